"""The hands of the days are looked for beside the window, kept, and answered."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from time import monotonic, sleep

import pytest

from game.coach.daily import DayHand, DayPlace, OtherAct, dealt, hand_at, place_of
from game.coach.review import SearchProgress
from game.play.coaching import day
from game.play.coaching.day import DayHands, KeptDay, exercise_of, looked_for, made_ahead
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

TODAY = date(2026, 11, 24)


def a_hand() -> DayHand:
    """The first moment of a hand: the first act is the best, the others cost 3."""
    variant = Catalogue().load("la_mona")
    match = dealt(rules_of(variant.game), "0", 0)
    best, *others = match.rules.legal_actions(match.state)
    return DayHand(
        "0", 0, variant, match, best, (), tuple(OtherAct(act, 3.0, 1.0) for act in others)
    )


@pytest.fixture(autouse=True)
def _nothing_made_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(day, "made_ahead", lambda: ())


def keep(days: DayHands, *kept: KeptDay) -> None:
    days.small.change(lambda known: (*known, *kept))


def test_how_far_it_is_is_said_now_and_then_and_each_day_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def steps(today: date) -> Iterator[SearchProgress | DayHand]:
        yield from (SearchProgress(at / 5_000) for at in range(5_000))
        if today == TODAY:
            yield a_hand()

    monkeypatch.setattr(day, "hand_of_the_day", steps)
    next_day = TODAY + timedelta(1)
    told = list(looked_for([TODAY, next_day], tmp_path))
    assert len(told) < 1004
    kept = DayHands(None, tmp_path).small.read()
    assert [one for one in told if isinstance(one, KeptDay)] == [*kept]
    assert [(one.day, one.place is not None) for one in kept] == [
        (TODAY.toordinal(), True),
        (next_day.toordinal(), False),
    ]


def searching() -> list[object]:
    """The processes of searches: there may be others."""
    return [one for one in multiprocessing.active_children() if one.name == "loba apart"]


def test_it_ends_as_soon_as_nobody_waits_for_it(tmp_path: Path) -> None:
    search = DayHands(lambda: None, tmp_path)
    search.begin(TODAY)
    assert search.is_looking
    before = monotonic()
    while not searching() and monotonic() - before < 60:
        sleep(0.01)
    before = monotonic()
    search.stop()
    assert monotonic() - before < 5
    assert not search.is_looking
    assert not searching()


def test_days_that_are_kept_are_not_looked_for_again(tmp_path: Path) -> None:
    search, place = DayHands(lambda: None, tmp_path), place_of(a_hand())
    keep(search, *(KeptDay(TODAY.toordinal() + at, place) for at in range(day.AHEAD)))
    search.begin(TODAY)
    assert not search.is_looking


def test_a_hand_is_there_at_once_and_its_answer_stays(tmp_path: Path) -> None:
    days, hand = DayHands(None, tmp_path), a_hand()
    keep(days, KeptDay(TODAY.toordinal(), place_of(hand)))
    found = days.found(TODAY)
    assert found is not None
    assert found.match.state.digest() == hand.match.state.digest()
    assert (found.best, found.others) == (hand.best, hand.others)
    assert days.answer(TODAY) is None
    days.answered(TODAY, hand.others[0].act)
    assert DayHands(None, tmp_path).answer(TODAY) == hand.others[0].act


@pytest.mark.parametrize("changed", [{"digest": "ab"}, {"best": 99}, {"game": "no_game"}])
def test_a_hand_that_another_version_has_found_elsewhere_is_looked_for_again(
    tmp_path: Path, changed: dict[str, object]
) -> None:
    days = DayHands(lambda: None, tmp_path)
    place: DayPlace = place_of(a_hand())._replace(**changed)  # type: ignore[arg-type]
    keep(days, *(KeptDay(TODAY.toordinal() + at, place) for at in range(day.AHEAD)))
    assert days.found(TODAY) is None
    days.begin(TODAY)
    try:
        assert days.is_looking
    finally:
        days.stop()


def test_what_was_made_ahead_is_there_without_a_search_and_can_be_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, days = a_hand(), DayHands(lambda: None, tmp_path)
    ahead = [KeptDay(TODAY.toordinal() + at, place_of(hand)) for at in range(day.AHEAD)]
    monkeypatch.setattr(day, "made_ahead", lambda: tuple(ahead))
    days.begin(TODAY)
    assert not days.is_looking
    days.answered(TODAY, hand.best)
    assert DayHands(None, tmp_path).answer(TODAY) == hand.best


def test_an_answer_to_a_hand_that_a_version_before_has_found_still_counts(tmp_path: Path) -> None:
    old = {
        "game": "carioca",
        "number": 4,
        "at": 9,
        "digest": "ab",
        "best": 1,
        "others": [[0, 3, 1]],
    }
    today = TODAY.toordinal()
    (tmp_path / "days.json").write_text(json.dumps([{"day": today, "place": old, "answer": 1}]))
    days = DayHands(None, tmp_path)
    assert days.found(TODAY) is None
    assert days.streak(TODAY) == 1
    keep(days, KeptDay(today - 1, None, 0))
    assert DayHands(None, tmp_path).streak(TODAY) == 2


def test_days_in_a_row_count_up_to_yesterday_until_today_is_answered(tmp_path: Path) -> None:
    days, today = DayHands(None, tmp_path), TODAY.toordinal()
    assert days.streak(TODAY) == 0
    keep(days, *(KeptDay(today - at, None, 0) for at in (1, 2, 3, 5)), KeptDay(today, None))
    assert days.streak(TODAY) == 3
    assert days.streak(TODAY + timedelta(1)) == 0
    keep(days, KeptDay(today + 1, None, 0))
    assert days.streak(TODAY + timedelta(1)) == 1


def test_it_is_played_by_a_person_among_bots() -> None:
    found = a_hand()
    exercise = exercise_of(found, ["Ana", "Beto", "Carmen"])
    position = exercise.position
    to_act = position.match.state.to_act
    kinds = [seat.kind for seat in position.seats]
    assert kinds[to_act] == "person"
    assert kinds.count("person") == 1
    assert position.match.state.digest() == found.match.state.digest()
    assert found.best in exercise.options()


def test_a_hundred_days_in_a_row_come_with_the_game() -> None:
    ahead = made_ahead()
    first = ahead[0].day
    assert [one.day for one in ahead] == list(range(first, first + 100))
    for kept in ahead[::12]:
        found = hand_at(kept.place) if kept.place is not None else None
        assert found is not None
        assert len(found.others) >= 2
