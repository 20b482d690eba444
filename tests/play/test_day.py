"""The hand of the day is looked for beside the window, and ends when nobody waits for it."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from datetime import date
from time import monotonic, sleep

import pytest

from game.coach.daily import DayHand
from game.coach.review import Progress
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.play.coaching import day
from game.play.coaching.day import HandOfTheDay, exercise_of, looked_for
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

TODAY = date(2026, 11, 24)


def a_hand() -> DayHand:
    variant = Catalogue().load("la_mona")
    rules = rules_of(variant.game)
    match = Match(rules, 2, SeededChance(1))
    return DayHand(variant, match, rules.legal_actions(match.state)[0], (), ())


def test_how_far_it_is_is_said_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    def steps(today: date) -> Iterator[Progress | DayHand]:
        yield from (Progress(at / 5_000) for at in range(5_000))
        yield a_hand()

    monkeypatch.setattr(day, "hand_of_the_day", steps)
    told = list(looked_for(TODAY))
    assert len(told) < 502
    assert isinstance(told[-1], DayHand)


def test_it_ends_as_soon_as_nobody_waits_for_it() -> None:
    search = HandOfTheDay(TODAY, lambda: None)
    search.begin()
    assert search.is_looking
    before = monotonic()
    while not multiprocessing.active_children() and monotonic() - before < 60:
        sleep(0.01)
    before = monotonic()
    search.stop()
    assert monotonic() - before < 5
    assert not search.is_looking
    assert not multiprocessing.active_children()


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
