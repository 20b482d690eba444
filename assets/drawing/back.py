"""The back: scales of small moons around two wolves that share one moon."""

from __future__ import annotations

from assets.drawing.body import HEIGHT, MIDDLE_X, MIDDLE_Y, WIDTH
from assets.drawing.colours import BACK_COAT, EDGE, GOLD
from assets.drawing.figure import Figure
from assets.drawing.king import head
from assets.drawing.outline import arc, closed, crescent, cut, points, star
from assets.drawing.svg import Svg

FRAME = points("22,12 228,12 238,22 238,328 228,338 22,338 12,328 12,22")
SCALE = 20.55
#: The arcs of a scale: how much smaller than it, and how bright.
ARCS = ((1.6, 0.50), (7.6, 0.32), (13.4, 0.20))
LINE = 1.7
CRATER = "#DDC486"


def back() -> Svg:
    coat = BACK_COAT
    svg = Svg(WIDTH, HEIGHT)
    svg.rect(
        1.25, 1.25, WIDTH - 2.5, HEIGHT - 2.5, 17, fill="#F6EDD8", stroke=EDGE, stroke_width=2.5
    )
    night = svg.radial(MIDDLE_X, MIDDLE_Y, 210, [(0, coat.sky1), (1, coat.sky0)])
    svg.polygon(FRAME, fill=night)
    for _ in svg.both_ways_up():
        _scales(svg)
    _medallion(svg)
    svg.polyline(closed(FRAME), stroke=GOLD, stroke_width=3, join="miter")
    inner = [(x + (4 if x < MIDDLE_X else -4), y + (4 if y < MIDDLE_Y else -4)) for x, y in FRAME]
    svg.polyline(closed(inner), stroke=GOLD, stroke_width=1.4, stroke_opacity=0.6, join="miter")
    return svg


def _scales(svg: Svg) -> None:
    """Of the upper half."""
    for row in range(8):
        for column in range(-1, 7):
            x = 12 + column * 2 * SCALE + (SCALE if row % 2 else 0)
            y = 12 + (row + 1) * SCALE
            for less, bright in ARCS:
                radius = SCALE - less
                line = arc(x, y, radius, 180, 360, 16) + arc(x, y, radius - LINE, 360, 180, 16)
                svg.polygon(cut(line, FRAME), fill=GOLD, fill_opacity=bright)


def _medallion(svg: Svg) -> None:
    coat, x, y = BACK_COAT, MIDDLE_X, MIDDLE_Y
    svg.polygon(arc(x, y, 97, 0, 360, 72), fill=coat.sky0)
    svg.circle(x, y, 95, stroke=GOLD, stroke_width=3)
    svg.circle(x, y, 88.5, stroke=GOLD, stroke_width=1.8)
    for ray in range(36):
        start, end = ray * 10 + 3.5, ray * 10 + 6.5
        svg.polygon(
            arc(x, y, 30, start, start, 1)[:1]
            + arc(x, y, 86, start, end, 1)
            + arc(x, y, 30, end, end, 1)[:1],
            fill=GOLD,
            fill_opacity=0.30,
        )
    for _ in svg.both_ways_up():
        f = Figure(svg, 125, 131, 0.56)
        f.both("-14,-36 -44,-78 -58,-16 -40,-12", coat.fur)
        f.both("-26,-34 -42.5,-62 -51,-24", coat.accent)
        head(f, coat)
    svg.circle(x, y, 13, fill=GOLD)
    svg.circle(x, y, 10.5, fill=coat.bright)
    for right, down, radius in ((3, -3, 2.2), (-3.5, 3, 1.7), (4, 5, 1.2)):
        svg.circle(x + right, y + down, radius, fill=CRATER)
    for side, turn in ((-1, 180), (1, 0)):
        svg.polygon(crescent(x + side * 58, y, 15, 6.2, turn), fill=coat.bright)
        svg.polygon(star(x + side * 32, y, 6), fill=coat.bright)
