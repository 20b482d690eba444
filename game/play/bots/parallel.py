"""One kind of work for many numbers, on one processor or several, in the order of the numbers."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import wait
from typing import Any, TypeVar

from game.reading.worker import BEGUN, TOLD, Asked, Limits, Worker

PlanT = TypeVar("PlanT")
DoneT = TypeVar("DoneT")

#: How many numbers each process is given before the first of them is done.
AHEAD = 4
#: It takes what it needs: only the one who asked waits for it.
LIMITS = Limits(behind=0, complains=True)


class WorkLostError(Exception):
    """A process ended in the middle of its work."""


def parallel_map(
    begin: Callable[[PlanT], Callable[[int], DoneT]], plan: PlanT, count: int, jobs: int
) -> Generator[DoneT, None, None]:
    """Yield the results for the numbers from 1 on. `begin` is called once in every process, and
    returns the function that does the work there; it, the plan and the results travel between
    processes. To be called from the main thread."""
    if jobs == 1:
        yield from map(begin(plan), range(1, count + 1))
        return
    workers: list[Worker] = []
    numbers = iter(range(1, count + 1))
    done: dict[int, Any] = {}
    try:
        with _ignored():
            for _ in range(min(jobs, count)):
                workers.append(Worker(LIMITS, _results, begin, plan, name="loba parallel"))
        for number in range(1, count + 1):
            while number not in done:
                for worker in _heard(workers):
                    what, told = worker.hear(None)
                    if what == TOLD:
                        done[told[0]] = told[1:]
                    elif what != BEGUN:
                        raise WorkLostError
                    for following in islice(numbers, AHEAD if what == BEGUN else 1):
                        worker.ask(following)
            result, error = done.pop(number)
            if error is not None:
                raise error
            yield result
    finally:
        for worker in workers:
            worker.end()
            worker.wait()


def _heard(workers: list[Worker]) -> list[Worker]:
    """Return the processes that have told something, as soon as there is one."""
    told = wait([worker.answers for worker in workers])
    return [worker for worker in workers if worker.answers in told]


@contextmanager
def _ignored() -> Iterator[None]:
    """Have processes that are started now ignore Ctrl+C: this process ends them itself."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def _results(
    asked: Asked, begin: Callable[[Any], Callable[[int], Any]], plan: object
) -> Iterator[tuple[int, Any, Exception | None]]:
    """Yield each number with its result, or with what it raised."""
    do = begin(plan)
    for number in asked:
        try:
            yield number, do(number), None
        except Exception as error:
            yield number, None, error
