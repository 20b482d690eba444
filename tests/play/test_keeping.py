"""Tables whose matches cannot be written: play goes on, and what was missed is caught up."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event, Timer

import pytest

from game.engine.chance import SeededChance
from game.engine.notation import read_action
from game.play.bots.mind import Notice
from game.play.session import keeping
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


def kept_table(store: MatchStore) -> RunningTable:
    return table_with(store.keeper(store.new_id("loba_de_menos", 1.0), lambda: 1.0))


def table_with(keeper: Keeper) -> RunningTable:
    first = new_table("loba_de_menos", "n n", seed=3)
    return RunningTable.from_match(first.saved(), clock=Clock(), keeper=keeper)


class Disk:
    """Full for as long as it is said to be, and as slow as it is let."""

    def __init__(self) -> None:
        self.is_full = False
        self.goes_on = Event()
        self.goes_on.set()
        self.kept: list[int] = []

    def keep(self, saved: SavedMatch) -> Callable[[], None]:
        acts = len(saved.match.log) - 1

        def write(handed_over: Callable[[], None] = lambda: None) -> None:
            assert self.goes_on.wait(10)
            if self.is_full:
                raise OSError(28, "No space left on device")
            self.kept.append(acts)

        return write


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


def test_a_slow_disk_holds_nobody_up_and_never_is_more_than_one_move_behind() -> None:
    disk = Disk()
    table = table_with(disk.keep)
    table.begin_background_work(lambda: None)
    disk.goes_on.clear()
    one_step(table)
    assert disk.kept == []
    later = Timer(0.2, disk.goes_on.set)
    later.start()
    one_step(table)
    assert disk.kept[:1] == [1]
    table.end_background_work()
    assert disk.kept == [1, 2]
    one_step(table)
    assert disk.kept == [1, 2, 3]
    later.join()


def test_what_went_wrong_beside_is_heard_one_move_later_and_before_the_table_is_left() -> None:
    disk = Disk()
    table = table_with(disk.keep)
    table.begin_background_work(lambda: None)
    disk.is_full = True
    one_step(table)
    one_step(table)
    assert table.take_notices() == [NOT_KEPT]
    disk.is_full = False
    assert table.keep_the_rest()
    assert disk.kept == [2]
    table.end_background_work()


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
    """Though the disk has not told yet that it has it."""
    goes_on, real = Event(), os.fsync

    def slow(descriptor: int) -> None:
        assert goes_on.wait(10)
        real(descriptor)

    store = MatchStore(tmp_path)
    table = kept_table(store)
    one_step(table)
    monkeypatch.setattr(keeping, "HANDED_OVER_IN", 10.0)
    table.begin_background_work(lambda: None)
    monkeypatch.setattr(os, "fsync", slow)
    one_step(table)
    (part,) = parts(store.matches)
    assert decoded(part.path.read_bytes(), SeededChance(1)).match.log == table.saved().match.log
    goes_on.set()
    table.end_background_work()
    assert parts(store.matches) == []


def test_what_cannot_be_written_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk()
    table = table_with(disk.keep)
    disk.is_full = True
    monkeypatch.setattr(keeping, "HANDED_OVER_IN", 10.0)
    table.begin_background_work(lambda: None)
    began = time.monotonic()
    one_step(table)
    assert time.monotonic() - began < 5
    table.end_background_work()
