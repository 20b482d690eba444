"""The same work for many numbers, on one processor or several, in the order of the numbers."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeVar

PlanT = TypeVar("PlanT")
DoneT = TypeVar("DoneT")


def parallel_map(
    begin: Callable[[PlanT], Callable[[int], DoneT]], plan: PlanT, count: int, jobs: int
) -> Iterator[DoneT]:
    """What comes of the numbers from 1 on. `begin` is called once in every process, and gives who
    does the work there; it, the plan and what is done travel between processes. To be called from
    the main thread."""
    if jobs == 1:
        yield from map(begin(plan), range(1, count + 1))
        return
    workers = min(jobs, count)
    # A new process knows nothing of this one: the same everywhere, and nothing to inherit.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin_work, (begin, plan))
    try:
        with _deaf():
            first = [pool.submit(_do, number) for number in range(1, workers + 1)]
        others = pool.map(_do, range(workers + 1, count + 1))
        yield from (future.result() for future in first)
        yield from others
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started now hear no interruption: the one that is interrupted ends the others."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


_work: Callable[[int], Any]


def _begin_work(begin: Callable[[Any], Callable[[int], Any]], plan: object) -> None:
    global _work
    # Not every system starts a process as deaf as its parent.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _work = begin(plan)


def _do(number: int) -> Any:
    return _work(number)
