"""Tables of points: what a variant file says of ranks and cards, worked out for every card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from game.engine.cards import CARDS_MOST, RANK, CardId, CardSet, UnknownCardError, each, parse_card

FACE_VALUE: Final = "face"
RANK_NAMES: Final = ("joker", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_RANKS: Final = {name: rank for rank, name in enumerate(RANK_NAMES)} | {"T": 10}

Given = int | str | Sequence[int]


class PointKeyError(ValueError):
    """A key that is no rank, range of ranks or card."""


def ranks_of(key: str) -> tuple[int, ...]:
    """Return the ranks of a key such as `A`, `10`, `2-10`, `J-K` or `joker`."""
    if key in _RANKS:
        return (_RANKS[key],)
    low, dash, high = key.partition("-")
    if dash and low in _RANKS and high in _RANKS and 0 < _RANKS[low] < _RANKS[high]:
        return tuple(range(_RANKS[low], _RANKS[high] + 1))
    raise PointKeyError(key)


@lru_cache(256)
def cards_of(key: str) -> tuple[CardId, ...]:
    """Return the cards a key names; a card's name stands for its twins too."""
    try:
        card = parse_card(key)
    except UnknownCardError:
        ranks = ranks_of(key)
        return tuple(card for card in range(CARDS_MOST) if RANK[card] in ranks)
    return tuple(range(card, card + 4))


@dataclass(frozen=True)
class PointTable:
    """What each card counts. `lists[card]` holds every number given for a card; a card not named
    has none."""

    lists: tuple[tuple[int, ...], ...]
    extra: tuple[tuple[str, int], ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        return PointTable, (self.lists, self.extra)

    @classmethod
    def of(cls, given: Mapping[str, Given], extra: Sequence[str] = ()) -> PointTable:
        lists: list[tuple[int, ...]] = [()] * CARDS_MOST
        keys = [key for key in given if key not in extra]
        for key in sorted(keys, key=_speaks_of_one_face):
            for card in cards_of(key):
                lists[card] = _numbers(given[key], card)
        spoken = tuple((key, _numbers(given[key], 0)[0]) for key in extra if key in given)
        return cls(tuple(lists), spoken)

    @cached_property
    def by_card(self) -> tuple[int, ...]:
        return tuple(numbers[0] if numbers else 0 for numbers in self.lists)

    def unlike(self, other: PointTable) -> PointTable:
        """Return a table of what counts otherwise than in another one."""
        pairs = zip(self.lists, other.lists, strict=True)
        lists = tuple(() if own == theirs else own for own, theirs in pairs)
        return PointTable(lists, tuple(one for one in self.extra if one not in other.extra))

    def said(self, name: str, default: int) -> int:
        return dict(self.extra).get(name, default)


def _speaks_of_one_face(key: str) -> bool:
    """Return whether a key names a single card: such keys are read last, so that `2c` overrides
    `2-10` wherever it is written."""
    return len(cards_of(key)) == 4


def _numbers(given: Given, card: CardId) -> tuple[int, ...]:
    if given == FACE_VALUE:
        return (RANK[card],)
    if isinstance(given, int):
        return (given,)
    if isinstance(given, str):
        raise PointKeyError(given)
    return tuple(given)


def total(cards: CardSet, by_card: Sequence[int]) -> int:
    return sum(by_card[card] for card in each(cards))
