"""A dashed line around a box, dash by dash: the dashes of nanosvg end in lines across at some
sizes."""

from __future__ import annotations

from math import cos, pi, sin

#: Of the way from one dash to the next.
INKED = 9 / 16
#: Points of each dash, so that it goes round corners.
POINTS = 5


def dashes(w: float, h: float, radius: float, step: float) -> str:
    """Polylines of SVG; a step from each to the next, a little more or less, so that they come
    out even."""
    r = max(0.1, radius)
    around = 2 * (w + h - 4 * r) + 2 * pi * r
    count = max(4, round(around / step))
    step = around / count
    lines = []
    for n in range(count):
        ways = [(n + INKED * k / (POINTS - 1)) * step for k in range(POINTS)]
        points = " ".join(f"{x:.2f} {y:.2f}" for x, y in (_at(way, w, h, r) for way in ways))
        lines.append(f'<polyline points="{points}"/>')
    return "".join(lines)


def _at(way: float, w: float, h: float, r: float) -> tuple[float, float]:
    """So far along, clockwise from the left end of the upper edge."""
    sides = ((r, 0.0, 1, 0), (w, r, 0, 1), (w - r, h, -1, 0), (0.0, h - r, 0, -1))
    for side, (x, y, dx, dy) in enumerate(sides):
        straight = (w if dx else h) - 2 * r
        if way <= straight:
            return x + dx * way, y + dy * way
        way -= straight
        if way <= pi / 2 * r:
            angle = way / r + (side - 1) * pi / 2
            middle = x + dx * straight - dy * r, y + dy * straight + dx * r
            return middle[0] + r * cos(angle), middle[1] + r * sin(angle)
        way -= pi / 2 * r
    return r, 0.0
