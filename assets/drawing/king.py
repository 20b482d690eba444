"""The king: the alpha of the pack, head on, in a crown before the full moon."""

from __future__ import annotations

from assets.drawing.colours import DARK_GOLD, GOLD, MOON_GLOW, PALE_GOLD, Coat
from assets.drawing.figure import Figure
from assets.drawing.outline import Outline, Point, cut, on_circle, points
from assets.drawing.sky import moon
from assets.drawing.suits import pip
from assets.drawing.svg import Svg

#: Few and dim: behind the mane more would be a flicker on a small card.
RAYS = 22
TUFTS = 9


def king(svg: Svg, coat: Coat, suit: str, frame: Outline) -> None:
    _rays(svg, frame)
    moon(svg, (160, 88), 60, 4, MOON_GLOW, PALE_GOLD)
    f = Figure(svg, 160, 98, frames=[frame])
    _mane(f, coat)
    # ears
    f.both("-14,-36 -47,-80 -60,-16 -40,-14", coat.dark)
    f.both("-24,-36 -45,-67 -54,-22 -40,-20", coat.fur)
    f.both("-30,-34 -43.5,-55 -49,-24", coat.accent)
    head(f, coat)
    _crown(f, coat, suit)


def _rays(svg: Svg, frame: Outline) -> None:
    step = 360 / RAYS
    for at in range(RAYS):
        middle, half = 3 + at * step, step * 0.22
        ray = [
            on_circle(160, 92, 62, middle - half * 0.6),
            on_circle(160, 92, 160, middle - half),
            on_circle(160, 92, 160, middle + half),
            on_circle(160, 92, 62, middle + half * 0.6),
        ]
        svg.polygon(cut(ray, frame), fill=GOLD, fill_opacity=0.26)


def _mane(f: Figure, coat: Coat) -> None:
    """Tufts from the upper left round to straight down, in three tones."""
    tufts: list[Point] = []
    for half_step in range(2 * TUFTS - 1):
        part = half_step / (2 * TUFTS - 2)
        reach = 64 + 8 * (half_step - 1) / (2 * TUFTS - 2) if half_step % 2 else 84 + 10 * part
        x, y = on_circle(0, 0, reach, 200 - 110 * part)
        tufts.append((x, -8 + y * 1.06))
    f.both([*points("0,-30 -50,-34"), *tufts, (0, 60)], coat.dark)
    for size, down, colour in ((0.84, -2, coat.fur), (0.68, 2, coat.light)):
        f.both([(0, -30), *((x * size, down + y * size) for x, y in tufts), (0, 60)], colour)


def head(f: Figure, coat: Coat) -> None:
    """Head on, without ears: also of the ace of spades and of the back."""
    # skull and cheeks
    f.both(
        "0,-40 -16,-41 -40,-30 -54,-14 -57,0 -66,16 -53,18 -56,34 -40,34 -36,48 -22,46 -12,60 0,64",
        coat.fur,
    )
    # cheek light
    f.both("-57,0 -66,16 -53,18 -56,34 -40,34 -36,48 -22,46 -24,22 -40,6", coat.light)
    f.both("-30,12 -52,14 -50,30 -38,29 -33,42 -22,42 -20,20", coat.pale)
    # forehead, two planes
    f.both("0,-40 -16,-41 -22,-24 -9,-2 0,2", coat.dark)
    f.fill("0,-40 16,-41 22,-24 9,-2 0,2", coat.fur, opacity=0.35)
    # brows
    f.both("-13,-8 -22,-24 -44,-18 -36,-8 -24,-11", coat.pale)
    # bridge of the nose
    f.both("0,0 -10,-4 -12,12 -15,34 0,36", coat.light)
    f.fill("0,0 10,-4 12,12 15,34 0,36", coat.fur, opacity=0.45)
    # muzzle
    f.both("-12,12 -15,34 0,36 0,64 -12,60 -22,46 -24,22", coat.pale)
    # eyes
    f.both("-11,5 -23,-9 -44,-12 -38,-1 -26,6", coat.ink)
    f.both("-14,3 -24,-6 -38,-8 -34,-1 -26,3.5", coat.eye)
    f.dot(-25.5, -2, 3.9, fill=coat.ink)
    f.dot(25.5, -2, 3.9, fill=coat.ink)
    f.dot(-24, -3.5, 1.3, fill="#FFFFFF")
    f.dot(27, -3.5, 1.3, fill="#FFFFFF")
    # nose and mouth
    f.fill("-13,31 13,31 10,42 0,49 -10,42", coat.ink)
    f.fill("-9,33 9,33 6.5,35.5 -6.5,35.5", coat.light, opacity=0.8)
    f.stroke("0,48 0,54 -12,57", coat.ink, 2.2)
    f.stroke("0,54 12,57", coat.ink, 2.2)


def _crown(f: Figure, coat: Coat, suit: str) -> None:
    f.fill("-36,-36 -42,-66 -22,-52 -14,-72 0,-54 14,-72 22,-52 42,-66 36,-36 0,-28", DARK_GOLD)
    f.fill("-33,-38 -39,-60 -21,-48 -13,-66 0,-50 13,-66 21,-48 39,-60 33,-38 0,-31", GOLD)
    f.fill("-33,-38 0,-31 33,-38 34.5,-44 0,-37 -34.5,-44", PALE_GOLD)
    for pearl_x, pearl_y in ((-41, -66), (-14, -73), (14, -73), (41, -66)):
        f.dot(pearl_x, pearl_y, 4, fill=PALE_GOLD)
    x, y = f.at(0, -50)
    pip(f.svg, suit, x, y - 8 * f.size, 20 * f.size, coat.accent)
