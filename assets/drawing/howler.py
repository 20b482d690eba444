"""A wolf that sits and howls, lit from the right, in four tones."""

from __future__ import annotations

from assets.drawing.figure import Figure
from assets.drawing.svg import Svg

#: From the darkest to the moonlit edge.
Tones = tuple[str, str, str, str]


def howler(svg: Svg, x: float, y: float, size: float, tones: Tones) -> None:
    """About 180 high, on the ground below x, y."""
    night, dark, fur, lit = tones
    f = Figure(svg, x, y, size)
    f.fill(
        "-22,-79 -36,-55 -46,-29 -50,-7 -38,1 -74,3 -80,-7 -64,-13 -58,-29 -50,-49 -38,-71", night
    )
    f.fill("0,-129 -16,-105 -30,-77 -42,-47 -48,-19 -44,1 12,1 14,-35 24,-67 28,-101 20,-123", dark)
    f.fill("20,-121 30,-101 42,-79 42,-55 34,-33 36,-7 46,1 20,1 18,-25 10,-43 4,-69 6,-99", fur)
    f.fill(
        "24,-117 30,-101 42,-79 42,-55 34,-33 36,-7 46,1 "
        "32,1 28,-25 32,-53 24,-65 28,-77 20,-89 24,-99",
        lit,
    )
    f.fill("-30,-43 -10,-51 6,-37 4,-15 16,-5 16,1 -28,1 -40,-13", fur, 0.6)
    f.fill("-2,-123 6,-139 18,-147 30,-149 38,-141 34,-123 24,-109 8,-105", fur)
    f.fill("12,-141 -26,-145 0,-119", night)
    f.fill("9,-139 -18,-142 1,-124", dark)
    f.fill("18,-147 30,-149 50,-175 59,-178 62,-173 42,-147 28,-139", dark)
    f.fill("28,-139 42,-147 62,-173 68,-168 58,-155 44,-139 32,-131", lit)
    f.fill("50,-175 57,-182 67,-180 69,-172 65,-167 59,-173", night)
    f.fill("36,-133 46,-140 59,-155 70,-158 69,-151 56,-137 38,-119 30,-123", fur)
    f.fill("34,-129 45,-139 58,-154 62,-156 50,-141 38,-127", night)
