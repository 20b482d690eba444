"""Large corners: rank and suit half as big again, for weak eyes and far sofas.

One index only, for a card lies upright; the picture stands at the lower right, so that the
S goes on from the corner to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from assets.drawing.aces import jewel
from assets.drawing.body import COLUMN, DRAWN, RANK, TOP, card
from assets.drawing.colours import GOLD, MONKEY_COAT, MOON, PALE_GOLD, Coat
from assets.drawing.courts import WOLVES
from assets.drawing.figure import Figure
from assets.drawing.howler import howler
from assets.drawing.joker import JOKERS
from assets.drawing.letters import letter
from assets.drawing.monkey import portrait
from assets.drawing.outline import closed, crescent, number, points, star
from assets.drawing.sky import moon, stars
from assets.drawing.suits import pip
from assets.drawing.svg import Svg

LARGE_COLUMN, LARGE_TOP, LARGE_RANK, LARGE_WIDEST = 51, 18, 108, 80
LARGE_SUIT_Y, LARGE_SUIT = 184, 88
#: The window of a court, as it is drawn, and what makes it fit below the index.
WINDOW = points("80,21 88,13 237,13 237,178 229,186 80,186")
FIT = 0.86


def large_number(rank: str, suit: str, colour: str) -> Svg:
    svg = card()
    _index(svg, rank, suit, colour)
    pip(svg, suit, 168, 256, 126, colour)
    return svg


def large_ace(suit: str, colour: str) -> Svg:
    svg = card()
    _index(svg, "A", suit, colour)
    jewel(svg, suit, 166, 254, 128 if suit == "D" else 118, colour)
    svg.polygon(star(166, 266 if suit == "C" else 254, 20), fill=PALE_GOLD)
    return svg


def large_court(rank: str, shown: str, suit: str, colour: str, coat: Coat) -> Svg:
    svg = card()
    _index(svg, shown, suit, colour)
    with window_at_foot(svg, coat):
        WOLVES[rank](svg, coat, suit, WINDOW)
    return svg


def large_monkey(colour: str) -> Svg:
    svg = card()
    _index(svg, "2", "C", colour)
    with window_at_foot(svg, MONKEY_COAT):
        portrait(svg, Figure(svg, frames=[WINDOW]))
    return svg


@contextmanager
def window_at_foot(svg: Svg, coat: Coat) -> Iterator[None]:
    """In it one draws as in the upper half of the other cards."""
    x, y = 237 - 237 * FIT, 336 - 186 * FIT
    with svg.group(f"translate({number(x)} {number(y)}) scale({number(FIT)})"):
        svg.polygon(WINDOW, fill=svg.linear(0, 13, 0, 186, [(0, coat.sky0), (1, coat.sky1)]))
        yield
        svg.polyline(closed(WINDOW), stroke=GOLD, stroke_width=3.4, join="miter")


def large_joker(name: str) -> Svg:
    colour, coat = JOKERS[name]
    svg = card()
    svg.polygon(crescent(56, 72, 46, 18.4, 25), fill=colour)
    svg.polygon(star(68, 66, 20, 0.30), fill=colour)
    svg.polygon(star(LARGE_COLUMN, LARGE_SUIT_Y, 44, 0.36), fill=colour)
    frame = points("108,140 116,132 237,132 237,329 229,337 108,337")
    svg.polygon(frame, fill=svg.linear(0, 132, 0, 337, [(0, coat.sky0), (1, coat.sky1)]))
    moon(
        svg,
        (186, 188),
        44,
        3,
        MOON,
        GOLD,
        (204, 172, 6),
        (172, 170, 4),
        (208, 200, 4),
        (186, 212, 6),
    )
    stars(svg, (124, 152, 5), (128, 190, 3))
    crag = "108,337 108,322 124,314 150,306 190,306 214,316 237,322 237,329 229,337"
    svg.polygon(crag, fill=coat.ink)
    howler(svg, 168, 308, 0.66, (coat.ink, coat.dark, coat.fur, coat.light))
    svg.polyline(closed(frame), stroke=GOLD, stroke_width=3, join="miter")
    return svg


def _index(svg: Svg, rank: str, suit: str, colour: str) -> None:
    if rank in DRAWN:
        high = LARGE_RANK / RANK
        wide = high * (0.88 if rank == "10" else 1)
        x, y = LARGE_COLUMN - COLUMN * wide, LARGE_TOP - TOP * high
        scale = f"{number(wide)} {number(high)}"
        with svg.group(f"translate({number(x)} {number(y)}) scale({scale})"):
            svg.path(DRAWN[rank], fill=colour)
    else:
        path = letter(rank, LARGE_COLUMN, LARGE_TOP, LARGE_RANK, LARGE_WIDEST)
        svg.path(path, fill=colour)
    pip(svg, suit, LARGE_COLUMN, LARGE_SUIT_Y, LARGE_SUIT, colour)
