"""Work, as on added files, in a process of its own that is ended when it takes too long. Nothing
here waits unless it is asked to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic
from typing import Generic, TypeVar

from game.reading.worker import BEGUN as STARTED
from game.reading.worker import (
    BROKE,
    PATIENCE,
    STARTS_WITHIN,
    TOLD,
    Asked,
    Followed,
    Limits,
    Worker,
)

#: How the work ended besides what a worker tells: no process could be started.
NEVER_BEGAN = "never_began"

Result = TypeVar("Result")


class Apart(Followed, Generic[Result]):
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
        self._work = limits, _unasked, work, args
        self._wake = wake
        super().__init__("apart", self._follow)

    def wait(self) -> str:
        """Wait until the work has ended; return how."""
        self._thread.join()
        return self.ended

    def _follow(self) -> None:
        ended = NEVER_BEGAN
        try:
            with suppress(OSError, RuntimeError), self._started(*self._work) as worker:
                ended = BROKE
                ended = self._heard(worker)
        finally:
            self.ended = ended
            self._wake()

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
