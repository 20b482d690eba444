"""Runs packed from the cards of one world, for every number of wild cards spent on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.engine.arrange.grid import Grid, place_of
from game.engine.arrange.scores import NEVER, Scores

#: The column of a slot in which a wild card lies.
WILD = -1
#: The kind of a card that lies in the run begun by one before it.
SAME_RUN = -1

Chain = tuple[int, ...]
"""Runs card by card, each as three numbers: kind, slot, column."""


class NewRun(NamedTuple):
    """`naturals`: one for every natural card, where it stands in the grid of the world."""

    kind: int
    start: int
    naturals: Grid
    wilds: int


class Packing:
    """`scores[n]`: the best that runs can score spending exactly n wild cards; NEVER if they
    cannot. `reach`: one for every card of the grid that could lie in a run at all."""

    __slots__ = ("_runs", "chains", "reach", "scores", "top")

    def __init__(self, scores: Scores, chains: tuple[Chain, ...], reach: Grid) -> None:
        self.scores = scores
        self.top = scores[0]
        self.chains = chains
        self.reach = reach
        self._runs: dict[int, tuple[NewRun, ...]] | None = None

    def runs(self, spent: int) -> tuple[NewRun, ...]:
        """The runs that score the best with so many wild cards."""
        if self._runs is None:
            self._runs = {}
        known = self._runs.get(spent)
        if known is None:
            known = self._runs[spent] = tuple(_runs(self.chains[spent]))
        return known


Begun = tuple[Scores, tuple[Chain, ...]]
"""The scores and chains of a packing whose last run still grows."""


class Best:
    """The best so far for every number of wild cards; among equals the first found."""

    __slots__ = ("chains", "scores")

    def __init__(self, scores: Scores, chains: Sequence[Chain]) -> None:
        self.scores = list(scores)
        self.chains = list(chains)

    def offer(self, begun: Begun, gain: int, spent: int, card: Chain) -> None:
        """What comes of it if this card is laid before it."""
        scores, chains = begun
        for count in range(spent, len(self.scores)):
            before = scores[count - spent]
            if before != NEVER and before + gain > self.scores[count]:
                self.scores[count] = before + gain
                self.chains[count] = card + chains[count - spent]

    def begun(self) -> Begun:
        return tuple(self.scores), tuple(self.chains)


def side_by_side(one: Packing, other: Packing) -> Packing:
    """What two packings make that share no card."""
    size = len(one.scores)
    scores = [NEVER] * size
    splits = [0] * size
    for count in range(size):
        for part in range(count + 1):
            first, second = one.scores[part], other.scores[count - part]
            if first != NEVER and second != NEVER and first + second > scores[count]:
                scores[count], splits[count] = first + second, part
    chains = tuple(
        one.chains[part] + other.chains[count - part] for count, part in enumerate(splits)
    )
    return Packing(tuple(scores), chains, one.reach | other.reach)


def _runs(chain: Chain) -> Iterator[NewRun]:
    """Reads a chain."""
    begins = [at for at in range(0, len(chain), 3) if chain[at] != SAME_RUN]
    for begin, end in pairwise([*begins, len(chain)]):
        slots, columns = chain[begin + 1 : end : 3], chain[begin + 2 : end : 3]
        naturals = sum(
            1 << place_of((slot - 1) % 13 + 1, column)
            for slot, column in zip(slots, columns, strict=True)
            if column != WILD
        )
        yield NewRun(chain[begin], min(slots), naturals, columns.count(WILD))
