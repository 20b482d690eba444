"""The chart of scores as lines over the hands, on paper: drawn once for a size, and cached."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

from pygame import Surface

from game.engine.scoring.match_end import Goal
from game.scenes.shell.fields import say_in
from game.scenes.shell.paper_chart import AXIS, GRID
from game.scenes.shell.scene import Services
from game.ui.canvas import Canvas
from game.ui.painter import Sprite
from game.ui.shapes import hexed, svg
from game.ui.strokes import Places, path, points
from game.ui.theme import INK, PAPER, Colour, player_colour
from game.ui.words import BOLD, SANS, SERIF_BOLD
from game.view.geometry import Rect
from game.view.scores.hand import HandSheet
from game.view.scores.history import HANDS_SEEN, History, Point, parted, ticks
from game.view.scores.match import MatchSheet

#: The colours of a limit that puts players out, and of a goal they want to reach.
BAD, GOOD = (156, 42, 30), (31, 107, 59)
TICK, LIMIT, TOTAL, CREST = 27, 36, 38, 60.0
PARTED = 56.0
EDGE = 28.0


class ChartLine(NamedTuple):
    """The line of one side: its crest, its scores hand by hand, and its total before and now."""

    crest: str
    history: History
    before: int
    total: int


@dataclass(frozen=True, slots=True)
class ChartSheet:
    """What a chart shows. `unit`: what the hands are called. `number`: writes a number. `last`: the
    newest hand that is shown; 0 for all."""

    lines: tuple[ChartLine, ...]
    goal: Goal
    unit: str
    number: Callable[[int], str]
    last: int = 0

    @property
    def hands(self) -> int:
        return max((line.history[-1].hand for line in self.lines), default=0)

    @property
    def scrolls(self) -> bool:
        return self.hands > HANDS_SEEN


def chart_sheet(
    services: Services, sheet: HandSheet | MatchSheet, lines: Iterable[ChartLine], last: int = 0
) -> ChartSheet:
    unit = say_in(services, sheet.variant_id, "scores.unit")
    return ChartSheet(tuple(lines), sheet.goal, unit, services.number, last)


class Chart:
    """A chart, laid out with the widths of one canvas. `paint` can show the newest hand half
    drawn."""

    def __init__(self, canvas: Canvas, panel: Rect, sheet: ChartSheet) -> None:
        self.panel, self.sheet = panel, sheet
        self.last = sheet.last or sheet.hands
        self.first = max(0, self.last - HANDS_SEEN)
        scores = [point.score for line in sheet.lines for point in line.history]
        limit = sheet.goal.limit
        self.low = min([0, *scores])
        highest = max([limit, 1, *scores])
        span = highest - self.low
        self.high = highest + span * (0.12 if limit and highest <= limit * 1.06 else 0.05)
        self.ticks = ticks(self.low, highest)
        self.text_high = canvas.line_high(TICK)
        labels = [canvas.width(sheet.number(tick), TICK, SANS) for tick in self.ticks]
        labels.append(canvas.width(sheet.unit, TICK, SANS))
        if limit:
            labels.append(canvas.width(sheet.number(limit), LIMIT, SERIF_BOLD))
        totals = [canvas.width(sheet.number(line.total), TOTAL, SERIF_BOLD) for line in sheet.lines]
        left = panel.x + EDGE + max(labels) + 14
        right = panel.right - EDGE - max([0.0, *totals]) - CREST - 28
        top, bottom = panel.y + 48, panel.bottom - 22 - self.text_high - 14
        self.plot = Rect(left, top, right - left, max(10.0, bottom - top))

    # Places ---------------------------------------------------------------------------------

    def x(self, hand: float) -> float:
        hands = max(1, self.last - self.first)
        return self.plot.x + self.plot.w * (hand - self.first) / hands

    def y(self, score: float) -> float:
        return self.plot.bottom - self.plot.h * (score - self.low) / (self.high - self.low)

    def seen(self, history: History) -> list[Point]:
        return [point for point in history if self.first <= point.hand <= self.last]

    def _end(self, history: History) -> int:
        """Return the last score shown of a side: for a player who was out by then, the final
        one."""
        return max(point for point in enumerate(history) if point[1].hand <= self.last)[1].score

    # Painting -------------------------------------------------------------------------------

    def paint(self, canvas: Canvas, reveal: float = 1.0, counted: float = 1.0) -> None:
        """Paint the chart. `reveal`: the part of the newest hand's lines that is shown; `counted`:
        how far the totals have been counted up, 0 to 1."""
        canvas.panel(self.panel, "paper", 22, shadow=True)
        stage, box = canvas.kit.stage, self.panel.grown(-4)
        x, y, w, h = stage.to_px(box)
        ground, lines = (
            self._drawn(canvas, name, w, h, partial(draw, box, stage.scale))
            for name, draw in (("ground", self._ground), ("lines", self._lines))
        )
        done = w if reveal >= 1 else stage.px(self.x(self.last - 1 + reveal) - box.x)
        canvas.sprites.append(Sprite(ground, x, y))
        canvas.sprites.append(Sprite(lines, x, y, (0, 0, done, h)))
        self._paint_axes(canvas)
        self._paint_ends(canvas, counted)

    def _drawn(self, canvas: Canvas, name: str, w: int, h: int, draw: Callable[[], str]) -> Surface:
        key = ("chart", name, w, h, self.sheet.lines, self.sheet.goal, self.last, self.plot)
        return canvas.kit.shapes.keep(key, lambda: svg(w, h, draw()))

    def _paint_axes(self, canvas: Canvas) -> None:
        left, wide = self.panel.x + EDGE, self.plot.x - self.panel.x - EDGE - 14
        limit = self.sheet.goal.limit
        taken = [self.y(limit)] if limit else []
        for tick in self.ticks:
            y = self.y(tick)
            if all(abs(y - other) >= self.text_high * 0.95 for other in taken):
                taken.append(y)
                box = Rect(left, y - self.text_high / 2, wide, self.text_high)
                canvas.text(self.sheet.number(tick), box, TICK, SANS, AXIS, "right")
        if limit:
            high, said = canvas.line_high(LIMIT), self.sheet.number(limit)
            box = Rect(left, self.y(limit) - high / 2, wide, high)
            canvas.text(said, box, LIMIT, SERIF_BOLD, self.limit_colour, "right")
        below = Rect(left, self.plot.bottom + 12, wide, self.text_high)
        canvas.text(self.sheet.unit, below, TICK, SANS, AXIS, "right")
        widest = canvas.width(str(self.last), TICK, BOLD) + 16
        every = max(1, -(-widest * (self.last - self.first) // self.plot.w))
        for hand in range(max(1, self.first + (self.first > 0)), self.last + 1):
            newest = hand == self.last
            if newest or ((self.last - hand) % every == 0 and self.x(hand) > self.plot.x + 8):
                box = Rect(self.x(hand) - 40, below.y, 80, self.text_high)
                face, colour = (BOLD, INK) if newest else (SANS, AXIS)
                canvas.text(str(hand), box, TICK, face, colour, "center")

    def _paint_ends(self, canvas: Canvas, counted: float) -> None:
        """Paint crest and total of every side beside the ends of the lines."""
        lines, high = self.sheet.lines, canvas.line_high(TOTAL)
        wanted = [self.y(self._end(line.history)) for line in lines]
        top, bottom = self.panel.y + 12 + high / 2, self.plot.bottom + 4
        if self.sheet.scrolls:  # The arrows are below.
            bottom = self.panel.bottom - 64 - high / 2
        gap = max(PARTED, high)
        places = parted(wanted, gap, top, bottom)
        closest = min((b - a for a, b in pairwise(sorted(places))), default=gap)
        size = min(CREST, closest + 4)
        for line, y in zip(lines, places, strict=True):
            x = self.plot.right + 16 + CREST / 2
            canvas.crest(line.crest, x, y, size)
            if self.last == self.sheet.hands:
                score = round(line.before + (line.total - line.before) * counted)
            else:
                score = self._end(line.history)
            left = x + CREST / 2 + 8
            box = Rect(left, y - high / 2, self.panel.right - 8 - left, high)
            colour = player_colour(line.crest, on_paper=True)
            canvas.text(self.sheet.number(score), box, TOTAL, SERIF_BOLD, colour)

    @property
    def limit_colour(self) -> Colour:
        return BAD if self.sheet.goal.puts_out else GOOD

    # The drawing without words, as SVG in pixels of its box ---------------------------------

    def _ground(self, box: Rect, scale: float) -> str:
        """Return the grid, and the limit with the area beyond it."""
        limit, x1 = self.sheet.goal.limit, (self.plot.x - box.x) * scale
        x2 = (self.plot.right - box.x) * scale
        levels = [tick for tick in self.ticks if tick != limit]
        parts = [_rule(x1, x2, (self.y(tick) - box.y) * scale, GRID, 2 * scale) for tick in levels]
        if limit:
            y, top = (self.y(limit) - box.y) * scale, (self.plot.y - box.y) * scale
            parts.append(
                f'<rect x="{x1:.1f}" y="{top:.1f}" width="{x2 - x1:.1f}" height='
                f'"{max(0.0, y - top):.1f}" fill="{hexed(self.limit_colour)}" fill-opacity="0.12"/>'
            )
            parts.append(_rule(x1, x2, y, self.limit_colour, 5 * scale))
        return "".join(parts)

    def _lines(self, box: Rect, scale: float) -> str:
        return "".join(self._line(line, box, scale) for line in self.sheet.lines)

    def _line(self, line: ChartLine, box: Rect, scale: float) -> str:
        seen, colour = self.seen(line.history), player_colour(line.crest, on_paper=True)
        places = [(self.x(hand) - box.x, self.y(score) - box.y) for hand, score in seen]
        drawn = [path(places, scale, PAPER, 11), path(places, scale, colour, 6)]
        for point, (x, y) in zip(seen, places, strict=True):
            if point.hand:
                around = marker(line.crest)
                corners = points(
                    [(x * scale + dx * scale, y * scale + dy * scale) for dx, dy in around], 1
                )
                drawn.append(
                    f'<polygon points="{corners}" fill="{hexed(colour)}" stroke="{hexed(PAPER)}" '
                    f'stroke-width="{3 * scale:.1f}"/>'
                )
        return "".join(drawn)


def marker(crest: str) -> Places:
    """Return the corners of a player's mark around its middle: the frame of the crest,
    simplified."""
    corners, turned, radius = {
        "owl": (24, 0.0, 9.5),
        "fox": (6, 0.5, 10.5),
        "hare": (4, 0.0, 12.5),
        "stag": (4, 0.5, 12.5),
        "puma": (8, 0.5, 10.5),
        "toad": (5, 0.75, 11.5),
        "bat": (3, 0.75, 12.5),
        "armadillo": (12, 0.5, 10.0),
    }[crest]
    turns = [2 * pi * (at + turned) / corners for at in range(corners)]
    return [(radius * cos(turn), radius * sin(turn)) for turn in turns]


def _rule(x1: float, x2: float, y: float, colour: Colour, width: float) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y:.1f}" x2="{x2:.1f}" y2="{y:.1f}" '
        f'stroke="{hexed(colour)}" stroke-width="{max(1.0, width):.1f}"/>'
    )
