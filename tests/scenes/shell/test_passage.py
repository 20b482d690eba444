"""Between two scenes the old picture passes into the new one; what lies over a scene does not make
it pass."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest
from pygame import Surface
from services import a_house

from game.app import App
from game.scenes.shell.passage import Passage
from game.scenes.shell.scene import Scene, SceneStack, Services
from game.storage.settings_file import SettingsFile
from game.ui.audio import SoundPlayer
from game.ui.painter import Sprite
from game.ui.window import GameWindow
from game.view.motion.motion import CROSS_FADE, PASSAGE
from tests.clock import Clock

NIGHT, VEIL, WORDS, OTHERS = (Surface((400, 300)) for _ in range(4))
SMALL = (20, 30, 90, 40)


class Page(Scene):
    """Words on a veil over the night."""

    def __init__(self, services: Services, words: Surface, night: Surface = NIGHT) -> None:
        super().__init__(services)
        self.shown = [Sprite(night, 0, 0), Sprite(VEIL, 0, 0), Sprite(words, 20, 30, SMALL)]

    def sprites(self) -> Sequence[Sprite]:
        return self.shown


class Window:
    """Looks at the stack as the loop does."""

    def __init__(self, **likes: object) -> None:
        self.services: Services = a_house((400, 300), **likes)
        self.first = Page(self.services, WORDS)
        self.services.stack.push(self.first)
        self.picture = Surface((400, 300))
        self.passage = Passage(self.services)
        self.turn()

    def turn(self, seconds: float = 0.0) -> Sequence[Sprite] | None:
        """Return what is seen during a passage, its last sprite being what fades."""
        clock = self.services.clock
        assert isinstance(clock, Clock)
        clock.now += seconds
        sprites = self.services.stack.sprites()
        self.passage.look(sprites, self.picture)
        return self.passage.sprites(sprites)

    def turns(self) -> list[Sequence[Sprite]]:
        """Return all that is seen until the passage has ended."""
        seen = []
        while (shown := self.turn(0.01 * bool(seen))) is not None:
            seen.append(shown)
        return seen


def density(seen: Sequence[Sprite]) -> int:
    return seen[-1].surface.get_alpha() or 0


CHANGES = {
    "put on top": SceneStack.push,
    "put in its place": SceneStack.swap,
    "begun anew": SceneStack.start_over,
}
MOTIONS = [("full", PASSAGE, True), ("brief", PASSAGE / 2, False), ("none", CROSS_FADE, False)]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize(("motion", "lasts", "drifts"), MOTIONS)
def test_the_old_picture_fades_over_another_place(
    change: str, motion: str, lasts: float, drifts: bool
) -> None:
    window = Window(motion=motion, speed=1)
    elsewhere = Page(window.services, WORDS, night=OTHERS)
    CHANGES[change](window.services.stack, elsewhere)
    seen = window.turns()
    assert all(list(one[:-1]) == elsewhere.shown for one in seen)
    assert {(one[-1].x, one[-1].y) for one in seen} == {(0, 0)}
    densities = [density(one) for one in seen]
    assert densities[0] == 255
    assert densities == sorted(densities, reverse=True)
    assert len(densities) == pytest.approx(lasts / 0.01, abs=1)
    assert not window.passage.is_under_way


@pytest.mark.parametrize(("motion", "lasts", "drifts"), MOTIONS)
def test_in_the_same_night_only_what_is_on_it_changes(
    motion: str, lasts: float, drifts: bool
) -> None:
    window = Window(motion=motion, speed=1)
    window.services.stack.push(Page(window.services, OTHERS))
    seen = window.turns()
    assert len(seen) == pytest.approx(lasts / 0.01, abs=1)
    for one in seen:
        assert list(one[:2]) == window.first.shown[:2]
        assert len(one) == 4, "never both words at once"
    words = [one[2] for one in seen]
    old = [one.x for one in words if one.surface is WORDS]
    new = [one.x for one in words if one.surface is OTHERS]
    assert [one.surface for one in words] == [WORDS] * len(old) + [OTHERS] * len(new)
    assert old
    assert new
    assert old == sorted(old, reverse=True)
    assert new == sorted(new, reverse=True)
    assert (min(old) < 20 < max(new)) == drifts
    assert (set(old) == set(new) == {20}) != drifts
    covered = [density(one) for one in seen]
    assert covered[0] == 0
    assert covered[: len(old)] == sorted(covered[: len(old)])
    assert covered[len(old) :] == sorted(covered[len(old) :], reverse=True)


def test_going_back_drifts_the_other_way() -> None:
    window = Window(motion="full", speed=1)
    window.services.stack.push(Page(window.services, OTHERS))
    there = window.turns()
    window.services.stack.pop()
    back = window.turns()
    ways = [[one[2].x - 20 for one in seen] for seen in (there, back)]
    assert ways[1] == [-by for by in ways[0]]
    window.services.stack.start_over(Page(window.services, OTHERS))
    assert [one[2].x - 20 for one in window.turns()] == ways[1], "to where all begins"


def test_a_sign_that_twinkled_in_the_night_does_not_part_them() -> None:
    window = Window(motion="full", speed=1)
    window.first.shown.insert(1, Sprite(OTHERS, 5, 5, SMALL))
    window.turn()
    page = Page(window.services, WORDS)
    window.services.stack.push(page)
    assert all(list(one[:2]) == page.shown[:2] for one in window.turns())


def test_it_can_be_cut_short_and_with_all_at_once_there_is_none() -> None:
    window = Window(motion="full", speed=1)
    window.services.stack.push(Page(window.services, OTHERS))
    assert window.turn() is not None
    window.passage.end()
    assert window.turn() is None
    hurried = Window(motion="full", speed=0)
    hurried.services.stack.push(Page(hurried.services, OTHERS))
    assert hurried.turn() is None


def test_a_dialog_and_a_curtain_that_closes_make_nothing_pass() -> None:
    window = Window(motion="full", speed=1)
    over = Page(window.services, OTHERS)
    over.covers = False
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
    services = a_house((640, 400), master_volume=0.0, motion="full", speed=1)
    sounds = SoundPlayer(services.settings)
    app = App(GameWindow("", (640, 400)), services, sounds, SettingsFile())
    for _ in range(2):
        services.stack.push(Scene(services))
        app.turn()
    assert app._passage.is_under_way
    pygame.event.post(event)
    app.turn()
    assert app._passage.is_under_way != is_cut_short
