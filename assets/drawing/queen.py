"""The queen: the loba in profile before a crescent, with headband and pearls."""

from __future__ import annotations

import math

from assets.drawing.colours import DARK_GOLD, GOLD, PALE_GOLD, Coat
from assets.drawing.figure import Figure
from assets.drawing.outline import Outline, arc, crescent, cut
from assets.drawing.sky import stars
from assets.drawing.suits import pip
from assets.drawing.svg import Svg


def queen(svg: Svg, coat: Coat, suit: str, frame: Outline) -> None:
    # rings around the corner, like the light of a moon behind it
    for radius in (150, 132, 114, 96, 78):
        ring = arc(237, 13, radius, 90, 180, 30) + arc(237, 13, radius - 3.2, 180, 90, 30)
        svg.polygon(cut(ring, frame), fill=GOLD, fill_opacity=0.24)
    svg.polygon(crescent(172, 84, 62, 24, 20), fill=PALE_GOLD)
    stars(svg, (98, 34, 7), (116, 60, 4), (94, 92, 4.5), (224, 40, 6), (222, 150, 4))
    f = Figure(svg, 166, 98, frames=[frame])
    # far ear
    f.fill("-8,-36 2,-80 16,-46", coat.dark)
    # body
    f.fill("30,-44 46,-20 60,14 72,48 80,90 -40,90 -34,62 -14,44 -4,26 0,-10", coat.fur)
    f.fill("30,-44 46,-20 60,14 72,48 80,90 58,90 50,50 38,12 24,-16", coat.dark)
    # throat in pale steps
    f.fill("-4,26 -14,44 -34,62 -40,92 34,92 36,60 26,34 12,22", coat.light)
    f.fill("-6,32 -14,44 -34,62 -40,92 10,92 16,70 8,68 14,52 4,52 8,38", coat.pale)
    # head
    f.fill(
        "-22,-24 -10,-34 4,-45 32,-44 42,-16 36,-4 40,8 30,10 30,26 18,22 10,36 -4,30 -24,34 -30,8",
        coat.fur,
    )
    f.fill("-10,0 8,-8 26,-6 36,-4 40,8 30,10 30,26 18,22 10,36 -4,30 -16,22", coat.light)
    # top of the muzzle, side, jaw
    f.fill("-64,-2 -36,-13 -22,-24 -10,-34 -2,-24 -20,-8 -58,6", coat.light)
    f.fill("-22,-24 -10,-34 4,-45 14,-45 6,-28 -8,-20 -20,-8 -30,-9", coat.dark)
    f.fill("-58,6 -20,-8 -8,-4 -12,16 -26,22 -50,19 -66,13", coat.pale)
    f.fill("-50,19 -26,22 -12,16 -4,30 -24,35 -54,29 -57,23", coat.pale)
    f.fill("-54,29 -24,35 -4,30 -8,26 -26,30 -55,25", coat.light)
    f.stroke("-65,13 -50,18.5 -28,21 -18,15", coat.ink, 2.4)
    # nose
    f.fill("-69,3 -64,-5 -54,-4 -53,3 -60,11 -67,11", coat.ink)
    f.fill("-66,0 -63,-3 -57,-2.5 -58,0", coat.light, opacity=0.8)
    # eye, lowered lid and lash
    f.fill("-18,-9 -10,-17 4,-19 0,-9 -8,-6", coat.ink)
    f.fill("-15,-9.5 -9,-13.5 1,-15 -2,-10 -8,-8", coat.eye)
    f.dot(-6.4, -11.6, 3, fill=coat.ink)
    f.stroke("-19,-9 -10,-17 5,-19.5 13,-25", coat.ink, 2.6)
    f.stroke("6,-17 13,-18.5", coat.ink, 2)
    # near ear
    f.fill("8,-42 26,-86 44,-26 28,-34", coat.dark)
    f.fill("14,-42 26,-75 37,-34 26,-37", coat.fur)
    f.fill("19,-42 26,-64 32,-39 26,-40", coat.accent)
    # headband with the suit set in a disc
    f.fill("-15,-30 -10,-37 4,-42 22,-34 38,-14 42,-2 36,0 28,-14 16,-27 4,-33", GOLD)
    f.fill("-13,-33.2 -10,-37 4,-42 22,-34 38,-14 41,-5 36,-15 22,-30 4,-38", PALE_GOLD)
    f.dot(10, -36, 12.5, fill=GOLD)
    f.dot(10, -36, 10, fill=coat.sky0)
    pip(svg, suit, *f.at(10, -36), 13.5, PALE_GOLD)
    # drop earring
    f.stroke("39,-2 40,10", PALE_GOLD, 1.8)
    f.fill("40,8 45,18 40,26 35,18", coat.bright)
    # pearls
    for pearl in range(9):
        part = pearl / 8
        x = -24 + 74 * part
        y = 56 + 22 * math.sin(math.pi * (part * 0.8 + 0.1)) - 6 * part
        f.dot(x, y, 4.1, fill=DARK_GOLD)
        f.dot(x, y, 3.4, fill="#FBF3DF")
    f.fill("8,78 14,86 20,78 14,70", GOLD)
