"""The caballo: the horse that carries the pack's banner through the night."""

from __future__ import annotations

from assets.drawing.colours import DARK_GOLD, GOLD, MOON_GLOW, PALE_GOLD, Coat
from assets.drawing.figure import Figure
from assets.drawing.outline import Outline, cut
from assets.drawing.sky import moon, stars
from assets.drawing.spanish_suits import Hue
from assets.drawing.suits import pip
from assets.drawing.svg import Svg


def caballo(svg: Svg, coat: Coat, suit: str, hue: Hue, frame: Outline) -> None:
    moon(svg, (176, 74), 54, 3.5, MOON_GLOW, GOLD, (210, 58, 7), (206, 96, 5), (164, 36, 5))
    stars(svg, (228, 28, 5), (226, 150, 4), (132, 26, 3.5))
    hills = "80,140 100,122 124,146 150,128 196,150 237,124 237,190 80,190"
    svg.polygon(cut(hills, frame), fill=coat.sky0)
    f = Figure(svg, 166, 100, 0.98, frames=[frame])
    # mane behind
    f.fill(
        "10,-58 30,-64 50,-54 46,-46 66,-34 58,-28 78,-8 66,-6 84,20 70,20 86,48 72,46 84,92 "
        "50,92 30,0 20,-40",
        coat.dark,
    )
    # far ear
    f.fill("-6,-46 0,-78 12,-48", coat.dark)
    # neck and chest
    f.fill("12,-46 34,-38 50,-10 60,24 68,92 -30,92 -22,62 -4,40 4,16", coat.fur)
    f.fill("-30,92 -22,62 -4,40 4,16 14,10 12,40 2,66 2,92", coat.dark)
    f.fill("34,-38 50,-10 60,24 68,92 44,92 42,40 36,0", coat.light)
    # head
    f.fill(
        "8,-50 28,-40 30,-10 20,14 4,24 -14,28 -30,44 -46,49 -60,42 -62,28 -44,2 -26,-28 -12,-46",
        coat.fur,
    )
    # forehead and bridge of the nose in the light
    f.fill("-12,-46 -26,-28 -44,2 -62,28 -52,28 -32,4 -12,-22 2,-44", coat.light)
    # cheek
    f.fill("26,-34 30,-10 20,14 4,24 -10,12 -4,-8 10,-26", coat.light)
    f.fill("30,-10 20,14 4,24 -10,12 2,14 14,6 22,-8", coat.dark)
    # muzzle
    f.fill("-62,28 -60,42 -46,49 -30,44 -22,35 -32,20 -46,18", coat.pale)
    f.fill("-60,42 -46,49 -30,44 -24,37 -36,39 -48,42", coat.light)
    f.fill("-57,30 -51,27 -48,31 -53,36", coat.ink)
    f.stroke("-60,41 -48,41 -38,38", coat.ink, 2.2)
    # eye
    f.fill("-16,-18 -8,-26 4,-24 6,-16 -6,-13", coat.ink)
    f.fill("-12,-18.5 -7,-23 1,-21.5 2,-17 -5,-15.5", coat.eye)
    f.dot(-4.5, -19, 3, fill=coat.ink)
    f.dot(-3.6, -20.4, 1.1, fill="#FFFFFF")
    f.stroke("-18,-22 -9,-30 4,-28", coat.dark, 2.6)
    # near ear
    f.fill("6,-46 18,-84 30,-42 18,-40", coat.dark)
    f.fill("10,-46 18,-73 26,-43 18,-42", coat.fur)
    f.fill("14,-46 18.5,-63 22,-44", coat.accent)
    # forelock, and mane on the near side
    f.fill("4,-50 14,-54 2,-38 0,-24 -8,-34 -10,-22 -18,-36 -10,-48", coat.dark)
    f.fill(
        "22,-48 36,-48 32,-36 50,-30 42,-20 60,-6 48,-2 66,20 54,20 "
        "70,44 58,40 66,66 48,50 44,20 34,-10",
        coat.ink,
    )
    f.fill("24,-46 32,-44 36,-26 46,-4 52,18 58,38 48,30 42,8 32,-18", coat.dark)
    _bridle(svg, f, coat, suit)


def _bridle(svg: Svg, f: Figure, coat: Coat, suit: str) -> None:
    for width, colour in ((6.4, DARK_GOLD), (3.6, PALE_GOLD)):
        f.stroke("-42,3 -30,26 -24,38", colour, width)
        f.stroke("-29,27 8,-4 22,-38", colour, width)
        f.stroke("-18,-34 0,-33 24,-38", colour, width)
    # rein
    f.stroke("-27,33 -4,46 30,44 66,58", coat.accent, 4.4)
    f.stroke("-27,33 -4,46 30,44 66,58", coat.bright, 1.8)
    f.dot(-28, 30, 6, fill=GOLD)
    f.dot(-28, 30, 3, fill=coat.sky0)
    f.dot(9, -6, 12.5, fill=GOLD)
    f.dot(9, -6, 10, fill=coat.sky0)
    pip(svg, suit, *f.at(9, -6), 14 * f.size, PALE_GOLD)
