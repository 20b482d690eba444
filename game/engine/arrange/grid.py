"""A hand as a grid of counts: for every suit and rank, how many twins of the card are held.

The count stands where a `CardSet` has the bits of those twins, four bits for each, so a grid is
one int too. Hands that differ only in which pack their cards come from have the same grid.
"""

from __future__ import annotations

from game.engine.cards import (
    FIRST_JOKER,
    FIRST_TWINS,
    RANK_STEP,
    SUIT_CARDS,
    SUIT_STEP,
    CardSet,
)

Grid = int

#: One suit of a grid; also what the suits of a grid folded upon each other fill.
ONE_SUIT: Grid = SUIT_CARDS[0]
COUNT = 15
#: One rank of a grid, moved to where the aces are.
ONE_RANK: Grid = sum(COUNT << suit * SUIT_STEP for suit in range(4))
#: One in every suit of one rank, where the aces are.
UNITS: Grid = ONE_RANK // COUNT
RANK_UNITS: Grid = FIRST_TWINS & ONE_SUIT

SUITED: CardSet = (1 << FIRST_JOKER) - 1
#: In a set of cards the twins of later packs, in a grid the counts of two and more.
LATER_TWINS: CardSet = FIRST_TWINS * 14
_THIRD_ON: CardSet = FIRST_TWINS * 12
_PAIRS: CardSet = FIRST_TWINS * 5
_FOURS: CardSet = FIRST_TWINS * 3


def grid_of(cards: CardSet) -> Grid:
    cards &= SUITED
    if not cards & LATER_TWINS:
        return cards
    if not cards & _THIRD_ON:
        return cards - (cards >> 1 & FIRST_TWINS)
    halves = cards - (cards >> 1 & _PAIRS)
    return (halves & _FOURS) + (halves >> 2 & _FOURS)


def held(grid: Grid) -> Grid:
    """The grid with every count of one or more made one."""
    return (grid | grid >> 1 | grid >> 2 | grid >> 3) & FIRST_TWINS


def place_of(rank: int, suit: int = 0) -> int:
    """Where in a grid the count of a card stands."""
    return suit * SUIT_STEP + (rank - 1) * RANK_STEP
