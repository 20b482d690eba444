"""Waiting without working: for the next event, and for the next frame.

pygame's own wait looks a thousand times a second. SDL's sleeps in the kernel until something
comes, so it is asked directly where it can be found. While a gamepad is plugged in SDL looks a
thousand times a second too, so after a while of nothing we look ourselves, and less often.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import math
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

#: Seconds of one sleep, at most: Ctrl+C in a terminal takes effect only between two.
_LONGEST = 1.0
#: Where SDL cannot be asked: how long until we look again.
_LOOK = 0.012
#: With a gamepad: the seconds of nothing after which we look less often, and between two looks.
_QUIET, _LOOK_QUIETLY = 0.5, 0.025
_INIT_VIDEO = 0x20


def wait(seconds: float | None) -> bool:
    """Sleeps until an event waits to be read, for so long at most; None: for ever. Says whether
    one does. The event stays for `Input`. Only the thread of the window may wait."""
    began = time.perf_counter()
    until = None if seconds is None else began + max(0.0, seconds)
    sdl = _sdl()
    while True:
        now = time.perf_counter()
        left = _LONGEST if until is None else min(max(0.0, until - now), _LONGEST)
        if _slept(sdl, left, now - began):
            return True
        if until is not None and time.perf_counter() >= until:
            return False


def wake() -> None:
    """End a `wait`, from any thread."""
    with contextlib.suppress(pygame.error):  # A full queue wakes by itself; no window never waits.
        pygame.event.post(pygame.Event(_wake_kind()))


class Pacer:
    """When the next frame is due, at an even pace. Whole milliseconds, as `pygame.Clock` counts,
    would make 60 frames a second 62."""

    def __init__(self, rate: float = 60.0, clock: Callable[[], float] = time.perf_counter) -> None:
        self.rate = rate
        self._clock = clock
        self._next = 0.0

    def due_in(self) -> float:
        """Return seconds until the next frame; 0 if it is time."""
        return max(0.0, self._next - self._clock())

    def begin_frame(self) -> None:
        """A frame is now being painted. A small delay is made up for, so the pace holds; after a
        rest, a long one, or one that an event brought early, the pace begins anew."""
        step, now = 1 / self.rate, self._clock()
        is_in_step = self._next <= now <= self._next + 2 * step
        self._next = (self._next if is_in_step else now) + step


@functools.cache
def _wake_kind() -> int:
    return pygame.event.custom_type()


def _slept(sdl: ctypes.CDLL | None, seconds: float, quiet_for: float) -> bool:
    """Sleep for so long at most, and return whether an event waits."""
    if sdl is None:
        return _looked(min(seconds, _LOOK))
    if sdl.SDL_NumJoysticks() and quiet_for >= _QUIET:
        return _looked(min(seconds, _LOOK_QUIETLY))
    whole = math.floor(min(seconds, _QUIET if sdl.SDL_NumJoysticks() else seconds) * 1000)
    if not whole:
        # SDL counts whole milliseconds; a frame is to be there on time.
        time.sleep(seconds)
    # The event itself is not asked for, so it stays in the queue.
    return bool(sdl.SDL_WaitEventTimeout(None, whole))


def _looked(after: float) -> bool:
    if pygame.event.peek():
        return True
    time.sleep(after)
    return pygame.event.peek()


@functools.cache
def _sdl() -> ctypes.CDLL | None:
    """Return the copy of SDL that pygame itself uses: another one would know nothing of our
    window."""
    for file in _candidates():
        with contextlib.suppress(OSError, AttributeError):
            sdl = ctypes.CDLL(file, mode=getattr(os, "RTLD_NOLOAD", 0) | ctypes.DEFAULT_MODE)
            sdl.SDL_WaitEventTimeout.argtypes = [ctypes.c_void_p, ctypes.c_int]
            if sdl.SDL_WasInit(ctypes.c_uint32(_INIT_VIDEO)):
                return sdl
    return None


def _candidates() -> Iterator[str]:
    """Yield where the wheels of Linux, Windows and macOS keep it, and a system's own."""
    package = Path(pygame.__file__).parent
    for folder, pattern in (
        (package.parent / "pygame_ce.libs", "libSDL2-2*.so*"),
        (package, "SDL2.dll"),
        (package / ".dylibs", "libSDL2-2*.dylib"),
    ):
        yield from map(str, sorted(folder.glob(pattern)))
    yield from ("libSDL2-2.0.so.0", "libSDL2-2.0.0.dylib", "SDL2.dll")
