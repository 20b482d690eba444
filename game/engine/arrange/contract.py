"""How far a hand is from fulfilling a contract, and with which of its cards.

A contract asks for certain melds, each of its least size. A place in them can be filled by a card
of the hand, or by one that would first have to come to it. The plan that fills the most places
from the hand needs the fewest others, so it tells how many cards are missing.

Why it is exact: every course a run can take is tried, with its slots filled in every way that
might be better, but those that cannot beat the best plan found. Which of two melds gets a card they
both want makes no difference, so it is enough to count what is wanted of each face: no more than
there are packs. Wild cards that may lie anywhere are laid at the end.
"""

from __future__ import annotations

from typing import NamedTuple

from game.engine.arrange.contract_runs import Course, Filler, Filling, courses_of
from game.engine.arrange.contract_sets import ADDS_MOST, FEW_ADDS, Choice, SetPlanner
from game.engine.arrange.grid import COUNT, Grid, grid_of, held
from game.engine.arrange.seating import NewMeld, Row, Seater
from game.engine.cards import RANK_STEP, SUIT_STEP, CardSet, each
from game.engine.rummy.opening import ContractJudge
from game.engine.rummy.runs import RunKind
from game.engine.work import Patience

#: In the rating of a plan, what one more card of the hand is worth against wild cards spent.
CARD = 64
NO_PLAN = -1
#: So many steps are taken for one hand. No contract of a bundled game needs as many.
STEPS_MOST = 50_000
#: To look at so many courses takes as long as a step.
COURSES_A_STEP = 8


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
    """Plans for one contract. `packs`: how many the game has."""

    def __init__(self, judge: ContractJudge, packs: int) -> None:
        self.judge = judge
        self.packs = packs
        self.wilds = judge.kinds[0].wilds
        wanted = [judge.kinds[number] for number in judge.wanted]
        self.runs = [kind for kind in wanted if isinstance(kind, RunKind)]
        self.courses = {kind.index: tuple(courses_of(kind)) for kind in self.runs}
        self.sets = SetPlanner(judge, packs, self.wilds, ADDS_MOST)
        #: Where those find nothing in time, they look less closely.
        self.rough_sets = SetPlanner(judge, packs, self.wilds, FEW_ADDS)
        #: The most wild cards there can be in the runs from each on, and in the sets.
        self.wild_most = [self.sets.wild_most]
        for kind in reversed(self.runs):
            self.wild_most.insert(0, self.wild_most[0] + min(kind.part.cap_when_laid, kind.min))
        self.seater = Seater()

    def plan(self, hand: CardSet) -> Plan | None:
        """None: whatever cards came, the contract could not be made, or no way was found."""
        planning = _Planning(self, hand, self.sets)
        if planning.rating == NO_PLAN and planning.patience.is_spent:
            planning = _Planning(self, hand, self.rough_sets)
            planning.patience.give_up()
        return planning.plan()


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
        faces = held(grid)
        #: The natural cards that the runs from each on could use, and the sets.
        self.natural_most = [sets.bound(grid)]
        for kind in reversed(planner.runs):
            best = max((faces & course.cards).bit_count() for course in planner.courses[kind.index])
            self.natural_most.insert(0, self.natural_most[0] + min(best, kind.min))
        self.rating = NO_PLAN
        self.best_runs: tuple[tuple[Course, Filling], ...] = ()
        self.best_sets = Choice(0, 0, ())
        self._lay(0, 0, (), Filling(grid, 0, 0), 0)

    def plan(self) -> Plan | None:
        return None if self.rating == NO_PLAN else self._told()

    def _lay(
        self,
        first: int,
        gain: int,
        laid: tuple[tuple[Course, Filling], ...],
        before: Filling,
        spare: int,
    ) -> None:
        """Lays the next run, along one of the courses from the first on. `gain`: how many cards
        of the hand are laid; `before`: the last run's filling; `spare`: how many more wild cards
        could be laid in place of strange cards."""
        at = len(laid)
        if at == len(self.planner.runs):
            self._end(gain, laid, before, spare)
            return
        kind = self.planner.runs[at]
        alike = self.planner.runs[at + 1 : at + 2] == [kind]
        courses = self.planner.courses[kind.index]
        self.patience.spend(len(courses) // COURSES_A_STEP)
        faces = held(before.left)
        natural = [(faces & course.cards).bit_count() for course in courses]
        begun = Filling(before.left, before.demand, before.spent)
        most = kind.part.cap_when_laid
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
        """Could it become the best plan, if the natural cards and the wild cards that the runs
        from these on and the sets can hold are all laid?"""
        gain += self.natural_most[naturals]
        gain += min(self.planner.wild_most[wilds] + spare, self.purse - spent)
        return gain * CARD - spent > self.rating

    def _end(
        self, gain: int, laid: tuple[tuple[Course, Filling], ...], last: Filling, spare: int
    ) -> None:
        purse = self.purse - last.spent
        sets = self.sets.best(last.left, last.demand, purse, spare, self.patience)
        if sets is not None:
            more = min(purse - sets.spent, spare)
            spent = last.spent + sets.spent + more
            rating = (gain + sets.gain + more) * CARD - spent
            if rating > self.rating:
                self.rating, self.best_runs, self.best_sets = rating, laid, sets

    def _told(self) -> Plan:
        """The best plan with real cards."""
        purse = self.purse - self.best_sets.spent
        purse -= self.best_runs[-1][1].spent if self.best_runs else 0
        rows: list[tuple[int, int, tuple[int, ...], int]] = []
        for place, sets in self.best_sets.sets:
            for new in sets:
                places = tuple(place + at for at in _places(new.cards))
                rows.append((new.kind, 0, places, new.wilds))
        for course, filling in self.best_runs:
            kind, strange = course.kind, filling.strange
            more = min(kind.part.cap_when_laid - filling.wilds, len(strange), purse)
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
        """A card from the hand if it is there still, else the first copy that could come."""
        twins = left >> place & COUNT
        if not twins:
            copies = (1 << self.planner.packs) - 1
            twins = copies & ~((self.hand | wants) >> place)
        return (twins & -twins) << place


def _places(cards: Grid) -> list[int]:
    """The place of every card of a grid, as often as it is there."""
    return [
        place for place in range(0, 4 * SUIT_STEP, RANK_STEP) for _ in range(cards >> place & COUNT)
    ]
