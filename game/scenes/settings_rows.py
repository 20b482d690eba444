"""The parts a page of settings is made of: a row for each setting, a tab for each block."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.tab import Cut
from game.ui.canvas import Canvas
from game.ui.theme import BRASS, GLOW, IVORY, IVORY2, SMALL
from game.ui.widgets import Choice, Mood, Slider, Widget
from game.ui.words import LINE, PLAIN, SANS, SERIF
from game.view.geometry import Rect

TITLE = 31
#: A block of settings to choose, at the left.
BLOCK = Cut(icon_at=45, icon=42, words_at=86, behind=14, size=36)
PADDING, GAP = 20, 28
#: Where less than this is left for the words, what changes the setting goes below them.
WORDS_LEAST = 330


def tab_width(canvas: Canvas, text: str) -> float:
    return BLOCK.words_at + canvas.width(text, BLOCK.size, SERIF) + 28


def tab_height(canvas: Canvas) -> float:
    return max(78.0, canvas.kit.stage.text_units(BLOCK.size) * 1.25 + 28)


class Row(Widget):
    """A setting: its name, what it does, and at the right what changes it."""

    def __init__(
        self, name: str, title: str, about: str, control: Widget, size: tuple[float, float]
    ) -> None:
        super().__init__(name, Rect(0, 0, 0, 0), zone=1)
        self.title, self.about, self.control = title, about, control
        self._size = size
        self._title_box = self._about_box = self.rect

    def place(self, canvas: Canvas, x: float, y: float, width: float) -> float:
        """Takes the room it needs from there on down; gives where it ends."""
        control_w, control_h = self._size
        control_w = min(control_w, width - 2 * PADDING)
        inner = Rect(x + PADDING, y, width - 2 * PADDING, 0)
        beside = inner.w - control_w - GAP
        below = beside < min(WORDS_LEAST, canvas.width(self.title, TITLE))
        line = canvas.kit.stage.text_units(SMALL) * LINE
        if self.about and canvas.height(self.about, max(1, beside), SMALL, PLAIN) > 2.2 * line:
            below = True
        wide = inner.w if below else beside
        title_h = canvas.height(self.title, wide, TITLE)
        about_h = canvas.height(self.about, wide, SMALL, PLAIN) if self.about else 0.0
        words_h = title_h + about_h
        height = max(88.0, words_h + 18, 0 if below else control_h + 28)
        if below:
            height = words_h + control_h + 40
        top = y + (12 if below else (height - words_h) / 2)
        self.rect = Rect(x, y, width, height)
        self._title_box = Rect(inner.x, top, wide, title_h)
        self._about_box = Rect(inner.x, top + title_h, wide, about_h)
        control_y = top + words_h + 10 if below else y + (height - control_h) / 2
        self.control.rect = Rect(inner.right - control_w, control_y, control_w, control_h)
        self.control.scroll = self.scroll
        return self.rect.bottom

    def activate(self) -> None:
        self.control.activate()

    def step(self, by: int) -> bool:
        return self.control.step(by)

    def press(self, x: float, y: float) -> None:
        """Its words may be clicked too, where that can mean only one thing."""
        if self.control.is_at(x, y):
            self.control.press(x, y)
        elif not isinstance(self.control, Slider | Choice):
            self.control.activate()

    def drag(self, x: float, y: float) -> None:
        rail = self.control.seen
        if rail.x - GAP <= x <= rail.right + GAP:
            self.control.drag(x, y)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, up = self.seen, self.seen.y - self.rect.y
        if mood.hover or mood.focus:
            canvas.panel(rect, "tint", 14)
        else:
            canvas.line(rect.x, rect.bottom - 1, rect.w, 2, BRASS, 0.22)
        canvas.text(self.title, self._title_box.moved(0, up), TITLE, SANS, IVORY, lines=3)
        if self.about:
            box = self._about_box.moved(0, up)
            canvas.text(self.about, box, SMALL, PLAIN, IVORY2, lines=6)
        self.control.paint(canvas, mood._replace(focus=False))
        if mood.focus:
            canvas.focus(rect.grown(-9), 10)


class Dial(Slider):
    """A slider that says how much it is."""

    def __init__(
        self, rect: Rect, value: float, change: Callable[[float], None], say: Callable[[float], str]
    ) -> None:
        super().__init__("", rect, value, change)
        self._say = say

    def words_width(self, canvas: Canvas) -> float:
        return max(canvas.width(self._say(value), SMALL) for value in (0, 1)) + 12

    def _rail(self) -> Rect:
        """Right of the words."""
        rect = self.seen
        return Rect(rect.right - 270, rect.cy - 5, 250, 10)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        box = Rect(rect.x, rect.y, rect.w - 300, rect.h)
        canvas.text(self._say(self.value), box, SMALL, SANS, IVORY2, "right")
        super().paint(canvas, mood)


class Radio(Widget):
    """One of several rows is chosen; this is the mark that says so."""

    def __init__(self, chosen: bool, act: Callable[[], None]) -> None:
        super().__init__("", Rect(0, 0, 0, 0))
        self.chosen, self.act = chosen, act

    def activate(self) -> None:
        self.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        canvas.disc(rect.cx, rect.cy, 40, "count")
        if self.chosen:
            canvas.disc(rect.cx, rect.cy, 26, "moon disc")
            canvas.ring(rect, GLOW, 3, rect.w / 2)
