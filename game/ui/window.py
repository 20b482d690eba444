"""The real window, and the small loop's view of it."""

from __future__ import annotations

import os

import pygame
from pygame import Surface, Window

from game.paths import bundled

LEAST = (1024, 640)


class GameWindow:
    """`size` None: a good part of the screen."""

    def __init__(self, title: str, size: tuple[int, int] | None, fullscreen: bool) -> None:
        # Without a graphics card the window's own way through OpenGL is thirty times slower.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.display.init()
        pygame.font.init()
        if size is None:
            size = self._sensible()
        self.window = Window(title, size, resizable=True, hidden=False, allow_high_dpi=True)
        self.window.minimum_size = min(LEAST[0], size[0]), min(LEAST[1], size[1])
        icon = pygame.image.load_sized_svg(bundled("assets/art") / "icon.svg", (128, 128))
        self.window.set_icon(icon)
        self.canvas: Surface = self.window.get_surface()
        self.is_fullscreen = False
        if fullscreen:
            self.toggle_fullscreen()

    @staticmethod
    def _sensible() -> tuple[int, int]:
        desktops = pygame.display.get_desktop_sizes()
        width, height = desktops[0] if desktops else (1280, 800)
        return max(LEAST[0], width * 4 // 5), max(LEAST[1], height * 4 // 5)

    @property
    def size(self) -> tuple[int, int]:
        return self.canvas.get_size()

    def renew(self) -> None:
        """After a change of size the canvas may be another."""
        self.canvas = self.window.get_surface()

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
