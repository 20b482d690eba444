"""How far a hand is from fulfilling a contract, and with which of its cards.

A contract asks for certain melds, each of its least size. A place in them can be filled by a card
of the hand, or by one that would first have to come to it. The plan that fills the most places
from the hand needs the fewest others, so it tells how many cards are missing.

Why it is exact: every course a run can take is tried, with its slots filled in every way that
might be better, but those that cannot beat the best plan found. Which of two melds gets a card they
both want makes no difference, so it is enough to count what is wanted of each face: no more than
there are packs. Wild cards that may lie anywhere are laid at the end.

Sets of different ranks do not meet, except in the wild cards they share. So the best choice is put
together rank by rank: for every number of sets still to make and of wild cards spent, the choice
that holds the most cards of the hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from operator import ge, sub
from typing import Final, NamedTuple

from game.engine.arrange.arranger import NewMeld, Row, Seater
from game.engine.arrange.grid import COUNT, ONE_RANK, Grid, grid_of, place_of
from game.engine.arrange.ways import NewSet, SetRule, rule_of
from game.engine.cards import (
    RANK_CARDS,
    RANK_STEP,
    SUIT_STEP,
    WHOLE_PACK,
    CardSet,
    each,
    faces_held,
)
from game.engine.rummy.judge import ContractJudge
from game.engine.rummy.runs import RunKind
from game.engine.rummy.sets import SetKind
from game.engine.work import Memory, Patience

Slot = tuple[int, ...]
"""The places in a grid of the cards that are natural there."""


class RunPlace(NamedTuple):
    """Where a run could lie. `cards`: one for every card that is natural in a slot."""

    kind: RunKind
    start: int
    strain: int
    slots: tuple[Slot, ...]
    cards: Grid

    def touches(self, other: RunPlace) -> bool:
        """Return whether either course goes on where the other ends."""
        one, two = self.kind, other.kind
        return self.strain == other.strain and (
            one.ranks.at(self.start + one.min) == one.ranks.at(other.start)
            or one.ranks.at(other.start + two.min) == one.ranks.at(self.start)
        )


class Filling(NamedTuple):
    """A way to fill some slots. `given`: the places of the cards the hand gives; `strange`: of
    those that would have to come to it, if no wild card takes their place; `wilds`: how many other
    slots must be wild, and `instead`: how many of them though the hand has a card for them. `left`:
    what then is left of the hand; `demand`: the natural cards wanted, held or not; `spent`: how
    many cards that are wild are spent.
    """

    left: Grid
    demand: Grid
    spent: int
    given: tuple[int, ...] = ()
    strange: tuple[int, ...] = ()
    wilds: int = 0
    instead: int = 0


def courses_of(kind: RunKind) -> Iterator[RunPlace]:
    """Yield every course that a shortest run can take."""
    for strain, suits in enumerate(kind.strains):
        for start in kind.starts(kind.min):
            slots = tuple(
                tuple(place_of(kind.ranks.at(slot), suit) for suit in suits)
                for slot in range(start, start + kind.min)
            )
            yield RunPlace(kind, start, strain, slots, sum(1 << p for slot in slots for p in slot))


class Filler:
    """The search for all ways worth trying to fill the slots of a run. `packs` and `wilds`: of the
    game; `purse`: how many wild cards the hand holds."""

    def __init__(self, packs: int, wilds: CardSet, purse: int, patience: Patience) -> None:
        self.patience = patience
        self.packs = packs
        self.wilds = wilds
        self.purse = purse

    def fill(self, slots: tuple[Slot, ...], most: int, before: Filling) -> Iterator[Filling]:
        """Yield the ways to fill these slots besides those before, with at most this many wild
        cards.

        Left out are ways that are never better than others: to leave in the hand a card that could
        be given, when another copy could come to other melds that want it; and to lay a wild card
        instead of a card of the hand, when it could be laid instead of a strange one.
        """
        if not self.patience.spend():
            return
        if before.instead and len(before.strange) > most - before.wilds:
            return
        if not slots:
            yield before
            return
        left, demand, spent, given, strange, wilds, instead = before
        here = [place for place in slots[0] if left >> place & COUNT]
        for place in here:
            cost = self.wilds >> place & 1
            if spent + cost <= self.purse:
                one = 1 << place
                after = before._replace(
                    left=left - one, demand=demand + one, spent=spent + cost, given=(*given, place)
                )
                yield from self.fill(slots[1:], most, after)
        scarce, others = self._others(slots[0], here, demand)
        for place in others:
            after = before._replace(demand=demand + (1 << place), strange=(*strange, place))
            yield from self.fill(slots[1:], most, after)
        if wilds < most and spent < self.purse and (here or scarce):
            after = before._replace(spent=spent + 1, wilds=wilds + 1, instead=instead + bool(here))
            yield from self.fill(slots[1:], most, after)

    def _others(self, slot: Slot, here: list[int], demand: Grid) -> tuple[bool, list[int]]:
        """Return whether any card that comes for a slot would take a last copy, or none could come;
        and the places of the cards that could come: one is enough, unless last copies are at
        stake."""
        wanted = {place: demand >> place & COUNT for place in slot}
        if here and all(wanted[place] + 2 <= self.packs for place in here):
            return False, []
        others = [
            place
            for place in slot
            if place not in here and wanted[place] < self.packs and not self.wilds >> place & 1
        ]
        fewest = min((wanted[place] for place in others), default=self.packs)
        if fewest + 1 < self.packs:
            return False, [next(place for place in others if wanted[place] == fewest)]
        return True, others


#: The most sets tried for the offers of one rank, and the most where that takes too long.
ADDS_MOST, FEW_ADDS = 18_000, 300
#: Looking at this many choices takes as long as a step of the search.
STATES_A_STEP: Final = 3
Counts = tuple[int, ...]
"""How many sets, for each kind the contract asks for."""


class SetsOfRank(NamedTuple):
    """Sets of one rank: how many of each kind, the wild cards they cost, and how many of their
    cards the hand holds."""

    counts: Counts
    spent: int
    gain: int
    sets: tuple[NewSet, ...]


class RankOffers(NamedTuple):
    """The offers of one rank. `single`: the gain of a single set, by its kind and its cost; none
    where more than one set of the rank may be wise. `steps`: what it took to find them."""

    offers: tuple[SetsOfRank, ...]
    single: tuple[int, ...] | None
    steps: int


class ChosenSets(NamedTuple):
    """Sets of several ranks, each rank with its place in a grid."""

    gain: int
    spent: int
    sets: tuple[tuple[int, tuple[NewSet, ...]], ...]


class SetPlanner:
    """The search for the best sets for a contract. `packs` and `wilds`: of the game. `adds_most`:
    the most sets tried for the offers of one rank."""

    def __init__(self, judge: ContractJudge, packs: int, wilds: CardSet, adds_most: int) -> None:
        self._adds_most = adds_most
        kinds = [
            kind for kind in judge.kinds if isinstance(kind, SetKind) and kind.index in judge.wanted
        ]
        self.wanted: Counts = tuple(judge.wanted.count(kind.index) for kind in kinds)
        self.count = sum(self.wanted)
        #: The most wild cards there can be in the sets.
        self.wild_most = sum(
            count * min(kind.cap, kind.min) for kind, count in zip(kinds, self.wanted, strict=True)
        )
        self._packs = packs
        self._wilds = wilds
        self._same_rank = judge.part.same_rank_sets
        self._largest = max((kind.min for kind in kinds), default=0)
        self._shapes = [_shapes(rule_of(kind), packs, judge.part.double_sets) for kind in kinds]
        #: The patience for the rank whose offers are being made.
        self._patience = Patience(adds_most)
        self._known: Memory[RankOffers] = Memory()

    def bound(self, grid: Grid) -> int:
        """Return the most natural cards of a hand that the sets could hold."""
        found: list[int] = []
        for place in range(0, SUIT_STEP, RANK_STEP) if self.count else ():
            held = sum(_counts(grid >> place))
            while held > 0:
                found.append(min(held, self._largest))
                held -= self._largest
        return sum(sorted(found, reverse=True)[: self.count])

    def best(
        self, left: Grid, demand: Grid, purse: int, spare: int, patience: Patience
    ) -> ChosenSets | None:
        """Return the sets that hold the most cards of the hand; among equals those that cost the
        fewest wild cards. `left`: what the rest of the contract leaves of the hand; `demand`: what
        it wants, of the hand or not; `purse`: the wild cards it leaves, of which it could still use
        `spare`. None: there are none, or none were found while there was patience.
        """
        states: dict[tuple[Counts, int], ChosenSets] = {(self.wanted, 0): ChosenSets(0, 0, ())}
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
                            states[rest, cost] = ChosenSets(gain, cost, sets)
        return max(
            (choice for (rest, _), choice in states.items() if not any(rest)),
            key=lambda choice: (choice.gain + min(purse - choice.spent, spare), -choice.spent),
            default=None,
        )

    def _promising(
        self, left: Grid, demand: Grid, purse: int, patience: Patience
    ) -> Iterator[tuple[int, tuple[SetsOfRank, ...]]]:
        """Yield the place and the offers of every rank, but leave a rank out if others that offer
        no less are enough for all sets of the contract."""
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
        best: dict[tuple[Counts, int], SetsOfRank] = {}
        none = SetsOfRank((0,) * len(self.wanted), 0, 0, ())
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
        """Return whether no set holds all cards of the rank besides as many wild ones as it may. If
        one does, further sets are as well made of other ranks."""
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
        best: dict[tuple[Counts, int], SetsOfRank],
        before: SetsOfRank,
        left: Grid,
        demand: Grid,
        purse: int,
        wild: bool,
        several: bool,
    ) -> None:
        """Note every set that can be laid besides those before; and others besides it, if there are
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
                offer = SetsOfRank(counts, spent, gain, (*before.sets, new))
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
        """Return how many of these natural cards the hand can give; -1 if the others cannot come to
        it, because no pack holds them or because they are wild."""
        filled = 0
        for wanted, have, others in zip(
            _counts(cards), _counts(left), _counts(demand), strict=True
        ):
            filled += min(wanted, have)
            if wanted + others > self._packs or (wild and wanted > have):
                return -1
        return filled


def _counts(rank: Grid) -> tuple[int, int, int, int]:
    """Return the counts by suit of one rank of a grid, moved to where the aces are."""
    return (
        rank & COUNT,
        rank >> SUIT_STEP & COUNT,
        rank >> 2 * SUIT_STEP & COUNT,
        rank >> 3 * SUIT_STEP & COUNT,
    )


def _taken(cards: Grid, left: Grid) -> Grid:
    """Return the part of these cards that the hand gives."""
    counts = map(min, _counts(cards), _counts(left))
    return sum(count << suit * SUIT_STEP for suit, count in enumerate(counts))


@lru_cache(64)
def _shapes(rule: SetRule, packs: int, doubles: bool) -> tuple[tuple[int, NewSet, int], ...]:
    """Return every set that counts for one, or for two, each with what it counts for and the most
    wild cards that such a set may hold."""
    return tuple(_each_shape(rule, packs, doubles))


def _each_shape(rule: SetRule, packs: int, doubles: bool) -> Iterator[tuple[int, NewSet, int]]:
    for units in (1, 2) if doubles else (1,):
        size = units * rule.least
        wild_most = min(rule.wilds, size - 1)
        for wilds in range(wild_most + 1):
            for chosen in product(range(packs + 1), repeat=4):
                if sum(chosen) + wilds == size and rule.allows(chosen, wilds):
                    cards = sum(count << suit * SUIT_STEP for suit, count in enumerate(chosen))
                    yield units, NewSet(rule.kind, cards, wilds), wild_most


#: In the rating of a plan, the worth of one more card of the hand, in wild cards spent.
CARD: Final = 64
NO_PLAN: Final = -1
#: The most steps taken for one hand. No contract of a bundled game needs as many.
STEPS_MOST: Final = 50_000
#: Looking at this many courses takes as long as a step.
COURSES_A_STEP: Final = 8


class Plan(NamedTuple):
    """The way to a contract that needs the fewest cards the hand does not hold, and among those
    one that spends the fewest wild cards.

    `missing` is the least number of cards, none of them wild, that would have to come to the hand
    so that it could open; they may come in exchange for any cards the opening does not use.
    `melds`: such an opening; `wants`: its cards that the hand lacks. `exact`: all that is so. If
    not, there are more ways than are tried, and this is the best of those that were.
    """

    missing: int
    melds: tuple[NewMeld, ...]
    wants: CardSet
    exact: bool


class ContractPlanner:
    """The maker of plans for one contract. `packs`: how many the game has."""

    def __init__(self, judge: ContractJudge, packs: int) -> None:
        self.judge = judge
        self.packs = packs
        self.wilds = judge.kinds[0].wilds
        wanted = [judge.kinds[number] for number in judge.wanted]
        self.runs = [kind for kind in wanted if isinstance(kind, RunKind)]
        self.courses = {kind.index: tuple(courses_of(kind)) for kind in self.runs}
        self.sets = SetPlanner(judge, packs, self.wilds, ADDS_MOST)
        #: Used where `sets` finds nothing in time: it looks less closely.
        self.rough_sets = SetPlanner(judge, packs, self.wilds, FEW_ADDS)
        #: The most wild cards there can be in the sets and the runs from each number on.
        self.wild_most = [self.sets.wild_most]
        for kind in reversed(self.runs):
            self.wild_most.insert(0, self.wild_most[0] + min(kind.cap, kind.min))
        self.seater = Seater(self.runs[0].ranks if self.runs else WHOLE_PACK)

    def plan(self, hand: CardSet) -> Plan | None:
        """Return the plan for a hand; None if the contract could not be made whatever cards came,
        or no way was found."""
        planning = _Planning(self, hand, self.sets)
        if planning.rating == NO_PLAN and planning.patience.is_spent:
            planning = _Planning(self, hand, self.rough_sets)
        return planning.plan()


class ContractPlanners:
    """The planners for all contracts of a game, each made when it is asked for."""

    def __init__(self, packs: int) -> None:
        self.packs = packs
        self._made: dict[int, ContractPlanner] = {}

    def of(self, judge: ContractJudge) -> ContractPlanner:
        planner = self._made.get(judge.number)
        if planner is None:
            planner = self._made[judge.number] = ContractPlanner(judge, self.packs)
        return planner


class _Planning:
    """The plan for one hand in the making."""

    def __init__(self, planner: ContractPlanner, hand: CardSet, sets: SetPlanner) -> None:
        self.planner = planner
        self.sets = sets
        self.hand = hand
        self.purse = (hand & planner.wilds).bit_count()
        self.patience = Patience(STEPS_MOST)
        self.filler = Filler(planner.packs, planner.wilds, self.purse, self.patience)
        grid = grid_of(hand)
        faces = faces_held(grid)
        #: The most natural cards that the sets and the runs from each number on could use.
        self.natural_most = [sets.bound(grid)]
        for kind in reversed(planner.runs):
            best = max((faces & course.cards).bit_count() for course in planner.courses[kind.index])
            self.natural_most.insert(0, self.natural_most[0] + min(best, kind.min))
        self.rating = NO_PLAN
        self.best_runs: tuple[tuple[RunPlace, Filling], ...] = ()
        self.best_sets = ChosenSets(0, 0, ())
        self._lay(0, 0, (), Filling(grid, 0, 0), 0)

    def _lay(
        self,
        first: int,
        gain: int,
        laid: tuple[tuple[RunPlace, Filling], ...],
        before: Filling,
        spare: int,
    ) -> None:
        """Lay the next run, along one of the courses from the first on. `gain`: how many cards of
        the hand are laid; `before`: the last run's filling; `spare`: how many more wild cards could
        be laid in place of strange cards."""
        at = len(laid)
        if at == len(self.planner.runs):
            self._end(gain, laid, before, spare)
            return
        kind = self.planner.runs[at]
        alike = self.planner.runs[at + 1 : at + 2] == [kind]
        courses = self.planner.courses[kind.index]
        self.patience.spend(len(courses) // COURSES_A_STEP)
        faces = faces_held(before.left)
        natural = [(faces & course.cards).bit_count() for course in courses]
        begun = Filling(before.left, before.demand, before.spent)
        most = kind.cap
        for number in sorted(range(first, len(courses)), key=lambda number: -natural[number]):
            course = courses[number]
            could_give = min(natural[number], kind.min)
            if not self._hopeful(gain + could_give, at + 1, at, before.spent, spare):
                break
            if not self.planner.judge.part.adjoining_runs and any(
                course.touches(other) for other, _ in laid
            ):
                continue
            if self.patience.is_spent:
                return
            for filling in self.filler.fill(course.slots, most, begun):
                now = gain + len(filling.given) + filling.wilds
                room = spare + min(most - filling.wilds, len(filling.strange))
                if self._hopeful(now, at + 1, at + 1, filling.spent, room):
                    self._lay(
                        number if alike else 0, now, (*laid, (course, filling)), filling, room
                    )

    def _hopeful(self, gain: int, naturals: int, wilds: int, spent: int, spare: int) -> bool:
        """Return whether the plan begun could become the best, if the sets and the open runs get
        all the cards they can hold: natural cards in the runs from `naturals` on, wild cards in
        those from `wilds` on."""
        gain += self.natural_most[naturals]
        gain += min(self.planner.wild_most[wilds] + spare, self.purse - spent)
        return gain * CARD - spent > self.rating

    def _end(
        self, gain: int, laid: tuple[tuple[RunPlace, Filling], ...], last: Filling, spare: int
    ) -> None:
        purse = self.purse - last.spent
        sets = self.sets.best(last.left, last.demand, purse, spare, self.patience)
        if sets is not None:
            more = min(purse - sets.spent, spare)
            spent = last.spent + sets.spent + more
            rating = (gain + sets.gain + more) * CARD - spent
            if rating > self.rating:
                self.rating, self.best_runs, self.best_sets = rating, laid, sets

    def plan(self) -> Plan | None:
        """Return the best plan with real cards; None if there is none."""
        if self.rating == NO_PLAN:
            return None
        purse = self.purse - self.best_sets.spent
        purse -= self.best_runs[-1][1].spent if self.best_runs else 0
        rows: list[tuple[int, int, tuple[int, ...], int]] = []
        for place, sets in self.best_sets.sets:
            for new in sets:
                places = tuple(place + at for at in _places(new.cards))
                rows.append((new.kind, 0, places, new.wilds))
        for course, filling in self.best_runs:
            kind, strange = course.kind, filling.strange
            more = min(kind.cap - filling.wilds, len(strange), purse)
            purse -= more
            places = (*filling.given, *strange[more:])
            rows.append((kind.index, course.start, places, filling.wilds + more))
        left, wants = self.hand, 0
        seated: list[Row] = []
        for kind_no, start, places, wilds in rows:
            cards = 0
            for place in places:
                card = self._card(place, left, wants)
                cards |= card
                left &= ~card
                wants |= card & ~self.hand
            seated.append((kind_no, start, cards, wilds))
        melds, _ = self.planner.seater.seat(seated, left, tuple(each(left & self.planner.wilds)))
        return Plan(wants.bit_count(), melds, wants, self.patience.is_enough)

    def _card(self, place: int, left: CardSet, wants: CardSet) -> CardSet:
        """Return a card from the hand if it is there still, else the first copy that could come."""
        twins = left >> place & COUNT
        if not twins:
            copies = (1 << self.planner.packs) - 1
            twins = copies & ~((self.hand | wants) >> place)
        return (twins & -twins) << place


def _places(cards: Grid) -> list[int]:
    """Return the place of every card of a grid, as often as the card is there."""
    return [
        place for place in range(0, 4 * SUIT_STEP, RANK_STEP) for _ in range(cards >> place & COUNT)
    ]
