"""Notes on paper, pinned to the curtain: a title, and lines with the crests of the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ui.canvas import Canvas
from game.ui.theme import NAME, WINE, Colour
from game.ui.words import LINE, SANS, SERIF
from game.view.geometry import Rect

ON_PAPER: Colour = (42, 16, 22)
CREST, SIZE, EDGE, GAP = 56.0, 27, 28.0, 12.0
LINES_MOST = 3


class NoteLine(NamedTuple):
    """Of several lines with the same crest, one after the other, the first shows it."""

    crest: str
    text: str


class Note:
    """As high as its lines are, somewhat above the middle of `room`; where they are too many the
    newest, which are the last, stay."""

    def __init__(self, canvas: Canvas, room: Rect, title: str, lines: Sequence[NoteLine]) -> None:
        self.title = title
        words = room.w - 2 * EDGE - CREST - 14
        title_high = canvas.height(title, room.w - 2 * EDGE, NAME, SERIF, 2)
        high = EDGE + title_high + EDGE
        rows: list[tuple[NoteLine, float]] = []
        above = [None, *lines]
        for line, before in zip(reversed(lines), reversed(above[:-1]), strict=True):
            follows = before is not None and before.crest == line.crest
            text = canvas.height(line.text, words, SIZE, SANS, LINES_MOST)
            tall = text if follows or not line.crest else max(CREST, text)
            if high + GAP + tall > room.h:
                break
            rows.insert(0, (line, tall))
            high += GAP + tall
        top = room.y + (room.h - high) * 0.42
        self.panel = Rect(room.x, top, room.w, high)
        self.heading = Rect(room.x + EDGE, top + EDGE - 8, room.w - 2 * EDGE, title_high)
        self.rows: list[tuple[NoteLine, Rect]] = []
        y = top + EDGE + title_high + GAP - 4
        for line, tall in rows:
            self.rows.append((line, Rect(room.x + EDGE, y, room.w - 2 * EDGE, tall)))
            y += tall + GAP

    def paint(self, canvas: Canvas) -> None:
        canvas.panel(self.panel, "paper", 16, shadow=True)
        canvas.text(self.title, self.heading, NAME, SERIF, WINE, lines=2)
        first = canvas.kit.stage.text_units(SIZE) * LINE
        before = ""
        for line, box in self.rows:
            words = Rect(box.x + CREST + 14, box.y, box.w - CREST - 14, box.h)
            if line.crest and line.crest != before:
                cy = box.y + max(CREST, first) / 2
                canvas.crest(line.crest, box.x + CREST / 2, cy, CREST)
            canvas.text(line.text, words, SIZE, SANS, ON_PAPER, lines=LINES_MOST)
            before = line.crest
