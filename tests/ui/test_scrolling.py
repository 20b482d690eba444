"""What scrolls follows a finger and its bar, and a tap stays a tap."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.ui.gestures import (
    LEFT_WINDOW,
    MAIN,
    MOUSE,
    MOVED,
    PRESSED,
    RELEASED,
    TOUCH,
    Command,
    Pointer,
)
from game.ui.page import Page
from game.ui.widgets import Button, Scroll, Slider, Widget
from game.view.geometry import Rect
from tests.clock import Clock

VIEW, HIGH = Rect(100, 100, 400, 300), 1500.0


class Shelf:
    """A page with a slider and buttons that scroll. `done`: what was pressed or set."""

    def __init__(self) -> None:
        self.clock, self.done = Clock(), list[str]()
        self.scroll, self.page = Scroll(VIEW), Page(self.clock)
        self.scroll.height = HIGH
        slider = Slider("slider", 0.0, lambda value: self.done.append(f"{value:.1f}"))
        slider.rect = Rect(100, 100, 360, 60)
        rows: list[Widget] = [slider]
        for at in range(20):
            button = Button(f"row {at}", "", lambda at=at: self.done.append(f"row {at}"))  # type: ignore[misc]
            rows.append(button.placed(Rect(100, 170 + 66 * at, 360, 60)))
        for row in rows:
            row.put_on(self.scroll)
        self.page.hold(rows)

    def use(self, device: str, *way: tuple[float, float], passes: float = 0.01) -> None:
        """Press at the first place, move along the others, and let go at the last."""
        self.page.handle(Pointer(PRESSED, *way[0], MAIN, (MAIN,), device=device))
        for place in way[1:]:
            self.clock.now += passes
            self.page.handle(Pointer(MOVED, *place, 0, (MAIN,), device=device))
        self.page.handle(Pointer(RELEASED, *way[-1], MAIN, device=device))
        if device == TOUCH:
            self.page.handle(Pointer(LEFT_WINDOW, *way[-1], device=device))

    def glide(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.01)):
            self.clock.now += 0.01
            self.page.glide.go_on(self.clock.now)


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


UP = tuple((250.0, 380.0 - 20 * step) for step in range(11))


@pytest.mark.parametrize("passes", [0.2, pytest.param(0.0, id="all at one moment")])
def test_a_finger_drags_the_page_along_and_presses_nothing(shelf: Shelf, passes: float) -> None:
    shelf.use(TOUCH, *UP, passes=passes)
    # What it moved before that was known to be no tap is not made up for.
    assert 160 <= shelf.scroll.offset <= 200
    assert shelf.done == []


def test_a_tap_that_trembles_presses(shelf: Shelf) -> None:
    shelf.use(TOUCH, (250, 200), (255, 208), (250, 195))
    assert (shelf.scroll.offset, shelf.done, shelf.page.focus) == (0, ["row 0"], "row 0")


def test_a_finger_across_drags_what_it_has_touched(shelf: Shelf) -> None:
    shelf.use(TOUCH, (130, 130), (200, 132), (300, 180), (460, 220))
    assert (shelf.scroll.offset, shelf.done[-1]) == (0, "1.0")


def test_a_finger_that_touches_a_slider_may_still_scroll(shelf: Shelf) -> None:
    shelf.scroll.offset = 30
    shelf.use(TOUCH, (300, 115), (302, 160), (304, 200))
    assert (shelf.scroll.offset, shelf.done) == (0, [])


def test_a_thrown_page_glides_slower_and_slower_and_comes_to_rest(shelf: Shelf) -> None:
    shelf.use(TOUCH, *UP[:6])
    offsets = [shelf.scroll.offset]
    while shelf.page.glide.is_under_way:
        shelf.glide(0.1)
        offsets.append(shelf.scroll.offset)
    ways = [later - before for before, later in pairwise(offsets)]
    assert len(ways) > 4
    assert ways == sorted(ways, reverse=True)
    assert 0 < shelf.scroll.offset < shelf.scroll.furthest


def test_it_glides_to_the_end_and_no_further(shelf: Shelf) -> None:
    shelf.scroll.offset = shelf.scroll.furthest - 130
    shelf.use(TOUCH, *UP[:6])
    shelf.glide(3)
    assert shelf.scroll.offset == shelf.scroll.furthest
    assert not shelf.page.glide.is_under_way


def test_a_finger_that_rests_before_it_is_lifted_throws_nothing(shelf: Shelf) -> None:
    shelf.page.handle(Pointer(PRESSED, 250, 380, MAIN, (MAIN,), device=TOUCH))
    for place in UP[1:]:
        shelf.clock.now += 0.01
        shelf.page.handle(Pointer(MOVED, *place, 0, (MAIN,), device=TOUCH))
    shelf.clock.now += 0.2
    shelf.page.handle(Pointer(RELEASED, *UP[-1], MAIN, device=TOUCH))
    assert not shelf.page.glide.is_under_way


def test_a_touch_stops_what_glides_and_presses_nothing(shelf: Shelf) -> None:
    shelf.use(TOUCH, *UP[:6])
    assert shelf.page.glide.is_under_way
    shelf.use(TOUCH, (250, 200))
    assert not shelf.page.glide.is_under_way
    assert shelf.done == []


def test_a_key_stops_what_glides(shelf: Shelf) -> None:
    shelf.use(TOUCH, *UP[:6])
    shelf.page.handle(Command("down"))
    assert not shelf.page.glide.is_under_way


BAR = VIEW.right - 5


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
def test_the_knob_stays_under_the_pointer_that_drags_it(shelf: Shelf, device: str) -> None:
    start = (BAR, VIEW.y + 20)
    shelf.use(device, start, (BAR, VIEW.y + 70), (BAR + 90, VIEW.y + 120))
    # The knob moves as much less than the page as the rail is shorter than what scrolls.
    rail = VIEW.h - 16
    knob = rail * VIEW.h / HIGH
    assert shelf.scroll.offset == pytest.approx(100 * shelf.scroll.furthest / (rail - knob))
    assert shelf.done == []


def test_a_press_beside_the_knob_brings_it_there(shelf: Shelf) -> None:
    shelf.use(MOUSE, (BAR, VIEW.bottom - 9))
    assert shelf.scroll.offset == shelf.scroll.furthest
    shelf.use(MOUSE, (BAR, VIEW.y + 9))
    assert shelf.scroll.offset == 0


def test_a_mouse_on_the_page_does_not_drag_it(shelf: Shelf) -> None:
    shelf.use(MOUSE, (250, 200), (250, 190))
    assert (shelf.scroll.offset, shelf.done) == (0, ["row 0"])
    shelf.use(MOUSE, *UP)
    assert shelf.scroll.offset == 0


def test_a_page_that_has_room_is_not_scrolled(shelf: Shelf) -> None:
    shelf.scroll.height = VIEW.h
    shelf.use(TOUCH, (250, 200), (250, 192))
    assert shelf.done == ["row 0"]
    shelf.use(MOUSE, (BAR, VIEW.bottom - 9))
    assert shelf.scroll.offset == 0


def test_at_the_last_thing_with_the_focus_words_alone_scroll_on() -> None:
    page, words = Page(), Scroll(VIEW)
    words.height = HIGH
    button = Button("back", "", lambda: None).placed(Rect(100, 500, 200, 60))
    text = Widget("").placed(Rect(100, 100, 300, HIGH))
    text.focusable = False
    text.put_on(words)
    page.hold([text, button])
    page.handle(Command("down"))
    assert page.handle(Command("down"))
    assert words.offset > 0
