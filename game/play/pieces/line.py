"""What is said at a table, in no language: lines by their keys, with facts.

`view/table/log.py` makes sentences of them when they are shown, so a change of language also
changes earlier lines. Where a thing has several wordings, the first is in full, and each next has
fewer words: the first that has room is shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.engine.cards import SUIT_LETTERS, CardId
from game.engine.notation import AnyRules
from game.engine.rules import Refusal
from game.engine.state import Meld
from game.play.intents.offers import Sum


class Line(NamedTuple):
    key: str
    facts: Mapping[str, Fact] = MappingProxyType({})


class Who(NamedTuple):
    """A player, or several who are partners."""

    seats: tuple[int, ...]


class Shown(NamedTuple):
    """A card face up. `rank`: that of the card for which it stands; 0 if it stands for none."""

    card: CardId
    rank: int = 0


class CardRow(NamedTuple):
    """Cards in a row: those of a meld side by side, others listed."""

    cards: tuple[Shown, ...]
    is_meld: bool = False


class MeldName(NamedTuple):
    """A number of melds of a kind, by its name in the variant file."""

    name: str
    number: int = 1


class Listed(NamedTuple):
    """Things that are listed: "a, b and c"."""

    items: tuple[Fact, ...]


class Joined(NamedTuple):
    """Things side by side, with a sign between them: "a · b"."""

    items: tuple[Fact, ...]
    by: str = " · "


class Strong(NamedTuple):
    """Something that is emphasised."""

    said: Fact


class SignedScore(NamedTuple):
    """A score, with its sign where scores go both ways."""

    points: int


class Number(NamedTuple):
    """A number that is not counted: written with the digits of the language."""

    number: int


class MeldTitle(NamedTuple):
    """A kind of meld as the name of a place: "Escalera"."""

    name: str


class MeldCards(NamedTuple):
    """A meld in few characters, "5-6-7-8 ♥"; the new cards in it are emphasised."""

    meld: Meld
    new: tuple[CardId, ...] = ()


class Rank(NamedTuple):
    """A rank as it stands in the corner of a card."""

    rank: int


class Value(NamedTuple):
    """What cards count in a capture, as players say it: J for what a jack counts."""

    value: int


class Addends(NamedTuple):
    """The parts of a sum: "10 + 5"; with its result, "10 + 5 = 15", if that is not 0."""

    parts: Sum
    result: int = 0


class AnyOf(NamedTuple):
    """Things of which one is enough: "a, b or c"."""

    items: tuple[Fact, ...]


Fact = (
    int
    | str
    | Line
    | Who
    | Shown
    | CardRow
    | MeldName
    | Listed
    | Joined
    | Strong
    | SignedScore
    | Number
    | MeldTitle
    | MeldCards
    | Rank
    | Value
    | Addends
    | AnyOf
)
Words = tuple[Fact, ...]
"""The wordings of one thing, in full and in fewer and fewer words; none where nothing is said."""
Facts = dict[str, Fact]
KeyEnd = tuple[str, Facts]
"""The end of a text key, and facts."""


def spelt(facts: Mapping[str, int | str]) -> Facts:
    """Return facts with their suit and rank in words."""
    told: Facts = {**facts}
    for what, fact in facts.items():
        if isinstance(fact, int) and what == "suit":
            told[what] = Line("card.suit", {"suit": SUIT_LETTERS[fact]})
        elif isinstance(fact, int) and what == "rank":
            told[what] = Rank(fact)
    return told


def melds_counted(names: Iterable[str]) -> tuple[MeldName, ...]:
    """Return the melds a contract asks for, by the names in the variant file."""
    return tuple(MeldName(name, count) for name, count in Counter(names).items())


def refusal_line(rules: AnyRules, refusal: Refusal) -> Line:
    """Return the line that tells why something is refused. Indexes of melds, contracts and cards
    are replaced by what they stand for."""
    facts: Facts = {}
    for what, fact in refusal.facts:
        facts[what] = fact
        if isinstance(fact, int) and what == "meld":
            facts[what] = MeldName(rules.meld_names[fact])
        elif isinstance(fact, int) and what == "contract":
            facts[what] = Listed(melds_counted(rules.opening.rounds[fact].melds))
        elif isinstance(fact, int) and what == "card":
            facts[what] = Shown(fact)
    return Line(refusal.key, facts)
