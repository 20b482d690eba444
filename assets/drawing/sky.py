"""What hangs in the night of a card: stars, and a moon with its craters."""

from __future__ import annotations

from assets.drawing.colours import PALE_GOLD
from assets.drawing.outline import Point, star
from assets.drawing.svg import Svg

#: x, y and radius.
Disc = tuple[float, float, float]


def stars(svg: Svg, *places: Disc) -> None:
    for x, y, radius in places:
        svg.polygon(star(x, y, radius), fill=PALE_GOLD)


def moon(
    svg: Svg, middle: Point, radius: float, rim: float, light: str, edge: str, *craters: Disc
) -> None:
    """`rim`: how broad the ring of `edge` round it is."""
    svg.circle(*middle, radius, fill=edge)
    svg.circle(*middle, radius - rim, fill=light)
    for x, y, crater in craters:
        svg.circle(x, y, crater, fill=PALE_GOLD)
