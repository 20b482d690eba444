"""The lock of the screen, which the system closes where nobody does anything: it stays open only
while there is something to watch."""

from __future__ import annotations

import pygame

#: Seconds for which the screen stays open after the last motion: as long as a look at what came of
#: it takes, and longer than bots think.
STAYS_OPEN = 30.0


class ScreenLock:
    """SDL keeps the screen open for every program, unless it is told otherwise."""

    def __init__(self) -> None:
        self._open_until = 0.0
        pygame.display.set_allow_screensaver(True)

    def follow(self, is_watched: bool, now: float) -> None:
        """Follow whether people watch something for which nobody presses anything."""
        if is_watched:
            self._open_until = now + STAYS_OPEN
        may_close = now >= self._open_until
        if may_close != pygame.display.get_allow_screensaver():
            pygame.display.set_allow_screensaver(may_close)

    def next_due(self) -> float | None:
        """Return when to follow again although nothing happens."""
        return None if pygame.display.get_allow_screensaver() else self._open_until
