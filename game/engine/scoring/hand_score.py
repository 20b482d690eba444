"""What a finished hand gives each player: three ways of counting, and the categories of a fishing
round.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from game.engine.cards import ACE, HIGH_ACE, RANK, SPADES, SUIT_CARDS, CardId, CardSet, card_of
from game.engine.parts import flag, part, points, whole, word
from game.engine.scoring.points import PointTable, total
from game.engine.state import NOBODY, Meld, TableState

LOW_ACE = "low_A"


class Laid(NamedTuple):
    """A meld as scoring sees it: its cards, each with its slot (0 in a set) and whether wild."""

    owner: int
    cards: tuple[tuple[CardId, int, bool], ...]


class Hand(NamedTuple):
    """A finished hand as scoring sees it."""

    state: TableState
    winner: int
    in_one_turn: bool
    laid: Callable[[Meld], Laid]
    #: The same cards in their best order, should wild cards be read anew.
    best: Callable[[Meld], Laid]


class HandScore(Protocol):
    def score(self, hand: Hand) -> list[int]: ...

    def meld_points(self, laid: Laid) -> int:
        """What a meld is worth on the table; decides how bare wild cards are read."""
        ...


@part("score", "penalty")
@dataclass(frozen=True)
class Penalty:
    """Everybody adds the cards still held; few points are good.

    `out_in_one` is what the winner scores for putting down the whole hand in a single turn.
    """

    points: PointTable = points()
    out_in_one: int = whole(-1000, 1000, 0)

    def score(self, hand: Hand) -> list[int]:
        values = self.points.by_card
        scored = [total(cards, values) for cards in hand.state.hands]
        if hand.winner != NOBODY:
            scored[hand.winner] = self.out_in_one if hand.in_one_turn else 0
        return scored

    def meld_points(self, laid: Laid) -> int:
        return 0


@part("score", "winner_collects")
@dataclass(frozen=True)
class WinnerCollects:
    """The winner scores what all others hold, `in_one_times` over if it took one turn only."""

    points: PointTable = points()
    out: int = whole(0, 1000, 0)
    in_one_times: int = whole(1, 10, 1)

    def score(self, hand: Hand) -> list[int]:
        values = self.points.by_card
        scored = [0] * len(hand.state.hands)
        if hand.winner != NOBODY:
            collected = sum(total(cards, values) for cards in hand.state.hands) + self.out
            scored[hand.winner] = collected * (self.in_one_times if hand.in_one_turn else 1)
        return scored

    def meld_points(self, laid: Laid) -> int:
        return 0


@part("score", "table_minus_hand")
@dataclass(frozen=True)
class TableMinusHand:
    """Own melds count for, cards held against; many points are good.

    `table` values natural cards, `wild_as` a wild card by the card it stands for; `low_A` is an
    ace at the low end of a run. Going out earns `out`; in a single turn it earns `out_in_one`
    for each of the players or opponents instead.
    """

    table: PointTable = points(extra=(LOW_ACE,))
    wild_as: PointTable = points(extra=(LOW_ACE,))
    hand: PointTable = points()
    out: int = whole(0, 1000, 0)
    out_in_one: int = whole(0, 1000, 0)
    out_in_one_for: str = word("players", "opponents", "once")
    rescore_wilds: bool = flag(False)

    def score(self, hand: Hand) -> list[int]:
        state = hand.state
        held = self.hand.by_card
        scored = [-total(cards, held) for cards in state.hands]
        for meld in state.melds:
            laid = (hand.best if self.rescore_wilds else hand.laid)(meld)
            scored[laid.owner] += self.meld_points(laid)
        if hand.winner != NOBODY:
            scored[hand.winner] += self._bonus(hand)
        return scored

    def _bonus(self, hand: Hand) -> int:
        if not hand.in_one_turn:
            return self.out
        seats = len(hand.state.hands)
        times = {"players": seats, "opponents": seats - 1, "once": 1}[self.out_in_one_for]
        return self.out_in_one * times

    def meld_points(self, laid: Laid) -> int:
        points = 0
        for card, slot, wild in laid.cards:
            worth = self.wild_as if wild else self.table
            seen = card_of((slot - 1) % 13 + 1, 0) if wild else card
            low_ace = RANK[seen] == ACE and 0 < slot < HIGH_ACE
            plain = worth.by_card[seen]
            points += worth.said(LOW_ACE, plain) if low_ace else plain
        return points


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
