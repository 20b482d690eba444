"""The pages of books: the list of those that are kept, and a new one."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from game.play.book.desk import OpenBook, choice_of
from game.play.book.statistics import at_table, lines_of
from game.scenes.book.scene import BookScene
from game.scenes.matches import match_row
from game.scenes.setup.scene import SetUpScene
from game.scenes.shell.addresses import ToBooks
from game.scenes.shell.deletions import Deletions
from game.scenes.shell.fields import game_name, say_in
from game.scenes.shell.page_scene import Hint, PageScene, title
from game.scenes.shell.scene import Services
from game.scenes.shell.stores import Stores
from game.scenes.statistics.parts import PlayerRow, standing_rows
from game.storage.book_file import Book, books_folder, books_in
from game.ui import commands
from game.ui.boxes import FILL, Box, Column, Padded, Row, Scrolled, Text
from game.ui.canvas import Canvas
from game.ui.gestures import Command
from game.ui.theme import MOON, NAME
from game.ui.widgets import Button, Scroll, Widget
from game.ui.words import SERIF
from game.variants.catalogue import Catalogue


def set_up(services: Services, games: Catalogue) -> SetUpScene:
    """Return the page of a new book, with the people of the last one."""
    last = next((choice_of(book) for _, book in books_in(books_folder())), None)
    scene = SetUpScene(services, games, last, is_real=True)
    if last is None:
        scene.seat(services.people.everybody)
    return scene


class BooksScene(PageScene):
    """The list of books, those written last first."""

    veil = 0.6

    def __init__(
        self, services: Services, games: Catalogue, books: Sequence[tuple[Path, Book]]
    ) -> None:
        super().__init__(services)
        self._games = games
        self._books = [OpenBook(book, file, time.time) for file, book in books]
        lines = (line for file, book in books for line in lines_of(file.stem, book))
        self._done = at_table(lines, services.people.names)
        self._scroll = Scroll()
        self.deletions = Deletions(services, "load.delete", "load.keep", self.rebuild)
        self.page.focus = "new"

    def build(self) -> Sequence[Widget]:
        canvas, say = Canvas(self.services.kit), self.services.say
        rows = [self._row(canvas, one) for one in self._books]
        told = self._at_table(canvas)
        listed = Scrolled(self._scroll, Column(*rows, *told, gap=14), (14, 12, 26, 12))
        new = Button("new", say("book.new"), self._new, main=True, wide=320, high=72)
        body = Column(Padded(listed, (4, 0, 12, 0), grow=True), 20, Row(FILL, new))
        return self.framed(title(say("book.title")), body)

    def _row(self, canvas: Canvas, opened: OpenBook) -> Box:
        book, file = opened.book, opened.small.file
        standing, gone = opened.reading.state.standing, file.name in self.deletions.things
        is_over = opened.reading.state.phase.is_over
        players = [
            (one.name, one.crest, self.services.number(standing.scores[side]))
            for one, side in zip(opened.players, standing.sides, strict=True)
        ]
        key = "load.over" if is_over else "load.hand"
        number = opened.reading.number - is_over
        state = say_in(self.services, book.variant.id, key, hand=number)
        when = self.services.texts.day(datetime.fromtimestamp(book.kept_at))
        words, act = game_name(self.services, book.variant.id), partial(self._open, opened)
        notes = (when, self.services.say("load.deleted") if gone else state, "")
        row = match_row(canvas, f"open {file.name}", words, notes, players, gone, act)
        row.enabled = not gone
        return Row(row, self.deletions.button(file.name), gap=18)

    def _at_table(self, canvas: Canvas) -> Sequence[Box | float]:
        """Return who has won how often at the real table."""
        say = self.services.say
        standings = []
        for one in self._done:
            said = say("statistics.won", won=one.won, played=one.played)
            standings.append(PlayerRow(one.name, one.name, one.won / one.played, said))
        if not standings:
            return ()
        wide = self.services.kit.stage.content.w - 56 - 64 - 16
        heading = Text(say("book.at_table"), NAME, SERIF, MOON, lines=2)
        return 24, heading, standing_rows(canvas, standings, wide, lambda who: None)

    def _new(self) -> None:
        self.services.stack.push(set_up(self.services, self._games))

    def _open(self, book: OpenBook) -> None:
        self.services.stack.push(BookScene(self.services, book))

    def hints(self) -> Sequence[Hint]:
        return [self.deletions.hint, self.way_back]

    def command(self, command: Command) -> bool:
        what, _, name = self.page.focus.partition(" ")
        if what == "open" and commands.removes(command):
            self.deletions.toggle(name)
            return True
        return False

    def left(self) -> None:
        gone = self.deletions.take_all()
        for one in self._books:
            if one.small.file.name in gone:
                with self.services.telling():
                    one.small.remove()
        super().left()


def page_at(services: Services, stores: Stores, to: ToBooks) -> PageScene:
    kept = list(books_in(books_folder(), tell=services.tell))
    return BooksScene(services, stores.games, kept) if kept else set_up(services, stores.games)
