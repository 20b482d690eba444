"""Choosing between sets and runs.

Sets and runs meet only in cards that both could use. Of every rank where they do, the ways to
lay sets are tried; what they leave, the run tables value at once. Ranks where they do not meet
need no trying: their best way is best in every arrangement.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import NamedTuple

from game.engine.arrange.dive import MetRank, PlainDive, WildDive
from game.engine.arrange.grid import LATER_TWINS, ONE_RANK, ONE_SUIT, RANK_UNITS, Grid, held
from game.engine.arrange.packing import NewRun, Packing
from game.engine.arrange.scores import Scores, join
from game.engine.arrange.set_table import WANTED_SHIFT, NewSet
from game.engine.arrange.tables import Tables
from game.engine.cards import RANK_STEP, SUIT_STEP

SetsOfRank = tuple[int, tuple[NewSet, ...]]
"""The place of the rank in a grid, and its sets."""


class Solution(NamedTuple):
    """The best arrangement of a grid: its sets, and its runs with the number of their world."""

    score: int
    sets: Sequence[SetsOfRank]
    runs: Sequence[tuple[int, tuple[NewRun, ...]]]


class Search:
    """Finds the best arrangement of grids that come with so many wild cards; for `shared` and
    `strangers` see `Tables`."""

    def __init__(
        self, tables: Tables, wilds: int, shared: bool, strangers: tuple[int, ...]
    ) -> None:
        self.wilds = wilds
        self._patience = tables.patience
        self._layout = tables.layout
        self._runs = tables.run_tables(wilds, shared)
        self._sets = tables.set_tables(wilds, shared, strangers)
        self._worlds = [
            (table, world.shift, world.mask)
            for table, world in zip(self._runs, self._layout.worlds, strict=True)
        ]
        kinds = tables.set_kinds
        self._by_suits = all(kind.part.suits != "any" for kind in kinds)
        #: The fewest natural cards a set can have.
        self._least = min(
            (kind.min - min(kind.part.cap_when_laid, max(strangers)) for kind in kinds), default=0
        )

    def best(self, grid: Grid, relief: Scores) -> Solution | None:
        """None: there is nothing to lay. `relief[n]`: what leaves the hand with n wild cards."""
        layout = self._layout
        folded = grid if layout.flat else layout.fold(grid)
        reach = 0
        parts: list[Grid] = []
        packings: list[Packing] = []
        for table, shift, mask in self._worlds:
            part = folded >> shift & mask
            packing = table[part]
            parts.append(part)
            packings.append(packing)
            if packing.reach:
                reach |= packing.reach << shift
        ranks = self._set_ranks(grid)
        if not ranks and not reach:
            return None
        alone: list[MetRank] = []
        met: list[MetRank] = []
        if ranks:
            keyed = grid | (reach if layout.flat else layout.unfold(reach)) << WANTED_SHIFT
            while ranks:
                lowest = ranks & -ranks
                ranks ^= lowest
                place = lowest.bit_length() - 1
                found = self._sets[place // RANK_STEP][keyed >> place & ONE_RANK]
                if not found.exact:
                    self._patience.give_up()
                if found.ways:
                    (alone if found.alone else met).append((place, found))
        if self.wilds:
            return self._wild(parts, packings, alone, met, relief)
        return self._plain(parts, packings, alone, met)

    def _plain(
        self,
        parts: list[Grid],
        packings: list[Packing],
        alone: Sequence[MetRank],
        met: Sequence[MetRank],
    ) -> Solution:
        score = 0
        for packing in packings:
            score += packing.top
        sets: list[SetsOfRank] = []
        for place, rank in alone:
            score += rank.ways[0].score
            sets.append((place, rank.ways[0].sets))
        if met:
            dive = PlainDive(self._runs, met, parts, score, self._patience)
            score = dive.best
            if dive.best_ways:
                packings = self._packings(dive.best_parts)
                sets += [(place, way.sets) for place, way in dive.best_ways]
        runs = [(world, packing.runs(0)) for world, packing in enumerate(packings) if packing.reach]
        return Solution(score, sets, runs)

    def _wild(
        self,
        parts: list[Grid],
        packings: list[Packing],
        alone: Sequence[MetRank],
        met: Sequence[MetRank],
        relief: Scores,
    ) -> Solution:
        score, spent = 0, 0
        scores = [rank.scores for _, rank in alone]
        sets: list[SetsOfRank] = []
        if met:
            dive = WildDive(self._runs, met, parts, scores, relief, self._patience)
            packings = self._packings(dive.best_parts)
            for place, way in dive.best_ways:
                sets.append((place, way.sets))
                spent += way.spent
                score += way.score
        worlds = [world for world, packing in enumerate(packings) if packing.reach]
        scores += [packings[world].scores for world in worlds]
        more, shares = _shared_out(scores, relief[spent:])
        for place, rank in alone:
            sets.append((place, rank.best(shares.pop(0))))
        runs = [
            (world, packings[world].runs(share))
            for world, share in zip(worlds, shares, strict=True)
        ]
        return Solution(score + more, sets, runs)

    def _packings(self, parts: Sequence[Grid]) -> list[Packing]:
        return [table[part] for table, part in zip(self._runs, parts, strict=True)]

    def _set_ranks(self, grid: Grid) -> Grid:
        """Ranks of which a set could be made; a few more do no harm."""
        if not self._sets:
            return 0
        if grid & LATER_TWINS and self._by_suits:
            grid = held(grid)
        counts = (
            (grid & ONE_SUIT)
            + (grid >> SUIT_STEP & ONE_SUIT)
            + (grid >> 2 * SUIT_STEP & ONE_SUIT)
            + (grid >> 3 * SUIT_STEP)
        )
        if self._least > 2:
            return (counts >> 2 | counts >> 3 | counts & counts >> 1) & RANK_UNITS
        if self._least == 2:
            return (counts >> 1 | counts >> 2 | counts >> 3) & RANK_UNITS
        return held(counts)


def _shared_out(parts: Sequence[Scores], relief: Scores) -> tuple[int, list[int]]:
    """The best that all parts score together, and how many wild cards each of them spends."""
    if not parts:
        return relief[0], []
    sums = [parts[0]]
    for scores in parts[1:]:
        sums.append(join(sums[-1], scores))
    totals = list(map(add, sums[-1], relief))
    total = max(totals)
    left = totals.index(total)
    shares = [0] * len(parts)
    for number in range(len(parts) - 1, 0, -1):
        before, scores, wanted = sums[number - 1], parts[number], sums[number][left]
        share = 0
        while before[left - share] + scores[share] != wanted:
            share += 1
        shares[number] = share
        left -= share
    shares[0] = left
    return total, shares
