"""Aces: one jewelled suit, and a sunburst in each corner that has no index."""

from __future__ import annotations

from assets.drawing.body import MIDDLE_X, card, index
from assets.drawing.colours import GOLD, IVORY, PALE_GOLD, Coat
from assets.drawing.figure import Figure
from assets.drawing.king import head
from assets.drawing.outline import arc, crescent, number, star
from assets.drawing.suits import SUITS
from assets.drawing.svg import Svg


def ace(suit: str, colour: str, coat: Coat) -> Svg:
    svg = card()
    index(svg, "A", suit, colour)
    sunbursts(svg, colour)
    size = {"S": 128, "H": 110, "D": 124, "C": 112}[suit]
    jewel(svg, suit, MIDDLE_X, 176 if suit == "S" else 175, size, colour)
    if suit == "S":
        f = Figure(svg, MIDDLE_X, 186, 0.55)
        f.both("-14,-36 -44,-78 -58,-16 -40,-12", coat.fur)
        f.both("-26,-34 -42.5,-62 -51,-24", coat.accent)
        head(f, coat)
        svg.polygon(star(125, 137, 6), fill=PALE_GOLD)
    elif suit == "H":
        svg.polygon(crescent(122, 170, 28, 12, -35), fill=PALE_GOLD)
        svg.polygon(star(137, 158, 9.5), fill=PALE_GOLD)
    elif suit == "D":
        svg.polygon(star(125, 175, 34, 0.24), fill=PALE_GOLD)
        svg.circle(125, 175, 5, fill=colour)
    else:
        for x, y in ((125, 145.9), (96.4, 186.2), (153.6, 186.2)):
            svg.circle(x, y, 16, stroke=PALE_GOLD, stroke_width=2.4)
            svg.polygon(star(x, y, 10.5), fill=PALE_GOLD)
    return svg


def jewel(svg: Svg, suit: str, x: float, y: float, size: float, colour: str) -> None:
    """A suit set in ivory and gold."""
    scale = size / 100
    with svg.group(f"translate({number(x)} {number(y)}) scale({number(scale)})"):
        svg.path(SUITS[suit], fill=GOLD, stroke=GOLD, stroke_width=13 / scale)
        svg.path(SUITS[suit], fill=IVORY, stroke="#F8EFDC", stroke_width=8.5 / scale)
        svg.path(SUITS[suit], fill=colour)


def sunbursts(svg: Svg, colour: str) -> None:
    x, y = 236, 14
    for _ in svg.both_ways_up():
        for ray in range(7):
            start = 90 + ray * 90 / 6.5 * 0.98
            end = start + 6.8
            reach = 54 if ray % 2 else 66
            svg.polygon(arc(x, y, 26, start, end, 1) + arc(x, y, reach, end, start, 1), fill=GOLD)
        svg.path(
            f"M{x},{y + 10} L{x},{y + 20} A20,20 0 0 1 {x - 20},{y} "
            f"L{x - 10},{y} A10,10 0 0 0 {x},{y + 10} Z",
            fill=colour,
        )
