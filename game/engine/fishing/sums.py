"""Which things on a fishing table add up to a value, and in how many disjoint ways.

A choice of things is a bit mask over the list of things. The same small tables come again and
again, so the sums of a table are worked out once, all values together.
"""

from __future__ import annotations

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


Groups = tuple[tuple[int, ...], ...]
"""For each value, every choice of things that adds up to it."""


class TableSums:
    """All sums of one table, up to the highest value of interest.

    Tables grow out of smaller ones: `extended` adds one thing to all that is known already.
    """

    def __init__(self, size: int, joint: Groups, groups: Groups) -> None:
        self._size = size
        self._joint = joint
        self.groups = groups
        self._unions: dict[tuple[int, int], tuple[int, ...]] = {}
        self._piles: dict[tuple[tuple[int, ...], int], tuple[int, ...]] = {}

    @classmethod
    def of_nothing(cls, highest: int) -> TableSums:
        empty: Groups = ((0,), *[()] * highest)
        return cls(0, empty, empty)

    def extended(self, thing: Addend) -> TableSums:
        bit, joint = 1 << self._size, self._joint
        if thing.alone:
            groups = list(self.groups)
            for value in thing.values:
                groups[value] += (bit,)
            return TableSums(self._size + 1, joint, tuple(groups))
        grown = list(joint)
        for value in thing.values:
            for total in range(value, len(joint)):
                if below := joint[total - value]:
                    grown[total] += tuple([mask | bit for mask in below])
        if len(thing.values) > 1:
            grown = [tuple(dict.fromkeys(masks)) for masks in grown]
        if self.groups is joint:
            together = tuple(grown)
            return TableSums(self._size + 1, together, together)
        groups = [
            masks + tuple([mask for mask in known if mask not in old])
            for masks, known, old in zip(grown, self.groups, joint, strict=True)
        ]
        return TableSums(self._size + 1, tuple(grown), tuple(groups))

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

    def piles(
        self, values: tuple[int, ...], total: int, further: tuple[int, ...], most: int
    ) -> tuple[int, ...]:
        """What may be gathered under a card of these values so that every group is worth the
        total. `further` are the choices of groups beside the card's own. For one table always
        ask with the same `further` and `most`."""
        found = self._piles.get((values, total))
        if found is None:
            masks = [
                group | more
                for value in values
                for group in self._under(total - value, most - 1)
                for more in further
                if not group & more and group | more
            ]
            found = self._piles[values, total] = tuple(dict.fromkeys(masks))
        return found

    def _under(self, missing: int, most: int) -> tuple[int, ...]:
        if missing < 0:
            return ()
        return self.small_groups(missing, most) if missing else (0,)


def _unions(groups: tuple[int, ...]) -> tuple[int, ...]:
    unions = {0: None}
    for group in groups:
        unions |= dict.fromkeys([union | group for union in unions if not union & group])
    return tuple(unions)
