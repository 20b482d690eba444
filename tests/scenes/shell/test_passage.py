"""Between two scenes the old picture passes into the new one; what lies over a scene does not make
it pass."""

from __future__ import annotations

import pygame
import pytest
from pygame import Surface
from services import a_house, open_texts

from game.app import App
from game.scenes.shell.page_scene import Dialog
from game.scenes.shell.passage import Passage
from game.scenes.shell.scene import Scene, SceneStack, Services
from game.settings import Settings
from game.storage.settings_file import SettingsFile
from game.ui.audio import Player
from game.ui.window import GameWindow
from game.view.motion.motion import CROSS_FADE, PASSAGE
from tests.clock import Clock


class Window:
    """Looks at the stack as the loop does, and keeps how dense the old picture is and where."""

    def __init__(self, **likes: object) -> None:
        self.services: Services = a_house((400, 300), **likes)
        self.first = Scene(self.services)
        self.services.stack.push(self.first)
        self.picture = Surface((400, 300))
        self.passage = Passage(self.services)
        self.turn()

    def turn(self, seconds: float = 0.0) -> tuple[int, int] | None:
        clock = self.services.clock
        assert isinstance(clock, Clock)
        clock.now += seconds
        self.passage.look(self.picture)
        left = self.passage.sprite()
        return None if left is None else (left.surface.get_alpha() or 0, left.x)


CHANGES = {
    "put on top": lambda window: window.services.stack.push(Scene(window.services)),
    "put in its place": lambda window: window.services.stack.swap(Scene(window.services)),
    "begun anew": lambda window: window.services.stack.start_over(Scene(window.services)),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize(
    ("motion", "lasts", "drifts"),
    [("full", PASSAGE, True), ("brief", PASSAGE / 2, False), ("none", CROSS_FADE, False)],
)
def test_the_old_picture_fades_over_the_new_one(
    change: str, motion: str, lasts: float, drifts: bool
) -> None:
    window = Window(motion=motion, speed=1)
    CHANGES[change](window)
    seen = [window.turn()]
    while seen[-1] is not None:
        seen.append(window.turn(lasts / 8))
    densities = [one[0] for one in seen if one]
    assert densities[0] == 255
    assert densities == sorted(densities, reverse=True)
    assert len(densities) == 8
    assert (min(one[1] for one in seen if one) < 0) == drifts
    assert not window.passage.is_under_way


def test_a_scene_that_is_left_passes_into_the_one_below() -> None:
    window = Window(motion="full", speed=1)
    window.services.stack.push(Scene(window.services))
    while window.turn(0.1):
        pass
    window.services.stack.pop()
    assert window.turn() is not None


def test_it_can_be_cut_short_and_with_all_at_once_there_is_none() -> None:
    window = Window(motion="full", speed=1)
    window.services.stack.push(Scene(window.services))
    assert window.turn() is not None
    window.passage.end()
    assert window.turn() is None
    hurried = Window(motion="full", speed=0)
    hurried.services.stack.push(Scene(hurried.services))
    assert hurried.turn() is None


def test_a_dialog_and_a_curtain_that_closes_make_nothing_pass() -> None:
    window = Window(motion="full", speed=1)
    over = Dialog(window.services)
    window.services.stack.push(over)
    assert window.turn() is None
    over.covers = True  # It has closed, and opens again.
    assert window.turn() is None
    over.covers = False
    assert window.turn() is None
    window.services.stack.pop()
    assert window.turn() is None


@pytest.mark.parametrize(
    ("event", "is_cut_short"),
    [
        (pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="\r"), True),
        (pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(20, 20), touch=False), True),
        (pygame.Event(pygame.MOUSEMOTION, pos=(20, 20), rel=(1, 1), touch=False), False),
    ],
    ids=["key", "button", "moved"],
)
def test_a_press_cuts_it_short(event: pygame.Event, is_cut_short: bool) -> None:
    settings = Settings(language="en", master_volume=0.0, motion="full", speed=1)
    services = Services(settings, open_texts, Clock(), (640, 400))
    services.stack = SceneStack()
    app = App(GameWindow("", (640, 400)), services, Player(settings), SettingsFile())
    for _ in range(2):
        services.stack.push(Scene(services))
        app.turn()
    assert app._passage.is_under_way
    pygame.event.post(event)
    app.turn()
    assert app._passage.is_under_way != is_cut_short
