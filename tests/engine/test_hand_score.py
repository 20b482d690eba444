"""What a finished hand gives each player, once the cards are counted."""

from __future__ import annotations

import pytest

from game.engine.scoring.hand_score import (
    HandScore,
    Penalty,
    SeatCounts,
    TableMinusHand,
    WinnerCollects,
)
from game.engine.scoring.points import PointTable
from game.engine.state import NOBODY

NONE = PointTable.of({})
PENALTY = Penalty(NONE, out_in_one=-10)
COLLECTS = WinnerCollects(NONE, out=5, in_one_times=2)
#: For going out in one turn: seven for each player, for each opponent, or once.
TABLE = {
    each: TableMinusHand(NONE, NONE, NONE, out=5, out_in_one=7, out_in_one_for=each)
    for each in ("players", "opponents", "once")
}
#: The first of three has nothing left, the others hold 20 and 4; 30, 50 and 0 lie on the table.
COUNTS = SeatCounts((30, 50, 0), (0, 20, 4))


@pytest.mark.parametrize(
    ("score", "goes_out", "in_one_turn"),
    [
        (PENALTY, [0, 20, 4], [-10, 20, 4]),
        (COLLECTS, [29, 0, 0], [58, 0, 0]),
        (TABLE["players"], [35, 30, -4], [51, 30, -4]),
        (TABLE["opponents"], [35, 30, -4], [44, 30, -4]),
        (TABLE["once"], [35, 30, -4], [37, 30, -4]),
    ],
)
def test_what_going_out_gives(
    score: HandScore, goes_out: list[int], in_one_turn: list[int]
) -> None:
    assert score.points_of(COUNTS, 0, in_one_turn=False) == goes_out
    assert score.points_of(COUNTS, 0, in_one_turn=True) == in_one_turn
    assert score.counts_in_one(3)


@pytest.mark.parametrize(
    ("score", "points"),
    [(PENALTY, [0, 20, 4]), (COLLECTS, [0, 0, 0]), (TABLE["once"], [30, 30, -4])],
)
def test_a_hand_that_nobody_wins_gives_no_more_than_its_cards(
    score: HandScore, points: list[int]
) -> None:
    assert score.points_of(COUNTS, NOBODY, in_one_turn=False) == points


def test_where_one_turn_gives_nothing_more_it_does_not_count_otherwise() -> None:
    assert not Penalty(NONE).counts_in_one(3)
    assert not WinnerCollects(NONE, out=5).counts_in_one(3)
    same = TableMinusHand(NONE, NONE, NONE, out=7, out_in_one=7, out_in_one_for="once")
    assert not same.counts_in_one(3)
