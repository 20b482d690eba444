"""Lines and circles, as SVG in pixels."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.shapes import hexed
from game.ui.theme import Colour

Places = Sequence[tuple[float, float]]


def path(places: Places, scale: float, colour: Colour, width: float, ends: str = "round") -> str:
    return (
        f'<polyline points="{points(places, scale)}" fill="none" stroke="{hexed(colour)}" '
        f'stroke-width="{max(1.0, width * scale):.1f}" stroke-linejoin="round" '
        f'stroke-linecap="{ends}"/>'
    )


def points(places: Places, scale: float) -> str:
    return " ".join(f"{x * scale:.1f},{y * scale:.1f}" for x, y in places)


def circle(
    x: float, y: float, radius: float, stroke: Colour, width: float, fill: Colour | None = None
) -> str:
    inside = hexed(fill) if fill is not None else "none"
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{inside}" '
        f'stroke="{hexed(stroke)}" stroke-width="{width:.1f}"/>'
    )
