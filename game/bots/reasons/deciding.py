"""The reason that decides: the one without which another act would have been chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Parts = tuple[float, ...]
"""What speaks for an act, part by part; together they are its worth."""


class Decider(NamedTuple):
    """A part of the worth of an act. `part`: its number. `decides`: whether without it another act
    would have been done; `other`: that act, or else the one that is compared."""

    part: int
    other: int
    decides: bool


def deciders(act: int, others: Sequence[int], parts: Mapping[int, Parts]) -> list[Decider]:
    """Return the parts in which an act is better than others, those that decide first and the
    heaviest first among them. Acts are numbers."""
    found = []
    for part in range(len(parts[act])):
        without = min(others, key=lambda one: (parts[one][part] - sum(parts[one]), one))
        decides = _rest(parts[without], part) > _rest(parts[act], part)
        other = without if decides else best(others, parts)
        gained = parts[act][part] - parts[other][part]
        if gained > 0:
            found.append((not decides, -gained, Decider(part, other, decides)))
    # Not unpacked: the compiler gives all variables called _ one type.
    return [one[2] for one in sorted(found)]


def best(acts: Sequence[int], parts: Mapping[int, Parts]) -> int:
    return max(acts, key=lambda one: (sum(parts[one]), -one))


def _rest(parts: Parts, part: int) -> float:
    return sum(parts) - parts[part]
