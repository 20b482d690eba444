"""The base of charts on paper: lines at round numbers, with labels at the left, and words at its
foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.reader.node import ReaderNode
from game.ui.canvas import Canvas
from game.ui.painter import Sprite
from game.ui.shapes import svg
from game.ui.strokes import path
from game.ui.widgets import Mood, Widget
from game.ui.words import LINE, SANS
from game.view.geometry import Rect

AXIS, GRID = (90, 74, 44), (205, 187, 144)
LINE_COLOUR = (31, 110, 146)
TICK = 27
EDGE = 26.0


class Tick(NamedTuple):
    value: float
    text: str


class PaperChart(Widget):
    """A chart on paper. `ticks`: from the lowest up. `foot`: the words at its foot. `count`: the
    number of values side by side; `drawn`: everything on which its drawing depends. `marks`: words
    below some of the values; `unit`: at their left, what they count."""

    marks: Sequence[tuple[int, str]] = ()
    unit = ""

    def __init__(self, ticks: Sequence[Tick], foot: str, count: int, drawn: object) -> None:
        super().__init__("chart", zone=2)
        self.ticks, self.foot = tuple(ticks), foot
        self._count, self._drawn = count, drawn

    def height_at(self, canvas: Canvas, width: float) -> float:
        text = canvas.kit.stage.text_units(TICK) * LINE
        return max(330.0, 60 + text * (len(self.ticks) + 1.8 + bool(self.marks)))

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        self._text_h = canvas.kit.stage.text_units(TICK) * LINE
        labels = [self.unit, *(tick.text for tick in self.ticks)]
        self._label_w = max(canvas.width(label, TICK, SANS) for label in labels) + 4
        #: Long words take two lines.
        self._foot_h = canvas.height(self.foot, rect.w - 2 * EDGE, TICK, SANS)
        #: Below the label of the lowest line.
        self._marks_below = max(10.0, self._text_h * 0.45)
        #: The place of the plot, relative to the rectangle.
        left, bottom = EDGE + self._label_w + 16, rect.h - 14 - self._foot_h - 12
        bottom -= self._text_h + self._marks_below - 4 if self.marks else 0
        top = max(30.0, self._text_h / 2 + 12)
        self._plot = Rect(left, top, rect.w - EDGE - 8 - left, max(10.0, bottom - top))
        return super().arrange(canvas, rect)

    def told(self, words: str) -> ReaderNode:
        return self.node("IMAGE", words, does=("focus",))

    # Places in the rectangle ----------------------------------------------------------------

    def _x(self, at: int) -> float:
        last = self._count - 1
        return self._plot.x + (self._plot.w * at / last if last else self._plot.w / 2)

    def _y(self, value: float) -> float:
        low, high = self.ticks[0].value, self.ticks[-1].value
        return self._plot.bottom - self._plot.h * (value - low) / ((high - low) or 1)

    # Painting -------------------------------------------------------------------------------

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        canvas.panel(rect, "paper", 22)
        x, y, w, h = canvas.kit.stage.to_px(rect)
        if h <= 0:
            return
        key = (type(self), w, h, self._drawn, self.ticks, self._plot)
        scale = canvas.kit.stage.scale
        drawn = canvas.kit.shapes.keep(key, lambda: svg(w, h, self._drawing(scale)))
        canvas.sprites.append(Sprite(drawn, x, y))
        taken: list[float] = []
        for tick in self.ticks:
            level = rect.y + self._y(tick.value)
            if all(abs(level - other) >= self._text_h * 0.95 for other in taken):
                taken.append(level)
                box = Rect(rect.x + EDGE, level - self._text_h / 2, self._label_w, self._text_h)
                canvas.text(tick.text, box, TICK, SANS, AXIS, "right")
        self._paint_marks(canvas)
        foot = Rect(rect.x + EDGE, rect.bottom - 12 - self._foot_h, rect.w - 2 * EDGE, self._foot_h)
        canvas.text(self.foot, foot, TICK, SANS, AXIS, "right", lines=5)
        if mood.focus:
            canvas.focus(rect, 22)

    def _paint_marks(self, canvas: Canvas) -> None:
        """Paint the words below the values, as many as have room beside each other."""
        rect, free = self.seen, 0.0
        top = rect.y + self._plot.bottom + self._marks_below
        for at, said in self.marks:
            wide = canvas.width(said, TICK, SANS) + 12
            x = rect.x + self._x(at) - wide / 2
            if x >= free:
                free = x + wide
                canvas.text(said, Rect(x, top, wide, self._text_h), TICK, SANS, AXIS, "center")
        unit = Rect(rect.x + EDGE, top, self._label_w, self._text_h)
        canvas.text(self.unit, unit, TICK, SANS, AXIS, "right")

    def _drawing(self, scale: float) -> str:
        levels = [self._y(tick.value) for tick in self.ticks]
        ends = self._plot.x, self._plot.right
        rules = (path([(x, y) for x in ends], scale, GRID, 2) for y in levels)
        return "".join([*rules, self._drawn_over(scale)])

    def _drawn_over(self, scale: float) -> str:
        """Return what is drawn over the lines, as SVG in pixels of the rectangle."""
        raise NotImplementedError
