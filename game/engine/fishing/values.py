"""What the cards of a fishing game count and take, and the sums of a table."""

from __future__ import annotations

from game.engine.actions import NOWHERE
from game.engine.cards import CARDS_MOST, RANK, CardId, CardSet, pack, unpack
from game.engine.fishing.game import FishingGame
from game.engine.fishing.sums import THINGS_MOST, Addend, TableSums
from game.engine.scoring.points import ranks_of
from game.engine.state import TableState
from game.engine.work import SUMS, Memory, Work

#: Tables are forgotten when together they hold more choices than this.
REMEMBERED_MOST = 400_000
#: To add so many choices up takes as long as a step of other searches.
CHOICES_A_STEP = 40


class Values:
    def __init__(self, game: FishingGame, work: Work) -> None:
        self.work = work
        capture = game.capture
        self.builds_in_sums = capture.builds_in_sums
        pairing = {rank for name in capture.pair_only for rank in ranks_of(name)}
        self.pairs_only = tuple(RANK[card] in pairing for card in range(CARDS_MOST))
        told = (*capture.adds.lists, *capture.takes.lists)
        highest = max(max(numbers, default=0) for numbers in told)

        def numbers_of(card: int, numbers: tuple[int, ...]) -> tuple[int, ...]:
            """A rank that only pairs takes its equals by a number of its own."""
            return (highest + RANK[card],) if self.pairs_only[card] and not numbers else numbers

        adds = tuple(numbers_of(card, told) for card, told in enumerate(capture.adds.lists))
        self.takes = tuple(numbers_of(card, told) for card, told in enumerate(capture.takes.lists))
        #: The values of builds that each card takes.
        self.takes_builds = tuple(
            () if self.pairs_only[card] else self.takes[card] for card in range(CARDS_MOST)
        )
        self.addends = tuple(
            Addend(adds[card], self.pairs_only[card]) for card in range(CARDS_MOST)
        )
        self._highest = max(max(values, default=0) for values in (*adds, *self.takes))
        #: For each value, the cards that take a build of it.
        self.takers = tuple(
            pack(
                card
                for card, values in enumerate(self.takes)
                if value in values and not self.pairs_only[card]
            )
            for value in range(self._highest + 1)
        )
        self.some_only_pair = any(self.pairs_only)
        inert = Addend((), alone=False)
        self._kinds = list(dict.fromkeys((*self.addends, inert)))
        self._kind_of = tuple(self._kinds.index(addend) for addend in self.addends)
        #: Whoever builds can do nothing with cards that only pair.
        self._kind_to_build_with = tuple(
            self._kinds.index(inert if addend.alone else addend) for addend in self.addends
        )
        self._sums: Memory[TableSums] = Memory()
        self._remembered = 0

    def loose_sums(self, state: TableState) -> TableSums:
        things = tuple([self._kind_of[card] for card in self.looked_at(state)])
        return self._sums.get(things) or self._sums_of(things)

    def building_sums(self, state: TableState) -> TableSums:
        """Loose cards, as far as they may be gathered into a build."""
        kinds = [self._kind_to_build_with[card] for card in self.looked_at(state)]
        return self._sums_of(tuple(kinds))

    def all_sums(self, state: TableState) -> TableSums:
        """Loose cards, then builds."""
        kinds = [self._kind_of[card] for card in self.looked_at(state)]
        builds = state.builds[:THINGS_MOST]
        return self._sums_of((*kinds, *[-build.value for build in builds]))

    def looked_at(self, state: TableState) -> list[CardId]:
        """The loose cards that are added up: all of them, unless the table is too large."""
        if len(state.loose) <= THINGS_MOST:
            return state.loose
        self.work.was_cut(SUMS)
        return state.loose[:THINGS_MOST]

    def is_cut(self, state: TableState) -> bool:
        """Are there more sums on this table than are listed? Ask once the acts are."""
        sums = self.loose_sums(state), self.building_sums(state), self.all_sums(state)
        return any(one.is_cut for one in sums)

    def _sums_of(self, things: tuple[int, ...]) -> TableSums:
        """A thing is the number of a kind of card, or a build's value below zero."""
        found = self._sums.get(things)
        if found is None:
            if not things:
                return self._sums.keep(things, TableSums.of_nothing(self._highest))
            last = things[-1]
            alone = not self.builds_in_sums
            thing = self._kinds[last] if last >= 0 else Addend((-last,), alone)
            found = self._sums_of(things[:-1]).extended(thing)
            self._remembered += found.choices
            if self._remembered > REMEMBERED_MOST:
                self._sums, self._remembered = Memory(), found.choices
            self._sums.keep(things, found)
            self.work.done += found.choices // CHOICES_A_STEP
        return found

    def held(self, cards: CardSet) -> tuple[int, ...]:
        """The values that the cards of a hand could take a build with."""
        values = [value for card in unpack(cards) for value in self.takes_builds[card]]
        return tuple(dict.fromkeys(values))


def place_of_value(state: TableState, value: int) -> int:
    """Where the build of a value lies; there is one at most."""
    for place, build in enumerate(state.builds):
        if build.value == value:
            return place
    return NOWHERE
