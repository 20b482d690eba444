"""Waiting costs nothing and ends at once when something happens."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Iterator

import pygame
import pytest

from game.ui import idle
from game.ui.idle import Pacer, wait, wake
from game.ui.sdl import Sdl, sdl
from tests.clock import Clock


class WithGamepad:
    """SDL, which believes that a gamepad is plugged in."""

    def __init__(self, sdl: ctypes.CDLL) -> None:
        self.SDL_WaitEventTimeout = sdl.SDL_WaitEventTimeout

    def SDL_NumJoysticks(self) -> int:  # noqa: N802
        return 1


@pytest.fixture(params=["SDL's own wait", "with a gamepad", "without SDL"], autouse=True)
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    pygame.display.init()
    found = sdl()
    if request.param == "without SDL":
        monkeypatch.setattr(idle, "sdl", lambda: None)
    elif found is None:
        pytest.skip("this copy of SDL cannot be asked")
    elif request.param == "with a gamepad":
        monkeypatch.setattr(idle, "sdl", lambda: Sdl(WithGamepad(found.calls), found.file))
        monkeypatch.setattr(idle, "_QUIET", 0.01)
    pygame.event.clear()
    yield
    pygame.display.quit()


def test_nothing_comes() -> None:
    began = time.monotonic()
    assert wait(0.05) is False
    assert time.monotonic() - began >= 0.045


def test_it_sleeps_between_two_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    looks, peek = [], pygame.event.peek
    monkeypatch.setattr(pygame.event, "peek", lambda: looks.append(1) or peek())
    wait(0.1)
    assert len(looks) < 30


def test_what_is_there_is_not_waited_for_and_stays_there() -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_a))
    assert wait(None) is True
    assert [event.type for event in pygame.event.get()] == [pygame.KEYDOWN]


@pytest.mark.parametrize("seconds", [0, -1])
def test_no_time_is_a_look(seconds: float) -> None:
    assert wait(seconds) is False


def test_another_thread_ends_the_wait() -> None:
    timer = threading.Timer(0.05, wake)
    timer.start()
    began = time.monotonic()
    assert wait(5) is True
    assert time.monotonic() - began < 1
    timer.join()


def test_waking_without_a_window_does_nothing() -> None:
    pygame.display.quit()
    wake()


def frames(pacer: Pacer, clock: Clock, *painting: float) -> list[float]:
    """When each frame begins, if painting takes so long."""
    began = []
    for spent in painting:
        clock.now += pacer.due_in()
        pacer.begin_frame()
        began.append(round(clock.now - 100, 6))
        clock.now += spent
    return began


@pytest.mark.parametrize(
    ("painting", "expected"),
    [
        ((0.005, 0.001, 0.019, 0), [0, 0.02, 0.04, 0.06]),
        ((0.005, 0.030, 0.005, 0), [0, 0.02, 0.05, 0.06]),
        ((0.005, 3, 0.005, 0.005, 0), [0, 0.02, 3.02, 3.04, 3.06]),
    ],
    ids=["evenly", "a small delay is made up for", "a long one is not"],
)
def test_frames_keep_their_pace(painting: tuple[float, ...], expected: list[float]) -> None:
    clock = Clock()
    assert frames(Pacer(50, clock), clock, *painting) == expected


def test_a_frame_after_a_rest_comes_at_once() -> None:
    clock = Clock()
    pacer = Pacer(50, clock)
    frames(pacer, clock, 60)
    assert pacer.due_in() == 0


def test_a_frame_that_an_event_brought_early_is_followed_a_step_later() -> None:
    clock = Clock()
    pacer = Pacer(50, clock)
    frames(pacer, clock, 0.005)
    pacer.begin_frame()
    assert pacer.due_in() == pytest.approx(0.02)
