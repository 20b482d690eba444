"""A dragged card hangs on the pointer by a spring."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from game.view.motion import Pace

#: Seconds after which what is left of the way cannot be seen.
SETTLES = 0.080
#: A critically damped spring has 1/100 of its way left when stiffness times time is this.
_STIFFNESS = 6.64 / SETTLES
#: Degrees a card leans at the most, and the speed, in units a second, at which it does.
LEAN_MOST, LEAN_SPEED = 8.0, 2400.0


class Follow(NamedTuple):
    """Where the card hung at `since`, how fast it went, and where the pointer is."""

    x: float
    y: float
    since: float
    speed_x: float = 0.0
    speed_y: float = 0.0
    to_x: float = 0.0
    to_y: float = 0.0

    @classmethod
    def at(cls, x: float, y: float, now: float) -> Follow:
        return cls(x, y, now, to_x=x, to_y=y)

    def drawn_to(self, x: float, y: float, now: float, pace: Pace) -> Follow:
        """The pointer is there now."""
        return self.moved(now, pace)._replace(to_x=x, to_y=y)

    def moved(self, now: float, pace: Pace) -> Follow:
        """The card as it hangs now. The same however many frames there were between."""
        passed = now - self.since
        if not pace.travels:
            return Follow.at(self.to_x, self.to_y, now)
        if passed <= 0:
            return self
        left = exp(-_STIFFNESS * passed)
        x, speed_x = _pulled(self.x - self.to_x, self.speed_x, passed, left)
        y, speed_y = _pulled(self.y - self.to_y, self.speed_y, passed, left)
        return Follow(self.to_x + x, self.to_y + y, now, speed_x, speed_y, self.to_x, self.to_y)

    def lean(self, pace: Pace) -> float:
        """Degrees, clockwise when it goes to the right."""
        if not pace.is_playful:
            return 0.0
        return LEAN_MOST * max(-1.0, min(1.0, self.speed_x / LEAN_SPEED))

    @property
    def rests(self) -> bool:
        """Nothing of its movement could be seen."""
        away = max(abs(self.x - self.to_x), abs(self.y - self.to_y))
        return away < 0.25 and max(abs(self.speed_x), abs(self.speed_y)) < 10


def _pulled(away: float, speed: float, passed: float, left: float) -> tuple[float, float]:
    """The distance from the pointer and the speed after a time."""
    push = speed + _STIFFNESS * away
    return (away + push * passed) * left, (speed - _STIFFNESS * push * passed) * left
