"""Number cards: their pips follow an S, one cluster beside each index."""

from __future__ import annotations

from assets.drawing.body import HEIGHT, MIDDLE_X, MIDDLE_Y, WIDTH, card, index
from assets.drawing.outline import Point, points
from assets.drawing.suits import pip
from assets.drawing.svg import Svg

#: The upper cluster by the number of its pips, and their size. The lower one is turned round.
CLUSTERS: dict[int, tuple[list[Point], float]] = {
    1: (points("160,88"), 80),
    2: (points("128,92 194,92"), 62),
    3: (points("126,58 196,58 161,118"), 56),
    4: (points("128,56 196,56 128,120 196,120"), 54),
    5: (points("122,50 200,50 161,88 122,126 200,126"), 50),
}
#: The odd pip in the middle.
ODD_PIP = {3: 72, 5: 62, 7: 54, 9: 48}


def number_card(rank: str, suit: str, colour: str) -> Svg:
    svg = card()
    index(svg, rank, suit, colour)
    value = int(rank)
    places, size = CLUSTERS[value // 2]
    for x, y in places:
        pip(svg, suit, x, y, size, colour)
        pip(svg, suit, WIDTH - x, HEIGHT - y, size, colour, turned=True)
    if value in ODD_PIP:
        pip(svg, suit, MIDDLE_X, MIDDLE_Y, ODD_PIP[value], colour)
    return svg
