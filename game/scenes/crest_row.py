"""The crests to choose from, side by side."""

from __future__ import annotations

from collections.abc import Callable

from game.settings import CRESTS
from game.ui.canvas import Canvas
from game.ui.widgets import Mood, Widget
from game.view.geometry import Rect

CREST = 112.0
HIGH = CREST + 24


def crest_row(
    x: float, y: float, width: float, worn: str, wear: Callable[[str], None]
) -> list[Widget]:
    step = (width - HIGH) / (len(CRESTS) - 1)
    return [
        CrestButton(Rect(x + at * step, y, HIGH, HIGH), crest, crest == worn, wear)
        for at, crest in enumerate(CRESTS)
    ]


class CrestButton(Widget):
    def __init__(self, rect: Rect, crest: str, worn: bool, wear: Callable[[str], None]) -> None:
        super().__init__(f"crest {crest}", rect)
        self.crest, self.worn, self.wear = crest, worn, wear

    def activate(self) -> None:
        self.wear(self.crest)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        if self.worn:
            canvas.panel(rect, "button main", 18)
        elif mood.hover:
            canvas.panel(rect, "button hover", 18)
        canvas.crest(self.crest, rect.cx, rect.cy, CREST)
        if mood.focus:
            canvas.focus(rect, 18)
