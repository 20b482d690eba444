"""The same work for many numbers, in several processes: in order, and none of them left whatever
happens in the middle of it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

import pytest

from game.play.bots.parallel import WorkLostError, parallel_map
from game.reading.worker import Worker
from tests.beside import PARALLEL, processes

#: By then every process has work ahead of it.
LATER = 7


def times(factor: int) -> Callable[[int], int]:
    return lambda number: number * factor


def fails_at(bad: int) -> Callable[[int], int]:
    def work(number: int) -> int:
        if number == bad:
            raise LookupError(number)
        return number

    return work


def dies_at(bad: int) -> Callable[[int], int]:
    def work(number: int) -> int:
        if number == bad:
            os._exit(1)
        return number

    return work


@pytest.mark.parametrize(("count", "jobs"), [(30, 2), (1, 4)])
def test_results_come_in_the_order_of_the_numbers(count: int, jobs: int) -> None:
    alone = list(parallel_map(times, 3, count, 1))
    assert list(parallel_map(times, 3, count, jobs)) == alone
    assert alone == [3 * number for number in range(1, count + 1)]
    assert processes(PARALLEL) == []


@pytest.mark.parametrize(("work", "error"), [(fails_at, LookupError), (dies_at, WorkLostError)])
def test_what_goes_wrong_in_a_process_is_told_and_ends_all_of_them(
    work: Callable[[int], Callable[[int], int]], error: type[Exception]
) -> None:
    with pytest.raises(error):
        list(parallel_map(work, LATER, 1000, 2))
    assert processes(PARALLEL) == []


def test_who_hears_no_more_leaves_no_process() -> None:
    results = parallel_map(times, 3, 1000, 2)
    assert next(results) == 3
    results.close()  # type: ignore[attr-defined]
    assert processes(PARALLEL) == []


def test_ctrl_c_while_a_number_is_handed_over_leaves_no_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []
    ask = Worker.ask

    def interrupted(worker: Worker, question: object) -> None:
        asked.append(question)
        if question == LATER:
            signal.raise_signal(signal.SIGINT)
        ask(worker, question)

    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    monkeypatch.setattr(Worker, "ask", interrupted)
    with pytest.raises(KeyboardInterrupt):
        list(parallel_map(times, 3, 1000, 2))
    assert signal.signal(signal.SIGINT, heard) is signal.default_int_handler
    assert len(asked) < 20
    assert processes(PARALLEL) == []
