"""What the system asks of the process: to end, and to give back memory.

SDL makes of SIGTERM a wish to close the window, and that is heard of between two pictures only:
while something long is worked out, nobody listens.

Pictures come and go by the megabyte, and the C library of Linux keeps what they leave for the next
ones, in pieces that are seldom of the right size: after an evening a third of it would be holes.
With another library nothing is to be done.
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

#: Seconds in which to leave in an orderly way.
TIME_TO_LEAVE = 2

if sys.platform == "win32":

    @contextmanager
    def ends_on_signals() -> Iterator[None]:
        """There are no such signals."""
        yield

else:

    @contextmanager
    def ends_on_signals() -> Iterator[None]:
        """Within, the window is asked to close, and soon after the system ends the program."""
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
        """With `nohup` the program was told not to mind the terminal: that is not contradicted."""
        minds = signal.getsignal(signal.SIGHUP) is signal.SIG_DFL
        return [signal.SIGTERM, *([signal.SIGHUP] if minds else [])]

    def _listen(heard: int, asked: set[int]) -> None:
        """Python itself would act on a signal only when SDL has ceased to wait."""
        while numbers := os.read(heard, 64):
            if asked.intersection(numbers):
                signal.alarm(TIME_TO_LEAVE)
                with suppress(pygame.error):
                    pygame.event.post(pygame.event.Event(pygame.QUIT))
        os.close(heard)


#: So many bytes in one piece are asked of the system, and given back to it at once. The library
#: would begin with less, and ask for ever more. A card is smaller: it moves, and has to be quick.
_LARGE = 512 * 1024
_M_MMAP_THRESHOLD = -3


def keep_large_apart() -> None:
    """To be said once, before anything is drawn."""
    _ask("mallopt", _M_MMAP_THRESHOLD, _LARGE)


def give_back() -> None:
    """All that is free now. Takes a millisecond or some."""
    _ask("malloc_trim", 0)


def _ask(name: str, *told: int) -> None:
    wish = getattr(_library(), name, None)
    if wish is not None:
        wish(*told)


@functools.cache
def _library() -> ctypes.CDLL | None:
    return ctypes.CDLL(None) if sys.platform == "linux" else None
