"""SIGTERM and a terminal that hangs up end the program, whatever it is doing.

SDL makes of SIGTERM a wish to close the window, and that is heard of between two pictures only:
while something long is worked out, nobody listens.
"""

from __future__ import annotations

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
