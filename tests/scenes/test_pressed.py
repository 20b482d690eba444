"""What every page does with each thing on it that can be pressed, and where keys lead on it."""

from __future__ import annotations

from collections.abc import Callable
from difflib import unified_diff
from functools import partial
from hashlib import md5
from pathlib import Path
from typing import Any

import pytest
from houses import a_house, click, heard_in, wait

from game.phones import door
from game.play.session import start
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Scene
from game.ui.gestures import MOVED, Command, Pointer, Typed, Wheel
from game.ui.widgets import Widget
from tests.gallery.seen import EXAMPLES, due, labelled, lines, widgets
from tests.kept import assert_kept

KEPT = Path(__file__).with_name("kept") / "pressed"
SIZE = (1024, 640)
#: One of each kind of page, and more of those with most on them.
PAGES = (
    *("coach", "coach_practice", "coach_quiz", "confirm", "first_name", "keys", "learn"),
    *("lesson_done", "load", "load_menu", "phones_begin"),
    *("main_menu", "own_texts_faults", "pad_owner", "pause", "people", "person"),
    *("replay", "replay_branch", "replay_fishing", "replay_open", "rules_first_page"),
    *("rules_searched", "scoring_free_undo", "scoring_decision", "settings", "settings_look"),
    *("settings_sound", "settings_controls", "settings_language", "settlement_same_cards"),
    *("settlement_partners", "setup", "setup_carioca", "setup_deal", "setup_seat"),
    *("statistics_free_undo", "statistics_player", "statistics_one_match"),
)
KEYS = (
    *("down", "down", "right", "left", "next_zone", "right", "next_zone", "down", "up"),
    *(
        "previous_zone",
        "left",
        "last",
        "first",
        "up",
        "take_back",
        "mark",
        "pause",
        "rules",
        "back",
    ),
)
#: Of each page so many things are pressed.
PRESSED_MOST = 20


class Walk:
    """`told`: what was done, and what came of it: which page is there, what was heard, how many
    lines of what is seen came or went, and a digest of them."""

    def __init__(self, name: str, labels: dict[int, Any]) -> None:
        self.name, self.labels = name, labels
        self.told: list[str] = []
        self.enter()

    def enter(self) -> None:
        self.services = a_house(SIZE)
        self.services.stack.push(Scene(self.services))
        self.page = EXAMPLES[self.name](self.services)
        self.services.stack.push(self.page)
        wait(self.services, 2)
        self.services.stack.sprites()
        wait(self.services, 2)
        self.seen, self.heard = self.look(), 0

    def look(self) -> list[str]:
        return [*lines(self.services, self.labels), *widgets(self.services), due(self.services)]

    def do(self, what: str, act: Callable[[], object]) -> None:
        act()
        wait(self.services, 0.4)
        stack, heard = self.services.stack, heard_in(self.services).how
        now = self.look()
        changed = [
            line for line in unified_diff(self.seen, now, n=0, lineterm="") if line[0] != "@"
        ][2:]
        told = [what, f"{len(changed)} {md5(repr(changed).encode()).hexdigest()[:6]}"]
        told += [f"heard {cue}" for cue in heard[self.heard :]]
        if stack.top is not self.page:
            told.append(f"to {type(stack.top).__name__}")
        self.told.append(", ".join(told))
        if self.page in stack.scenes:
            stack.pop_to(self.page)
            self.seen, self.heard = self.look(), len(heard)
        else:
            self.enter()

    def widgets(self) -> dict[str, Widget]:
        assert isinstance(self.page, PageScene)
        return {one.name: one for one in self.page.page.widgets if one.focusable}

    def keys(self, name: str) -> None:
        self.do(name, lambda: self.services.stack.handle(Command(name)))

    def all_of(self, widget: Widget) -> None:
        name, (x, y) = widget.name, (widget.seen.cx, widget.seen.cy)
        self.do(f"point at {name}", lambda: self.services.stack.handle(Pointer(MOVED, x, y)))
        self.do(f"click {name}", lambda: click(self.services, widget))
        if widget.takes_text:
            for typed in (Typed("Zoë"), Typed("", erase=True), Typed("9")):
                self.do(f"type {typed.text}", partial(self.services.stack.handle, typed))


@pytest.fixture(autouse=True)
def same_as_ever(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    for module in (start, door):
        monkeypatch.setattr(module, "randbelow", lambda count: count // 2)
    monkeypatch.setattr(door, "token_urlsafe", lambda size: "B" * 22)


@pytest.mark.parametrize("name", PAGES)
def test_what_is_pressed_does_what_it_did(name: str) -> None:
    with labelled() as labels:
        walk = Walk(name, labels)
        for key in KEYS:
            walk.keys(key)
        x, y = walk.services.kit.stage.content.cx, walk.services.kit.stage.content.cy
        walk.do("wheel", lambda: walk.services.stack.handle(Wheel(x, y, -2.0)))
        for widget in list(walk.widgets())[:PRESSED_MOST]:
            if widget in walk.widgets():
                walk.all_of(walk.widgets()[widget])
        assert_kept(KEPT / f"{name}.txt", "\n".join(walk.told) + "\n")


def test_nothing_is_kept_of_pages_that_are_gone() -> None:
    assert {file.stem for file in KEPT.iterdir()} == set(PAGES)
