"""What a fishing round gives each side: most cards, most spades, single cards, sweeps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.cards import SPADES, SUIT_CARDS, CardSet
from game.engine.parts import part, points, whole
from game.engine.scoring.points import PointTable, total
from game.engine.state import TableState


@part("fishing_score", "categories")
@dataclass(frozen=True)
class Categories:
    """`cards` are points for single cards taken. In "most ..." equals get nothing."""

    most_cards: int = whole(0, 100, 0)
    most_spades: int = whole(0, 100, 0)
    cards: PointTable = points(lambda: PointTable.of({}))
    sweep: int = whole(0, 100, 0)

    def score(self, state: TableState) -> list[int]:
        by_card = self.cards.by_card
        scored = [
            total(won, by_card) + self.sweep * sweeps
            for won, sweeps in zip(state.won, state.sweeps, strict=True)
        ]
        self._reward_most(scored, state.won, self.most_cards, lambda won: won.bit_count())
        self._reward_most(
            scored, state.won, self.most_spades, lambda won: (won & SUIT_CARDS[SPADES]).bit_count()
        )
        return scored

    @staticmethod
    def _reward_most(
        scored: list[int], won: list[CardSet], reward: int, count: Callable[[CardSet], int]
    ) -> None:
        counts = [count(cards) for cards in won]
        if counts.count(max(counts)) == 1:
            scored[counts.index(max(counts))] += reward
