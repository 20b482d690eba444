"""What all cards share: their body, the index in the corners, the window in the shape of an S."""

from __future__ import annotations

from assets.drawing.colours import EDGE, EDGE_LIGHT, GOLD, IVORY, IVORY_SHADE
from assets.drawing.figure import Figure
from assets.drawing.letters import letter
from assets.drawing.outline import closed, number, points
from assets.drawing.suits import pip
from assets.drawing.svg import Svg

WIDTH, HEIGHT = 250, 350
MIDDLE_X, MIDDLE_Y = WIDTH / 2, HEIGHT / 2

#: The index: the middle of its column, its top, how high the rank is, how wide at most.
COLUMN, TOP, RANK, WIDEST = 39, 17, 72, 54
SUIT_Y, SUIT = 127, 57

#: The window leaves ivory for both indices; each half shows one wolf.
_UPPER_HALF = points("13,164 66,164 80,150 80,13 229,13 237,21 237,186")
WINDOW = _UPPER_HALF + [(WIDTH - x, HEIGHT - y) for x, y in _UPPER_HALF]
#: The window as frames without dents.
PANES = [
    "80,13 229,13 237,21 237,186 80,186",
    "13,164 66,164 80,150 80,186 13,186",
    "13,186 170,186 170,337 21,337 13,329",
    "170,186 184,186 170,200",
]
LAPPED_PANES = [
    PANES[0],
    "13,164 66,164 80,150 80.6,150 80.6,186 13,186",
    "13,185.2 170,185.2 170,337 21,337 13,329",
    "169.4,185.2 184.5,185.2 169.4,200.3",
]


def card() -> Svg:
    svg = Svg(WIDTH, HEIGHT)
    ivory = svg.linear(0, 0, 0, HEIGHT, [(0, IVORY), (1, IVORY_SHADE)])
    svg.rect(1.25, 1.25, WIDTH - 2.5, HEIGHT - 2.5, 17, fill=ivory, stroke=EDGE, stroke_width=2.5)
    svg.rect(3.5, 3.5, WIDTH - 7, HEIGHT - 7, 15, stroke=EDGE_LIGHT, stroke_width=2)
    return svg


def index(svg: Svg, rank: str, suit: str, colour: str) -> None:
    for _ in svg.both_ways_up():
        svg.path(rank_path(rank), fill=colour)
        pip(svg, suit, COLUMN, SUIT_Y, SUIT, colour)


def rank_path(rank: str) -> str:
    drawn = DRAWN.get(rank)
    return drawn or letter(rank, COLUMN, TOP, RANK, WIDEST)


def window(svg: Svg, top: str, middle: str, at: float = 0.5) -> Figure:
    """The night in it is lightest at `at`. What stands in it is drawn with the answer."""
    svg.polygon(WINDOW, fill=svg.linear(0, 13, 0, 337, [(0, top), (at, middle), (1, top)]))
    return Figure(svg, frames=PANES, lapped=LAPPED_PANES)


def window_frame(svg: Svg) -> None:
    svg.polyline(closed(WINDOW), stroke=GOLD, stroke_width=3, join="miter")


# Three ranks are drawn by hand -----------------------------------------------------------------


def _ten() -> str:
    """Condensed, with stems as heavy as in the other numbers."""
    t, b = TOP, TOP + RANK
    one = (
        f"M9,{t + 11} C15,{t + 10} 20,{t + 7} 23,{t} L30,{t} L30,{b - 7} L35,{b - 5} L35,{b} "
        f"L11,{b} L11,{b - 5} L17,{b - 7} L17,{t + 18} L9,{t + 18} Z"
    )
    return f"{one} {_oval(17.5, RANK / 2 + 1)} {_oval(-6.2, RANK / 2 - 8)}"


def _oval(wide: float, high: float) -> str:
    """Of the nought. A hole runs the other way round: `wide` is negative."""
    x, y, bulge = 55, TOP + RANK / 2, 0.62

    def at(across: float, down: float) -> str:
        return f"{number(x + across * wide)},{number(y + down * high)}"

    return (
        f"M{at(0, -1)} C{at(bulge, -1)} {at(1, -bulge)} {at(1, 0)} "
        f"C{at(1, bulge)} {at(bulge, 1)} {at(0, 1)} C{at(-bulge, 1)} {at(-1, bulge)} {at(-1, 0)} "
        f"C{at(-1, -bulge)} {at(-bulge, -1)} {at(0, -1)} Z"
    )


def _jack() -> str:
    """It stays on the line, or it would run into the suit below."""
    t, b = TOP, TOP + RANK
    return (
        f"M29,{t} L65,{t} L65,{t + 5.5} L58,{t + 7.5} L58,{b - 22} "
        f"C58,{b - 6} 49,{b + 1.5} 33,{b + 1.5} C20,{b + 1.5} 11,{b - 4} 11,{b - 13} "
        f"C11,{b - 19.5} 15.5,{b - 24} 21.5,{b - 24} "
        f"C27.5,{b - 24} 31.5,{b - 20} 31.5,{b - 14.5} "
        f"C31.5,{b - 10.5} 29.5,{b - 8} 31,{b - 6} C32,{b - 4.6} 34,{b - 4.4} 36,{b - 5} "
        f"C40.5,{b - 6.5} 42,{b - 12} 42,{b - 22} L42,{t + 7.5} L29,{t + 5.5} Z"
    )


def _queen() -> str:
    """An O with a tail that passes above the suit."""
    b = TOP + RANK
    return letter("O", COLUMN, TOP, RANK, WIDEST) + (
        f" M31,{b - 21} C40,{b - 12} 42,{b + 1} 51,{b + 4} C58,{b + 6.5} 65,{b + 4} 69.5,{b - 3} "
        f"L68,{b - 7} C65,{b - 4.5} 62,{b - 3.4} 58,{b - 5} C51,{b - 8} 48,{b - 19} 40,{b - 26} Z"
    )


DRAWN = {"10": _ten(), "J": _jack(), "Q": _queen()}
