"""Bots in a process of their own: whatever one does there, the table goes on at once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event as Flag
from typing import cast

import pytest

from game.bots.simple import SIMPLE
from game.engine.actions import DRAW_STOCK
from game.engine.events import Event
from game.engine.notation import AnyRules
from game.play.bots.thought import Awaited
from game.play.session.running import Notice, RunningTable
from game.play.session.seating import Player
from game.reading.worker import Worker
from tests.beside import BOT_PROCESS, processes

from .rogues import ROGUES
from .tables import position

POSIX = pytest.mark.skipif(os.name != "posix", reason="signals")
#: A process that is slow to start on a busy machine is not what is tried here.
SOON = 20.0
#: Well before anybody's patience is at its end; and a little after.
AT_ONCE, IN_TIME = 0.7, 5.0
LOST, REPLACED = "notice.bot_lost_thread", "notice.bot_replaced"

Seated = Callable[..., RunningTable]


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> Iterator[Seated]:
    """A table of bots that are to draw: rogues from the pile, the simple one from the stock."""
    tables = []
    for name, rogue in ROGUES.items():
        monkeypatch.setitem(cast(dict[str, object], SIMPLE), name, rogue)

    def sit(*bots: str, wake: Callable[[], None] = lambda: None) -> RunningTable:
        told = position(
            variant="carioca", players=["A", "B"], hand="9c 4d Kd", phase="draw", pile="3c"
        )
        players = [Player(f"P{seat}", "owl", bot) for seat, bot in enumerate(bots)]
        table = RunningTable.from_position(told, clock=time.monotonic, players=players)
        table.begin_background_work(wake)
        tables.append(table)
        return table

    yield sit
    for table in tables:
        table.end_background_work()
    wait_until(lambda: not processes(BOT_PROCESS))


def wait_until(reached: Callable[[], object], within: float = SOON) -> float:
    """Seconds until it was so."""
    began = time.monotonic()
    while not reached():
        assert time.monotonic() < began + within
        time.sleep(0.005)
    return time.monotonic() - began


def is_ready(table: RunningTable) -> Callable[[], bool]:
    def look() -> bool:
        table.bot_turn(0.0)
        return table.ready()

    return look


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in events]


def warmed_up(table: RunningTable) -> None:
    """The process is there: from now on times are those of bots."""
    wait_until(lambda: not list(table.bots._hear()) and table.bots._is_ready)


def in_thought(table: RunningTable) -> None:
    """The bot has told its first thought, and goes on."""
    warmed_up(table)
    table.bot_turn(0.0)
    thought = table.bots.thought(table.match)
    assert isinstance(thought, Awaited)
    wait_until(lambda: not list(table.bots._hear()) and thought._found)


def test_bots_think_in_a_process_that_knows_no_window(seated: Seated) -> None:
    woken = Flag()
    table = seated("is_apart", "naive", wake=woken.set)
    warmed_up(table)
    woken.clear()
    table.bot_turn(0.0)
    assert woken.wait(SOON)
    table.bot_turn(0.0)
    assert table.ready()
    assert kinds(table.play_bot()) == ["took"]


def test_whoever_begins_while_the_process_is_starting_still_has_its_say(seated: Seated) -> None:
    table = seated("is_apart", "naive")
    wait_until(is_ready(table))
    assert kinds(table.play_bot()) == ["took"]


@pytest.mark.parametrize("level", ["novice", "regular", "expert", "cautious"])
def test_every_level_and_style_can_think_in_a_process(seated: Seated, level: str) -> None:
    table = seated(level, "naive")
    wait_until(is_ready(table))
    thought = table.bots.thought(table.match)
    assert isinstance(thought, Awaited)
    assert thought._found is not None
    assert table.play_bot()
    assert table.take_notices() == []


def test_counsel_for_a_person_is_thought_out_beside(seated: Seated) -> None:
    woken = Flag()
    table = seated("", "naive", wake=woken.set)
    assert table.hint(0.0) is None
    until = time.monotonic() + SOON
    while (advice := table.hint(0.0)) is None:
        assert time.monotonic() < until
        woken.wait(table.bot_due())
        woken.clear()
    assert isinstance(table.bots.thought(table.match), Awaited)
    alone = seated("", "naive")
    alone.end_background_work()
    assert alone.hint() == advice


def test_people_alone_have_a_process_only_once_they_ask_for_counsel(seated: Seated) -> None:
    table = seated("", "")
    table.sit(0)
    time.sleep(0.05)
    assert processes(BOT_PROCESS) == []
    wait_until(lambda: table.hint(0.0) is not None)
    assert len(processes(BOT_PROCESS)) == 1


def test_counsel_is_dropped_when_the_table_has_changed(seated: Seated) -> None:
    table = seated("", "")
    table.sit(0)
    assert table.hint(0.0) is None
    table.act(DRAW_STOCK)
    wait_until(lambda: table.hint(0.0) is not None)
    advice = table.hint(0.0)
    assert advice is not None
    assert advice.act.kind != "draw"


def test_without_bots_no_process_is_started(seated: Seated) -> None:
    seated("", "")
    time.sleep(0.05)
    assert processes(BOT_PROCESS) == []


def test_a_process_ends_with_its_table(seated: Seated) -> None:
    table = seated("hangs", "naive")
    warmed_up(table)
    table.bot_turn(0.0)
    table.end_background_work()
    wait_until(lambda: not processes(BOT_PROCESS))


def test_a_bot_that_could_go_on_for_ever_plays_when_its_time_is_up(seated: Seated) -> None:
    table = seated("never_stops", "naive")
    warmed_up(table)
    assert 0.7 < wait_until(is_ready(table)) < IN_TIME
    assert table.play_bot()
    assert table.take_notices() == []
    assert len(processes(BOT_PROCESS)) == 1


def test_a_bot_in_thought_can_be_hurried(seated: Seated) -> None:
    table = seated("hangs", "naive")
    in_thought(table)
    assert not table.ready()
    table.hurry()
    assert kinds(table.play_bot()) == ["took"]


def test_who_is_hurried_before_a_thought_plays_as_the_simple_bot(seated: Seated) -> None:
    table = seated("is_never_made", "naive")
    table.hurry()
    assert kinds(table.play_bot()) == ["drew"]


@pytest.mark.parametrize("bot", ["hangs", "is_never_made"])
def test_a_bot_that_does_not_come_back_loses_its_seat_but_never_holds_up_the_table(
    seated: Seated, bot: str
) -> None:
    table = seated(bot, "naive")
    warmed_up(table)
    (first,) = processes(BOT_PROCESS)
    assert wait_until(is_ready(table)) < IN_TIME
    table.play_bot()
    told: list[Notice] = []

    def is_told() -> bool:
        table.bot_turn(0.0)
        told.extend(table.take_notices())
        return bool(told)

    wait_until(is_told)
    assert told == [Notice(REPLACED, 0)]
    assert wait_until(is_ready(table)) < AT_ONCE
    table.play_bot()
    wait_until(lambda: processes(BOT_PROCESS) not in ([], [first]))
    assert wait_until(is_ready(table)) < IN_TIME


@pytest.mark.parametrize("bot", ["raises", "cheats", "talks_nonsense"])
def test_a_bot_that_cannot_play_loses_its_seat_and_its_process(seated: Seated, bot: str) -> None:
    table = seated(bot, "is_apart")
    warmed_up(table)
    (first,) = processes(BOT_PROCESS)
    assert wait_until(is_ready(table)) < AT_ONCE
    assert table.take_notices() == [Notice(REPLACED, 0)]
    assert kinds(table.play_bot()) == ["drew"]
    wait_until(lambda: processes(BOT_PROCESS) not in ([], [first]))
    wait_until(is_ready(table))
    table.play_bot()
    assert table.take_notices() == []


@POSIX
def test_a_process_that_is_killed_in_mid_thought_costs_one_thought(seated: Seated) -> None:
    table = seated("hangs", "naive")
    in_thought(table)
    (first,) = processes(BOT_PROCESS)
    os.kill(first, signal.SIGKILL)
    assert wait_until(is_ready(table)) < AT_ONCE
    assert table.take_notices() == [Notice(LOST, 0)]
    assert kinds(table.play_bot()) == ["took"]
    wait_until(lambda: processes(BOT_PROCESS) not in ([], [first]))


def test_a_bot_that_takes_its_process_with_it_loses_its_seat_the_third_time(seated: Seated) -> None:
    table = seated("leaves", "naive")
    told: list[str] = []
    while REPLACED not in told:
        wait_until(is_ready(table))
        table.play_bot()
        told += [notice.key for notice in table.take_notices()]
    assert told == [LOST, LOST, REPLACED]


def test_where_no_process_can_be_started_bots_think_between_two_pictures(
    seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object, **named: object) -> None:
        raise OSError

    monkeypatch.setattr(Worker, "__init__", refuse)
    table = seated("is_apart", "naive")
    wait_until(is_ready(table))
    assert kinds(table.play_bot()) == ["drew"]
    assert table.take_notices() == []


def test_a_bot_that_cannot_be_sent_elsewhere_thinks_between_two_pictures(
    seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    def local(rules: AnyRules) -> object:
        return SIMPLE["naive"](rules)

    monkeypatch.setitem(cast(dict[str, object], SIMPLE), "local", local)
    table = seated("local", "naive")
    wait_until(is_ready(table))
    assert processes(BOT_PROCESS) == []


def test_bots_think_alike_in_the_process_and_out_of_it(seated: Seated) -> None:
    apart, here = seated("random", "random"), seated("random", "random")
    here.end_background_work()
    for _ in range(12):
        wait_until(is_ready(apart))
        wait_until(is_ready(here))
        assert apart.play_bot() == here.play_bot()


LEAVES_AT_ONCE = """
import time
from multiprocessing import util
from threading import Event
from game.play.bots.process import BotProcess

start, is_started = util.spawnv_passfds, Event()

def started(path, words, handles):
    number = start(path, words, handles)
    if "--multiprocessing-fork" in words:
        is_started.set()
        # The machine is busy elsewhere.
        time.sleep(0.3)
    return number

util.spawnv_passfds = started
process = BotProcess(None, {}, lambda: None, 1.0)
is_started.wait()
process.close()
"""


@POSIX
def test_who_leaves_while_the_process_is_starting_is_told_nothing_by_it() -> None:
    left = subprocess.run(
        [sys.executable, "-c", LEAVES_AT_ONCE], capture_output=True, text=True, check=True
    )
    assert (left.stdout, left.stderr) == ("", "")


LEAVES_LATE = """
import time
from game.play.bots.process import BotProcess

bots = BotProcess(None, {}, lambda: None, 1.0)
while bots._worker is None:
    time.sleep(0.01)
# The game imports it no sooner.
from multiprocessing.popen_fork import Popen

Popen.terminate = lambda process: print("ended by another than its keeper")
"""


@POSIX
def test_who_leaves_without_closing_it_ends_it_before_another_is_started_in_its_place() -> None:
    left = subprocess.run(
        [sys.executable, "-c", LEAVES_LATE], capture_output=True, text=True, timeout=SOON
    )
    assert (left.returncode, left.stdout, left.stderr) == (0, "", "")


WINDOW = """
import sys, time
from multiprocessing import active_children
from play.rogues import ROGUES
from play.tables import position
from game.bots.simple import SIMPLE
from game.play.session.running import RunningTable
from game.play.session.seating import Player
from game.reading.worker import Worker
SIMPLE["hangs"] = ROGUES["hangs"]
told = position(variant="loba_de_menos", hand="9c 4d Kd", phase="draw", pile="3c")
players = [Player("Bot", "owl", sys.argv[1]), Player("Ana", "fox")]
table = RunningTable.from_position(told, clock=time.monotonic, players=players)
table.begin_background_work(lambda: None)
while not active_children():
    time.sleep(0.01)
table.bot_turn(0.0)
print(active_children()[0].pid, flush=True)
time.sleep(60)
"""

TALKS_TO_ITSELF = """
import os, pathlib, sys
pathlib.Path(sys.argv[0]).with_suffix(".pid").write_text(str(os.getpid()))
while True: pass
"""


def is_alive(pid: int) -> bool:
    """A child that nobody has buried is dead all the same."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="/proc")
def test_when_the_window_is_killed_nothing_of_its_bots_is_left(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(TALKS_TO_ITSELF, encoding="utf-8")
    file = tmp_path / "bot.pid"
    for bot in ("hangs", str(program)):
        window = subprocess.Popen(
            [sys.executable, "-c", WINDOW, bot],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        assert window.stdout is not None
        with window.stdout as said:
            pids = [int(said.readline())]
        if bot != "hangs":
            wait_until(lambda: file.exists() and file.read_text())
            pids.append(int(file.read_text()))
        else:
            time.sleep(0.5)
        assert all(map(is_alive, pids))
        window.kill()
        window.wait()
        wait_until(lambda pids=pids: not any(map(is_alive, pids)))
