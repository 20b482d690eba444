"""Waiting without using the processor: for the next event, and for the next frame.

pygame's own wait checks for events a thousand times a second. SDL's sleeps in the kernel until an
event comes, so SDL is called directly where it can be found. While a gamepad is plugged in, SDL
checks a thousand times a second too, so after a while without events this module checks instead,
and less often.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import math
import time
from collections.abc import Callable

import pygame

from game.ui.sdl import sdl

#: The longest sleep, in seconds: Ctrl+C in a terminal takes effect only between two.
_LONGEST = 1.0
#: Where SDL cannot be called directly: seconds between two checks for events.
_LOOK = 0.012
#: With a gamepad: the seconds without events after which checks get rarer, and the seconds between
#: two of those.
_QUIET, _LOOK_QUIETLY = 0.5, 0.025

#: Seconds of a sleep from which it may be a part of a millisecond too long, instead of being
#: slept in two parts: what is due so late is no movement.
_PRECISE = 0.1


def wait(seconds: float | None) -> bool:
    """Sleep until an event waits to be read, for no more than `seconds`; None: without limit.
    Return whether there is an event, which is left for `Input`. To be called only in the window's
    thread."""
    began = time.perf_counter()
    until = None if seconds is None else began + max(0.0, seconds)
    found = sdl()
    calls = found and found.calls
    while True:
        now = time.perf_counter()
        left = _LONGEST if until is None else min(max(0.0, until - now), _LONGEST)
        if _slept(calls, left, now - began):
            return True
        if until is not None and time.perf_counter() >= until:
            return False


def wake() -> None:
    """End a `wait`, from any thread."""
    # A full queue ends a wait by itself; without a window nothing waits.
    with contextlib.suppress(pygame.error):
        pygame.event.post(pygame.Event(_wake_kind()))


class Pacer:
    """A clock of frames at an even pace. It counts fractions of milliseconds: with whole ones, as
    `pygame.Clock` has them, 60 frames a second would become 62."""

    def __init__(self, rate: float = 60.0, clock: Callable[[], float] = time.perf_counter) -> None:
        self.rate = rate
        self._clock = clock
        self._next = 0.0

    def due_in(self) -> float:
        """Return seconds until the next frame; 0 if it is time."""
        return max(0.0, self._next - self._clock())

    def begin_frame(self) -> None:
        """Note that a frame is painted now. A small delay is made up for, so that the pace holds;
        after a long pause, or for a frame that an event brought early, the pace starts anew."""
        step, now = 1 / self.rate, self._clock()
        is_in_step = self._next <= now <= self._next + 2 * step
        self._next = (self._next if is_in_step else now) + step


@functools.cache
def _wake_kind() -> int:
    return pygame.event.custom_type()


def _slept(calls: ctypes.CDLL | None, seconds: float, quiet_for: float) -> bool:
    """Sleep for no more than `seconds`, and return whether an event waits."""
    if calls is None:
        return _looked(min(seconds, _LOOK))
    if calls.SDL_NumJoysticks() and quiet_for >= _QUIET:
        return _looked(min(seconds, _LOOK_QUIETLY))
    rounded = math.floor if seconds < _PRECISE else math.ceil
    whole = rounded(min(seconds, _QUIET if calls.SDL_NumJoysticks() else seconds) * 1000)
    if not whole:
        # SDL counts whole milliseconds, but a frame must be there on time.
        time.sleep(seconds)
    # Without a place for the event SDL leaves it in the queue.
    return bool(calls.SDL_WaitEventTimeout(None, whole))


def _looked(after: float) -> bool:
    if pygame.event.peek():
        return True
    time.sleep(after)
    return pygame.event.peek()
