"""Programs at a running table: what becomes of one that cannot play."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.play.session.running import RunningTable
from game.play.session.seating import Player, player_of

from .tables import position

REPLACED = "notice.bot_replaced"

Seated = Callable[[str], RunningTable]


@pytest.fixture
def seated(tmp_path: Path) -> Iterator[Seated]:
    """A table at which a program is to draw, and then to discard."""
    tables = []

    def sit(source: str) -> RunningTable:
        file = tmp_path / "bot.py"
        file.write_text(source, encoding="utf-8")
        told = position(
            variant="carioca", players=["A", "B"], hand="9c 4d Kd", phase="draw", pile="3c"
        )
        players = [Player("Robot", "owl", str(file)), Player("Beto", "fox", "naive")]
        table = RunningTable.from_position(told, clock=time.monotonic, players=players)
        tables.append(table)
        return table

    yield sit
    for table in tables:
        table.end_background_work()


def next_act(table: RunningTable) -> list[str]:
    """What the bot does, and what is told of it."""
    until = time.monotonic() + 20
    table.bot_turn(0.0)
    while not table.ready():
        assert time.monotonic() < until
        time.sleep(0.005)
        table.bot_turn(0.0)
    told = [notice.key for notice in table.take_notices()]
    return [*(event.kind for event in table.play_bot()), *told]


def test_a_program_plays(seated: Seated) -> None:
    table = seated("import sys\nfor line in sys.stdin: print(1, flush=True)\n")
    table.begin_background_work(lambda: None)
    assert next_act(table) == ["took"]


def test_a_program_that_fails_three_times_loses_its_seat(seated: Seated) -> None:
    table = seated("import sys\nfor line in sys.stdin: print('?', flush=True)\n")
    table.begin_background_work(lambda: None)
    told: list[str] = []
    while REPLACED not in told:
        told += [key for key in next_act(table) if key.startswith("notice")]
    assert told == ["notice.program_no_answer", "notice.program_no_answer", REPLACED]


def test_where_there_is_no_process_a_simple_bot_plays_for_a_program(seated: Seated) -> None:
    table = seated("import sys\nfor line in sys.stdin: print(1, flush=True)\n")
    assert next_act(table) == ["drew"]


def test_a_match_file_does_not_tell_where_a_program_lies() -> None:
    robot = Player("Robot", "owl", str(Path("a") / "bot.py"))
    assert robot.saved() == ("Robot", "program", "owl")
    assert player_of(0, robot.saved()) == Player("Robot", "owl", "program")
