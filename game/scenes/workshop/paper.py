"""The rules of a game while it is changed: one section at a time, with what is new marked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.scenes.rules.pages import Typesetter
from game.scenes.rules.scene import PageScroll, turn_to
from game.scenes.workshop.desk import Desk
from game.ui.boxes import FILL, Column, Part, Row, Scrolled, Sized, inset
from game.ui.canvas import Canvas
from game.ui.theme import BRASS
from game.ui.widgets import NOWHERE, Widget
from game.view.geometry import Rect
from game.view.rulebook.book import unlike
from game.view.rulebook.words import BookWords

MARGIN, FOOT, TOP = 44.0, 70.0, 6.0
#: The room that is left for the way back.
TURN_LEAST = 90.0
ZONE = 2


class Paper:
    """The paper at the right of the workshop."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.rect = NOWHERE
        self._scroll = PageScroll()
        self._shown = ""

    def turn(self, by: int) -> None:
        sections = [one.key for one in self.desk.book.sections] if self.desk.book else []
        at = sections.index(self.desk.section) + by
        if 0 <= at < len(sections):
            self.desk.section = sections[at]
            self.desk.services.sound("page")

    def widgets(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        """Return the page in a rectangle, and the ways to the pages before and after it."""
        self.rect, book = rect, self.desk.book
        if book is None:
            return []
        at = book.place_of(self.desk.section)
        section = book.sections[at]
        if section.key != self._shown:
            self._scroll, self._shown = PageScroll(), section.key
        view = inset(rect, (4, TOP, 4, FOOT))
        setter = Typesetter(self.desk.services, book, view.w - 2 * MARGIN)
        parts = setter.section(section, at == 0, unlike(section, self.desk.usual_book))
        page = Scrolled(self._scroll, Column(22, *parts, 22), (MARGIN, 0, MARGIN, 0))
        leaves = page.arrange(canvas, inset(view, (MARGIN, 0, MARGIN, 0)))
        words = BookWords(self.desk.services.texts, book)
        titles = [words.title(one) for one in book.sections]
        foot = Rect(rect.x + 16, rect.bottom - FOOT + 8, rect.w - 32, FOOT - 16)
        return [*leaves, *self._turns(canvas, foot, titles, at)]

    def _turns(self, canvas: Canvas, foot: Rect, titles: Sequence[str], at: int) -> list[Widget]:
        """Return the ways, the one back without words where both have no room."""
        turns: list[Part] = [FILL]
        left = foot.w
        for name, by in (("next", 1), ("previous", -1)):
            if 0 <= at + by < len(titles):
                title = titles[at + by]
                turn = turn_to(name, title, by > 0, partial(self._turned, by), ZONE)
                if by < 0 and turn.natural_width(canvas) + 16 > left:
                    turn = turn_to(name, "", False, partial(self._turned, by), ZONE)
                    turn.tip = title
                wide = min(left - TURN_LEAST if by > 0 else left, turn.natural_width(canvas) + 2)
                turns.insert(len(turns) if by > 0 else 0, Sized(turn, wide))
                left -= wide
        return Row(*turns).arrange(canvas, foot)

    def _turned(self, by: int) -> None:
        self.turn(by)
        self.desk.show()

    def paint(self, canvas: Canvas) -> None:
        canvas.panel(self.rect.grown(9), "binding", 30, shadow=True)
        canvas.panel(self.rect, "paper", 22)
        foot = self.rect.bottom - FOOT
        canvas.line(self.rect.x + MARGIN, foot, self.rect.w - 2 * MARGIN, 2, BRASS, 0.6)
