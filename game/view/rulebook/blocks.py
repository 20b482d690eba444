"""The parts of the pages of a rule book: keys, numbers and cards, in no language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from game.engine.cards import CardId
from game.engine.parts import Sentence
from game.play.pieces.line import Fact, Line, Shown

RIGHT, WRONG, COUNTED = "right", "wrong", "counted"
#: The sign between the groups of cards of an example.
NOTHING, PLUS, TAKES = "", "plus", "takes"


class TextBlock(NamedTuple):
    """A paragraph."""

    line: Line


class Heading(NamedTuple):
    """A heading. `meld`: the name of a kind of meld, used instead of a line."""

    line: Line | None = None
    meld: str = ""


class Worth(NamedTuple):
    """What cards, or something named by a line, count. Several numbers are a choice; none means the
    number printed on the cards. `gap`: the cards are the ends of a longer row."""

    cards: tuple[CardId, ...]
    numbers: tuple[int, ...]
    label: Line | None = None
    gap: bool = False


class WorthTable(NamedTuple):
    rows: tuple[Worth, ...]


class ContractRow(NamedTuple):
    """The row of a contract. `moon`: how full its moon is, 1 to 8. `melds`: the names of its melds,
    and how many of each."""

    number: int
    moon: int
    melds: tuple[tuple[str, int], ...]
    cards: int


class ContractTable(NamedTuple):
    rows: tuple[ContractRow, ...]


class JudgedExample(NamedTuple):
    """A table as in a position file, with acts in notation, of which the last is judged.

    `refusal`: the key of the refusal it gets, "" if it is allowed.
    """

    setting: Mapping[str, object]
    acts: tuple[str, ...]
    refusal: str = ""


class Example(NamedTuple):
    """Cards with a verdict. `text`: the reason; for a wrong example, the sentence of the
    refusal."""

    title: Line
    text: Line
    groups: tuple[tuple[Shown, ...], ...]
    verdict: str
    joint: str = NOTHING
    trial: JudgedExample | None = None


class Examples(NamedTuple):
    """Examples that stand side by side."""

    all: tuple[Example, ...]


def side_by_side(found: Iterable[Example]) -> Iterator[Examples]:
    """Yield examples side by side, if there are any."""
    shown = tuple(found)
    if shown:
        yield Examples(shown)


class HouseRule(NamedTuple):
    """An option that is played otherwise than usual. `value_key` names the value; without one
    the value is shown as it is. `instead`: what the pages say where it is switched off."""

    option: str
    value_key: str
    value: str
    instead: Line | None = None


Block: TypeAlias = TextBlock | Heading | WorthTable | ContractTable | Examples | HouseRule


Paragraph: TypeAlias = tuple[Line, ...]
"""Sentences that are said one after the other."""


class BookSection(NamedTuple):
    """A titled part of a rule book. `key` is the same in all games, so that a table can open the
    section."""

    key: str
    blocks: tuple[Block, ...]

    @property
    def title_key(self) -> str:
        return f"rules.section.{self.key}"


def say(key: str, /, **facts: Fact) -> TextBlock:
    return TextBlock(line(key, **facts))


def said(sentence: Sentence) -> TextBlock | Heading:
    """Return a sentence by which a rule part describes itself, as a heading or a paragraph."""
    own = line(sentence.key, **sentence.facts)
    return Heading(own) if sentence.key.startswith("heading.") else TextBlock(own)


def line(key: str, /, **facts: Fact) -> Line:
    return Line(f"rules.{key}", facts)


def brief(key: str, /, **facts: Fact) -> Line:
    """Return a sentence for the page on which a game is chosen."""
    return Line(f"summary.{key}", facts)


def heading(key: str) -> Heading:
    return Heading(line(key))
