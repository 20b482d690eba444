"""How well somebody plays, luck aside: of hands that count, by whoever played them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from math import sqrt
from pathlib import Path

import pytest

from game.engine.chance import SeededChance
from game.play.coaching.positions import position_of
from game.play.coaching.ratings import HANDS_LEAST, HANDS_MOST, SIZE_MOST, Rating, Ratings, may_rate
from game.storage.match_codec import SavedMatch
from game.storage.match_file import read_match
from game.storage.names import Names
from game.storage.small_file import SmallFileError
from tests.play.test_reviews import FILE, a_review, first_hand

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


def listed(ratings: Ratings) -> list[dict[str, object]]:
    """The hands in the file, after the number of its format."""
    [_, *hands] = json.loads(ratings.small.file.read_text())
    return list(hands)


def test_it_is_the_mean_of_what_the_play_brought(ratings: Ratings) -> None:
    said = ratings.rating("ana", GAME, Names())
    assert said is not None
    assert said.mean == -(HANDS_LEAST - 1) / 2
    assert said.hands == HANDS_LEAST
    assert not said.rounds


Rated = Callable[..., Rating | None]


@pytest.fixture
def rated(tmp_path: Path, saved: SavedMatch) -> Rated:
    """Rates hands of Ana by what her play brought in each."""
    review = a_review(first_hand(saved))

    def rating(plays: Iterable[float], half_width: float = 0.0, luck: float = 0.0) -> Rating | None:
        ratings = Ratings(tmp_path / str(luck))
        for at, play in enumerate(plays):
            hand = replace(review, play=play, half_width=half_width, luck=luck)
            ratings.take_up(f"hand {at}", saved, hand, 100.0)
        return ratings.rating("Ana", GAME, Names())

    return rating


def test_luck_is_no_part_of_it(rated: Rated) -> None:
    plays = [0.0, -4.0, -2.0, 0.0, -4.0]
    found = rated(plays, luck=50.0)
    assert found is not None
    assert found == rated(plays, luck=-50.0)
    # A standard deviation of two, of five hands, at 95 %.
    assert found.half_width == pytest.approx(1.96 * 2.0 / sqrt(5), rel=1e-3)


def test_it_is_no_surer_than_its_hands(rated: Rated) -> None:
    alike = rated([-1.0] * 9, half_width=3.0)
    assert alike is not None
    assert alike.half_width == pytest.approx(1.0)


def test_few_hands_say_nothing(rated: Rated) -> None:
    assert rated([-1.0] * (HANDS_LEAST - 1)) is None


def test_points_and_rounds_are_not_added_up(ratings: Ratings) -> None:
    told = listed(ratings)
    older = [{**hand, "rounds": True, "play": 0.5} for hand in told]
    ratings.small.file.write_text(json.dumps([*older, *told]))
    said = ratings.rating("Ana", GAME, Names())
    assert said is not None
    assert (said.mean, said.hands, said.rounds) == (-(HANDS_LEAST - 1) / 2, HANDS_LEAST, False)


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
    assert len(listed(ratings)) == HANDS_LEAST


def test_the_newest_hands_are_known_and_all_of_them_can_be_read_again(
    ratings: Ratings, saved: SavedMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(ratings.small.file.read_bytes()) / HANDS_LEAST * HANDS_MOST < SIZE_MOST
    monkeypatch.setattr("game.play.coaching.ratings.HANDS_MOST", HANDS_LEAST)
    ratings.take_up("new", saved, a_review(first_hand(saved)), 100.0)
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


@pytest.mark.parametrize("damage", ["", "{", "{}", "[" * 100_000])
def test_of_a_damaged_file_all_is_known_but_the_last_hand(
    ratings: Ratings, saved: SavedMatch, damage: str
) -> None:
    review = a_review(first_hand(saved))
    ratings.take_up("one more", saved, review, 100.0)
    ratings.small.file.write_text(damage)
    said = ratings.rating("Ana", GAME, Names())
    assert said is not None
    assert said.hands == HANDS_LEAST
    assert [notice.key for notice in ratings.small.notices] == ["small_file.damaged_before"]
    ratings.take_up("and another", saved, review, 100.0)
    assert len(listed(ratings)) == HANDS_LEAST + 1


def test_a_disk_that_fails_takes_no_hand(
    ratings: Ratings, saved: SavedMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(file: Path, most: int) -> bytes:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as disk:
        disk.setattr("game.reading.json_file.read_plain", fails)
        with pytest.raises(SmallFileError, match="Input/output"):
            ratings.take_up("one more", saved, a_review(first_hand(saved)), 100.0)
    assert len(listed(ratings)) == HANDS_LEAST


@pytest.mark.parametrize(("key", "value"), [("play", "much"), ("at", -1), ("half_width", -1)])
def test_a_line_that_makes_no_sense_is_passed_over(
    ratings: Ratings, key: str, value: object
) -> None:
    told = listed(ratings)
    ratings.small.file.write_text(json.dumps([*told, {**told[0], key: value}]))
    said = ratings.rating("Ana", GAME, Names())
    assert said is not None
    assert said.hands == HANDS_LEAST
