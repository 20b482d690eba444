"""The way of one card from one place to another."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin
from typing import NamedTuple

from game.view.motion import FLIP_LIGHT, Ease, Pace, ease_in_out, ease_out, shaken
from game.view.places import Place, Token


class Moving(NamedTuple):
    """A card on its way. `place.face` is the side to be painted, as wide as the cosine of `turn`
    makes it: 0 to 180 degrees, 90 on edge. `lift`: its level above the table, also between two.
    `light`: so much brighter it is."""

    token: Token
    place: Place
    turn: float = 0.0
    lift: float = 0.0
    light: float = 0.0


@dataclass(slots=True)
class Flight:
    """`over` bends the way towards a point; without bend it is halfway. `flip`: when it begins to
    turn over, and for how long; never if that is 0. `hides` stays unpainted at its place until the
    card is there. `waits`: it is seen before it starts. `shakes`: it may not lie there."""

    token: Token
    start: Place
    end: Place
    at: float
    lasts: float
    ease: Ease = ease_out
    over: tuple[float, float] | None = None
    spin: float = 0.0
    flip_at: float = 0.0
    flip_lasts: float = 0.0
    hides: Token | None = None
    waits: bool = True
    flies: bool = False
    shakes: Pace | None = None
    is_lit: bool = False

    @property
    def ends(self) -> float:
        return self.at + self.lasts

    def is_seen(self, now: float) -> bool:
        return self.waits or now >= self.at

    def order(self, now: float) -> tuple[bool, int]:
        """What flies is above what only makes room; a card that waits is still in its row."""
        if now <= self.at:
            return False, self.start.depth
        return self.flies, self.end.depth

    def moment(self, now: float) -> Moving:
        start, end = self.start, self.end
        if now >= self.at + self.lasts:
            return Moving(self.token, end, lift=end.level)
        if now <= self.at:
            return Moving(self.token, start, lift=start.level)
        t = (now - self.at) / self.lasts
        p = self.ease(t)
        x = start.x + (end.x - start.x) * p
        y = start.y + (end.y - start.y) * p
        angle = start.angle + (end.angle - start.angle) * p
        lift = start.level + (end.level - start.level) * t
        bend = 2 * p * (1 - p)
        if self.over is not None:
            x += bend * (self.over[0] - (start.x + end.x) / 2)
            y += bend * (self.over[1] - (start.y + end.y) / 2)
        if self.spin:
            angle += self.spin * (p - 1)
        if self.flies:
            lift += bend
        if self.shakes is not None:
            x += shaken(self.at, now, self.shakes)
        turn = light = 0.0
        face = end.face
        if self.flip_lasts:
            flipped = min(1.0, max(0.0, (now - self.flip_at) / self.flip_lasts))
            turn = 180.0 * ease_in_out(flipped)
            if turn < 90:
                face = start.face
            if self.is_lit:
                light = FLIP_LIGHT * sin(pi * flipped)
        place = Place(
            x,
            y,
            start.height + (end.height - start.height) * p,
            angle,
            face,
            round(lift),
            end.depth,
            start.opacity + (end.opacity - start.opacity) * t,
        )
        return Moving(self.token, place, turn, lift, light)
