"""What the window says when the game cannot go on: plain letters on a plain ground.

Whatever failed may be any of what usually paints, lays out and listens, so none of it is used
here: only pygame itself, painted when the window asks for it, and never in a loop.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from importlib.resources import as_file, files

import pygame
from pygame import Rect, Surface
from pygame.font import Font

from game.ui.theme import BRASS, IVORY, MOON, NIGHT1, NIGHT2, Colour

#: What was pressed in the moment of the mishap is no answer.
DEAF = 0.7
#: Parts of the height of the window, unless it is a narrow one.
TITLE, BODY, GAP, PAD = 0.055, 0.031, 0.022, 0.055
#: In letters of the body.
WIDEST = 46
NEAREST_MS = 250
KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_SPACE)
CLOSED = (pygame.QUIT, pygame.WINDOWCLOSE)
PAINT_AGAIN = (pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESTORED)


def say_in(window: pygame.Window, title: str, told: Sequence[str], answer: str) -> None:
    """Until it has been answered. May raise anything: there are other ways to say it."""
    pygame.event.clear()
    began = time.monotonic()
    button = paint(window.get_surface(), title, told, answer)
    window.flip()
    while True:
        for event in [pygame.event.wait(NEAREST_MS), *pygame.event.get()]:
            if event.type in CLOSED:
                return
            if event.type in PAINT_AGAIN:
                button = paint(window.get_surface(), title, told, answer)
                window.flip()
            elif time.monotonic() - began >= DEAF and _answers(event, button):
                return


def _answers(event: pygame.event.Event, button: Rect) -> bool:
    if event.type == pygame.KEYDOWN:
        return event.key in KEYS
    if event.type == pygame.MOUSEBUTTONUP:
        return bool(button.collidepoint(event.pos))
    return event.type == pygame.CONTROLLERBUTTONDOWN


def paint(canvas: Surface, title: str, told: Sequence[str], answer: str) -> Rect:
    """Gives the place of the button."""
    wide, tall = canvas.get_size()
    high = min(tall, round(wide * 0.6))
    body, head = _font("Regular", high * BODY), _font("Semibold", high * TITLE)
    width = min(wide - 2 * round(high * PAD), round(body.get_height() * WIDEST * 0.62))
    said = [_drawn(head, title, MOON, width), *(_drawn(body, one, IVORY, width) for one in told)]
    word = _drawn(body, answer, MOON, width)
    gap, pad = round(high * GAP), round(high * PAD)
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


def _font(weight: str, height: float) -> Font:
    """Our own letters, or those of pygame."""
    name = f"SourceSansPro-{weight}.ttf"
    px = max(12, round(height))
    try:
        with as_file(files("font_source_sans_pro") / "files" / name) as file:
            return Font(file, px)
    except Exception:
        return Font(None, px)


def say_in_box(title: str, told: Sequence[str], answer: str) -> None:
    """In a box of the system. May raise anything."""
    pygame.display.message_box(title, "\n\n".join(told), "error", buttons=(answer,))
