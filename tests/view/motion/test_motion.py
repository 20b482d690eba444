"""How things move: the times of the design, in full, in brief, and not at all."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from game import settings
from game.settings import BRIEF, FULL, NONE
from game.view.motion import motion
from game.view.motion.motion import Follow, Pace

PLAIN = Pace()

#: What it shows at a time since it began, and how many ms it takes.
LASTING: list[tuple[str, Callable[[float, Pace], object], int]] = [
    ("pick up", lambda now, pace: motion.picked_up(0, now, pace), 90),
    ("curtain closes", lambda now, pace: motion.curtain_closed(0, now, pace, closes=True), 380),
    ("curtain opens", lambda now, pace: motion.curtain_closed(0, now, pace, closes=False), 460),
]
IN_NONE = {"curtain closes": 90, "curtain opens": 90}


@pytest.mark.parametrize(("name", "shown", "ms"), LASTING, ids=[name for name, *_ in LASTING])
@pytest.mark.parametrize(
    ("pace", "share"),
    [
        (Pace(FULL, 1), 1),
        (Pace(FULL, 2), 1 / 2),
        (Pace(BRIEF, 1), 1 / 2),
        (Pace(BRIEF, 2), 1 / 4),
        (Pace(FULL, 0), 0),
    ],
)
def test_everything_takes_its_time(
    name: str, shown: Callable[[float, Pace], object], ms: int, pace: Pace, share: float
) -> None:
    lasts = ms / 1000 * share
    end = shown(99, pace)
    assert shown(lasts + 1e-9, pace) == end
    if share:
        assert shown(lasts * 0.9, pace) != end
        assert shown(-1, pace) == shown(0, pace)


@pytest.mark.parametrize(("name", "shown", "ms"), LASTING, ids=[name for name, *_ in LASTING])
def test_without_motion_it_is_there_at_once_or_fades(
    name: str, shown: Callable[[float, Pace], object], ms: int
) -> None:
    pace, end = Pace(NONE), shown(99, Pace(NONE))
    lasts = IN_NONE.get(name, 0) / 1000
    assert shown(lasts, pace) == end
    assert (shown(lasts / 2, pace) != end) == bool(lasts)


def test_the_names_of_motion_are_those_of_the_settings() -> None:
    assert (FULL, BRIEF, NONE) == (settings.FULL, settings.BRIEF, settings.NONE)


# Eases ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ease", [motion.ease_out, motion.ease_in_out, motion.back_out])
def test_an_ease_goes_from_nothing_to_all(ease: motion.Ease) -> None:
    assert (ease(0), ease(1)) == pytest.approx((0, 1))


def test_landing_goes_a_fiftieth_too_far_and_comes_back() -> None:
    steps = [motion.back_out(n / 200) for n in range(201)]
    assert max(steps) == pytest.approx(1.02, abs=0.001)


def test_arriving_slows_down() -> None:
    assert motion.ease_out(0.5) == 0.875


# A card in the hand of the pointer --------------------------------------------------------------


def test_a_card_picked_up_is_a_little_larger() -> None:
    assert [motion.picked_up(1, now, PLAIN) for now in (1, 1.09)] == [1, 1.06]


def test_a_refused_card_shakes_three_times_by_six() -> None:
    path = [motion.shaken(0, n / 1000, PLAIN) for n in range(241)]
    assert (max(path), min(path)) == pytest.approx((6, -6), abs=0.01)
    to_the_right = sum(a <= 0 < b for a, b in pairwise(path))
    assert to_the_right == 3
    assert motion.shaken(0, 0.24, PLAIN) == pytest.approx(0)


@pytest.mark.parametrize("calm", [BRIEF, NONE])
def test_nothing_shakes_or_leans_when_motion_is_calm(calm: str) -> None:
    pace = Pace(calm)
    assert {motion.shaken(0, n / 100, pace) for n in range(24)} == {0}
    dragged = Follow.at(0, 0, 0).drawn_to(900, 0, 0, pace).moved(0.01, pace)
    assert dragged.lean(pace) == 0


def test_a_dragged_card_settles_under_the_pointer_in_80_ms() -> None:
    start = Follow.at(0, 0, 0).drawn_to(100, -40, 0, PLAIN)
    assert start.moved(0.03, PLAIN).x < 80
    settled = start.moved(0.08, PLAIN)
    assert (settled.x, settled.y) == pytest.approx((100, -40), abs=1.5)
    assert start.moved(0.3, PLAIN).rests
    assert not start.rests


def test_how_a_dragged_card_hangs_does_not_depend_on_the_frames() -> None:
    start = once = Follow.at(0, 0, 0).drawn_to(100, 50, 0, PLAIN)
    for n in range(1, 7):
        once = once.moved(n * 0.01, PLAIN)
    assert once == pytest.approx(start.moved(0.06, PLAIN))


@pytest.mark.parametrize(("to_x", "lean"), [(5000, 8), (-5000, -8), (0, 0)])
def test_a_dragged_card_leans_at_most_8_degrees(to_x: float, lean: float) -> None:
    dragged = Follow.at(0, 0, 0).drawn_to(to_x, 0, 0, PLAIN).moved(0.012, PLAIN)
    assert dragged.lean(PLAIN) == lean


def test_without_motion_a_dragged_card_is_where_the_pointer_is() -> None:
    dragged = Follow.at(0, 0, 0).drawn_to(70, 30, 0, Pace(NONE)).moved(0, Pace(NONE))
    assert (dragged.x, dragged.y) == (70, 30)


# Sentences -------------------------------------------------------------------------


def test_a_sentence_stays_as_long_as_it_takes_to_be_read() -> None:
    assert PLAIN.reading("Draw") == motion.SENTENCE
    for speed in (0, 1, 2):
        assert Pace(FULL, speed).reading("x" * 84) == pytest.approx(6.0)
        patient = Pace(FULL, speed, motion.MORE_TIME)
        assert patient.reading("x" * 84) == pytest.approx(12.0)
        assert patient.pause(1.0) == 2 * Pace(FULL, speed).pause(1.0)
        assert patient.time(1.0) == Pace(FULL, speed).time(1.0)
