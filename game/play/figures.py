"""Many matches in a few figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean, quantiles
from typing import NamedTuple

from game.play.simulation import Played


class Spread(NamedTuple):
    """How numbers are spread: the least, the quartiles, the most, and the mean."""

    min: float
    q1: float
    median: float
    q3: float
    max: float
    mean: float

    @classmethod
    def of(cls, numbers: Sequence[int]) -> Spread:
        """Of at least one number."""
        if len(numbers) == 1:
            return cls(*[numbers[0]] * len(cls._fields))
        lower, middle, upper = quantiles(numbers, method="inclusive")
        return cls(min(numbers), lower, middle, upper, max(numbers), fmean(numbers))


class Figures(NamedTuple):
    """`wins` by seat; a shared win counts for everyone who shares it, and in `shared` once."""

    matches: int
    hands_played: int
    hands: Spread
    turns: Spread
    points: Spread
    scores: Spread
    one_turn_outs: int
    blocked_hands: int
    rebuys: int
    wins: tuple[int, ...]
    shared: int


def figures_of(matches: Iterable[Played], seats: int) -> Figures:
    """Of at least one match; if no hand counted, of no points."""
    played = list(matches)
    turns = [turns for match in played for turns in match.turns]
    return Figures(
        len(played),
        len(turns),
        Spread.of([len(match.turns) for match in played]),
        Spread.of(turns),
        Spread.of([points for match in played for row in match.points for points in row] or [0]),
        Spread.of([score for match in played for score in match.scores]),
        sum(match.one_turn_outs for match in played),
        sum(match.blocked for match in played),
        sum(match.rebuys for match in played),
        tuple(sum(seat in match.winners for match in played) for seat in range(seats)),
        sum(match.shared for match in played),
    )
