"""A code that phones scan, in whole pixels, so that cameras see sharp edges."""

from __future__ import annotations

import pygame

from game.phones.qr import qr_rows
from game.ui.canvas import Canvas
from game.ui.painter import Sprite
from game.view.geometry import Rect

#: The size of the code on its paper where other things stand beside it, in units.
CODE = 460.0
PAPER, DARK = (255, 255, 255), (0, 0, 0)


def paint_code(text: str, canvas: Canvas, rect: Rect) -> None:
    rows = qr_rows(text)
    x, y, wide, high = canvas.kit.stage.to_px(rect)
    side = max(1, min(wide, high) // len(rows))
    code = pygame.Surface((side * len(rows),) * 2)
    code.fill(PAPER)
    for down, row in enumerate(rows):
        for across, dark in enumerate(row):
            if dark:
                code.fill(DARK, (across * side, down * side, side, side))
    x, y = x + (wide - code.get_width()) // 2, y + (high - code.get_height()) // 2
    canvas.sprites.append(Sprite(code, x, y))
