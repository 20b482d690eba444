"""Tables whose matches cannot be written: play goes on, and what was missed is caught up."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Timer
from typing import NamedTuple

import pytest

from game.engine.chance import SeededChance
from game.engine.notation import read_action
from game.play.bots.mind import Notice
from game.play.session import writing
from game.play.session.keeping import Keeper
from game.play.session.running import RunningTable
from game.reading.whole_file import parts
from game.storage import match_codec as log_lines
from game.storage.match_codec import SavedMatch
from game.storage.match_file import decoded
from game.storage.match_store import MatchStore
from tests.clock import Clock

from .tables import new_table, one_step, set_up

NOT_KEPT, KEPT_AGAIN = Notice("notice.not_kept"), Notice("notice.kept_again")
KEPT_LATE = Notice("notice.kept_late")
#: Seconds that nothing here takes.
LONG = 20.0


def kept_table(store: MatchStore) -> RunningTable:
    return table_with(store.keeper(store.new_id("loba_de_menos", 1.0), lambda: 1.0))


def table_with(keeper: Keeper) -> RunningTable:
    first = new_table("loba_de_menos", "n n", seed=3)
    return RunningTable.from_match(first.saved(), clock=Clock(), keeper=keeper)


class Disk:
    """Full for as long as it is said to be, and as slow as it is let: it takes acts while `takes`
    is set, and writes them while `writes` is. Acts are told by how many there were."""

    def __init__(self) -> None:
        self.is_full = False
        self.takes, self.writes = Event(), Event()
        self.takes.set()
        self.writes.set()
        self.is_writing = Event()
        self.kept: list[int] = []
        self.removed: list[int] = []

    def keep(self, saved: SavedMatch) -> Callable[[], OnDisk]:
        acts = len(saved.match.log) - 1

        def write() -> OnDisk:
            assert self.takes.wait(LONG)
            if self.is_full:
                raise OSError(28, "No space left on device")
            return OnDisk(self, acts)

        return write


class OnDisk(NamedTuple):
    disk: Disk
    acts: int

    def put_in_place(self) -> None:
        self.disk.is_writing.set()
        assert self.disk.writes.wait(LONG)
        self.disk.kept.append(self.acts)

    def remove(self) -> None:
        self.disk.removed.append(self.acts)


@contextmanager
def beside(
    table: RunningTable, monkeypatch: pytest.MonkeyPatch, waits: float = LONG
) -> Iterator[Event]:
    """The table is kept beside the window, which waits so long for each act to be handed over. The
    event is set when there is something to tell."""
    monkeypatch.setattr(writing, "HANDED_OVER_IN", waits)
    told = Event()
    table.begin_background_work(told.set)
    yield told
    table.end_background_work()


def test_a_full_disk_is_told_once_and_so_is_that_there_is_room_again() -> None:
    disk = Disk()
    table = table_with(disk.keep)
    disk.is_full = True
    one_step(table)
    one_step(table)
    assert table.take_notices() == [NOT_KEPT]
    assert not table.keep_the_rest()
    disk.is_full = False
    one_step(table)
    one_step(table)
    assert table.take_notices() == [KEPT_AGAIN]
    assert disk.kept == [3, 4]


def test_what_could_not_be_kept_is_tried_once_more_before_the_table_is_left() -> None:
    disk = Disk()
    table = table_with(disk.keep)
    disk.is_full = True
    one_step(table)
    disk.is_full = False
    assert table.keep_the_rest()
    assert table.keep_the_rest()
    assert disk.kept == [1]


def test_a_disk_that_writes_slowly_holds_no_act_up(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk()
    table = table_with(disk.keep)
    disk.writes.clear()
    with beside(table, monkeypatch):
        for _ in range(5):
            # The window would wait for its system, not for its disk.
            one_step(table)
        assert disk.kept == []
        Timer(0.05, disk.writes.set).start()
        assert table.keep_the_rest()
        assert disk.kept[-1] == 5, "the table was left before all was written"
    assert table.take_notices() == []


def test_of_what_waits_for_the_disk_the_newest_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk()
    table = table_with(disk.keep)
    disk.writes.clear()
    with beside(table, monkeypatch):
        one_step(table)
        assert disk.is_writing.wait(LONG)
        for _ in range(4):
            one_step(table)
        disk.writes.set()
    assert disk.kept == [1, 5]
    assert disk.removed == [2, 3, 4]


def test_a_second_behind_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "LATE_AFTER", 0.05)
    disk = Disk()
    table = table_with(disk.keep)
    disk.writes.clear()
    with beside(table, monkeypatch) as told:
        one_step(table)
        assert told.wait(LONG)
        assert table.take_notices() == [KEPT_LATE]
        disk.writes.set()
        assert table.keep_the_rest()
        one_step(table)
    assert table.take_notices() == []


def test_an_act_that_is_not_even_handed_over_is_told_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    disk = Disk()
    table = table_with(disk.keep)
    disk.takes.clear()
    with beside(table, monkeypatch, waits=0.05) as told:
        one_step(table)
        assert table.take_notices() == [NOT_KEPT]
        # It is not waited for again.
        monkeypatch.setattr(writing, "HANDED_OVER_IN", LONG)
        one_step(table)
        one_step(table)
        assert table.take_notices() == []
        told.clear()
        disk.takes.set()
        assert told.wait(LONG)
        assert table.take_notices() == [KEPT_AGAIN]
    assert disk.kept[-1] == 3


def test_what_went_wrong_beside_is_told_and_tried_before_the_table_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    disk = Disk()
    table = table_with(disk.keep)
    with beside(table, monkeypatch) as told:
        disk.is_full = True
        one_step(table)
        one_step(table)
        assert told.is_set()
        assert table.take_notices() == [NOT_KEPT]
        disk.is_full = False
        assert table.keep_the_rest()
        assert disk.kept == [2]


def test_a_fault_of_the_game_is_raised_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threading.excepthook", lambda told: None)
    disk = Disk()
    disk.keep = lambda saved: lambda: 1 // 0  # type: ignore[assignment, method-assign]
    table = table_with(disk.keep)
    with beside(table, monkeypatch, waits=0.05):
        one_step(table)
        with pytest.raises(ZeroDivisionError):
            table.keep_the_rest()


def test_that_a_match_is_too_long_to_be_kept_from_its_beginning_is_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    disk = Disk()
    table = table_with(disk.keep)
    one_step(table)
    monkeypatch.setattr(log_lines, "ACTS_MOST", 2)
    assert table.take_notices() == []
    for _ in range(3):
        one_step(table)
    assert table.take_notices() == [Notice("notice.too_long")]


def test_several_acts_of_one_move_are_kept_together() -> None:
    disk = Disk()
    table = set_up(variant="loba_de_menos", phase="play", hand="5h 6h 7h 9c 9d 9h Kd")
    acts = [
        read_action(table.rules, table.saved().match.state, text)
        for text in ("meld 5h 6h 7h", "meld 9c 9d 9h")
    ]
    saved = table.saved()
    table = RunningTable.from_match(saved, clock=Clock(), keeper=disk.keep)
    if table.needs_curtain:
        table.sit(table.to_act)
    table.act_all(acts)
    assert disk.kept == [2]


def test_a_file_where_the_folder_should_be_stops_nobody(tmp_path: Path) -> None:
    home = tmp_path / "data"
    home.write_text("not a folder")
    store = MatchStore(home)
    store.sweep()
    assert store.going_on() == []
    table = kept_table(store)
    for _ in range(4):
        one_step(table)
    assert table.take_notices() == [NOT_KEPT]
    home.unlink()
    one_step(table)
    assert table.take_notices() == [KEPT_AGAIN]
    (headline,) = store.going_on()
    saved = store.load(headline.match_id, SeededChance(1))
    assert saved.match.state == table.saved().match.state


def test_a_full_disk_leaves_the_last_act_that_had_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    store = MatchStore(tmp_path)
    table = kept_table(store)
    for _ in range(5):
        one_step(table)
    (headline,) = store.going_on()
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        for _ in range(9):
            one_step(table)
        assert len(store.load(headline.match_id, SeededChance(1)).match.log) == 6
    one_step(table)
    assert table.take_notices() == [NOT_KEPT, KEPT_AGAIN]
    assert len(store.load(headline.match_id, SeededChance(1)).match.log) == 16


def test_an_act_is_handed_over_before_it_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the disk has not even told that it has the one before."""
    writes, real = Event(), os.fsync

    def slow(descriptor: int) -> None:
        assert writes.wait(LONG)
        real(descriptor)

    store = MatchStore(tmp_path)
    table = kept_table(store)
    one_step(table)
    file = store.matches / f"{table.keeping.match_id}.json"
    before = file.read_bytes()
    monkeypatch.setattr(os, "fsync", slow)
    with beside(table, monkeypatch):
        for _ in range(4):
            one_step(table)
            newest = max(parts(store.matches), key=lambda part: part.number)
            log = decoded(newest.path.read_bytes(), SeededChance(1)).match.log
            assert log == table.saved().match.log
            # If the power fails, it is there still.
            assert file.read_bytes() == before
        writes.set()
    assert parts(store.matches) == []
    assert decoded(file.read_bytes(), SeededChance(1)).match.log == table.saved().match.log
