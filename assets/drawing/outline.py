"""Outlines: rows of points. The pictures write them as SVG does: "0,0 10,0 5,8"."""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = tuple[float, float]
Outline = str | Sequence[Point]


def number(value: float) -> str:
    """Two decimals are finer than any screen."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def points(outline: Outline) -> list[Point]:
    if not isinstance(outline, str):
        return list(outline)
    pairs = (word.split(",") for word in outline.split())
    return [(float(x), float(y)) for x, y in pairs]


def mirrored(outline: Outline) -> list[Point]:
    """Left for right, about 0."""
    return [(-x, y) for x, y in reversed(points(outline))]


def turned(outline: Outline, degrees: float) -> list[Point]:
    """Clockwise about 0,0."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    return [(x * cos - y * sin, x * sin + y * cos) for x, y in points(outline)]


def moved(outline: Outline, size: float = 1.0, x: float = 0.0, y: float = 0.0) -> list[Point]:
    """Made larger, then moved."""
    return [(px * size + x, py * size + y) for px, py in points(outline)]


def closed(outline: Outline) -> list[Point]:
    """As a line that comes back to where it began."""
    row = points(outline)
    return [*row, row[0]]


def on_circle(x: float, y: float, radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def arc(
    x: float, y: float, radius: float, start: float, end: float, steps: int = 14
) -> list[Point]:
    return [
        on_circle(x, y, radius, start + (end - start) * step / steps) for step in range(steps + 1)
    ]


def star(x: float, y: float, radius: float, waist: float = 0.28) -> list[Point]:
    """With four points; `waist` is how near the inner corners come."""
    return [
        on_circle(x, y, radius * (waist if corner % 2 else 1), corner * 45 - 90)
        for corner in range(8)
    ]


def crescent(x: float, y: float, radius: float, open_by: float, turn: float) -> list[Point]:
    """A disc without a slightly smaller disc that lies `open_by` to the side."""
    inner = radius * 0.84
    tip = (radius * radius - inner * inner + open_by * open_by) / (2 * open_by)
    high = math.sqrt(max(0, radius * radius - tip * tip))
    a = math.degrees(math.atan2(high, tip))
    b = math.degrees(math.atan2(high, tip - open_by))
    edge = arc(0, 0, radius, a, 360 - a, 40) + arc(open_by, 0, inner, 360 - b, b, 40)
    return moved(turned(edge, turn), 1, x, y)


def cut_along(outline: Outline, start: Point, end: Point) -> list[Point]:
    """What lies to the left of the line from `start` to `end`, as seen on a screen."""
    (x1, y1), (x2, y2) = start, end
    row = points(outline)

    def side(point: Point) -> float:
        return (x2 - x1) * (point[1] - y1) - (y2 - y1) * (point[0] - x1)

    kept = []
    for at, here in enumerate(row):
        following = row[(at + 1) % len(row)]
        a, b = side(here), side(following)
        if a <= 0:
            kept.append(here)
        if a < 0 < b or b < 0 < a:
            part = a / (a - b)
            kept.append(
                (
                    here[0] + (following[0] - here[0]) * part,
                    here[1] + (following[1] - here[1]) * part,
                )
            )
    return kept


def cut(outline: Outline, frame: Outline) -> list[Point]:
    """What lies inside `frame`, which has no dents and runs clockwise."""
    row, edge = points(outline), points(frame)
    for at, start in enumerate(edge):
        row = cut_along(row, edge[(at + 1) % len(edge)], start)
        if not row:
            break
    return row
