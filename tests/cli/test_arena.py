"""`loba arena`: duplicate deals among bots, as a table or as data."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import NoReturn

import pytest

from game.__main__ import main
from game.bots.program import ANSWERS_WITHIN
from game.cli.arena import ArenaPlan, _Programs
from game.engine.chance import SeededChance
from game.paths import HOME_VARIABLE
from game.play.bots.parallel import WorkLostError
from game.storage.match_file import read_match
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of, variant_from_mapping

Capture = pytest.CaptureFixture[str]
LINE = ("--variant", "loba_de_menos", "--matches", "4")


def run(capsys: Capture, *argv: str) -> tuple[int, str, str]:
    code = main(["arena", *argv])
    out, err = capsys.readouterr()
    return code, out, err


def test_everyone_meets_everyone_on_as_many_matches_as_wanted(capsys: Capture) -> None:
    code, out, _ = run(capsys, *LINE, "--bots", "naive,random,novice", "--json")
    told = json.loads(out)
    assert code == 0
    assert [(bout["one"], bout["other"], bout["matches"]) for bout in told["bouts"]] == [
        ("naive", "random", 4),
        ("naive", "novice", 4),
        ("random", "novice", 4),
    ]
    assert all(0 <= bout["wins"]["mean"] <= 1 for bout in told["bouts"])


def test_it_does_not_matter_how_many_processors_play(capsys: Capture) -> None:
    told = [run(capsys, *LINE, "--bots", "naive,random", "--jobs", jobs) for jobs in ("1", "2")]
    assert told[0] == told[1]


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_a_table_in_words(capsys: Capture, language: str) -> None:
    code, out, err = run(capsys, *LINE, "--bots", "naive,random", "--lang", language)
    assert (code, err) == (0, "")
    assert "naive \N{EN DASH} random" in out
    assert "±" in out


#: Draws, and throws the first card it may; `nap` seconds later.
PROGRAM = """
import json, sys, time
for line in sys.stdin:
    legal = json.loads(line)["legal"]
    time.sleep({nap})
    thrown = [act for act in legal if act.startswith("discard")]
    print(json.dumps((thrown or legal)[0]), flush=True)
"""


def program(folder: Path, nap: float) -> str:
    file = folder / "mine.py"
    file.write_text(PROGRAM.format(nap=nap), "utf-8")
    return str(file)


def test_a_process_that_dies_is_told(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(*_: object) -> NoReturn:
        raise WorkLostError

    monkeypatch.setattr("game.cli.arena.parallel_map", killed)
    code, out, err = run(capsys, *LINE, "--bots", "naive,random", "--jobs", "2")
    assert (code, out) == (1, "")
    assert "memory" in err


def test_a_program_of_ones_own_plays_against_bots(capsys: Capture, tmp_path: Path) -> None:
    mine = program(tmp_path, 0.0)
    code, out, _ = run(capsys, *LINE, "--bots", f"naive,{mine}", "--time", "20", "--json")
    (bout,) = json.loads(out)["bouts"]
    assert code == 0
    assert (bout["one"], bout["other"]) == ("naive", mine)
    assert bout["wins"]["mean"] > 0.5
    assert bout["missed"] == [0, 0]


@pytest.mark.long
def test_a_program_that_is_late_is_said_to_be(capsys: Capture, tmp_path: Path) -> None:
    """In its place a simple act is played."""
    mine = program(tmp_path, 9.0)
    line = ("--variant", "la_mona", "--option", "rounds_to_win=1", "--matches", "2")
    code, out, _ = run(capsys, *line, "--bots", f"random,{mine}", "--time", "0.001")
    assert code == 0
    assert "mine.py had no answer" in out


@pytest.mark.parametrize(("seconds", "within"), [(None, ANSWERS_WITHIN), (0.5, 0.5)])
def test_a_program_is_waited_for_as_long_as_the_line_says_or_as_at_a_table(
    tmp_path: Path, seconds: float | None, within: float
) -> None:
    resolved = Catalogue().load("la_mona").resolved
    plan = ArenaPlan(resolved, ("naive", "mine.py"), 3, 1, seconds, "la_mona")
    rules = rules_of(variant_from_mapping(resolved).game)
    programs = _Programs(Path(program(tmp_path, 0.0)), plan, rules)
    assert [one._within for one in programs._by_seat] == [within] * 3


def test_who_thinks_ahead_is_cut_short(capsys: Capture) -> None:
    line = ("--variant", "la_mona", "--option", "rounds_to_win=1", "--matches", "2")
    began = time.process_time()
    run(capsys, *line, "--bots", "expert@9999,random", "--time", "0.01")
    assert time.process_time() - began < 20


def test_a_faulty_bot_of_ones_own_is_told_with_line_and_column(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    file = tmp_path / "data" / "bots" / "paco.yaml"
    file.parent.mkdir(parents=True)
    file.write_text("schema: 1\nlevel: regulr\n", "utf-8")
    code, _, err = run(capsys, *LINE, "--bots", "naive,paco")
    assert code == 2
    assert f"{file}:2:8" in err
    assert "regular" in err


def test_matches_of_styles_and_levels_are_kept_and_can_be_read(
    capsys: Capture, tmp_path: Path
) -> None:
    line = ["--variant", "la_mona", "--preset", "short_match", "--matches", "1"]
    main(["simulate", *line, "--bots", "bold,expert@2", "--save", str(tmp_path)])
    capsys.readouterr()
    (file,) = tmp_path.iterdir()
    assert [seat.kind for seat in read_match(file, SeededChance(0)).seats] == ["bold", "expert"]
