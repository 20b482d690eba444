"""Tables of points as rows of cards: neighbours that count the same stand together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.cards import (
    ACE,
    FIRST_JOKER,
    HIGH_ACE,
    KING,
    RANK,
    SPADES,
    TEN,
    CardId,
    card_of,
)
from game.engine.scoring.hand_score import LOW_ACE
from game.engine.scoring.points import PointTable
from game.view.rulebook_blocks import Worth, line

Numbers = tuple[int, ...]
#: So many cards of a row are drawn; a longer one is shown by its ends.
DRAWN_MOST = 3
#: In turn, so that no suit seems to be meant.
SUITS = (SPADES, 2, 0, 1)


def worth_of(table: PointTable, jokers: bool = False) -> tuple[Worth, ...]:
    """The rows of a table. Single cards with a worth of their own come last, then the joker."""
    usual = [_usual(table, rank) for rank in range(HIGH_ACE)]
    rows = list(_rows(usual))
    low_ace = table.said(LOW_ACE, -1)
    if low_ace >= 0:
        rows.insert(1, Worth((card_of(ACE, SPADES),), (low_ace,), line("worth.low_ace")))
    for card in _one_of_each():
        own = table.lists[card]
        if own and own != usual[RANK[card]]:
            rows.append(Worth((card,), own))
    if jokers and table.lists[FIRST_JOKER]:
        rows.append(Worth((FIRST_JOKER,), table.lists[FIRST_JOKER]))
    return tuple(rows)


def _one_of_each() -> Iterator[CardId]:
    for rank in range(ACE, HIGH_ACE):
        for suit in range(4):
            yield card_of(rank, suit)


def _usual(table: PointTable, rank: int) -> Numbers:
    """What most cards of a rank count."""
    if rank < ACE:
        return ()
    told = [table.lists[card_of(rank, suit)] for suit in range(4)]
    return max(told, key=told.count)


def _rows(usual: Sequence[Numbers]) -> Iterator[Worth]:
    """The ace is told alone."""
    rank = ACE
    while rank <= KING:
        numbers = usual[rank]
        ranks: tuple[int, ...] = (ACE,)
        if rank > ACE:
            printed = _stretch(rank, TEN, [told == (at,) for at, told in enumerate(usual)])
            alike = _stretch(rank, KING, [told == numbers for told in usual])
            ranks = printed if len(printed) > 1 else alike
        if numbers:
            yield _worth(ranks, numbers if numbers != (rank,) or len(ranks) == 1 else ())
        rank += len(ranks)


def _stretch(start: int, end: int, belongs: Sequence[bool]) -> tuple[int, ...]:
    """The ranks from here on for which it is so."""
    rank = start
    while rank <= end and belongs[rank]:
        rank += 1
    return tuple(range(start, rank))


def _worth(ranks: tuple[int, ...], numbers: Numbers) -> Worth:
    gap = len(ranks) > DRAWN_MOST
    drawn = (ranks[0], ranks[-1]) if gap else ranks
    cards = tuple(card_of(rank, SUITS[at % 4]) for at, rank in enumerate(drawn))
    return Worth(cards, numbers, gap=gap)
