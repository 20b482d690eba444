"""The parts of the statistics: rows of players, figures, and a chart of how matches went."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.ui.boxes import Column, Drawing, Grid, Padded, Panel, Press, Row, Sized, Text
from game.ui.canvas import Canvas
from game.ui.painter import Sprite
from game.ui.shapes import hexed, svg
from game.ui.theme import BODY, BRASS, INK, IVORY, IVORY2, MOON, PAPER, SMALL, Colour
from game.ui.widgets import NOWHERE, Mood, Widget
from game.ui.words import LINE, PLAIN, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect

RAIL = 24.0


class Standing(NamedTuple):
    """A player with a share of wins, and the numbers."""

    who: str
    name: str
    share: float
    said: str


def standing_rows(
    canvas: Canvas,
    standings: Sequence[Standing],
    width: float,
    show: Callable[[str], None],
    middle: bool = False,
) -> Column:
    """Return names, bars as long as the shares, and numbers, in columns. A press leads to the
    player. `middle`: it is marked on the bars."""
    names = max((canvas.width(one.name, BODY, SANS) for one in standings), default=0.0) + 6
    said = max((canvas.width(one.said, SMALL, SANS) for one in standings), default=0.0) + 6
    left = width - 40 - said - 24
    name = min(names, max(width * 0.38, left - 48 - 2 * RAIL), left)
    return Column(
        *[_standing_row(one, name, said, partial(show, one.who), middle) for one in standings]
    )


def _standing_row(
    one: Standing, name_w: float, said_w: float, act: Callable[[], None], middle: bool
) -> Press:
    def draw(canvas: Canvas, rect: Rect) -> None:
        if rect.w < 2 * RAIL:
            return
        rail = Rect(rect.x, rect.cy - RAIL / 2, rect.w, RAIL)
        canvas.panel(rail, "count", 12)
        if one.share:
            canvas.panel(rail._replace(w=max(RAIL, rail.w * one.share)), "moon disc", 12)
        if middle:
            canvas.line(rail.cx - 1, rail.y - 5, 3, rail.h + 10, BRASS, 0.9)

    name = Padded(Text(one.name, BODY, SANS, IVORY, may_cut=True), (0, 12, 0, 12))
    said = Text(one.said, SMALL, SANS, MOON, "right")
    box = Row(Sized(name, name_w), 24, Drawing(0, 0, draw, grow=True), 24, Sized(said, said_w))
    pad, style, ring = (20, 0, 20, 0), ("", "tint"), (9, 10)
    return Press(
        f"who {one.who}", box, act, pad, style, 12, 2, least=72, lit_by_focus=True, ring=ring
    )


class Figure(NamedTuple):
    value: str
    about: str


def figures_block(canvas: Canvas, figures: Sequence[Figure]) -> Press:
    """Return large numbers, each with what it counts below it."""
    tiles = [
        Column(Text(one.value, 46, SERIF_BOLD, MOON), Text(one.about, SMALL, PLAIN, IVORY2))
        for one in figures
    ]
    least = max(190.0, *(tile.natural_width(canvas) + 48 for tile in tiles))
    panels = [Panel(tile, (22, 14, 22, 16), "row", 16, shadow=False) for tile in tiles]
    grid = Grid(*panels, columns=len(panels), least=least, gap=(14, 14), even=True)
    return Press("figures", grid, None, style=("", ""), zone=2)


class GameStep(Widget):
    """The chosen game; a press, left and right go through all."""

    def __init__(self, text: str, change: Callable[[int], None]) -> None:
        super().__init__("game", NOWHERE, zone=1)
        self.text, self.change = text, change

    def natural_width(self, canvas: Canvas) -> float:
        return canvas.width(self.text, BODY, SERIF) + 150

    def height_at(self, canvas: Canvas, width: float) -> float:
        return max(72.0, canvas.kit.stage.text_units(BODY) * LINE + 22)

    def activate(self) -> None:
        self.change(1)

    def press(self, x: float, y: float) -> None:
        self.change(-1 if x < self.seen.cx else 1)

    def step(self, by: int) -> bool:
        self.change(by)
        return True

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        canvas.panel(rect, "button hover" if mood.hover else "button", 14)
        for icon, x in (("icon_left", rect.x + 38), ("icon_right", rect.right - 38)):
            canvas.icon(icon, x, rect.cy, 34, MOON)
        box = Rect(rect.x + 66, rect.y, rect.w - 132, rect.h)
        canvas.text(self.text, box, BODY, SERIF, IVORY, "center", may_cut=True)
        if mood.focus:
            canvas.focus(rect, 14)


AXIS, GRID = (90, 74, 44), (205, 187, 144)
LINE_COLOUR, WON = (31, 110, 146), (31, 107, 59)
TICK = 27
EDGE = 26.0
#: Matches that are shown at once: the last ones.
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
    """A line over matches; one that was won has a larger, round mark, seen without its colour."""

    def __init__(self, sheet: TimeSheet) -> None:
        super().__init__("chart", NOWHERE, zone=2)
        self.sheet = sheet
        self._outcomes = sheet.outcomes[-MATCHES_SEEN:]

    def height_at(self, canvas: Canvas, width: float) -> float:
        text = canvas.kit.stage.text_units(TICK) * LINE
        return max(330.0, 60 + text * (len(self.sheet.ticks) + 1.8))

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        self._text_h = canvas.kit.stage.text_units(TICK) * LINE
        self._label_w = max(canvas.width(tick.text, TICK, SANS) for tick in self.sheet.ticks) + 4
        #: Long words take a second line.
        self._foot_h = canvas.height(self.sheet.foot, rect.w - 2 * EDGE, TICK, SANS)
        #: In the rectangle.
        left, bottom = EDGE + self._label_w + 16, rect.h - 14 - self._foot_h - 12
        top = max(30.0, self._text_h / 2 + 12)
        self._plot = Rect(left, top, rect.w - EDGE - 8 - left, max(10.0, bottom - top))
        return super().arrange(canvas, rect)

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
