"""One's own costly choices come back after days, later and later once they are solved."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game.coach.hand import PlayedHand
from game.engine.chance import SeededChance
from game.engine.visibility import observe
from game.play.coaching import practice
from game.play.coaching.practice import APART, Practice
from game.reading.strict import MatchFileError
from game.storage.match_codec import SavedMatch
from game.storage.match_file import read_match
from game.storage.names import Names
from tests.play.test_reviews import FILE, a_review, first_hand

NOBODY_RENAMED = Names()


@pytest.fixture(scope="module")
def saved() -> SavedMatch:
    match = read_match(FILE, SeededChance(0))
    ana = match.seats[0]._replace(name="Ana", kind="person")
    return replace(match, seats=(ana, *match.seats[1:]))


def at(day: float) -> float:
    """The time of a day here, in seconds."""
    return (datetime(1970, 1, 1) + timedelta(days=day)).timestamp()


@pytest.fixture
def in_argentina(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Three hours before Greenwich."""
    with monkeypatch.context() as here:
        here.setenv("TZ", "ART3")
        time.tzset()
        yield
    time.tzset()


@pytest.fixture
def taken_up(tmp_path: Path, saved: SavedMatch) -> Practice:
    """One choice of Ana, on day 10."""
    hand = first_hand(saved)
    kept = Practice(tmp_path)
    kept.take_up(saved, hand, a_review(hand), at(10))
    return kept


def due(kept: Practice, day: float, who: str = "Ana") -> int:
    return len(kept.due(who, NOBODY_RENAMED, at(day)))


def test_it_comes_back_the_next_day_to_whoever_made_it(taken_up: Practice) -> None:
    assert [due(taken_up, day) for day in (10, 10.99, 11, 12)] == [0, 0, 1, 1]
    assert due(taken_up, 11, "ANA") == 1
    assert due(taken_up, 11, "Beto") == 0


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="only POSIX lets a process change its zone")
def test_a_day_ends_at_midnight_here(in_argentina: None, tmp_path: Path, saved: SavedMatch) -> None:
    kept, hand, evening = Practice(tmp_path), first_hand(saved), at(10.8)
    kept.take_up(saved, hand, a_review(hand), evening)
    assert [due(kept, day) for day in (10.9, 10.99, 11)] == [0, 0, 1]


def test_what_has_waited_longest_comes_first(taken_up: Practice) -> None:
    [choice] = taken_up.due("Ana", NOBODY_RENAMED, at(11))
    listed = [
        choice._replace(id=digit * 32, due=day)._asdict()
        for digit, day in (("0", 13), ("f", 11), ("8", 12), ("f", 12))
    ]
    (taken_up.folder / practice.FILE).write_text(json.dumps(listed), encoding="utf-8")
    found = taken_up.due("Ana", NOBODY_RENAMED, at(13))
    assert [(one.id[0], one.due) for one in found] == [("f", 11), ("8", 12), ("f", 12), ("0", 13)]


def test_under_another_name_it_is_still_theirs(taken_up: Practice) -> None:
    names = Names()
    names.rename("Ana", "Anita", 0.0)
    assert len(taken_up.due("Anita", names, at(11))) == 1


def test_who_has_the_name_of_somebody_renamed_has_not_their_choices(taken_up: Practice) -> None:
    [choice] = taken_up.due("Ana", NOBODY_RENAMED, at(11))
    os.utime(taken_up._file(choice.id), (at(10), at(10)))
    names = Names()
    names.rename("Ana", "Anita", at(12))
    names.take("Ana", at(13))
    found = [len(taken_up.due(who, names, at(14))) for who in ("Ana", "Anita")]
    assert found == [0, 1]


def test_the_table_is_as_it_was_and_the_answers_are_those_that_were_judged(
    taken_up: Practice, saved: SavedMatch
) -> None:
    hand = first_hand(saved)
    [choice] = a_review(hand).costly
    [lesson] = taken_up.due("Ana", NOBODY_RENAMED, at(11))
    exercise = taken_up.exercise(lesson)
    assert exercise is not None
    before = hand.state_before(choice.act_index)
    assert observe(exercise.position.match.state, 0) == observe(before, 0)
    assert exercise.best == choice.better
    assert exercise.costs == {choice.done: (choice.cost, choice.half_width)}
    assert set(exercise.options()) == {choice.better, choice.done}


def test_what_is_solved_comes_back_later_and_later_and_then_no_more(taken_up: Practice) -> None:
    day = 11
    for days in APART[1:]:
        [lesson] = taken_up.due("Ana", NOBODY_RENAMED, at(day))
        taken_up.answered(lesson, True, at(day))
        assert [due(taken_up, day + days - 1), due(taken_up, day + days)] == [0, 1]
        day += days
    [lesson] = taken_up.due("Ana", NOBODY_RENAMED, at(day))
    taken_up.answered(lesson, True, at(day))
    assert due(taken_up, day + 1000) == 0
    assert [file.name for file in taken_up.folder.glob("[!.]*")] == [practice.FILE]


def test_what_is_not_solved_comes_back_the_next_day(taken_up: Practice) -> None:
    [lesson] = taken_up.due("Ana", NOBODY_RENAMED, at(11))
    taken_up.answered(lesson, True, at(11))
    [lesson] = taken_up.due("Ana", NOBODY_RENAMED, at(14))
    taken_up.answered(lesson, False, at(14))
    assert [due(taken_up, 14), due(taken_up, 15)] == [0, 1]


def test_a_choice_is_taken_up_once(taken_up: Practice, saved: SavedMatch) -> None:
    [lesson] = taken_up.due("Ana", NOBODY_RENAMED, at(11))
    taken_up.answered(lesson, True, at(11))
    hand = first_hand(saved)
    taken_up.take_up(saved, hand, a_review(hand), at(12))
    assert due(taken_up, 13) == 0
    assert due(taken_up, 14) == 1


@pytest.mark.parametrize("damage", ["", "{", "{}", "[1, {}]", '[{"id": "../x"}]', "[" * 100_000])
def test_a_list_that_makes_no_sense_is_empty(taken_up: Practice, damage: str) -> None:
    (taken_up.folder / practice.FILE).write_text(damage)
    assert due(taken_up, 99) == 0


@pytest.mark.parametrize("damage", [None, "", "{}", "whole"])
def test_a_table_that_cannot_be_read_is_no_exercise(
    taken_up: Practice, saved: SavedMatch, damage: str | None
) -> None:
    [lesson] = taken_up.due("Ana", NOBODY_RENAMED, at(11))
    file = taken_up._file(lesson.id)
    if damage is None:
        file.unlink()
    else:
        file.write_text(FILE.read_text() if damage == "whole" else damage)
    assert taken_up.exercise(lesson) is None


@pytest.mark.parametrize(("key", "value"), [("due", -1), ("step", 99), ("id", "x"), ("who", "")])
def test_one_line_that_makes_no_sense_is_passed_over(
    taken_up: Practice, key: str, value: object
) -> None:
    file = taken_up.folder / practice.FILE
    [_, told] = json.loads(file.read_text())
    file.write_text(json.dumps([{**told, key: value}, told]))
    assert due(taken_up, 11) == 1


def test_a_review_of_another_table_is_no_exercise(taken_up: Practice) -> None:
    [lesson] = taken_up.due("Ana", NOBODY_RENAMED, at(11))
    assert taken_up.exercise(lesson._replace(review={**lesson.review, "hand": 2})) is None
    assert taken_up.exercise(lesson._replace(review={**lesson.review, "costly": []})) is None


def test_what_a_person_or_a_program_puts_into_the_folder_stays(
    taken_up: Practice, saved: SavedMatch
) -> None:
    (taken_up.folder / ".sync").mkdir()
    for name in ("notes.txt", f"{'a' * 32}.json", ".sync/state"):
        (taken_up.folder / name).write_text("mine")
    [lesson] = taken_up.due("Ana", NOBODY_RENAMED, at(11))
    taken_up.forget(lesson)
    taken_up.take_up(saved, first_hand(saved), a_review(first_hand(saved)), at(12))
    assert due(taken_up, 13) == 1
    for name in ("notes.txt", f"{'a' * 32}.json", ".sync/state"):
        assert (taken_up.folder / name).read_text() == "mine"


def test_a_damaged_list_loses_the_last_change_alone_and_no_table(
    taken_up: Practice, saved: SavedMatch
) -> None:
    taken_up.take_up(saved, first_hand(saved), a_review(first_hand(saved), 1), at(12))
    (taken_up.folder / practice.FILE).write_text("[")
    [lesson] = taken_up.due("Ana", NOBODY_RENAMED, at(13))
    assert taken_up.exercise(lesson) is not None
    assert [notice.key for notice in taken_up.small.notices] == ["small_file.damaged_before"]
    taken_up.answered(lesson, True, at(13))
    assert due(taken_up, 16) == 1
    assert [file.read_text() for file in taken_up.folder.glob("*.damaged.json")] == ["["]


def test_a_table_that_cannot_be_read_now_is_not_taken_for_one_that_is_gone(
    taken_up: Practice,
) -> None:
    [lesson] = taken_up.due("Ana", NOBODY_RENAMED, at(11))
    file = taken_up._file(lesson.id)
    file.unlink()
    file.mkdir()
    with pytest.raises(MatchFileError) as raised:
        taken_up.exercise(lesson)
    assert raised.value.fault.key == "fault.match.unreadable"


def test_no_more_is_kept_than_anybody_practises(
    taken_up: Practice, saved: SavedMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "CHOICES_MOST", 1)
    hand: PlayedHand = first_hand(saved)
    taken_up.take_up(saved, hand, a_review(hand, 1), at(20))
    assert due(taken_up, 99) == 0
    assert due(taken_up, 99, saved.seats[1].name) == 1
    assert len(list(taken_up.folder.glob("[!.]*"))) == 2
