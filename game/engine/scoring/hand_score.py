"""What a finished hand gives each player: three ways of counting."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from game.engine.cards import ACE, HIGH_ACE, RANK, CardId
from game.engine.parts import Sentence, flag, part, points, says, whole, word
from game.engine.scoring.points import PointTable, total
from game.engine.state import NOBODY, Meld, TableState

LOW_ACE = "low_A"


class Laid(NamedTuple):
    """A meld as scoring sees it: its cards, a wild one as a card it stands for, each with its slot
    (0 in a set) and whether wild."""

    owner: int
    cards: tuple[tuple[CardId, int, bool], ...]


class Hand(NamedTuple):
    """A finished hand as scoring sees it."""

    state: TableState
    winner: int
    in_one_turn: bool
    laid: Callable[[Meld], Laid]
    #: Returns a meld with the same cards in their best order, should wild cards be read anew.
    best: Callable[[Meld], Laid]


class SeatCounts(NamedTuple):
    """What cards count, by seat: those on the table, and those held."""

    table: Sequence[int]
    held: Sequence[int]


class Counted(NamedTuple):
    """What the cards of one place count, and the sentences said before that."""

    sentences: tuple[Sentence, ...]
    table: PointTable


class Score(ABC):
    """How a hand counts, whatever the family."""

    #: Whether few points are good.
    few_are_good: ClassVar[bool] = False
    #: Whether cards laid on the table count, not only those held.
    melds_count: ClassVar[bool] = False

    @property
    @abstractmethod
    def held(self) -> PointTable:
        """Return what cards count in the hand, or in the heap of a fishing game."""

    def bonus(self, players: int, *, in_one_turn: bool) -> int:
        """Return what the winner gets for going out, besides what cards count."""
        return 0

    @property
    def laid_worth(self) -> PointTable:
        """Return what cards count on the table, those that stand for others left out."""
        return self.held

    def counts_in_one(self, players: int) -> bool:
        """Return whether it counts otherwise to go out in a single turn."""
        usual = self.bonus(players, in_one_turn=False)
        return self.bonus(players, in_one_turn=True) != usual

    def meld_points(self, laid: Laid, *, wilds: bool = True) -> int:
        """Return what a meld is worth on the table, with or without the cards that stand for
        others; decides how bare wild cards are read."""
        return 0


class HandScore(Score):
    #: The keys of the sentences that say what a hand is about, in the rule book and in short.
    aim: ClassVar[str]
    summary: ClassVar[str] = "hand_counts"
    #: The end of the key of the sentence on a blocked hand that counts.
    blocked: ClassVar[str] = "score_all"
    #: The key in the file for what the cards still held count.
    held_key: ClassVar[str] = "points"

    def score(self, hand: Hand) -> list[int]:
        counts = self.counts(hand)
        return self.points_of(counts, hand.winner, in_one_turn=hand.in_one_turn)

    def counts(self, hand: Hand) -> SeatCounts:
        values = self.held.by_card
        held = [total(cards, values) for cards in hand.state.hands]
        return SeatCounts([0] * len(held), held)

    @abstractmethod
    def points_of(self, counts: SeatCounts, winner: int, *, in_one_turn: bool) -> list[int]:
        """Return what each seat gets, once the cards are counted."""

    def tables(self, *, wild_runs: bool) -> Mapping[str, PointTable]:
        """Return by key the other tables that need a number for every rank. `wild_runs`: wild cards
        may lie in runs."""
        return {}

    @abstractmethod
    def counted(self) -> Iterator[Counted]:
        """Yield what cards count, place by place; the hand last."""

    @abstractmethod
    def extras(self, *, stock_ends_hand: bool) -> Iterator[Sentence]:
        """Yield sentences about everything else that counts."""


@part("score", "penalty")
@dataclass(frozen=True)
class Penalty(HandScore):
    """Everybody adds up the cards still held; few points are good.

    `out_in_one` is what the winner scores for putting down the whole hand in a single turn.
    """

    points: PointTable = points()
    out_in_one: int = whole(-1000, 1000, 0)
    few_are_good = True
    aim = "goal.out"

    @property
    def held(self) -> PointTable:
        return self.points

    def points_of(self, counts: SeatCounts, winner: int, *, in_one_turn: bool) -> list[int]:
        scored = list(counts.held)
        if winner != NOBODY:
            scored[winner] = self.bonus(len(scored), in_one_turn=in_one_turn)
        return scored

    def bonus(self, players: int, *, in_one_turn: bool) -> int:
        return self.out_in_one if in_one_turn else 0

    def counted(self) -> Iterator[Counted]:
        yield Counted((says("score.penalty"),), self.points)

    def extras(self, *, stock_ends_hand: bool) -> Iterator[Sentence]:
        if self.out_in_one < 0:
            yield says("score.in_one.off", points=-self.out_in_one)
        elif self.out_in_one:
            yield says("score.in_one", points=self.out_in_one)


@part("score", "winner_collects")
@dataclass(frozen=True)
class WinnerCollects(HandScore):
    """The winner scores what all others hold, `in_one_times` over if it took one turn only."""

    points: PointTable = points()
    out: int = whole(0, 1000, 0)
    in_one_times: int = whole(1, 10, 1)
    aim = "goal.collect"
    summary = "winner_collects"
    blocked = "score_none"

    @property
    def held(self) -> PointTable:
        return self.points

    def points_of(self, counts: SeatCounts, winner: int, *, in_one_turn: bool) -> list[int]:
        scored = [0] * len(counts.held)
        if winner != NOBODY:
            collected = sum(counts.held) + self.out
            scored[winner] = collected * (self.in_one_times if in_one_turn else 1)
        return scored

    def counts_in_one(self, players: int) -> bool:
        return self.in_one_times > 1

    def counted(self) -> Iterator[Counted]:
        yield Counted((says("score.collect"),), self.points)

    def extras(self, *, stock_ends_hand: bool) -> Iterator[Sentence]:
        if self.out:
            yield says("score.out", points=self.out)
        if self.in_one_times > 1:
            yield says("score.in_one_times", times=self.in_one_times)
        if stock_ends_hand:
            yield says("score.nobody_collects")


@part("score", "table_minus_hand")
@dataclass(frozen=True)
class TableMinusHand(HandScore):
    """Own melds count in favour, cards held against; many points are good.

    `table` values natural cards, `wild_as` a wild card by the card it stands for; `low_A` is an ace
    at the low end of a run. Going out earns `out`; in a single turn it earns `out_in_one` for each
    of the players or opponents instead.
    """

    table: PointTable = points(extra=(LOW_ACE,))
    wild_as: PointTable = points(extra=(LOW_ACE,))
    hand: PointTable = points()
    out: int = whole(0, 1000, 0)
    out_in_one: int = whole(0, 1000, 0)
    out_in_one_for: str = word("players", "opponents", "once")
    rescore_wilds: bool = flag(False)
    melds_count = True
    aim = "goal.table"
    summary = "melds_count"
    blocked = "score_tables"
    held_key = "hand"

    @property
    def held(self) -> PointTable:
        return self.hand

    def counts(self, hand: Hand) -> SeatCounts:
        table = [0] * len(hand.state.hands)
        for meld in hand.state.melds:
            laid = (hand.best if self.rescore_wilds else hand.laid)(meld)
            table[laid.owner] += self.meld_points(laid)
        return SeatCounts(table, super().counts(hand).held)

    def points_of(self, counts: SeatCounts, winner: int, *, in_one_turn: bool) -> list[int]:
        scored = [laid - held for laid, held in zip(counts.table, counts.held, strict=True)]
        if winner != NOBODY:
            scored[winner] += self.bonus(len(scored), in_one_turn=in_one_turn)
        return scored

    def bonus(self, players: int, *, in_one_turn: bool) -> int:
        if not in_one_turn:
            return self.out
        times = {"players": players, "opponents": players - 1, "once": 1}[self.out_in_one_for]
        return self.out_in_one * times

    @property
    def laid_worth(self) -> PointTable:
        return self.table

    def tables(self, *, wild_runs: bool) -> Mapping[str, PointTable]:
        return {"table": self.table, **({"wild_as": self.wild_as} if wild_runs else {})}

    def meld_points(self, laid: Laid, *, wilds: bool = True) -> int:
        points = 0
        for card, slot, wild in laid.cards:
            if wild and not wilds:
                continue
            worth = self.wild_as if wild else self.table
            low_ace = RANK[card] == ACE and 0 < slot < HIGH_ACE
            plain = worth.by_card[card]
            points += worth.said(LOW_ACE, plain) if low_ace else plain
        return points

    def counted(self) -> Iterator[Counted]:
        on_table = says("score.table_minus_hand"), says("heading.on_table")
        yield Counted(on_table, self.table)
        unlike = self.wild_as.unlike(self.table)
        shared = any(
            own and own == other
            for own, other in zip(self.wild_as.lists, self.table.lists, strict=True)
        )
        key = "score.wild_as_unlike" if any(unlike.by_card) else "score.wild_as_alike"
        as_others = says(key if shared else "score.wild_as")
        yield Counted((says("heading.wild_on_table"), as_others), unlike)
        yield Counted((says("heading.in_hand"),), self.hand)

    def extras(self, *, stock_ends_hand: bool) -> Iterator[Sentence]:
        if self.out:
            yield says("score.out", points=self.out)
        if self.out_in_one and self.out_in_one_for == "once":
            yield says("score.in_one", points=self.out_in_one)
        elif self.out_in_one:
            yield says(f"score.in_one.{self.out_in_one_for}", points=self.out_in_one)
        if self.out and stock_ends_hand:
            yield says("score.nobody_out")
        if self.rescore_wilds:
            yield says("score.rescore_wilds")
