"""The four suits of the Spanish pack: a coin of the moon, a cup, a sword, and a club of araucaria.

Each is drawn in a box of 100 by 100 about 0,0, in three tones and, where it is of metal, in gold.
They differ by outline before colour: round, broad above, pointed with a guard, and knotted.
"""

from __future__ import annotations

from typing import NamedTuple

from assets.drawing.colours import BLACK, BLUE, PALE_GOLD, RED
from assets.drawing.outline import Point, arc, crescent, number, on_circle, points, star
from assets.drawing.suits import SUITS
from assets.drawing.svg import Svg

COINS, CUPS, SWORDS, CLUBS = "oros", "copas", "espadas", "bastos"
#: By the letters with which games write them.
SPANISH = {"D": COINS, "H": CUPS, "S": SWORDS, "C": CLUBS}
#: How many breaks of the frame tell each suit.
BREAKS = {COINS: 0, CUPS: 1, SWORDS: 2, CLUBS: 3}


class Hue(NamedTuple):
    """Of a suit: its outline and its figures, its body, the side that is lit, what shines."""

    ink: str
    body: str
    light: str
    shine: str


#: The gold of coins is far from the red of cups for every eye, as the green of clubs is.
HUES = {
    COINS: Hue("#8C5E00", "#DDA632", "#F4CF6C", "#FFF0C2"),
    CUPS: Hue("#A80F38", "#CF2B4C", "#EE7480", "#FBD9C0"),
    SWORDS: Hue(BLUE, "#6FA8DE", "#CFE4F6", "#FFFFFF"),
    CLUBS: Hue("#08755E", "#249A78", "#74C9A4", "#E3F1C4"),
}
HUES_OF_TWO = {
    COINS: Hue(RED, "#DE5A4A", "#F39A80", "#FFE6D0"),
    CUPS: Hue(RED, "#D6303F", "#EE7470", "#FBD9C0"),
    SWORDS: Hue(BLACK, "#8791A6", "#D3D9E4", "#FFFFFF"),
    CLUBS: Hue(BLACK, "#4B566C", "#929CB0", "#DDE2EA"),
}


def _path(outline: list[Point], hole: bool = False) -> str:
    row = outline[::-1] if hole else outline
    return "M" + " L".join(f"{number(x)},{number(y)}" for x, y in row) + " Z"


#: The moon on the coin: in the outline a hole.
MOON_OF_COIN = crescent(-2, 0, 29, 12, -25)
SWORD = (
    "M0,-54 C6,-46 10.5,-38 10.5,-29 L10.5,13 C18,13.5 25,11 31,4 L36,9 C31,20 21,25.5 8,25.5 "
    "L7.5,35 A10.5,10.5 0 1 1 -7.5,35 L-8,25.5 C-21,25.5 -31,20 -36,9 L-31,4 "
    "C-25,11 -18,13.5 -10.5,13 L-10.5,-29 C-10.5,-38 -6,-46 0,-54 Z"
)
CUP = (
    "M-39,-46 C-14,-51 14,-51 39,-46 C42,-18 31,6 9,13 L8,18 C15,20 15,28 8,30 "
    "C10,37 17,41 30,44 L30,51 L-30,51 L-30,44 C-17,41 -10,37 -8,30 C-15,28 -15,20 -8,18 "
    "L-9,13 C-31,6 -42,-18 -39,-46 Z"
)
CLUB = (
    "M-8,52 C-9,40 -11,30 -13,20 L-22,15 C-27,12 -24,2 -18,3 L-15,4 C-18,-6 -24,-15 -25,-28 "
    "C-26,-45 -14,-53 -1,-53 C12,-53 24,-45 23,-30 C22.5,-24 21,-20 19,-15 L25,-20 "
    "C30,-23 36,-15 32,-11 L15,4 C13,20 10,38 8,52 C5,55 -5,55 -8,52 Z"
)
#: What is set in gold is filled, the moon of the coin too.
_DISC = _path(arc(0, 0, 47, 0, 360, 48)[:-1])
OUTLINES = {COINS: _DISC, CUPS: CUP, SWORDS: SWORD, CLUBS: CLUB}
SUITS |= OUTLINES | {COINS: f"{_DISC} {_path(MOON_OF_COIN, hole=True)}"}
#: From this size on a coin has pearls round its moon; on a smaller one they would flicker.
PEARLED = 80
#: How each leans, in degrees.
LEAN = {CLUBS: 16}


def painted(
    svg: Svg, suit: str, x: float, y: float, size: float, hue: Hue, turned: bool = False
) -> None:
    turn = (180 if turned else 0) + LEAN.get(suit, 0)
    turning = f"rotate({turn}) " if turn else ""
    place = f"translate({number(x)} {number(y)}) {turning}scale({number(size / 100)})"
    with svg.group(place):
        PAINTERS[suit](svg, hue)
        if suit == COINS and size >= PEARLED:
            for pearl in range(16):
                svg.circle(*on_circle(0, 0, 36, pearl * 22.5), 2.6, fill=hue.shine)


def _coin(svg: Svg, hue: Hue) -> None:
    svg.circle(0, 0, 47, fill=hue.ink)
    svg.circle(0, 0, 41, fill=hue.body)
    svg.circle(0, 0, 31, fill=hue.ink)
    svg.circle(0, 0, 28, fill=hue.light)
    svg.polygon(crescent(-1, 0, 24, 11, -25), fill=hue.ink)
    svg.polygon(star(11, -4, 10, 0.3), fill=hue.ink)


def _cup(svg: Svg, hue: Hue) -> None:
    svg.path(CUP, fill=hue.ink)
    svg.path(
        "M-33.5,-38 L33.5,-38 C34,-18 26,1 7,8 L-7,8 C-26,1 -34,-18 -33.5,-38 Z", fill=hue.body
    )
    svg.path(
        "M-33.5,-38 L-12,-38 C-14,-18 -12,-4 -4,8 L-7,8 C-26,1 -34,-18 -33.5,-38 Z", fill=hue.light
    )
    svg.ellipse(0, -43.5, 33, 2.6, fill=hue.shine)
    svg.polygon(star(6, -17, 15, 0.3), fill=hue.shine)
    svg.path(
        "M-8,21.5 C-3,20 3,20 8,21.5 C10.5,23 10.5,25 8,26.5 C3,28 -3,28 -8,26.5 Z", fill=hue.shine
    )
    svg.path("M-3,32 L3,32 C5,39 12,43 24,46 L-24,46 C-12,43 -5,39 -3,32 Z", fill=hue.body)
    svg.path("M-3,32 L0,32 C0,39 -4,43 -8,46 L-24,46 C-12,43 -5,39 -3,32 Z", fill=hue.light)


def _sword(svg: Svg, hue: Hue) -> None:
    svg.path(SWORD, fill=hue.ink)
    svg.path("M0,-46 C4,-39 6,-34 6,-28 L6,13.5 L0,13.5 Z", fill=hue.body)
    svg.path("M0,-46 C-4,-39 -6,-34 -6,-28 L-6,13.5 L0,13.5 Z", fill=hue.light)
    svg.path(
        "M-31,10 C-24,16.5 -13,17.5 0,17.5 C13,17.5 24,16.5 31,10 C27,18 18,21.5 7,21.5 "
        "L-7,21.5 C-18,21.5 -27,18 -31,10 Z",
        fill=hue.shine if hue.ink == BLACK else PALE_GOLD,
    )
    svg.rect(-3.6, 25, 7.2, 10, fill=hue.body)
    svg.circle(0, 42.5, 6, fill=PALE_GOLD)


def _club(svg: Svg, hue: Hue) -> None:
    svg.path(CLUB, fill=hue.ink)
    svg.path(
        "M-5,49 C-6,37 -8,26 -10,17 L-18,11 L-17,7.5 L-10,10 C-14,-6 -20,-15 -21,-28 "
        "C-21,-42 -11,-48.5 -1,-48.5 C9,-48.5 19,-42 19,-30 C18,-20 14,-12 13,-4 "
        "L25,-15 L28,-12 L11,3 C9,20 7,36 5,49 Z",
        fill=hue.body,
    )
    svg.path(
        "M-5,49 C-6,37 -8,26 -10,17 L-18,11 L-17,7.5 L-10,10 C-14,-6 -20,-15 -21,-28 "
        "C-21,-42 -11,-48.5 -1,-48.5 C-8,-40 -11,-26 -7,-10 C-4,4 -2,26 -2,49 Z",
        fill=hue.light,
    )
    for x, y, wide, high in ((5, -30, 6, 8), (-6, -14, 3.6, 5), (4, 8, 3.4, 5)):
        svg.ellipse(x, y, wide, high, fill=hue.ink)
        svg.ellipse(x, y, wide * 0.5, high * 0.5, fill=hue.light)
    for y in (24, 32):
        svg.polygon([(-10, y), (10, y - 1), (9.4, y + 4), (-9.4, y + 5)], fill=PALE_GOLD)
    for end in ("-22.5,12 -22,5.5 -17,6 -18,12", "24,-17 27.5,-18.5 31,-14 28,-11"):
        svg.polygon(points(end), fill=hue.shine)


PAINTERS = {COINS: _coin, CUPS: _cup, SWORDS: _sword, CLUBS: _club}
