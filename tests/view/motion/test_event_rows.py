"""Which way the cards of every event go, in which light, and what is heard."""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path

import pytest
from shown_steps import (
    CAPTURE,
    DISCARD_BY_OTHER,
    DRAW,
    DRAWN_BY_OTHER,
    HAND,
    LAID_BY_OTHER,
    LAY,
    ME,
    OTHER,
    OTHER_HAND,
    RIVER,
    STOCK,
    SWEEP,
    TAKE_ONE,
    TAKEN_BY_OTHER,
    THIRD,
    card,
    dealt,
    event,
    fan,
    hand,
    hidden,
    length,
    meld,
    of,
    pile,
    row,
    shown,
    step,
    where,
)

from game import engine
from game.engine.cards import parse_cards
from game.engine.events import EVENT_KINDS
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.settings import BRIEF, FULL, NONE
from game.ui.audio import CUES
from game.view.motion.events import EVENT_ROWS
from game.view.motion.places import DOWN, Back, Snapshot, Step, Token

# The ways of the cards --------------------------------------------------------------------------


def test_a_card_of_mine_rises_from_the_stock_and_turns_over_above_my_hand() -> None:
    director = shown(DRAW)
    drawn, home = card("Kh"), DRAW.after[card("Kh")]
    assert where(director.frame(0), drawn) == (STOCK.x, STOCK.y)
    assert of(director.frame(0), drawn).place.face == DOWN
    on_edge = of(director.frame(0.19), drawn)
    assert on_edge.turn == pytest.approx(90)
    assert on_edge.place.y < home.y - 20
    assert on_edge.lift > home.level
    assert of(director.frame(0.25), drawn).place.face == drawn


def test_a_card_another_draws_is_a_back_all_the_way() -> None:
    director = shown(DRAWN_BY_OTHER)
    for now in (0, 0.1, 0.2, 0.29):
        (moving,) = director.frame(now).moving
        assert (moving.token, moving.place.face, moving.turn) == (Back(OTHER, 3), DOWN, 0)


def test_a_card_another_draws_needs_no_fan_in_the_picture() -> None:
    director = shown(step(hidden("drew", 1, OTHER), {}, {}))
    (moving,) = director.frame(0.299).moving
    assert (moving.place.x, moving.place.y) == pytest.approx((OTHER_HAND.x, OTHER_HAND.y), abs=1)


@pytest.mark.parametrize("picture", [{}, {Back(ME, n): HAND for n in range(3)}])
def test_while_my_hand_lies_face_down_even_my_own_cards_are_backs(picture: Snapshot) -> None:
    director = shown(step(event("dealt", "2c 3c 4c"), {}, picture))
    moving = [one for ms in range(0, 400, 10) for one in director.frame(ms / 1000).moving]
    assert {(type(one.token), one.place.face) for one in moving} == {(Back, DOWN)}
    assert len({one.token for one in moving}) == 3


def test_a_discard_of_another_comes_out_of_its_fan_and_shows_its_face() -> None:
    director = shown(DISCARD_BY_OTHER)
    thrown = card("5d")
    assert where(director.frame(0), thrown)[1] == 60
    assert of(director.frame(0.1), thrown).place.face == DOWN
    assert of(director.frame(0.25), thrown).place.face == thrown


def test_what_another_lays_comes_out_of_its_fan_one_after_another() -> None:
    director = shown(LAID_BY_OTHER)
    frame = director.frame(0.1)
    nine, second, third = parse_cards("9h 9c 9s")
    assert 60 < where(frame, second)[1] < where(frame, nine)[1]
    assert where(frame, third)[1] == 60
    assert of(frame, third).place.face == DOWN


def test_a_card_taken_by_another_turns_its_back_in_the_fan() -> None:
    director = shown(TAKEN_BY_OTHER)
    assert of(director.frame(0.1), card("7s")).place.face == card("7s")
    assert of(director.frame(0.29), card("7s")).place.face == DOWN
    assert director.frame(0.29).hidden == {Back(OTHER, 2)}


def test_the_deal_goes_round_the_table() -> None:
    director = shown(*dealt(3))
    started: list[Token] = []
    for n in range(9):
        frame = director.frame(n * 0.040 + 0.001)
        started += [moving.token for moving in frame.moving if moving.token not in started]
    assert [token.seat if isinstance(token, Back) else ME for token in started] == [1, 2, 0] * 3
    assert [token for token in started if isinstance(token, int)] == list(parse_cards("2c 3c 4c"))


def test_cards_still_to_be_dealt_are_in_the_stock() -> None:
    frame = shown(*dealt(3)).frame(0.001)
    assert len(frame.moving) == 1
    assert len(frame.hidden) == 9


def test_a_dealt_card_flies_in_an_arc_and_turns_round_once() -> None:
    director = shown(step(hidden("dealt", 1, THIRD), {}, fan(THIRD, 1)))
    end = fan(THIRD, 1)[Back(THIRD, 0)]
    length_of_way = ((end.x - STOCK.x) ** 2 + (end.y - STOCK.y) ** 2) ** 0.5
    path = [director.frame(n / 1000).moving[0].place for n in range(240)]
    above = [
        STOCK.y + (end.y - STOCK.y) * (place.x - STOCK.x) / (end.x - STOCK.x) - place.y
        for place in path
    ]
    assert max(above) == pytest.approx(0.08 * length_of_way, rel=0.01)
    assert path[1].angle - path[-1].angle == pytest.approx(-180, abs=3)


def test_in_brief_a_dealt_card_goes_straight() -> None:
    director = shown(step(hidden("dealt", 1, THIRD), {}, fan(THIRD, 1)), motion=BRIEF)
    end = fan(THIRD, 1)[Back(THIRD, 0)]
    place = director.frame(0.03).moving[0].place
    share = (place.x - STOCK.x) / (end.x - STOCK.x)
    assert place.y == pytest.approx(STOCK.y + (end.y - STOCK.y) * share)
    assert place.angle == 0


def test_a_card_that_is_cut_is_held_up_for_all_and_goes_back() -> None:
    director = shown(step(event("cut", "5d", OTHER), {}, {}))
    five = card("5d")
    assert where(director.frame(0), five) == (STOCK.x, STOCK.y)
    held = [of(director.frame(ms / 1000), five).place for ms in (310, 430, 550)]
    assert {place[:2] for place in held} == {(OTHER_HAND.x, OTHER_HAND.y + 90)}
    assert {place.face for place in held} == {five}
    assert of(director.frame(0.85), five).place.face == DOWN
    assert length(director) == pytest.approx(300 + 260 + 300, abs=1)


@pytest.mark.parametrize(("motion", "seen"), [(FULL, True), (BRIEF, False), (NONE, False)])
def test_the_stock_is_riffled_once_all_has_gone_there(motion: str, seen: bool) -> None:
    stock: Snapshot = {Back(-1, n): STOCK for n in range(3)}
    began = event("hand_began", "", ME, hand_no=2, stock=108)
    shuffled = step(began, meld("9h 9c 9s"), stock)
    swept = length(shown(step(began, meld("9h 9c 9s"), {}), motion=motion))
    lasts = length(shown(shuffled, motion=motion))
    assert lasts - swept == (pytest.approx(240, abs=60) if seen else 0)
    moving = shown(shuffled, motion=motion).frame((swept + 100) / 1000).moving
    assert any(isinstance(one.token, Back) for one in moving) == seen


def test_the_pozo_flows_to_the_hand_oldest_first() -> None:
    frame = shown(SWEEP).frame(0.25)
    gone = [where(frame, token)[1] for token in parse_cards(RIVER)]
    assert all(a >= b for a, b in pairwise(gone))
    assert gone[0] > 800
    assert gone[-1] == 500


@pytest.mark.parametrize("count", [2, 10, 30])
def test_the_pozo_starts_18_apart_or_closer_to_keep_to_700(count: int) -> None:
    taken = " ".join(RIVER.split()[:count])
    ms = length(shown(step(event("took", taken, duty=0, barred=-1), pile(taken), hand(taken))))
    assert ms == pytest.approx(min(700, 300 + 18 * (count - 1)), abs=1)


def test_a_capture_meets_on_the_table_and_goes_to_the_pile_of_its_side() -> None:
    director = shown(CAPTURE)
    ten, six, four = parse_cards("Td 6c 4s")
    x, y = where(director.frame(0.299), ten)
    assert (x, y) == pytest.approx((500, 300 + 30), abs=1)
    assert where(director.frame(0.299), six) == (500, 300)
    last = director.frame(0.635)
    assert where(last, four) == pytest.approx((1800, 60), abs=1)


def test_a_wild_card_taken_back_returns_to_the_hand() -> None:
    swap = step(
        event("reclaimed", "9h Th Jh", OTHER, card=card("Th"), start=9),
        meld("9h X Jh") | fan(OTHER, 2),
        meld("9h Th Jh") | fan(OTHER, 2),
    )
    frame = shown(swap).frame(0.2)
    assert {moving.token for moving in frame.moving} == set(parse_cards("Th X"))
    assert where(frame, card("X"))[1] < 100


def test_undoing_a_draw_of_the_pile_goes_back_the_same_way() -> None:
    back = step(None, TAKE_ONE.after, TAKE_ONE.before)
    director = shown(back)
    assert where(director.frame(0.05), card("7s"))[1] < 900
    assert director.frame(99).step is back


def test_what_flies_is_above_what_makes_room() -> None:
    frame = shown(step(LAY.event, LAY.before, row("2c", 480, 900) | meld("9h 9c 9s"))).frame(0.1)
    tokens = [moving.token for moving in frame.moving]
    assert tokens.index(card("2c")) < tokens.index(card("9h"))


def test_without_motion_a_card_fades_from_one_place_to_the_other() -> None:
    nine = card("9h")
    frame = shown(LAY, motion=NONE).frame(0.0225)
    faded = {one.place[:2]: one.place.opacity for one in frame.moving if one.token == nine}
    assert faded == {
        LAY.before[nine][:2]: pytest.approx(0.75),
        LAY.after[nine][:2]: pytest.approx(0.25),
    }
    assert nine in frame.hidden


# Light and sound --------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", [1, 2])
@pytest.mark.parametrize("steps", [dealt(9), [DRAW, DISCARD_BY_OTHER] * 4, [LAID_BY_OTHER] * 3])
def test_light_changes_at_most_three_times_in_a_second(steps: list[Step], speed: int) -> None:
    director = shown(*steps, speed=speed)
    light = [sum(moving.light for moving in director.frame(n / 500).moving) for n in range(2000)]
    ways = [0, *((b > a) - (b < a) for a, b in pairwise(light))]
    at = [n for n, (a, b) in enumerate(pairwise(ways)) if b and a != b]
    assert at
    assert max(sum(n <= other < n + 500 for other in at) for n in at) <= 3
    assert max(light) <= 0.06


def test_every_card_of_a_deal_is_heard_as_it_sets_off() -> None:
    director = shown(*dealt(3))
    heard = [(ms, cue) for ms in range(2000) for cue in director.frame(ms / 1000).cues]
    at = [ms for ms, cue in heard if cue.name == "deal"]
    assert len(at) == 9
    assert [b - a for a, b in pairwise(at)] == pytest.approx([40] * 8, abs=1)
    assert [cue.seat for _, cue in heard] == [OTHER, THIRD, ME] * 3


def test_what_has_one_sound_for_all_its_cards_gives_none_card_by_card() -> None:
    assert [shown(step).frame(99).cues for step in (LAY, TAKE_ONE, SWEEP, CAPTURE)] == [[]] * 4


def test_every_step_is_told_once() -> None:
    turn = step(event("turn", "", OTHER), {}, {})
    director = shown(turn, DRAWN_BY_OTHER, DISCARD_BY_OTHER)
    told = [director.frame(ms / 100).begun for ms in range(70)]
    assert [one for begun in told for one in begun] == [turn, DRAWN_BY_OTHER, DISCARD_BY_OTHER]


def emitted() -> set[str]:
    """The kinds of event that the engine makes, read from its source."""
    sources = Path(engine.__file__).parent.rglob("*.py")
    return {
        node.args[0].value
        for source in sources
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Event"
        and isinstance(node.args[0], ast.Constant)
    }


def test_every_kind_of_event_has_its_row() -> None:
    assert set(EVENT_ROWS) == set(EVENT_KINDS)
    assert emitted() <= set(EVENT_KINDS)


def test_every_kind_of_event_has_its_cue_and_its_sentence() -> None:
    texts = Texts(["en"], [bundled("locales")])
    assert {row.cue for row in EVENT_ROWS.values()} <= {"", *CUES}
    told = [kind for kind, row in EVENT_ROWS.items() if row.said or row.logged]
    ends = ("", ".many", ".out", "_top")
    assert [one for one in told if not any(texts.has(f"log.{one}{end}") for end in ends)] == []
