"""End a test that hangs: it fails by itself, and the others go on."""

from __future__ import annotations

import faulthandler
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

#: A test may take this many seconds; one marked `long` takes hours by its nature.
SECONDS_MOST, LONG_MOST = 120.0, 6 * 3600.0
#: Where not even that ends it, because it hangs in a library, the process ends this much later.
GRACE = 30.0


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--limit", type=float, default=SECONDS_MOST, help="seconds a test may take")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    seconds = seconds_for(item)
    faulthandler.dump_traceback_later(seconds + GRACE, exit=True)
    try:
        with limited(seconds):
            return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


def seconds_for(item: pytest.Item) -> float:
    own = item.get_closest_marker("limit")
    if own is not None:
        return float(own.args[0])
    return LONG_MOST if item.get_closest_marker("long") else float(item.config.getoption("limit"))


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Fail what takes longer, whether it works or waits. Windows has no such signal."""

    def fail(number: int, frame: FrameType | None) -> None:
        pytest.fail(f"takes more than {seconds:g} s")

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    handler = signal.signal(signal.SIGALRM, fail)
    left, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, left)
        signal.signal(signal.SIGALRM, handler)
