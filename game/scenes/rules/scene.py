"""The page of rules and help: the books of all games, their sections, and a search."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import NamedTuple

from game.paths import user_exports
from game.reader.node import ReaderNode
from game.reading.whole_file import write_whole
from game.scenes.rules.judge import JudgeScene
from game.scenes.rules.pages import PAPER_SOFT, Typesetter
from game.scenes.shell.addresses import ToRules
from game.scenes.shell.dialogs import notify
from game.scenes.shell.page_scene import Hint, PageScene, hint_box
from game.scenes.shell.scene import Services
from game.scenes.shell.stores import Stores
from game.ui import commands
from game.ui.boxes import (
    FILL,
    Column,
    Icon,
    Padded,
    Part,
    Press,
    Row,
    Scrolled,
    Sized,
    Text,
    inset,
    level,
)
from game.ui.canvas import Canvas
from game.ui.gestures import Command, Gesture
from game.ui.theme import BODY, BRASS, INK, IVORY, IVORY2, MOON, WINE, dimmed
from game.ui.widgets import NOWHERE, Button, Mood, Scroll, TextField, Widget
from game.ui.words import SANS, SERIF, SERIF_BOLD
from game.variants.catalogue import Catalogue
from game.view.geometry import Rect
from game.view.rulebook.blocks import Block, BookSection
from game.view.rulebook.book import Rulebook, rulebooks, section_for
from game.view.rulebook.sheet import sheet, usual_book
from game.view.rulebook.words import BookWords

GAME_SIZE, SECTION_SIZE, TURN_SIZE = 35, 29, 28


class ContentsRow(Press):
    """The row of a game or one of its sections; left and right turn the pages."""

    turn: Callable[[int], None]

    def step(self, by: int) -> bool:
        self.turn(by)
        return True


class SearchField(TextField):
    """The field for the search; while it is empty it tells what it is for."""

    def __init__(self, text: str, change: Callable[[str], None], hint: str) -> None:
        super().__init__(SEARCH, text, change, lambda: None, 30)
        self.hint = hint

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        super().paint(canvas, mood)
        if not self.shown(mood):
            box = self.seen.grown(-18)
            canvas.text(self.hint, box, BODY, SANS, dimmed(IVORY, 0.66), may_cut=True)


class PageScroll(Scroll):
    """The scrolling of a page. A page that gets the focus is not scrolled into view, since it is
    taller than the view. The bar has the colours of paper."""

    aside, above, wide, styles = 26.0, 24.0, 8.0, ("dot", "dot here")

    def show(self, rect: Rect, margin: float = 12) -> None:
        return


class ReadingPage(Widget):
    """The page as a widget for the focus: as large as the visible part of it."""

    def __init__(self, scroll: PageScroll, turn: Callable[[int], None], said: str) -> None:
        super().__init__(SHEET, zone=1)
        self.rect, self.scroll, self.turn, self._said = scroll.view, scroll, turn, said

    @property
    def seen(self) -> Rect:
        return self.rect

    def told(self, words: str) -> ReaderNode:
        return self.node("GROUP", self._said, does=("focus", "more", "less"))

    def step(self, by: int) -> bool:
        self.turn(by)
        return True

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Paint nothing: the words of the page are widgets of their own."""


def turn_to(name: str, text: str, onward: bool, act: Callable[[], None], zone: int = 1) -> Press:
    """Return the button, at the foot of the page, for the section before or after."""
    align = "right" if onward else "left"
    words = Text(text, TURN_SIZE, SANS, PAPER_SOFT, align, may_cut=True, lit=WINE, grow=True)
    icon = Icon("icon_right" if onward else "icon_left", 32, PAPER_SOFT, lit=WINE)
    box = Row(4, words, 12, icon) if onward else Row(icon, 12, words, 4)
    style, ring = ("", "example"), (4, 14)
    return Press(name, box, act, (12, 0, 12, 0), style, 14, zone, lit_by_focus=True, ring=ring)


LEFT, CONTENTS_WIDE, PAGE_LEFT, EDGE = 56.0, 470.0, 566.0, 64.0
TOP, FOOT = 48.0, 90.0
TITLE = 66
MARGIN, PAGE_FOOT = 56.0, 84.0
INDENT, ROW_GAP = 26.0, 12.0
#: How far one press of a key moves the page.
READ_STEP = 120.0
#: The least distance between the dots of the sections; nearer, they would look like one line.
DOT_APART = 22.0
SEARCH, SHEET = "search", "sheet"
TURNS = ("previous", "next")


class Found(NamedTuple):
    """A section of a book, by their indexes."""

    book: int
    section: int


class RulesScene(PageScene):
    """The page of rules. `books`: that of a match in play has its rules in force. It opens at a
    section of a game, or at the first page of all."""

    begins_with_ring = False
    veil = 0.5

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
        self._plain_texts: dict[Found, str] = {}
        self._contents = Scroll()
        self._page = PageScroll()
        self._paper = NOWHERE
        self._shows_place = True

    # Where it is ----------------------------------------------------------------------------

    @property
    def book(self) -> Rulebook:
        return self.books[self.at.book]

    @property
    def section(self) -> BookSection:
        return self.book.sections[self.at.section]

    @staticmethod
    def _name(at: Found) -> str:
        return f"section {at.book} {at.section}"

    def go(self, at: Found) -> None:
        """Show another page, at its top."""
        if at == self.at:
            return
        was_on_list = self.page.focus not in (SHEET, *TURNS)
        self.at = at
        self._page = PageScroll()
        self._shows_place = True
        if was_on_list and not self._is_searching:
            self.page.focus = self._name(at)
        self.services.sound("page")
        self.rebuild()

    def turn(self, by: int) -> None:
        """Open the section before or after, within the book."""
        section = self.at.section + by
        if 0 <= section < len(self.book.sections):
            self.go(Found(self.at.book, section))

    @property
    def _is_searching(self) -> bool:
        return self.page.focus == SEARCH

    def print(self) -> None:
        """Write the rules of this game, as pages to print, to the folder in which people look for
        files, and tell where."""
        file, words = user_exports() / f"{self.book.id}.html", self._words[self.at.book]
        html = sheet(words, usual_book(self.book.variant, Catalogue()), self.services.settings)
        try:
            write_whole(file, html.encode())
        except OSError as error:
            detail = error.strerror or str(error)
            notify(self.services, "rules.sheet.unwritten", detail=detail)
        else:
            notify(self.services, "rules.sheet.written", file=str(file))

    def ask(self) -> None:
        """Open the judge of this game's rules; it may come back to the rule of its answer."""
        self.services.stack.push(JudgeScene(self.services, self.book, self.open))

    def open(self, section: str) -> None:
        self.go(Found(self.at.book, self.book.place_of(section)))

    def marked(self, section: BookSection) -> Collection[Block]:
        """Return the blocks of a section that stand out."""
        return ()

    # Searching ------------------------------------------------------------------------------

    def search(self, words: str) -> None:
        self.wanted = words
        self._contents = Scroll()
        self.rebuild()

    def found(self) -> list[Found]:
        """Return all sections that contain every word, in the order of the books."""
        wanted = _plain(self.wanted).split()
        return [
            at
            for book, has in enumerate(self.books)
            for at in (Found(book, section) for section in range(len(has.sections)))
            if all(word in self._said(at) for word in wanted)
        ]

    def _said(self, at: Found) -> str:
        if at not in self._plain_texts:
            section = self.books[at.book].sections[at.section]
            self._plain_texts[at] = _plain(self._words[at.book].all_of(section))
        return self._plain_texts[at]

    # Building -------------------------------------------------------------------------------

    def refit(self) -> None:
        self._plain_texts.clear()
        self._words = []
        super().refit()

    def build(self) -> Sequence[Widget]:
        if not self._words:
            self._words = [BookWords(self.services.texts, book) for book in self.books]
        stage = self.services.kit.stage
        content, bottom = stage.content, stage.height - FOOT
        canvas, say = Canvas(self.services.kit), self.services.say
        field = SearchField(self.wanted, self.search, say("rules.search"))
        contents = Column(
            *(Padded(Text(say("rules.title"), TITLE, SERIF_BOLD, MOON), (16, 0, 0, 0)), 16),
            *(Sized(field, height=stage.text_units(30) + 30), 14),
            Scrolled(self._contents, self._rows(), (0, 0, 14, 0)),
        )
        left = content.x + LEFT
        self._paper = Rect(content.x + PAGE_LEFT, TOP, content.w - PAGE_LEFT - EDGE, bottom - TOP)
        list_ = contents.arrange(canvas, Rect(left, TOP - 12, CONTENTS_WIDE, bottom - TOP + 12))
        self._show_place(list_)
        hints = level(hint_box(self.services, self._hints(), 1), grow=True)
        foot = Rect(left + 16, bottom + 8, content.right - EDGE - left - 16, FOOT)
        below = Row(hints, 16, *self._doors()).arrange(canvas, foot)
        return [*list_, *self._page_widgets(canvas), *below]

    def _doors(self) -> tuple[Part, ...]:
        """Return the buttons for what else is done with the rules of a game."""
        say = self.services.say
        door = partial(Button, pad=(40, 16), high=56, zone=2)
        ask = door("judge", say("judge.title"), self.ask)
        return level(ask), 12, level(door("print", say("rules.print"), self.print))

    def _hints(self) -> list[Hint]:
        say = self.services.say
        return [
            self.way_back,
            Hint((commands.UP, commands.DOWN), say("rules.hint.section")),
            Hint((commands.LEFT, commands.RIGHT), say("rules.hint.page")),
            Hint((commands.NEXT_ZONE,), say("rules.hint.other")),
        ]

    def _rows(self) -> Column:
        shown = self._shown()
        parts: list[Part] = [8]
        for book, sections in shown.items():
            words = self._words[book]
            first = Found(book, sections[0] if sections else 0)
            parts += [self._game_row(book, words.name, first), ROW_GAP]
            for section in sections:
                title = words.title(self.books[book].sections[section])
                row = self._section_row(title, Found(book, section))
                parts += [Padded(row, (INDENT + 2, 2, 2, 2)), 2]
            parts += [ROW_GAP] if sections else []
        if not shown:
            nothing = self.services.say("rules.found_nothing", words=self.wanted)
            parts.append(Padded(Text(nothing, lines=99, middle=False), (8, 0, 8, 0)))
        return Column(*parts)

    def _game_row(self, book: int, name: str, first: Found) -> ContentsRow:
        is_here = book == self.at.book
        style = ("row hover" if is_here else "row", "row hover")
        words = Text(name, GAME_SIZE, SERIF, MOON, lines=9)
        act, pad = partial(self.go, first), (28, 10, 16, 10)
        row = ContentsRow(f"game {book}", words, act, pad, style, least=76, ring=(6, 14))
        row.turn = self.turn
        return row

    def _section_row(self, title: str, at: Found) -> ContentsRow:
        is_here = at == self.at
        style = ("button main", "button main") if is_here else ("", "row hover")
        colour, lit = (INK, None) if is_here else (IVORY2, MOON)
        words = Text(title, SECTION_SIZE, colour=colour, lines=9, lit=lit)
        act, pad = partial(self.go, at), (18, 5, 10, 5)
        row = ContentsRow(self._name(at), words, act, pad, style, 12, least=50, ring=(4, 14))
        row.turn = self.turn
        return row

    def _show_place(self, rows: Sequence[Widget]) -> None:
        """Scroll to the row of a page that has just been opened."""
        here = next((row for row in rows if row.name == self._name(self.at)), None)
        if self._shows_place and here is not None:
            self._contents.show(here.rect.grown(2))
        self._shows_place = False

    def _shown(self) -> dict[int, list[int]]:
        """Return the sections shown under each book of the list."""
        if not self.wanted.strip():
            return {
                book: list(range(len(has.sections))) if book == self.at.book else []
                for book, has in enumerate(self.books)
            }
        shown: dict[int, list[int]] = {}
        for at in self.found():
            shown.setdefault(at.book, []).append(at.section)
        return shown

    def _page_widgets(self, canvas: Canvas) -> list[Widget]:
        paper = self._paper
        view = inset(paper, (4, 6, 4, PAGE_FOOT))
        setter = Typesetter(self.services, self.book, view.w - 2 * MARGIN)
        is_first, marked = self.at.section == 0, self.marked(self.section)
        parts = setter.section(self.section, is_first, marked)
        page = Scrolled(self._page, Column(30, *parts, 30), (MARGIN, 0, MARGIN, 0))
        leaves = page.arrange(canvas, inset(view, (MARGIN, 0, MARGIN, 0)))
        foot = Rect(paper.x + 24, paper.bottom - PAGE_FOOT + 10, paper.w - 48, PAGE_FOOT - 20)
        said = self._words[self.at.book].all_of(self.section)
        return [*leaves, ReadingPage(self._page, self.turn, said), *self._turns(canvas, foot)]

    def _turns(self, canvas: Canvas, foot: Rect) -> list[Widget]:
        sections, words = self.book.sections, self._words[self.at.book]
        turns: dict[int, Part] = {0: FILL}
        for name, by in zip(TURNS, (-1, 1), strict=True):
            section = self.at.section + by
            if 0 <= section < len(sections):
                turn = turn_to(name, words.title(sections[section]), by > 0, partial(self.turn, by))
                wide = min(foot.w / 2, max(foot.w * 0.3, turn.natural_width(canvas) + 2))
                turns[by] = Sized(turn, wide)
        return Row(*(turns[by] for by in sorted(turns))).arrange(canvas, foot)

    # Showing --------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        paper = self._paper
        canvas.panel(paper.grown(11), "binding", 34, shadow=True)
        canvas.panel(paper, "paper", 26)
        foot = paper.bottom - PAGE_FOOT
        canvas.line(paper.x + MARGIN, foot, paper.w - 2 * MARGIN, 2, BRASS, 0.6)
        self._paint_dots(canvas)
        if self.page.ring and self.page.focus == SHEET:
            canvas.focus(paper.grown(6), 30)

    def _paint_dots(self, canvas: Canvas) -> None:
        """Paint a dot for each section, where the words at the sides leave room for them."""
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
        """Move the page up or down, and return whether the command was used. At the end of the page
        the focus goes on to its foot, and no further."""
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
        """Clear the search; without one, leave the page."""
        if self.wanted:
            self.search("")
            return
        super().back()


def _plain(text: str) -> str:
    """Return a text for comparing: small letters without accents or signs of emphasis, and
    apostrophes as keyboards have them."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("*", "").replace("\u2019", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def page_at(services: Services, stores: Stores, to: ToRules) -> RulesScene:
    read = (reading.variant for reading in stores.games.readings().values())
    books = rulebooks([variant for variant in read if variant is not None], to.in_force)
    section = section_for(to.refusal) if to.refusal else to.section
    return RulesScene(services, books, to.game, section)
