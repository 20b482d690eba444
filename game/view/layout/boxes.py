"""How the parts of a row or a column share its length: each has a least length, and a weight with
which it takes what is left, or gives up what is missing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import inf
from typing import NamedTuple

from game.view.geometry import Rect


class BoxPart(NamedTuple):
    """A part of a row or a column. Without `weight` it has its least length in any case."""

    least: float = 0.0
    weight: float = 0.0
    most: float = inf


Length = BoxPart | float
"""A part, or the length of one that has the same in any case."""


def lengths(whole: float, given: Sequence[Length]) -> list[float]:
    """Return the lengths of parts that together are as long as the whole, as far as they may."""
    parts = [part if isinstance(part, BoxPart) else BoxPart(part) for part in given]
    found = [part.least for part in parts]
    left = whole - sum(found)
    growing = [at for at, part in enumerate(parts) if part.weight]
    while growing and abs(left) > 0.01:
        unit = left / sum(parts[at].weight for at in growing)
        for at in growing:
            found[at] = min(max(0.0, found[at] + unit * parts[at].weight), parts[at].most)
        left = whole - sum(found)
        growing = [at for at in growing if 0 < found[at] < parts[at].most]
    return found


def down(rect: Rect, *parts: Length) -> Iterator[Rect]:
    """Yield the parts of a rectangle, one below the other."""
    high = lengths(rect.h, parts)
    for y, height in zip(accumulate(high, initial=rect.y), high, strict=False):
        yield Rect(rect.x, y, rect.w, height)


def across(rect: Rect, *parts: Length) -> Iterator[Rect]:
    """Yield the parts of a rectangle, side by side."""
    wide = lengths(rect.w, parts)
    for x, width in zip(accumulate(wide, initial=rect.x), wide, strict=False):
        yield Rect(x, rect.y, width, rect.h)
