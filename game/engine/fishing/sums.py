"""Which things on a fishing table add up to a value, and in how many disjoint ways.

A choice of things is a bit mask over the list of things. The same small tables come again and
again, so the sums of a table are worked out once, all values together.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

NO_LIMIT = 99


class Addend(NamedTuple):
    """What a thing may count, and whether it counts by itself only."""

    values: tuple[int, ...]
    alone: bool


@cache
def places_in(mask: int) -> tuple[int, ...]:
    """The places of the things that a mask chooses; there are only so many small masks."""
    return tuple(at for at in range(mask.bit_length()) if mask >> at & 1)


class TableSums:
    """All sums of one table, up to the highest value of interest."""

    def __init__(self, things: Sequence[Addend], highest: int) -> None:
        sums: list[list[int]] = [[] for _ in range(highest + 1)]
        sums[0].append(0)
        for at, (values, alone) in enumerate(things):
            if not alone:
                _join(sums, 1 << at, values)
        sums[0].clear()
        for at, (values, alone) in enumerate(things):
            if alone:
                for value in values:
                    sums[value].append(1 << at)
        #: For each value, every choice of things that adds up to it.
        self.groups = tuple([tuple(dict.fromkeys(masks)) for masks in sums])
        self._size = len(things)
        self._unions: dict[tuple[int, int], tuple[int, ...]] = {}
        self._piles: dict[tuple[tuple[int, ...], int], tuple[int, ...]] = {}

    def small_groups(self, value: int, most: int) -> tuple[int, ...]:
        """The groups of at most so many things."""
        groups = self.groups[value]
        if most >= self._size or not groups:
            return groups
        return tuple(mask for mask in groups if mask.bit_count() <= most)

    def unions(self, value: int, most: int = NO_LIMIT) -> tuple[int, ...]:
        """Every choice of things that falls into groups of that worth; the empty one first."""
        found = self._unions.get((value, most))
        if found is None:
            found = self._unions[value, most] = _unions(self.small_groups(value, most))
        return found

    def piles(self, values: tuple[int, ...], total: int, further: tuple[int, ...], most: int) -> (
        tuple[int, ...]
    ):
        """What may be gathered under a card of these values so that every group is worth the
        total; the empty choice, if the card is worth it by itself, first. `further` are the
        choices of groups beside the card's own. For one table always ask with the same `most`."""
        found = self._piles.get((values, total))
        if found is None:
            found = self._piles[values, total] = tuple(
                dict.fromkeys(
                    [
                        group | more
                        for value in values
                        for group in self._under(total - value, most - 1)
                        for more in further
                        if not group & more
                    ]
                )
            )
        return found

    def _under(self, missing: int, most: int) -> tuple[int, ...]:
        if missing < 0:
            return ()
        return self.small_groups(missing, most) if missing else (0,)


def _join(sums: list[list[int]], bit: int, values: tuple[int, ...]) -> None:
    """Adds one more thing to all sums known so far."""
    joined = [
        (total + value, [mask | bit for mask in masks])
        for value in values
        for total, masks in enumerate(sums[: len(sums) - value])
        if masks
    ]
    for total, masks in joined:
        sums[total] += masks


def _unions(groups: tuple[int, ...]) -> tuple[int, ...]:
    unions = {0: None}
    for group in groups:
        unions |= dict.fromkeys([union | group for union in unions if not union & group])
    return tuple(unions)
