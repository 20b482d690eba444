"""The icons of the window: strokes of ivory on nothing, in a box of 48 by 48.

The window paints the ivory over in other colours; what is dark stays dark.
"""

from __future__ import annotations

from collections.abc import Callable

from assets.drawing.outline import Outline, on_circle
from assets.drawing.suits import SUITS
from assets.drawing.svg import Svg

IVORY, NIGHT = "#F6EEDC", "#0B1F2A"
SIZE = 48

Mark = Callable[[Svg], None]


def line(outline: Outline, width: float) -> Mark:
    return lambda svg: svg.polyline(outline, stroke=IVORY, stroke_width=width, cap="round")


def curve(d: str, width: float) -> Mark:
    return lambda svg: svg.path(d, stroke=IVORY, stroke_width=width, cap="round")


def shape(outline: Outline, width: float) -> Mark:
    return lambda svg: svg.polygon(outline, stroke=IVORY, stroke_width=width)


def dot(x: float, y: float, radius: float) -> Mark:
    return lambda svg: svg.circle(x, y, radius, fill=IVORY)


def ring(x: float, y: float, radius: float, width: float) -> Mark:
    return lambda svg: svg.circle(x, y, radius, stroke=IVORY, stroke_width=width)


def bar(x: float, y: float, wide: float, high: float, corner: float) -> Mark:
    return lambda svg: svg.rect(x, y, wide, high, corner, fill=IVORY)


def box(x: float, y: float, wide: float, high: float, corner: float, width: float) -> Mark:
    return lambda svg: svg.rect(x, y, wide, high, corner, stroke=IVORY, stroke_width=width)


def sheet(x: float, y: float, wide: float, high: float, corner: float, turn: float = 0) -> Mark:
    """A card that hides what lies below it."""

    def draw(svg: Svg) -> None:
        svg.rect(x, y, wide, high, corner, fill=NIGHT, stroke=IVORY, stroke_width=3)

    def lean(svg: Svg) -> None:
        with svg.group(f"rotate({turn} {x + wide / 2:g} 44)"):
            draw(svg)

    return lean if turn else draw


def suit(letter: str, x: float, y: float) -> Mark:
    def draw(svg: Svg) -> None:
        with svg.group(f"translate({x} {y}) scale(.17)"):
            svg.path(SUITS[letter], fill=IVORY)

    return draw


COG = [
    on_circle(24, 24, radius, tooth * 45 + degrees)
    for tooth in range(8)
    for degrees, radius in ((-13, 15), (-8, 20), (8, 20), (13, 15))
]

ICONS: dict[str, list[Mark]] = {
    "menu": [line("10,14 38,14", 4), line("10,24 38,24", 4), line("10,34 38,34", 4)],
    "help": [
        curve("M15,18 C15,10 20,7 24.5,7 C30,7 34,11 34,16.5 C34,23 25,23 25,31", 4.2),
        dot(25, 40, 3),
    ],
    "settings": [shape(COG, 3.2), ring(24, 24, 6, 3.2)],
    "undo": [
        curve("M12,20 L33,20 C40,20 42,26 42,30 C42,35 39,39 33,39 L18,39", 4),
        line("20,11 11,20 20,29", 4),
    ],
    "hint": [
        curve(
            "M17,33 C17,28 11,26 11,18.5 C11,11 17,6 24,6 C31,6 37,11 37,18.5 C37,26 31,28 31,33 Z",
            3.4,
        ),
        line("19,39 29,39", 3.4),
        line("21.5,44 26.5,44", 3.4),
    ],
    "sort_suit": [suit("S", 14, 14), suit("H", 34, 14), suit("C", 14, 34), suit("D", 34, 34)],
    "sort_rank": [
        bar(7, 30, 6.4, 10, 1.5),
        bar(16, 23, 6.4, 17, 1.5),
        bar(25, 16, 6.4, 24, 1.5),
        bar(34, 9, 6.4, 31, 1.5),
    ],
    "group": [
        sheet(6, 12, 14, 22, 2.5, -10),
        sheet(17, 12, 14, 22, 2.5),
        sheet(28, 12, 14, 22, 2.5, 10),
        line("9,43 39,43", 3.4),
    ],
    "check": [line("9,25 20,36 39,12", 5)],
    "cross": [line("12,12 36,36", 5), line("36,12 12,36", 5)],
    "plus": [line("24,10 24,38", 5), line("10,24 38,24", 5)],
    "minus": [line("10,24 38,24", 5)],
    "lock": [
        box(11, 22, 26, 19, 4, 3.6),
        curve("M16,22 L16,15 C16,5 32,5 32,15 L32,22", 3.6),
        dot(24, 31, 3),
    ],
    "bot": [
        box(9, 16, 30, 22, 6, 3.4),
        dot(18, 27, 3.2),
        dot(30, 27, 3.2),
        line("24,16 24,9", 3.4),
        dot(24, 7, 3),
        line("19,33.5 29,33.5", 2.6),
    ],
    "human": [ring(24, 15, 8, 3.6), curve("M8,42 C8,31 15,27 24,27 C33,27 40,31 40,42", 3.6)],
    "sound": [
        shape("8,18 15,18 25,9 25,39 15,30 8,30", 3.4),
        curve("M32,17 C36,21 36,27 32,31", 3.4),
        curve("M37,11 C44,18 44,30 37,37", 3.4),
    ],
    "eye": [curve("M5,24 C12,13 36,13 43,24 C36,35 12,35 5,24 Z", 3.4), dot(24, 24, 6)],
    "left": [line("30,9 15,24 30,39", 5)],
    "right": [line("18,9 33,24 18,39", 5)],
    "draw": [box(9, 8, 20, 28, 3, 3.2), curve("M31,26 L41,36 M41,36 L41,28 M41,36 L33,36", 3.4)],
    "meld": [
        curve("M15,11 L9,11 C7.3,11 6,12.3 6,14 L6,34 C6,35.7 7.3,37 9,37 L15,37", 3),
        curve("M25,11 L19,11 C17.3,11 16,12.3 16,14 L16,34 C16,35.7 17.3,37 19,37 L25,37", 3),
        box(26, 11, 16, 26, 3, 3),
    ],
    "discard": [box(19, 14, 20, 28, 3, 3.2), curve("M6,8 L16,18 M16,18 L16,10 M16,18 L8,18", 3.4)],
    "contrast": [
        ring(24, 24, 16, 3.4),
        lambda svg: svg.path("M24,8 A16,16 0 0 1 24,40 Z", fill=IVORY),
    ],
    "text": [
        line("6,38 16,10 26,38", 3.8),
        line("10,29 22,29", 3.8),
        line("30,38 36,22 42,38", 3.2),
        line("32,33 40,33", 3.2),
    ],
    "keyboard": [
        box(5, 13, 38, 23, 4, 3.2),
        dot(12, 20.5, 1.9),
        dot(20, 20.5, 1.9),
        dot(28, 20.5, 1.9),
        dot(36, 20.5, 1.9),
        line("15,29 33,29", 3),
    ],
    "gamepad": [
        curve(
            "M15,15 L33,15 C40,15 44,28 43,35 C42,40 37,39 35,36 L31,31 L17,31 "
            "L13,36 C11,39 6,40 5,35 C4,28 8,15 15,15 Z",
            3.2,
        ),
        line("17,20 17,27", 2.8),
        line("13.5,23.5 20.5,23.5", 2.8),
        dot(30, 25.5, 2),
        dot(34.5, 21, 2),
    ],
    "mouse": [box(14, 6, 20, 36, 10, 3.2), line("24,13 24,20", 3.2)],
    "crown": [lambda svg: svg.polygon("7,36 5,14 16,24 24,9 32,24 43,14 41,36", fill=IVORY)],
    "pause": [bar(13, 10, 7, 28, 2), bar(28, 10, 7, 28, 2)],
    "speed": [line("9,12 22,24 9,36", 4), line("25,12 38,24 25,36", 4)],
    "screen": [box(6, 9, 36, 24, 3, 3.2), line("16,41 32,41", 3.6)],
    "globe": [
        ring(24, 24, 17, 3.2),
        lambda svg: svg.ellipse(24, 24, 7.5, 17, stroke=IVORY, stroke_width=2.6),
        line("7,24 41,24", 2.6),
    ],
    "warn": [shape("24,7 43,40 5,40", 3.6), line("24,19 24,28", 4), dot(24, 34.5, 2.4)],
    "book": [
        curve(
            "M24,13 C19,8 11,8 6,9 L6,37 C11,36 19,36 24,41 C29,36 37,36 42,37 "
            "L42,9 C37,8 29,8 24,13 Z M24,13 L24,40",
            3.2,
        )
    ],
    "no": [ring(24, 24, 16, 4.4), line("13,13 35,35", 4.4)],
    "swap": [
        line("10,17 38,17", 3.8),
        line("31,9 39,17 31,25", 3.8),
        line("38,33 10,33", 3.8),
        line("17,25 9,33 17,41", 3.8),
    ],
    "play": [
        lambda svg: svg.path("M15,10 L38,24 L15,38 Z", fill=IVORY, stroke=IVORY, stroke_width=3)
    ],
    "table": [
        curve("M16,37 L9,37 C7.3,37 6,35.7 6,34 L6,14 C6,12.3 7.3,11 9,11 L16,11", 3),
        curve("M26,37 L19,37 C17.3,37 16,35.7 16,34 L16,14 C16,12.3 17.3,11 19,11 L26,11", 3),
        box(26, 11, 16, 26, 3, 3),
    ],
    "to_start": [line("36,9 21,24 36,39", 5), line("12,10 12,38", 5)],
    "to_end": [line("12,9 27,24 12,39", 5), line("36,10 36,38", 5)],
    "take": [box(19, 6, 20, 28, 3, 3.2), curve("M16,32 L6,42 M6,42 L6,34 M6,42 L14,42", 3.4)],
    "bin": [
        line("9,13 39,13", 3.6),
        curve("M18,12 L18,7 L30,7 L30,12", 3.2),
        curve("M13,14 L15,41 L33,41 L35,14", 3.4),
        line("20.5,21 21.3,34", 3),
        line("27.5,21 26.7,34", 3),
    ],
}


def icon(name: str) -> Svg:
    svg = Svg(SIZE, SIZE)
    for mark in ICONS[name]:
        mark(svg)
    return svg
