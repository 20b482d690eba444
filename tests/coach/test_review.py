"""A hand taken out of a match, and a review kept in a file and read again."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from game.bots.base import Reason, decision
from game.bots.levels import bot_named
from game.coach.hand import PlayedHand, hand_of
from game.coach.review import Choice, HandReview, Moment, decode_review, encode_review
from game.engine.cards import CARDS_MOST
from game.engine.chance import SeededChance
from game.engine.match import Match
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
    choice = Choice(number, entry.action, entry.action, 4.5, 1.25, (reason,))
    last = hand.begins + len(hand.entries)
    moments = (Moment(number, -1.5, 2.0), Moment(last, 12.0, 0.0))
    return HandReview(0, 2, moments, (choice,), (number + 1,), 16.5, -4.5, 1.25, 640, True)


def test_a_review_comes_back_from_its_file_as_it_was() -> None:
    hand = second_hand()
    told = json.loads(json.dumps(encode_review(hand, some_review(hand))))
    assert decode_review(hand, told) == some_review(hand)


Spoil = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda told: told.pop("luck"),
        lambda told: told.update(more=1),
        lambda told: told.update(seat=2),
        lambda told: told.update(hand=1),
        lambda told: told.update(luck=float("nan")),
        lambda told: told.update(half_width=-1),
        lambda told: told.update(moments=[[1, 2, 3]]),
        lambda told: told["moments"].append([10**6, 0, 0]),
        lambda told: told["moments"].append([1, 0]),
        lambda told: told.update(equal=[10**6]),
        lambda told: told.update(costly=told["costly"] * 4),
        lambda told: told["costly"][0].update(act=told["costly"][0]["act"] + 3),
        lambda told: told["costly"][0].update(better="meld 2c 2d 2h"),
        lambda told: told["costly"][0].update(better="fly"),
        lambda told: told["costly"][0].update(reasons=[["os.system", {}]]),
        lambda told: told["costly"][0].update(reasons=[["advice.add", {"seat": 2}]]),
        lambda told: told["costly"][0].update(reasons=[["advice.add", {"seat": -1}]]),
        lambda told: told["costly"][0].update(reasons=[["advice.add", {"card": CARDS_MOST}]]),
        lambda told: told["costly"][0].update(reasons=[["advice.add", {"other": -1}]]),
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
