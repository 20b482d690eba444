"""The same work for many numbers, in several processes, and Ctrl+C in the middle of it."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

import pytest

from game.play.bots import parallel
from game.play.bots.parallel import parallel_map

#: By then every process has work ahead of it.
INTERRUPTED = 7


def times(factor: int) -> Callable[[int], int]:
    return lambda number: number * factor


@pytest.mark.parametrize(("count", "jobs"), [(30, 2), (1, 4)])
def test_results_come_in_the_order_of_the_numbers(count: int, jobs: int) -> None:
    alone = list(parallel_map(times, 3, count, 1))
    assert list(parallel_map(times, 3, count, jobs)) == alone
    assert alone == [3 * number for number in range(1, count + 1)]


class InterruptedPool(ProcessPoolExecutor):
    """Ctrl+C comes while a number is handed over, when the pool may hold any of its locks."""

    signals = 1
    begun = ended = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        InterruptedPool.begun += 1
        for _ in range(self.signals if args == (INTERRUPTED,) else 0):
            signal.raise_signal(signal.SIGINT)
        future = super().submit(fn, *args, **kwargs)
        InterruptedPool.ended += 1
        return future


@pytest.fixture
def interrupted_pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    InterruptedPool.begun = InterruptedPool.ended = 0
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    monkeypatch.setattr(parallel, "ProcessPoolExecutor", InterruptedPool)
    yield
    signal.signal(signal.SIGINT, heard)


@pytest.mark.usefixtures("interrupted_pool")
@pytest.mark.parametrize(("signals", "cut_short"), [(1, 0), (2, 1)])
def test_only_a_second_ctrl_c_breaks_into_a_call_of_the_pool(
    monkeypatch: pytest.MonkeyPatch, signals: int, cut_short: int
) -> None:
    monkeypatch.setattr(InterruptedPool, "signals", signals)
    with pytest.raises(KeyboardInterrupt):
        list(parallel_map(times, 3, 1000, 2))
    assert InterruptedPool.begun - InterruptedPool.ended == cut_short
    assert InterruptedPool.begun < 20
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
