"""Jokers: a lone wolf howls at the moon. A crescent and stars stand in place of an index."""

from __future__ import annotations

from assets.drawing.body import COLUMN, SUIT_Y, card, window, window_frame
from assets.drawing.colours import (
    DARK_GOLD,
    GOLD,
    MOON,
    PALE_GOLD,
    VIOLET,
    VIOLET_COAT,
    WINE,
    WINE_COAT,
    Coat,
)
from assets.drawing.figure import Figure
from assets.drawing.outline import arc, crescent, star
from assets.drawing.sky import moon, stars
from assets.drawing.svg import Svg

#: The two jokers of a deck: their colour and what the wolf wears.
JOKERS: dict[str, tuple[str, Coat]] = {
    "joker_1": (VIOLET, VIOLET_COAT),
    "joker_2": (WINE, WINE_COAT),
}


def joker(name: str) -> Svg:
    colour, coat = JOKERS[name]
    svg = card()
    for _ in svg.both_ways_up():
        svg.polygon(crescent(42, 54, 34, 13.5, 25), fill=colour)
        svg.polygon(star(50, 50, 15, 0.30), fill=colour)
        svg.polygon(star(COLUMN, SUIT_Y, 28, 0.36), fill=colour)
    w = window(svg, coat.sky0, coat.sky1, 0.62)
    _night(svg, w, coat)
    _wolf(svg, w, coat)
    window_frame(svg)
    return svg


def _night(svg: Svg, w: Figure, coat: Coat) -> None:
    # halo of the moon in thin steps
    for radius, bright in ((112, 0.10), (94, 0.12), (78, 0.16)):
        w.fill(arc(164, 92, radius, 0, 360, 60), PALE_GOLD, bright)
    moon(
        svg,
        (164, 92),
        62,
        3,
        MOON,
        GOLD,
        (190, 66, 9),
        (148, 58, 6),
        (206, 100, 6.5),
        (132, 122, 8),
        (124, 84, 5),
        (182, 92, 4),
    )
    stars(
        svg,
        (98, 34, 6),
        (92, 60, 3),
        (226, 28, 4),
        (228, 168, 5),
        (30, 184, 6),
        (52, 200, 3),
        (26, 226, 3.4),
    )
    # far ridges
    w.fill(
        "13,262 40,236 60,252 90,222 118,250 150,224 170,240 170,337 13,337", coat.fur, opacity=0.7
    )
    w.fill("80,186 112,172 140,182 176,156 204,174 237,150 237,186", coat.fur, opacity=0.7)


def _wolf(svg: Svg, w: Figure, coat: Coat) -> None:
    # crag
    w.fill("13,337 13,318 36,306 66,298 104,294 138,300 156,312 170,318 170,337", coat.ink)
    w.fill("66,298 104,294 138,300 128,306 92,304", coat.dark)
    # the wolf, sitting and howling; planes lit from the right
    w.fill(
        "66,226 52,250 42,276 38,298 50,306 24,312 18,304 30,298 34,282 38,262 50,236", coat.ink
    )  # tail and back shade
    w.fill(
        "88,176 72,200 58,228 46,258 40,286 44,302 96,304 100,270 112,238 116,204 108,182",
        coat.dark,
    )
    w.fill(
        "108,184 118,204 130,226 130,250 122,272 124,300 "
        "132,305 108,305 106,280 98,262 92,236 94,206",
        coat.fur,
    )
    w.fill(
        "112,188 118,204 130,226 130,250 122,272 124,300 132,305 "
        "120,305 116,280 120,252 112,240 116,228 108,216 112,206",
        coat.light,
    )
    w.fill("58,262 78,254 94,268 92,290 104,300 104,305 60,305 48,292", coat.fur, opacity=0.55)
    # head thrown back
    w.fill("86,182 94,166 106,158 118,156 126,164 122,182 112,196 96,200", coat.fur)
    w.fill("100,164 62,160 88,186", coat.ink)
    w.fill("97,166 70,163 89,181", coat.dark)
    w.fill("106,158 118,156 138,130 147,127 150,132 130,158 116,166", coat.dark)
    w.fill("116,166 130,158 150,132 156,137 146,150 132,166 120,174", coat.light)
    w.fill("138,130 145,123 155,125 157,133 153,138 147,132", coat.ink)
    w.fill("124,172 134,165 147,150 158,147 157,154 144,168 126,186 118,182", coat.fur)
    w.fill("122,176 133,166 146,151 150,149 138,164 126,178", coat.ink)
    svg.polyline("106,170 111,170 116,165", stroke=coat.pale, stroke_width=2.6, cap="round")
    # its howl
    for radius in (15, 24, 33):
        howl = arc(160, 126, radius, -72, 12, 12)
        svg.polyline(howl, stroke=DARK_GOLD, stroke_width=3, cap="round", stroke_opacity=0.75)
