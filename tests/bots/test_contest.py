"""Contests: fair seats, the same deals, honest errors."""

from __future__ import annotations

import pytest

from game.bots.contest import Contest, DuplicateDeal, Estimate, bout_of, seatings
from game.bots.levels import UnknownBotError, bot_named
from game.bots.simple import naive_bot
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_bots_have_every_seat_equally_often(seats: int) -> None:
    for seat in range(seats):
        sat = [seating[seat] for seating in seatings(seats)]
        assert sat.count(0) == sat.count(1)


def test_with_four_seats_a_bot_sits_opposite_itself() -> None:
    assert seatings(4) == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_a_bot_against_itself_is_even_on_every_deal() -> None:
    rules = rules_of(Catalogue().load("loba_de_menos").game)
    contest = Contest(rules, (naive_bot(rules), naive_bot(rules)), 2, 1)
    assert contest.block(1) == DuplicateDeal(0.5, 0.0)


def test_the_same_seed_gives_the_same_contest() -> None:
    rules = rules_of(Catalogue().load("loba_de_menos").game)
    bots = bot_named("regular", rules), bot_named("random", rules)
    played = [Contest(rules, bots, 2, 7).block(1) for _ in range(2)]
    assert played[0] == played[1]
    assert played[0].wins > 0.4


def test_an_estimate_says_how_far_off_it_may_be() -> None:
    assert Estimate.of([0.5, 0.5]) == Estimate(0.5, 0.0)
    assert Estimate.of([0.0, 1.0]).within == pytest.approx(0.98)
    bout = bout_of(("a", "b"), 3, [DuplicateDeal(1.0, 3.0), DuplicateDeal(0.0, 1.0)])
    assert (bout.matches, bout.wins.mean, bout.lead.mean) == (12, 0.5, 2.0)


@pytest.mark.parametrize("name", ["nobody", "novice@5", "naive@5", "expert@", "expert@0"])
def test_a_bot_that_is_not_there_is_not_named(name: str) -> None:
    rules = rules_of(Catalogue().load("loba_de_menos").game)
    with pytest.raises(UnknownBotError):
        bot_named(name, rules)
