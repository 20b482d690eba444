"""A chart of what a player could expect of a hand, from the deal to its end, with a margin of
error."""

from __future__ import annotations

from bisect import bisect

from game.coach.review import HandReview
from game.scenes.shell.paper_chart import LINE_COLOUR, PaperChart, Tick
from game.ui.canvas import Canvas
from game.ui.shapes import hexed
from game.ui.strokes import circle, path, points
from game.ui.theme import MOON, PAPER
from game.ui.widgets import Mood
from game.ui.words import BOLD
from game.view.coach import Measure
from game.view.geometry import Rect
from game.view.scores.history import ticks_around

NUMBER = 27


class Curve(PaperChart):
    """A line within a band, from turn to turn; costly choices have the numbers under which they are
    listed. `unit`: the word for a turn; `shown`: the index of the choice looked at."""

    grow, focusable = True, False

    def __init__(
        self, measure: Measure, unit: str, foot: str, review: HandReview, shown: int
    ) -> None:
        spread = [(one.expected, one.half_width) for one in review.moments]
        low = min(0.0, *(value - wide for value, wide in spread)) * measure.scale
        high = max(0.0, *(value + wide for value, wide in spread)) * measure.scale
        levels = [level / measure.scale for level in ticks_around(low, high)]
        said = [Tick(level, measure.signed(level)) for level in levels]
        super().__init__(said, foot, len(spread), (tuple(spread), shown))
        self._spread, self._shown = spread, shown
        acts = [one.act_index for one in review.moments]
        # Where others have acted since, a turn begins; the last moment is the end.
        begins = [at for at in range(len(acts) - 1) if not at or acts[at] > acts[at - 1] + 1]
        self.marks = [(at, str(turn)) for turn, at in enumerate(begins, 1)]
        self.unit = unit
        #: For each costly choice, the point of the line at it or right before it, by its index.
        self._costly = [max(0, bisect(acts, one.act_index) - 1) for one in review.costly]

    def _drawn_over(self, scale: float) -> str:
        line = [(self._x(at), self._y(value)) for at, (value, _) in enumerate(self._spread)]
        upper, lower = (
            [
                (self._x(at), self._y(value + sign * wide))
                for at, (value, wide) in enumerate(self._spread)
            ]
            for sign in (1, -1)
        )
        band = (
            f'<polygon points="{points([*upper, *lower[::-1]], scale)}" '
            f'fill="{hexed(LINE_COLOUR)}" fill-opacity="0.2"/>'
        )
        x, y = (side * scale for side in line[-1])
        last = circle(x, y, 9 * scale, PAPER, 3 * scale, LINE_COLOUR)
        drawn = [path(line, scale, PAPER, 11), path(line, scale, LINE_COLOUR, 5)]
        return "".join([band, *drawn, last])

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        super().paint(canvas, mood)
        side = max(44.0, canvas.line_high(NUMBER) + 6)
        for number, at in enumerate(self._costly, 1):
            x = self.seen.x + max(self._x(at), self._plot.x + side / 2)
            y = self.seen.y + self._y(self._spread[at][0])
            canvas.disc(x, y, side, "count low" if number == self._shown + 1 else "count")
            box = Rect(x - side / 2, y - side / 2, side, side)
            canvas.text(str(number), box, NUMBER, BOLD, MOON, "center")
