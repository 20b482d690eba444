"""Rules and help: the books of all games, their sections, and a search."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.scenes.rules.pages import PAPER_SOFT, BookWords, Leaf, Typesetter
from game.scenes.shell.page_scene import Hint, PageScene, hint_row
from game.scenes.shell.scene import Services
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.gestures import Command, Gesture
from game.ui.theme import BODY, BRASS, INK, IVORY, IVORY2, MOON, WINE, dimmed
from game.ui.widgets import Mood, Scroll, TextField, Widget
from game.ui.words import LINE, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect
from game.view.rulebook.blocks import Section
from game.view.rulebook.book import Rulebook

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


LEFT, CONTENTS_WIDE, PAGE_LEFT, EDGE = 56.0, 470.0, 566.0, 64.0
TOP, FOOT = 48.0, 90.0
TITLE = 66
MARGIN, PAGE_FOOT = 56.0, 84.0
INDENT, ROW_GAP = 26.0, 12.0
#: One press of a key moves the page so far.
READ_STEP = 120.0
#: Nearer to each other the dots of the sections would be one line.
DOT_APART = 22.0
SEARCH, SHEET = "search", "sheet"
TURNS = ("previous", "next")


class Found(NamedTuple):
    """A place in the books."""

    book: int
    section: int


class RulesScene(PageScene):
    """`books`: that of a match in play has its rules in force. It opens at a game and a section
    of it, or at the first page of all."""

    begins_with_ring = False

    def __init__(
        self, services: Services, books: Sequence[Rulebook], game: str = "", section: str = ""
    ) -> None:
        super().__init__(services)
        self.books = list(books)
        book = next((at for at, book in enumerate(self.books) if book.id == game), 0)
        self.at = Found(book, self.books[book].place_of(section))
        self.wanted = ""
        self.page.focus = self._name(self.at)
        self._words: list[BookWords] = []
        self._told: dict[Found, str] = {}
        self._contents = Scroll(Rect(0, 0, 0, 0))
        self._page = PageScroll(Rect(0, 0, 0, 0))
        self._paper = Rect(0, 0, 0, 0)
        self._shows_place = True

    # Where it is ----------------------------------------------------------------------------

    @property
    def book(self) -> Rulebook:
        return self.books[self.at.book]

    @property
    def section(self) -> Section:
        return self.book.sections[self.at.section]

    @staticmethod
    def _name(at: Found) -> str:
        return f"section {at.book} {at.section}"

    def go(self, at: Found) -> None:
        """Another page, from its top."""
        if at == self.at:
            return
        was_on_list = self.page.focus not in (SHEET, *TURNS)
        self.at = at
        self._page = PageScroll(self._page.view)
        self._shows_place = True
        if was_on_list and not self._is_searching:
            self.page.focus = self._name(at)
        self.services.sound("page")
        self.rebuild()

    def turn(self, by: int) -> bool:
        """The section before or after; it stays within its book."""
        section = self.at.section + by
        if 0 <= section < len(self.book.sections):
            self.go(Found(self.at.book, section))
        return True

    @property
    def _is_searching(self) -> bool:
        return self.page.focus == SEARCH

    # Searching ------------------------------------------------------------------------------

    def search(self, words: str) -> None:
        self.wanted = words
        self._contents = Scroll(self._contents.view)
        self.rebuild()

    def found(self) -> list[Found]:
        """All sections that have every word, in the order of the books."""
        wanted = _plain(self.wanted).split()
        return [at for at in self._everywhere() if all(word in self._said(at) for word in wanted)]

    def _everywhere(self) -> Iterator[Found]:
        for book, has in enumerate(self.books):
            for section in range(len(has.sections)):
                yield Found(book, section)

    def _said(self, at: Found) -> str:
        told = self._told.get(at)
        if told is None:
            section = self.books[at.book].sections[at.section]
            told = self._told[at] = _plain(self._words[at.book].all_of(section))
        return told

    # Building -------------------------------------------------------------------------------

    def refit(self) -> None:
        self._told.clear()
        self._words = []
        super().refit()

    def build(self) -> Sequence[Widget]:
        if not self._words:
            self._words = [BookWords(self.services, book) for book in self.books]
        stage = self.services.kit.stage
        content = stage.content
        canvas = Canvas(self.services.kit)
        left = content.x + LEFT
        title_high = stage.text_units(TITLE) * LINE
        search = Rect(left, TOP + title_high, CONTENTS_WIDE, stage.text_units(30) + 30)
        bottom = stage.height - FOOT
        view = Rect(left, search.bottom + 14, CONTENTS_WIDE + 14, bottom - search.bottom - 14)
        self._contents.view = view
        self._paper = Rect(content.x + PAGE_LEFT, TOP, content.w - PAGE_LEFT - EDGE, bottom - TOP)
        hint = self.services.say("rules.search")
        field = SearchField(SEARCH, search, self.wanted, self.search, hint)
        return [
            field,
            *self._rows(canvas),
            *self._page_widgets(),
            *hint_row(
                self.services,
                left + 16,
                stage.height - FOOT / 2 + 4,
                content.w - 160,
                self._hints(),
            ),
        ]

    def _hints(self) -> list[Hint]:
        say = self.services.say
        return [
            Hint((commands.BACK,), say("rules.hint.back"), self.back),
            Hint((commands.UP, commands.DOWN), say("rules.hint.section")),
            Hint((commands.LEFT, commands.RIGHT), say("rules.hint.page")),
            Hint((commands.NEXT_ZONE,), say("rules.hint.other")),
        ]

    def _rows(self, canvas: Canvas) -> list[Widget]:
        scroll = self._contents
        x, y = scroll.view.x, scroll.view.y + 8
        rows: list[Widget] = []
        shown = self._shown()
        for book, sections in shown.items():
            wide = CONTENTS_WIDE
            text = self._words[book].name
            high = max(76.0, canvas.height(text, wide - 44, 35, "serif 600") + 20)
            first = Found(book, sections[0] if self.wanted else 0)
            rows.append(self._row(f"game {book}", Rect(x, y, wide, high), text, first, True))
            y += high + ROW_GAP
            for section in sections:
                at = Found(book, section)
                text = self._words[book].title(self.books[book].sections[section])
                inner = wide - INDENT
                high = max(54.0, canvas.height(text, inner - 32, 29) + 14)
                rect = Rect(x + INDENT, y, inner, high)
                rows.append(self._row(self._name(at), rect, text, at, False))
                y += high + 2
            if sections:
                y += ROW_GAP
        if not shown:
            told = self.services.say("rules.found_nothing", words=self.wanted)
            rows.append(Note(Rect(x + 8, y, CONTENTS_WIDE - 16, 200), told))
        scroll.height = max(scroll.view.h, y - scroll.view.y)
        scroll.move(0)
        for row in rows:
            row.scroll = scroll
        self._show_place(rows)
        return rows

    def _show_place(self, rows: Sequence[Widget]) -> None:
        """The row of the open page is in sight when it has just been opened."""
        here = next((row for row in rows if row.name == self._name(self.at)), None)
        if self._shows_place and here is not None:
            self._contents.show(here.rect)
        self._shows_place = False

    def _shown(self) -> dict[int, list[int]]:
        """For each book in the list the sections shown under it."""
        if not self.wanted.strip():
            return {
                book: list(range(len(has.sections))) if book == self.at.book else []
                for book, has in enumerate(self.books)
            }
        shown: dict[int, list[int]] = {}
        for at in self.found():
            shown.setdefault(at.book, []).append(at.section)
        return shown

    def _row(self, name: str, rect: Rect, text: str, at: Found, is_game: bool) -> ContentsRow:
        here = at.book == self.at.book if is_game else at == self.at
        return ContentsRow(name, rect, text, lambda: self.go(at), self.turn, is_game, here)

    def _page_widgets(self) -> list[Widget]:
        paper = self._paper
        view = Rect(paper.x + 4, paper.y + 6, paper.w - 8, paper.h - PAGE_FOOT - 6)
        width = view.w - 2 * MARGIN
        setter = Typesetter(self.services, self.book, width)
        leaves = setter.set_section(self.section, first=self.at.section == 0)
        self._page.view = view
        self._page.height = max(view.h, setter.y + 2 * 30)
        self._page.move(0)
        sheet = Sheet(SHEET, self._page, leaves, view.x + MARGIN, view.y + 30, self.turn)
        return [sheet, *self._turns()]

    def _turns(self) -> Iterator[Widget]:
        paper, sections = self._paper, self.book.sections
        least, most, high = (paper.w - 48) * 0.3, (paper.w - 48) / 2, PAGE_FOOT - 20
        y = paper.bottom - high - 10
        words, canvas = self._words[self.at.book], Canvas(self.services.kit)
        for name, by in zip(TURNS, (-1, 1), strict=True):
            section = self.at.section + by
            if 0 <= section < len(sections):
                text = words.title(sections[section])
                wide = min(most, max(least, TurnTo.width(canvas, text)))
                x = paper.x + 24 if by < 0 else paper.right - 24 - wide
                rect = Rect(x, y, wide, high)
                yield TurnTo(name, rect, text, by > 0, partial(self._go_on, by))

    def _go_on(self, by: int) -> None:
        self.turn(by)

    # Showing --------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        canvas.veil(0.5)
        stage = canvas.kit.stage
        title = Rect(
            stage.content.x + LEFT + 8, TOP - 16, CONTENTS_WIDE, stage.text_units(TITLE) * LINE
        )
        canvas.text(self.services.say("rules.title"), title, TITLE, SERIF_BOLD, MOON)
        paper = self._paper
        canvas.panel(paper.grown(11), "binding", 34, shadow=True)
        canvas.panel(paper, "paper", 26)
        foot = paper.bottom - PAGE_FOOT
        canvas.line(paper.x + MARGIN, foot, paper.w - 2 * MARGIN, 2, BRASS, 0.6)
        self._paint_dots(canvas)
        if self.page.ring and self.page.focus == SHEET:
            canvas.focus(paper.grown(6), 30)

    def _paint_dots(self, canvas: Canvas) -> None:
        """One for each section, where the words at the sides leave them room."""
        paper, count = self._paper, len(self.book.sections)
        sides = [widget.rect.w for widget in self.page.widgets if widget.name in TURNS]
        room = paper.w - 2 * (24 + max(sides, default=0.0))
        apart = min(36.0, paper.w * 0.36 / count, room / count)
        if apart < DOT_APART:
            return
        x = paper.cx - apart * (count - 1) / 2
        y = paper.bottom - PAGE_FOOT / 2
        for at in range(count):
            size = 20 if at == self.at.section else 14
            canvas.disc(x + at * apart, y, size, "dot here" if at == self.at.section else "dot")

    # Using ----------------------------------------------------------------------------------

    def handle(self, gesture: Gesture) -> bool:
        if isinstance(gesture, Command) and gesture.pressed and self._reads(gesture.name):
            self._stale = True
            return True
        return super().handle(gesture)

    def _reads(self, name: str) -> bool:
        """On the page, up and down move it; at its end they go on to its foot, and no further."""
        if name == commands.DOWN and self.page.focus in TURNS:
            return True
        if self.page.focus != SHEET or name not in (commands.UP, commands.DOWN):
            return False
        self.page.ring = True
        return self._page.move(READ_STEP if name == commands.DOWN else -READ_STEP)

    def command(self, command: Command) -> bool:
        if command.name == "rules":
            self.back()
            return True
        return False

    def back(self) -> None:
        """What is searched for goes first."""
        if self.wanted:
            self.search("")
            return
        super().back()


def _plain(text: str) -> str:
    """For comparing: small letters without accents or signs of emphasis, and signs as keyboards
    have them."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("*", "").replace("\u2019", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
