"""Court cards: a night window, and in each half of it one wolf of the pack."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.drawing.body import MIDDLE_X, MIDDLE_Y, card, index, window, window_frame
from assets.drawing.colours import GOLD, PALE_GOLD, Coat
from assets.drawing.jack import jack
from assets.drawing.king import king
from assets.drawing.outline import Outline, cut_along, number
from assets.drawing.queen import queen
from assets.drawing.suits import pip
from assets.drawing.svg import Svg

WOLVES: dict[str, Callable[[Svg, Coat, str, Outline], None]] = {
    "J": jack,
    "Q": queen,
    "K": king,
}
#: The upper half of the window. Its slanting foot lies under the sash.
UPPER_HALF = "80,13 229,13 237,21 237,186 157,186 80,159.4"
#: The sash that parts the halves runs from notch to notch.
SASH = (73, 157), (177, 193)


def court(rank: str, shown: str, suit: str, colour: str, coat: Coat) -> Svg:
    svg = card()
    index(svg, shown, suit, colour)
    window(svg, coat.sky0, coat.sky1)
    for _ in svg.both_ways_up():
        WOLVES[rank](svg, coat, suit, UPPER_HALF)
    sash(svg, coat, suit)
    window_frame(svg)
    return svg


def sash(svg: Svg, coat: Coat, suit: str) -> None:
    (x1, y1), (x2, y2) = SASH
    slant = math.atan2(y2 - y1, x2 - x1)
    along, down = math.cos(slant), math.sin(slant)
    for half, colour in ((10, GOLD), (7.2, coat.sky0)):
        beyond = 40
        band = [
            (x1 + down * half - along * beyond, y1 - along * half - down * beyond),
            (x2 + down * half + along * beyond, y2 - along * half + down * beyond),
            (x2 - down * half + along * beyond, y2 + along * half + down * beyond),
            (x1 - down * half - along * beyond, y1 + along * half - down * beyond),
        ]
        band = cut_along(band, (230, 0), (0, 230))
        svg.polygon(cut_along(band, (0, 370), (370, 0)), fill=colour)
    for stone in (-2, -1, 1, 2):
        x, y = MIDDLE_X + along * stone * 18.5, MIDDLE_Y + down * stone * 18.5
        turn = number(math.degrees(slant))
        with svg.group(f"translate({number(x)} {number(y)}) rotate({turn})"):
            svg.polygon("-6.5,0 0,-4.5 6.5,0 0,4.5", fill=coat.accent)
    svg.circle(MIDDLE_X, MIDDLE_Y, 13.5, fill=GOLD)
    svg.circle(MIDDLE_X, MIDDLE_Y, 11, fill=coat.sky0)
    pip(svg, suit, MIDDLE_X, MIDDLE_Y, 15, PALE_GOLD)
