"""All the smallest melds of a game, as seats to be filled: what hands are read against."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from game.engine.cards import BIT, CARDS_MOST, RANK_CARDS, SUIT_CARDS, CardId, CardSet, rank_at
from game.engine.rummy.opening import MeldKind
from game.engine.rummy.runs import RunKind
from game.engine.rummy.sets import SetKind

Seats = tuple[CardSet, ...]
"""For each of some cards, those that may be it."""
Partners = tuple[tuple[Seats, ...], ...]
"""By card, what else makes a meld with it, in all ways."""


class Pattern(NamedTuple):
    """`seats`: for every card of the meld, those that may lie there. In a set of any suits all
    seats are the same."""

    kind: int
    seats: Seats
    cards: CardSet
    wilds: int
    alike: bool


def partners_of(patterns: Sequence[Pattern]) -> Partners:
    return tuple(tuple(dict.fromkeys(_rests(card, patterns))) for card in range(CARDS_MOST))


def _rests(card: CardId, patterns: Sequence[Pattern]) -> Iterator[Seats]:
    for pattern in patterns:
        if pattern.alike and pattern.cards >> card & 1:
            yield (pattern.cards & ~BIT[card],) * (len(pattern.seats) - 1)
            continue
        own = next((at for at, seat in enumerate(pattern.seats) if seat >> card & 1), None)
        if own is not None:
            yield pattern.seats[:own] + pattern.seats[own + 1 :]


def patterns_of(kinds: Sequence[MeldKind]) -> tuple[Pattern, ...]:
    return tuple(pattern for kind in kinds for pattern in _of_kind(kind))


def _of_kind(kind: MeldKind) -> Iterator[Pattern]:
    if isinstance(kind, RunKind):
        yield from _runs(kind)
    else:
        yield from _sets(kind)


def _runs(kind: RunKind) -> Iterator[Pattern]:
    for cards in kind.strain_cards:
        last = 13 if kind.round else kind.last_slot - kind.min + 1
        for start in range(kind.first_slot, last + 1):
            ranks = [rank_at(slot) for slot in range(start, start + kind.min)]
            seats = tuple(cards & RANK_CARDS[rank] for rank in ranks)
            yield Pattern(kind.index, seats, _union(seats), kind.cap, False)


def _sets(kind: SetKind) -> Iterator[Pattern]:
    suits = kind.part.suits
    by_suit = suits != "any" and kind.min <= (3 if suits == "three" else 4)
    for rank in range(1, 14):
        cards = RANK_CARDS[rank]
        if not by_suit:
            yield Pattern(kind.index, (cards,) * kind.min, cards, kind.cap, True)
            continue
        for chosen in combinations(range(4), kind.min):
            seats = tuple(cards & SUIT_CARDS[suit] for suit in chosen)
            yield Pattern(kind.index, seats, _union(seats), kind.cap, False)


def _union(seats: Sequence[CardSet]) -> CardSet:
    cards = 0
    for seat in seats:
        cards |= seat
    return cards
