"""Who came in which place."""

from __future__ import annotations

from game.engine.rules import MatchResult
from game.engine.state import Standing
from game.play.table_kind import Goal


def places(standing: Standing, result: MatchResult, goal: Goal) -> tuple[int, ...]:
    """Of every side, the first is 1: winners, then whoever was still in, then by scores. Equals
    share a place."""
    sign = -1 if goal.high_is_good else 1
    out = dict(zip(standing.sides, standing.out, strict=True))
    worth = [
        (side not in result.winners, out[side], sign * score)
        for side, score in enumerate(result.scores)
    ]
    return tuple(1 + sum(other < own for other in worth) for own in worth)
