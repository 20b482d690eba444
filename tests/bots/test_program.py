"""Programs that play: asked by a line, answering by a line, and never trusted."""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from game.bots import program
from game.bots.base import MissedTurnError, decision
from game.bots.program import ProgramBot
from game.engine.cards import pack, parse_cards
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.notation import AnyRules, say_action
from game.engine.phases import SCORED
from game.engine.visibility import observe
from game.paths import bundled
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

DOCS = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
GAMES = Catalogue([bundled("assets/variants")])

Player = Callable[..., ProgramBot]

#: A program that answers every line in this way.
ANSWERS = """
import json, sys, time
for line in sys.stdin:
    table = json.loads(line)
    {}
"""


def rules_called(game: str) -> AnyRules:
    return rules_of(GAMES.load(game).game)


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    """A bot of a program; where it may think for long, nothing hangs on how busy the machine is."""
    bots = []

    def of(source: str, game: str = "carioca", within: float = 20.0) -> ProgramBot:
        file = tmp_path / "bot.py"
        file.write_text(source, encoding="utf-8")
        bots.append(ProgramBot(file, game, rules_called(game), within))
        return bots[-1]

    yield of
    for bot in bots:
        bot.end()


def first_turn(bot: ProgramBot, times: int = 1) -> list[str]:
    """What it does, time and again, at a table where it is to draw; or why it does nothing."""
    rules = rules_called("carioca")
    state = Match(rules, 2, SeededChance(1)).state
    seen, legal = observe(state, state.to_act), rules.legal_actions(state)
    told = []
    for _ in range(times):
        try:
            told.append(say_action(rules, decision(bot, seen, legal, Random(1))))
        except MissedTurnError as missed:
            told.append(missed.why)
    return told


@pytest.mark.parametrize(
    ("says", "does"),
    [
        ("print(1, flush=True)", "draw pile"),
        ("print(json.dumps(table['legal'][1]), flush=True)", "draw pile"),
        ("print('\"draw   stock\"', flush=True)", "draw stock"),
        ("print(2, flush=True)", "notice.program_refused"),
        ("print(-1, flush=True)", "notice.program_refused"),
        ("print('\"discard 9h\"', flush=True)", "notice.program_refused"),
        ("print('draw pile', flush=True)", "notice.program_no_answer"),
        ("print(flush=True)", "notice.program_no_answer"),
        ("print('true', flush=True)", "notice.program_no_answer"),
        ("print('[' * 4000, flush=True)", "notice.program_no_answer"),
        ("print(json.dumps(table), flush=True)", "notice.program_no_answer"),
        ("sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()",
         "notice.program_no_answer"),
        ("print('x' * 5000, flush=True)", "notice.program_talked"),
        ("while True: print('flood', end='')", "notice.program_talked"),
        ("sys.exit()", "notice.program_ended"),
        ("raise RuntimeError", "notice.program_ended"),
    ],
)  # fmt: skip
def test_what_a_program_says_is_an_act_or_the_bot_misses_its_turn(
    player: Player, says: str, does: str
) -> None:
    assert first_turn(player(ANSWERS.format(says)), 2) == [does, does]


def test_a_program_that_is_too_late_misses_its_turn_and_is_started_again(player: Player) -> None:
    bot = player(ANSWERS.format("time.sleep(60)"), within=0.3)
    began = time.monotonic()
    assert first_turn(bot, 2) == ["notice.program_late"] * 2
    assert time.monotonic() - began < 10


def test_the_start_of_a_program_is_not_part_of_its_thought(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second time it has started already, and is as slow."""
    monkeypatch.setattr(program, "STARTS_WITHIN", 20.0)
    bot = player(ANSWERS.format("time.sleep(0.6); print(0, flush=True)"), within=0.3)
    assert first_turn(bot, 2) == ["draw stock", "notice.program_late"]


def test_a_program_starts_before_it_is_asked(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("open('started', 'w').close(); input()", encoding="utf-8")
    bot = program.ProgramMaker(file, "carioca")(rules_called("carioca"))
    until = time.monotonic() + 20
    while not (tmp_path / "started").exists() and time.monotonic() < until:
        time.sleep(0.01)
    bot.end()
    assert (tmp_path / "started").exists()


def test_a_program_that_does_not_listen_holds_nobody_up(player: Player) -> None:
    bot = player("while True: pass", within=0.3)
    rules = rules_called("carioca")
    state = Match(rules, 2, SeededChance(1)).state
    legal = list(rules.legal_actions(state)) * 100_000
    with pytest.raises(MissedTurnError, match="late"):
        decision(bot, observe(state, state.to_act), legal, Random(1))


def test_a_program_that_talks_unasked_misses_its_next_turn(player: Player) -> None:
    bot = player(ANSWERS.format("print(0); print(0, flush=True)"))
    assert first_turn(bot) == ["draw stock"]
    assert bot._program is not None
    while bot._program._lines.empty():
        time.sleep(0.005)
    assert first_turn(bot) == ["notice.program_talked"]


def test_a_program_that_is_not_there_misses_its_turn(player: Player) -> None:
    bot = ProgramBot(Path("no/such/program"), "carioca", rules_called("carioca"))
    assert first_turn(bot) == ["notice.program_ended"]


def test_a_program_is_told_what_the_player_sees_and_no_more() -> None:
    rules = rules_called("loba_de_menos")
    state = Match(rules, 2, SeededChance(1)).state
    state.hands[0] = pack(parse_cards("9h 9h' X"))
    state.hands[1] = pack(parse_cards("2c 3c"))
    state.known[1] = pack(parse_cards("3c"))
    told = json.loads(json.dumps(program.shown_to(rules, observe(state, 0))))
    assert told["hand"] == "9h 9h' X"
    assert told["hand_sizes"] == [3, 2]
    assert told["known"] == ["", "3c"]
    assert "2c" not in json.dumps(told)


def example() -> str:
    found = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_every_key_that_is_told_is_explained() -> None:
    rules = rules_called("la_mona")
    told = program.shown_to(rules, observe(Match(rules, 2, SeededChance(1)).state, 0))
    explained = set(re.findall(r"`(\w+)`", DOCS.read_text(encoding="utf-8")))
    assert {*told, "game", "legal"} <= explained


@pytest.mark.parametrize("game", ["carioca", "la_mona"])
def test_the_example_of_the_page_plays(player: Player, game: str) -> None:
    bot, rules = player(example(), game), rules_called(game)
    match = Match(rules, 2, SeededChance(3))
    acts: Sequence[object] = []
    while len(acts) < 40 and match.state.phase != SCORED:
        state = match.state
        seen, legal = observe(state, state.to_act), rules.legal_actions(state)
        act = decision(bot, seen, legal, Random(1))
        match.submit(state.to_act, act)
        acts = [*acts, act]
    assert acts


@pytest.mark.parametrize(
    ("platform", "installed", "command"),
    [
        ("win32", {"py": "C:/py.exe", "python": "C:/python.exe"}, ["C:/py.exe", "-3"]),
        ("win32", {"python3": "C:/WindowsApps/python3.exe", "python": "C:/p.exe"}, ["C:/p.exe"]),
        ("win32", {"python3": "C:/WindowsApps/python3.exe"}, ["python3"]),
        ("linux", {"py": "/usr/bin/py", "python3": "/usr/bin/python3"}, ["/usr/bin/python3"]),
    ],
)
def test_the_built_game_finds_a_python_for_a_bot(
    monkeypatch: pytest.MonkeyPatch, platform: str, installed: dict[str, str], command: list[str]
) -> None:
    monkeypatch.setattr(program.sys, "frozen", True, raising=False)
    monkeypatch.setattr(program.sys, "platform", platform)
    monkeypatch.setattr(program.shutil, "which", installed.get)
    assert program.command_of(Path("bot.py")) == [*command, "bot.py"]


@pytest.mark.parametrize(
    ("before", "shown"), [({}, None), ({"LD_LIBRARY_PATH_ORIG": "/opt/theirs"}, "/opt/theirs")]
)
def test_a_frozen_game_keeps_its_libraries_to_itself(
    monkeypatch: pytest.MonkeyPatch, before: dict[str, str], shown: str | None
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    given = {"LD_LIBRARY_PATH": "/loba/_internal", "_PYI_ARCHIVE_FILE": "/loba/loba", "A": "b"}
    monkeypatch.setattr(program.os, "environ", {**given, **before})
    found = program.outer_environment()
    assert found == ({"A": "b"} if shown is None else {"A": "b", "LD_LIBRARY_PATH": shown})


def test_a_game_that_is_not_frozen_hands_everything_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program.os, "environ", {"LD_LIBRARY_PATH": "/opt/theirs"})
    assert program.outer_environment() == {"LD_LIBRARY_PATH": "/opt/theirs"}
