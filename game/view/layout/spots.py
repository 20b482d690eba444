"""One card's place on the table."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Literal, NamedTuple

from game.engine.cards import CardId
from game.view.geometry import Rect

#: Width of a card for its height.
CARD_RATIO = 5 / 7
#: The part of its width that a card shows when the next one lies on it: with plain corners,
#: and with large ones.
STRIP, STRIP_LARGE = 0.30, 0.42
#: No strip is narrower than this, or the index is cut.
LEAST_STRIP = 0.28
#: The part of its height that a card shows above a row in front of it.
TOP, TOP_LARGE = 0.46, 0.66
#: Loose cards lean at most so many degrees.
LEAN_MOST = 4

CardZone = Literal["pile", "meld", "build", "loose", "tray", "river", "hand"]
#: What is painted later covers what was painted before.
DEPTH: dict[CardZone, int] = {
    "pile": 0,
    "meld": 10_000,
    "build": 20_000,
    "loose": 30_000,
    "tray": 50_000,
    "river": 60_000,
    "hand": 70_000,
}


class Spot(NamedTuple):
    """`rect` before it leans by `angle` degrees clockwise around its middle. `strip`: the part
    of it that no neighbour covers, before leaning. `at`: which meld, build or slot it lies in."""

    rect: Rect
    angle: float
    depth: int
    strip: Rect
    zone: CardZone
    at: int = 0

    def covers(self, x: float, y: float) -> bool:
        rect = self.rect
        if not self.angle:
            return rect.contains(x, y)
        turn = radians(-self.angle)
        dx, dy = x - rect.cx, y - rect.cy
        return rect.contains(
            rect.cx + dx * cos(turn) - dy * sin(turn), rect.cy + dx * sin(turn) + dy * cos(turn)
        )

    def bounds(self) -> Rect:
        """The upright rectangle around the leaning card."""
        return bounds_of(self.rect, self.angle)


def bounds_of(rect: Rect, angle: float) -> Rect:
    if not angle:
        return rect
    c, s = abs(cos(radians(angle))), abs(sin(radians(angle)))
    w, h = rect.w * c + rect.h * s, rect.w * s + rect.h * c
    return Rect(rect.cx - w / 2, rect.cy - h / 2, w, h)


def lean_of(card: CardId) -> float:
    """How a loose card lies: fixed by the card, so that nothing jitters."""
    return ((card * 29) % 9 - 4) * LEAN_MOST / 4


def card_at(x: float, y: float, height: float) -> Rect:
    return Rect(x, y, height * CARD_RATIO, height)


def card_around(cx: float, cy: float, height: float) -> Rect:
    width = height * CARD_RATIO
    return Rect(cx - width / 2, cy - height / 2, width, height)
