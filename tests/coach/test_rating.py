"""A rating of hands that were reviewed, with luck taken out."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

import pytest

from game.coach.rating import counts, rating_of
from game.coach.review import HandReview
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.storage.match_codec import SavedMatch, Seat
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of


def hand(play: float, half_width: float = 0.0, luck: float = 0.0) -> HandReview:
    return HandReview(0, 1, (), (), (), luck, play, half_width, 100, True)


def test_luck_is_no_part_of_it() -> None:
    plays = [0.0, -4.0, -2.0, 0.0, -4.0]
    one = rating_of(hand(play, luck=50.0) for play in plays)
    other = rating_of(hand(play, luck=-50.0) for play in plays)
    assert one is not None
    assert one == other
    assert one.mean == pytest.approx(-2.0)
    assert one.hands == 5
    # A standard deviation of two, of five hands, at 95 %.
    assert one.half_width == pytest.approx(1.96 * 2.0 / sqrt(5), rel=1e-3)


def test_it_is_no_surer_than_its_hands() -> None:
    alike = rating_of([hand(-1.0, half_width=3.0)] * 9)
    assert alike is not None
    assert alike.half_width == pytest.approx(1.0)


def test_few_hands_and_hands_that_were_not_looked_at_as_a_whole_say_nothing() -> None:
    assert rating_of([hand(-1.0)] * 4) is None
    assert rating_of([hand(-1.0)] * 4 + [replace(hand(-1.0), complete=False)] * 9) is None


@pytest.mark.parametrize(
    ("free_undo", "taken_back", "is_counted"),
    [(False, 0, True), (True, 0, False), (True, 3, False), (False, 3, False)],
)
def test_a_match_with_free_undo_never_counts(
    *, free_undo: bool, taken_back: int, is_counted: bool
) -> None:
    variant = Catalogue().load("loba_de_menos")
    rules = rules_of(variant.game)
    match = Match(rules, 2, SeededChance(1))
    seats = (Seat("Ana"), Seat("Bot", "expert"))
    saved = SavedMatch(variant, seats, rules, match, free_undo=free_undo, taken_back=taken_back)
    assert counts(saved) == is_counted
