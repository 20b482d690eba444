"""The sota: a young page of the pack, with a feathered cap, who shows the suit."""

from __future__ import annotations

from assets.drawing.colours import DARK_GOLD, GOLD, PALE_GOLD, Coat
from assets.drawing.figure import Figure
from assets.drawing.king import head
from assets.drawing.outline import Outline, crescent, cut
from assets.drawing.sky import stars
from assets.drawing.spanish_suits import COINS, Hue, painted
from assets.drawing.svg import Svg


def sota(svg: Svg, coat: Coat, suit: str, hue: Hue, frame: Outline) -> None:
    svg.polygon(crescent(110, 52, 24, 10, 25), fill=PALE_GOLD)
    stars(svg, (98, 100, 5), (228, 30, 6), (88, 24, 3.5), (190, 26, 3.5))
    # hills
    hills = "80,150 110,128 134,146 170,122 206,142 237,118 237,190 80,190"
    svg.polygon(cut(hills, frame), fill=coat.sky0)
    f = Figure(svg, 142, 104, 0.84, frames=[frame])
    # shoulders and cape
    f.fill("-40,48 -66,66 -78,104 92,104 82,70 44,48", coat.accent)
    f.fill("-40,48 -66,66 -78,104 -44,104 -30,70 -14,58", coat.dark)
    # ears, large as of the young
    f.both("-16,-30 -56,-74 -68,-10 -42,-6", coat.dark)
    f.both("-26,-30 -53,-61 -61,-17 -42,-12", coat.fur)
    f.both("-32,-28 -51,-49 -55,-19", coat.accent)
    head(f, coat)
    # collar with its clasp
    f.fill("-44,50 -26,46 0,66 26,46 46,50 36,78 0,92 -34,78", coat.bright)
    f.fill("-44,50 -26,46 0,66 0,92 -34,78", coat.accent)
    f.dot(0, 76, 10, fill=GOLD)
    f.dot(0, 76, 7, fill=coat.sky0)
    _cap(f, coat)
    # what is shown, in a paw
    painted(svg, suit, 205, 116, 50 if suit == COINS else 58, hue)
    f = Figure(svg, 205, 150, 1, frames=[frame])
    f.fill("-20,4 -12,-8 12,-8 20,2 27,40 -16,40", coat.dark)
    f.fill("-16,4 -10,-5 10,-5 16,2 22,40 -12,40", coat.fur)
    for x in (-7, 0, 7):
        f.stroke([(x, -5), (x, 3)], coat.dark, 1.8)


def _cap(f: Figure, coat: Coat) -> None:
    # feather
    f.fill(
        "26,-52 32,-72 46,-88 64,-96 86,-96 78,-89 86,-84 74,-79 80,-72 "
        "68,-68 72,-60 58,-57 40,-42",
        PALE_GOLD,
    )
    f.fill("34,-46 44,-66 60,-82 86,-96 78,-89 86,-84 74,-79 80,-72 68,-68 72,-60 58,-57", GOLD)
    f.stroke("33,-46 44,-66 60,-82 74,-90", DARK_GOLD, 2)
    # cap
    f.fill("-44,-28 -46,-48 -28,-66 4,-70 34,-60 44,-44 42,-28 0,-38", coat.accent)
    f.fill("-44,-28 -46,-48 -28,-66 4,-70 -14,-58 -26,-34", coat.bright)
    f.fill("-46,-24 -42,-35 0,-46 42,-35 46,-24 0,-35", GOLD)
    f.fill("-44,-29 -42,-35 0,-46 42,-35 44,-29 0,-41", PALE_GOLD)
