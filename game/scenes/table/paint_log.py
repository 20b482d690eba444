"""What happened, line by line: a panel that opens over the table."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.table.telling import Telling
from game.ui.canvas import Canvas
from game.ui.theme import MOON
from game.ui.words import SERIF
from game.view.geometry import Rect

LINE, TITLE = 27, 36
PAD, GAP = 28, 8


class Log(NamedTuple):
    """The panel is as high as its lines; the newest, the last, have room."""

    box: Rect
    title: Rect
    lines: tuple[tuple[str, Rect], ...]


def lay_log(canvas: Canvas, telling: Telling) -> Log:
    room = telling.picture.layout.zones.log
    wide = room.w - 2 * PAD
    title = Rect(room.x + PAD, room.y + 16, wide, canvas.kit.stage.text_units(TITLE) * 1.3)
    lines = telling.log_lines() or [telling.words.text("table.log_empty")]
    left = room.bottom - 20 - title.bottom - 10
    shown: list[tuple[str, float]] = []
    for words in reversed(lines):
        high = canvas.height(words, wide, LINE)
        if high > left:
            break
        left -= high + GAP
        shown.insert(0, (words, high))
    y = title.bottom + 10
    laid = []
    for words, high in shown:
        laid.append((words, Rect(title.x, y, wide, high)))
        y += high + GAP
    return Log(room._replace(h=y + 20 - GAP - room.y), title, tuple(laid))


def paint_log(canvas: Canvas, telling: Telling) -> None:
    log = lay_log(canvas, telling)
    canvas.panel(log.box, "dialog", 22, shadow=True)
    canvas.text(telling.words.text("table.log"), log.title, TITLE, SERIF, MOON)
    for words, box in log.lines:
        canvas.text(words, box, LINE, lines=9, middle=False)
