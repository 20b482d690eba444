"""Reviews are looked for beside the window, and kept by what was done in the hand."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep, time
from unittest.mock import Mock

import pytest

from game.bots.base import Reason
from game.coach.hand import PlayedHand, hand_of
from game.coach.judging import RatedPlay
from game.coach.review import CostlyChoice, CurvePoint, HandReview, SearchProgress
from game.engine.chance import SeededChance
from game.play.coaching import reviews
from game.play.coaching.practice import Practice
from game.play.coaching.ratings import Ratings
from game.play.coaching.reviews import Reviewing, Reviews, reviewed, reviewing_of
from game.play.session.running import RunningTable
from game.reading.faults import Message
from game.storage.match_codec import PEOPLE, SavedMatch
from game.storage.match_file import read_match, write_match
from game.storage.names import Names
from tests.view.scores.test_scores import counted, table_of

SAVES = Path(__file__).parents[2] / "saves"
FILE = SAVES / "loba_de_menos-4-classic-money.json"


PLAY = RatedPlay(-4.0, 2.0)


def first_hand(saved: SavedMatch) -> PlayedHand:
    hand = hand_of(saved.match, saved.rules, 1)
    assert hand is not None
    return hand


@pytest.fixture(scope="module")
def saved() -> SavedMatch:
    return read_match(FILE, SeededChance(0))


@pytest.fixture(scope="module")
def hand(saved: SavedMatch) -> PlayedHand:
    return first_hand(saved)


def a_review(hand: PlayedHand, seat: int = 0) -> HandReview:
    """Of one costly discard."""
    number, entry, state = next(
        one for one in hand.states() if one[1].seat == seat and one[1].action.kind == "discard"
    )
    other = next(act for act in hand.rules.legal_actions(state) if act != entry.action)
    assert entry.action is not None
    reason = Reason("advice.throw_lonely", {"card": entry.action.cards[0]})
    choice = CostlyChoice(number, entry.action, other, 6.5, 1.5, (reason,))
    moments = (CurvePoint(number, 3.0, 2.0),)
    return HandReview(seat, 1, moments, (choice,), (), 9.0, -4.0, 2.0, 900, True)


# Keeping -----------------------------------------------------------------------------------------


def test_a_review_is_found_again_also_by_a_copy_of_the_match(
    tmp_path: Path, saved: SavedMatch, hand: PlayedHand
) -> None:
    Reviews(tmp_path).keep(hand, a_review(hand))
    copy = tmp_path / "copy.json"
    write_match(copy, replace(saved, name="Another name"))
    again = first_hand(read_match(copy, SeededChance(1)))
    assert Reviews(tmp_path).find(again, 0) == a_review(hand)


def test_another_seat_and_another_hand_have_their_own(
    tmp_path: Path, saved: SavedMatch, hand: PlayedHand
) -> None:
    Reviews(tmp_path).keep(hand, a_review(hand))
    second = hand_of(saved.match, saved.rules, 2)
    assert second is not None
    assert Reviews(tmp_path).find(hand, 1) is None
    assert Reviews(tmp_path).find(second, 0) is None
    assert Reviews(tmp_path).find(hand._replace(entries=hand.entries[:-1]), 0) is None


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "{",
        "null",
        "[" * 100_000,
        '{"seat": 0}',
        ("seat", 1),
        ("seat", "0"),
        ("hand", 2),
        ("moments", [[1, 2]]),
        ("moments", [[10**9, 1, 1]]),
        ("luck", float("nan")),
        ("costly", [{"act": 1}]),
        ("costly", [{"act": 8, "better": "fly", "cost": 1, "half_width": 1, "reasons": []}]),
    ],
    ids=str,
)
def test_what_makes_no_sense_is_not_there(
    tmp_path: Path, hand: PlayedHand, damage: str | tuple[str, object]
) -> None:
    kept = Reviews(tmp_path)
    kept.keep(hand, a_review(hand))
    [file] = kept.folder.iterdir()
    if isinstance(damage, tuple):
        damage = json.dumps({**json.loads(file.read_text()), damage[0]: damage[1]})
    file.write_text(damage)
    assert kept.find(hand, 0) is None


def test_the_oldest_make_room(
    tmp_path: Path, saved: SavedMatch, hand: PlayedHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "KEPT_MOST", 2)
    kept = Reviews(tmp_path)
    for seat in range(3):
        kept.keep(hand, a_review(hand, seat))
    assert [kept.find(hand, seat) is not None for seat in range(3)] == [False, True, True]


# Looking -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", PEOPLE)
def test_what_is_found_is_kept_and_how_far_it_is_is_said_now_and_then(
    tmp_path: Path, saved: SavedMatch, hand: PlayedHand, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    def steps(*told: object, **how: object) -> Iterator[SearchProgress | HandReview]:
        yield from (SearchProgress(at / 2_000) for at in range(2_000))
        yield a_review(hand)

    monkeypatch.setattr(reviews, "review", steps)
    monkeypatch.setattr(reviews, "rated", lambda *told: PLAY)
    seats = (saved.seats[0]._replace(name="Ana", kind=kind), *saved.seats[1:])
    told = list(reviewed(replace(saved, seats=seats), True, hand, [0], tmp_path))
    assert 50 < len(told) < 105
    assert told[-1] == (0, a_review(hand))
    assert Reviews(tmp_path).find(hand, 0) == a_review(hand)
    assert len(Practice(tmp_path).due("Ana", Names(), time() + 2 * 86_400)) == 1
    assert (tmp_path / "ratings.json").exists()


def kept_of(
    tmp_path: Path, saved: SavedMatch, hand: PlayedHand, monkeypatch: pytest.MonkeyPatch
) -> tuple[set[str], list[str]]:
    """What was kept of a hand that a person played, and what of it people are told."""
    monkeypatch.setattr(reviews, "review", lambda *told, **how: iter([a_review(hand)]))
    monkeypatch.setattr(reviews, "rated", lambda *told: PLAY)
    seats = (saved.seats[0]._replace(name="Ana", kind="person"), *saved.seats[1:])
    told = [one for _, one in reviewed(replace(saved, seats=seats), True, hand, [0], tmp_path)]
    assert a_review(hand) in told
    kept = {
        "reviews": bool(Reviews(tmp_path).files()),
        "practice": Practice(tmp_path).small.file.is_file(),
        "ratings": Ratings(tmp_path).small.file.is_file(),
    }
    notices = [str(dict(one.facts)["where"]) for one in told if isinstance(one, Message)]
    return {name for name, is_kept in kept.items() if is_kept}, notices


@pytest.mark.parametrize(
    ("kind", "rates", "play", "hands"),
    [
        ("person", True, PLAY, 1),
        ("person", False, PLAY, 0),
        ("expert", True, PLAY, 0),
        ("person", True, None, 0),
    ],
)
def test_only_hands_of_people_that_count_are_rated_and_in_time(
    tmp_path: Path,
    saved: SavedMatch,
    hand: PlayedHand,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    rates: bool,
    play: RatedPlay | None,
    hands: int,
) -> None:
    monkeypatch.setattr(reviews, "review", lambda *told, **how: iter([a_review(hand)]))
    monkeypatch.setattr(reviews, "rated", lambda *told: play)
    seats = (saved.seats[0]._replace(name="Ana", kind=kind), *saved.seats[1:])
    assert list(reviewed(replace(saved, seats=seats), rates, hand, [0], tmp_path))
    assert len(Ratings(tmp_path).small.read()) == hands


def test_whatever_else_lies_among_its_files_all_is_kept(
    tmp_path: Path, saved: SavedMatch, hand: PlayedHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("reviews", "practice"):
        (tmp_path / folder / ".sync").mkdir(parents=True)
        (tmp_path / folder / "old").mkdir()
        (tmp_path / folder / "notes.json").write_text("mine")
    kept = kept_of(tmp_path, saved, hand, monkeypatch)
    assert kept == ({"reviews", "practice", "ratings"}, [])
    assert (tmp_path / "practice" / "notes.json").read_text() == "mine"


@pytest.mark.parametrize(
    ("in_the_way", "fails", "where"),
    [
        ("reviews", "reviews", ""),
        ("practice", "practice", "practice.json"),
        ("practice/practice.json/", "practice", "practice.json"),
        ("ratings.json/", "ratings", "ratings.json"),
    ],
)
def test_what_cannot_be_kept_of_a_hand_is_told_and_the_rest_is_kept(
    tmp_path: Path,
    saved: SavedMatch,
    hand: PlayedHand,
    monkeypatch: pytest.MonkeyPatch,
    in_the_way: str,
    fails: str,
    where: str,
) -> None:
    if in_the_way.endswith("/"):
        (tmp_path / in_the_way).mkdir(parents=True)
    else:
        (tmp_path / in_the_way).write_text("in the way")
    kept, told = kept_of(tmp_path, saved, hand, monkeypatch)
    assert kept == {"reviews", "practice", "ratings"} - {fails}
    assert told == [where or f"{Reviews(tmp_path).name(hand, 0)}.json"]


def test_the_oldest_are_removed_and_no_other_file_is(
    tmp_path: Path, saved: SavedMatch, hand: PlayedHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "KEPT_MOST", 1)
    kept = Reviews(tmp_path)
    kept.folder.mkdir()
    (kept.folder / "notes.json").write_text("mine")
    for seat in range(2):
        kept.keep(hand, a_review(hand, seat))
    assert len(kept.files()) == 1
    assert (kept.folder / "notes.json").exists()


def test_a_review_that_cannot_be_read_is_told(
    tmp_path: Path, saved: SavedMatch, hand: PlayedHand
) -> None:
    (tmp_path / "reviews").write_text("in the way")
    found = Reviewing(saved, hand, [0], None, tmp_path)
    assert [one.key for one in found.notices] == ["small_file.unreadable"]
    assert not found.may_be_had


def test_what_was_kept_is_there_at_once(
    tmp_path: Path, saved: SavedMatch, hand: PlayedHand
) -> None:
    Reviews(tmp_path).keep(hand, a_review(hand))
    found = Reviewing(saved, hand, [0], None, tmp_path)
    assert found.may_be_had
    assert found.review(0) == a_review(hand)
    assert found.share() == 1
    assert not found.has_failed
    assert not Reviewing(saved, hand, [0, 1], None, tmp_path).may_be_had


def test_the_process_ends_as_soon_as_it_is_stopped(
    tmp_path: Path, saved: SavedMatch, hand: PlayedHand
) -> None:
    begun = Reviewing(saved, hand, [0], lambda: None, tmp_path)
    begun.begin()
    until = monotonic() + 50
    while begun.share() == 0 and monotonic() < until:
        assert not begun.has_failed
        sleep(0.005)
    assert 0 < begun.share() < 1
    before = monotonic()
    begun.stop()
    assert monotonic() - before < 1
    assert not multiprocessing.active_children()


@pytest.mark.parametrize(("found", "ends"), [(0, 1), (1, 1), (2, 0)])
def test_once_all_reviews_are_there_the_rating_goes_on_when_the_page_is_left(
    tmp_path: Path,
    saved: SavedMatch,
    hand: PlayedHand,
    monkeypatch: pytest.MonkeyPatch,
    found: int,
    ends: int,
) -> None:
    apart = Mock(results=[(seat, a_review(hand, seat)) for seat in range(found)])
    monkeypatch.setattr(reviews, "Apart", lambda *told, **how: apart)
    begun = Reviewing(saved, hand, [0, 1], lambda: None, tmp_path)
    begun.begin()
    begun.stop()
    assert apart.end.call_count == ends


def test_the_hand_that_has_just_ended_is_that_of_the_log() -> None:
    saved = read_match(SAVES / "loba_de_menos-2.json", SeededChance(0))
    seats = tuple(seat._replace(kind="person") for seat in saved.seats)
    table = RunningTable.from_match(replace(saved, seats=seats), clock=lambda: 0.0)
    found = reviewing_of(table, lambda: None)
    assert found is not None
    wanted = hand_of(saved.match, saved.rules, saved.match.state.hand_no)
    assert wanted is not None
    assert found.hand.entries == wanted.entries
    assert found.hand.dealt.digest() == wanted.dealt.digest()
    assert found.seats == (0, 1)


def test_who_was_out_before_a_hand_has_no_part_in_its_reviews() -> None:
    table = table_of("loba_de_menos", 3, 5, **{"reenganche.max": 0})
    for _ in counted(table):
        pass
    for seat, player in enumerate(table.players):
        table.reseat(seat, replace(player, bot=""))
    out = table.match.dealt.standing.out
    assert out.count(True) == 1
    reviewing = reviewing_of(table, lambda: None)
    assert reviewing is not None
    assert reviewing.seats == tuple(seat for seat in range(3) if not out[seat])
