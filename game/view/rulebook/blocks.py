"""What the pages of a rule book are made of. No language here: keys, numbers and cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from game.engine.cards import CardId
from game.engine.parts import Sentence
from game.view.table.log import Fact, Line, Shown

RIGHT, WRONG, COUNTED = "right", "wrong", "counted"
#: What stands between the groups of cards of an example.
NOTHING, PLUS, TAKES = "", "plus", "takes"


class Text(NamedTuple):
    """A paragraph."""

    line: Line


class Heading(NamedTuple):
    """`meld`: the name of a kind of meld instead of a line."""

    line: Line | None = None
    meld: str = ""


class Worth(NamedTuple):
    """What cards, or something a line names, count. Several numbers are a choice; none: what is
    printed on them. `gap`: the cards are the ends of a longer row."""

    cards: tuple[CardId, ...]
    numbers: tuple[int, ...]
    label: Line | None = None
    gap: bool = False


class WorthTable(NamedTuple):
    rows: tuple[Worth, ...]


class ContractRow(NamedTuple):
    """`moon`: 1 to 8, how full it is. `melds`: names and how many of each."""

    number: int
    moon: int
    melds: tuple[tuple[str, int], ...]
    cards: int


class ContractTable(NamedTuple):
    rows: tuple[ContractRow, ...]


class Trial(NamedTuple):
    """A table as in a position file, with acts in notation; the last one is judged.

    `refusal` is the key that answers it, "" if it is allowed."""

    setting: Mapping[str, object]
    acts: tuple[str, ...]
    refusal: str = ""


class Example(NamedTuple):
    """Cards with a verdict. `text` says why: the sentence of the refusal, if it is wrong."""

    title: Line
    text: Line
    groups: tuple[tuple[Shown, ...], ...]
    verdict: str
    joint: str = NOTHING
    trial: Trial | None = None


class Examples(NamedTuple):
    """Side by side."""

    all: tuple[Example, ...]


class HouseRule(NamedTuple):
    """An option that is played otherwise than usual. `value_key` names the value; without one
    the value is shown as it is."""

    option: str
    value_key: str
    value: str


Block: TypeAlias = Text | Heading | WorthTable | ContractTable | Examples | HouseRule


Paragraph: TypeAlias = tuple[Line, ...]
"""Sentences that are said one after the other."""


class Section(NamedTuple):
    """`key` is the same in all games, so that a table can open it."""

    key: str
    blocks: tuple[Block, ...]

    @property
    def title_key(self) -> str:
        return f"rules.section.{self.key}"


def say(key: str, /, **facts: Fact) -> Text:
    return Text(line(key, **facts))


def said(sentence: Sentence) -> Text | Heading:
    """What a part says of itself."""
    own = line(sentence.key, **sentence.facts)
    return Heading(own) if sentence.key.startswith("heading.") else Text(own)


def line(key: str, /, **facts: Fact) -> Line:
    return Line(f"rules.{key}", facts)


def brief(key: str, /, **facts: Fact) -> Line:
    """A sentence of the page on which a game is chosen."""
    return Line(f"summary.{key}", facts)


def heading(key: str) -> Heading:
    return Heading(line(key))
