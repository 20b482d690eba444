"""A game in the list of lessons: what is learnt, how long it takes, how far somebody is."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.canvas import Canvas
from game.ui.theme import BRASS_LIGHT, IVORY, IVORY2, LEAF, MOON, SMALL
from game.ui.widgets import Mood, Widget
from game.ui.words import LINE, PLAIN, SANS, SERIF_BOLD
from game.view.geometry import Rect

TITLE = 38
PAD = 28.0


class Told(NamedTuple):
    """`about`: what is learnt, or what is wrong. `state`: how long, and how far. `done`: the part
    of the lesson that is behind."""

    title: str
    about: str
    state: str
    done: float
    is_done: bool


class LessonRow(Widget):
    """The words; its buttons stand below them, `foot` high."""

    focusable = False

    def __init__(self, rect: Rect, told: Told) -> None:
        super().__init__("", rect)
        self.told = told

    def measure(self, canvas: Canvas, foot: float) -> Rect:
        """Makes room, and says where the buttons go."""
        stage, rect = canvas.kit.stage, self.rect
        inner = rect.w - 2 * PAD
        self._title = stage.text_units(TITLE) * LINE
        self._about = canvas.height(self.told.about, inner, SMALL, PLAIN)
        self._state = canvas.height(self.told.state, inner - 40, SMALL, SANS)
        words = self._title + 4 + self._about + 8 + self._state
        self.rect = rect._replace(h=20 + words + 16 + foot + 22)
        return Rect(rect.x + PAD, rect.y + 20 + words + 16, inner, foot)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, told = self.seen, self.told
        canvas.panel(rect, "row", 18)
        x, inner = rect.x + PAD, rect.w - 2 * PAD
        title = Rect(x, rect.y + 20, inner, self._title)
        canvas.text(told.title, title, TITLE, SERIF_BOLD, MOON, may_cut=True)
        about = Rect(x, title.bottom + 4, inner, self._about)
        canvas.text(told.about, about, SMALL, PLAIN, IVORY2, lines=9, middle=False)
        state = Rect(x, about.bottom + 8, inner, self._state)
        left = 0.0
        if told.is_done:
            canvas.icon("icon_check", x + 14, state.cy, 28, LEAF)
            left = 40.0
        colour = BRASS_LIGHT if told.done or told.is_done else IVORY
        box = state._replace(x=x + left, w=inner - left)
        canvas.text(told.state, box, SMALL, SANS, colour, lines=3)
        if told.done:
            bar = Rect(x, rect.bottom - 8, inner, 5)
            canvas.panel(bar, "pill", 3)
            canvas.panel(bar._replace(w=inner * told.done), "disc", 3)
