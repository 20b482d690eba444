"""The hand of the day: one best act, and the same for everybody."""

from __future__ import annotations

from datetime import date
from functools import cache

from game.coach.daily import DayHand, hand_of_the_day
from game.coach.judging import are_alike
from game.coach.review import Progress
from game.coach.reviewing import least_cost

#: Found at once: others take some seconds.
DAY = date(2026, 11, 24)


@cache
def found() -> DayHand:
    *steps, last = hand_of_the_day(DAY)
    assert all(isinstance(step, Progress) and 0 <= step.share < 1 for step in steps)
    assert isinstance(last, DayHand)
    return last


def test_the_best_act_is_clearly_the_best_and_all_others_are_told() -> None:
    day = found()
    rules, state = day.match.rules, day.match.state
    assert rules.refuse(state, day.best) is None
    least = least_cost(day.match.rules)  # type: ignore[arg-type]
    nearest = day.others[0]
    assert nearest.cost >= least
    assert nearest.cost - nearest.half_width > 0
    told = [day.best, *(other.act for other in day.others)]
    assert all(any(are_alike(act, one) for one in told) for act in rules.legal_actions(state))


def test_a_date_has_one_hand_and_another_date_another() -> None:
    *_, again = hand_of_the_day(DAY)
    assert isinstance(again, DayHand)
    assert again.match.state.digest() == found().match.state.digest()
    assert again[2:] == found()[2:]
    steps = hand_of_the_day(date(2026, 11, 25))
    assert isinstance(next(steps), Progress)
