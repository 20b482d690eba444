"""Scrolls every page that is higher than its room, in every way, and tells what came of it.

Run with the width and height of the window, and the scale of the text; a line of JSON for each part
that scrolls. Events are posted as the system posts them, in places of the window.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "scenes"))

import pygame
from examples import all_examples
from services import open_texts, rest

from game.app import App
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Scene, SceneStack, Services
from game.settings import Settings
from game.storage.settings_file import SettingsFile
from game.ui.audio import SoundPlayer
from game.ui.page import Page
from game.ui.widgets import Scroll
from game.ui.window import GameWindow
from tests.clock import Clock

FINGER = {"touch_id": 7, "finger_id": 1}
#: With less, only an empty margin is out of sight.
MARGIN = 24.0
#: Seconds between two events of a hand.
APART = 0.016


class Hand:
    """A hand at a page, and the part of it that scrolls."""

    def __init__(self, app: App, page: Page, scroll: Scroll, clock: Clock) -> None:
        self.app, self.page, self.scroll, self.clock = app, page, scroll, clock
        self.stage = app.services.kit.stage

    def post(self, kind: int, **facts: object) -> None:
        pygame.event.post(pygame.Event(kind, facts))
        self.clock.now += APART
        self.app.turn()

    def _point(self, x: float, y: float) -> tuple[int, int]:
        return round(self.stage.x_px(x)), round(self.stage.y_px(y))

    def finger(self, kind: int, x: float, y: float) -> None:
        wide, high = self.app.window.size
        px, py = self._point(x, y)
        self.post(kind, x=px / wide, y=py / high, dx=0.0, dy=0.0, pressure=1.0, **FINGER)

    def mouse(self, kind: int, x: float, y: float) -> None:
        facts: dict[str, object] = {"pos": self._point(x, y)}
        if kind == pygame.MOUSEMOTION:
            facts |= {"rel": (0, 0)}
        else:
            facts |= {"button": 1}
        self.post(kind, **facts)

    # Ways to scroll: each from the top -------------------------------------------------------

    def by_finger(self) -> bool:
        """Not more than the finger has moved, for it rests before it is lifted."""
        view = self.scroll.view
        x, y, way = view.x + view.w * 0.4, view.y + view.h * 0.8, view.h * 0.6
        self.finger(pygame.FINGERDOWN, x, y)
        for step in range(1, 11):
            self.finger(pygame.FINGERMOTION, x, y - way * step / 10)
        self.clock.now += 1.0
        at = self.scroll.offset
        self.finger(pygame.FINGERUP, x, y - way)
        for _ in range(10):
            self.clock.now += APART
            self.app.turn()
        return 0 < at == self.scroll.offset <= way

    def by_throw(self) -> bool:
        """The page goes on after the finger has gone, and comes to rest."""
        view = self.scroll.view
        x, y, way = view.x + view.w * 0.4, view.y + view.h * 0.7, min(40.0, view.h * 0.3)
        self.finger(pygame.FINGERDOWN, x, y)
        for step in range(1, 5):
            self.finger(pygame.FINGERMOTION, x, y - way * step / 4)
        at = self.scroll.offset
        self.finger(pygame.FINGERUP, x, y - way)
        for _ in range(200):
            self.clock.now += APART
            self.app.turn()
        is_further = self.scroll.offset > at or at == self.scroll.furthest
        return is_further and self.app.services.stack.due(self.clock.now) != 0

    def by_wheel(self) -> bool:
        view = self.scroll.view
        self.mouse(pygame.MOUSEMOTION, view.cx, view.cy)
        self.post(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0)
        return self.scroll.offset > 0

    def by_bar(self) -> bool:
        return self._drags_bar(
            self.mouse, pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP
        )

    def by_finger_on_bar(self) -> bool:
        return self._drags_bar(self.finger, pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)

    def _drags_bar(
        self, use: Callable[[int, float, float], None], down: int, moved: int, up: int
    ) -> bool:
        view = self.scroll.view
        x = view.right - self.scroll.aside + self.scroll.wide / 2
        top = view.y + self.scroll.above + 4
        use(down, x, top)
        if self.scroll.offset:
            return False
        for step in range(1, 11):
            use(moved, x, top + (view.bottom + 40 - top) * step / 10)
        at = self.scroll.offset
        use(up, x, view.bottom)
        return 0 < at == self.scroll.offset == self.scroll.furthest

    def by_keys(self) -> bool:
        """Down from where the focus is at first; then Tab to the part, if anything in it can have
        the focus, and down."""
        page = self.page
        is_words_alone = all(one.scroll is not self.scroll for one in page.widgets if one.focusable)
        for tabs in range(8):
            focused = page.focused
            is_there = focused is not None and focused.scroll is self.scroll
            if is_words_alone or is_there or not tabs:
                for _ in range(60):
                    self._key(pygame.K_DOWN)
                    if self.scroll.offset > 0:
                        return True
            self._key(pygame.K_TAB)
        return False

    def _key(self, key: int) -> None:
        self.post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        self.post(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)


#: One example of each page that scrolls.
PAGES = (
    *("coach", "coach_practice", "statistics", "statistics_many", "setup", "setup_added"),
    *("setup_seat", "learn", "rules_first_page", "settings", "keys", "load", "people_many"),
)
#: So many that their list is higher than the page.
FAMILY = [f"Persona {number}" for number in range(1, 13)]
WAYS = ("finger", "throw", "wheel", "bar", "finger_on_bar", "keys")


def told(size: tuple[int, int], text_scale: float) -> Iterator[dict[str, object]]:
    window, clock = GameWindow("-", size), Clock(step=1e-4)
    settings = Settings(language="en", master_volume=0.0, text_scale=text_scale)
    services = Services(settings, open_texts, clock, window.size)
    services.stack = SceneStack()
    services.stack.push(Scene(services))
    app = App(window, services, SoundPlayer(settings), SettingsFile())
    services.may_breathe = lambda: False
    # All work is done at once.
    services.wake = None
    for name in FAMILY:
        services.people.welcome(name, "owl")
    seen: set[tuple[str, str]] = set()
    for name, example in all_examples():
        if name not in PAGES:
            continue
        scene = shown(app, example)
        for scroll in parts_of(app, scene):
            part = type(scene).__name__, _name_of(scroll, scene)
            if part in seen:
                continue
            seen.add(part)
            done: dict[str, object] = {"page": name, "part": " ".join(part)}
            for way in WAYS:
                if services.stack.top is not scene:
                    scene = shown(app, example)
                again = next(one for one in parts_of(app, scene) if _name_of(one, scene) == part[1])
                assert isinstance(scene, PageScene)
                done[way] = getattr(Hand(app, scene.page, again, clock), f"by_{way}")()
                done[f"{way} stays"] = services.stack.top is scene
            yield done


def shown(app: App, example: Callable[[Services], Scene]) -> Scene:
    stack = app.services.stack
    stack.pop_to(stack.scenes[0])
    stack.push(example(app.services))
    rest(app.services)
    app.turn()
    return stack.top


def parts_of(app: App, scene: Scene) -> list[Scroll]:
    """Return those parts of a page that scroll, each at its top."""
    if not isinstance(scene, PageScene):
        return []
    parts = [one for one in scene.page.scrolls() if one.furthest > MARGIN]
    for one in parts:
        one.offset = 0.0
    scene.page.ring = False
    scene.refit()
    app.turn()
    return parts


def _name_of(scroll: Scroll, scene: Scene) -> str:
    """Return what a page calls its part that scrolls."""
    names = (name for name, one in vars(scene).items() if one is scroll)
    return next(names, type(scroll).__name__)


if __name__ == "__main__":
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as home:
        os.environ["LOBA_HOME"] = home
        wide, high, scale = sys.argv[1:]
        for line in told((int(wide), int(high)), float(scale)):
            print(json.dumps(line), flush=True)
