"""Evenings: found in what was played, whoever came later or left earlier."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.play.evening import (
    COMEBACK,
    IN_ONE,
    LONGEST_RUN,
    PAUSE,
    BestMoment,
    Evening,
    MatchPlayed,
    evenings,
    played,
)
from game.settings import PLACES, POINTS, WINS
from game.storage.records import Records
from game.storage.standings import Standings
from game.storage.statistics import HandFacts, MatchFacts, SeatFacts
from tests.play.evenings import HOUR, match


@pytest.mark.parametrize(
    ("matches", "found"),
    [
        ([], []),
        ([(20, "Ana, Beto")], []),
        ([(20, "Ana, Beto"), (21, "Beto, Ana")], [[20, 21]]),
        # The pause is too long, or just not.
        ([(20, "Ana, Beto"), (27, "Ana, Beto")], []),
        ([(20, "Ana, Beto"), (26, "Ana, Beto")], [[20, 26]]),
        # Only one of them plays again, or only one person is there.
        ([(20, "Ana, Beto"), (21, "Ana, Carmen")], []),
        ([(20, "Ana, BOT"), (21, "Ana, BOT")], []),
        # Some come later, some leave; in the end nobody is left of those who began.
        ([(20, "Ana, Beto"), (21, "Ana, Beto, Eva, Leo"), (22, "Eva, Leo")], [[20, 21, 22]]),
        # Two groups at one computer.
        (
            [(20, "Ana, Beto"), (21, "Eva, Leo"), (22, "beto, ana"), (23, "Leo, Eva")],
            [[21, 23], [20, 22]],
        ),
        # Another evening, which is told first; the matches come in any order.
        (
            [(44, "Ana, Beto"), (20, "Ana, Beto"), (45, "Ana, Beto"), (21, "Ana, Beto")],
            [[44, 45], [20, 21]],
        ),
    ],
)
def test_an_evening_is_what_the_same_people_play_with_no_long_pause(
    matches: list[tuple[float, str]], found: list[list[float]]
) -> None:
    known = evenings(match(*one) for one in matches)
    assert [[one.first.played_at / HOUR for one in it.matches] for it in known] == found
    assert PAUSE == 6 * HOUR


AN_EVENING = Evening(
    (
        match(20, "Ana, Beto, Carmen", score="12 40 101"),
        match(21, "Beto Ana, Carmen Diego", score="21 21 8 8", high="1 1 1 1"),
        match(22, "Carmen, BOT, Ana Beto", score="3 9 20 20"),
    )
)


@pytest.mark.parametrize(
    ("worth", "sums", "leaders"),
    [
        # So many are behind; partners share a place, and a bot behind counts.
        (PLACES, {"ana": 4, "beto": 3, "carmen": 3, "diego": 0}, {"ana"}),
        (WINS, {"ana": 2, "beto": 1, "carmen": 1, "diego": 0}, {"ana"}),
        # What is bad in its game is taken off.
        (POINTS, {"ana": -11, "beto": -39, "carmen": -96, "diego": 8}, {"diego"}),
    ],
)
def test_a_match_is_worth_what_was_chosen(
    worth: str, sums: dict[str, int], leaders: set[str]
) -> None:
    assert AN_EVENING.sums(worth) == sums
    assert AN_EVENING.leaders(worth) == leaders


def test_nobody_leads_while_all_have_as_much() -> None:
    evening = Evening((match(20, "Ana, Beto"), match(21, "Beto, Ana")))
    assert evening.leaders(WINS) == set()


@pytest.mark.parametrize(
    ("last", "follows"),
    [
        ("Ana, Beto, Carmen", ("Carmen", "Ana")),
        ("BOT, Carmen, Ana, LAST", ("Ana", "Carmen")),
        # Of two who are equal, the one who has less in the evening is last.
        ("Ana, Beto Carmen", ("Carmen", "Ana")),
        ("Carmen Beto, Ana", ("Ana", "Beto")),
        ("Ana Beto", ("Beto", "Ana")),
    ],
)
def test_who_came_last_chooses_and_who_came_first_deals(
    last: str, follows: tuple[str, str]
) -> None:
    evening = Evening((match(20, "Ana, Beto, Carmen"), match(21, last)))
    assert evening.next_up(PLACES) == follows


@pytest.mark.parametrize(
    ("matches", "moments"),
    [
        ([match(20, "Ana, Beto", longest_run="4 3")], []),
        (
            [
                match(20, "Ana, Beto, BOT", longest_run="5 7 9"),
                match(21, "Ana, Beto", "loba_de_mas", longest_run="7 6"),
            ],
            [BestMoment(LONGEST_RUN, ("Beto",), "carioca", 7)],
        ),
        (
            [match(20, "Ana, BOT", in_one="1 1"), match(21, "Beto, Ana", in_one="0 2")],
            [BestMoment(IN_ONE, ("Ana",), "carioca", 3)],
        ),
        # Behind at half where few points are good, and where many are.
        (
            [match(20, "Ana, Beto, BOT", hands="4 4 4", half="50 40 9")],
            [BestMoment(COMEBACK, ("Ana",), "carioca")],
        ),
        (
            [match(20, "Ana Beto, Carmen Eva", hands="5 5 5 5", half="3 3 9 9", high="1 1 1 1")],
            [BestMoment(COMEBACK, ("Ana", "Beto"), "carioca")],
        ),
        # Not quite last, too short a match, a bot, and somebody who was out by then.
        ([match(20, "Ana, Beto", hands="4 4", half="50 50")], []),
        ([match(20, "Ana, Beto", hands="3 3", half="50 40")], []),
        ([match(20, "BOT, Ana, Beto", hands="4 4 4", half="50 40 30")], []),
        ([match(20, "Ana, Beto", hands="4 4")], []),
    ],
)
def test_only_moments_that_happened_are_told(
    matches: list[MatchPlayed], moments: list[BestMoment]
) -> None:
    assert list(Evening(tuple(matches)).moments()) == moments


def test_the_records_know_the_score_at_half_and_who_was_out_by_then(tmp_path: Path) -> None:
    """Matches that do not count make no evening."""

    def seat(at: int, *scores: int) -> SeatFacts:
        hands = tuple(HandFacts(0, score) for score in scores)
        return SeatFacts(f"P{at}", "person", at, at + 1, at == 0, scores[-1], 0, 0, hands)

    seats = (seat(0, 50, 60, 60, 70, 80), seat(1, 9, 20, 90, 99, 110), seat(2, 101))
    facts = MatchFacts("one", "carioca", {}, "", False, False, False, 9, seats)
    with Records(tmp_path / "records.db") as records:
        records.take_in("m", "", 1.0, facts)
        records.take_in("copy", "", 2.0, facts)
        (match,) = played(Standings(records).lines(), is_real=False)
    assert [(one.half, one.high_is_good) for one in match.lines] == [
        *((60, False), (20, False), (None, False))
    ]
