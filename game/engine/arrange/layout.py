"""Which suits the runs of a game see as one.

Where runs keep to one suit, each suit is a world of its own. Where suits mix, a run asks only how
many cards of a rank there are, so those suits are folded upon each other; unless the game makes a
difference between them (two kinds of run that mix differently, or a card worth more in one suit):
then all four stay side by side in one world.

A *folded grid* has the worlds one after the other, each as wide as a suit; side by side it is
the grid itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.engine.arrange.grid import ONE_SUIT, SUITED, Grid
from game.engine.cards import SUIT_STEP
from game.engine.rummy.runs import STRAINS, RunKind


class World(NamedTuple):
    """`columns`: the suits of each column, folded upon each other; cards of all columns may meet
    in a run. The world's part of a folded grid is `grid >> shift & mask`."""

    columns: tuple[tuple[int, ...], ...]
    shift: int
    mask: Grid


SIDE_BY_SIDE = (World(((0,), (1,), (2,), (3,)), 0, SUITED),)


class Layout:
    """`alike`: are all cards of two suits worth the same?"""

    def __init__(self, kinds: Sequence[RunKind], alike: Callable[[int, int], bool]) -> None:
        self.worlds = _worlds(kinds, alike)
        self._suits = [world.columns[0] for world in self.worlds]
        #: A folded grid is the same as the grid.
        self.flat = self.worlds == SIDE_BY_SIDE or len(self.worlds) == 4

    def fold(self, grid: Grid) -> Grid:
        if self.flat:
            return grid
        return sum(
            sum(grid >> suit * SUIT_STEP & ONE_SUIT for suit in suits) << at * SUIT_STEP
            for at, suits in enumerate(self._suits)
        )

    def parts(self, grid: Grid) -> Iterator[tuple[int, Grid]]:
        """The number of every world that has some of the cards, and its part."""
        folded = self.fold(grid)
        for number, world in enumerate(self.worlds):
            part = folded >> world.shift & world.mask
            if part:
                yield number, part

    def unfold(self, grid: Grid) -> Grid:
        """Gives every suit what its world has."""
        if self.flat:
            return grid
        return sum(
            (grid >> at * SUIT_STEP & ONE_SUIT) << suit * SUIT_STEP
            for at, suits in enumerate(self._suits)
            for suit in suits
        )


def _worlds(kinds: Sequence[RunKind], alike: Callable[[int, int], bool]) -> tuple[World, ...]:
    mixes = sorted({kind.part.suits for kind in kinds})
    if not mixes:
        return ()
    strains = STRAINS[mixes[0]]
    if len(mixes) > 1 or not all(alike(strain[0], suit) for strain in strains for suit in strain):
        return SIDE_BY_SIDE
    return tuple(World((strain,), at * SUIT_STEP, ONE_SUIT) for at, strain in enumerate(strains))
