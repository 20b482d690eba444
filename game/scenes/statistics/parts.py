"""The parts of the statistics: rows of players, figures, and a chart of how matches went."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.reader.node import ReaderNode
from game.scenes.shell.paper_chart import LINE_COLOUR, PaperChart, Tick
from game.ui.boxes import Column, Drawing, Grid, Padded, Panel, Press, Row, Sized, Text
from game.ui.canvas import Canvas
from game.ui.shapes import hexed
from game.ui.strokes import circle, path
from game.ui.theme import BODY, BRASS, INK, IVORY, IVORY2, MOON, PAPER, SMALL, Colour
from game.ui.widgets import STEPPED_BY, Mood, Widget
from game.ui.words import LINE, PLAIN, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect

RAIL = 24.0
#: The part of a row that what is said of a player may take, in lines.
SAID_MOST = 0.4


class PlayerRow(NamedTuple):
    """The row of a player: a share of wins, and the numbers."""

    who: str
    name: str
    share: float
    said: str


def standing_rows(
    canvas: Canvas,
    standings: Sequence[PlayerRow],
    width: float,
    show: Callable[[str], None],
    middle: bool = False,
) -> Column:
    """Return names, bars as long as the shares, and numbers, in columns. A press leads to the
    player. `middle`: whether the middle of the bars is marked."""
    names = max((canvas.width(one.name, BODY, SANS) for one in standings), default=0.0) + 6
    said = max((canvas.width(one.said, SMALL, SANS) for one in standings), default=0.0) + 6
    said = min(said, SAID_MOST * width)
    name = min(names, width - 40 - said - 72 - 2 * RAIL)
    return Column(
        *[_standing_row(one, name, said, partial(show, one.who), middle) for one in standings]
    )


def _standing_row(
    one: PlayerRow, name_w: float, said_w: float, act: Callable[[], None], middle: bool
) -> Press:
    def draw(canvas: Canvas, rect: Rect) -> None:
        if rect.w < 2 * RAIL:
            return
        rail = Rect(rect.x, rect.cy - RAIL / 2, rect.w, RAIL)
        canvas.panel(rail, "count", 12)
        if one.share:
            canvas.panel(rail._replace(w=max(RAIL, rail.w * one.share)), "moon disc", 12)
        if middle:
            canvas.line(rail.cx - 1.5, rail.y - 5, 3, rail.h + 10, BRASS, 0.9)

    name = Padded(Text(one.name, BODY, SANS, IVORY, may_cut=True), (0, 12, 0, 12))
    said = Text(one.said, SMALL, SANS, MOON, "right", lines=4)
    box = Row(Sized(name, name_w), 24, Drawing(draw, grow=True), 24, Sized(said, said_w))
    pad, style, ring = (20, 0, 20, 0), ("", "tint"), (9, 10)
    return Press(
        f"who {one.who}", box, act, pad, style, 12, 2, least=72, lit_by_focus=True, ring=ring
    )


class Figure(NamedTuple):
    value: str
    about: str


def figures_block(canvas: Canvas, figures: Sequence[Figure]) -> Press:
    """Return large numbers, each with its words below."""
    tiles = [
        Column(Text(one.value, 46, SERIF_BOLD, MOON), Text(one.about, SMALL, PLAIN, IVORY2))
        for one in figures
    ]
    least = max(190.0, *(tile.natural_width(canvas) + 48 for tile in tiles))
    panels = [Panel(tile, (22, 14, 22, 16), "row", 16, shadow=False) for tile in tiles]
    grid = Grid(*panels, columns=len(panels), least=least, gap=(14, 14), even=True)
    return Press("figures", grid, None, style=("", ""), zone=2)


class GameStep(Widget):
    """The button with the chosen game; a press, or left and right, goes through all games."""

    def __init__(self, text: str, change: Callable[[int], None]) -> None:
        super().__init__("game", zone=1)
        self.text, self.change = text, change

    def natural_width(self, canvas: Canvas) -> float:
        return canvas.width(self.text, BODY, SERIF) + 150

    def height_at(self, canvas: Canvas, width: float) -> float:
        return max(72.0, canvas.kit.stage.text_units(BODY) * LINE + 22)

    def told(self, words: str) -> ReaderNode:
        return self.node("SPIN_BUTTON", words, does=STEPPED_BY)

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


WON = (31, 107, 59)
#: The most matches that are shown at once: the last ones.
MATCHES_SEEN = 40


class Outcome(NamedTuple):
    """A match of a chart. `value`: the height that is drawn, between the lowest tick and the
    highest."""

    value: float
    won: bool


class TimeSheet(NamedTuple):
    """What a chart over matches shows. `ticks`: from the lowest up. `foot`: the words below the
    line."""

    outcomes: tuple[Outcome, ...]
    ticks: tuple[Tick, ...]
    foot: str


class TimeChart(PaperChart):
    """A line over matches. A match that was won has a larger, round mark, which can be told apart
    without its colour; the last has a ring."""

    def __init__(self, sheet: TimeSheet) -> None:
        self.sheet = sheet
        self._outcomes = sheet.outcomes[-MATCHES_SEEN:]
        super().__init__(sheet.ticks, sheet.foot, len(self._outcomes), self._outcomes)

    def _drawn_over(self, scale: float) -> str:
        places = [(self._x(at), self._y(one.value)) for at, one in enumerate(self._outcomes)]
        parts = [path(places, scale, PAPER, 11), path(places, scale, LINE_COLOUR, 5)]
        x, y = (side * scale for side in places[-1])
        # A ring around the last.
        parts.append(circle(x, y, 17 * scale, LINE_COLOUR, max(1.0, 4 * scale)))
        for one, (x, y) in zip(self._outcomes, places, strict=True):
            radius, colour = (11.0, WON) if one.won else (6.5, INK)
            shape = _round if one.won else _square
            parts.append(shape(x * scale, y * scale, radius * scale, colour))
        return "".join(parts)


def _round(x: float, y: float, radius: float, colour: Colour) -> str:
    return circle(x, y, radius, PAPER, radius * 0.3, colour)


def _square(x: float, y: float, radius: float, colour: Colour) -> str:
    return (
        f'<rect x="{x - radius:.1f}" y="{y - radius:.1f}" width="{2 * radius:.1f}" '
        f'height="{2 * radius:.1f}" fill="{hexed(colour)}" stroke="{hexed(PAPER)}" '
        f'stroke-width="{radius * 0.4:.1f}"/>'
    )
