"""Work, as on added files, in a process of its own that is ended when it takes too long. Nothing
here waits unless it is asked to."""

from __future__ import annotations

import atexit
from collections.abc import Callable, Iterator
from contextlib import suppress
from threading import Event, Lock, Thread
from time import monotonic
from typing import Any, Generic, TypeVar

from game.reading.worker import BEGUN as STARTED
from game.reading.worker import BROKE, PATIENCE, STARTS_WITHIN, TOLD, Asked, Limits, Worker

#: How the work ended besides what a worker tells: no process could be started.
NEVER_BEGAN = "never_began"

Result = TypeVar("Result")


class Apart(Generic[Result]):
    """Some work in a process of its own. `wake`: called from a thread when it is over."""

    def __init__(
        self,
        limits: Limits,
        work: Callable[..., Iterator[Result]],
        *args: object,
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        self.results: list[Result] = []
        #: How the work ended; empty while it goes on.
        self.ended = ""
        self._seconds = limits.seconds
        self._wake = wake
        self._over = Event()
        #: Guards the two that follow.
        self._lock = Lock()
        self._worker: Worker | None = None
        self._is_unwanted = False
        atexit.register(self.end)
        begin = limits, _unasked, work, args
        Thread(target=self._follow, args=begin, name="apart", daemon=True).start()

    def wait(self) -> str:
        """Wait until the work has ended; return how."""
        self._over.wait()
        return self.ended

    def end(self) -> None:
        """End the work at once, whatever it is doing; return when its process is gone."""
        with self._lock:
            self._is_unwanted = True
            if self._worker is not None:
                self._worker.end()
        self._over.wait()

    # In the thread --------------------------------------------------------------------------

    def _follow(self, *begin: object) -> None:
        ended = NEVER_BEGAN
        try:
            with suppress(OSError, RuntimeError):
                worker = self._started(*begin)
                ended = BROKE
                ended = self._heard(worker)
        finally:
            with self._lock:
                done, self._worker = self._worker, None
            if done is not None:
                done.end()
                done.wait()
            atexit.unregister(self.end)
            self.ended = ended
            self._over.set()
            self._wake()

    def _started(self, *begin: Any) -> Worker:
        with self._lock:
            if self._is_unwanted:
                raise OSError
            self._worker = Worker(*begin, name="loba apart")
            return self._worker

    def _heard(self, worker: Worker) -> str:
        until = monotonic() + STARTS_WITHIN
        while True:
            what, result = worker.hear(until)
            if what == TOLD:
                self.results.append(result)
            elif what != STARTED:
                return what
            until = monotonic() + PATIENCE * self._seconds


def _unasked(
    asked: Asked, work: Callable[..., Iterator[object]], args: tuple[object, ...]
) -> Iterator[object]:
    return work(*args)
