"""The hand of the day: one best act, and the same for everybody."""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from game.coach import daily
from game.coach.daily import DayHand, _DaySearch, hand_at, hand_of_the_day, place_of
from game.coach.judging import are_alike
from game.coach.review import SearchProgress
from game.coach.reviewing import least_cost
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

#: Found at once: others take some seconds.
DAY = date(2026, 11, 24)
#: Looked through with small limits: some hands that hold one then, and some that do not.
HANDS = {
    "carioca": (3, 12),
    "la_mona": (0,),
    "loba_centroamericana": (2, 29),
    "loba_de_mas": (0, 1),
    "loba_de_menos": (2, 11),
    "loba_seis_menes": (2, 10),
}
LIMITS = {"FEWEST": 2, "TRIED_IN": 9, "PROVED_IN": 16, "NEAREST": 1}


@cache
def found() -> DayHand:
    *steps, last = hand_of_the_day(DAY)
    assert all(isinstance(step, SearchProgress) and 0 <= step.share < 1 for step in steps)
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
    assert again[3:] == found()[3:]
    others = hand_of_the_day(date(2026, 11, 25))
    assert isinstance(next(others), SearchProgress)


def test_a_hand_is_found_again_at_its_place() -> None:
    place = place_of(found())
    again = hand_at(DAY, place)
    assert again is not None
    assert again.match.state.digest() == found().match.state.digest()
    assert (again.number, *again[3:]) == (found().number, *found()[3:])
    assert hand_at(DAY + timedelta(1), place) is None


def test_games_of_ones_own_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even a faulty one, or one of the same name."""
    steps = list(islice(hand_of_the_day(DAY), 3))
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    folder = tmp_path / "data" / "variants"
    folder.mkdir(parents=True)
    for name in ("aaa", *Catalogue().ids()):
        (folder / f"{name}.yaml").write_text("schema: 1\n", encoding="utf-8")
    assert list(islice(hand_of_the_day(DAY), 3)) == steps


def test_what_is_found_in_a_hand_is_clear_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """In some hands of each game, with small limits: the best act is legal, every other one that is
    told costs something, and the same number is the same hand."""
    for name, number in LIMITS.items():
        monkeypatch.setattr(daily, name, number)
    found = 0
    for game, numbers in HANDS.items():
        variant = Catalogue().load(game)
        for number in numbers:
            days = [
                next(filter(None, _DaySearch(rules_of(variant.game)).hand(f"{number}")), None)
                for _ in range(2)
            ]
            if days[0] is None or days[1] is None:
                assert days == [None, None]
                continue
            found += 1
            day, again = days[0], days[1]
            match, best, reasons, others = day
            assert match.state.digest() == again[0].state.digest()
            assert day[1:] == again[1:]
            assert match.rules.refuse(match.state, best) is None
            assert reasons
            assert all(cost - half > 0 for _, cost, half in others[:1])
            assert [one.cost for one in others] == sorted(one.cost for one in others)
    assert found > 3
