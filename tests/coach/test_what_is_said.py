"""What the coach says of a hand, and how far it says it is meanwhile."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.coach.judging import Sums
from game.coach.review import HandReview, SearchProgress, with_less_progress
from game.coach.reviewing import Budget, _Point, _Reviewing
from tests.coach.test_reviewing import MENOS, STAYS, played, whole_hand
from tests.engine.battery.tables import PLAIN, rules_at

#: A world is played to its end, even where that takes more than was left.
WORLDS_OVER = 2
#: A hand of novices at the first table of a game, who is told, and how many acts are spent on it:
#: so few that some acts are not looked at, and so many that some are called mistakes.
HANDS = {
    "carioca": (0, 100_000),
    "contract_rummy": (1, 20_000),
    "la_mona": (0, 3_000),
    "loba_centroamericana": (1, 20_000),
    "loba_de_mas": (0, 20_000),
    "loba_de_menos": (1, 8_000),
}
#: How much dearer one suspect is than the other before, how wide their costs scatter, and how many
#: looks may be taken.
SUSPECTS = [
    *((0.6, 4, most) for most in (9_999, 1_500, 700, 470, 300, 30)),
    *((0.15, 10, most) for most in (9_999, 4_000, 2_000)),
]


def suspects(rise: float, wide: int, looks_most: int) -> _Reviewing:
    """Twenty-four acts that cost more and more, by numbers that scatter by this and that; after so
    many looks the time for judging is over."""
    reviewing = _Reviewing(played(MENOS, STAYS, "discard 9c"), 0, Budget(), lambda: False)
    list(reviewing._find_points())
    (point,) = reviewing.points
    dice, spent = Random(1), list[float]()

    def look(point: _Point, gains: Sums) -> None:
        cost, off = 1 + rise * point.act_index, wide * (1 + point.act_index % 5) ** 2
        gains.add(cost + off * (dice.random() - 0.5))
        point.expected.add(-cost)
        spent.append(cost)

    reviewing._look = look  # type: ignore[method-assign]
    reviewing._is_spent = lambda share=1.0: len(spent) >= looks_most  # type: ignore[method-assign]
    reviewing.points = [
        replace(point, act_index=number, expected=Sums(), gains=Sums(), confirmed=Sums())
        for number in range(1, 25)
    ]
    for one in reviewing.points:
        for _ in range(20):
            look(one, one.gains)
    spent.clear()
    return reviewing


@pytest.mark.parametrize(("game", "how"), HANDS.items(), ids=list(HANDS))
def test_a_hand_is_reviewed_alike_each_time(game: str, how: tuple[int, int]) -> None:
    table = next(one for one in PLAIN if one.variant == game)
    hand = whole_hand(rules_at(table), table.seats)
    seat, acts = how
    told = []
    for _ in range(2):
        reviewing = _Reviewing(hand, seat, Budget(acts), lambda: False)
        *shares, last = with_less_progress(reviewing.steps(), 0.02)
        assert isinstance(last, HandReview)
        shown = [one.share for one in shares if isinstance(one, SearchProgress)]
        assert shown == sorted(shown)
        assert all(0 <= share < 1 for share in shown)
        assert sum(point.worlds.taken for point in reviewing.points) <= acts * WORLDS_OVER
        told.append(last)
    assert told[0] == told[1]
    review = told[0]
    assert all(moment.half_width >= 0 for moment in review.moments)
    costs = [choice.cost for choice in review.costly]
    assert costs == sorted(costs, reverse=True)
    assert all(cost > 0 for cost in costs)
    looked_at = [moment.act_index for moment in review.moments]
    assert {choice.act_index for choice in review.costly} <= set(looked_at)
    assert looked_at == sorted(looked_at)


@pytest.mark.pure
@pytest.mark.parametrize("how", SUSPECTS, ids=str)
def test_of_many_suspects_the_dearest_are_called_mistakes(how: tuple[float, int, int]) -> None:
    """With much time some of the dearest, and never one that is cheap."""
    rise, wide, looks_most = how
    reviewing = suspects(rise, wide, looks_most)
    list(reviewing._confirm())
    found = reviewing._reviewed()
    costly = [one.act_index for one in found.costly]
    assert len(costly) <= 3
    assert set(costly) <= {point.act_index for point in reviewing.points if point.is_mistake}
    assert not set(costly) & set(found.equal)
    if looks_most > 5_000:
        assert set(costly) <= set(range(15, 25))
        assert costly
    assert sum(point.confirmed.count for point in reviewing.points) <= looks_most + 200
