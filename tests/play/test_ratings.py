"""How well somebody plays, luck aside: of hands that count, by whoever played them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from math import sqrt
from pathlib import Path

import pytest

from game.coach.judging import RatedPlay
from game.engine.chance import SeededChance
from game.play.coaching.positions import position_of
from game.play.coaching.ratings import (
    HANDS_LEAST,
    HANDS_MOST,
    RARE,
    SIZE_MOST,
    Rating,
    Ratings,
    may_rate,
)
from game.storage.match_codec import SavedMatch
from game.storage.match_file import read_match
from game.storage.names import Names
from tests.play.test_reviews import FILE

GAME = "loba_de_menos"
PLAY = RatedPlay(-4.0, 2.0)


@pytest.fixture(scope="module")
def saved() -> SavedMatch:
    match = read_match(FILE, SeededChance(0))
    ana = match.seats[0]._replace(name="Ana", kind="person")
    return replace(match, seats=(ana, *match.seats[1:]))


@pytest.fixture
def ratings(tmp_path: Path, saved: SavedMatch) -> Ratings:
    """As many hands of Ana as are needed, each a point dearer than the one before."""
    found = Ratings(tmp_path)
    for at in range(HANDS_LEAST):
        found.take_up(f"hand {at}", saved, 0, RatedPlay(-at, 2.0), 100.0)
    return found


def listed(ratings: Ratings) -> list[dict[str, object]]:
    """The hands in the file, after the number of its format."""
    [_, *hands] = json.loads(ratings.small.file.read_text())
    return list(hands)


def test_it_is_the_mean_of_what_the_play_brought(ratings: Ratings) -> None:
    said = ratings.rating("ana", GAME, Names())
    assert said is not None
    assert said.said is not None
    assert said.said.play == -(HANDS_LEAST - 1) / 2
    assert (said.hands, said.rounds, said.old) == (HANDS_LEAST, False, 0)


Rated = Callable[..., Rating | None]


@pytest.fixture
def rated(tmp_path: Path, saved: SavedMatch) -> Rated:
    """Rates hands of Ana by what her play brought in each."""

    def rating(plays: Iterable[float], half_width: float = 0.0) -> Rating | None:
        ratings = Ratings(tmp_path)
        for at, play in enumerate(plays):
            ratings.take_up(f"hand {at}", saved, 0, RatedPlay(play, half_width), 100.0)
        return ratings.rating("Ana", GAME, Names())

    return rating


def half_width_of(rating: Rating | None) -> float:
    assert rating is not None
    assert rating.said is not None
    return rating.said.half_width


def test_it_is_no_surer_than_so_few_hands_make_it(rated: Rated) -> None:
    # A variance of 80 / 19, of twenty hands, at 95 % by Student's t; and what has not happened yet.
    error = sqrt(80 / 19 / 20 + (RARE[False] / 20) ** 2)
    assert half_width_of(rated([0.0, -4.0] * 10)) == pytest.approx(2.093 * error, rel=1e-3)


def test_hands_without_a_mistake_promise_none_without(rated: Rated) -> None:
    assert half_width_of(rated([0.0] * 20)) > 2.0


def test_it_is_no_surer_than_its_hands(rated: Rated) -> None:
    assert half_width_of(rated([-1.0] * 25, half_width=20.0)) == pytest.approx(4.0)


def test_few_hands_say_nothing(rated: Rated) -> None:
    assert rated([]) is None
    assert rated([-1.0] * (HANDS_LEAST - 1)) == Rating(None, HANDS_LEAST - 1, rounds=False)


def test_hands_of_the_older_measure_are_counted_apart(ratings: Ratings) -> None:
    told = listed(ratings)
    before = [{**hand, "play": 50.0} for hand in told[:9]]
    for hand in before:
        del hand["measure"]
    ratings.small.file.write_text(json.dumps([*before, *told]))
    said = ratings.rating("Ana", GAME, Names())
    assert said is not None
    assert said.said is not None
    assert (said.said.play, said.hands, said.old) == (-(HANDS_LEAST - 1) / 2, HANDS_LEAST, 9)


def test_points_and_rounds_are_not_added_up(ratings: Ratings) -> None:
    told = listed(ratings)
    older = [{**hand, "rounds": True, "play": 0.5} for hand in told]
    ratings.small.file.write_text(json.dumps([*older, *told]))
    said = ratings.rating("Ana", GAME, Names())
    assert said is not None
    assert said.said is not None
    assert (said.said.play, said.hands) == (-(HANDS_LEAST - 1) / 2, HANDS_LEAST)
    assert not said.rounds


def test_other_people_and_games_have_their_own(ratings: Ratings) -> None:
    assert ratings.rating("Beto", GAME, Names()) is None
    assert ratings.rating("Ana", "carioca", Names()) is None


def test_a_hand_counts_once(ratings: Ratings, saved: SavedMatch) -> None:
    ratings.take_up("hand 0", saved, 0, RatedPlay(-9.0, 0.0), 100.0)
    assert len(listed(ratings)) == HANDS_LEAST


def test_the_newest_hands_are_known_and_all_of_them_can_be_read_again(
    ratings: Ratings, saved: SavedMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(ratings.small.file.read_bytes()) / HANDS_LEAST * HANDS_MOST < SIZE_MOST
    monkeypatch.setattr("game.play.coaching.ratings.HANDS_MOST", HANDS_LEAST)
    ratings.take_up("new", saved, 0, PLAY, 100.0)
    ids = [hand["id"] for hand in listed(ratings)]
    assert ids == [*(f"hand {at}" for at in range(1, HANDS_LEAST)), "new"]


def test_it_follows_the_names_of_people(ratings: Ratings) -> None:
    names = Names()
    names.rename("Ana", "Anita", 200.0)
    assert ratings.rating("Anita", GAME, names) is not None
    assert ratings.rating("Ana", GAME, names) is None
    names.forget_matches("Anita", 300.0)
    assert ratings.rating("Anita", GAME, names) is None


def test_only_whole_matches_without_free_undo_count(saved: SavedMatch) -> None:
    assert may_rate(saved)
    for other in (
        replace(saved, free_undo=True),
        replace(saved, taken_back=1),
        replace(saved, is_branch=True),
        replace(position_of(saved, saved.match.dealt), is_branch=False),
    ):
        assert not may_rate(other)


@pytest.mark.parametrize(("key", "value"), [("play", "much"), ("at", -1), ("half_width", -1)])
def test_a_line_that_makes_no_sense_is_passed_over(
    ratings: Ratings, key: str, value: object
) -> None:
    told = listed(ratings)
    ratings.small.file.write_text(json.dumps([*told, {**told[0], key: value}]))
    said = ratings.rating("Ana", GAME, Names())
    assert said is not None
    assert said.hands == HANDS_LEAST
