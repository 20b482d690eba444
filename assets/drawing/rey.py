"""The rey: the alpha of the pack, with the seal of the suit on the chain before the mane."""

from __future__ import annotations

from assets.drawing.colours import DARK_GOLD, GOLD, PALE_GOLD, Coat
from assets.drawing.figure import Figure
from assets.drawing.king import king
from assets.drawing.outline import Outline
from assets.drawing.spanish_suits import COINS, Hue, painted
from assets.drawing.svg import Svg


def rey(svg: Svg, coat: Coat, suit: str, hue: Hue, frame: Outline) -> None:
    king(svg, coat, suit, frame)
    f = Figure(svg, 0, 0, frames=[frame])
    f.fill("237,112 228,126 216,134 219,139 232,131 237,124", DARK_GOLD)
    f.fill("237,112 228,126 216,134 217.5,136.5 230,128 237,117", PALE_GOLD)
    f.dot(209, 157, 26, fill=GOLD)
    f.dot(209, 157, 23, fill=coat.sky0)
    painted(svg, suit, 209, 157, 34 if suit == COINS else 38, hue)
