"""How a player's matches went, the oldest at the left: places or scores as a line, on paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ui.canvas import Canvas
from game.ui.shapes import hexed, svg
from game.ui.sprite import Sprite
from game.ui.theme import INK, PAPER, Colour
from game.ui.widgets import Mood, Widget
from game.ui.words import LINE, SANS
from game.view.geometry import Rect

AXIS, GRID = (90, 74, 44), (205, 187, 144)
LINE_COLOUR, WON = (31, 110, 146), (31, 107, 59)
TICK = 27
EDGE = 26.0
#: So many matches are seen at once: the last ones.
MATCHES_SEEN = 40


class Outcome(NamedTuple):
    """`value`: what is drawn, from the level of the lowest tick to that of the highest."""

    value: float
    won: bool


class Tick(NamedTuple):
    value: float
    text: str


class TimeSheet(NamedTuple):
    """`ticks`: from below upwards. `foot`: what lies along the line."""

    outcomes: tuple[Outcome, ...]
    ticks: tuple[Tick, ...]
    foot: str


class TimeChart(Widget):
    """A match that was won has a larger mark, and is round: it can be told without its colour."""

    def __init__(self, canvas: Canvas, rect: Rect, sheet: TimeSheet) -> None:
        super().__init__("chart", rect, zone=2)
        self.sheet = sheet
        self._outcomes = sheet.outcomes[-MATCHES_SEEN:]
        self._text_h = canvas.kit.stage.text_units(TICK) * LINE
        self._label_w = max(canvas.width(tick.text, TICK, SANS) for tick in sheet.ticks) + 4
        #: Long words take a second line.
        self._foot_h = canvas.height(sheet.foot, rect.w - 2 * EDGE, TICK, SANS)
        #: In the rectangle.
        left, bottom = EDGE + self._label_w + 16, rect.h - 14 - self._foot_h - 12
        top = max(30.0, self._text_h / 2 + 12)
        self._plot = Rect(left, top, rect.w - EDGE - 8 - left, max(10.0, bottom - top))

    @staticmethod
    def least_height(canvas: Canvas, ticks: int) -> float:
        text = canvas.kit.stage.text_units(TICK) * LINE
        return max(250.0, 60 + text * (ticks + 1.8))

    # Places in the rectangle ----------------------------------------------------------------

    def _x(self, at: int) -> float:
        last = len(self._outcomes) - 1
        return self._plot.x + (self._plot.w * at / last if last else self._plot.w / 2)

    def _y(self, value: float) -> float:
        low, high = self.sheet.ticks[0].value, self.sheet.ticks[-1].value
        return self._plot.bottom - self._plot.h * (value - low) / ((high - low) or 1)

    # Painting -------------------------------------------------------------------------------

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        canvas.panel(rect, "paper", 22)
        x, y, w, h = canvas.kit.stage.to_px(rect)
        key = ("time chart", w, h, self._outcomes, self.sheet.ticks, self._plot)
        scale = canvas.kit.stage.scale
        drawn = canvas.kit.shapes.keep(key, lambda: svg(w, h, self._drawing(scale)))
        canvas.sprites.append(Sprite(drawn, x, y))
        taken: list[float] = []
        for tick in self.sheet.ticks:
            level = rect.y + self._y(tick.value)
            if all(abs(level - other) >= self._text_h * 0.95 for other in taken):
                taken.append(level)
                box = Rect(rect.x + EDGE, level - self._text_h / 2, self._label_w, self._text_h)
                canvas.text(tick.text, box, TICK, SANS, AXIS, "right")
        foot = Rect(rect.x + EDGE, rect.bottom - 12 - self._foot_h, rect.w - 2 * EDGE, self._foot_h)
        canvas.text(self.sheet.foot, foot, TICK, SANS, AXIS, "right", lines=3)
        if mood.focus:
            canvas.focus(rect, 22)

    def _drawing(self, scale: float) -> str:
        plot = self._plot
        parts = [
            _path(
                [(plot.x, self._y(tick.value)), (plot.right, self._y(tick.value))], scale, GRID, 2
            )
            for tick in self.sheet.ticks
        ]
        places = [(self._x(at), self._y(one.value)) for at, one in enumerate(self._outcomes)]
        parts.append(_path(places, scale, PAPER, 11))
        parts.append(_path(places, scale, LINE_COLOUR, 5))
        for one, (x, y) in zip(self._outcomes, places, strict=True):
            radius, colour = (11.0, WON) if one.won else (6.5, INK)
            shape = _round if one.won else _square
            parts.append(shape(x * scale, y * scale, radius * scale, colour))
        return "".join(parts)


def _path(places: Sequence[tuple[float, float]], scale: float, colour: Colour, width: float) -> str:
    points = " ".join(f"{x * scale:.1f},{y * scale:.1f}" for x, y in places)
    return (
        f'<polyline points="{points}" fill="none" stroke="{hexed(colour)}" '
        f'stroke-width="{max(1.0, width * scale):.1f}" stroke-linejoin="round" '
        'stroke-linecap="round"/>'
    )


def _round(x: float, y: float, radius: float, colour: Colour) -> str:
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{hexed(colour)}" '
        f'stroke="{hexed(PAPER)}" stroke-width="{radius * 0.3:.1f}"/>'
    )


def _square(x: float, y: float, radius: float, colour: Colour) -> str:
    return (
        f'<rect x="{x - radius:.1f}" y="{y - radius:.1f}" width="{2 * radius:.1f}" '
        f'height="{2 * radius:.1f}" fill="{hexed(colour)}" stroke="{hexed(PAPER)}" '
        f'stroke-width="{radius * 0.4:.1f}"/>'
    )
