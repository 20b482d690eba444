"""The real window, and the message it shows when the game cannot go on.

Whatever usually paints, lays out and reads events may have failed, so that message uses only pygame
itself. It is painted when the window asks for it, and never in a loop.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from ctypes import c_int, c_void_p, create_string_buffer
from itertools import chain
from math import ceil
from typing import TypeVar

import pygame
from pygame import Rect, Surface, Window
from pygame.font import Font

from game.l10n.letters import font_file
from game.paths import bundled
from game.ui.sdl import sdl
from game.ui.theme import BRASS, IVORY, MOON, NIGHT1, NIGHT2, Colour

#: Seconds in which a press does not answer the message: it was meant for what was shown before.
DEAF = 0.7
#: Heights and distances, as parts of the height of the window, or of less in a narrow one.
TITLE, BODY, GAP, EDGE = 0.055, 0.031, 0.022, 0.055
#: The greatest width of the text, in letters.
WIDEST = 46
NEAREST_MS = 250
ANSWERS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_SPACE)
CLOSED = (pygame.QUIT, pygame.WINDOWCLOSE)
PAINT_AGAIN = (pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESTORED)


def say_in(window: pygame.Window, title: str, lines: Sequence[str], answer: str) -> None:
    """Show a message in the window until it has been answered. May raise anything: the caller has
    other ways to show it."""
    pygame.event.clear()
    began = time.perf_counter()
    button = paint(window.get_surface(), title, lines, answer)
    window.flip()
    while True:
        for event in [pygame.event.wait(NEAREST_MS), *pygame.event.get()]:
            if event.type in CLOSED:
                return
            if event.type in PAINT_AGAIN:
                button = paint(window.get_surface(), title, lines, answer)
                window.flip()
            elif time.perf_counter() - began >= DEAF and _answers(event, button):
                return


def _answers(event: pygame.event.Event, button: Rect) -> bool:
    if event.type == pygame.KEYDOWN:
        return event.key in ANSWERS
    if event.type == pygame.MOUSEBUTTONUP:
        return bool(button.collidepoint(event.pos))
    return event.type == pygame.CONTROLLERBUTTONDOWN


def paint(canvas: Surface, title: str, lines: Sequence[str], answer: str) -> Rect:
    """Paint the message, and return the place of its button."""
    wide, tall = canvas.get_size()
    high = min(tall, round(wide * 0.6))
    body, head = _font("sans 400", high * BODY), _font("sans 600", high * TITLE)
    width = min(wide - 2 * round(high * EDGE), round(body.get_height() * WIDEST * 0.62))
    said = [_drawn(head, title, MOON, width), *(_drawn(body, one, IVORY, width) for one in lines)]
    word = _drawn(body, answer, MOON, width)
    gap, pad = round(high * GAP), round(high * EDGE)
    button = Rect(0, 0, word.width + 2 * pad, word.height + gap)
    whole = sum(one.height + gap for one in said) + gap + button.height
    panel = Rect(0, 0, width + 2 * pad, whole + 2 * pad)
    panel.center = wide // 2, tall // 2
    canvas.fill(NIGHT1)
    pygame.draw.rect(canvas, NIGHT2, panel, border_radius=gap)
    pygame.draw.rect(canvas, BRASS, panel, width=2, border_radius=gap)
    y = panel.top + pad
    for one in said:
        canvas.blit(one, (panel.left + pad, y))
        y += one.height + gap
    button.topleft = panel.left + pad, y + gap
    pygame.draw.rect(canvas, BRASS, button, width=2, border_radius=gap)
    canvas.blit(word, word.get_rect(center=button.center))
    return button


def _drawn(font: Font, text: str, colour: Colour, width: int) -> Surface:
    return font.render(text, True, colour, wraplength=width)


def _font(face: str, height: float) -> Font:
    """Return the game's own font, or pygame's if that fails."""
    px = max(12, round(height))
    try:
        return Font(font_file(face), px)
    except Exception:
        return Font(None, px)


def say_in_box(title: str, lines: Sequence[str], answer: str) -> None:
    """Show a message in a dialog of the system. May raise anything."""
    pygame.display.message_box(title, "\n\n".join(lines), "error", buttons=(answer,))


#: The least size of the window in pixels: in less, the table has no room.
LEAST = (1024, 640)
#: The systems on which SDL can paint into a window without OpenGL, which is thirty times slower
#: without a graphics card. On Wayland and macOS it cannot, and no window would open.
PAINTS_ITSELF = ("x11", "windows")
#: The drivers with which SDL shows nothing.
UNSEEN = ("dummy", "offscreen")
# Without this Windows stretches the pictures of a window on a dense screen. It is read when the
# display begins, for the first time.
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
# Without this Windows hides the list of signs that a text being composed may become.
os.environ.setdefault("SDL_IME_SHOW_UI", "1")
# Without this the mixer of a desktop, and who keeps its screen open, are "My SDL application".
os.environ.setdefault("SDL_APP_NAME", "Loba")
# Without this SDL keeps the screen open from the start (see `screen_lock`).
os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")


Made = TypeVar("Made")
#: The size of what SDL tells of a window's system, and where the handle is in it.
_WM_INFO, _HANDLE_AT = 128, 8


def handle_of(window: Window) -> int | None:
    """Return the system's handle of a window; None where it cannot be found out."""
    found, info = sdl(), create_string_buffer(bytes(pygame.get_sdl_version()), _WM_INFO)
    if found is None or not found.calls.SDL_GetWindowWMInfo(
        c_void_p(found.calls.SDL_GetWindowFromID(window.id)), info
    ):
        return None
    return c_void_p.from_buffer(info, _HANDLE_AT).value


class GameWindow:
    """The window. `size` in points; None for a good part of the screen. The canvas has pixels: on a
    dense screen there are several to a point."""

    def __init__(self, title: str, size: tuple[int, int] | None, hidden: bool = False) -> None:
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

    @staticmethod
    def _sensible() -> tuple[int, int]:
        """Return four fifths of the screen, but no less than `LEAST`, nor more than the screen."""
        desktops = pygame.display.get_desktop_sizes()
        width, height = desktops[0] if desktops else (1280, 800)
        return (
            min(width, max(LEAST[0], width * 4 // 5)),
            min(height, max(LEAST[1], height * 4 // 5)),
        )

    def _limit(self) -> None:
        """Set the window's least size: the one the table needs, or the one asked for if that is
        smaller."""
        self.canvas: Surface = self.window.get_surface()
        wide, high = (ceil(pixels / self.density) for pixels in LEAST)
        if self._asked is not None:
            wide, high = min(wide, self._asked[0]), min(high, self._asked[1])
        if self.window.minimum_size != (wide, high):
            # A window smaller than this grows.
            self.window.minimum_size = wide, high
            self.canvas = self.window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """Its size in pixels."""
        return self.canvas.get_size()

    @property
    def density(self) -> float:
        """The pixels for one point."""
        return self.canvas.get_width() / max(1, self.window.size[0])

    def renew(self) -> None:
        """Take the canvas again, after a change of size or screen."""
        self._limit()

    def flip(self, patches: Sequence[Rect]) -> None:
        """Show these patches of the canvas; all of it where SDL cannot show less. pygame itself
        always copies whole windows, eight megabytes for a card that has moved."""
        found = sdl()
        if found is None or found.calls.SDL_UpdateWindowSurfaceRects(
            c_void_p(found.calls.SDL_GetWindowFromID(self.window.id)),
            (c_int * (4 * len(patches)))(*chain.from_iterable(patches)),
            len(patches),
        ):
            self.window.flip()

    def name(self, title: str) -> None:
        self.window.title = title

    @property
    def has_focus(self) -> bool:
        return bool(self.window.focused)

    @property
    def place(self) -> tuple[int, int, int, int]:
        """Where it lies on the screen, in pixels, and its size."""
        x, y = (round(at * self.density) for at in self.window.position)
        return x, y, *self.size

    def handed(self, make: Callable[[int | None], Made]) -> Made:
        """Return what is made with the system's handle of this window, while it is not shown; there
        is none on systems whose readers do not ask for it."""
        if sys.platform not in ("win32", "darwin"):
            return make(None)
        self.window.hide()
        made = make(handle_of(self.window))
        self.window.show()
        self.canvas = self.window.get_surface()
        return made

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
