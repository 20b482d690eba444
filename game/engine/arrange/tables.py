"""What an objective makes of the melds of a game: every card's score in every place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.engine.arrange.grid import A_WILD_USED, VALUE, Layout, World
from game.engine.arrange.runs import SLOTS_MOST, RunTable, Track
from game.engine.arrange.sets import SetTable, rule_of
from game.engine.cards import CARDS_MOST, RANK, RANK_CARDS, CardId, CardSet, card_of, each
from game.engine.rummy.kinds import as_laid
from game.engine.rummy.opening import MeldKind
from game.engine.rummy.runs import RunKind
from game.engine.rummy.sets import SetKind
from game.engine.scoring.hand_score import HandScore, Laid
from game.engine.state import NOBODY, Meld
from game.engine.work import Patience


def _nothing(laid: Laid) -> int:
    return 0


@dataclass(frozen=True)
class Objective:
    """`relief`, by card: what it is worth that the card leaves the hand. `points`: what a meld is
    worth on the table. Twins are worth the same, and a meld the sum of its cards, each seen in
    its slot."""

    relief: tuple[int, ...]
    points: Callable[[Laid], int] = _nothing

    def laid(self, card: CardId, slot: int, wild: bool) -> int:
        """What the card is worth on the table there."""
        return self.points(Laid(NOBODY, ((card, slot, wild),)))


def most_cards() -> Objective:
    return Objective((1,) * CARDS_MOST)


def least_left(penalties: Sequence[int]) -> Objective:
    """`penalties`, by card: what each costs that stays in the hand."""
    return Objective(tuple(penalties))


def most_points(score: HandScore, penalties: Sequence[int]) -> Objective:
    """The points of the melds on the table, and the penalties avoided."""
    return Objective(tuple(penalties), score.meld_points)


RANKS = range(1, 14)
SUITS = range(4)
SLOTS = range(1, SLOTS_MOST + 1)
#: Tables by slot begin with a slot 0 that there is not.
NO_SLOT = 0


class Tables:
    """Makes the tables for a number of wild cards in the hand.

    `shared`: natural cards of wild ranks are taken from the wild cards, and their relief is
    counted with those.
    """

    def __init__(self, kinds: Sequence[MeldKind], objective: Objective, patience: Patience) -> None:
        self.patience = patience
        self.kinds = kinds
        self.objective = objective
        self.run_kinds = [kind for kind in kinds if isinstance(kind, RunKind)]
        self.set_kinds = [kind for kind in kinds if isinstance(kind, SetKind)]
        self.wild_sets = any(kind.part.cap_when_laid for kind in self.set_kinds)
        self.wilds: CardSet = kinds[0].wilds
        #: The most that a wild card can add to the score by leaving the hand.
        self.relief = max((objective.relief[card] for card in each(self.wilds)), default=0) * VALUE
        self._points = [
            [NO_SLOT, *(objective.laid(_seen(slot, suit), slot, False) for slot in SLOTS)]
            for suit in SUITS
        ]
        self.layout = Layout(self.run_kinds, self._alike)
        self._runs: dict[tuple[int, bool], tuple[RunTable, ...]] = {}

    def forget(self) -> None:
        self._runs.clear()

    def run_tables(self, wilds: int, shared: bool) -> tuple[RunTable, ...]:
        """A table for each world; the same where the same cards score the same."""
        key = (wilds, shared)
        if key not in self._runs:
            self._runs[key] = tuple(self._run_tables(wilds, shared))
        return self._runs[key]

    def set_tables(
        self, wilds: int, shared: bool, strangers: Sequence[int]
    ) -> tuple[SetTable, ...]:
        """A table for each rank; the same where the same cards score the same. `strangers`, by
        rank: how many of the wild cards are not of it, and so can stand for a card of it."""
        rules = [rule_of(kind) for kind in self.set_kinds]
        known: dict[tuple[object, ...], SetTable] = {}
        found = []
        for rank in RANKS if rules else ():
            spends = self._is_taken(rank, shared)
            natural = tuple(self._in_set(card_of(rank, suit), shared) for suit in SUITS)
            wild = self._wild_in_set(rank)
            key = (natural, wild, spends, strangers[rank])
            if key not in known:
                known[key] = SetTable(
                    rules,
                    natural,
                    wild,
                    spends,
                    wilds,
                    strangers[rank],
                    self.relief,
                    self.layout,
                    self.patience,
                )
            found.append(known[key])
        return tuple(found)

    def _run_tables(self, wilds: int, shared: bool) -> Iterator[RunTable]:
        spends = [rank > 0 and self._is_taken(rank, shared) for rank in range(14)]
        wild = [NO_SLOT, *(self._wild_in_run(slot) * VALUE + A_WILD_USED for slot in SLOTS)]
        known: list[RunTable] = []
        for world in self.layout.worlds:
            natural = [
                [NO_SLOT, *(self._in_run(suits[0], slot, shared) for slot in SLOTS)]
                for suits in world.columns
            ]
            tracks = tuple(self._tracks(world))
            for table in known:
                if table.natural == natural and table.tracks == tracks:
                    break
            else:
                table = RunTable(tracks, natural, wild, spends, wilds, self.patience)
                known.append(table)
            yield table

    def _tracks(self, world: World) -> Iterator[Track]:
        """Every kind of run, in every group of columns it may mix."""
        for kind in self.run_kinds:
            for strain in kind.strains:
                columns = tuple(at for at, suits in enumerate(world.columns) if suits[0] in strain)
                if columns:
                    part = kind.part
                    yield Track(
                        kind.index,
                        columns,
                        part.min,
                        part.min if part.exact_when_laid else part.max,
                        part.cap_when_laid,
                        kind.first_slot,
                        SLOTS_MOST if kind.round else kind.last_slot,
                    )

    # Scores ---------------------------------------------------------------------------------

    def _in_run(self, suit: int, slot: int, shared: bool) -> int:
        card = _seen(slot, suit)
        relief = 0 if self._is_taken(RANK[card], shared) else self.objective.relief[card]
        return (self._points[suit][slot] + relief) * VALUE

    def _in_set(self, card: CardId, shared: bool) -> int:
        relief = 0 if self._is_taken(RANK[card], shared) else self.objective.relief[card]
        return (self.objective.laid(card, 0, False) + relief) * VALUE

    def _wild_in_run(self, slot: int) -> int:
        """Its points: never more than those of a natural card of a wild rank in its own slot, for
        a wild card put there may be that very card, and then it is not wild."""
        card = next(each(self.wilds), None)
        if card is None:
            return 0
        points = self.objective.laid(card, slot, True)
        if RANK_CARDS[RANK[_seen(slot, 0)]] & self.wilds:
            points = min(points, *(self._points[suit][slot] for suit in SUITS))
        return points

    def _wild_in_set(self, rank: int) -> int:
        """The score of a wild card there, seen as the table sees it."""
        kind = next((kind for kind in self.set_kinds if kind.part.cap_when_laid), None)
        card = next((card for card in each(self.wilds) if RANK[card] != rank), None)
        if kind is None or card is None:
            return 0
        laid = as_laid(self.kinds, Meld(kind.index, NOBODY, (card_of(rank, 0), card), 0))
        return self.objective.laid(*laid.cards[1]) * VALUE + A_WILD_USED

    def _alike(self, suit: int, other: int) -> bool:
        """Are all cards of two suits worth the same?"""
        relief = self.objective.relief
        return self._points[suit] == self._points[other] and all(
            relief[card_of(rank, suit)] == relief[card_of(rank, other)] for rank in RANKS
        )

    def _is_taken(self, rank: int, shared: bool) -> bool:
        return shared and RANK_CARDS[rank] & self.wilds > 0


def _seen(slot: int, suit: int) -> CardId:
    """The card that is natural in a slot."""
    return card_of((slot - 1) % 13 + 1, suit)
