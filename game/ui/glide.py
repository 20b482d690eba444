"""A finger that drags along what scrolls, and what glides on by itself once it is lifted."""

from __future__ import annotations

from math import exp

from game.ui.widgets import Scroll

#: Seconds in which a glide loses two thirds of its speed.
FADES_IN = 0.33
#: The least speed of a glide, in units a second.
SLOWEST = 40.0
#: Seconds without a movement after which a finger is at rest, so that nothing glides on.
AT_REST = 0.08
#: How much the last movement counts for the speed, beside those before it.
NEWEST = 0.6


class Glide:
    """`held`: what a finger drags along."""

    def __init__(self) -> None:
        self.held: Scroll | None = None
        self._free: Scroll | None = None
        self._y = self._at = self._speed = 0.0

    @property
    def is_under_way(self) -> bool:
        """Whether something glides by itself."""
        return self._free is not None

    def begin(self, scroll: Scroll, y: float, now: float) -> None:
        self._free, self.held = None, scroll
        self._y, self._at, self._speed = y, now, 0.0

    def follow(self, y: float, now: float) -> None:
        """Follow the finger."""
        assert self.held is not None
        by, passed = self._y - y, now - self._at
        self.held.move(by)
        if passed > 0:
            self._speed += NEWEST * (by / passed - self._speed)
            self._at = now
        self._y = y

    def let_go(self, now: float) -> None:
        """Glide on at the speed of the finger, unless that was at rest before it was lifted."""
        is_fast = abs(self._speed) >= SLOWEST and now - self._at < AT_REST
        self._free, self.held, self._at = self.held if is_fast else None, None, now

    def stop(self) -> None:
        self._free = self.held = None

    def go_on(self, now: float) -> bool:
        """Glide as far as it goes by now; return whether anything has moved."""
        if self._free is None:
            return False
        left = exp(-max(0.0, now - self._at) / FADES_IN)
        moved = self._free.move(self._speed * FADES_IN * (1 - left))
        at_rest = abs(self._speed * left) < SLOWEST
        if at_rest or (not moved and left < 1):
            self._free = None
        self._speed, self._at = self._speed * left, now
        return moved
