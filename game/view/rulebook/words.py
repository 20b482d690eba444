"""Sections of a rule book in words: titles, paragraphs, and tables as lines."""

from __future__ import annotations

from collections.abc import Iterator

from game.l10n.catalogue import Texts, capital
from game.play.pieces.line import Line
from game.view.rulebook.blocks import (
    Block,
    BookSection,
    ContractRow,
    ContractTable,
    Examples,
    Heading,
    HouseRule,
    Worth,
    WorthTable,
)
from game.view.rulebook.blocks import TextBlock as Paragraph
from game.view.rulebook.book import Rulebook
from game.view.table.log import Wording

#: The value of an option that is switched off, as written in files.
NO = "false"


class BookWords:
    def __init__(self, texts: Texts, book: Rulebook) -> None:
        self.book = book
        self.wording = Wording(texts, book.id, ())

    @property
    def name(self) -> str:
        return self._own("name") or self.book.id

    @property
    def about(self) -> str:
        return self._own("about")

    def _own(self, word: str) -> str:
        """Return a text of the game: the file it was read from, or a match, may say it itself."""
        said = self.book.variant.words.get(word, {})
        own = self.wording.texts.own_text(said) if said else ""
        return self._known(f"variant.{self.book.id}.{word}") or own

    def _known(self, key: str) -> str:
        """Return the text of a key, or "" where there is none."""
        with self.wording.texts.speaking_of(self.book.id):
            return self.wording.text(key) if self.wording.texts.has(key) else ""

    def title(self, section: BookSection) -> str:
        return self.wording.text(section.title_key)

    def line(self, line: Line) -> str:
        return self.wording.sentence(line)

    def heading(self, heading: Heading) -> str:
        if heading.line is not None:
            return self.line(heading.line)
        return capital(self.wording.melds(heading.meld))

    def contract(self, row: ContractRow) -> str:
        return self.wording.texts.list_and(
            self.wording.melds(name, count) for name, count in row.melds
        )

    def numbers(self, numbers: tuple[int, ...]) -> str:
        if not numbers:
            return self.wording.text("rules.worth.printed")
        said = self.wording.texts.number(numbers[0])
        for number in numbers[1:]:
            said = self.wording.text("rules.worth.or", first=said, second=number)
        return said

    def worth(self, row: Worth) -> str:
        """Return what cards count, as a line."""
        cards = ("\N{EN DASH}" if row.gap else " ").join(map(self.wording.card, row.cards))
        return f"{self.line(row.label) if row.label else cards}: {self.numbers(row.numbers)}"

    def option(self, rule: HouseRule) -> tuple[str, str]:
        """Return the name of an option with its value, and what explains it: its help, but for the
        value no what is so instead."""
        value = self._known(rule.value_key) or rule.value
        stem = f"option.{rule.option}"
        title = self._known(f"{stem}.name")
        if not title:
            return f"*{rule.option}:* {value}", ""
        if rule.instead is not None:
            helps = self.line(rule.instead)
        else:
            helps = self._known(f"{stem}.{'without' if rule.value == NO else 'help'}")
        return f"*{title}:* {value}", helps

    def all_of(self, section: BookSection) -> str:
        """Return everything a section says, for searching."""
        said = [self.name, self.title(section)]
        for block in section.blocks:
            said += self.said(block)
        return " ".join(said)

    def said(self, block: Block) -> Iterator[str]:
        """Yield all sentences of a block, but not what it draws."""
        if isinstance(block, Paragraph):
            yield self.line(block.line)
        elif isinstance(block, Heading):
            yield self.heading(block)
        elif isinstance(block, Examples):
            for example in block.all:
                yield self.line(example.title)
                yield self.line(example.text)
        elif isinstance(block, ContractTable):
            yield from map(self.contract, block.rows)
        elif isinstance(block, WorthTable):
            yield from map(self.worth, block.rows)
        else:
            yield from self.option(block)
