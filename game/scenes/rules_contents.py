"""The list of games and sections, the page that scrolls, and turning to the next one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scenes.rules_leaves import PAPER_SOFT, Leaf
from game.ui.canvas import Canvas
from game.ui.text_field import TextField
from game.ui.theme import BODY, INK, IVORY, IVORY2, MOON, WINE, dimmed
from game.ui.widgets import Mood, Scroll, Widget
from game.ui.words import SANS, SERIF
from game.view.geometry import Rect

GAME_SIZE, SECTION_SIZE, TURN_SIZE = 35, 29, 28


class ContentsRow(Widget):
    """A game, or a section of it further in. `here`: its page is open."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        text: str,
        act: Callable[[], None],
        turn: Callable[[int], bool],
        is_game: bool,
        here: bool,
    ) -> None:
        super().__init__(name, rect)
        self.text, self.act, self.turn = text, act, turn
        self.is_game, self.here = is_game, here

    def activate(self) -> None:
        self.act()

    def step(self, by: int) -> bool:
        return self.turn(by)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        if self.is_game:
            style = "row hover" if mood.hover or self.here else "row"
            canvas.panel(rect, style, 16)
            box = Rect(rect.x + 28, rect.y, rect.w - 44, rect.h)
            canvas.text(self.text, box, GAME_SIZE, SERIF, MOON, lines=9)
        else:
            self._paint_section(canvas, rect, mood)
        if mood.focus:
            canvas.focus(rect.grown(-6))

    def _paint_section(self, canvas: Canvas, rect: Rect, mood: Mood) -> None:
        colour = MOON if mood.hover else IVORY2
        if self.here:
            canvas.panel(rect.grown(-2), "button main", 12)
            colour = INK
        elif mood.hover:
            canvas.panel(rect.grown(-2), "row hover", 12)
        box = Rect(rect.x + 20, rect.y, rect.w - 32, rect.h)
        canvas.text(self.text, box, SECTION_SIZE, SANS, colour, lines=9)


class SearchField(TextField):
    """While it is empty it says what it is for."""

    def __init__(
        self, name: str, rect: Rect, text: str, change: Callable[[str], None], hint: str
    ) -> None:
        super().__init__(name, rect, text, change, most=30)
        self.hint = hint

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        super().paint(canvas, mood)
        if not self.text:
            box = self.seen.grown(-18)
            canvas.text(self.hint, box, BODY, SANS, dimmed(IVORY, 0.66), may_cut=True)


class Note(Widget):
    """Words in the list that lead nowhere."""

    focusable = False

    def __init__(self, rect: Rect, text: str) -> None:
        super().__init__("", rect)
        self.text = text

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        canvas.text(self.text, self.seen, BODY, SANS, IVORY, middle=False, lines=99)


class PageScroll(Scroll):
    """The page is taller than what is seen of it, so to show it moves nothing."""

    def show(self, rect: Rect, margin: float = 12) -> None:
        return

    def paint(self, canvas: Canvas) -> None:
        """In the colours of paper."""
        if not self.furthest:
            return
        x, long = self.view.right - 26, self.view.h - 32
        size = long * self.view.h / self.height
        y = self.view.y + 24 + (long - size) * self.offset / self.furthest
        canvas.panel(Rect(x, self.view.y + 24, 8, long), "dot", 4)
        canvas.panel(Rect(x, y, 8, size), "dot here", 4)


class Sheet(Widget):
    """The page itself; `left` and `top` are where its leaves begin."""

    def __init__(
        self,
        name: str,
        scroll: PageScroll,
        leaves: Sequence[Leaf],
        left: float,
        top: float,
        turn: Callable[[int], bool],
    ) -> None:
        view = scroll.view
        super().__init__(name, Rect(view.x, view.y, view.w, scroll.height), zone=1)
        self.scroll = scroll
        self.leaves, self.left, self.top, self.turn = leaves, left, top, turn

    @property
    def seen(self) -> Rect:
        """To whoever moves the focus it is as large as what is seen of it."""
        assert self.scroll is not None
        return self.scroll.view

    def step(self, by: int) -> bool:
        return self.turn(by)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        assert self.scroll is not None
        for leaf in self.leaves:
            rect = leaf.rect.moved(self.left, self.top - self.scroll.offset)
            if rect.overlaps(self.scroll.view):
                leaf.paint(canvas, rect)


class TurnTo(Widget):
    """At the foot of the page: the section before or after."""

    def __init__(
        self, name: str, rect: Rect, text: str, onward: bool, act: Callable[[], None]
    ) -> None:
        super().__init__(name, rect, zone=1)
        self.text, self.onward, self.act = text, onward, act

    @staticmethod
    def width(canvas: Canvas, text: str) -> float:
        return canvas.width(text, TURN_SIZE) + 76

    def activate(self) -> None:
        self.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        if mood.hover or mood.focus:
            canvas.panel(rect, "example", 14)
        colour = WINE if mood.hover or mood.focus else PAPER_SOFT
        x = rect.right - 28 if self.onward else rect.x + 28
        canvas.icon("icon_right" if self.onward else "icon_left", x, rect.cy, 32, colour)
        left = rect.x + 16 if self.onward else rect.x + 56
        box = Rect(left, rect.y, rect.w - 72, rect.h)
        align = "right" if self.onward else "left"
        canvas.text(self.text, box, TURN_SIZE, SANS, colour, align, may_cut=True)
        if mood.focus:
            canvas.focus(rect.grown(-4))
