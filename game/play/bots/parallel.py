"""One kind of work for many numbers, on one processor or several, in the order of the numbers."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

PlanT = TypeVar("PlanT")
DoneT = TypeVar("DoneT")

#: How many numbers each process is given before the first of them is done.
AHEAD = 4
#: Seconds between two looks for an interruption.
PAUSE = 0.1


def parallel_map(
    begin: Callable[[PlanT], Callable[[int], DoneT]], plan: PlanT, count: int, jobs: int
) -> Iterator[DoneT]:
    """Yield the results for the numbers from 1 on. `begin` is called once in every process, and
    returns the function that does the work there; it, the plan and the results travel between
    processes. To be called from the main thread."""
    if jobs == 1:
        yield from map(begin(plan), range(1, count + 1))
        return
    workers, numbers = min(jobs, count), iter(range(1, count + 1))
    # A new process inherits nothing of this one, the same on every system.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin_work, (begin, plan))
    with _Interruption() as interruption:
        try:
            with _ignored():
                waiting = deque(pool.submit(_do, number) for number in islice(numbers, workers))
            for _ in range(count):
                free = AHEAD * workers - len(waiting)
                waiting += [pool.submit(_do, number) for number in islice(numbers, free)]
                while not wait([waiting[0]], PAUSE).done:
                    interruption.check()
                yield waiting.popleft().result()
                interruption.check()
        finally:
            pool.shutdown(cancel_futures=True)


class _Interruption:
    """A guard that keeps Ctrl+C until it is asked for: an exception in the middle of a call of the
    pool could leave one of its locks taken for ever. A second Ctrl+C is not kept."""

    def __init__(self) -> None:
        self._has_come = False

    def __enter__(self) -> _Interruption:
        self._before = signal.signal(signal.SIGINT, self._keep)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _keep(self, *_: object) -> None:
        if self._has_come:
            raise KeyboardInterrupt
        self._has_come = True

    def check(self) -> None:
        if self._has_come:
            raise KeyboardInterrupt


@contextmanager
def _ignored() -> Iterator[None]:
    """Have processes that are started now ignore Ctrl+C: this process ends them itself."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


_work: Callable[[int], Any]


def _begin_work(begin: Callable[[Any], Callable[[int], Any]], plan: object) -> None:
    global _work
    # Not every system starts a process with the signals ignored that its parent ignores.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _work = begin(plan)


def _do(number: int) -> Any:
    return _work(number)
