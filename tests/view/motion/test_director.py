"""What happened is shown step by step: how long it takes, how it is cut short, how a card that was
let go lands."""

from __future__ import annotations

from time import process_time

import pytest
from shown_steps import (
    CAPTURE,
    DISCARD_BY_OTHER,
    DRAW,
    DRAWN_BY_OTHER,
    LAID_BY_OTHER,
    LAY,
    OTHER,
    RIVER,
    STOCK,
    SWEEP,
    TAKE_ONE,
    card,
    dealt,
    event,
    fan,
    hand,
    length,
    meld,
    of,
    pile,
    row,
    shown,
    step,
    where,
)

from game.engine.cards import parse_cards
from game.settings import BRIEF, FULL, NONE
from game.view.motion.choreography import Flight
from game.view.motion.director import Director
from game.view.motion.places import Place, Step

LENGTHS = [
    ("a card drawn", [DRAW], 300),
    ("a card drawn by another", [DRAWN_BY_OTHER], 300),
    ("a meld of three", [LAY], 240 + 2 * 70),
    ("a discard", [DISCARD_BY_OTHER], 300),
    ("the pozo", [SWEEP], 700),
    ("one card of the pile", [TAKE_ONE], 300),
    ("neighbours part", [step(None, hand("2c 3c"), row("2c 3c", 560, 900))], 140),
    ("melds shrink", [step(None, meld("2c 3c"), row("2c 3c", 500, 300, 132, 0))], 240),
    ("a deal of three", dealt(3), 240 + 8 * 40),
    ("a deal of nine", dealt(9), 560),
    ("hands are shown", [step(event("shown", "5d", OTHER), fan(OTHER, 1), meld("5d", 300))], 220),
    ("a capture", [CAPTURE], 300 + 300 + 2 * 18),
    ("nothing to be seen", [step(event("turn", "", OTHER), hand("2c"), hand("2c"))], 0),
    ("one after another", [DRAWN_BY_OTHER, LAID_BY_OTHER, DISCARD_BY_OTHER], 300 + 380 + 300),
]
SHOWN = [pytest.param(steps, ms, id=name) for name, steps, ms in LENGTHS]


# How long ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("steps", "ms"), SHOWN)
@pytest.mark.parametrize(
    ("motion", "speed", "share"), [(FULL, 1, 1), (FULL, 2, 0.5), (BRIEF, 1, 0.5), (FULL, 0, 0)]
)
def test_it_takes_its_time(
    steps: list[Step], ms: int, motion: str, speed: int, share: float
) -> None:
    assert length(shown(*steps, motion=motion, speed=speed)) == pytest.approx(ms * share, abs=1)


@pytest.mark.parametrize(("steps", "ms"), SHOWN)
def test_without_motion_every_step_fades_in_90_ms(steps: list[Step], ms: int) -> None:
    deal_is_one = 1 if steps[0].kind == "dealt" else len(steps)
    expected = 90 * deal_is_one if ms else 0
    assert length(shown(*steps, motion=NONE)) == pytest.approx(expected, abs=1)


def test_a_bot_thinks_before_it_draws() -> None:
    director = shown(DRAWN_BY_OTHER._replace(pause=0.6))
    assert director.due(0) == pytest.approx(0.6)
    early = director.frame(0.599)
    assert (early.is_busy, early.moving, early.begun) == (True, [], [])
    assert director.frame(0.601).moving
    assert length(director) == pytest.approx(900, abs=1)


@pytest.mark.parametrize(("speed", "ms"), [(2, 300 + 150), (0, 0)])
def test_its_thinking_can_be_hurried(speed: int, ms: int) -> None:
    assert length(shown(DRAWN_BY_OTHER._replace(pause=0.6), speed=speed)) == pytest.approx(
        ms, abs=1
    )


# Where it ends ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("steps", "ms"), SHOWN)
@pytest.mark.parametrize("motion", [FULL, BRIEF])
def test_every_card_comes_to_its_place_and_then_lies_there(
    steps: list[Step], ms: int, motion: str
) -> None:
    director = shown(*steps, motion=motion)
    lasts = length(shown(*steps, motion=motion)) / 1000
    for moving in director.frame(lasts - 0.002).moving:
        if moving.token in steps[-1].after:
            there = steps[-1].after[moving.token]
            assert (moving.place.x, moving.place.y) == pytest.approx((there.x, there.y), abs=1)
            assert moving.place.face == there.face
    end = director.frame(lasts)
    assert (end.moving, end.hidden, end.is_busy) == ([], frozenset(), False)
    assert end.step is steps[-1]


@pytest.mark.parametrize("spin", [0, 180])
def test_a_flight_ends_exactly_at_its_end(spin: float) -> None:
    end = Place(433.3, 71.7, 122, 3.5, card("9h"), 0, 7)
    flight = Flight(card("9h"), STOCK, end, 0.1, 0.3, over=(7, 7), spin=spin, flip_lasts=0.2)
    assert flight.moment(0.1 + 0.3).place == end


def test_of_a_deal_that_was_cut_short_one_card_is_heard() -> None:
    director = shown(*dealt(3))
    director.frame(0.01)
    director.finish()
    assert [cue.name for cue in director.frame(0.02).cues] == ["deal"]


def test_after_being_cut_short_the_next_step_begins_at_once() -> None:
    director = shown(DRAW, LAY)
    director.finish()
    director.play(DISCARD_BY_OTHER, 0.01)
    assert director.frame(0.02).step == DISCARD_BY_OTHER


def test_of_what_was_undone_nothing_is_told_any_more() -> None:
    """Not even what had been cut short just before."""
    director = shown(DRAW, LAY)
    director.jump()
    director.play(DISCARD_BY_OTHER, 0.01)
    assert director.frame(0.02).begun == [DISCARD_BY_OTHER]


def test_the_resting_picture_is_that_of_the_step_on_show() -> None:
    director = shown(DRAW, LAY)
    assert [director.frame(now).step for now in (0.1, 0.29, 0.31)] == [DRAW, DRAW, LAY]


def test_what_is_on_its_way_is_not_painted_at_its_place_too() -> None:
    director = shown(LAY)
    assert director.frame(0.05).hidden == set(parse_cards("9h 9c 9s"))
    assert director.frame(0.25).hidden == set(parse_cards("9c 9s"))


# A card let go by the pointer -------------------------------------------------------------------

LET_GO = Place(700, 420, 286, 5.0, card("9h"), 3)
PUT = step(event("discarded", "9h"), hand("2c 9h"), hand("2c") | pile("9h"))
HOME = step(None, hand("2c 9h"), hand("2c 9h"))


def dropped(what: Step, motion: str = FULL, *, refused: bool = False) -> Director:
    director = Director(motion)
    director.drop_from(card("9h"), LET_GO, refused=refused)
    director.play(what, 0)
    return director


@pytest.mark.parametrize(
    ("what", "refused", "motion", "ms"),
    [
        (PUT, False, FULL, 160),
        (PUT, False, BRIEF, 80),
        (PUT, False, NONE, 90),
        (HOME, False, FULL, 220),
        (HOME, True, FULL, 240 + 220),
        (HOME, True, BRIEF, 110),
        (HOME, True, NONE, 90),
    ],
)
def test_a_card_let_go_lands_or_returns(what: Step, refused: bool, motion: str, ms: int) -> None:
    director = dropped(what, motion, refused=refused)
    frame = director.frame(0)
    assert where(frame, card("9h")) == (LET_GO.x, LET_GO.y)
    assert frame.hidden == {card("9h")}
    assert length(director) == pytest.approx(ms, abs=1)


def test_it_lands_a_little_too_far_and_loses_its_shadow() -> None:
    path = [of(dropped(PUT).frame(n / 1000), card("9h")) for n in range(160)]
    assert min(moving.place.x for moving in path) < 250
    assert path[0].lift == 3
    assert path[-1].lift == pytest.approx(1, abs=0.1)


def test_a_refused_card_shakes_where_it_was_let_go_before_it_returns() -> None:
    path = [where(dropped(HOME, refused=True).frame(n / 1000), card("9h")) for n in range(460)]
    assert {y for _, y in path[:240]} == {LET_GO.y}
    assert max(x for x, _ in path[:240]) == pytest.approx(LET_GO.x + 6, abs=0.1)
    assert path[-1] == pytest.approx((590, 900), abs=1)


def test_a_drop_is_good_for_one_step() -> None:
    director = dropped(PUT)
    director.play(step(None, PUT.after, PUT.before), 1)
    assert where(director.frame(1.001), card("9h")) != (LET_GO.x, LET_GO.y)


def test_neighbours_that_must_part_again_do_so_from_where_they_are() -> None:
    director = shown(step(None, row("2c", 500, 900), row("2c", 600, 900)))
    before = where(director.frame(0.05), card("2c"))
    director.play(step(None, row("2c", 600, 900), row("2c", 400, 900)), 0.05)
    assert where(director.frame(0.05), card("2c")) == before
    assert length(director) == pytest.approx(190, abs=1)


def test_a_card_let_go_does_not_wait_until_its_neighbours_have_parted() -> None:
    director = shown(step(None, row("2c 9h", 400, 900), hand("2c 9h")))
    before = where(director.frame(0.05), card("2c"))
    director.drop_from(card("9h"), LET_GO)
    director.play(PUT, 0.05)
    frame = director.frame(0.05)
    assert where(frame, card("9h")) == (LET_GO.x, LET_GO.y)
    assert where(frame, card("2c")) == before
    assert length(director) == pytest.approx(50 + 160, abs=1)


def test_a_card_in_the_air_goes_on_when_others_make_room() -> None:
    director = shown(DRAW)
    before = of(director.frame(0.15), card("Kh"))
    after = dict(DRAW.after)
    after[card("2c")] = after[card("2c")]._replace(x=480)
    director.play(step(None, DRAW.after, after), 0.15)
    frame = director.frame(0.15)
    assert of(frame, card("Kh")) == before
    assert frame.hidden == {card("Kh"), card("2c")}


def test_a_card_not_yet_dealt_comes_to_its_new_place() -> None:
    director = shown(*dealt(3))
    director.frame(0.001)
    before = dealt(3)[-1].after
    after = {**before, card("4c"): before[card("4c")]._replace(x=1200)}
    director.play(step(None, before, after), 0.002)
    assert card("4c") not in {moving.token for moving in director.frame(0.01).moving}
    assert where(director.frame(0.559), card("4c"))[0] == pytest.approx(1200, abs=1)


# For the loop of the window ---------------------------------------------------------------------


def test_a_still_table_wants_no_frame() -> None:
    director = shown(DRAW)
    assert director.due(0) == 0
    director.frame(99)
    assert director.due(99) is None


def test_a_step_that_moves_nothing_wants_one_frame() -> None:
    director = shown(step(event("turn", "", OTHER), {}, {}))
    assert director.due(0) == 0
    assert director.frame(0).is_busy is False
    assert director.due(0) is None


def test_a_forgotten_table_shows_nothing() -> None:
    director = shown(DRAW, LAY)
    director.frame(0.1)
    director.forget()
    frame = director.frame(0.2)
    assert (frame.moving, frame.hidden, frame.cues, frame.step) == ([], frozenset(), [], None)


def test_a_frame_of_20_cards_takes_well_under_a_fifth_of_a_millisecond() -> None:
    cards = " ".join(RIVER.split()[:20])
    director = shown(step(event("took", cards, duty=0, barred=-1), pile(cards), hand(cards)))
    best = 1.0
    for _ in range(30):
        began = process_time()
        for _ in range(10):
            assert len(director.frame(0.25).moving) == 20
        best = min(best, (process_time() - began) / 10)
    assert best < 0.0002
