"""A house for trying scenes in: no window is seen, and the test turns the clock."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from longer import LONGER, longer_root

from game.l10n.catalogue import Catalogue
from game.paths import bundled
from game.scenes.shell.scene import House, Scene, SceneStack
from game.settings import Settings
from game.ui.audio import CUES
from game.ui.gestures import MAIN, PRESSED, RELEASED, Command, Pointer
from game.ui.widgets import Widget
from game.ui.window import GameWindow
from tests.clock import Clock

LANGUAGES = ("en", "es", "fr")
#: The sizes that matter: usual, small, square, wide.
SIZES = ((1920, 1080), (1024, 640), (1600, 1200), (2560, 1080))


@cache
def open_texts(language: str) -> Catalogue:
    """Also of the language that nobody speaks."""
    roots = [bundled("locales")]
    return Catalogue([language], [*roots, longer_root()] if language == LONGER else roots)


def a_house(pixels: tuple[int, int] = (1280, 720), **likes: object) -> House:
    GameWindow("", (64, 64), False)

    settings = Settings(**{"language": "en", **likes})  # type: ignore[arg-type]
    house = House(settings, open_texts, Clock(), pixels)
    house.stack = SceneStack()
    house.sound = Heard()
    return house


def heard_in(house: House) -> Heard:
    assert isinstance(house.sound, Heard)
    return house.sound


class Heard(list[str]):
    """The cues that were asked for, in order. One that does not exist fails the test."""

    def __call__(self, cue: str, *, step: int = 1, delay: float = 0.0) -> None:
        assert cue in CUES, cue
        self.append(cue)


def wait(house: House, seconds: float) -> None:
    """Time passes, and scenes are told so."""
    clock = house.clock
    assert isinstance(clock, Clock)
    clock.now += seconds
    house.stack.update(clock.now)


def shown(house: House, scene: Scene) -> Scene:
    """On the stack, all animation done."""
    house.stack.push(scene)
    wait(house, 2)
    wait(house, 2)
    return scene


def press(house: House, *names: str) -> None:
    for name in names:
        house.stack.handle(Command(name))


def click(house: House, widget: Widget) -> None:
    at = widget.seen.cx, widget.seen.cy
    house.stack.handle(Pointer(PRESSED, *at, MAIN, (MAIN,)))
    house.stack.handle(Pointer(RELEASED, *at, MAIN))


def said(house: House) -> Iterator[str]:
    """Everything written on the screen."""
    for sprite in house.stack.sprites():
        if sprite.says:
            yield sprite.says
