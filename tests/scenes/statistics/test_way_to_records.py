"""From a match that is over to the statistics, to its replay, and to a match that branches off."""

from __future__ import annotations

import sqlite3

import pytest
from examples_replay import match
from services import click, play_to_the_end, press, said, table_of, to_the_result, top_of, wait
from settings_rig import widget

from game.engine.chance import SeededChance
from game.paths import user_exports
from game.play.session.seating import Player, TableChoice
from game.scenes.matches import KeptMatches
from game.scenes.replay.scene import BranchScene, ReplayScene
from game.scenes.scores.match import Settlement
from game.scenes.shell.addresses import ToNewMatch, ToStatistics
from game.scenes.shell.dialogs import ConfirmScene
from game.scenes.shell.menu import MainMenu
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.scene import Services
from game.scenes.statistics.scene import RecordsFlow, StatisticsScene
from game.storage.match_store import MatchStore
from game.storage.records import records_file

PLAYERS = (Player("Ana", "owl"), Player("Beto", "fox", "naive"))


def played(services: Services) -> Navigator:
    """One match to its end, and back to the menu."""
    navigator = Navigator(services)
    choice = TableChoice("la_mona", PLAYERS, {"rounds_to_win": 3}, seed=4711)
    navigator.go(ToNewMatch(choice))
    play_to_the_end(table_of(services).table)
    navigator.menu()
    return navigator


def test_the_same_cards_are_dealt_again_in_one_press(services: Services) -> None:
    navigator = Navigator(services)
    choice = TableChoice("la_mona", PLAYERS, {"rounds_to_win": 3}, seed=4711, free_undo=True)
    navigator.go(ToNewMatch(choice))
    first = table_of(services).table
    dealt = first.saved().match.log[0].chance
    play_to_the_end(first)
    to_the_result(services)
    settlement = top_of(services, Settlement)
    click(services, widget(settlement, "same_cards"))
    again = table_of(services).table
    assert again is not first
    assert again.saved().match.log[0].chance == dealt
    assert (again.players, again.undoes_freely) == (first.players, True)
    assert again.variant.chosen == first.variant.chosen
    headlines = navigator.stores.matches.going_on()
    assert [one.variant_id for one in headlines] == ["la_mona"]


def test_the_end_of_a_match_that_could_not_be_saved_is_not_left_unasked(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    navigator = Navigator(services)
    navigator.go(ToNewMatch(TableChoice("la_mona", PLAYERS, {"rounds_to_win": 3}, seed=4711)))
    table = table_of(services).table
    with monkeypatch.context() as disk:
        disk.setattr("os.fsync", full)
        play_to_the_end(table)
        to_the_result(services)
        for way in ("menu", "again", "same_cards"):
            click(services, widget(services.stack.top, way))
            assert isinstance(services.stack.top, ConfirmScene)
            press(services, "back")
            assert isinstance(services.stack.top, Settlement)
    click(services, widget(services.stack.top, "menu"))
    assert isinstance(services.stack.top, MainMenu)
    assert len(navigator.stores.matches.finished()) == 1


def test_what_was_done_for_the_first_time_is_told_at_the_end_and_remembered(
    services: Services,
) -> None:
    navigator = Navigator(services)
    for is_first in (True, False):
        other = Player("Eva" if is_first else "Beto", "fox", "naive")
        players = (PLAYERS[0], other)
        navigator.go(ToNewMatch(TableChoice("la_mona", players, {"rounds_to_win": 3}, seed=4711)))
        play_to_the_end(table_of(services).table)
        to_the_result(services)
        assert isinstance(services.stack.top, Settlement)
        told = [one for one in said(services) if "for the first time" in one]
        assert bool(told) == is_first, told
        navigator.menu()
    navigator.go(ToStatistics())
    scene = top_of(services, StatisticsScene)
    click(services, widget(scene, "player name:ana"))
    assert {"swept", "saved"} <= {one.name for one in scene.shown.firsts}


def test_what_was_played_is_in_the_statistics(services: Services) -> None:
    played(services).go(ToStatistics())
    scene = top_of(services, StatisticsScene)
    assert [(one.name, one.bot, one.played) for one in scene.shown.everybody] == [
        ("Ana", "", 1),
        ("Beto", "naive", 1),
    ]
    press(services, "back")
    assert services.stack.top is not scene


def test_a_finished_match_is_watched_and_played_on_as_one_of_its_own(services: Services) -> None:
    navigator = played(services)
    (finished,) = navigator.stores.matches.finished()
    before = navigator.stores.matches.load(finished.match_id, SeededChance(0))
    assert before.deal == "4711"
    KeptMatches(services, navigator.stores.matches).watch(finished.match_id)
    replay = top_of(services, ReplayScene)
    replay.go_to(20)
    click(services, widget(replay, "branch"))
    asking = top_of(services, BranchScene)
    click(services, widget(asking, "play"))
    play_to_the_end(table_of(services).table)
    navigator.menu()
    branch, first = (
        navigator.stores.matches.load(one.match_id, SeededChance(0))
        for one in navigator.stores.matches.finished()
    )
    if first.is_branch:
        branch, first = first, branch
    assert (branch.is_branch, first.is_branch) == (True, False)
    assert first.match.log == before.match.log
    assert branch.match.log[:21] == before.match.log[:21]
    navigator.go(ToStatistics())
    scene = top_of(services, StatisticsScene)
    assert [one.played for one in scene.shown.everybody] == [1, 1]


def test_an_old_replay_is_taken_in_and_a_branch_that_is_left_lies_on_the_shelf(
    services: Services,
) -> None:
    old = match("loba_de_menos-3-escalera")
    MatchStore().keeper("old", lambda: 1e9)(old)().put_in_place()
    navigator = Navigator(services)
    navigator.menu()
    navigator.go(ToStatistics())
    assert top_of(services, StatisticsScene).shown.games == ["loba_de_menos"]
    assert any("1 " in words for words in said(services))
    KeptMatches(services, navigator.stores.matches).watch("old")
    replay = top_of(services, ReplayScene)
    replay.go_to(30)
    click(services, widget(replay, "branch"))
    asking = top_of(services, BranchScene)
    asking.players[0] = Player("Eva", "puma")
    click(services, widget(asking, "play"))
    navigator.menu()
    (going_on,) = MatchStore().going_on()
    assert going_on.names[0] == "Eva"


def test_records_that_hold_anything_else_are_made_again(services: Services) -> None:
    navigator = played(services)
    for table, column, value in (
        ("matches", "played_at", "soon"),
        ("matches", "played_at", 1e300),
        ("matches", "sides", 10**9),
        ("seats", "place", "first"),
        ("seats", "score", b"\xff"),
        ("seats", "name", b"Ana"),
    ):
        with sqlite3.connect(records_file()) as base:
            base.execute(f"UPDATE {table} SET {column} = ?", (value,))
        base.close()
        navigator.go(ToStatistics())
        scene = top_of(services, StatisticsScene)
        wait(services, 1.0)
        scene.sprites()
        assert {one.name for one in scene.shown.everybody if not one.bot} == {"Ana"}
        RecordsFlow(services, navigator.stores.archive).export()
        (file,) = user_exports().glob("*.csv")
        assert "Ana" in file.read_text(encoding="utf-8-sig")
        file.unlink()
        navigator.menu()
