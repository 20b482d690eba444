"""What is counted of a match that is over."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.chance import SeededChance
from game.engine.notation import read_action
from game.engine.rules import MatchResult
from game.engine.scoring.match_end import POINTS, Goal
from game.engine.state import Standing
from game.play.session.running import RunningTable
from game.play.tally import facts_of, places
from game.storage.match_codec import PHONE
from game.storage.match_file import read_match
from game.storage.statistics import HandFacts, MatchFacts

from .tables import one_step, set_up

SAVES = sorted((Path(__file__).resolve().parents[2] / "saves").glob("*.json"))
#: Ana has 40 and Beto 95: whatever Beto still holds puts him out.
LAST_HAND = {"players": ["Ana", "Beto"], "scores": {"Ana": 40, "Beto": 95}}


def played(table: RunningTable, *acts: str) -> RunningTable:
    for act in acts:
        if table.needs_curtain:
            table.sit(table.to_act)
        table.act(read_action(table.rules, table.saved().match.state, act))
    return table


def counted(table: RunningTable) -> MatchFacts:
    facts = facts_of(table.saved())
    assert facts is not None
    return facts


def of(hand: HandFacts, statistic: str) -> int:
    return hand.counted.get(statistic, 0)


def going_out(**told: object) -> RunningTable:
    usual = {"variant": "loba_de_menos", "hand": "4c 4d 4h Ks", "hands": {"Beto": "Kd Kh"}}
    return set_up(**usual, **LAST_HAND, **told)


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_hands_add_up_to_the_match(file: Path) -> None:
    saved = read_match(file, SeededChance(0))
    facts, standing = facts_of(saved), saved.match.state.standing
    assert facts is not None
    assert min(seat.place for seat in facts.seats) == 1
    for seat in facts.seats:
        assert sum(hand.won for hand in seat.hands) == standing.hands_won[seat.side]
        assert [hand.points for hand in seat.hands] == [
            row[seat.side] for row in standing.sheet[: len(seat.hands)]
        ]
        if not seat.rebuys and seat.hands:
            assert seat.hands[-1].score == seat.score
        assert all(of(hand, "in_one") <= of(hand, "closed") for hand in seat.hands)


@pytest.mark.parametrize(
    ("high_is_good", "scores", "winners", "out", "expected"),
    [
        (False, (30, 5, 20, 10), (1,), "....", (4, 1, 3, 2)),
        (True, (30, 5, 20, 10), (0,), "....", (1, 4, 2, 3)),
        (False, (7, 20, 20, 30), (0,), "....", (1, 2, 2, 4)),
        # Who is out comes after all that are still in, whatever the scores.
        (False, (30, 5, 20, 10), (2,), ".xx.", (3, 4, 1, 2)),
        (True, (30, 5, 20, 10), (3,), "x...", (4, 3, 2, 1)),
    ],
)
def test_places_go_by_winning_then_by_being_in_then_by_the_scores(
    high_is_good: bool,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    out: str,
    expected: tuple[int, ...],
) -> None:
    sides, none = (0, 1, 2, 3), (0, 0, 0, 0)
    are_out = tuple(sign == "x" for sign in out)
    standing = Standing(sides, (1, 2, 3, 0), scores, none, none, are_out, none)
    result = MatchResult(winners, scores, 0, none)
    assert places(standing, result, Goal(POINTS, high_is_good)) == expected


def test_going_out_in_one_turn_is_counted() -> None:
    ana, beto = counted(played(going_out(), "meld 4c 4d 4h", "discard Ks")).seats
    assert (of(ana.hands[0], "closed"), of(ana.hands[0], "in_one")) == (True, True)
    assert (ana.won, ana.place) == (True, 1)
    assert (of(beto.hands[0], "closed"), beto.won, beto.place, beto.score) == (False, False, 2, 115)


def test_who_had_melds_before_does_not_go_out_in_one_turn() -> None:
    table = going_out(table=["5s 6s 7s"], laid_down={"Ana": "before"})
    ana, _ = counted(played(table, "meld 4c 4d 4h", "discard Ks")).seats
    assert (of(ana.hands[0], "closed"), of(ana.hands[0], "in_one")) == (True, False)


def test_taking_from_the_discards_is_counted() -> None:
    table = set_up(
        variant="loba_de_menos",
        phase="draw",
        hand="4c 4d Ks",
        hands={"Beto": "Kd Kh"},
        pile="4h",
        **LAST_HAND,
    )
    ana, beto = counted(played(table, "draw pile", "meld 4c 4d 4h", "discard Ks")).seats
    assert (of(ana.hands[0], "piles"), of(beto.hands[0], "piles")) == (1, 0)


def test_buying_back_in_is_counted_and_the_hand_goes_to_no_one_who_is_out() -> None:
    table = set_up(
        variant="loba_de_menos",
        players=["Ana", "Beto", "Carla", "Dora"],
        hand="4c 4d 4h Ks",
        hands={"Beto": "Kd Kh", "Carla": "2d", "Dora": "3d"},
        scores={"Ana": 40, "Beto": 95, "Carla": 99, "Dora": 7},
    )
    played(table, "meld 4c 4d 4h", "discard Ks", "rebuy", "decline", "deal")
    assert facts_of(table.saved()) is None
    while not table.is_over:
        one_step(table)
    ana, beto, carla, _ = counted(table).seats
    assert beto.rebuys >= 1
    assert len(carla.hands) == 1 < len(beto.hands) <= len(ana.hands)


def test_the_longest_run_is_counted_as_it_lies_when_it_has_grown() -> None:
    hand = "4c 5c 6c 7c 8c 9h 9d 9s Ks"
    table = set_up(variant="loba_de_menos", hand=hand, hands={"Beto": "Kd Kh"}, **LAST_HAND)
    acts = ("meld 4c 5c 6c 7c", "meld 9h 9d 9s", "add 8c to #1", "discard Ks")
    ana, beto = counted(played(table, *acts)).seats
    assert (of(ana.hands[0], "longest_run"), of(beto.hands[0], "longest_run")) == (5, 0)


def last_of_mona(cards: str, **hands: str) -> RunningTable:
    """A table of La Mona for two near the end of a hand, with these cards on it."""
    return set_up(
        variant="la_mona",
        players=[*hands],
        hands=hands,
        table=cards,
        stock="none",
        captured={"Ana": "rest"},
        scores={"Ana": 9, "Beto": 2},
    )


def test_a_mona_that_takes_is_counted_as_saved() -> None:
    table = last_of_mona("7c 8d", Ana="2c", Beto="Kd")
    ana, beto = counted(played(table, "take 2c: 7c 8d", "trail Kd")).seats
    assert (of(ana.hands[0], "saved"), of(ana.hands[0], "drowned")) == (1, 0)
    assert of(beto.hands[0], "saved") == 0


def test_sweeps_and_a_drowned_mona_are_counted() -> None:
    table = last_of_mona("9c", Ana="9h 2c", Beto="Kd 3d")
    ana, beto = counted(played(table, "take 9h: 9c", "trail 3d", "trail 2c", "trail Kd")).seats
    assert (of(ana.hands[0], "swept"), of(ana.hands[0], "drowned")) == (1, 1)
    assert (of(beto.hands[0], "swept"), of(beto.hands[0], "drowned")) == (0, 0)


def test_a_match_that_goes_on_has_no_facts() -> None:
    assert facts_of(going_out().saved()) is None


def test_another_player_or_another_act_makes_another_match() -> None:
    table = played(going_out(), "meld 4c 4d 4h", "discard Ks")
    same = played(going_out(), "meld 4c 4d 4h", "discard Ks")
    assert counted(table).digest == counted(same).digest
    saved = table.saved()
    renamed = replace(saved, seats=(saved.seats[0]._replace(name="Eva"), saved.seats[1]))
    other = facts_of(renamed)
    assert other is not None
    assert other.digest != counted(table).digest


@pytest.mark.parametrize(
    ("name", "kind", "who"),
    [
        ("Ana", "person", "name:ana"),
        ("  ANA  maría ", "person", "name:ana maría"),
        ("Ana", "expert", "bot:expert"),
    ],
)
def test_people_are_known_by_name_and_bots_by_how_they_play(name: str, kind: str, who: str) -> None:
    seat = counted(played(going_out(), "meld 4c 4d 4h", "discard Ks")).seats[0]
    assert seat._replace(name=name, kind=kind).who == who


def test_a_person_with_a_phone_counts_as_the_same_person() -> None:
    saved = played(going_out(), "meld 4c 4d 4h", "discard Ks").saved()
    phones = tuple(seat._replace(kind=PHONE) for seat in saved.seats)
    facts = facts_of(replace(saved, seats=phones))
    assert facts is not None
    assert [seat.who for seat in facts.seats] == ["name:ana", "name:beto"]
