"""When a match is over, who has won it, and how it is settled in money."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple

from game.engine.parts import UNLIMITED, Sentence, flag, part, says, whole, word
from game.engine.scoring.categories import alone_ahead
from game.engine.state import Standing

#: The most hands of a match, which then ends as it stands: nobody plays on for days, but bots
#: might.
HANDS_MOST = 500


#: What the scores of a match count.
POINTS, HANDS_WON = "points", "hands_won"


class Goal(NamedTuple):
    """How a match is won. `counts`: what the scores are. `high_is_good`: more of it is better.
    `limit`: the score that ends the match or puts a player out; 0: there is none. `hands`: how
    many are played; 0: as many as it takes. `rebuys`: how often a player may buy back in."""

    counts: str
    high_is_good: bool
    limit: int = 0
    hands: int = 0
    puts_out: bool = False
    rebuys: int = 0


class MatchEnd(ABC):
    rebuy_price = "fixed"
    #: Whether the field `wins` says if the highest or the lowest score is the best.
    may_win_either_way: ClassVar[bool] = False

    def credit(self, points: Sequence[int]) -> tuple[int, ...]:
        """Return what a hand adds to the scores."""
        return tuple(points)

    @property
    @abstractmethod
    def goal(self) -> Goal: ...

    def goal_for(self, seats: int) -> Goal:
        """Return the goal of a match of this many players."""
        return self.goal

    @abstractmethod
    def is_over(self, standing: Standing) -> bool: ...

    @abstractmethod
    def winners(self, standing: Standing) -> tuple[int, ...]: ...

    def busted(self, standing: Standing) -> tuple[int, ...]:
        """Return the sides that may not play on as they are."""
        return ()

    def hands_most(self) -> int:
        """Return the most hands that are played; 0: as many as there are contracts."""
        return UNLIMITED

    def lasting(self, contracts: int) -> MatchEnd:
        """Return this end of a match for a game of `contracts` contracts."""
        return self

    def in_play(self, standing: Standing) -> tuple[int, ...]:
        """Return the sides that are not out, nor at the limit."""
        return tuple(side for side, out in enumerate(standing.out) if not out)

    def back_in(self, standing: Standing) -> tuple[int, int]:
        """Return the score from which a player who buys back in goes on, and the side that has
        it."""
        score, side = max((standing.scores[side], -side) for side in self.in_play(standing))
        return score, -side

    @abstractmethod
    def aim(self) -> Sentence:
        """Return the sentence about what a player tries to reach in the match."""

    @abstractmethod
    def sentences(self, stakes: Stakes, least: int, most: int) -> Iterator[Sentence]:
        """Yield the sentences about when a match of `least` to `most` players is over, and who has
        won it."""


def _leaders(standing: Standing, *, low_wins: bool) -> tuple[int, ...]:
    """Return the sides with the best score; among equals those that won the most hands."""
    sign = -1 if low_wins else 1
    worth = [
        (sign * score, won) for score, won in zip(standing.scores, standing.hands_won, strict=True)
    ]
    return tuple(side for side, value in enumerate(worth) if value == max(worth))


@part("match_end", "eliminate")
@dataclass(frozen=True)
class Eliminate(MatchEnd):
    """A player who reaches `at` is out, or buys back in; the last one left wins.

    A rebuy starts from the highest score of those still in. `rebuy_price` fixed: always the same;
    escalating: a player's second costs twice as much, the third three times.
    """

    at: int = whole(1, 10_000, 101)
    rebuys: int = whole(0, 100, 0, unlimited=True)
    rebuy_price: str = word("fixed", "escalating")
    rebuys_with_two_players: bool = flag(False)

    @property
    def goal(self) -> Goal:
        return Goal(POINTS, False, self.at, puts_out=True, rebuys=self.rebuys)

    def goal_for(self, seats: int) -> Goal:
        for_none = seats == 2 and not self.rebuys_with_two_players
        return self.goal._replace(rebuys=0) if for_none else self.goal

    def busted(self, standing: Standing) -> tuple[int, ...]:
        return tuple(
            side
            for side, score in enumerate(standing.scores)
            if score >= self.at and not standing.out[side]
        )

    def in_play(self, standing: Standing) -> tuple[int, ...]:
        sides = super().in_play(standing)
        return tuple(side for side in sides if standing.scores[side] < self.at)

    def is_over(self, standing: Standing) -> bool:
        left = len(self.in_play(standing))
        if left == 1 and len(standing.sides) == 2 and self.rebuys_with_two_players:
            return standing.out.count(False) == 1
        return left <= 1

    def winners(self, standing: Standing) -> tuple[int, ...]:
        alive = [side for side, out in enumerate(standing.out) if not out]
        lowest = min(standing.scores[side] for side in alive)
        return tuple(side for side in alive if standing.scores[side] == lowest)

    def aim(self) -> Sentence:
        return says("goal.eliminate", points=self.at)

    def sentences(self, stakes: Stakes, least: int, most: int) -> Iterator[Sentence]:
        yield says("match.out", points=self.at)
        if self.rebuys and (most > 2 or self.rebuys_with_two_players):
            yield from self._rebuys_sentences(stakes, least)
        yield says("match.last_one")

    def _rebuys_sentences(self, stakes: Stakes, least: int) -> Iterator[Sentence]:
        yield says("heading.rebuys")
        if self.rebuys == UNLIMITED:
            yield says("rebuys.unlimited", points=self.at)
        else:
            yield says("rebuys.count", count=self.rebuys, points=self.at)
        if stakes.has_pot and stakes.rebuy:
            yield says(f"rebuys.{self.rebuy_price}", price=stakes.rebuy)
        if self.rebuys_with_two_players:
            yield says("rebuys.for_two", points=self.at)
        else:
            yield says("rebuys.never_alone", points=self.at)
            if least == 2:
                yield says("rebuys.not_for_two", points=self.at)
        yield says("heading.match_over")


@part("match_end", "rounds")
@dataclass(frozen=True)
class Rounds(MatchEnd):
    """A fixed number of hands. `count` 0: as many as there are contracts."""

    count: int = whole(0, 100, 0)
    wins: str = word("lowest", "highest")
    may_win_either_way = True

    @property
    def goal(self) -> Goal:
        return Goal(POINTS, self.wins == "highest", hands=self.count)

    def hands_most(self) -> int:
        return self.count

    def lasting(self, contracts: int) -> MatchEnd:
        return self if self.count else replace(self, count=contracts)

    def is_over(self, standing: Standing) -> bool:
        return standing.round_no >= self.count

    def winners(self, standing: Standing) -> tuple[int, ...]:
        return _leaders(standing, low_wins=self.wins == "lowest")

    def aim(self) -> Sentence:
        return says(f"goal.{self.wins}")

    def sentences(self, stakes: Stakes, least: int, most: int) -> Iterator[Sentence]:
        yield says(f"match.rounds.{self.wins}", count=self.count)
        yield says("match.equal_rounds")


@part("match_end", "target")
@dataclass(frozen=True)
class TargetScore(MatchEnd):
    """The match is over as soon as a hand ends with somebody at `at` or beyond. `tie`: whether
    equals with the best score share the match or play on."""

    at: int = whole(1, 10_000)
    wins: str = word("highest", "lowest")
    tie: str = word("shared", "another_hand")
    most_hands: int = whole(1, HANDS_MOST, UNLIMITED, unlimited=True)
    may_win_either_way = True

    @property
    def goal(self) -> Goal:
        return Goal(POINTS, self.wins == "highest", self.at)

    def hands_most(self) -> int:
        return self.most_hands

    def is_over(self, standing: Standing) -> bool:
        if standing.round_no >= self.most_hands:
            return True
        is_decided = self.tie == "shared" or len(self.winners(standing)) == 1
        return max(standing.scores) >= self.at and is_decided

    def winners(self, standing: Standing) -> tuple[int, ...]:
        best = (max if self.wins == "highest" else min)(standing.scores)
        return tuple(side for side, score in enumerate(standing.scores) if score == best)

    def aim(self) -> Sentence:
        return says(f"goal.target.{self.wins}", points=self.at)

    def sentences(self, stakes: Stakes, least: int, most: int) -> Iterator[Sentence]:
        yield says(f"match.target.{self.wins}", points=self.at)
        if self.most_hands != UNLIMITED:
            yield says("match.most_hands", count=self.most_hands)
        yield says("match.equal" if self.tie == "shared" else "match.equal_again")


@part("match_end", "rounds_won")
@dataclass(frozen=True)
class RoundsWon(MatchEnd):
    """The best score of a hand wins the hand, equals win nothing; first to `wins` hands."""

    wins: int = whole(1, 100, 10)

    @property
    def goal(self) -> Goal:
        return Goal(HANDS_WON, True, self.wins)

    def credit(self, points: Sequence[int]) -> tuple[int, ...]:
        winner = alone_ahead(points)
        return tuple(int(side == winner) for side in range(len(points)))

    def is_over(self, standing: Standing) -> bool:
        return max(standing.scores) >= self.wins

    def winners(self, standing: Standing) -> tuple[int, ...]:
        return _leaders(standing, low_wins=False)

    def aim(self) -> Sentence:
        return says("goal.rounds_won", count=self.wins)

    def sentences(self, stakes: Stakes, least: int, most: int) -> Iterator[Sentence]:
        yield says("match.rounds_won", count=self.wins)


@dataclass(frozen=True)
class Stakes:
    """The stakes of a match. `pot`: everybody pays the stake, the winner takes it all.
    `difference`: of every two players the one with the worse score pays the difference,
    `per_point` for each point."""

    on: bool = flag(False)
    how: str = word("pot", "difference")
    stake: int = whole(0, 100_000, 1)
    rebuy: int = whole(0, 100_000, 1)
    per_point: int = whole(1, 100_000, 1)

    @property
    def has_pot(self) -> bool:
        return self.on and self.how == "pot"

    def entry(self) -> int:
        return self.stake if self.has_pot else 0

    def rebuy_cost(self, nth: int, price: str) -> int:
        if not self.has_pot:
            return 0
        return self.rebuy * (nth if price == "escalating" else 1)

    def sentences(self) -> Iterator[Sentence]:
        if not self.on:
            return
        if self.how == "pot":
            yield says("money.pot", stake=self.stake)
        else:
            yield says("money.difference", points=self.per_point)
        yield says("money.lunas")

    def settle(
        self, standing: Standing, winners: tuple[int, ...], *, high_is_good: bool
    ) -> tuple[int, ...]:
        """Return what each seat gains or loses; the sum is zero."""
        if not self.on:
            return (0,) * len(standing.sides)
        if self.how == "difference":
            return tuple(map(sum, self.pairs(standing, high_is_good=high_is_good)))
        return self._shares(standing, winners)

    def pairs(self, standing: Standing, *, high_is_good: bool) -> tuple[tuple[int, ...], ...]:
        """Return what each seat gets from every other where they settle the difference."""
        scores = [standing.scores[side] for side in standing.sides]
        worth = self.per_point if high_is_good else -self.per_point
        return tuple(tuple(worth * (own - other) for other in scores) for own in scores)

    def _shares(self, standing: Standing, winners: tuple[int, ...]) -> tuple[int, ...]:
        """Return what each seat gains or loses by equal shares of the pot; coins that cannot be
        split go to the first winners in seat order."""
        pot = sum(standing.paid)
        seats = [seat for seat, side in enumerate(standing.sides) if side in winners]
        share, odd = divmod(pot, len(seats))
        gains = [-paid for paid in standing.paid]
        for place, seat in enumerate(seats):
            gains[seat] += share + (place < odd)
        return tuple(gains)
