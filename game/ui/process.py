"""What the process does for the system: it ends when it is told to, and gives memory back.

SDL turns SIGTERM into a request to close the window, which is read only between two frames, and not
during a long calculation.

Pictures come and go by the megabyte, and the C library of Linux keeps their memory in pieces that
are seldom of the right size for the next ones: after some hours a third of it would be free but
unused. With other libraries nothing needs to be done.
"""

from __future__ import annotations

import ctypes
import functools
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

import pygame

#: Seconds the program has to end in an orderly way.
TIME_TO_LEAVE = 2

if sys.platform == "win32":

    @contextmanager
    def ends_on_signals() -> Iterator[None]:
        """Do nothing: this system has no such signals."""
        yield

else:

    @contextmanager
    def ends_on_signals() -> Iterator[None]:
        """Ask the window to close on a signal; after TIME_TO_LEAVE, the system ends the program."""
        heard, tell = os.pipe()
        os.set_blocking(tell, False)
        before = {number: signal.signal(number, lambda *_: None) for number in _asked()}
        told_before = signal.set_wakeup_fd(tell, warn_on_full_buffer=False)
        Thread(target=_listen, args=(heard, set(before)), daemon=True).start()
        try:
            yield
        finally:
            signal.set_wakeup_fd(told_before)
            for number, handler in before.items():
                signal.signal(number, handler)
            os.close(tell)

    def _asked() -> list[int]:
        """Return the signals to handle: SIGHUP only if `nohup` has not turned it off."""
        minds = signal.getsignal(signal.SIGHUP) is signal.SIG_DFL
        return [signal.SIGTERM, *([signal.SIGHUP] if minds else [])]

    def _listen(heard: int, asked: set[int]) -> None:
        """Wait for signals in a thread: Python's own handlers would run only after SDL has stopped
        waiting."""
        while numbers := os.read(heard, 64):
            if asked.intersection(numbers):
                signal.alarm(TIME_TO_LEAVE)
                with suppress(pygame.error):
                    pygame.event.post(pygame.event.Event(pygame.QUIT))
        os.close(heard)


#: From this many bytes on, a piece of memory is taken from the system on its own, and given back as
#: soon as it is free.
#: Unless it is set, the library raises the bound by itself. A card is smaller, since it moves and
#: must be made quickly.
_LARGE = 512 * 1024
_M_MMAP_THRESHOLD = -3


def keep_large_apart() -> None:
    """Set the bound of `_LARGE`. Call this once, before anything is drawn."""
    _ask("mallopt", _M_MMAP_THRESHOLD, _LARGE)


def give_back() -> None:
    """Give free memory back to the system. This takes some milliseconds at most."""
    _ask("malloc_trim", 0)


def _ask(name: str, *args: int) -> None:
    wish = getattr(_library(), name, None)
    if wish is not None:
        wish(*args)


@functools.cache
def _library() -> ctypes.CDLL | None:
    return ctypes.CDLL(None) if sys.platform == "linux" else None
