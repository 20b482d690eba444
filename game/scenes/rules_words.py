"""The words of a rule book in the language of the house."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cards import RANK_LETTERS, TEN
from game.scenes.house import House
from game.scenes.naming import game_name
from game.view.narrate import Line
from game.view.rulebook import Rulebook
from game.view.rulebook_blocks import (
    Block,
    ContractRow,
    ContractTable,
    Examples,
    Heading,
    HouseRule,
    Section,
    Text,
    WorthTable,
)
from game.view.wording import Wording


class BookWords:
    def __init__(self, house: House, book: Rulebook) -> None:
        self.house = house
        self.book = book
        self.wording = Wording(house.texts, book.id, ())

    @property
    def name(self) -> str:
        return game_name(self.house, self.book.id)

    @property
    def about(self) -> str:
        key = f"variant.{self.book.id}.about"
        return self.house.say(key) if self.house.texts.has(key) else ""

    def title(self, section: Section) -> str:
        return self.wording.text(section.title_key)

    def line(self, line: Line) -> str:
        return self.wording.sentence(line)

    def heading(self, heading: Heading) -> str:
        if heading.line is not None:
            return self.line(heading.line)
        return capital(self.wording.melds(heading.meld))

    def contract(self, row: ContractRow) -> str:
        return self.house.texts.list_and(
            self.wording.melds(name, count) for name, count in row.melds
        )

    def numbers(self, numbers: tuple[int, ...]) -> str:
        if not numbers:
            return self.wording.text("rules.worth.printed")
        told = self.wording.texts.number(numbers[0])
        for number in numbers[1:]:
            told = self.wording.text("rules.worth.or", first=told, second=number)
        return told

    def rank(self, rank: int) -> str:
        """On the tag of a wild card."""
        letter = str(rank) if 1 < rank <= TEN else RANK_LETTERS[rank]
        return self.wording.text("card.rank", rank=letter)

    def option(self, rule: HouseRule) -> tuple[str, str]:
        """Its name with the value, and its help."""
        value = self.wording.text(rule.value_key) if rule.value_key else rule.value
        stem = f"option.{rule.option}"
        if not self.house.texts.has(f"{stem}.name"):
            return f"*{rule.option}:* {value}", ""
        title = self.wording.text(f"{stem}.name")
        return f"*{title}:* {value}", self.wording.text(f"{stem}.help")

    def all_of(self, section: Section) -> str:
        """Everything a section says, for searching."""
        said = [self.name, self.title(section)]
        for block in section.blocks:
            said += self._said(block)
        return " ".join(said)

    def _said(self, block: Block) -> Iterator[str]:
        if isinstance(block, Text):
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
            yield from (self.line(row.label) for row in block.rows if row.label)
        else:
            yield from self.option(block)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
