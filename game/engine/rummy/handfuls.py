"""Small shared notions of melding: handfuls of equal faces, fits, and a bounded memory."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Generic, NamedTuple, TypeVar

from game.engine.cards import BIT, FACE, CardId, CardSet, unpack

Kept = TypeVar("Kept")


class Fit(NamedTuple):
    """One way a card joins a meld: its slot, and the meld that results."""

    slot: int
    start: int
    cards: tuple[CardId, ...]


class Memory(Generic[Kept]):
    """What was worked out once; forgets everything when it has grown too large."""

    MOST = 60_000

    def __init__(self) -> None:
        self._kept: dict[Hashable, Kept] = {}
        self.get = self._kept.get

    def keep(self, key: Hashable, value: Kept) -> Kept:
        if len(self._kept) >= self.MOST:
            self._kept.clear()
        self._kept[key] = value
        return value


def handfuls(cards: CardSet, count: int) -> Iterator[tuple[CardId, ...]]:
    """Every choice of `count` cards, in rising order, equal faces once."""
    held = unpack(cards)

    def choose(first: int, wanted: int) -> Iterator[tuple[CardId, ...]]:
        if wanted == 0:
            yield ()
            return
        tried = -1
        for at in range(first, len(held) - wanted + 1):
            card = held[at]
            if FACE[card] != tried:
                tried = FACE[card]
                for rest in choose(at + 1, wanted - 1):
                    yield (card, *rest)

    return choose(0, count)


def without(cards: CardSet, card: CardId) -> CardSet:
    return cards & ~BIT[card]
