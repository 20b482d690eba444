"""When a match is over, who has won it, and how it is settled in money."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from game.engine.parts import UNLIMITED, flag, part, whole, word
from game.engine.state import Standing

#: A match of this many hands is over as it stands: nobody plays on for days, and bots might.
HANDS_MOST = 500


class MatchEnd(Protocol):
    def credit(self, points: Sequence[int]) -> tuple[int, ...]:
        """What a hand adds to the scores."""
        ...

    def is_over(self, standing: Standing) -> bool: ...

    def winners(self, standing: Standing) -> tuple[int, ...]: ...

    def busted(self, standing: Standing) -> tuple[int, ...]:
        """Sides that may not play on as they are."""
        ...


def _leaders(standing: Standing, *, low_wins: bool) -> tuple[int, ...]:
    """The best scores; among equals whoever won more hands; then they share."""
    sign = -1 if low_wins else 1
    worth = [
        (sign * score, won) for score, won in zip(standing.scores, standing.hands_won, strict=True)
    ]
    return tuple(side for side, value in enumerate(worth) if value == max(worth))


@part("match_end", "eliminate")
@dataclass(frozen=True)
class Eliminate:
    """Who reaches `at` is out, or buys back in; the last one left wins.

    A rebuy starts from the highest score of those still in. `rebuy_price` fixed: always the
    same; escalating: a player's second costs twice as much, the third three times.
    """

    at: int = whole(1, 10_000, 101)
    rebuys: int = whole(0, 100, 0, unlimited=True)
    rebuy_price: str = word("fixed", "escalating")
    rebuys_with_two_players: bool = flag(False)

    def credit(self, points: Sequence[int]) -> tuple[int, ...]:
        return tuple(points)

    def busted(self, standing: Standing) -> tuple[int, ...]:
        return tuple(
            side
            for side, score in enumerate(standing.scores)
            if score >= self.at and not standing.out[side]
        )

    def in_play(self, standing: Standing) -> tuple[int, ...]:
        """Sides below the limit."""
        return tuple(
            side
            for side, score in enumerate(standing.scores)
            if score < self.at and not standing.out[side]
        )

    def is_over(self, standing: Standing) -> bool:
        left = len(self.in_play(standing))
        if left == 1 and len(standing.sides) == 2 and self.rebuys_with_two_players:
            return standing.out.count(False) == 1
        return left <= 1

    def winners(self, standing: Standing) -> tuple[int, ...]:
        alive = [side for side, out in enumerate(standing.out) if not out]
        lowest = min(standing.scores[side] for side in alive)
        return tuple(side for side in alive if standing.scores[side] == lowest)


@part("match_end", "rounds")
@dataclass(frozen=True)
class Rounds:
    """A fixed number of hands. `count` 0: as many as there are contracts."""

    count: int = whole(0, 100, 0)
    wins: str = word("lowest", "highest")

    def credit(self, points: Sequence[int]) -> tuple[int, ...]:
        return tuple(points)

    def is_over(self, standing: Standing) -> bool:
        return standing.round_no >= self.count

    def winners(self, standing: Standing) -> tuple[int, ...]:
        return _leaders(standing, low_wins=self.wins == "lowest")

    def busted(self, standing: Standing) -> tuple[int, ...]:
        return ()


@part("match_end", "target")
@dataclass(frozen=True)
class Target:
    """Over as soon as a hand ends with somebody at `at` or beyond."""

    at: int = whole(1, 10_000)
    wins: str = word("highest", "lowest")
    most_hands: int = whole(1, HANDS_MOST, UNLIMITED, unlimited=True)

    def credit(self, points: Sequence[int]) -> tuple[int, ...]:
        return tuple(points)

    def is_over(self, standing: Standing) -> bool:
        return max(standing.scores) >= self.at or standing.round_no >= self.most_hands

    def winners(self, standing: Standing) -> tuple[int, ...]:
        best = (max if self.wins == "highest" else min)(standing.scores)
        return tuple(side for side, score in enumerate(standing.scores) if score == best)

    def busted(self, standing: Standing) -> tuple[int, ...]:
        return ()


@part("match_end", "rounds_won")
@dataclass(frozen=True)
class RoundsWon:
    """The best score of a hand wins the hand, equals win nothing; first to `wins` hands."""

    wins: int = whole(1, 100, 10)

    def credit(self, points: Sequence[int]) -> tuple[int, ...]:
        best = max(points)
        alone = points.count(best) == 1
        return tuple(int(alone and score == best) for score in points)

    def is_over(self, standing: Standing) -> bool:
        return max(standing.scores) >= self.wins

    def winners(self, standing: Standing) -> tuple[int, ...]:
        return _leaders(standing, low_wins=False)

    def busted(self, standing: Standing) -> tuple[int, ...]:
        return ()


@dataclass(frozen=True)
class Stakes:
    """`pot`: everybody pays the stake, the winner takes it all. `difference`: every two players
    settle the difference of their scores, `per_point` for each point."""

    on: bool = flag(False)
    how: str = word("pot", "difference")
    stake: int = whole(0, 100_000, 1)
    rebuy: int = whole(0, 100_000, 1)
    per_point: int = whole(1, 100_000, 1)

    def entry(self) -> int:
        return self.stake if self.on and self.how == "pot" else 0

    def rebuy_cost(self, nth: int, price: str) -> int:
        if not self.on or self.how != "pot":
            return 0
        return self.rebuy * (nth if price == "escalating" else 1)

    def settle(self, standing: Standing, winners: tuple[int, ...]) -> tuple[int, ...]:
        """What each seat gains or loses; the sum is zero."""
        if not self.on:
            return (0,) * len(standing.sides)
        if self.how == "difference":
            return self._differences(standing)
        return self._shares(standing, winners)

    def _differences(self, standing: Standing) -> tuple[int, ...]:
        scores = [standing.scores[side] for side in standing.sides]
        return tuple(self.per_point * sum(own - other for other in scores) for own in scores)

    def _shares(self, standing: Standing, winners: tuple[int, ...]) -> tuple[int, ...]:
        """Equal shares; coins that cannot be split go to the first winners in seat order."""
        pot = sum(standing.paid)
        seats = [seat for seat, side in enumerate(standing.sides) if side in winners]
        share, odd = divmod(pot, len(seats))
        gains = [-paid for paid in standing.paid]
        for place, seat in enumerate(seats):
            gains[seat] += share + (place < odd)
        return tuple(gains)
