"""A line of letters that somebody types."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.canvas import Canvas
from game.ui.theme import BODY, GLOW, IVORY
from game.ui.widgets import Mood, Widget
from game.ui.words import SANS
from game.view.geometry import Rect


class TextField(Widget):
    """A line of letters, such as a name."""

    takes_text = True

    def __init__(
        self,
        name: str,
        rect: Rect,
        text: str,
        change: Callable[[str], None],
        most: int = 24,
        zone: int = 0,
    ) -> None:
        super().__init__(name, rect, zone)
        self.text, self.change, self.most = text, change, most

    def type(self, text: str, erase: bool) -> None:
        new = self.text[:-1] if erase else (self.text + text)[: self.most]
        if new != self.text:
            self.text = new
            self.change(new)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        canvas.panel(rect, "button hover" if mood.hover else "row", 10)
        box = rect.grown(-12)
        canvas.text(self.text, box, BODY, SANS, IVORY, may_cut=True)
        if mood.focus:
            x = min(box.right, box.x + canvas.width(self.text, BODY) + 3)
            canvas.line(x, rect.y + 10, 3, rect.h - 20, GLOW, 1.0)
            canvas.focus(rect, 10)
