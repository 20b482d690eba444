"""Click or drag? Told by what a hand does: d(own), m(ove), u(p) at places of the stage."""

from __future__ import annotations

import pytest

from game.ui.commands import BACK
from game.ui.drag import (
    Clicked,
    Drag,
    DragBegan,
    DragCancelled,
    DragMoved,
    Dropped,
    Happening,
    SweepEnded,
    SweepMoved,
)
from game.ui.gestures import (
    LEFT_WINDOW,
    MAIN,
    MIDDLE,
    MOUSE,
    MOVED,
    OTHER,
    PRESSED,
    RELEASED,
    TOUCH,
    Command,
    FocusLost,
    Gesture,
    Pointer,
)

CARD = "9h"


def down(
    x: float, y: float = 0, button: int = MAIN, clicks: int = 1, device: str = MOUSE
) -> Pointer:
    return Pointer(PRESSED, x, y, button, (button,), clicks, device=device)


def move(x: float, y: float = 0, button: int = MAIN, device: str = MOUSE) -> Pointer:
    return Pointer(MOVED, x, y, buttons=(button,), device=device)


def up(x: float, y: float = 0, button: int = MAIN, device: str = MOUSE) -> Pointer:
    return Pointer(RELEASED, x, y, button, device=device)


def did(drag: Drag[str], *gestures: Gesture, thing: str | None = CARD) -> list[Happening[str]]:
    return [told for gesture in gestures for told in drag.follow(gesture, thing)]


def kinds(happenings: list[Happening[str]]) -> list[type]:
    return [type(happening) for happening in happenings]


@pytest.mark.parametrize(
    ("x", "y", "expected"),
    [
        (0, 0, [Clicked]),
        (7.9, 0, [Clicked]),
        (5, 6, [Clicked]),
        (8, 0, [DragBegan, Dropped]),
        (0, -8, [DragBegan, Dropped]),
        (6, 6, [DragBegan, Dropped]),
    ],
)
def test_eight_units_part_a_click_from_a_drag(x: float, y: float, expected: list[type]) -> None:
    assert kinds(did(Drag(), down(0), move(x, y), up(x, y))) == expected


def test_a_drag_tells_where_it_began_and_where_it_is() -> None:
    drag = Drag[str]()
    assert did(drag, down(100, 50), move(120, 50), move(300, 80), up(310, 80)) == [
        DragBegan(CARD, 100, 50, 120, 50, MOUSE),
        DragMoved(CARD, 100, 50, 300, 80, MOUSE),
        DragMoved(CARD, 100, 50, 310, 80, MOUSE),
        Dropped(CARD, 100, 50, 310, 80, MOUSE),
    ]


def test_it_is_held_from_the_eighth_unit_to_the_drop() -> None:
    drag = Drag[str]()
    held = []
    for gesture in (down(0), move(5), move(9), move(2), up(2)):
        drag.follow(gesture, CARD)
        held.append(drag.held)
    assert held == [None, None, CARD, CARD, None]


def test_a_release_far_away_without_a_move_between_is_a_drag_too() -> None:
    assert kinds(did(Drag(), down(0), up(200))) == [DragBegan, Dropped]


def test_a_double_click_is_the_second_click_of_two() -> None:
    told = did(Drag(), down(0), up(0), down(0, clicks=2), up(0))
    assert [happening.clicks for happening in told if isinstance(happening, Clicked)] == [1, 2]


def test_a_click_keeps_the_modifiers_of_its_press() -> None:
    pressed = down(4)._replace(ctrl=True, shift=True)
    assert did(Drag(), pressed, up(4)) == [Clicked(CARD, 4, 0, MAIN, 1, True, True, MOUSE)]


def test_the_felt_can_be_clicked_and_not_dragged() -> None:
    drag = Drag[str]()
    assert did(drag, down(0), move(50), thing=None) == []
    assert kinds(did(drag, up(50), thing=None)) == [Clicked]


@pytest.mark.parametrize(("under", "expected"), [("undo", [Clicked]), ("hint", []), (None, [])])
def test_a_button_is_clicked_by_letting_go_over_it(under: str | None, expected: list[type]) -> None:
    drag = Drag[str]()
    drag.follow(down(0), "undo", can_drag=False)
    drag.follow(move(40), under)
    assert kinds(drag.follow(up(40), under)) == expected


@pytest.mark.parametrize(
    "reason",
    [
        FocusLost(),
        Command(BACK),
        down(30, button=OTHER),
        down(30, button=MIDDLE),
        Pointer(MOVED, 30, 0, buttons=()),
        Pointer(LEFT_WINDOW, 30, 0, buttons=()),
    ],
)
def test_a_drag_ends_at_home(reason: Gesture) -> None:
    drag = Drag[str]()
    did(drag, down(0), move(20))
    assert did(drag, reason) == [DragCancelled(CARD, 0, 0, 20, 0, MOUSE)]
    assert did(drag, move(40), up(40)) == [], "the button that is still down means nothing more"


def test_beyond_the_edge_of_the_window_a_held_button_goes_on() -> None:
    drag = Drag[str]()
    did(drag, down(0), move(20), Pointer(LEFT_WINDOW, 20, 0, buttons=(MAIN,)))
    assert drag.held == CARD


def test_a_press_whose_end_was_never_told_makes_way_for_the_next() -> None:
    drag = Drag[str]()
    assert kinds(did(drag, down(0), move(20), down(90), move(120))) == [
        DragBegan,
        DragCancelled,
        DragBegan,
    ]


def test_a_finger_holds_its_card_sixty_above() -> None:
    drag = Drag[str]()
    hand = [down(0, 500, device=TOUCH), move(0, 400, device=TOUCH), up(0, 400, device=TOUCH)]
    assert did(drag, *hand) == [
        DragBegan(CARD, 0, 500, 0, 340, TOUCH),
        Dropped(CARD, 0, 500, 0, 340, TOUCH),
    ]


def test_a_mouse_does_not_disturb_a_finger() -> None:
    drag = Drag[str]()
    did(drag, down(0, device=TOUCH), move(20, device=TOUCH))
    assert did(drag, Pointer(MOVED, 900, 900)) == []
    assert drag.held == CARD


def test_the_other_button_sweeps_along_the_hand() -> None:
    drag = Drag[str]()
    hand = [down(0, button=OTHER), move(5, button=OTHER), move(60, button=OTHER)]
    assert did(drag, *hand, move(200, button=OTHER), up(200, button=OTHER)) == [
        SweepMoved(0, 0, 60, 0),
        SweepMoved(60, 0, 200, 0),
        SweepEnded(200, 0),
    ]


def test_the_other_button_clicks_too() -> None:
    (clicked,) = did(Drag(), down(0, button=OTHER), up(3, button=OTHER))
    assert isinstance(clicked, Clicked)
    assert clicked.button == OTHER


def test_a_sweep_that_is_broken_off_ends_where_it_was() -> None:
    drag = Drag[str]()
    did(drag, down(0, button=OTHER), move(60, button=OTHER))
    assert did(drag, FocusLost()) == [SweepEnded(60, 0)]
