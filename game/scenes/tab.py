"""One of several things to choose from, with its picture; the chosen one lies in the moonlight."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.ui.canvas import Canvas
from game.ui.theme import INK, MOON
from game.ui.widgets import Mood, Widget
from game.ui.words import SERIF
from game.view.geometry import Rect


class Cut(NamedTuple):
    """How a tab is laid out: the picture's middle and side, where the words begin and what is left
    behind them, and their size. `may_cut`: words that somebody has typed."""

    icon_at: float
    icon: float
    words_at: float
    behind: float
    size: float
    may_cut: bool = False


class Tab(Widget):
    def __init__(
        self,
        name: str,
        rect: Rect,
        icon: str,
        text: str,
        chosen: bool,
        act: Callable[[], None],
        cut: Cut,
    ) -> None:
        super().__init__(name, rect)
        self.icon, self.text, self.chosen, self.act, self.cut = icon, text, chosen, act, cut

    def activate(self) -> None:
        self.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, cut = self.seen, self.cut
        style = "button main" if self.chosen else "row hover" if mood.hover else "row"
        canvas.panel(rect, style, 16)
        colour = INK if self.chosen else MOON
        canvas.icon(self.icon, rect.x + cut.icon_at, rect.cy, cut.icon, colour)
        box = Rect(rect.x + cut.words_at, rect.y, rect.w - cut.words_at - cut.behind, rect.h)
        canvas.text(self.text, box, cut.size, SERIF, colour, may_cut=cut.may_cut)
        if mood.focus:
            canvas.focus(rect, 16)
