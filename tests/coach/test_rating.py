"""How well a hand was played, luck aside: by all acts, in worlds as likely as the true one."""

from __future__ import annotations

from functools import cache

import pytest

from game.bots.base import decision, dice_of
from game.bots.levels import bot_named
from game.coach.daily import dealt
from game.coach.hand import PlayedHand, hand_of
from game.coach.judging import OF_CURVES, RatedPlay, student
from game.coach.rating import _by_acts, _by_result, _Company, _Departure, _points, rated
from game.coach.reviewing import never
from game.coach.sound import minds_of, sound_mind
from game.engine.cards import unpack
from game.engine.visibility import observe
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of
from tests.coach.test_reviewing import MENOS, STAYS, played


@cache
def hand_by(bot: str, game: str = MENOS, seed: str = "1") -> PlayedHand:
    """A hand of this bot against an expert who thinks no further than the worlds do."""
    rules = rules_of(Catalogue().load(game).game)
    bots = [bot_named(bot, rules), sound_mind(rules)]
    match = dealt(rules, seed, 0)
    while match.state.phase.in_play:
        seen, legal = observe(match.state, match.state.to_act), rules.legal_actions(match.state)
        match.submit(seen.viewer, decision(bots[seen.viewer], seen, legal, dice_of(seen)))
    hand = hand_of(match, rules, match.state.hand_no)
    assert hand is not None
    return hand


def points_of(hand: PlayedHand) -> list[_Departure]:
    table = minds_of(hand.rules, ["expert", "expert"], 0)
    return list(_points(hand, 0, _Company(hand.rules, table.minds)))


def rating_of(hand: PlayedHand, other: str = "expert") -> RatedPlay | None:
    return rated(hand, 0, minds_of(hand.rules, ["person", other], 0), never)


def test_the_expert_plays_as_the_expert() -> None:
    assert rating_of(hand_by("expert")) == (0.0, 0.0)


def test_a_blunder_costs_what_it_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.coach.rating.TRIALS_MOST", 24)
    found = rating_of(played(MENOS, STAYS, "discard 9c"))
    assert found is not None
    assert found.play + found.half_width < 0


@pytest.mark.parametrize("game", [MENOS, "la_mona"])
def test_hidden_cards_change_places_as_long_as_nobody_would_have_noticed(game: str) -> None:
    changed = 0
    for point in points_of(hand_by("naive", game))[-3:]:
        seen, before = observe(point.table, 0), point.table.hands[1]
        for _ in range(20):
            point._swap()
        assert observe(point.table, 0) == seen
        cards = [*point.table.stock, *unpack(point.table.hands[1])]
        assert len(cards) == len(set(cards))
        assert all(point._may_be(moment) for moment in point.past)
        changed += point.table.hands[1] != before
    assert changed


def test_without_time_nothing_is_said() -> None:
    hand = hand_by("naive")
    assert rated(hand, 0, minds_of(hand.rules, ["expert", "expert"], 0), lambda: True) is None


def test_bots_play_on_as_they_are_and_the_expert_for_people() -> None:
    rules = hand_by("naive").rules
    table = minds_of(rules, ["naive", "naive", "person", "unheard_of"], 0)
    kinds = [type(mind).__name__ for mind in table.minds]
    assert kinds == ["RummyBot", "NaiveRummyBot", "RummyBot", "RummyBot"]


def test_how_a_hand_ended_counts_where_all_others_are_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.coach.rating.TRIALS_MOST", 24)
    monkeypatch.setattr("game.coach.rating.REPLAYS", 4)
    hand = hand_by("naive")
    beside_a_person, beside_a_bot = rating_of(hand, "person"), rating_of(hand)
    assert beside_a_person is not None
    assert beside_a_bot is not None
    company = _Company(hand.rules, minds_of(hand.rules, ["person", "expert"], 0).minds)
    ended = _by_result(hand, 0, company, never)
    assert ended is not None
    lower, higher = sorted([ended.play, beside_a_person.play])
    assert lower < beside_a_bot.play < higher


def test_where_there_is_no_time_for_the_acts_it_counts_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("game.coach.rating.REPLAYS", 4)
    hand, late = hand_by("naive"), iter([False] * 4)
    table = minds_of(hand.rules, ["person", "expert"], 0)
    ended = _by_result(hand, 0, _Company(hand.rules, table.minds), never)
    found = rated(hand, 0, table, lambda: next(late, True))
    assert ended is not None
    assert found == (ended.play, OF_CURVES * ended.error)


class Fake:
    """An act that brings each of these results in turn."""

    def __init__(self, *results: float) -> None:
        self.results, self.tries = results, 0

    def gained(self) -> float:
        self.tries += 1
        return self.results[self.tries % len(self.results)]


@pytest.mark.pure
def test_acts_that_vary_most_are_tried_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.coach.rating.TRIALS_MOST", 200)
    points = [Fake(-1.0), Fake(-6.0, 2.0), Fake(-22.0, 16.0)]
    found = _by_acts(points, never)  # type: ignore[arg-type]
    assert found is not None
    assert found.play == pytest.approx(-1.0 - 2.0 - 3.0, abs=0.5)
    assert 4 < points[0].tries < points[1].tries < points[2].tries


@pytest.mark.parametrize(("freedom", "errors"), [(4, 2.776), (9, 2.262), (19, 2.093), (99, 1.984)])
def test_few_numbers_tell_little_of_their_error(freedom: int, errors: float) -> None:
    assert student(freedom) == pytest.approx(errors, rel=4e-3)
