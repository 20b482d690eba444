"""How a player's matches went, the oldest at the left: places or scores as a line, on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ui.canvas import Canvas
from game.ui.painter import Sprite
from game.ui.shapes import hexed, svg
from game.ui.theme import BODY, BRASS, INK, IVORY, IVORY2, MOON, PAPER, SMALL, Colour
from game.ui.widgets import Mood, Widget
from game.ui.words import LINE, PLAIN, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect

#: Of a figure.
NUMBER = 46
TILE_GAP, TILE_PAD, TILE_LEAST = 14.0, 22.0, 190.0
RAIL = 24.0


def row_height(canvas: Canvas) -> float:
    return max(72.0, canvas.kit.stage.text_units(BODY) * LINE + 24)


class StandingRow(Widget):
    """A name, a bar as long as its share of wins, and the numbers. A press leads to the player."""

    def __init__(
        self, who: str, name: str, share: float, said: str, act: Callable[[], None]
    ) -> None:
        super().__init__(f"who {who}", Rect(0, 0, 0, 0), zone=2)
        self.text, self.share, self.said, self.act = name, share, said, act
        #: How wide the names of all rows are, and the numbers.
        self.name_w = self.said_w = 0.0

    def activate(self) -> None:
        self.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        if mood.hover or mood.focus:
            canvas.panel(rect, "tint", 12)
        inner = Rect(rect.x + 20, rect.y, rect.w - 40, rect.h)
        canvas.text(self.text, inner._replace(w=self.name_w), BODY, SANS, IVORY, may_cut=True)
        said = Rect(inner.right - self.said_w, inner.y, self.said_w, inner.h)
        canvas.text(self.said, said, SMALL, SANS, MOON, "right")
        left = inner.x + self.name_w + 24
        rail = Rect(left, inner.cy - RAIL / 2, said.x - 24 - left, RAIL)
        if rail.w >= 2 * RAIL:
            self._paint_rail(canvas, rail)
        if mood.focus:
            canvas.focus(rect.grown(-9), 10)

    def _paint_rail(self, canvas: Canvas, rail: Rect) -> None:
        canvas.panel(rail, "count", 12)
        if self.share:
            canvas.panel(rail._replace(w=max(RAIL, rail.w * self.share)), "moon disc", 12)


def place_rows(canvas: Canvas, rows: Sequence[StandingRow], view: Rect) -> float:
    """One below the other, in columns; where they end."""
    high = row_height(canvas)
    names = max((canvas.width(row.text, BODY, SANS) for row in rows), default=0.0) + 6
    numbers = max((canvas.width(row.said, SMALL, SANS) for row in rows), default=0.0) + 6
    for at, row in enumerate(rows):
        row.rect = Rect(view.x, view.y + at * high, view.w, high)
        row.said_w = numbers
        row.name_w = min(names, max(view.w * 0.38, view.w - 40 - numbers - 72 - 2 * RAIL))
        row.name_w = min(row.name_w, view.w - 40 - numbers - 24)
    return view.y + len(rows) * high


class Figure(NamedTuple):
    value: str
    about: str


class FiguresBlock(Widget):
    """Numbers large, and what they count below them."""

    def __init__(self, canvas: Canvas, figures: Sequence[Figure], place: Rect) -> None:
        self._figures = list(figures)
        self._tiles: list[Rect] = []
        stage = canvas.kit.stage
        self._number_h = stage.text_units(NUMBER) * LINE
        about_h = stage.text_units(SMALL) * LINE
        high = 14 + self._number_h + about_h + 16
        widest = max(
            max(canvas.width(one.about, SMALL, PLAIN), canvas.width(one.value, NUMBER, SERIF_BOLD))
            for one in figures
        )
        wanted = max(TILE_LEAST, widest + 2 * TILE_PAD + 6)
        columns = max(1, int((place.w + TILE_GAP) / (wanted + TILE_GAP)))
        columns = -(-len(figures) // -(-len(figures) // columns))
        wide = (place.w - (columns - 1) * TILE_GAP) / columns
        for at in range(len(figures)):
            row, column = divmod(at, columns)
            x = place.x + column * (wide + TILE_GAP)
            self._tiles.append(Rect(x, place.y + row * (high + TILE_GAP), wide, high))
        super().__init__("figures", place._replace(h=self._tiles[-1].bottom - place.y), zone=2)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        up = self.seen.y - self.rect.y
        for one, tile in zip(self._figures, self._tiles, strict=True):
            rect = tile.moved(0, up)
            canvas.panel(rect, "row", 16)
            number = Rect(rect.x + TILE_PAD, rect.y + 14, rect.w - 2 * TILE_PAD, self._number_h)
            canvas.text(one.value, number, NUMBER, SERIF_BOLD, MOON)
            about = Rect(number.x, number.bottom, number.w, rect.bottom - 16 - number.bottom)
            canvas.text(one.about, about, SMALL, PLAIN, IVORY2)
        if mood.focus:
            canvas.focus(self.seen, 16)


class RivalRow(StandingRow):
    """Whoever came in first more often has the longer end of the bar."""

    def _paint_rail(self, canvas: Canvas, rail: Rect) -> None:
        super()._paint_rail(canvas, rail)
        canvas.line(rail.cx - 1, rail.y - 5, 3, rail.h + 10, BRASS, 0.9)


class GameStep(Widget):
    """Which game is looked at: a press, left and right go through them."""

    def __init__(self, rect: Rect, text: str, change: Callable[[int], None]) -> None:
        super().__init__("game", rect, zone=1)
        self.text, self.change = text, change

    @staticmethod
    def width(canvas: Canvas, text: str) -> float:
        return canvas.width(text, BODY, SERIF) + 150

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
