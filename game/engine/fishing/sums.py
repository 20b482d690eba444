"""Which things on a fishing table add up to a value, and in how many disjoint ways.

A table is described by the `Addend` of each thing on it, and a choice of things by a bit mask
over that list. The same small tables come again and again, so answers are remembered.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.engine.memory import Memory


class Addend(NamedTuple):
    """What a thing may count, and whether it counts by itself only."""

    values: tuple[int, ...]
    alone: bool


Things = tuple[Addend, ...]


class Sums:
    """`most_together` is the most things that may form one group."""

    def __init__(self, most_together: int) -> None:
        self.most_together = most_together
        self._groups: Memory[tuple[int, ...]] = Memory()
        self._unions: Memory[tuple[int, ...]] = Memory()

    def groups(self, things: Things, value: int, most: int) -> tuple[int, ...]:
        """Every choice of at most so many things that add up to the value."""
        key = (things, value, most)
        found = self._groups.get(key)
        if found is None:
            masks = dict.fromkeys(_groups(things, value, most))
            found = self._groups.keep(key, tuple(sorted(masks)))
        return found

    def unions(self, things: Things, value: int, *, pairs_only: bool = False) -> tuple[int, ...]:
        """Every choice of things that falls into groups of that worth; the empty one too."""
        key = (things, value, pairs_only)
        found = self._unions.get(key)
        if found is None:
            most = 1 if pairs_only else self.most_together
            found = self._unions.keep(key, _unions(self.groups(things, value, most)))
        return found


def _groups(things: Things, value: int, most: int) -> Iterator[int]:
    def choose(first: int, missing: int, room: int, mask: int) -> Iterator[int]:
        if missing == 0:
            yield mask
            return
        if room == 0:
            return
        for at in range(first, len(things)):
            values, alone = things[at]
            if alone:
                continue
            for worth in values:
                if worth <= missing:
                    yield from choose(at + 1, missing - worth, room - 1, mask | 1 << at)

    for at, thing in enumerate(things):
        if thing.alone and value in thing.values:
            yield 1 << at
    if value > 0:
        yield from choose(0, value, most, 0)


def _unions(groups: tuple[int, ...]) -> tuple[int, ...]:
    unions: dict[int, None] = {0: None}
    for group in groups:
        unions |= {union | group: None for union in unions if not union & group}
    return tuple(sorted(unions))
