"""The main menu, the pause and the question: used with any device, read in any language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from examples_menus import EXAMPLES, LATEST, menu_acts, nothing
from menus_house import click, house_of, keys, names_of, page_of, show
from services import a_house, said, wait

from game.play.coaching.day import DayHands
from game.play.session.seating import Player, TableChoice
from game.scenes.setup.house_rules import Picker
from game.scenes.shell.dialogs import ConfirmScene
from game.scenes.shell.menu import LanguagePill, MainMenu, MenuActs, PauseActs, PauseScene
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.scene import Scene
from game.storage.headline import Headline
from game.ui import commands
from game.ui.gestures import MOUSE, Command


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_widget_can_be_reached_with_keys_alone(name: str) -> None:
    services = house_of()
    page = show(services, EXAMPLES[name](services))
    page.ring = True
    reached, waiting = {page.focus}, [page.focus]
    while waiting:
        start = waiting.pop()
        for way in (commands.UP, commands.DOWN, commands.LEFT, commands.RIGHT, commands.NEXT_ZONE):
            page.focus = start
            sideways = way in (commands.LEFT, commands.RIGHT)
            if sideways and isinstance(page.focused, Picker | LanguagePill):
                continue
            page.handle(Command(way))
            if page.focus not in reached:
                reached.add(page.focus)
                waiting.append(page.focus)
    assert reached == names_of(page)


# The main menu --------------------------------------------------------------------------------


class Calls:
    """Remembers what was asked for."""

    def __init__(self) -> None:
        self.made: list[Any] = []

    def of(self, name: str) -> Callable[..., None]:
        return lambda *facts: self.made.append((name, *facts) if facts else name)


def recording_menu(calls: Calls, latest: Headline | None = LATEST) -> MenuActs:
    items = ("new", "resume", "matches", "learn", "statistics", "settings", "quit")
    return MenuActs(*map(calls.of, items), latest=lambda: latest)  # type: ignore[misc]


ALL_ITEMS = ["new", ("resume", LATEST), "matches", "learn", "statistics", "settings", "quit"]


def test_every_item_can_be_clicked() -> None:
    services, calls = house_of(device="mouse"), Calls()
    show(services, MainMenu(services, recording_menu(calls)))
    for name in ("new", "resume", "matches", "learn", "statistics", "settings", "quit"):
        click(services, name)
    assert calls.made == ALL_ITEMS


def test_every_item_can_be_chosen_with_the_arrows() -> None:
    services, calls = house_of(), Calls()
    show(services, MainMenu(services, recording_menu(calls)))
    for _ in ALL_ITEMS:
        keys(services, commands.CONFIRM, commands.DOWN)
    assert calls.made == ALL_ITEMS


def test_without_a_match_there_is_nothing_to_go_on_with() -> None:
    services = house_of()
    assert "resume" not in names_of(show(services, MainMenu(services, menu_acts(None))))


def test_of_the_second_lines_the_one_that_tells_most_stays() -> None:
    services = house_of((1920, 1080), language="es")
    show(services, MainMenu(services, menu_acts()))
    written = set(said(services))
    assert "Loba de Menos · Ana, Beto, Carmen, Diego · mano 6" in written
    assert services.say("menu.new_table_line") not in written


@pytest.mark.parametrize(
    ("game", "said"), [("carioca", "hand 5"), ("loba_seis_menes", "mène 5"), ("la_mona", "round 5")]
)
def test_hands_are_called_as_in_their_game(game: str, said: str) -> None:
    services = house_of((1600, 1200))  # Where there is room for second lines.
    latest = LATEST._replace(variant_id=game, hand_no=5)
    show(services, MainMenu(services, menu_acts(latest)))
    lines = [sprite.says for sprite in services.stack.sprites()]
    assert any(line.endswith(f" · {said}") for line in lines)


def test_the_match_to_go_on_with_is_asked_for_again_on_the_way_back() -> None:
    services = house_of()
    found: list[Headline] = []
    acts = MenuActs(
        *[nothing] * 7,
        latest=lambda: found[0] if found else None,  # type: ignore[misc]
    )
    show(services, MainMenu(services, acts))
    show(services, ConfirmScene(services, "pause.lose", nothing))
    found.append(LATEST)
    keys(services, commands.BACK)
    assert "resume" in names_of(page_of(services))


@pytest.mark.parametrize(("x", "language"), [(0.2, "es"), (0.4, "pt"), (0.7, "fr"), (0.95, "en")])
def test_a_click_on_a_language_speaks_it_at_once(x: float, language: str) -> None:
    services = house_of(language="fr" if language != "fr" else "es")
    show(services, MainMenu(services, menu_acts()))
    click(services, "language", x)
    services.stack.sprites()
    assert (services.settings.language, services.texts.language) == (language, language)


def test_left_and_right_go_round_the_languages_and_keep_the_focus() -> None:
    services = house_of(language="es")
    page = show(services, MainMenu(services, menu_acts()))
    page.focus = "language"
    spoken = []
    for way in (*[commands.RIGHT] * 4, commands.LEFT):
        keys(services, way)
        spoken.append(services.texts.language)
        assert page_of(services).focus == "language"
    assert spoken == ["pt", "fr", "en", "es", "en"]


def test_esc_only_goes_to_the_item_that_quits() -> None:
    services, calls = house_of(), Calls()
    show(services, MainMenu(services, recording_menu(calls)))
    keys(services, commands.BACK)
    assert page_of(services).focus == "quit"
    assert calls.made == []


# The pause and the question -------------------------------------------------------------------


def paused(calls: Calls, *, loses: str = "") -> tuple[Any, Scene]:
    services = house_of()
    below = MainMenu(services, menu_acts())
    show(services, below)
    acts = PauseActs(*map(calls.of, ("rules", "settings", "leave", "quit", "phones")))
    show(services, PauseScene(services, acts, loses=loses))
    return services, below


@pytest.mark.parametrize("key", [commands.BACK, commands.CONFIRM, "pause"])
def test_the_pause_ends_with_one_press(key: str) -> None:
    services, below = paused(Calls())
    keys(services, key)
    assert services.stack.top is below


def test_the_pause_leads_to_everything_else() -> None:
    calls = Calls()
    services, _ = paused(calls)
    for name in ("rules", "settings", "leave", "quit"):
        click(services, name)
    assert calls.made == ["rules", "settings", "leave", "quit"]


def test_the_table_shines_through_the_pause() -> None:
    services, below = paused(Calls())
    assert services.stack.is_seen(below)


@pytest.mark.parametrize("loses", ["pause.lose", "saves.lose"])
@pytest.mark.parametrize("way", ["leave", "quit"])
def test_a_match_that_is_not_kept_is_left_only_after_a_question(way: str, loses: str) -> None:
    calls = Calls()
    services, _ = paused(calls, loses=loses)
    pause = services.stack.top
    click(services, way)
    assert isinstance(services.stack.top, ConfirmScene)
    keys(services, commands.CONFIRM)  # "No" has the focus.
    assert services.stack.top is pause
    click(services, way)
    click(services, "yes")
    assert calls.made == [way]
    assert services.stack.top is pause


def test_the_first_arrow_moves_the_moon_also_after_a_mouse() -> None:
    services = house_of((1280, 720))
    services.device = MOUSE
    page = show(services, MainMenu(services, menu_acts(None)))
    keys(services, commands.DOWN)
    assert page.focus == "matches"


def test_the_hands_of_the_days_are_looked_for_at_the_menu_and_not_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    done: list[str] = []
    monkeypatch.setattr(DayHands, "begin", lambda days, today: done.append("begun"))
    monkeypatch.setattr(DayHands, "stop", lambda days: done.append("stopped"))
    services = a_house()
    navigator = Navigator(services)
    navigator.menu()
    services.at_leisure()
    assert done == ["begun"]
    players = (Player("Ana", "owl"), Player("Bot", "hare", "naive"))
    navigator.deal(TableChoice("la_mona", players, seed=5))
    wait(services, 1)
    services.at_leisure()
    assert done == ["begun", "stopped"]
    navigator.menu()
    services.at_leisure()
    assert done == ["begun", "stopped", "begun"]
