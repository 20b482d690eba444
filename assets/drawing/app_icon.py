"""The icon of the window: the young wolf howling in the moon, as in the O of the logo.

In few and broad planes, for it must be read at 32 pixels.
"""

from __future__ import annotations

from assets.drawing.colours import GOLD
from assets.drawing.figure import Figure
from assets.drawing.outline import arc
from assets.drawing.svg import Stop, Svg

SIZE = 128
NIGHT = "#0B1F2A"
MOONLIGHT: list[Stop] = [(0, "#FFF8E2"), (1, "#F0D898")]


def app_icon() -> Svg:
    svg = Svg(SIZE, SIZE)
    night = svg.linear(0, 0, 0, SIZE, [(0, "#1B5A60"), (1, "#07131A")])
    svg.rect(2, 2, SIZE - 4, SIZE - 4, 28, fill=night, stroke=GOLD, stroke_width=4)
    x, y, radius = 64, 64, 50
    light = svg.linear(x - radius, y - radius, x + radius, y + radius, MOONLIGHT)
    svg.circle(x, y, radius, fill=light)
    for crater_x, crater_y, crater in ((91, 40, 7), (97, 73, 5), (44, 33, 5)):
        svg.circle(crater_x, crater_y, crater, fill="#E6CD92")
    f = Figure(svg, 52, 75, 0.53, frames=[arc(x, y, radius, 0, 360, 72)[:-1]])
    f.fill("-38,-12 -46,12 -56,38 -70,64 -100,100 86,100 56,70 34,40 22,12 18,-6 -10,-20", NIGHT)
    # ears, laid back but standing off the neck
    f.fill("-34,-16 -60,-66 -8,-44", NIGHT)
    f.fill("-18,-34 -80,-36 -34,0", NIGHT)
    f.fill(
        "-40,-12 -28,-34 -10,-47 8,-52 30,-80 40,-88 54,-86 59,-75 52,-62 36,-44 "
        "52,-52 58,-44 46,-26 26,-6 10,10 -14,6",
        NIGHT,
    )
    # what the moon lights: throat, muzzle and jaw
    lit = "#3C7F89"
    f.fill("18,-6 22,12 34,40 56,70 86,100 40,100 22,74 10,62 8,40 6,24 4,8", lit)
    f.fill("10,-36 24,-50 46,-78 54,-74 47,-62 34,-46 22,-32", lit)
    return svg
