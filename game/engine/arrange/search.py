"""Choosing between sets and runs, for an objective.

Sets and runs meet only in cards that both could use. Of every rank where they do, the ways to
lay sets are tried; what they leave, the run tables value at once. Ranks where they do not meet
need no trying: their best way is best in every arrangement.

Why nothing is missed: all combinations of ways are tried, but those that cannot beat the best so
far. Taking cards away never makes the runs score more, so what an arrangement scores without
further sets, and the bounds of the ways still open, are never less than what it can become.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import add
from typing import Final, NamedTuple

from game.engine.arrange.grid import (
    A_WILD_USED,
    LATER_TWINS,
    NEVER,
    ONE_RANK,
    ONE_SUIT,
    RANK_UNITS,
    VALUE,
    Grid,
    Layout,
    Scores,
    World,
    join,
)
from game.engine.arrange.ways import (
    SLOTS_MOST,
    WANTED_SHIFT,
    NewRun,
    NewSet,
    Packing,
    RankSets,
    RunTable,
    SetTable,
    Track,
    Way,
    rule_of,
)
from game.engine.cards import (
    CARDS_MOST,
    RANK,
    RANK_CARDS,
    RANK_STEP,
    SUIT_STEP,
    WHOLE_PACK,
    CardId,
    CardSet,
    card_of,
    each,
    faces_held,
)
from game.engine.rummy.game import as_laid
from game.engine.rummy.parts import MeldKind
from game.engine.rummy.runs import RunKind
from game.engine.rummy.sets import SetKind
from game.engine.scoring.hand_score import HandScore, Laid
from game.engine.state import NOBODY, Meld
from game.engine.work import Patience


def _nothing(laid: Laid) -> int:
    return 0


@dataclass(frozen=True)
class Objective:
    """What an arrangement is to achieve. `relief`, by card: what it is worth that the card leaves
    the hand. `points`: what a meld is worth on the table. Twins are worth the same, and a meld the
    sum of its cards, each seen in its slot."""

    relief: tuple[int, ...]
    points: Callable[[Laid], int] = _nothing

    def laid(self, card: CardId, slot: int, wild: bool) -> int:
        """Return what the card is worth on the table in this slot."""
        return self.points(Laid(NOBODY, ((card, slot, wild),)))


def most_cards() -> Objective:
    return Objective(tuple([1] * CARDS_MOST))


def least_left(penalties: Sequence[int]) -> Objective:
    """Return the objective to leave the least in the hand. `penalties`, by card: what each costs
    that stays there."""
    return Objective(tuple(penalties))


def most_points(score: HandScore, penalties: Sequence[int]) -> Objective:
    """Return the objective to lay the most points on the table, counting penalties avoided."""
    return Objective(tuple(penalties), score.meld_points)


RANKS: Final = range(1, 14)
SUITS: Final = range(4)
SLOTS: Final = range(1, SLOTS_MOST + 1)
#: The entry for slot 0, which no run has, in tables by slot.
NO_SLOT: Final = 0


class Tables:
    """The maker of the tables for a number of wild cards in the hand.

    `shared`: natural cards of wild ranks are taken from the wild cards, and their relief is
    counted with those.
    """

    def __init__(self, kinds: Sequence[MeldKind], objective: Objective, patience: Patience) -> None:
        self.patience = patience
        self.kinds = kinds
        self.objective = objective
        self.run_kinds = [kind for kind in kinds if isinstance(kind, RunKind)]
        self.set_kinds = [kind for kind in kinds if isinstance(kind, SetKind)]
        self.ranks = self.run_kinds[0].ranks if self.run_kinds else WHOLE_PACK
        self.wild_sets = any(kind.cap for kind in self.set_kinds)
        self.wilds: CardSet = kinds[0].wilds
        #: The most that a wild card can add to the score by leaving the hand.
        self.relief = max((objective.relief[card] for card in each(self.wilds)), default=0) * VALUE
        self._points = [
            [NO_SLOT, *(self._laid(self._seen(slot, suit), slot, False) for slot in SLOTS)]
            for suit in SUITS
        ]
        self.layout = Layout(self.run_kinds, self._alike)
        self._runs: dict[tuple[int, bool], tuple[RunTable, ...]] = {}

    def forget(self) -> None:
        self._runs.clear()

    def run_tables(self, wilds: int, shared: bool) -> tuple[RunTable, ...]:
        """Return a table for each world; worlds whose cards score the same share one."""
        key = (wilds, shared)
        if key not in self._runs:
            self._runs[key] = tuple(self._run_tables(wilds, shared))
        return self._runs[key]

    def set_tables(
        self, wilds: int, shared: bool, strangers: Sequence[int]
    ) -> tuple[SetTable, ...]:
        """Return a table for each rank; ranks whose cards score the same share one. `strangers`, by
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
        spends = [False, *(self._is_taken(rank, shared) for rank in RANKS)]
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
                table = RunTable(tracks, natural, wild, spends, wilds, self.ranks, self.patience)
                known.append(table)
            yield table

    def _tracks(self, world: World) -> Iterator[Track]:
        """Yield every kind of run, in every group of columns it may mix."""
        for kind in self.run_kinds:
            for strain in kind.strains:
                columns = tuple(at for at, suits in enumerate(world.columns) if suits[0] in strain)
                if columns:
                    yield Track(
                        kind.index,
                        columns,
                        kind.min,
                        kind.part.most_when_laid,
                        kind.cap,
                        kind.first_slot,
                        2 * kind.ranks.count - 1 if kind.round else kind.last_slot,
                    )

    # Scores ---------------------------------------------------------------------------------

    def _seen(self, slot: int, suit: int) -> CardId:
        """Return the card that is natural in a slot."""
        return card_of(self.ranks.at(slot), suit)

    def _laid(self, card: CardId, slot: int, wild: bool) -> int:
        return self.objective.laid(card, self.ranks.scored(slot), wild)

    def _in_run(self, suit: int, slot: int, shared: bool) -> int:
        card = self._seen(slot, suit)
        relief = 0 if self._is_taken(RANK[card], shared) else self.objective.relief[card]
        return (self._points[suit][slot] + relief) * VALUE

    def _in_set(self, card: CardId, shared: bool) -> int:
        relief = 0 if self._is_taken(RANK[card], shared) else self.objective.relief[card]
        return (self.objective.laid(card, 0, False) + relief) * VALUE

    def _wild_in_run(self, slot: int) -> int:
        """Return the points of a wild card in a slot: never more than those of a natural card of a
        wild rank in its own slot, for a wild card put there may be that very card, and then it is
        not wild."""
        card = next(each(self.wilds), None)
        if card is None:
            return 0
        seen = self._seen(slot, 0)
        points = self._laid(seen, slot, True)
        if RANK_CARDS[RANK[seen]] & self.wilds:
            points = min(points, *(self._points[suit][slot] for suit in SUITS))
        return points

    def _wild_in_set(self, rank: int) -> int:
        """Return the score of a wild card in a set of this rank, laid as on the table."""
        kind = next((kind for kind in self.set_kinds if kind.cap), None)
        card = next((card for card in each(self.wilds) if RANK[card] != rank), None)
        if kind is None or card is None:
            return 0
        laid = as_laid(self.kinds, Meld(kind.index, NOBODY, (card_of(rank, 0), card), 0))
        return self.objective.laid(*laid.cards[1]) * VALUE + A_WILD_USED

    def _alike(self, suit: int, other: int) -> bool:
        """Return whether all cards of two suits are worth the same."""
        relief = self.objective.relief
        return self._points[suit] == self._points[other] and all(
            relief[card_of(rank, suit)] == relief[card_of(rank, other)] for rank in RANKS
        )

    def _is_taken(self, rank: int, shared: bool) -> bool:
        return shared and RANK_CARDS[rank] & self.wilds > 0


MetRank = tuple[int, RankSets]
"""The place of a rank in a grid, and its sets."""


class Dive(ABC):
    """The search through the ways of ranks that meet runs. `parts`: the grid of every world.
    Afterwards the best ways are known, what they leave of each world, and the score."""

    def __init__(
        self,
        runs: Sequence[RunTable],
        ranks: Sequence[MetRank],
        parts: list[Grid],
        wilds: int,
        patience: Patience,
    ) -> None:
        self.runs = runs
        self.wilds = wilds
        self.patience = patience
        self.best = NEVER
        self.best_parts = parts
        self.best_ways: tuple[tuple[int, Way], ...] = ()
        #: The worlds that the ways take cards from.
        self.touched = ranks[0][1].touched
        if len(ranks) > 1:
            self.touched = tuple(sorted({world for _, rank in ranks for world in rank.touched}))
        self._ranks = ranks
        self._ways: list[tuple[int, Way]] = []
        #: What the ranks from each on can still add.
        self._rest = [0]
        for _, rank in reversed(ranks):
            self._rest.append(self._rest[-1] + max(rank.ways[0].bound, 0))
        self._rest.reverse()

    @abstractmethod
    def total(self, parts: Sequence[Grid], spent: int, score: int) -> int:
        """Return the score of the ways taken, with the best that runs can add."""

    def begin(self) -> None:
        self.best = self.total(self.best_parts, 0, 0)
        self._into(0, self.best_parts, 0, 0, self.best)

    def _into(self, first: int, parts: list[Grid], spent: int, score: int, total: int) -> None:
        """Try all that can follow the ways taken so far, by ranks from the first on. `score`: of
        the ways; `total`: with the best that runs can add."""
        for number in range(first, len(self._ranks)):
            if total + self._rest[number] <= self.best:
                return
            place, rank = self._ranks[number]
            most = total + self._rest[number + 1]
            for way in rank.ways:
                if most + way.bound <= self.best:
                    break
                new_spent = spent + way.spent
                if new_spent > self.wilds:
                    continue
                if not self.patience.spend(1 + self.wilds):
                    return
                left = parts[:]
                for world, taken in way.touched:
                    left[world] -= taken << place
                new_score = score + way.score
                new_total = self.total(left, new_spent, new_score)
                self._ways.append((place, way))
                if new_total > self.best:
                    self.best, self.best_parts = new_total, left
                    self.best_ways = tuple(self._ways)
                self._into(number + 1, left, new_spent, new_score, new_total)
                self._ways.pop()


class PlainDive(Dive):
    """The search without wild cards. `score`: of the runs, and of the sets that do not meet
    them."""

    def __init__(
        self,
        runs: Sequence[RunTable],
        ranks: Sequence[MetRank],
        parts: list[Grid],
        score: int,
        patience: Patience,
    ) -> None:
        super().__init__(runs, ranks, parts, 0, patience)
        for world in self.touched:
            score -= runs[world][parts[world]].top
        self._fixed = score
        self.begin()

    def total(self, parts: Sequence[Grid], spent: int, score: int) -> int:
        score += self._fixed
        for world in self.touched:
            score += self.runs[world][parts[world]].top
        return score


class WildDive(Dive):
    """The search with wild cards. `fixed`: the scores of the sets that do not meet runs."""

    def __init__(
        self,
        runs: Sequence[RunTable],
        ranks: Sequence[MetRank],
        parts: list[Grid],
        fixed: Sequence[Scores],
        relief: Scores,
        patience: Patience,
    ) -> None:
        super().__init__(runs, ranks, parts, len(relief) - 1, patience)
        self._relief = relief
        self._fixed: Scores = (0, *(NEVER,) * self.wilds)
        for scores in fixed:
            self._fixed = join(self._fixed, scores)
        for world, table in enumerate(runs):
            if world not in self.touched:
                self._fixed = join(self._fixed, table[parts[world]].scores)
        self.begin()

    def total(self, parts: Sequence[Grid], spent: int, score: int) -> int:
        scores = self._fixed
        for world in self.touched:
            packing = self.runs[world][parts[world]]
            if packing.reach:
                scores = join(scores, packing.scores)
        best: int = max(map(add, scores, self._relief[spent:]))
        return score + best


SetsOfRank = tuple[int, tuple[NewSet, ...]]
"""The place of the rank in a grid, and its sets."""


class Solution(NamedTuple):
    """The best arrangement of a grid: its sets, and its runs with the number of their world."""

    score: int
    sets: Sequence[SetsOfRank]
    runs: Sequence[tuple[int, tuple[NewRun, ...]]]


class Search:
    """The search for the best arrangement of grids that come with some wild cards; for `shared`
    and `strangers` see `Tables`."""

    def __init__(
        self, tables: Tables, wilds: int, shared: bool, strangers: tuple[int, ...]
    ) -> None:
        self.wilds = wilds
        self._patience = tables.patience
        self._layout = tables.layout
        self._ranks = tables.ranks
        self._runs = tables.run_tables(wilds, shared)
        self._sets = tables.set_tables(wilds, shared, strangers)
        self._worlds = [
            (table, world.shift, world.mask)
            for table, world in zip(self._runs, self._layout.worlds, strict=True)
        ]
        kinds = tables.set_kinds
        most = max(strangers)
        #: The fewest natural cards a set can have, and whether all sets show as many suits.
        self._least = min((kind.min - min(kind.cap, most) for kind in kinds), default=0)
        self._by_suits = all(
            kind.suits.fewest(self._least, min(kind.cap, most)) >= min(self._least, 3)
            for kind in kinds
        )

    def best(self, grid: Grid, relief: Scores) -> Solution | None:
        """Return the best arrangement of a grid; None if there is nothing to lay. `relief[n]`: what
        the objective gains by n wild cards leaving the hand."""
        layout = self._layout
        folded = grid if layout.flat else layout.fold(grid)
        reach = 0
        parts: list[Grid] = []
        packings: list[Packing] = []
        for table, shift, mask in self._worlds:
            part = folded >> shift & mask
            packing = table[part]
            parts.append(part)
            packings.append(packing)
            if packing.reach:
                reach |= packing.reach << shift
        ranks = self._set_ranks(grid)
        if not ranks and not reach:
            return None
        alone: list[MetRank] = []
        met: list[MetRank] = []
        if ranks:
            keyed = grid | (reach if layout.flat else layout.unfold(reach)) << WANTED_SHIFT
            while ranks:
                lowest = ranks & -ranks
                ranks ^= lowest
                place = lowest.bit_length() - 1
                found = self._sets[place // RANK_STEP][keyed >> place & ONE_RANK]
                if not found.exact:
                    self._patience.give_up()
                if found.ways:
                    (alone if found.alone else met).append((place, found))
        if self.wilds:
            return self._wild(parts, packings, alone, met, relief)
        return self._plain(parts, packings, alone, met)

    def _plain(
        self,
        parts: list[Grid],
        packings: list[Packing],
        alone: Sequence[MetRank],
        met: Sequence[MetRank],
    ) -> Solution:
        score = 0
        for packing in packings:
            score += packing.top
        sets: list[SetsOfRank] = []
        for place, rank in alone:
            score += rank.ways[0].score
            sets.append((place, rank.ways[0].sets))
        if met:
            dive = PlainDive(self._runs, met, parts, score, self._patience)
            score = dive.best
            if dive.best_ways:
                packings = self._packings(dive.best_parts)
                sets += [(place, way.sets) for place, way in dive.best_ways]
        runs = [
            (world, packing.runs(0, self._ranks))
            for world, packing in enumerate(packings)
            if packing.reach
        ]
        return Solution(score, sets, runs)

    def _wild(
        self,
        parts: list[Grid],
        packings: list[Packing],
        alone: Sequence[MetRank],
        met: Sequence[MetRank],
        relief: Scores,
    ) -> Solution:
        score, spent = 0, 0
        scores = [rank.scores for _, rank in alone]
        sets: list[SetsOfRank] = []
        if met:
            dive = WildDive(self._runs, met, parts, scores, relief, self._patience)
            packings = self._packings(dive.best_parts)
            for place, way in dive.best_ways:
                sets.append((place, way.sets))
                spent += way.spent
                score += way.score
        worlds = [world for world, packing in enumerate(packings) if packing.reach]
        scores += [packings[world].scores for world in worlds]
        more, shares = _shared_out(scores, relief[spent:])
        for place, rank in alone:
            sets.append((place, rank.best(shares.pop(0))))
        runs = [
            (world, packings[world].runs(share, self._ranks))
            for world, share in zip(worlds, shares, strict=True)
        ]
        return Solution(score + more, sets, runs)

    def _packings(self, parts: Sequence[Grid]) -> list[Packing]:
        return [table[part] for table, part in zip(self._runs, parts, strict=True)]

    def _set_ranks(self, grid: Grid) -> Grid:
        """Return the ranks of which a set could be made, and perhaps a few more."""
        if not self._sets:
            return 0
        if grid & LATER_TWINS and self._by_suits:
            grid = faces_held(grid)
        counts = (
            (grid & ONE_SUIT)
            + (grid >> SUIT_STEP & ONE_SUIT)
            + (grid >> 2 * SUIT_STEP & ONE_SUIT)
            + (grid >> 3 * SUIT_STEP)
        )
        if self._least > 2:
            return (counts >> 2 | counts >> 3 | counts & counts >> 1) & RANK_UNITS
        if self._least == 2:
            return (counts >> 1 | counts >> 2 | counts >> 3) & RANK_UNITS
        return faces_held(counts)


def _shared_out(parts: Sequence[Scores], relief: Scores) -> tuple[int, list[int]]:
    """Return the best score of all parts together, and how many wild cards each of them spends."""
    if not parts:
        return relief[0], []
    sums = [parts[0]]
    for scores in parts[1:]:
        sums.append(join(sums[-1], scores))
    totals = list(map(add, sums[-1], relief))
    total = max(totals)
    left = totals.index(total)
    shares = [0] * len(parts)
    for number in range(len(parts) - 1, 0, -1):
        before, scores, wanted = sums[number - 1], parts[number], sums[number][left]
        share = 0
        while before[left - share] + scores[share] != wanted:
            share += 1
        shares[number] = share
        left -= share
    shares[0] = left
    return total, shares
