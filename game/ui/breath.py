"""Small movements on backdrops while nothing else moves: a star twinkles, light runs over the
water, an owl blinks. Places are those of the drawings."""

from __future__ import annotations

from math import floor, pi, sin
from typing import NamedTuple

from pygame import Surface

from game.ui.painter import Sprite
from game.ui.shapes import Shapes, svg

STAR, WATER, OWL = "star", "water", "owl"


class Sign(NamedTuple):
    kind: str
    x: float
    y: float


#: The signs of each backdrop, in the order in which they come.
SIGNS = {
    "night": (
        Sign(STAR, 816, 23),
        Sign(WATER, 1560, 905),
        Sign(STAR, 1958, 183),
        Sign(OWL, 2141, 768),
        Sign(STAR, 865, 200),
        Sign(WATER, 1650, 960),
    ),
    "table": (
        Sign(STAR, 952, 63),
        Sign(STAR, 1387, 92),
        Sign(OWL, 1716, 150),
        Sign(STAR, 1610, 83),
        Sign(STAR, 1134, 108),
        Sign(STAR, 2318, 82),
    ),
}
#: Seconds from one sign to the next, and how long each kind is visible.
APART = 4.0
LASTS = {STAR: 1.5, WATER: 2.0, OWL: 2.5}
#: The most pictures in a second. Each wakes the processor twice, for its time and for handing it
#: over; and the processor sleeps deeper the less it is woken.
RATE = 2
#: What halves of a second lack of whole ones.
NEARLY = 1e-6
#: The seconds at which an owl closes its eyes and opens them again.
BLINKS = (1.0, 1.5)
#: The sizes of the signs, in units of the drawing.
SIZES = {STAR: (34, 34), WATER: (150, 8), OWL: (34, 14)}
_DRAWN = {
    STAR: '<polygon points="17,0 19,15 34,17 19,19 17,34 15,19 0,17 15,15" fill="#FFF8E6"/>',
    WATER: '<ellipse cx="75" cy="4" rx="75" ry="2" fill="#FFF3CF"/>'
    '<ellipse cx="60" cy="6" rx="36" ry="1.4" fill="#FFF3CF"/>',
    OWL: '<circle cx="7" cy="7" r="5.5" fill="#E8B84A"/><circle cx="7" cy="7" r="2.4" '
    'fill="#07131A"/><circle cx="27" cy="7" r="5.5" fill="#E8B84A"/>'
    '<circle cx="27" cy="7" r="2.4" fill="#07131A"/>',
}


class View(NamedTuple):
    """The place of a drawing in the window: its upper left corner, and the pixels of a unit of
    it."""

    left: float
    top: float
    scale: float


def _now(name: str, now: float) -> tuple[Sign, float]:
    """Return the sign whose turn it is, and the seconds since its turn began."""
    turn, gone = divmod(now, APART)
    signs = SIGNS[name]
    return signs[int(turn) % len(signs)], floor(gone * RATE + NEARLY) / RATE


def due(name: str, now: float) -> float:
    """Return the seconds until the picture changes. Before time 0 nothing is shown."""
    if now < 0:
        return -now
    sign, gone = _now(name, now)
    seen = density(sign.kind, gone)
    while gone < APART - NEARLY and density(sign.kind, gone) == seen:
        gone += 1 / RATE
    return max(0.001, gone - now % APART)


def density(kind: str, gone: float) -> int:
    """Return the opacity of a sign in tenths, in the picture that begins then."""
    if gone >= LASTS[kind] - NEARLY:
        return 0
    if kind == OWL:
        return 0 if BLINKS[0] - NEARLY <= gone < BLINKS[1] - NEARLY else 10
    return round(10 * sin(pi * (gone + 0.5 / RATE) / LASTS[kind]))


def sprite(name: str, view: View, now: float, shapes: Shapes) -> Sprite | None:
    """Return the sprite of the sign shown now on a backdrop; None if there is none."""
    if now < 0:
        return None
    sign, gone = _now(name, now)
    seen = density(sign.kind, gone)
    if not seen:
        return None
    wide, high = (max(2, round(side * view.scale)) for side in SIZES[sign.kind])

    def make() -> Surface:
        w, h = SIZES[sign.kind]
        scaled = f'<g transform="scale({wide / w:.3f} {high / h:.3f})">{_DRAWN[sign.kind]}</g>'
        drawn = svg(wide, high, scaled)
        drawn.set_alpha(255 * seen // 10)
        return drawn

    x = round(view.left + sign.x * view.scale) - wide // 2
    y = round(view.top + sign.y * view.scale) - high // 2
    return Sprite(shapes.keep(("breath", sign.kind, wide, high, seen), make), x, y)
