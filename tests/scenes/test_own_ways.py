"""What is each person's own at the table: keys, the order of the hand, and how it lay."""

from __future__ import annotations

from pathlib import Path

import pytest
from houses import a_house, press, wait
from settings_rig import bring, names
from test_doors_records import played

from game.engine.chance import SeededChance
from game.play.session.seating import Player, TableChoice
from game.scenes.settings.keys import KeysScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.shell.menu import PauseScene
from game.scenes.shell.navigator import Doors
from game.scenes.shell.scene import House
from game.scenes.statistics.scene import StatisticsScene
from game.scenes.table.curtain import DEAF, Curtain
from game.scenes.table.personal import LIES_STILL
from game.scenes.table.scene import TableScene
from game.settings import BY_RANK, BY_SUIT, OWN, Person
from game.storage.names import Names, names_file
from game.storage.people import People
from game.ui.gestures import FocusLost

ANA, BETO, BOT = Player("Ana", "owl"), Player("Beto", "fox"), Player("Bot", "hare", "naive")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    found = a_house(motion="none")
    found.people = People.of_this_computer(Names(names_file()))
    found.keep_people = found.people.keep_changes
    return found


def doors_of(house: House) -> Doors:
    return Doors(house)


def table_at(house: House) -> TableScene:
    return next(one for one in house.stack.scenes if isinstance(one, TableScene))


def deal(house: House, *players: Player, game: str = "carioca") -> Doors:
    doors = doors_of(house)
    doors.deal(TableChoice(game, players, seed=5))
    come(house)
    return doors


def come(house: House) -> None:
    """Whoever the curtain waits for says: I am here."""
    wait(house, 1)
    wait(house, 1)
    while isinstance(house.stack.top, Curtain):
        wait(house, DEAF + 0.1)
        press(house, "confirm")
        wait(house, 1)


def discard(house: House) -> None:
    """Draws, and throws a card away."""
    press(house, "draw_stock")
    wait(house, 1)
    scene = table_at(house)
    scene.hands.mark(row_of(house)[-1])
    press(house, "discard")
    wait(house, 1)
    wait(house, 1)


def row_of(house: House) -> list[int]:
    scene = table_at(house)
    return list(scene.moves.orders.row(scene.table.observation()).cards)


def move_last_to_front(house: House) -> list[int]:
    """As somebody does who carries a card along the hand."""
    scene = table_at(house)
    last = row_of(house)[-1:]
    scene.moves.orders.move(scene.table.observation(), last, 0)
    scene.rearranged()
    return row_of(house)


def in_file(doors: Doors) -> list[object]:
    (headline,) = doors.shelf.going_on()
    return list(doors.shelf.load(headline.match_id, SeededChance(0)).arranged)


def kept() -> People:
    return People.of_this_computer(Names(names_file()))


# Who is known ---------------------------------------------------------------------------------


def test_whoever_plays_is_known_from_then_on(house: House) -> None:
    deal(house, ANA, BOT)
    assert kept().everybody == [Person("Ana", "owl")]
    doors_of(house).deal(TableChoice("carioca", (Player("ANA", "puma"), BETO), seed=6))
    assert kept().everybody == [Person("Ana", "owl"), Person("Beto", "fox")]


def test_a_new_table_calls_people_as_they_are_called_by_now(house: House) -> None:
    doors = deal(house, ANA, BOT)
    doors.menu()
    ana = house.people.everybody[0]
    house.people.rename(ana, "Anita")
    doors.set_up()
    last = house.stack.top.draft.last  # type: ignore[attr-defined]
    assert [player.name for player in last.players] == ["Anita", "Bot"]


# Keys -----------------------------------------------------------------------------------------


def test_everybodys_keys_count_while_it_is_their_turn(house: House) -> None:
    house.people.welcome("Ana", "owl").keys["undo"] = ("u",)
    house.people.welcome("Beto", "fox").keys["undo"] = ("j",)
    seen = []
    house.follow_keys = lambda: seen.append(house.own_keys().get("undo"))
    doors = deal(house, ANA, BETO)
    first = table_at(house).table.to_act
    discard(house)
    come(house)
    doors.menu()
    expected = [("u",), ("j",)] if first == 0 else [("j",), ("u",)]
    assert seen == [expected[0], None, expected[1], None]


def test_alone_among_bots_the_keys_are_ones_own_all_the_time(house: House) -> None:
    house.people.welcome("Ana", "owl").keys["undo"] = ("u",)
    doors = deal(house, ANA, BOT)
    for _ in range(3):
        assert house.own_keys() == {"undo": ("u",)}
        wait(house, 1)
    doors.menu()
    assert house.own_keys() == {}


def test_in_ones_turn_the_page_of_keys_is_ones_own(house: House) -> None:
    """Also while the hand is turned down, for the pause is theirs."""
    deal(house, ANA, BETO)
    press(house, "pause")
    assert isinstance(house.stack.top, PauseScene)
    assert table_at(house).table.is_covered
    house.stack.top.acts.settings()
    assert isinstance(house.stack.top, SettingsScene)
    house.stack.top._open_keys()
    scene = house.stack.top
    assert isinstance(scene, KeysScene)
    player = table_at(house).table.players[table_at(house).table.to_act]
    assert scene.person is house.people.find(player.name)


def test_in_the_menu_it_is_everybodys(house: House) -> None:
    doors = deal(house, ANA, BETO)
    doors.menu()
    doors._keys()
    assert isinstance(house.stack.top, KeysScene)
    assert house.stack.top.person is None


def test_in_a_lesson_nobody_is_known(house: House) -> None:
    house.people.welcome("Ana", "owl").sort = BY_RANK
    doors = doors_of(house)
    doors.learn()
    school = house.stack.top
    press(house, "confirm")
    wait(house, 1)
    assert house.stack.top is not school
    assert house.person is None
    assert table_at(house).moves.orders.sort_of(0) == OWN


# The order of the hand ------------------------------------------------------------------------


def test_a_hand_begins_in_the_order_its_owner_likes(house: House) -> None:
    house.people.welcome("Ana", "owl").sort = BY_RANK
    house.people.welcome("Beto", "fox").sort = BY_SUIT
    deal(house, ANA, BETO)
    orders = table_at(house).moves.orders
    assert (orders.sort_of(0), orders.sort_of(1)) == (BY_RANK, BY_SUIT)


def test_a_game_without_groups_begins_as_usual(house: House) -> None:
    house.people.welcome("Ana", "owl").sort = "groups"
    deal(house, ANA, BOT, game="la_mona")
    assert table_at(house).moves.orders.sort_of(0) == OWN


def test_an_order_that_is_chosen_in_play_is_kept_with_whoever_chose_it(house: House) -> None:
    deal(house, ANA, BOT)
    press(house, "sort")
    assert kept().everybody == [Person("Ana", "owl", BY_SUIT)]
    press(house, "sort")
    assert kept().everybody == [Person("Ana", "owl", BY_RANK)]
    press(house, "group")
    assert kept().everybody == [Person("Ana", "owl", "groups")]


def test_cards_that_are_moved_by_hand_leave_the_liking_as_it_is(house: House) -> None:
    house.people.welcome("Ana", "owl").sort = BY_RANK
    deal(house, ANA, BOT)
    move_last_to_front(house)
    assert house.people.everybody[0].sort == BY_RANK


# How the hand lay -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [(ANA, BOT), (ANA, BETO)])
def test_a_match_that_is_left_and_opened_again_has_the_hand_as_it_lay(
    house: House, players: tuple[Player, ...]
) -> None:
    house.people.welcome("Ana", "owl").sort = BY_RANK
    doors = deal(house, *players)
    lay = move_last_to_front(house)
    doors.menu()
    (headline,) = doors.shelf.going_on()
    doors.kept.go_on(headline.match_id)
    come(house)
    assert row_of(house) == lay


def test_it_is_written_once_the_cards_lie_still(house: House) -> None:
    doors = deal(house, ANA, BOT)
    before = in_file(doors)
    move_last_to_front(house)
    wait(house, LIES_STILL / 2)
    move_last_to_front(house)
    wait(house, LIES_STILL / 2)
    assert in_file(doors) == before
    due = table_at(house).due(house.clock())
    assert due is not None
    assert due <= LIES_STILL
    wait(house, LIES_STILL / 2)
    assert in_file(doors) == list(table_at(house).table.saved().arranged) != before


@pytest.mark.parametrize("way", ["pause", "focus lost"])
def test_it_is_written_at_once_when_somebody_looks_away(house: House, way: str) -> None:
    doors = deal(house, ANA, BOT)
    before = in_file(doors)
    move_last_to_front(house)
    if way == "focus lost":
        house.stack.handle(FocusLost())
    else:
        press(house, "pause")
    assert in_file(doors) != before


def test_pointing_at_cards_writes_nothing(house: House) -> None:
    deal(house, ANA, BOT)
    wait(house, 2)
    scene = table_at(house)
    scene.rearranged()
    assert scene.ways.due(house.clock()) is None


# Statistics -----------------------------------------------------------------------------------


def test_deleting_somebodys_statistics_is_asked_first(house: House) -> None:
    doors = played(house)
    doors.statistics()
    scene = house.stack.top
    assert isinstance(scene, StatisticsScene)
    scene._show("bot:naive")
    assert "forget" not in names(scene)
    scene._show("name:ana")
    bring(scene, "forget").activate()
    press(house, "confirm")  # No.
    assert house.stack.top is scene
    bring(scene, "forget").activate()
    press(house, "right", "right", "confirm")
    wait(house, 1)
    assert [one.who for one in scene.told.everybody] == ["bot:naive"]
    assert scene.who == ""
    doors.menu()
    doors.statistics()
    again = house.stack.top
    assert isinstance(again, StatisticsScene)
    assert [one.who for one in again.told.everybody] == ["bot:naive"]
