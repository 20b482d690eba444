"""The sets of a contract: which ranks to make them of, and with which cards of the hand.

Sets of different ranks do not meet, except in the wild cards they share. So the best choice is put
together rank by rank: for every number of sets still to make and of wild cards spent, the choice
that holds the most cards of the hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from operator import ge, sub
from typing import NamedTuple

from game.engine.arrange.grid import COUNT, ONE_RANK, Grid
from game.engine.arrange.set_table import NewSet, SetRule, rule_of, suits_fit
from game.engine.cards import RANK_CARDS, RANK_STEP, SUIT_STEP, CardSet
from game.engine.memory import Memory
from game.engine.rummy.opening import ContractJudge
from game.engine.rummy.sets import SetKind
from game.engine.work import Patience

#: So many sets are tried for the offers of one rank, and so many where that takes too long.
ADDS_MOST, FEW_ADDS = 18_000, 300
#: To look at so many choices takes as long as a step of the search.
STATES_A_STEP = 3
Counts = tuple[int, ...]
"""How many sets, for each kind the contract asks for."""


class Offer(NamedTuple):
    """Sets of one rank: how many of each kind, the wild cards they cost, and how many of their
    cards the hand holds."""

    counts: Counts
    spent: int
    gain: int
    sets: tuple[NewSet, ...]


class RankOffers(NamedTuple):
    """`single`: the gain of a single set, by its kind and its cost; none where more than one set
    of the rank may be wise. `steps`: what it took to find them."""

    offers: tuple[Offer, ...]
    single: tuple[int, ...] | None
    steps: int


class Choice(NamedTuple):
    """Sets of several ranks, each rank with its place in a grid."""

    gain: int
    spent: int
    sets: tuple[tuple[int, tuple[NewSet, ...]], ...]


class SetPlanner:
    """`packs` and `wilds`: of the game. `adds_most`: so many sets are tried for the offers of one
    rank."""

    def __init__(self, judge: ContractJudge, packs: int, wilds: CardSet, adds_most: int) -> None:
        self._adds_most = adds_most
        kinds = [
            kind for kind in judge.kinds if isinstance(kind, SetKind) and kind.index in judge.wanted
        ]
        self.wanted: Counts = tuple(judge.wanted.count(kind.index) for kind in kinds)
        self.count = sum(self.wanted)
        #: The most wild cards there can be in the sets.
        self.wild_most = sum(
            count * min(kind.part.cap_when_laid, kind.min)
            for kind, count in zip(kinds, self.wanted, strict=True)
        )
        self._packs = packs
        self._wilds = wilds
        self._same_rank = judge.part.same_rank_sets
        self._largest = max((kind.min for kind in kinds), default=0)
        self._shapes = [_shapes(rule_of(kind), packs, judge.part.double_sets) for kind in kinds]
        #: Of the rank whose offers are being made.
        self._patience = Patience(adds_most)
        self._known: Memory[RankOffers] = Memory()

    def bound(self, grid: Grid) -> int:
        """The sets cannot hold more natural cards of a hand than this."""
        found: list[int] = []
        for place in range(0, SUIT_STEP, RANK_STEP) if self.count else ():
            held = sum(_counts(grid >> place))
            while held > 0:
                found.append(min(held, self._largest))
                held -= self._largest
        return sum(sorted(found, reverse=True)[: self.count])

    def best(
        self, left: Grid, demand: Grid, purse: int, spare: int, patience: Patience
    ) -> Choice | None:
        """The sets that hold the most cards of the hand; among equals those that cost the fewest
        wild cards. `left`: what the rest of the contract leaves of the hand; `demand`: what it
        wants, of the hand or not; `purse`: the wild cards it leaves, of which it could still use
        so many as `spare`. None: there are none, or none were found while there was patience.
        """
        states: dict[tuple[Counts, int], Choice] = {(self.wanted, 0): Choice(0, 0, ())}
        promising = self._promising(left, demand, purse, patience) if self.count else ()
        for place, offers in promising:
            if not patience.spend(len(states) * len(offers) // STATES_A_STEP):
                break
            for (wanted, spent), choice in list(states.items()):
                for offer in offers:
                    rest = tuple(map(sub, wanted, offer.counts))
                    cost = spent + offer.spent
                    if cost <= purse and min(rest) >= 0:
                        gain = choice.gain + offer.gain
                        known = states.get((rest, cost))
                        if known is None or gain > known.gain:
                            sets = (*choice.sets, (place, offer.sets))
                            states[rest, cost] = Choice(gain, cost, sets)
        return max(
            (choice for (rest, _), choice in states.items() if not any(rest)),
            key=lambda choice: (choice.gain + min(purse - choice.spent, spare), -choice.spent),
            default=None,
        )

    def _promising(
        self, left: Grid, demand: Grid, purse: int, patience: Patience
    ) -> Iterator[tuple[int, tuple[Offer, ...]]]:
        """The place and the offers of every rank, but those of which the contract wants no more
        sets than there are ranks that offer better."""
        ranks = []
        for place in range(0, SUIT_STEP, RANK_STEP):
            wild = RANK_CARDS[place // RANK_STEP + 1] & self._wilds > 0
            key = (left >> place & ONE_RANK, demand >> place & ONE_RANK, purse, wild)
            found = self._known.get(key) or self._known.keep(key, self._of_rank(*key))
            patience.spend_once(key, found.steps)
            if found.steps == self._adds_most:
                patience.give_up()
            ranks.append((place, found.offers, found.single))
        ranks.sort(key=lambda rank: -sum(rank[2] or ()))
        better: list[tuple[int, ...]] = []
        for place, offers, single in ranks:
            if single is None:
                yield place, offers
            elif sum(all(map(ge, other, single)) for other in better) < self.count:
                better.append(single)
                yield place, offers

    def _of_rank(self, left: Grid, demand: Grid, purse: int, wild: bool) -> RankOffers:
        best: dict[tuple[Counts, int], Offer] = {}
        none = Offer((0,) * len(self.wanted), 0, 0, ())
        several = self._same_rank and self._crowded(left, demand, purse, wild)
        self._patience.begin(self._adds_most)
        self._add(best, none, left, demand, purse, wild, several)
        offers = tuple(best.values())
        if any(sum(offer.counts) > 1 for offer in offers):
            return RankOffers(offers, None, self._patience.taken)
        single = [-1] * (purse + 1) * len(self.wanted)
        for offer in offers:
            single[offer.counts.index(1) * (purse + 1) + offer.spent] = offer.gain
        return RankOffers(offers, tuple(single), self._patience.taken)

    def _crowded(self, left: Grid, demand: Grid, purse: int, wild: bool) -> bool:
        """Does no set hold all cards of the rank besides as many wild ones as it may? If one does,
        further sets are as well made of other ranks."""
        if wild:
            return True
        held = sum(_counts(left))
        return not any(
            self._filled(new.cards, left, demand, wild) == held
            for shapes in self._shapes
            for units, new, wild_most in shapes
            if units == 1 and new.wilds >= min(wild_most, purse)
        )

    def _add(
        self,
        best: dict[tuple[Counts, int], Offer],
        before: Offer,
        left: Grid,
        demand: Grid,
        purse: int,
        wild: bool,
        several: bool,
    ) -> None:
        """Every set that can be laid besides those before; and others besides it, if there are
        cards for them."""
        for kind, shapes in enumerate(self._shapes):
            for units, new, _ in shapes:
                if before.counts[kind] + units > self.wanted[kind]:
                    continue
                if not self._patience.spend():
                    return
                filled = self._filled(new.cards, left, demand, wild)
                spent = before.spent + new.wilds + (filled if wild else 0)
                if filled < 0 or spent > purse:
                    continue
                counts = tuple(
                    count + units * (at == kind) for at, count in enumerate(before.counts)
                )
                gain = before.gain + filled + new.wilds
                offer = Offer(counts, spent, gain, (*before.sets, new))
                known = best.get((counts, spent))
                if known is None or gain > known.gain:
                    best[counts, spent] = offer
                if several:
                    taken = _taken(new.cards, left)
                    if taken != left:
                        self._add(
                            best, offer, left - taken, demand + new.cards, purse, wild, several
                        )

    def _filled(self, cards: Grid, left: Grid, demand: Grid, wild: bool) -> int:
        """How many of these natural cards the hand can give; -1 if the others cannot come to it,
        because no pack holds them or because they are wild."""
        filled = 0
        for wanted, held, others in zip(
            _counts(cards), _counts(left), _counts(demand), strict=True
        ):
            filled += min(wanted, held)
            if wanted + others > self._packs or (wild and wanted > held):
                return -1
        return filled


def _counts(rank: Grid) -> tuple[int, int, int, int]:
    """How many of each suit, where the aces stand."""
    return (
        rank & COUNT,
        rank >> SUIT_STEP & COUNT,
        rank >> 2 * SUIT_STEP & COUNT,
        rank >> 3 * SUIT_STEP & COUNT,
    )


def _taken(cards: Grid, left: Grid) -> Grid:
    """The part of these cards that the hand gives."""
    counts = map(min, _counts(cards), _counts(left))
    return sum(count << suit * SUIT_STEP for suit, count in enumerate(counts))


@lru_cache(64)
def _shapes(rule: SetRule, packs: int, doubles: bool) -> tuple[tuple[int, NewSet, int], ...]:
    """Every set that counts for one, or for two: what it counts for, and the most wild cards that
    such a set may hold."""
    return tuple(_each_shape(rule, packs, doubles))


def _each_shape(rule: SetRule, packs: int, doubles: bool) -> Iterator[tuple[int, NewSet, int]]:
    for units in (1, 2) if doubles else (1,):
        size = units * rule.least
        wild_most = min(rule.wilds, size - 1)
        for wilds in range(wild_most + 1):
            for chosen in product(range(packs + 1), repeat=4):
                if sum(chosen) + wilds == size <= rule.most and suits_fit(rule, chosen, wilds):
                    cards = sum(count << suit * SUIT_STEP for suit, count in enumerate(chosen))
                    yield units, NewSet(rule.kind, cards, wilds), wild_most
