"""Choosing handfuls of cards where equal faces are one choice, and how a card fits a meld."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.engine.cards import BIT, FACE, CardId, CardSet, unpack


class Fit(NamedTuple):
    """One way a card joins a meld: its slot, and the meld that results."""

    slot: int
    start: int
    cards: tuple[CardId, ...]


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
