"""Rectangles on the stage, in units."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple


class Rect(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def grown(self, by: float) -> Rect:
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: float, dy: float) -> Rect:
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def overlaps(self, other: Rect) -> bool:
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def within(self, other: Rect) -> bool:
        return (
            other.x <= self.x
            and other.y <= self.y
            and self.right <= other.right
            and self.bottom <= other.bottom
        )

    def distance_to(self, x: float, y: float) -> float:
        """Return the distance of a point from the rectangle; 0 inside."""
        return hypot(max(self.x - x, 0, x - self.right), max(self.y - y, 0, y - self.bottom))

    def kept_in(self, other: Rect) -> Rect:
        """Return the rectangle moved into another by as little as possible; one that is too big is
        aligned at its left and top."""
        x = max(other.x, min(self.x, other.right - self.w))
        y = max(other.y, min(self.y, other.bottom - self.h))
        return Rect(x, y, self.w, self.h)

    def around(self, other: Rect) -> Rect:
        """Return the smallest rectangle that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


def around_all(rects: list[Rect]) -> Rect:
    whole = rects[0]
    for rect in rects[1:]:
        whole = whole.around(rect)
    return whole
