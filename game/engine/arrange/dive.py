"""Trying the ways of the ranks where sets and runs meet, deeper and deeper.

Why nothing is missed: all combinations of ways are tried, but those that cannot beat the best so
far. Taking cards away never makes the runs score more, so what an arrangement scores without
further sets, and the bounds of the ways still open, are never less than what it can become.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from operator import add

from game.engine.arrange.grid import Grid
from game.engine.arrange.run_table import RunTable
from game.engine.arrange.scores import NEVER, Scores, join
from game.engine.arrange.set_table import RankSets, Way
from game.engine.work import Patience

MetRank = tuple[int, RankSets]
"""The place of a rank in a grid, and its sets."""


class Dive(ABC):
    """`parts`: the grid of every world. Afterwards the best ways are known, what they leave of
    each world, and the score."""

    def __init__(
        self,
        runs: Sequence[RunTable],
        ranks: Sequence[MetRank],
        parts: list[Grid],
        wilds: int,
        patience: Patience,
    ) -> None:
        self.runs = runs
        self.wilds = wilds
        self.patience = patience
        self.best = NEVER
        self.best_parts = parts
        self.best_ways: tuple[tuple[int, Way], ...] = ()
        #: The worlds that the ways take cards from.
        self.touched = ranks[0][1].touched
        if len(ranks) > 1:
            self.touched = tuple(sorted({world for _, rank in ranks for world in rank.touched}))
        self._ranks = ranks
        self._ways: list[tuple[int, Way]] = []
        #: What the ranks from each on can still add.
        self._rest = [0]
        for _, rank in reversed(ranks):
            self._rest.append(self._rest[-1] + max(rank.ways[0].bound, 0))
        self._rest.reverse()

    @abstractmethod
    def total(self, parts: Sequence[Grid], spent: int, score: int) -> int:
        """The score of the ways taken, and the best that runs can add."""

    def begin(self) -> None:
        self.best = self.total(self.best_parts, 0, 0)
        self._into(0, self.best_parts, 0, 0, self.best)

    def _into(self, first: int, parts: list[Grid], spent: int, score: int, total: int) -> None:
        """Tries all that can follow the ways taken so far, by ranks from the first on. `score`:
        of the ways; `total`: with the best that runs can add."""
        for number in range(first, len(self._ranks)):
            if total + self._rest[number] <= self.best:
                return
            place, rank = self._ranks[number]
            most = total + self._rest[number + 1]
            for way in rank.ways:
                if most + way.bound <= self.best:
                    break
                new_spent = spent + way.spent
                if new_spent > self.wilds:
                    continue
                if not self.patience.spend(1 + self.wilds):
                    return
                left = parts[:]
                for world, taken in way.touched:
                    left[world] -= taken << place
                new_score = score + way.score
                new_total = self.total(left, new_spent, new_score)
                self._ways.append((place, way))
                if new_total > self.best:
                    self.best, self.best_parts = new_total, left
                    self.best_ways = tuple(self._ways)
                self._into(number + 1, left, new_spent, new_score, new_total)
                self._ways.pop()


class PlainDive(Dive):
    """Without wild cards. `score`: of the runs, and of the sets that do not meet them."""

    def __init__(
        self,
        runs: Sequence[RunTable],
        ranks: Sequence[MetRank],
        parts: list[Grid],
        score: int,
        patience: Patience,
    ) -> None:
        super().__init__(runs, ranks, parts, 0, patience)
        for world in self.touched:
            score -= runs[world][parts[world]].top
        self._fixed = score
        self.begin()

    def total(self, parts: Sequence[Grid], spent: int, score: int) -> int:
        score += self._fixed
        for world in self.touched:
            score += self.runs[world][parts[world]].top
        return score


class WildDive(Dive):
    """With wild cards. `fixed`: the scores of the sets that do not meet runs."""

    def __init__(
        self,
        runs: Sequence[RunTable],
        ranks: Sequence[MetRank],
        parts: list[Grid],
        fixed: Sequence[Scores],
        relief: Scores,
        patience: Patience,
    ) -> None:
        super().__init__(runs, ranks, parts, len(relief) - 1, patience)
        self._relief = relief
        self._fixed: Scores = (0, *(NEVER,) * self.wilds)
        for scores in fixed:
            self._fixed = join(self._fixed, scores)
        for world, table in enumerate(runs):
            if world not in self.touched:
                self._fixed = join(self._fixed, table[parts[world]].scores)
        self.begin()

    def total(self, parts: Sequence[Grid], spent: int, score: int) -> int:
        scores = self._fixed
        for world in self.touched:
            packing = self.runs[world][parts[world]]
            if packing.reach:
                scores = join(scores, packing.scores)
        best: int = max(map(add, scores, self._relief[spent:]))
        return score + best
