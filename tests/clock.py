"""A clock that goes on only when it is told to, or a little with every look."""

from __future__ import annotations


class Clock:
    def __init__(self, now: float = 100.0, *, step: float = 0.0) -> None:
        self.now = now
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now
