"""The Spanish pack: its frame, whose breaks tell the suit, its numbers, aces and courts."""

from __future__ import annotations

from collections.abc import Callable

from assets.drawing.aces import sunbursts
from assets.drawing.body import (
    COLUMN,
    HEIGHT,
    MIDDLE_X,
    MIDDLE_Y,
    RANK,
    SUIT_Y,
    TOP,
    WIDTH,
    card,
    window,
    window_frame,
)
from assets.drawing.caballo import caballo
from assets.drawing.colours import COATS, COATS_OF_TWO, COINS_COAT, GOLD, Coat
from assets.drawing.courts import UPPER_HALF, sash
from assets.drawing.figure import Figure
from assets.drawing.king import head
from assets.drawing.large import (
    LARGE_COLUMN,
    LARGE_RANK,
    LARGE_SUIT_Y,
    LARGE_TOP,
    WINDOW,
    window_at_foot,
)
from assets.drawing.letters import letter
from assets.drawing.outline import Outline, number, on_circle
from assets.drawing.pips import CLUSTERS
from assets.drawing.rey import rey
from assets.drawing.sota import sota
from assets.drawing.spanish_suits import (
    BREAKS,
    CLUBS,
    COINS,
    CUPS,
    HUES,
    HUES_OF_TWO,
    LEAN,
    OUTLINES,
    SPANISH,
    SWORDS,
    Hue,
    painted,
)
from assets.drawing.svg import Svg

#: What stands in the corner of the cards that are no numbers.
FIGURES = {"A": "1", "J": "10", "Q": "11", "K": "12"}
#: What wolves and horses wear, by the colour of their suit.
SPANISH_COATS = {COINS: COINS_COAT, CUPS: COATS["H"], SWORDS: COATS["D"], CLUBS: COATS["C"]}
COURTS: dict[str, Callable[[Svg, Coat, str, Hue, Outline], None]] = {
    "J": sota,
    "Q": caballo,
    "K": rey,
}
#: How large the suit of the index is; a coin fills its box more than the others.
INDEX_SUIT, COIN_PART = 62, 0.87
#: Of the ace: its head has to be as large as that on the ace of spades.
COIN_OF_ACE = 136
#: How wide a figure of the index may be: it keeps off the frame.
FIGURE_WIDEST, LARGE_FIGURE_WIDEST = 49, 74
#: By the number on a card: how large its pips are, and the odd one in the middle.
PIPS = {
    2: (92, 0),
    3: (76, 68),
    4: (72, 0),
    5: (64, 62),
    6: (60, 0),
    7: (56, 54),
    8: (53, 0),
    9: (50, 47),
}
#: The frame: how far within the card, its corners, its width, and how wide a break is and what
#: stands between two.
INSET, ROUND, LINE, BREAK, BETWEEN = 7.0, 8.5, 4.0, 11.0, 7.0


def spanish(rank: str, suit_letter: str, two_colours: bool) -> Svg:
    svg, suit, hue, coat = _begun(suit_letter, two_colours, COLUMN)
    for _ in svg.both_ways_up():
        svg.path(figure(FIGURES.get(rank, rank), COLUMN, TOP, RANK, FIGURE_WIDEST), fill=hue.ink)
        painted(svg, suit, COLUMN, SUIT_Y + 3, INDEX_SUIT * _part(suit), hue)
    if rank in COURTS:
        window(svg, coat.sky0, coat.sky1)
        for _ in svg.both_ways_up():
            COURTS[rank](svg, coat, suit, hue, UPPER_HALF)
        sash(svg, coat, suit)
        window_frame(svg)
    elif rank == "A":
        _ace(svg, suit, MIDDLE_X, MIDDLE_Y, 1, hue, coat)
        sunbursts(svg, hue.ink)
    else:
        _pips(svg, suit, int(rank), hue)
    return svg


def large_spanish(rank: str, suit_letter: str, two_colours: bool) -> Svg:
    svg, suit, hue, coat = _begun(suit_letter, two_colours, LARGE_COLUMN)
    shown = figure(
        FIGURES.get(rank, rank), LARGE_COLUMN, LARGE_TOP, LARGE_RANK, LARGE_FIGURE_WIDEST
    )
    svg.path(shown, fill=hue.ink)
    painted(svg, suit, LARGE_COLUMN, LARGE_SUIT_Y, 94 * _part(suit), hue)
    if rank in COURTS:
        with window_at_foot(svg, coat):
            COURTS[rank](svg, coat, suit, hue, WINDOW)
    elif rank == "A":
        _ace(svg, suit, 165, 250, 0.85, hue, coat)
    else:
        painted(svg, suit, 166, 250, 150 * _part(suit), hue)
    return svg


def _begun(suit_letter: str, two_colours: bool, column: float) -> tuple[Svg, str, Hue, Coat]:
    suit = SPANISH[suit_letter]
    hue = (HUES_OF_TWO if two_colours else HUES)[suit]
    coat = COATS_OF_TWO[suit_letter] if two_colours else SPANISH_COATS[suit]
    svg = card()
    _frame(svg, BREAKS[suit], column, hue.ink)
    return svg, suit, hue, coat


def _frame(svg: Svg, breaks: int, column: float, colour: str) -> None:
    """Its breaks stand over the index, where a fan shows them, and at the other end."""
    left, right, top, bottom = INSET, WIDTH - INSET, INSET, HEIGHT - INSET
    wide = breaks * BREAK + (breaks - 1) * BETWEEN
    edges = [column - wide / 2 + at * (BREAK + BETWEEN) for at in range(breaks)]
    r = f"A{ROUND:g},{ROUND:g} 0 0 1"
    corners = (
        f"L{right - ROUND:g},{top:g} {r} {right:g},{top + ROUND:g} L{right:g},{bottom - ROUND:g} "
        f"{r} {right - ROUND:g},{bottom:g}"
    )
    if not breaks:
        half = f"{corners} L{left + ROUND:g},{bottom:g} {r} {left:g},{bottom - ROUND:g}"
        svg.path(
            f"M{left + ROUND:g},{top:g} {half} L{left:g},{top + ROUND:g} "
            f"{r} {left + ROUND:g},{top:g} Z",
            stroke=colour,
            stroke_width=LINE,
        )
        return
    for _ in svg.both_ways_up():
        start = edges[-1] + BREAK
        svg.path(
            f"M{start:g},{top:g} {corners} L{WIDTH - edges[0]:g},{bottom:g}",
            stroke=colour,
            stroke_width=LINE,
        )
        for at in edges[1:]:
            svg.polyline([(at - BETWEEN, top), (at, top)], stroke=colour, stroke_width=LINE)


def figure(shown: str, middle: float, top: float, height: float, widest: float) -> str:
    """The path of a figure; two stand closer together, each as wide as it needs."""
    if len(shown) == 1:
        return letter(shown, middle, top, height, widest)
    one, other = 0.42 * widest, 0.56 * widest
    left = middle - widest / 2 - 0.02 * widest
    right = middle + widest / 2 + 0.02 * widest
    if shown[1] == "1":
        one = other = 0.46 * widest
    return " ".join(
        (
            letter(shown[0], left + one / 2, top, height, one),
            letter(shown[1], right - other / 2, top, height, other),
        )
    )


def _part(suit: str) -> float:
    return COIN_PART if suit == COINS else 1


def _pips(svg: Svg, suit: str, value: int, hue: Hue) -> None:
    places, _ = CLUSTERS[value // 2]
    size, odd = (each * _part(suit) for each in PIPS[value])
    for x, y in places:
        painted(svg, suit, x, y, size, hue)
        painted(svg, suit, WIDTH - x, HEIGHT - y, size, hue, turned=True)
    if odd:
        painted(svg, suit, MIDDLE_X, MIDDLE_Y, odd, hue)


def _ace(svg: Svg, suit: str, x: float, y: float, size: float, hue: Hue, coat: Coat) -> None:
    """One jewelled suit: set in gold and ivory; the coin bears the head of the pack."""
    large = {CUPS: 136 * size, SWORDS: 176 * size, CLUBS: 158 * size}.get(suit, COIN_OF_ACE)
    rim = 100 / large
    turn = f"rotate({LEAN[suit]}) " if suit in LEAN else ""
    with svg.group(f"translate({number(x)} {number(y)}) {turn}scale({number(large / 100)})"):
        svg.path(OUTLINES[suit], fill=GOLD, stroke=GOLD, stroke_width=14 * rim)
        svg.path(OUTLINES[suit], fill="#F8EFDC", stroke="#F8EFDC", stroke_width=9 * rim)
    if suit != COINS:
        painted(svg, suit, x, y, large, hue)
        return
    for part, colour in ((0.47, hue.ink), (0.445, hue.body), (0.36, hue.ink), (0.34, coat.sky1)):
        svg.circle(x, y, large * part, fill=colour)
    for pearl in range(24):
        svg.circle(*on_circle(x, y, large * 0.402, pearl * 15), 2.7, fill=hue.shine)
    f = Figure(svg, x, y + 6, 0.55)
    f.both("-14,-36 -44,-78 -58,-16 -40,-12", coat.fur)
    f.both("-26,-34 -42.5,-62 -51,-24", coat.accent)
    head(f, coat)
