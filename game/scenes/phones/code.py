"""A code that phones scan, in whole pixels, so that cameras see sharp edges, and its address."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.phones.door import Door
from game.phones.qr import qr_rows
from game.phones.server import Server
from game.scenes.shell.scene import Services
from game.ui.boxes import Box, Drawing, Row, Text, level
from game.ui.canvas import Canvas
from game.ui.painter import Sprite
from game.ui.theme import BODY, BRASS_LIGHT, H1, H2, IVORY2, MOON, NAME, SMALL
from game.ui.widgets import Button
from game.ui.words import SERIF_BOLD
from game.view.geometry import Rect

#: The size of the code on its paper where other things stand beside it, in units.
CODE = 460.0
#: Possible sizes of the address: the first that fits is used.
SIZES = (H2, NAME, BODY, SMALL)
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


def code_of(server: Server, door: Door) -> Drawing:
    """Return the code of a door, as large as the page allows."""
    address = f"http://{server.host}/#{door.secret}"
    return Drawing(partial(paint_code, address), CODE, CODE, grow=True)


def address_lines(
    services: Services, server: Server, door: Door, wide: float, rebuild: Callable[[], None]
) -> Sequence[Box | float]:
    """Return the address and the short code of a door, with a button that makes a new one."""

    def new_code() -> None:
        door.renew()
        rebuild()

    say, address = services.say, f"http://{server.host}/"
    canvas, code = Canvas(services.kit), door.code
    sizes = (size for size in SIZES if canvas.width(address, size, SERIF_BOLD) <= wide)
    size = next(sizes, SIZES[-1])
    digits = f"{code[:3]} {code[3:]}" if code else say("phones.no_code")
    renew = Button("new_code", say("phones.new_code"), new_code, size=SMALL, zone=2)
    typed = Text(digits, H1 if code else NAME, SERIF_BOLD, BRASS_LIGHT, grow=True)
    return (
        *(Text(say("phones.scan"), SMALL, colour=IVORY2, lines=3), 4),
        *(Text(address, size, SERIF_BOLD, MOON), 2, Row(typed, 16, level(renew)), 8),
        *(Text(say("phones.who_listens"), SMALL, colour=IVORY2, lines=6), 16),
    )
