"""A hand taken out of a match, and a review kept in a file and read again."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from game.bots.base import Reason, decision
from game.bots.levels import bot_named
from game.coach.hand import PlayedHand, hand_of
from game.coach.review import CostlyChoice, CurvePoint, HandReview, decode_review, encode_review
from game.engine.cards import CARDS_MOST
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.notation import say_action
from game.engine.visibility import observe
from game.reading.strict import MatchFileError
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of


@cache
def two_hands() -> Match:
    """Two hands and the beginning of a third."""
    rules = rules_of(Catalogue().load("loba_de_menos").game)
    match, bot, dice = Match(rules, 2, SeededChance(5)), bot_named("naive", rules), Random(1)
    while match.state.hand_no < 3:
        seen = observe(match.state, match.state.to_act)
        legal = rules.legal_actions(match.state)
        match.submit(match.state.to_act, decision(bot, seen, legal, dice))
    return match


def second_hand() -> PlayedHand:
    match = two_hands()
    hand = hand_of(match, rules_of(Catalogue().load("loba_de_menos").game), 2)
    assert hand is not None
    return hand


def test_a_hand_is_taken_out_of_the_log_and_brings_what_the_score_says() -> None:
    match, hand = two_hands(), second_hand()
    assert hand.entries[0] == match.log[hand.begins]
    assert match.log[hand.begins - 1].is_deal
    sheet = match.state.standing.sheet[1]
    assert [hand.result(seat) for seat in (0, 1)] == [sheet[1] - sheet[0], sheet[0] - sheet[1]]


def test_a_hand_that_is_not_over_is_none() -> None:
    rules = rules_of(Catalogue().load("loba_de_menos").game)
    assert hand_of(two_hands(), rules, 3) is None
    assert hand_of(two_hands(), rules, 9) is None


def some_review(hand: PlayedHand) -> HandReview:
    number, entry, _ = next(one for one in hand.states() if one[1].seat == 0)
    assert entry.action is not None
    facts = {"card": 0, "other": CARDS_MOST - 1, "seat": 1, "cards": (1, 2), "left": -3}
    reason = Reason("advice.stock_fits_nothing", facts)
    choice = CostlyChoice(number, entry.action, entry.action, 4.5, 1.25, (reason,))
    last = hand.begins + len(hand.entries)
    moments = (CurvePoint(number, -1.5, 2.0), CurvePoint(last, 12.0, 0.0))
    return HandReview(0, 2, moments, (choice,), (number + 1,), 16.5, -4.5, 1.25, 640, True)


def test_a_review_comes_back_from_its_file_as_it_was() -> None:
    hand = second_hand()
    told = json.loads(json.dumps(encode_review(hand, some_review(hand))))
    assert decode_review(hand, told) == some_review(hand)


def without_choices(**changed: Any) -> dict[str, Any]:
    """A review as it is written, all of it allowed but for what has been changed."""
    hand = second_hand()
    review = replace(some_review(hand), moments=(), costly=(), equal=())
    return encode_review(hand, review) | changed


def with_choice(**changed: Any) -> dict[str, Any]:
    hand = second_hand()
    choice = encode_review(hand, some_review(hand))["costly"][0]
    return without_choices(costly=[choice | changed])


def is_read(told: dict[str, Any]) -> bool:
    try:
        decode_review(second_hand(), json.loads(json.dumps(told)))
    except MatchFileError:
        return False
    return True


def of_fact(name: str) -> Callable[[int], dict[str, Any]]:
    return lambda fact: with_choice(reasons=[["advice.add", {name: fact}]])


def facts(count: int) -> dict[str, Any]:
    return {f"fact_{'a' * number}": number for number in range(count)}


HAND = second_hand()
FIRST, LAST = HAND.begins, HAND.begins + len(HAND.entries) - 1
#: What makes a review of a number, and the least and the greatest that are read.
BOUNDS: dict[str, tuple[Callable[[int], dict[str, Any]], int, int]] = {
    "seat": (lambda seat: without_choices(seat=seat), 0, 1),
    "hand": (lambda hand: without_choices(hand=hand), 2, 2),
    "luck": (lambda luck: without_choices(luck=luck), -(10**9), 10**9),
    "play": (lambda play: without_choices(play=play), -(10**9), 10**9),
    "width": (lambda width: without_choices(half_width=width), 0, 10**9),
    "worlds": (lambda worlds: without_choices(worlds=worlds), 0, 10**9),
    "equal": (lambda act: without_choices(equal=[act]), FIRST, LAST),
    "equals": (lambda count: without_choices(equal=[FIRST] * count), 0, 20_000),
    "moments": (lambda count: without_choices(moments=[[FIRST, 0, 0]] * count), 0, 20_000),
    # The last moment is after all acts.
    "moment": (lambda act: without_choices(moments=[[act, 0, 0]]), FIRST, LAST + 1),
    "expected": (lambda mean: without_choices(moments=[[FIRST, mean, 0]]), -(10**9), 10**9),
    "of moment": (lambda width: without_choices(moments=[[FIRST, 0, width]]), 0, 10**9),
    "parts": (lambda count: without_choices(moments=[[FIRST, 0, 0, 0, 0][:count]]), 3, 3),
    "choices": (lambda count: without_choices(costly=with_choice()["costly"] * count), 0, 3),
    "cost": (lambda cost: with_choice(cost=cost), -(10**9), 10**9),
    "of choice": (lambda width: with_choice(half_width=width), 0, 10**9),
    "reasons": (lambda count: with_choice(reasons=[["advice.add", {}]] * count), 0, 3),
    "reason": (lambda count: with_choice(reasons=[["advice.add", {}, 0][:count]]), 2, 2),
    "facts": (lambda count: with_choice(reasons=[["advice.add", facts(count)]]), 0, 12),
    "card": (of_fact("card"), 0, CARDS_MOST - 1),
    "other": (of_fact("other"), 0, CARDS_MOST - 1),
    "of seat": (of_fact("seat"), 0, 1),
    "points": (of_fact("points"), -(10**9), 10**9),
}


@pytest.mark.parametrize(("review", "least", "most"), BOUNDS.values(), ids=list(BOUNDS))
def test_each_number_of_a_review_has_its_bounds(
    review: Callable[[int], dict[str, Any]], least: int, most: int
) -> None:
    assert is_read(review(least))
    assert is_read(review(most))
    assert not is_read(review(most + 1))
    # Of nothing there cannot be less.
    if review(least - 1) != review(least):
        assert not is_read(review(least - 1))


def test_no_cards_at_all_may_be_a_fact_and_a_word_may_not_be_one() -> None:
    assert is_read(with_choice(reasons=[["advice.add", {"cards": ""}]]))
    assert not is_read(with_choice(reasons=[["advice.add", []]]))


def test_only_acts_of_the_player_can_have_been_mistakes() -> None:
    number = next(number for number, entry, _ in HAND.states() if entry.seat == 1)
    better = say_action(HAND.rules, HAND.rules.legal_actions(HAND.state_before(number))[0])
    told = with_choice(act=number, better=better, reasons=[])
    assert not is_read(told)
    assert is_read(told | {"seat": 1})


@pytest.mark.parametrize(("length", "fault"), [(1000, "act"), (1001, "bad_text")])
def test_of_an_act_so_much_is_read(length: int, fault: str) -> None:
    with pytest.raises(MatchFileError) as error:
        decode_review(HAND, with_choice(better="f" * length))
    assert error.value.fault.key == f"fault.match.{fault}"


Spoil = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda told: told.pop("luck"),
        lambda told: told.update(more=1),
        lambda told: told.update(luck=float("nan")),
        lambda told: told["costly"][0].update(act=told["costly"][0]["act"] + 3),
        lambda told: told["costly"][0].update(better="meld 2c 2d 2h"),
        lambda told: told["costly"][0].update(better="fly"),
        lambda told: told["costly"][0].update(reasons=[["os.system", {}]]),
        lambda told: told["costly"][0].update(reasons=[["advice.add", {"cards": "2z"}]]),
        lambda told: told["costly"][0].update(reasons=[["advice.add", {"cards": ["2c"]}]]),
    ],
)
def test_a_spoilt_review_is_refused(spoil: Spoil) -> None:
    hand = second_hand()
    told = encode_review(hand, some_review(hand))
    spoil(told)
    with pytest.raises(MatchFileError):
        decode_review(hand, told)
