"""A house for trying scenes in: no window is seen, and the test turns the clock."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeVar

from longer import LONGER, longer_root

from game.l10n.catalogue import Texts
from game.paths import bundled
from game.play.session.running import RunningTable
from game.scenes.shell.scene import Scene, SceneStack, Services
from game.scenes.table.scene import TableScene
from game.settings import Settings
from game.ui.audio import CUES
from game.ui.gestures import MAIN, PRESSED, RELEASED, Command, Pointer
from game.ui.widgets import Widget
from game.ui.window import GameWindow
from tests.clock import Clock
from tests.play.tables import one_step

SomeScene = TypeVar("SomeScene", bound=Scene)
LANGUAGES = ("en", "es", "fr")
#: The sizes that matter: usual, small, square, wide.
SIZES = ((1920, 1080), (1024, 640), (1600, 1200), (2560, 1080))


@cache
def open_texts(language: str) -> Texts:
    """Also of the language that nobody speaks."""
    roots = [bundled("locales")]
    return Texts([language], [*roots, longer_root()] if language == LONGER else roots)


def a_house(pixels: tuple[int, int] = (1280, 720), **likes: object) -> Services:
    GameWindow("", (64, 64))
    settings = Settings(**{"language": "en", **likes})  # type: ignore[arg-type]
    services = Services(settings, open_texts, Clock(), pixels)
    services.stack = SceneStack()
    services.sound = Heard()
    return services


def heard_in(services: Services) -> Heard:
    assert isinstance(services.sound, Heard)
    return services.sound


class Heard(list[str]):
    """The cues that were asked for, in order. One that does not exist fails the test. `how`: each
    with its step, its delay and the side it comes from, where they are not the usual ones."""

    def __init__(self) -> None:
        super().__init__()
        self.how: list[str] = []

    def __call__(self, cue: str, *, step: int = 1, delay: float = 0.0, pan: float = 0.0) -> None:
        assert cue in CUES, cue
        self.append(cue)
        after = f"after {delay:.3g}" if delay else ""
        at = f"at {pan:.2f}" if pan else ""
        self.how.append(
            " ".join(filter(None, [cue, f"step {step}" if step > 1 else "", after, at]))
        )


def wait(services: Services, seconds: float) -> None:
    """Time passes, and scenes are told so."""
    clock = services.clock
    assert isinstance(clock, Clock)
    clock.now += seconds
    services.ahead.go_on(0.0, clock)
    services.stack.update(clock.now)


def rest(services: Services) -> None:
    """Let time pass until nothing moves any more, or for some ten seconds."""
    for _ in range(8):
        wait(services, 0.1)
    services.stack.sprites()  # What counts, or rises, begins with the first picture.
    for _ in range(50):
        if services.stack.due(services.clock()) != 0:
            break
        wait(services, 0.2)


def shown(services: Services, scene: SomeScene) -> SomeScene:
    """On the stack, all animation done."""
    services.stack.push(scene)
    rest(services)
    return scene


def top_of(services: Services, kind: type[SomeScene]) -> SomeScene:
    """The scene on top, which is of this kind."""
    scene = services.stack.top
    assert isinstance(scene, kind)
    return scene


def table_of(services: Services) -> TableScene:
    """The table, whatever lies over it."""
    return next(one for one in services.stack.scenes if isinstance(one, TableScene))


def press(services: Services, *names: str) -> None:
    for name in names:
        services.stack.handle(Command(name))


def play_to_the_end(table: RunningTable) -> None:
    while not table.is_over:
        one_step(table)


def to_the_result(services: Services) -> None:
    """From the end of the last hand, through its scores; both count from their first picture on."""
    for _ in range(3):
        wait(services, 3.0)
        services.stack.sprites()
    press(services, "confirm")
    services.stack.sprites()
    for _ in range(2):
        wait(services, 3.0)


def click(services: Services, widget: Widget) -> None:
    at = widget.seen.cx, widget.seen.cy
    services.stack.handle(Pointer(PRESSED, *at, MAIN, (MAIN,)))
    services.stack.handle(Pointer(RELEASED, *at, MAIN))


def said(services: Services) -> Iterator[str]:
    """Everything written on the screen."""
    for sprite in services.stack.sprites():
        if sprite.says:
            yield sprite.says
