"""Wild cards taking their seats in melds whose natural cards are known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.cards import BIT, RANK, CardId, CardSet, each, is_joker, pack


class NewMeld(NamedTuple):
    """A meld that could be laid: its place in the game's list of melds, the cards in order, and
    the slot of the first; 0 in a set."""

    kind: int
    cards: tuple[CardId, ...]
    start: int


Row = tuple[int, int, CardSet, int]
"""A meld without its wild cards: kind, start, natural cards, how many wild ones."""


class Seater:
    """Makes melds, and remembers them: the same few are made again and again."""

    MOST = 20_000

    def __init__(self) -> None:
        self._known: dict[tuple[Row, tuple[CardId, ...]], NewMeld] = {}

    def seat(
        self, rows: Sequence[Row], left: CardSet, wilds: Sequence[CardId]
    ) -> tuple[tuple[NewMeld, ...], CardSet]:
        """The melds, and what is left without their wild cards, which are taken in the order
        told."""
        kept = 0
        for _, _, _, count in rows:
            kept += count
        if not kept:
            return tuple([self._meld(row, ()) for row in rows]), left
        spent = [card for card in wilds if left & BIT[card]][:kept]
        return tuple(map(self._meld, rows, _dealt(rows, spent))), left & ~pack(spent)

    def _meld(self, row: Row, wilds: tuple[CardId, ...]) -> NewMeld:
        key = (row, wilds)
        meld = self._known.get(key)
        if meld is None:
            if len(self._known) >= self.MOST:
                self._known.clear()
            kind, start, cards, _ = row
            meld = self._known[key] = NewMeld(kind, _in_order(start, cards, wilds), start)
        return meld


def _in_order(start: int, cards: CardSet, wilds: tuple[CardId, ...]) -> tuple[CardId, ...]:
    if not start:
        return (*each(cards), *wilds)
    seats = {(RANK[card] - start) % 13: card for card in each(cards)}
    waiting = iter(wilds)
    return tuple(
        seats[place] if place in seats else next(waiting)
        for place in range(len(seats) + len(wilds))
    )


def _dealt(rows: Sequence[Row], wilds: list[CardId]) -> list[tuple[CardId, ...]]:
    """The wild cards of every row: in order, but so that none lies where it would be natural."""
    if all(map(is_joker, wilds)):
        dealt, at = [], 0
        for _, _, _, count in rows:
            dealt.append(tuple(wilds[at : at + count]))
            at += count
        return dealt
    seats = [(number, rank) for number, row in enumerate(rows) for rank in _missing(row)]
    ranks = [RANK[card] for card in wilds]
    free = wilds[:]
    cards = [-1] * len(seats)
    for at in sorted(range(len(seats)), key=lambda at: seats[at][1] not in ranks):
        cards[at] = next((card for card in free if RANK[card] != seats[at][1]), free[0])
        free.remove(cards[at])
    return [
        tuple(card for card, (row, _) in zip(cards, seats, strict=True) if row == number)
        for number in range(len(rows))
    ]


def _missing(row: Row) -> list[int]:
    """The ranks that the wild cards stand for."""
    _, start, cards, wilds = row
    held = [RANK[card] for card in each(cards)]
    if not start:
        return held[:1] * wilds
    slots = range(start, start + len(held) + wilds)
    return [rank for slot in slots if (rank := (slot - 1) % 13 + 1) not in held]
