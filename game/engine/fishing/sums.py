"""Which things on a fishing table add up to a value, and in how many disjoint ways.

A choice of things is a bit mask over the list of things. The same small tables come again and
again, so the sums of a table are worked out once, all values together.

A table that nobody has taken from for long has more sums than anybody could list. There the lists
are cut short; `splits`, which judges one given choice, never is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import NamedTuple

NO_LIMIT = 99
#: A table of fourteen cards at its worst has some two thousand choices for one value.
GROUPS_MOST = 1_000
UNIONS_MOST = 2_500


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

    def __init__(self, size: int, joint: Groups, groups: Groups, is_cut: bool = False) -> None:
        self._size = size
        self._joint = joint
        self.groups = groups
        #: Has a list been cut short, of those that were asked for?
        self.is_cut = is_cut
        self._unions: dict[int, tuple[int, ...]] = {}
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
            return TableSums(self._size + 1, joint, tuple(groups), self.is_cut)
        grown = list(joint)
        for value in thing.values:
            for total in range(value, len(joint)):
                if below := joint[total - value]:
                    grown[total] += tuple([mask | bit for mask in below])
        if len(thing.values) > 1:
            grown = [tuple(dict.fromkeys(masks)) for masks in grown]
        is_cut = self.is_cut
        if self._size > 10:
            is_cut = is_cut or any(len(masks) > GROUPS_MOST for masks in grown)
            grown = [masks[:GROUPS_MOST] for masks in grown]
        if self.groups is joint:
            together = tuple(grown)
            return TableSums(self._size + 1, together, together, is_cut)
        groups = [
            masks + tuple([mask for mask in known if mask not in old])
            for masks, known, old in zip(grown, self.groups, joint, strict=True)
        ]
        return TableSums(self._size + 1, tuple(grown), tuple(groups), is_cut)

    def small_groups(self, value: int, most: int) -> tuple[int, ...]:
        """The groups of at most so many things."""
        groups = self.groups[value]
        if most >= self._size or not groups:
            return groups
        return tuple(mask for mask in groups if mask.bit_count() <= most)

    def unions(self, value: int, most: int = NO_LIMIT) -> tuple[int, ...]:
        """Every choice of things that falls into groups of that worth; the empty one first."""
        if most < self._size:
            return self._united(self.small_groups(value, most))
        found = self._unions.get(value)
        if found is None:
            found = self._unions[value] = self._united(self.groups[value])
        return found

    def _united(self, groups: tuple[int, ...]) -> tuple[int, ...]:
        unions = _unions(groups)
        self.is_cut = self.is_cut or len(unions) > UNIONS_MOST
        return unions

    def piles(
        self, values: tuple[int, ...], total: int, further: tuple[int, ...], most: int
    ) -> tuple[int, ...]:
        """What may be gathered under a card of these values so that every group is worth the
        total. `further` are the choices of groups beside the card's own. For one table always
        ask with the same `further` and `most`."""
        if len(values) == 1:
            if values[0] == total:
                return further[1:]
            if len(further) == 1:
                return self._under(total - values[0], most - 1)
        found = self._piles.get((values, total))
        if found is None:
            masks = (
                group | more
                for value in values
                for group in self._under(total - value, most - 1)
                for more in further
                if not group & more and group | more
            )
            found = tuple(dict.fromkeys(islice(masks, UNIONS_MOST)))
            self._piles[values, total] = found
            self.is_cut = self.is_cut or len(found) == UNIONS_MOST
        return found

    def _under(self, missing: int, most: int) -> tuple[int, ...]:
        if missing < 0:
            return ()
        return self.small_groups(missing, most) if missing else (0,)


def _unions(groups: tuple[int, ...]) -> tuple[int, ...]:
    if len(groups) < 2:
        return (0, *groups)
    unions = {0: None}
    for group in groups:
        unions |= dict.fromkeys([union | group for union in unions if not union & group])
        if len(unions) > UNIONS_MOST:
            break
    return tuple(unions)


def adds_up(things: Sequence[Addend], value: int, most: int = NO_LIMIT) -> bool:
    """Can all these things together be worth the value?"""
    if not things or len(things) > most:
        return False
    if len(things) > 1 and any(thing.alone for thing in things):
        return False
    totals = {0: None}
    for thing in things:
        totals = {total + worth: None for total in totals for worth in thing.values}
    return value in totals


def splits(things: Sequence[Addend], value: int, most: int = NO_LIMIT) -> bool:
    """Do all these things fall into groups, each worth the value?"""
    if not things:
        return True
    first, *others = things
    for worth in first.values:
        if worth == value and splits(others, value, most):
            return True
        if worth < value and not first.alone:
            for rest in _without_group(others, value - worth, most - 1):
                if splits(rest, value, most):
                    return True
    return False


def _without_group(things: Sequence[Addend], missing: int, most: int) -> Iterator[Sequence[Addend]]:
    """What is left over when some of the things, worth what is missing, are put aside."""
    if missing == 0:
        yield things
        return
    if most == 0:
        return
    for at, thing in enumerate(things):
        if not thing.alone:
            for worth in thing.values:
                if worth <= missing:
                    for rest in _without_group(things[at + 1 :], missing - worth, most - 1):
                        yield [*things[:at], *rest]
