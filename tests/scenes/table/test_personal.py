"""What is each person's own at the table: keys, the order of the hand, and how it lay."""

from __future__ import annotations

import pytest
from services import press, table_of, top_of, wait
from settings_rig import bring, names

from game.engine.chance import SeededChance
from game.play.hands.marking import Mark
from game.play.session.seating import Player, TableChoice
from game.scenes.settings.keys import KeysScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.shell.addresses import (
    ToKeys,
    ToLearning,
    ToMatch,
    ToNewMatch,
    ToNewTable,
    ToSettings,
    ToStatistics,
)
from game.scenes.shell.menu import PauseScene
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.scene import Services
from game.scenes.statistics.scene import StatisticsScene
from game.scenes.table.curtain import DEAF, Curtain
from game.scenes.table.personal import LIES_STILL
from game.settings import BY_RANK, BY_SUIT, OWN, Person
from game.storage.names import Names, names_file
from game.storage.people import People
from game.ui.gestures import FocusLost
from tests.scenes.statistics.test_way_to_records import played

ANA, BETO, BOT = Player("Ana", "owl"), Player("Beto", "fox"), Player("Bot", "hare", "naive")


@pytest.fixture
def services(services: Services) -> Services:
    services.settings.motion = "none"
    services.people = People.of_this_computer(Names(names_file()))
    services.keep_people = services.people.keep_changes
    return services


def deal(services: Services, *players: Player, game: str = "carioca") -> Navigator:
    navigator = Navigator(services)
    navigator.go(ToNewMatch(TableChoice(game, players, seed=5)))
    come(services)
    return navigator


def come(services: Services) -> None:
    """Whoever the curtain waits for says: I am here."""
    wait(services, 1)
    wait(services, 1)
    while isinstance(services.stack.top, Curtain):
        wait(services, DEAF + 0.1)
        press(services, "confirm")
        wait(services, 1)


def discard(services: Services) -> None:
    """Draws, and throws a card away."""
    press(services, "draw_stock")
    wait(services, 1)
    scene = table_of(services)
    scene.commands.driver.do(Mark(row_of(services)[-1]))
    press(services, "discard")
    wait(services, 1)
    wait(services, 1)


def row_of(services: Services) -> list[int]:
    scene = table_of(services)
    return list(scene.moves.orders.row(scene.table.observation()).cards)


def move_last_to_front(services: Services) -> list[int]:
    """As somebody does who carries a card along the hand."""
    scene = table_of(services)
    last = row_of(services)[-1:]
    scene.moves.orders.move(scene.table.observation(), last, 0)
    scene.context.rearranged()
    return row_of(services)


def in_file(navigator: Navigator) -> list[object]:
    (headline,) = navigator.stores.matches.going_on()
    return list(navigator.stores.matches.load(headline.match_id, SeededChance(0)).arranged)


def kept() -> People:
    return People.of_this_computer(Names(names_file()))


# Who is known ---------------------------------------------------------------------------------


def test_whoever_plays_is_known_from_then_on_and_called_as_by_now(services: Services) -> None:
    navigator = deal(services, ANA, BOT)
    assert kept().everybody == [Person("Ana", "owl")]
    navigator.menu()
    services.people.rename(services.people.everybody[0], "Anita")
    navigator.go(ToNewTable())
    last = services.stack.top.draft.last  # type: ignore[attr-defined]
    assert [player.name for player in last.players] == ["Anita", "Bot"]
    choice = TableChoice("carioca", (Player("ANITA", "puma"), BETO), seed=6)
    navigator.go(ToNewMatch(choice))
    assert kept().everybody == [Person("Anita", "owl"), Person("Beto", "fox")]


# Keys -----------------------------------------------------------------------------------------


def test_everybodys_keys_count_while_it_is_their_turn(services: Services) -> None:
    services.people.welcome("Ana", "owl").keys["undo"] = ("u",)
    services.people.welcome("Beto", "fox").keys["undo"] = ("j",)
    seen = []
    services.follow_keys = lambda: seen.append(services.own_keys().get("undo"))
    navigator = deal(services, ANA, BETO)
    first = table_of(services).table.to_act
    discard(services)
    come(services)
    navigator.menu()
    expected = [("u",), ("j",)] if first == 0 else [("j",), ("u",)]
    assert seen == [expected[0], None, expected[1], None]


def test_alone_among_bots_the_keys_are_ones_own_all_the_time(services: Services) -> None:
    services.people.welcome("Ana", "owl").keys["undo"] = ("u",)
    navigator = deal(services, ANA, BOT)
    for _ in range(3):
        assert services.own_keys() == {"undo": ("u",)}
        wait(services, 1)
    navigator.menu()
    assert services.own_keys() == {}


def test_in_ones_turn_the_page_of_keys_is_ones_own_and_in_the_menu_everybodys(
    services: Services,
) -> None:
    """Also while the hand is turned down, for the pause is theirs."""
    navigator = deal(services, ANA, BETO)
    press(services, "pause")
    assert isinstance(services.stack.top, PauseScene)
    assert table_of(services).table.is_covered
    services.go(ToSettings())
    assert isinstance(services.stack.top, SettingsScene)
    services.go(ToKeys())
    scene = top_of(services, KeysScene)
    player = table_of(services).table.players[table_of(services).table.to_act]
    assert scene.person is services.people.find(player.name)
    navigator.menu()
    navigator.go(ToKeys())
    assert top_of(services, KeysScene).person is None


def test_in_a_lesson_nobody_is_known(services: Services) -> None:
    services.people.welcome("Ana", "owl").sort = BY_RANK
    navigator = Navigator(services)
    navigator.go(ToLearning())
    lesson_flow = services.stack.top
    press(services, "confirm")
    wait(services, 1)
    assert services.stack.top is not lesson_flow
    assert services.person is None
    assert table_of(services).moves.orders.sort_of(0) == OWN


# The order of the hand ------------------------------------------------------------------------


def test_a_hand_begins_in_the_order_its_owner_likes_where_the_game_has_it(
    services: Services,
) -> None:
    services.people.welcome("Ana", "owl").sort = "groups"
    services.people.welcome("Beto", "fox").sort = BY_SUIT
    for game, sort in (("carioca", "groups"), ("la_mona", OWN)):
        deal(services, ANA, BETO, game=game)
        orders = table_of(services).moves.orders
        assert (orders.sort_of(0), orders.sort_of(1)) == (sort, BY_SUIT)


def test_an_order_that_is_chosen_in_play_is_kept_with_whoever_chose_it(services: Services) -> None:
    """Cards that are moved by hand leave that as it is."""
    deal(services, ANA, BOT)
    for way, order in (("sort", BY_SUIT), ("sort", BY_RANK), ("group", "groups")):
        press(services, way)
        assert kept().everybody == [Person("Ana", "owl", order)]
    move_last_to_front(services)
    assert services.people.everybody[0].sort == "groups"


# How the hand lay -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [(ANA, BOT), (ANA, BETO)])
def test_a_match_that_is_left_and_opened_again_has_the_hand_as_it_lay(
    services: Services, players: tuple[Player, ...]
) -> None:
    services.people.welcome("Ana", "owl").sort = BY_RANK
    navigator = deal(services, *players)
    lay = move_last_to_front(services)
    navigator.menu()
    (headline,) = navigator.stores.matches.going_on()
    navigator.go(ToMatch(headline.match_id))
    come(services)
    assert row_of(services) == lay


def test_it_is_written_once_the_cards_lie_still(services: Services) -> None:
    """Whoever only points at cards has nothing written."""
    navigator = deal(services, ANA, BOT)
    wait(services, 2)
    before, context = in_file(navigator), table_of(services).context
    context.rearranged()
    assert context.personal.due(services.clock()) is None
    move_last_to_front(services)
    wait(services, LIES_STILL / 2)
    move_last_to_front(services)
    wait(services, LIES_STILL / 2)
    assert in_file(navigator) == before
    due = table_of(services).due(services.clock())
    assert due is not None
    assert due <= LIES_STILL
    wait(services, LIES_STILL / 2)
    assert in_file(navigator) == list(table_of(services).table.saved().arranged) != before


@pytest.mark.parametrize("way", ["pause", "focus lost"])
def test_it_is_written_at_once_when_somebody_looks_away(services: Services, way: str) -> None:
    navigator = deal(services, ANA, BOT)
    before = in_file(navigator)
    move_last_to_front(services)
    if way == "focus lost":
        services.stack.handle(FocusLost())
    else:
        press(services, "pause")
    assert in_file(navigator) != before


# Statistics -----------------------------------------------------------------------------------


def test_deleting_somebodys_statistics_is_asked_first(services: Services) -> None:
    navigator = played(services)
    navigator.go(ToStatistics())
    scene = top_of(services, StatisticsScene)
    scene._show("bot:naive")
    assert "forget" not in names(scene)
    scene._show("name:ana")
    bring(scene, "forget").activate()
    press(services, "confirm")  # No.
    assert services.stack.top is scene
    bring(scene, "forget").activate()
    press(services, "right", "right", "confirm")
    wait(services, 1)
    assert [one.who for one in scene.shown.everybody] == ["bot:naive"]
    assert scene.who == ""
    navigator.menu()
    navigator.go(ToStatistics())
    again = top_of(services, StatisticsScene)
    assert [one.who for one in again.shown.everybody] == ["bot:naive"]
