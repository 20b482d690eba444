"""`loba simulate`: the same matches for a seed, whoever plays them, and figures that are right."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from game.__main__ import main
from game.cli.simulate import PATIENCE, PAUSE, watched
from game.engine.chance import SeededChance
from game.play.bots.parallel import WorkLostError
from game.play.bots.simulation import Played, SimulationPlan, Spread, figures_of, simulate
from game.storage.match_file import read_match
from game.variants.catalogue import Catalogue

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *argv: str) -> tuple[int, str, str]:
    code = main(["simulate", *argv])
    out, err = capsys.readouterr()
    return code, out, err


# The same for a seed --------------------------------------------------------------------------


def test_it_does_not_matter_how_many_processors_play(capsys: Capture, tmp_path: Path) -> None:
    told, files = [], []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        line = ["--variant", "loba_de_menos", "--players", "3", "--matches", "12", "--seed", "7"]
        line += ["--bots", "naive,random,naive", "--jobs", jobs, "--save", str(folder)]
        told.append(run(capsys, *line))
        files.append({file.name: file.read_bytes() for file in folder.iterdir()})
    assert told[0] == told[1]
    assert told[0][0] == 0
    assert files[0] == files[1]
    assert len(files[0]) == 12


def test_another_seed_is_another_match(capsys: Capture) -> None:
    line = ["--variant", "la_mona", "--preset", "short_match", "--matches", "3", "--json"]
    figures = [json.loads(run(capsys, *line, "--seed", seed)[1]) for seed in ("1", "2", "1")]
    assert figures[0] == figures[2]
    assert figures[0]["points"] != figures[1]["points"]


def test_a_match_is_the_same_however_many_there_are() -> None:
    resolved = Catalogue().load("la_mona", preset="short_match").resolved
    plan = SimulationPlan(resolved, ("naive", "random"), 1)
    assert list(simulate(plan, 4, 1))[:2] == list(simulate(plan, 2, 1))


# The figures ----------------------------------------------------------------------------------


def test_spread() -> None:
    assert Spread.of([4]) == (4, 4, 4, 4, 4, 4)
    assert Spread.of([5, 1, 2, 4, 3]) == (1, 2, 3, 4, 5, 3)
    assert Spread.of([1, 2]) == (1, 1.25, 1.5, 1.75, 2, 1.5)


def test_figures_of_two_matches() -> None:
    one = Played(((10, 20)), ((0, 7), (5, 0)), (5, 7), (0,), False, 1, 0, 2)
    other = Played((30,), ((4, 4),), (4, 4), (0, 1), True, 0, 1, 0)
    figures = figures_of([one, other], 2)
    assert (figures.matches, figures.hands_played) == (2, 3)
    assert (figures.hands.mean, figures.turns.mean) == (1.5, 20)
    assert (figures.points.max, figures.scores.min) == (7, 4)
    assert (figures.one_turn_outs, figures.blocked_hands, figures.rebuys) == (1, 1, 2)
    assert (figures.wins, figures.shared) == ((2, 1), 1)


def test_a_match_in_which_no_hand_counted_has_no_points() -> None:
    void = Played((9,), (), (0, 0), (0, 1), True, 0, 1, 0)
    assert figures_of([void], 2).points.max == 0


def test_the_figures_are_those_of_the_matches_that_were_kept(
    capsys: Capture, tmp_path: Path
) -> None:
    line = ["--variant", "loba_de_menos", "--players", "4", "--matches", "5", "--json"]
    code, out, err = run(capsys, *line, "--save", str(tmp_path))
    figures = json.loads(out)
    assert (code, err) == (0, "")
    states = [read_match(file, SeededChance(0)).match.state for file in tmp_path.iterdir()]
    assert len(states) == figures["matches"] == 5
    assert sum(state.hand_no for state in states) == figures["hands_played"]
    assert sum(sum(state.standing.rebuys) for state in states) == figures["rebuys"]
    assert max(max(state.standing.scores) for state in states) == figures["scores"]["max"]
    assert sum(figures["wins"]) == 5 + figures["shared"]


def test_what_cannot_happen_in_a_game_is_never_counted() -> None:
    """Nobody goes out of a fishing game."""
    resolved = Catalogue().load("la_mona", preset="short_match").resolved
    plan = SimulationPlan(resolved, ("naive", "naive"), 1)
    played = list(simulate(plan, 3, 1))
    assert [(one.one_turn_outs, one.blocked, one.rebuys) for one in played] == [(0, 0, 0)] * 3
    assert all(len(one.turns) == len(one.points) for one in played)


def test_partners_win_together(capsys: Capture) -> None:
    line = ["--variant", "la_mona", "--preset", "short_match", "--players", "4", "--json"]
    wins = json.loads(run(capsys, *line, "--matches", "6")[1])["wins"]
    assert wins[:2] == wins[2:]
    assert sum(wins) == 12


@pytest.mark.parametrize(("at", "variant_id"), [*enumerate(Catalogue().ids())])
def test_every_game_is_simulated_and_each_language_tells_of_some(
    capsys: Capture, at: int, variant_id: str
) -> None:
    language = ("en", "es", "fr", "pt")[at % 4]
    code, out, err = run(capsys, "--variant", variant_id, "--matches", "1", "--lang", language)
    assert (code, err) == (0, "")
    assert "[" not in out
    # A head, an empty line, four spreads below their columns, an empty line, and wins by seat.
    lines = out.splitlines()
    assert len({len(line) for line in lines[2:7]}) == 1
    seats = Catalogue().load(variant_id).game.players.min
    assert len(lines) >= 8 + seats


def test_what_cannot_happen_in_a_game_is_not_counted(capsys: Capture) -> None:
    words = {"loba_de_menos": ["Blocked", "Reenganches"], "carioca": ["Blocked"], "la_mona": []}
    for variant_id, expected in words.items():
        out = run(capsys, "--variant", variant_id, "--matches", "1")[1]
        assert [word for word in ("Blocked", "Reenganches") if word in out] == expected


def test_options_and_presets_are_played(capsys: Capture) -> None:
    line = ["--variant", "carioca", "--matches", "1", "--json"]
    told = json.loads(run(capsys, *line, "--option", "contracts=6", "--preset", "high_values")[1])
    assert told["hands"]["max"] == 6
    assert told["chosen"]["value.joker"] == 50


# Mistakes -------------------------------------------------------------------------------------


def test_a_folder_that_cannot_be_written_is_told(capsys: Capture, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    line = ["--variant", "la_mona", "--preset", "short_match", "--save", str(taken)]
    code, out, err = run(capsys, *line)
    assert (code, out) == (1, "")
    assert str(taken) in err
    assert len(err.splitlines()) == 1


def test_a_process_that_dies_is_told(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(plan: SimulationPlan, matches: int, jobs: int) -> NoReturn:
        raise WorkLostError

    monkeypatch.setattr("game.cli.simulate.simulate", killed)
    code, out, err = run(capsys, "--variant", "la_mona", "--jobs", "2")
    assert (code, out) == (1, "")
    assert "memory" in err


# Waiting --------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def clock_of(*times: float) -> Callable[[], float]:
    left = iter(times)
    return lambda: next(left)


def test_a_bar_appears_after_a_second_and_goes_away() -> None:
    terminal = Terminal()
    times = clock_of(0, 0.5, PATIENCE, PATIENCE + PAUSE / 2, PATIENCE + PAUSE)
    assert list(watched("abcd", 4, terminal, times)) == ["a", "b", "c", "d"]
    drawn = terminal.getvalue().split("\r")
    assert [line.split()[-1] for line in drawn if line.strip()] == ["2/4", "4/4"]
    assert not drawn[-1].strip()
    assert len(drawn[-2]) >= len(drawn[1])


def test_no_bar_for_short_work_nor_where_nobody_looks() -> None:
    terminal, file = Terminal(), io.StringIO()
    assert list(watched("ab", 2, terminal, clock_of(0, 0.1, 0.9))) == ["a", "b"]
    assert list(watched("ab", 2, file, clock_of())) == ["a", "b"]
    assert terminal.getvalue() == file.getvalue() == ""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no process groups to interrupt")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_can_be_interrupted(tmp_path: Path, jobs: str) -> None:
    line = [sys.executable, "-m", "game", "simulate", "--variant", "la_mona", "--matches", "100000"]
    options: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(
        [*line, "--jobs", jobs, "--save", str(tmp_path)], start_new_session=True, **options
    ) as process:
        until = time.monotonic() + 30
        while len(list(tmp_path.glob("la_mona*"))) < 5 and time.monotonic() < until:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=30)
        finally:
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, out, err) == (130, "", "See you soon!\n")
    assert not [file for file in tmp_path.iterdir() if file.name.startswith(".")]


def test_fewer_bots_than_seats_take_the_seats_in_turn(capsys: Capture) -> None:
    words = ["--variant", "la_mona", "--option", "rounds_to_win=1", "--players", "3"]
    words += ["--bots", "naive,random", "--matches", "1", "--json"]
    code, told, _ = run(capsys, *words)
    assert code == 0
    assert json.loads(told)["bots"] == ["naive", "random", "naive"]
