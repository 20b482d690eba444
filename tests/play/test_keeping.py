"""Tables whose matches cannot be written: play goes on, and what was missed is caught up."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.engine.chance import SeededChance
from game.play.bot_mind import Notice
from game.play.running import RunningTable
from game.storage.shelf import Shelf

from .tables import StillClock, new_table, one_step

NOT_KEPT, KEPT_AGAIN = Notice("notice.not_kept"), Notice("notice.kept_again")


def kept_table(shelf: Shelf) -> RunningTable:
    first = new_table("loba_de_menos", "n n", seed=3)
    keeper = shelf.keeper(shelf.new_id("loba_de_menos", 1.0), lambda: 1.0)
    return RunningTable.from_match(first.saved(), clock=StillClock(), keeper=keeper)


def test_a_file_where_the_folder_should_be_stops_nobody(tmp_path: Path) -> None:
    home = tmp_path / "data"
    home.write_text("not a folder")
    shelf = Shelf(home)
    shelf.sweep()
    assert shelf.going_on() == []
    table = kept_table(shelf)
    for _ in range(4):
        one_step(table)
    assert table.take_notices() == [NOT_KEPT]
    home.unlink()
    one_step(table)
    assert table.take_notices() == [KEPT_AGAIN]
    (headline,) = shelf.going_on()
    saved = shelf.load(headline.match_id, SeededChance(1))
    assert saved.match.state == table.saved().match.state


def test_a_full_disk_leaves_the_last_act_that_had_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    shelf = Shelf(tmp_path)
    table = kept_table(shelf)
    for _ in range(5):
        one_step(table)
    (headline,) = shelf.going_on()
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        for _ in range(9):
            one_step(table)
        assert len(shelf.load(headline.match_id, SeededChance(1)).match.log) == 6
    one_step(table)
    assert table.take_notices() == [NOT_KEPT, KEPT_AGAIN]
    assert len(shelf.load(headline.match_id, SeededChance(1)).match.log) == 16
