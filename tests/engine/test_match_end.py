"""When a match ends, and who may come back."""

from __future__ import annotations

import pytest

from game.engine.scoring.match_end import Eliminate


@pytest.mark.parametrize(
    ("seats", "for_two", "rebuys"), [(2, False, 0), (2, True, 3), (3, False, 3), (5, True, 3)]
)
def test_two_players_come_back_only_where_they_may(seats: int, for_two: bool, rebuys: int) -> None:
    end = Eliminate(at=101, rebuys=3, rebuys_with_two_players=for_two)
    assert end.goal_for(seats).rebuys == rebuys
