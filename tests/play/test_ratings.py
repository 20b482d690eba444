"""How well somebody plays, luck aside: of hands that count, by whoever played them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.coach.rating import HANDS_LEAST
from game.engine.chance import SeededChance
from game.play.coaching.positions import position_of
from game.play.coaching.ratings import Ratings, may_rate
from game.storage.match_codec import SavedMatch
from game.storage.match_file import read_match
from game.storage.names import Names
from tests.play.test_reviewing import FILE, a_review, first_hand

GAME = "loba_de_menos"


@pytest.fixture(scope="module")
def saved() -> SavedMatch:
    match = read_match(FILE, SeededChance(0))
    ana = match.seats[0]._replace(name="Ana", kind="person")
    return replace(match, seats=(ana, *match.seats[1:]))


@pytest.fixture
def ratings(tmp_path: Path, saved: SavedMatch) -> Ratings:
    """As many hands of Ana as are needed, each a point dearer than the one before."""
    found, review = Ratings(tmp_path), a_review(first_hand(saved))
    for at in range(HANDS_LEAST):
        found.take_up(f"hand {at}", saved, replace(review, play=-at), 100.0)
    return found


def test_it_is_the_mean_of_what_the_play_brought(ratings: Ratings) -> None:
    said = ratings.rating("ana", GAME, Names())
    assert said is not None
    assert said.rating.mean == -(HANDS_LEAST - 1) / 2
    assert said.rating.hands == HANDS_LEAST
    assert not said.rounds


def test_other_people_and_games_have_their_own(ratings: Ratings) -> None:
    assert ratings.rating("Beto", GAME, Names()) is None
    assert ratings.rating("Ana", "carioca", Names()) is None


def test_a_hand_counts_once_and_a_bots_and_half_looked_at_ones_not_at_all(
    ratings: Ratings, saved: SavedMatch
) -> None:
    review = a_review(first_hand(saved))
    ratings.take_up("hand 0", saved, review, 100.0)
    ratings.take_up("hand x", saved, replace(review, complete=False), 100.0)
    ratings.take_up("hand y", saved, replace(review, seat=1), 100.0)
    assert len(json.loads(ratings.file.read_text())) == HANDS_LEAST


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


@pytest.mark.parametrize("damage", ["", "{", "{}", "[1, {}, null]", "[" * 100_000])
def test_a_file_that_makes_no_sense_tells_nothing(ratings: Ratings, damage: str) -> None:
    ratings.file.write_text(damage)
    assert ratings.rating("Ana", GAME, Names()) is None


@pytest.mark.parametrize(("key", "value"), [("play", "much"), ("at", -1), ("half_width", -1)])
def test_a_line_that_makes_no_sense_is_passed_over(
    ratings: Ratings, key: str, value: object
) -> None:
    told = json.loads(ratings.file.read_text())
    ratings.file.write_text(json.dumps([*told, {**told[0], key: value}]))
    said = ratings.rating("Ana", GAME, Names())
    assert said is not None
    assert said.rating.hands == HANDS_LEAST
