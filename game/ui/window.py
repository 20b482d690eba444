"""The real window, and the small loop's view of it."""

from __future__ import annotations

import os
from math import ceil

import pygame
from pygame import Surface, Window

from game.paths import bundled

#: In pixels: the table has no room in less.
LEAST = (1024, 640)
#: Where SDL can paint into a window without OpenGL, which is thirty times slower without a graphics
#: card. On Wayland and macOS it cannot, and no window would open.
PAINTS_ITSELF = ("x11", "windows")
#: With these SDL paints for nobody.
UNSEEN = ("dummy", "offscreen")


class GameWindow:
    """`size` in points, None: a good part of the screen. The canvas has pixels: on a dense screen
    there are several to a point."""

    def __init__(
        self, title: str, size: tuple[int, int] | None, fullscreen: bool, hidden: bool = False
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_driver() in PAINTS_ITSELF:
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        self._asked = size
        points = size or self._sensible()
        self.window = Window(title, points, resizable=True, hidden=hidden, allow_high_dpi=True)
        self._limit()
        icon = pygame.image.load_sized_svg(bundled("assets/art") / "icon.svg", (128, 128))
        self.window.set_icon(icon)
        self.is_fullscreen = False
        if fullscreen:
            self.toggle_fullscreen()

    @staticmethod
    def _sensible() -> tuple[int, int]:
        """Not larger than the screen; how dense that is can only be told once there is a window."""
        desktops = pygame.display.get_desktop_sizes()
        width, height = desktops[0] if desktops else (1280, 800)
        return (
            min(width, max(LEAST[0], width * 4 // 5)),
            min(height, max(LEAST[1], height * 4 // 5)),
        )

    def _limit(self) -> None:
        """It can be made no smaller than the table needs, or than was asked for."""
        self.canvas: Surface = self.window.get_surface()
        wide, high = (ceil(pixels / self.density) for pixels in LEAST)
        if self._asked is not None:
            wide, high = min(wide, self._asked[0]), min(high, self._asked[1])
        if self.window.minimum_size != (wide, high):
            # A window that is smaller grows.
            self.window.minimum_size = wide, high
            self.canvas = self.window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """In pixels."""
        return self.canvas.get_size()

    @property
    def density(self) -> float:
        """Pixels for one point."""
        return self.canvas.get_width() / max(1, self.window.size[0])

    def renew(self) -> None:
        """After a change of size or screen the canvas may be another, and as dense as that."""
        self._limit()

    def flip(self) -> None:
        self.window.flip()

    def name(self, title: str) -> None:
        self.window.title = title

    def toggle_fullscreen(self) -> None:
        if self.is_fullscreen:
            self.window.set_windowed()
        else:
            self.window.set_fullscreen(desktop=True)
        self.is_fullscreen = not self.is_fullscreen
        self.renew()

    def close(self) -> None:
        self.window.destroy()
        pygame.display.quit()
