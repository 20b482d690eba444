"""The main menu, the pause and the question: used with any device, read in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from examples_menus import LATEST, menu, nothing
from menus_house import click, house_of, names_of, page_of, show
from services import press, said, wait

from game.play.coaching.day import DayHands
from game.play.session.seating import Player, TableChoice
from game.scenes.shell.addresses import (
    Address,
    ToBooks,
    ToEnd,
    ToLearning,
    ToMatch,
    ToMatches,
    ToMenu,
    ToNewMatch,
    ToNewTable,
    ToPhones,
    ToRules,
    ToSettings,
    ToStatistics,
)
from game.scenes.shell.dialogs import ConfirmScene
from game.scenes.shell.menu import MainMenu, PauseScene
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.scene import Scene, Services
from game.storage.headline import Headline
from game.ui import commands
from game.ui.gestures import MOUSE

# The main menu --------------------------------------------------------------------------------


#: The items from the top to the bottom, and where they lead.
ITEMS = {
    "new_table": ToNewTable(),
    "resume": ToMatch(LATEST.match_id),
    "book": ToBooks(),
    "matches": ToMatches(),
    "learn": ToLearning(),
    "statistics": ToStatistics(),
    "settings": ToSettings(),
    "quit": ToEnd(),
}


def at_menu(**likes: Any) -> tuple[Any, list[Address]]:
    """A menu, and where it has led."""
    services, went = house_of(**likes), list[Address]()
    services.go = went.append
    show(services, menu(services))
    return services, went


def test_every_item_can_be_clicked_and_chosen_with_the_arrows() -> None:
    services, clicked = at_menu(device="mouse")
    for name in ITEMS:
        click(services, name)
    services, chosen = at_menu()
    for _ in ITEMS:
        press(services, commands.CONFIRM, commands.DOWN)
    assert clicked == chosen == [*ITEMS.values()]


def test_of_the_second_lines_the_one_that_tells_most_stays() -> None:
    """Where there is room for them; hands are called as in their game."""
    services = house_of(language="es")
    show(services, menu(services))
    written = set(said(services))
    assert "Loba de Menos · Ana, Beto, Carmen, Diego · mano 6" in written
    assert services.say("menu.new_table_line") not in written
    for game, called in (("carioca", "hand"), ("loba_seis_menes", "mène"), ("la_mona", "round")):
        services = house_of((1600, 1200))
        show(services, menu(services, LATEST._replace(variant_id=game, hand_no=5)))
        assert any(one.endswith(f" · {called} 5") for one in said(services))


def test_the_match_to_go_on_with_is_asked_for_again_on_the_way_back() -> None:
    services = house_of()
    found: list[Headline] = []
    page = show(services, MainMenu(services, lambda: found[0] if found else None))
    assert "resume" not in names_of(page), "there is nothing to go on with"
    services.device = MOUSE
    press(services, commands.DOWN)
    assert page.focus == "book", "the first arrow moves the moon also after a mouse"
    show(services, ConfirmScene(services, "pause.lose", nothing))
    found.append(LATEST)
    press(services, commands.BACK)
    assert "resume" in names_of(page_of(services))


def test_a_click_on_a_language_speaks_it_and_left_and_right_go_round_them() -> None:
    """The focus stays."""
    services = house_of(language="fr")
    show(services, menu(services))
    for x, language in ((0.2, "es"), (0.4, "pt"), (0.7, "fr"), (0.95, "en"), (0.2, "es")):
        click(services, "language", x)
        services.stack.sprites()
        assert (services.settings.language, services.texts.language) == (language, language)
    page_of(services).ring = True
    spoken = []
    for way in (*[commands.RIGHT] * 4, commands.LEFT):
        press(services, way)
        spoken.append(services.texts.language)
        assert page_of(services).focus == "language"
    assert spoken == ["pt", "fr", "en", "es", "en"]


def test_esc_only_goes_to_the_item_that_quits() -> None:
    services, went = at_menu()
    press(services, commands.BACK)
    assert page_of(services).focus == "quit"
    assert went == []


# The pause and the question -------------------------------------------------------------------


def paused(go: Callable[[Address], None] = nothing, loses: str = "") -> tuple[Any, Scene]:
    """A pause above a menu, and that menu."""
    services = house_of()
    services.go, services.loses = go, lambda: loses
    below = menu(services)
    show(services, below)
    show(services, PauseScene(services, ToRules("carioca"), phones=True))
    return services, below


@pytest.mark.parametrize("key", [commands.BACK, commands.CONFIRM, "pause"])
def test_the_table_shines_through_the_pause_that_ends_with_one_press(key: str) -> None:
    services, below = paused()
    assert services.stack.is_seen(below)
    press(services, key)
    assert services.stack.top is below


def test_the_pause_leads_to_everything_else() -> None:
    went: list[Address] = []
    services, _ = paused(went.append)
    for name in ("rules", "phones", "settings", "leave", "quit"):
        click(services, name)
    assert went == [ToRules("carioca"), ToPhones(), ToSettings(), ToMenu(), ToEnd()]


@pytest.mark.parametrize("loses", ["pause.lose", "saves.lose"])
@pytest.mark.parametrize("way", ["leave", "quit"])
def test_a_match_that_is_not_kept_is_left_only_after_a_question(
    way: str, loses: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[Address] = []
    monkeypatch.setattr(Navigator, "_go", lambda navigator, to: left.append(to))
    services, _ = paused(lambda to: navigator.go(to), loses)
    navigator = Navigator(services)
    pause = services.stack.top
    click(services, way)
    assert isinstance(services.stack.top, ConfirmScene)
    press(services, commands.CONFIRM)  # "No" has the focus.
    assert services.stack.top is pause
    click(services, way)
    click(services, "yes")
    assert left == [ToMenu() if way == "leave" else ToEnd()]
    assert services.stack.top is pause


def test_the_hands_of_the_days_are_looked_for_at_the_menu_and_not_at_a_table(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(DayHands, "begin", lambda days, today: done.append("begun"))
    monkeypatch.setattr(DayHands, "stop", lambda days: done.append("stopped"))
    navigator = Navigator(services)
    navigator.menu()
    services.at_leisure()
    assert done == ["begun"]
    players = (Player("Ana", "owl"), Player("Bot", "hare", "naive"))
    navigator.go(ToNewMatch(TableChoice("la_mona", players, seed=5)))
    wait(services, 1)
    services.at_leisure()
    assert done == ["begun", "stopped"]
    navigator.menu()
    services.at_leisure()
    assert done == ["begun", "stopped", "begun"]
