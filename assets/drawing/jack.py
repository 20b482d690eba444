"""The jack: the young one, learning to howl at a full moon."""

from __future__ import annotations

from assets.drawing.colours import GOLD, MOON_GLOW, PALE_GOLD, Coat
from assets.drawing.figure import Figure
from assets.drawing.outline import Outline, cut
from assets.drawing.sky import moon, stars
from assets.drawing.suits import pip
from assets.drawing.svg import Svg


def jack(svg: Svg, coat: Coat, suit: str, frame: Outline) -> None:
    craters = (208, 78, 8), (188, 94, 5), (158, 48, 6), (216, 56, 4)
    moon(svg, (184, 64), 47, 3.5, MOON_GLOW, GOLD, *craters)
    stars(svg, (98, 34, 7), (124, 26, 3.5), (98, 96, 4), (228, 26, 4))
    # far ridges
    svg.polygon(
        cut("80,140 96,112 112,132 130,120 150,150 190,128 206,142 237,116 237,190 80,190", frame),
        fill=coat.sky0,
    )
    svg.polygon(
        cut("190,128 206,142 237,116 237,150 212,168", frame), fill=coat.accent, fill_opacity=0.30
    )
    f = Figure(svg, 156, 104, 0.96, frames=[frame])
    # far ear
    f.fill("-26,-34 -66,-58 -40,-14", coat.dark)
    # neck and chest
    f.fill("-38,-12 -46,12 -54,38 -60,64 -66,100 56,100 46,64 30,34 20,10 18,-6 -10,-20", coat.fur)
    f.fill("-38,-12 -46,12 -54,38 -60,64 -66,100 -40,100 -30,40 -22,4", coat.dark)
    f.fill("18,-6 20,10 30,34 46,64 56,100 14,100 20,74 8,66 14,48 2,40 10,24 0,14 8,2", coat.pale)
    # head
    f.fill("-40,-12 -28,-34 -10,-46 6,-48 24,-40 22,-10 8,8 -14,4 -26,2", coat.fur)
    f.fill("-28,-34 -10,-46 6,-48 2,-34 -14,-26 -26,-14 -40,-12", coat.dark)
    # cheek
    f.fill("4,-22 20,-32 20,-6 10,10 2,0 -8,12 -12,-2 -24,4 -20,-12", coat.light)
    # open mouth, lower jaw
    f.fill("16,-32 34,-54 50,-66 62,-54 46,-40 26,-26", coat.ink)
    f.fill("20,-31 38,-43 55,-57 64,-55 62,-46 46,-30 20,-4 12,-14", coat.light)
    f.fill("20,-31 38,-43 55,-57 59,-56 40,-38 22,-24", coat.pale)
    f.fill("32,-43 46,-55 51,-54 38,-42", coat.accent)
    # muzzle
    f.fill("-10,-46 6,-48 32,-78 44,-82 46,-76 20,-46 2,-34", coat.fur)
    f.fill("2,-34 20,-46 46,-76 54,-70 48,-62 32,-48 18,-30 4,-22", coat.light)
    f.fill("14,-30 30,-46 47,-61 53,-69 48,-62 32,-48 20,-33", coat.pale)
    f.fill("32,-78 42,-86 54,-84 57,-74 52,-68 44,-74", coat.ink)
    f.fill("39,-80 44,-83.5 51,-82 45,-79", coat.light, opacity=0.8)
    # closed eye
    f.stroke("-8,-26 -3,-24 3,-26 7,-32", coat.ink, 3)
    f.stroke("-8,-26 -13,-24", coat.ink, 2.2)
    f.fill("-12,-34 -2,-40 6,-42 2,-37 -8,-31", coat.pale)
    # near ear, laid back
    f.fill("-18,-34 -76,-40 -34,-4", coat.dark)
    f.fill("-24,-31 -68,-37 -34,-10", coat.fur)
    f.fill("-32,-28 -60,-34 -36,-15", coat.accent)
    # scarf with the suit
    f.fill("-54,24 -30,30 0,32 26,18 36,36 8,54 -28,54 -60,44", coat.accent)
    f.fill("-54,24 -30,30 0,32 26,18 29.5,24 2,39 -30,38 -56,31", coat.bright)
    f.fill("-52,38 -70,44 -76,66 -62,60 -56,72 -44,50", coat.accent)
    f.fill("-52,38 -70,44 -76,66 -71,63 -65,48 -48,43", coat.bright)
    f.dot(-6, 44, 12.5, fill=GOLD)
    f.dot(-6, 44, 10, fill=coat.sky0)
    pip(svg, suit, *f.at(-6, 44), 13.5, PALE_GOLD)
