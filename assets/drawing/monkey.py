"""The card of the monkey with her clovers, where a game has one."""

from __future__ import annotations

import math

from assets.drawing.body import PANES, card, index, window, window_frame
from assets.drawing.colours import DARK_GOLD, GOLD, MONKEY_COAT, MOON, PALE_GOLD, Coat
from assets.drawing.figure import Figure
from assets.drawing.outline import Point, arc, moved, on_circle, turned
from assets.drawing.sky import moon, stars
from assets.drawing.suits import pip
from assets.drawing.svg import Svg

PALM_DARK, PALM, PALM_LIT = "#0C3A2C", "#0F4A36", "#15604A"


def monkey(colour: str) -> Svg:
    coat = MONKEY_COAT
    svg = card()
    index(svg, "2", "C", colour)
    w = window(svg, coat.sky0, coat.sky1, 0.55)
    stars(svg, (28, 182, 5), (24, 212, 3))
    _palms(w)
    _tail(svg, coat)
    portrait(svg, w)
    _branch(svg, w, coat)
    window_frame(svg)
    return svg


def portrait(svg: Svg, w: Figure) -> None:
    """The monkey before the moon: of her, what fits a window for a court."""
    coat = MONKEY_COAT
    for radius, bright in ((84, 0.10), (72, 0.14)):
        w.fill(arc(158, 92, radius, 0, 360, 60), PALE_GOLD, bright)
    moon(
        svg, (158, 92), 62, 3, MOON, GOLD, (206, 84, 6), (112, 74, 5), (118, 118, 4), (200, 118, 4)
    )
    stars(svg, (94, 30, 6), (226, 30, 5), (226, 150, 4))
    # body
    w.fill(
        "112,140 100,176 86,214 78,252 80,290 90,318 152,318 "
        "164,296 166,262 170,226 184,186 196,150",
        coat.dark,
    )
    w.fill(
        "118,150 108,190 94,228 88,262 92,296 100,312 140,312 "
        "152,292 156,256 162,220 176,182 184,150",
        coat.fur,
    )
    w.fill(
        "134,156 122,196 110,236 108,268 116,294 132,294 140,268 146,232 158,194 168,156",
        coat.pale,
    )
    w.fill(
        "152,158 146,196 130,246 124,294 132,294 140,268 146,232 158,194 168,156",
        coat.light,
        opacity=0.35,
    )
    # arms
    w.fill("110,152 92,170 80,196 88,218 102,214 98,198 108,184 124,170", coat.dark)
    w.fill("108,158 96,172 86,196 91,210 97,208 94,196 104,180 118,168", coat.fur)
    w.fill("184,148 198,166 212,174 226,168 226,154 206,154 196,146", coat.dark)
    w.fill("188,152 200,164 212,169 220,165 218,160 204,158 195,150", coat.fur)
    _head(svg, coat)
    # clover held up
    pip(svg, "C", 214, 138, 44, DARK_GOLD)
    pip(svg, "C", 214, 137, 40, PALE_GOLD)
    w.fill("203,160 214,152 226,160 224,171 206,171", coat.dark)
    w.fill("207,161 214,156 222,161 220,168 209,168", coat.light)


def _head(svg: Svg, coat: Coat) -> None:
    f = Figure(svg, 157, 88, 0.95, 4, frames=PANES[:1])
    for side in (-1, 1):
        f.dot(side * 54, -2, 21, fill=coat.dark)
        f.dot(side * 54, -2, 16.5, fill=coat.fur)
        f.dot(side * 54, -1, 11, fill=coat.pale)
    f.fill("-10,-48 -16,-66 -3,-58 2,-74 9,-58 20,-64 14,-48", coat.dark)
    f.both("0,-54 -22,-51 -41,-36 -50,-12 -48,14 -38,36 -20,51 0,56", coat.dark)
    f.both("0,-50 -20,-47 -36,-34 -45,-11 -43,12 -34,32 -18,46 0,50", coat.fur)
    f.both("0,-20 -10,-32 -27,-31 -38,-16 -35,4 -40,22 -30,40 -12,49 0,50", coat.pale)
    f.fill(
        "0,-20 10,-32 27,-31 38,-16 35,4 40,22 30,40 12,49 0,50 8,20 4,0", coat.light, opacity=0.28
    )
    # muzzle plane
    f.both("0,6 -12,10 -24,22 -22,38 -8,45 0,46", "#FBEBCB")
    # eyes, lashes and brows
    for side in (-1, 1):
        f.dot(side * 18, -10, 10.5, fill=coat.ink)
        f.dot(side * 18, -10, 8, fill=coat.eye)
        f.dot(side * 17, -10, 5, fill=coat.ink)
        f.dot(side * 17 + 2, -12.4, 1.8, fill="#FFFFFF")
        f.stroke([(side * 26, -18), (side * 33, -22)], coat.ink, 2.2)
        f.stroke([(side * 28.5, -13), (side * 36, -14)], coat.ink, 2.2)
        f.fill([(side * 8, -22), (side * 16, -27), (side * 28, -25), (side * 18, -22.5)], coat.dark)
    f.stroke("-5,17 -2,19", coat.ink, 3)
    f.stroke("5,17 2,19", coat.ink, 3)
    f.stroke("-15,29 -8,34 0,35.5 8,34 15,29", coat.ink, 2.8)
    # clover behind the ear
    x, y = f.at(40, -42)
    pip(svg, "C", x, y, 34, PALM)
    pip(svg, "C", x, y, 29, coat.bright)


def _palms(w: Figure) -> None:
    for angle, length, colour in ((-118, 120, PALM_DARK), (-60, 110, PALM), (-88, 96, PALM_LIT)):
        w.fill(_frond(40, 350, angle, length), colour)
    for angle, length, colour in ((-130, 90, PALM_DARK), (-100, 80, PALM)):
        w.fill(_frond(160, 350, angle, length), colour)


def _frond(x: float, y: float, angle: float, length: float) -> list[Point]:
    """A palm leaf: broad in the middle, with a toothed edge."""
    steps = 14
    edge = []
    for step in range(steps + 1):
        part = step / steps
        broad = 0.10 if step % 2 else 0.20
        edge.append((part * length, -length * broad * math.sin(math.pi * part)))
    edge += [(px, -py) for px, py in reversed(edge)]
    return moved(turned(edge, angle), 1, x, y)


def _tail(svg: Svg, coat: Coat) -> None:
    """A spiral at the lower left."""
    spiral = [
        on_circle(50, 262, 7 + 24 * part, math.degrees(2.2 * math.pi * part + 0.2))
        for part in (1 - step / 59 for step in range(60))
    ]
    tail = [(104.0, 318.0), (84.0, 316.0), *spiral]
    svg.polyline(tail, stroke=coat.dark, stroke_width=12, cap="round")
    svg.polyline(tail, stroke=coat.fur, stroke_width=7, cap="round")


def _branch(svg: Svg, w: Figure, coat: Coat) -> None:
    """She sits on it, with a clover in her lower hand."""
    w.fill("13,316 60,308 120,312 170,304 170,322 120,328 60,324 13,332", "#2A1B14")
    w.fill("13,316 60,308 120,312 170,304 170,309 120,317 60,313 13,321", "#4A3020")
    for x in (96, 134):
        foot = Figure(svg, x, 302, frames=w.frames, lapped=w.lapped)
        foot.fill("-10,0 10,-2 15,14 8,20 -10,20 -14,12", coat.dark)
        foot.fill("-6,3 6,2 9,12 -8,14", coat.light)
    pip(svg, "C", 92, 216, 46, DARK_GOLD)
    pip(svg, "C", 92, 215, 42, PALE_GOLD)
    w.fill("80,222 92,214 104,222 102,234 84,234", coat.dark)
    w.fill("84,223 92,218 100,223 98,230 87,230", coat.light)
