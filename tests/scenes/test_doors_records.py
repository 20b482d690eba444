"""From a match that is over to the statistics, to its replay, and to a match that branches off."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import pytest
from examples_replay import match
from houses import a_house, click, press, said, wait
from settings_rig import widget

from game.bots.base import decision
from game.bots.simple import naive_bot
from game.engine.chance import SeededChance
from game.engine.state import SCORED
from game.paths import user_exports
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
from game.scenes.replay.branch import BranchScene
from game.scenes.replay.scene import ReplayScene
from game.scenes.scores.match import Settlement
from game.scenes.shell.dialogs import ConfirmScene
from game.scenes.shell.menu import MainMenu
from game.scenes.shell.navigator import Doors
from game.scenes.shell.scene import House
from game.scenes.statistics.scene import StatisticsScene
from game.scenes.table.scene import TableScene
from game.storage.match_store import Shelf
from game.storage.records import records_file

PLAYERS = (Player("Ana", "owl"), Player("Beto", "fox", "naive"))


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    return a_house()


def play_to_the_end(table: RunningTable) -> None:
    naive, dice = naive_bot(table.rules), Random(0)
    while not table.is_over:
        if table.phase == SCORED:
            table.deal_next()
        elif table.is_bots_turn:
            table.bot_turn(0.0)
            table.play_bot()
        else:
            table.act(decision(naive, table.observation(), table.legal(), dice))


def table_in(house: House) -> RunningTable:
    return next(one for one in house.stack.scenes if isinstance(one, TableScene)).table


def played(house: House) -> Doors:
    """One match to its end, and back to the menu."""
    doors = Doors(house)
    choice = TableChoice("la_mona", PLAYERS, {"rounds_to_win": 3}, seed=4711)
    doors.deal(choice)
    play_to_the_end(table_in(house))
    doors.menu()
    return doors


def test_the_same_cards_are_dealt_again_in_one_press(house: House) -> None:
    doors = Doors(house)
    choice = TableChoice("la_mona", PLAYERS, {"rounds_to_win": 3}, seed=4711, free_undo=True)
    doors.deal(choice)
    first = table_in(house)
    dealt = first.saved().match.log[0].chance
    play_to_the_end(first)
    wait(house, 3.0)
    wait(house, 3.0)
    press(house, "confirm")
    settlement = house.stack.top
    assert isinstance(settlement, Settlement)
    click(house, widget(settlement, "same_cards"))
    again = table_in(house)
    assert again is not first
    assert again.saved().match.log[0].chance == dealt
    assert (again.players, again.undoes_freely) == (first.players, True)
    assert again.variant.chosen == first.variant.chosen
    headlines = doors.shelf.going_on()
    assert [one.variant_id for one in headlines] == ["la_mona"]


def test_the_end_of_a_match_that_could_not_be_saved_is_not_left_unasked(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    doors = Doors(house)
    doors.deal(TableChoice("la_mona", PLAYERS, {"rounds_to_win": 3}, seed=4711))
    table = table_in(house)
    with monkeypatch.context() as disk:
        disk.setattr("os.fsync", full)
        play_to_the_end(table)
        wait(house, 3.0)
        wait(house, 3.0)
        press(house, "confirm")
        for way in ("menu", "again", "same_cards"):
            click(house, widget(house.stack.top, way))
            assert isinstance(house.stack.top, ConfirmScene)
            press(house, "back")
            assert isinstance(house.stack.top, Settlement)
    click(house, widget(house.stack.top, "menu"))
    assert isinstance(house.stack.top, MainMenu)
    assert len(doors.shelf.finished()) == 1


def test_what_was_played_is_in_the_statistics(house: House) -> None:
    played(house).statistics()
    scene = house.stack.top
    assert isinstance(scene, StatisticsScene)
    assert [(one.name, one.bot, one.played) for one in scene.told.everybody] == [
        ("Ana", "", 1),
        ("Beto", "naive", 1),
    ]
    press(house, "back")
    assert house.stack.top is not scene


def test_a_finished_match_is_watched_and_played_on_as_one_of_its_own(house: House) -> None:
    doors = played(house)
    (finished,) = doors.shelf.finished()
    before = doors.shelf.load(finished.match_id, SeededChance(0))
    assert before.deal == "4711"
    doors.kept.watch(finished.match_id)
    replay = house.stack.top
    assert isinstance(replay, ReplayScene)
    replay.go_to(20)
    click(house, widget(replay, "branch"))
    asking = house.stack.top
    assert isinstance(asking, BranchScene)
    click(house, widget(asking, "play"))
    play_to_the_end(table_in(house))
    doors.menu()
    branch, first = (
        doors.shelf.load(one.match_id, SeededChance(0)) for one in doors.shelf.finished()
    )
    if first.is_branch:
        branch, first = first, branch
    assert (branch.is_branch, first.is_branch) == (True, False)
    assert first.match.log == before.match.log
    assert branch.match.log[:21] == before.match.log[:21]
    doors.statistics()
    scene = house.stack.top
    assert isinstance(scene, StatisticsScene)
    assert [one.played for one in scene.told.everybody] == [1, 1]


def test_a_branch_that_is_left_lies_on_the_shelf(house: House) -> None:
    Shelf().keep("old", match("loba_de_menos-3-escalera"), 1e9)
    doors = Doors(house)
    doors.kept.watch("old")
    replay = house.stack.top
    assert isinstance(replay, ReplayScene)
    replay.go_to(30)
    click(house, widget(replay, "branch"))
    asking = house.stack.top
    assert isinstance(asking, BranchScene)
    asking.players[0] = Player("Eva", "puma")
    click(house, widget(asking, "play"))
    doors.menu()
    (going_on,) = Shelf().going_on()
    assert going_on.names[0] == "Eva"


def test_the_first_time_old_replays_are_taken_in(house: House, tmp_path: Path) -> None:
    shelf = Shelf()
    finished = match("la_mona-2-short")
    shelf.keep("old", finished, 1e9)
    doors = Doors(house)
    doors.menu()
    doors.statistics()
    scene = house.stack.top
    assert isinstance(scene, StatisticsScene)
    assert scene.told.games == ["la_mona"]
    assert any("1 " in words for words in said(house))


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("matches", "played_at", "soon"),
        ("matches", "played_at", 1e300),
        ("matches", "sides", 10**9),
        ("seats", "place", "first"),
        ("seats", "score", b"\xff"),
        ("seats", "name", b"Ana"),
    ],
)
def test_records_that_hold_anything_else_are_made_again(
    house: House, table: str, column: str, value: object
) -> None:
    doors = played(house)
    with sqlite3.connect(records_file()) as base:
        base.execute(f"UPDATE {table} SET {column} = ?", (value,))
    base.close()
    doors.records.open()
    scene = house.stack.top
    assert isinstance(scene, StatisticsScene)
    wait(house, 1.0)
    scene.sprites()
    assert {one.name for one in scene.told.everybody if not one.bot} == {"Ana"}
    doors.records.export()
    (file,) = user_exports().glob("*.csv")
    assert "Ana" in file.read_text(encoding="utf-8-sig")
