"""The window on screens of any density: what SDL tells in points, and what is painted in pixels."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from operator import ge

import pygame
import pytest

from game.app import App
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import SceneStack, Services
from game.settings import Settings
from game.storage.settings_file import SettingsFile
from game.ui import window as window_module
from game.ui.audio import SoundPlayer
from game.ui.widgets import Button, Widget
from game.ui.window import LEAST, PAINTS_ITSELF, GameWindow
from game.view.geometry import Rect
from tests.clock import Clock
from tests.scenes.services import open_texts

HINT = "SDL_FRAMEBUFFER_ACCELERATION"
DENSITIES = (1.0, 1.5, 2.0)


class DenseWindow:
    """A window of SDL as it is on a screen with so many pixels to a point. SDL knows of none with
    this number."""

    density, id = 1.0, 0

    def __init__(self, title: str, size: tuple[int, int], **how: bool) -> None:
        self.title, self.size, self.how = title, size, how
        self._least = (0, 0)

    @property
    def minimum_size(self) -> tuple[int, int]:
        return self._least

    @minimum_size.setter
    def minimum_size(self, least: tuple[int, int]) -> None:
        self._least = least
        self.size = max(self.size[0], least[0]), max(self.size[1], least[1])

    def get_surface(self) -> pygame.Surface:
        wide, high = (round(points * self.density) for points in self.size)
        return pygame.Surface((wide, high))

    def set_icon(self, icon: pygame.Surface) -> None:
        pass

    def flip(self) -> None:
        pass

    def destroy(self) -> None:
        pass


@pytest.fixture
def dense(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[float], None]]:
    """Makes the screen so dense."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    monkeypatch.setattr(window_module, "Window", DenseWindow)

    def change(density: float) -> None:
        monkeypatch.setattr(DenseWindow, "density", density)

    yield change
    pygame.display.quit()


# How it is painted on -----------------------------------------------------------------------------


@pytest.mark.parametrize("driver", ["x11", "windows", "cocoa", "wayland", "something"])
def test_only_where_sdl_can_paint_by_itself_opengl_is_turned_off(
    driver: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What is set here must not be there afterwards.
    monkeypatch.setenv(HINT, "")
    monkeypatch.delenv(HINT)
    asked: list[str | None] = []
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)

    def opened(*given: object, **how: bool) -> DenseWindow:
        asked.append(os.environ.get(HINT))
        return DenseWindow("", (1280, 800))

    monkeypatch.setattr(window_module, "Window", opened)
    GameWindow("", None)
    assert asked == ["0" if driver in PAINTS_ITSELF else None]


def test_what_somebody_has_set_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HINT, "1")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(window_module, "Window", DenseWindow)
    GameWindow("", None)
    assert os.environ[HINT] == "1"


# How large it is ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("desktop", "density", "points", "least"),
    [
        ((1920, 1080), 1.0, (1536, 864), (1024, 640)),
        ((1280, 720), 1.0, (1024, 640), (1024, 640)),
        # Too small a screen for the table: then some of the window lies beyond it.
        ((800, 600), 1.0, (1024, 640), (1024, 640)),
        ((1440, 900), 1.5, (1152, 720), (683, 427)),
        ((1920, 1080), 2.0, (1536, 864), (512, 320)),
        # Of a laptop at 200 % or 300 %: not larger than the screen.
        ((960, 540), 2.0, (960, 540), (512, 320)),
        ((960, 600), 3.0, (960, 600), (342, 214)),
    ],
)
def test_it_opens_as_large_as_is_sensible(
    dense: Callable[[float], None],
    monkeypatch: pytest.MonkeyPatch,
    desktop: tuple[int, int],
    density: float,
    points: tuple[int, int],
    least: tuple[int, int],
) -> None:
    dense(density)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    window = GameWindow("", None)
    assert window.window.size == points
    assert window.window.minimum_size == least
    assert all(map(ge, window.size, LEAST))
    assert window.density == density


def test_on_another_screen_it_is_no_smaller_than_the_table(dense: Callable[[float], None]) -> None:
    dense(2.0)
    window = GameWindow("", (1280, 800))
    window.window.size = 600, 400
    dense(1.0)
    window.renew()
    assert (window.size, window.density) == (LEAST, 1.0)


# Where a press lands ------------------------------------------------------------------------------


class Grid(PageScene):
    """Buttons all over the window; `pressed`: their names."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.pressed: list[str] = []

    def build(self) -> Sequence[Widget]:
        content = self.services.kit.stage.content
        wide, high = content.w / 8, content.h / 6
        buttons: list[Widget] = []
        for x, y in product(range(8), range(6)):
            place = Rect(content.x + x * wide, content.y + y * high, wide - 8, high - 8)
            pressed = partial(self.pressed.append, f"{x} {y}")
            buttons.append(Button(f"{x} {y}", "", pressed).placed(place))
        return buttons


class Screen:
    def __init__(self, points: tuple[int, int]) -> None:
        window = GameWindow("", points)
        settings = Settings(language="en", master_volume=0.0)
        self.services = Services(settings, open_texts, Clock(), window.size)
        self.services.stack = SceneStack()
        self.grid = Grid(self.services)
        self.services.stack.push(self.grid)
        self.app = App(window, self.services, SoundPlayer(settings), SettingsFile())

    def post(self, kind: int, **facts: object) -> None:
        pygame.event.post(pygame.Event(kind, facts))

    def press_everything(self) -> list[str]:
        """On the middle of each button, as the window tells it: in points."""
        self.app.show()
        self.grid.pressed.clear()
        window, stage = self.app.window.window, self.services.kit.stage
        wide, high = self.app.window.size
        for widget in self.grid.page.widgets:
            x, y = stage.x_px(widget.seen.cx), stage.y_px(widget.seen.cy)
            place = round(x * window.size[0] / wide), round(y * window.size[1] / high)
            self.post(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
            self.post(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
            self.post(pygame.MOUSEBUTTONUP, pos=place, button=1)
            self.app.turn()
        return self.grid.pressed

    @property
    def names(self) -> list[str]:
        return [widget.name for widget in self.grid.page.widgets]


@pytest.mark.parametrize("density", DENSITIES)
def test_every_press_lands_where_it_points_also_in_a_smaller_window_and_on_another_screen(
    dense: Callable[[float], None], density: float
) -> None:
    dense(density)
    screen = Screen((1200, 800))
    assert screen.press_everything() == screen.names
    screen.app.window.window.size = 1030, 700
    screen.post(pygame.WINDOWSIZECHANGED, x=1030, y=700)
    screen.app.turn()
    assert screen.services.pixels == (round(1030 * density), round(700 * density))
    assert screen.press_everything() == screen.names
    # As many points, and other pixels.
    density = {1.0: 1.5, 1.5: 2.0, 2.0: 1.0}[density]
    dense(density)
    screen.post(pygame.WINDOWDISPLAYCHANGED, display_index=1)
    screen.app.turn()
    assert screen.services.pixels == (round(1030 * density), round(700 * density))
    assert screen.press_everything() == screen.names
