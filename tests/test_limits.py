"""A test that hangs fails by itself."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from threading import Event

import pytest

from tests.limits import LONG_MOST, limited, seconds_for

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="no such signal")


def work() -> None:
    while True:
        pass


def swallow() -> None:
    try:
        time.sleep(30)
    except Exception:
        time.sleep(30)


@pytest.mark.parametrize("hang", [work, swallow, Event().wait, lambda: time.sleep(30)])
def test_what_hangs_fails(hang: Callable[[], object]) -> None:
    with pytest.raises(pytest.fail.Exception, match=r"more than 0\.05 s"), limited(0.05):
        hang()


def test_what_ends_in_time_leaves_the_outer_limit_running() -> None:
    with limited(5):
        with limited(1):
            pass
        assert 4 < signal.getitimer(signal.ITIMER_REAL)[0] <= 5
    assert signal.getitimer(signal.ITIMER_REAL)[0] > 5


def test_every_test_has_a_limit(request: pytest.FixtureRequest) -> None:
    assert signal.getitimer(signal.ITIMER_REAL)[0] > 0
    assert seconds_for(request.node) == request.config.getoption("limit")


@pytest.mark.limit(7)
def test_a_test_may_have_a_limit_of_its_own(request: pytest.FixtureRequest) -> None:
    assert seconds_for(request.node) == 7
    assert signal.getitimer(signal.ITIMER_REAL)[0] <= 7


def test_a_long_proof_may_take_hours(request: pytest.FixtureRequest) -> None:
    request.node.add_marker("long")
    assert seconds_for(request.node) == LONG_MOST
