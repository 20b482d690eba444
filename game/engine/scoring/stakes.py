"""Playing for money: what goes into the pot, and how a match is settled."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.parts import flag, whole, word
from game.engine.state import Standing


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
