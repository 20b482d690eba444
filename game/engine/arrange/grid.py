"""A hand as a grid of counts, the suits its runs see as one, and scores in one number.

The count stands where a `CardSet` has the bits of those twins, four bits for each, so a grid is
one int too. Hands that differ only in which pack their cards come from have the same grid.

Where runs keep to one suit, each suit is a world of its own. Where suits mix, a run asks only how
many cards of a rank there are, so those suits are folded upon each other; unless the game makes a
difference between them (two kinds of run that mix differently, or a card worth more in one suit):
then all four stay side by side in one world.

A *folded grid* has the worlds one after the other, each as wide as a suit; side by side it is
the grid itself.
"""

from collections.abc import Callable, Iterator, Sequence
from operator import add
from typing import Final, NamedTuple

from game.engine.cards import FIRST_JOKER, FIRST_TWINS, RANK_STEP, SUIT_CARDS, SUIT_STEP, CardSet
from game.engine.rummy.runs import RunKind

#: What counts in a score: one unit of value outweighs all wild cards and melds there can be, and a
#: wild card all melds.
VALUE: Final = 1 << 16
A_WILD_USED: Final = -(1 << 8)
A_MELD: Final = -1
#: Lower than any score, even with others added.
NEVER: Final = -(1 << 58)

#: For every number of wild cards spent, the best score.
Scores = tuple[int, ...]


def value_of(score: int) -> int:
    return -(-score // VALUE)


def join(one: Scores, other: Scores) -> Scores:
    """Return the best scores of two parts together, by the wild cards the two spend."""
    if len(one) == 2:
        a0, a1 = one
        b0, b1 = other
        first, second = a0 + b1, a1 + b0
        return a0 + b0, first if first > second else second
    if len(one) == 3:
        a0, a1, a2 = one
        b0, b1, b2 = other
        first, second = a0 + b1, a1 + b0
        last, middle, third = a0 + b2, a1 + b1, a2 + b0
        if middle > last:
            last = middle
        return a0 + b0, first if first > second else second, last if last > third else third
    return tuple([max(map(add, one, other[spent::-1])) for spent in range(len(one))])


Grid = int

#: One suit of a grid; also what the suits of a grid folded upon each other fill.
ONE_SUIT: Final[Grid] = SUIT_CARDS[0]
COUNT: Final = 15
#: One rank of a grid, moved to where the aces are.
ONE_RANK: Final[Grid] = sum(COUNT << suit * SUIT_STEP for suit in range(4))
#: A count of one in every suit of one rank, moved to where the aces are.
UNITS: Final[Grid] = ONE_RANK // COUNT
RANK_UNITS: Final[Grid] = FIRST_TWINS & ONE_SUIT

SUITED: Final[CardSet] = (1 << FIRST_JOKER) - 1
#: In a set of cards the twins of later packs, in a grid the counts of two and more.
LATER_TWINS: Final[CardSet] = FIRST_TWINS * 14
_THIRD_ON: Final[CardSet] = FIRST_TWINS * 12
_PAIRS: Final[CardSet] = FIRST_TWINS * 5
_FOURS: Final[CardSet] = FIRST_TWINS * 3


def grid_of(cards: CardSet) -> Grid:
    cards &= SUITED
    if not cards & LATER_TWINS:
        return cards
    if not cards & _THIRD_ON:
        return cards - (cards >> 1 & FIRST_TWINS)
    halves = cards - (cards >> 1 & _PAIRS)
    return (halves & _FOURS) + (halves >> 2 & _FOURS)


def place_of(rank: int, suit: int = 0) -> int:
    """Return where in a grid the count of a card stands."""
    return suit * SUIT_STEP + (rank - 1) * RANK_STEP


class World(NamedTuple):
    """Suits in which runs are looked for together. `columns`: the suits of each column, folded upon
    each other; cards of all columns may meet in a run. The world's part of a folded grid is
    `grid >> shift & mask`."""

    columns: tuple[tuple[int, ...], ...]
    shift: int
    mask: Grid


SIDE_BY_SIDE: Final = (World(((0,), (1,), (2,), (3,)), 0, SUITED),)


class Layout:
    """How the suits of a grid are folded. `alike`: returns whether all cards of two suits are worth
    the same."""

    def __init__(self, kinds: Sequence[RunKind], alike: Callable[[int, int], bool]) -> None:
        self.worlds = _worlds(kinds, alike)
        self._suits = [world.columns[0] for world in self.worlds]
        #: Whether a folded grid is the same as the grid.
        self.flat = self.worlds == SIDE_BY_SIDE or len(self.worlds) == 4

    def fold(self, grid: Grid) -> Grid:
        if self.flat:
            return grid
        return sum(
            sum(grid >> suit * SUIT_STEP & ONE_SUIT for suit in suits) << at * SUIT_STEP
            for at, suits in enumerate(self._suits)
        )

    def parts(self, grid: Grid) -> Iterator[tuple[int, Grid]]:
        """Yield the number of every world that has some of the cards, and its part of the grid."""
        folded = self.fold(grid)
        for number, world in enumerate(self.worlds):
            part = folded >> world.shift & world.mask
            if part:
                yield number, part

    def unfold(self, grid: Grid) -> Grid:
        """Return a grid in which every suit has what its world has."""
        if self.flat:
            return grid
        return sum(
            (grid >> at * SUIT_STEP & ONE_SUIT) << suit * SUIT_STEP
            for at, suits in enumerate(self._suits)
            for suit in suits
        )


def _worlds(kinds: Sequence[RunKind], alike: Callable[[int, int], bool]) -> tuple[World, ...]:
    mixes = sorted({kind.strains for kind in kinds})
    if not mixes:
        return ()
    strains = mixes[0]
    if len(mixes) > 1 or not all(alike(strain[0], suit) for strain in strains for suit in strain):
        return SIDE_BY_SIDE
    return tuple(World((strain,), at * SUIT_STEP, ONE_SUIT) for at, strain in enumerate(strains))
