"""The four suits, each one closed outline in a box of 100 by 100 about 0,0.

They differ by shape before colour: one point and a stem, two round lobes, four hollow sides,
three discs.
"""

from __future__ import annotations

from assets.drawing.outline import number
from assets.drawing.svg import Svg


def _disc(x: float, y: float, radius: float) -> str:
    r = number(radius)
    left, right = f"{number(x - radius)},{number(y)}", f"{number(x + radius)},{number(y)}"
    return f"M{left} A{r},{r} 0 1 1 {right} A{r},{r} 0 1 1 {left} Z"


SUITS = {
    "S": (
        "M0,-50 C7,-34 20,-23 32,-11 C44,1 47,20 34,29 C24,36 11,32 5,23 "
        "C6,35 12,43 21,48 L-21,48 C-12,43 -6,35 -5,23 C-11,32 -24,36 -34,29 "
        "C-47,20 -44,1 -32,-11 C-20,-23 -7,-34 0,-50 Z"
    ),
    "H": (
        "M0,50 C-8,36 -24,24 -36,9 C-51,-9 -50,-33 -34,-42 C-20,-49 -5,-42 0,-26 "
        "C5,-42 20,-49 34,-42 C50,-33 51,-9 36,9 C24,24 8,36 0,50 Z"
    ),
    "D": ("M0,-52 C8,-32 22,-13 40,0 C22,13 8,32 0,52 C-8,32 -22,13 -40,0 C-22,-13 -8,-32 0,-52 Z"),
    "C": " ".join(
        [
            _disc(0, -26, 22.5),
            _disc(-25.5, 10, 22.5),
            _disc(25.5, 10, 22.5),
            "M-9,-10 L9,-10 L14,12 L6,20 C7,34 12,43 21,48 L-21,48 C-12,43 -7,34 -6,20 L-14,12 Z",
        ]
    ),
}


def pip(
    svg: Svg, suit: str, x: float, y: float, size: float, colour: str, turned: bool = False
) -> None:
    turn = "rotate(180) " if turned else ""
    with svg.group(f"translate({number(x)} {number(y)}) {turn}scale({number(size / 100)})"):
        svg.path(SUITS[suit], fill=colour)


def pip_alone(suit: str, colour: str) -> Svg:
    """To stand in a line of text."""
    svg = Svg(100, 100)
    pip(svg, suit, 50, 50, 92, colour)
    return svg
