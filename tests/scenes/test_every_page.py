"""Every page and table of the gallery: what can be used on it lights up, is reached, and does the
same by pointer and keys."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from counting import Watching, watching
from examples import all_examples
from looks import differences, not_as_painted_anew
from services import a_house, heard_in, rest, top_of
from settings_rig import walk

from game.phones import door
from game.play.intents.offers import Target
from game.play.session import start
from game.reader.node import every
from game.reader.table import key_of
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Scene, Services
from game.scenes.table.scene import TableScene
from game.ui.gestures import (
    LEFT_WINDOW,
    MAIN,
    MOVED,
    PRESSED,
    RELEASED,
    Command,
    Gesture,
    Pointer,
    Typed,
    Wheel,
)
from game.ui.painter import Sprite
from game.ui.widgets import Widget
from game.view.layout.target import place_frame

__all__ = ["watching"]

EXAMPLES = dict(all_examples())
SIZE = (1024, 640)
SPOKEN = ("en", "es", "fr", "pt")
#: Of a page so many things are used, from all over it.
USED_MOST = 4
#: Tables, and pages that an arrow makes into others.
NOT_WALKED = ("table", "judge", "rules_searched", "workshop")
#: Of a table so many places.
PLACES_MOST = 8
KEYS = (
    *("down", "right", "next_zone", "left", "up", "previous_zone", "last", "first"),
    *("take_back", "mark", "rules", "back"),
)


@pytest.fixture(autouse=True)
def same_as_ever(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    for module in (start, door):
        monkeypatch.setattr(module, "randbelow", lambda count: count // 2)
    monkeypatch.setattr(door, "token_urlsafe", lambda size: "B" * 22)


def opened(name: str, **likes: object) -> Services:
    services = a_house(SIZE, **likes)
    services.stack.push(Scene(services))
    services.stack.push(EXAMPLES[name](services))
    rest(services)
    return services


def language_of(name: str) -> str:
    """One of those that are spoken, another for the next scene."""
    return SPOKEN[sum(name.encode()) % len(SPOKEN)]


def page_of(services: Services) -> PageScene | None:
    top = services.stack.top
    return top if isinstance(top, PageScene) else None


def usable(services: Services) -> list[Widget]:
    """Some of what takes the focus, as far as it is in sight: from all over the page, and one of
    each kind."""
    page = page_of(services)
    found = [one for one in page.page.widgets if one.focusable] if page else []
    found = [one for one in found if one.is_at(one.seen.cx, one.seen.cy)]
    spread = found[:: len(found) // USED_MOST + 1]
    kinds = {type(one): one for one in found}
    kinds |= {type(one): one for one in spread}
    return [one for one in found if one in spread or one is kinds[type(one)]]


def pointed(services: Services, what: str, x: float, y: float) -> None:
    down = what == PRESSED
    services.stack.handle(Pointer(what, x, y, MAIN if down else 0, (MAIN,) if down else ()))
    services.stack.update(services.clock())


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_can_be_used_is_named_and_lights_up(name: str, watching: Watching) -> None:
    """Under the pointer, under the focus and to a screen reader. Once pointer and focus are gone
    the page is as it was."""
    services = opened(name, language=language_of(name))
    assert list(not_as_painted_anew(services)) == []
    assert watching.slips == set(), "a finished string where a number is counted"
    page = page_of(services)
    if page is None:
        return
    names = [one.name for one in page.page.widgets if one.focusable]
    assert "" not in names
    assert len(set(names)) == len(names)
    read = {node.key: node for node in every(page.tree().nodes)}
    nodes = (read[one] for one in names)
    assert [one.key for one in nodes if not (one.name and (one.does or one.parts))] == []
    assert services.texts.missing == set()
    faults = []
    for one, other in pairwise([*usable(services)[-1:], *usable(services)]):
        pointed(services, LEFT_WINDOW, 0, 0)
        looks = []
        for focus in (one, other):
            page.page.focus, page.page.ring = focus.name, True
            looks.append(painted(services))
        if one is not other and not list(differences(*looks)):
            faults.append(f"the focus on {other.name} is not seen")
        page.page.ring = False
        pointed(services, MOVED, other.seen.cx, other.seen.cy)
        faults += [
            f"with the pointer on {other.name} {one}" for one in not_as_painted_anew(services)
        ]
    assert faults == []


@pytest.mark.parametrize("name", [one for one in EXAMPLES if not one.startswith(NOT_WALKED)])
def test_arrows_and_tab_alone_lead_to_all_that_can_be_used(name: str) -> None:
    page = page_of(opened(name, text_scale=1.4))
    assert page is None or {one.name for one in page.page.widgets if one.focusable} <= walk(page)


@pytest.mark.long
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("name", EXAMPLES)
def test_a_screen_reader_has_words_for_all_in_every_language(name: str, language: str) -> None:
    services = opened(name, language=language)
    nodes = list(every(services.stack.top.tree().nodes))
    assert [node.key for node in nodes if not node.name and (node.does or not node.parts)] == []
    signs = [node.name for node in nodes if set(node.name) & set("♣♦♥♠*[]")]
    assert signs == []
    assert services.texts.missing == set()


def painted(services: Services) -> list[Sprite]:
    services.stack.redrawn()
    return list(services.stack.sprites())


@pytest.mark.parametrize("name", [name for name in EXAMPLES if name.startswith("table")])
def test_every_place_at_a_table_lies_somewhere_and_shows_the_focus(name: str) -> None:
    services = opened(name, language=language_of(name))
    table = top_of(services, TableScene)
    found = [place for zone in table.context.focus.blocks().values() for place in zone]
    assert len(found) > 5
    tree = table.tree()
    read = {node.key: node for node in every(tree.nodes)}
    assert [place for place in found if not read[key_of(place)].does] == []
    assert [node.key for node in read.values() if not node.name] == []
    assert len(read) == len(list(every(tree.nodes)))
    assert tree.focus in read
    is_asked = any(place.kind == "choice" for place in found)
    if is_asked or table.selection.hands.carried:
        return  # What is asked or held has the focus.
    faults = []
    looks: dict[Target, list[Sprite]] = {}
    for place in found[:: len(found) // PLACES_MOST + 1]:
        if place_frame(table.picture.layout, place) is None:
            faults.append(f"{place} lies nowhere")
        table.selection.hands = replace(table.selection.hands, focus=place)
        table.selection.ring = True
        table.context.rearranged()
        looks[place] = list(services.stack.sprites())
    for (one, before), (other, now) in pairwise(looks.items()):
        if not list(differences(before, now)):
            faults.append(f"the focus on {one} looks like that on {other}")
    assert faults == []


# What is done ------------------------------------------------------------------------------------

#: One of each kind of page, and more of those with most on them.
PAGES = (
    *("coach", "coach_practice", "coach_quiz", "confirm", "first_name", "keys", "learn"),
    *("evening", "lesson_done", "load_menu"),
    *("main_menu", "own_texts_faults", "pad_owner", "pause", "people", "person"),
    *("rules_first_page", "rules_searched", "scoring_decision", "settings_look"),
    *("settings_sound", "settings_controls", "settings_language", "settlement_same_cards"),
    *("setup", "setup_carioca", "setup_deal", "setup_seat"),
    *("statistics_player", "statistics_one_match"),
    *("workshop", "workshop_points", "workshop_contracts", "workshop_cannot_be", "workshop_naming"),
)


class Visit:
    """Somebody on a page, who does one thing after another, and comes back to it each time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.faults: list[str] = []
        self.enter()

    def enter(self) -> None:
        self.services = opened(self.name)
        page = page_of(self.services)
        assert page is not None
        self.page = page

    def do(self, what: str, *gestures: Gesture) -> tuple[str, list[str]]:
        """Return which page is there then, and what was heard."""
        services, heard = self.services, heard_in(self.services)
        heard.clear()
        for gesture in gestures:
            services.stack.handle(gesture)
        rest(services)
        if services.stack.top is self.page:
            self.faults += [f"{what}: {fault}" for fault in not_as_painted_anew(services)]
        top = page_of(services)
        if top is not None:
            names = {one.name for one in top.page.widgets if one.focusable}
            if names and top.page.ring and top.page.focus not in names:
                self.faults.append(f"{what}: the focus is on nothing, {top.page.focus!r}")
        led = type(services.stack.top).__name__, [cue for cue in heard if cue != "focus"]
        if self.page in services.stack.scenes:
            services.stack.pop_to(self.page)
            rest(services)
        else:
            self.enter()
        return led


@pytest.mark.parametrize("name", PAGES)
def test_keys_and_letters_leave_all_as_it_is_there(name: str) -> None:
    visit = Visit(name)
    for key in KEYS:
        visit.do(key, Command(key))
    content = visit.services.kit.stage.content
    visit.do("wheel", Wheel(content.cx, content.cy, -2.0))
    for widget in [one for one in visit.page.page.widgets if one.takes_text]:
        visit.page.page.focus = widget.name
        for typed in (Typed("Zo\u00eb"), Typed("", erase=True), Typed("9")):
            visit.do(f"{widget.name} {typed}", typed)
    assert visit.faults == []


@pytest.mark.parametrize("name", PAGES)
def test_a_click_and_a_key_do_the_same(name: str) -> None:
    clicked, confirmed = Visit(name), Visit(name)
    for one in [widget.name for widget in usable(clicked.services)]:
        led = []
        for visit, gestures in ((clicked, click), (confirmed, confirm)):
            widget = next((it for it in visit.page.page.widgets if it.name == one), None)
            if widget is None or widget.takes_text or not widget.enabled:
                break
            led.append(visit.do(one, *gestures(visit.page, widget)))
        # A click beside the signs of a row of choices does nothing.
        if len(led) == 2 and led[0] != led[1] and led[0] != (type(clicked.page).__name__, []):
            clicked.faults.append(f"{one}: {led}")
    assert clicked.faults + confirmed.faults == []


def click(page: PageScene, widget: Widget) -> list[Gesture]:
    at = widget.seen.cx, widget.seen.cy
    return [Pointer(PRESSED, *at, MAIN, (MAIN,)), Pointer(RELEASED, *at, MAIN)]


def confirm(page: PageScene, widget: Widget) -> list[Gesture]:
    page.page.focus, page.page.ring = widget.name, True
    return [Command("confirm")]
