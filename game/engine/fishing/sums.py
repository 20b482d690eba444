"""What the cards of a fishing game count and take, and the sums of a table.

Which things on a table add up to a value, and in how many disjoint ways: a choice of things is a
bit mask over the list of things. The same small tables come again and again, so the sums of a table
are worked out once, all values together.

A table that nobody has taken from for long has more sums than anybody could list. There the lists
are cut short; `splits`, which judges one given choice, gives up much later, and says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from operator import itemgetter
from typing import Final, NamedTuple

from game.engine.actions import NOWHERE
from game.engine.cards import CARDS_MOST, RANK, CardId, CardSet, pack, unpack
from game.engine.fishing.game import FishingGame
from game.engine.scoring.points import ranks_of
from game.engine.state import TableState
from game.engine.work import SUMS, Memory, Patience, Work

NO_LIMIT: Final = CARDS_MOST
#: The most groups listed for one value. A table of fourteen cards at its worst has some two
#: thousand.
GROUPS_MOST: Final = 1_000
UNIONS_MOST: Final = 2_500
#: The most choices listed and the most pairs of them tried, for all values together; and the most
#: things of a table looked at. No table of a bundled game comes near them.
CHOICES_MOST: Final = 24_000
PAIRS_MOST: Final = 6_400_000
THINGS_MOST: Final = 40
#: The most acts listed, or a few more.
ACTS_MOST: Final = 30_000
#: The most groups tried when one given choice is judged.
SPLITS_MOST: Final = 60_000


class Addend(NamedTuple):
    """What a thing may count, and whether it counts by itself only."""

    values: tuple[int, ...]
    alone: bool


@lru_cache(1 << 16)
def places_in(mask: int) -> tuple[int, ...]:
    """Return the places of the things that a mask chooses."""
    return tuple(at for at in range(mask.bit_length()) if mask >> at & 1)


@lru_cache(1 << 16)
def chosen_by(mask: int) -> Callable[[Sequence[CardId]], Sequence[CardId]]:
    """Return a function that takes the things a mask chooses out of their list."""
    if mask & (mask - 1):
        return itemgetter(*places_in(mask))
    end = mask.bit_length()
    return itemgetter(slice(end - 1, end))


Groups = tuple[tuple[int, ...], ...]
"""For each value, every choice of things that adds up to it."""


class TableSums:
    """All sums of one table, up to the highest value of interest.

    Tables grow out of smaller ones: `extended` adds one thing to all that is known already.
    """

    def __init__(self, size: int, joint: Groups, groups: Groups) -> None:
        self._size = size
        self._joint = joint
        self.groups = groups
        self._groups_most = min(GROUPS_MOST, CHOICES_MOST // len(groups))
        self._pairs_most = PAIRS_MOST // len(groups)
        #: Whether some list was cut short.
        self.is_cut = False
        #: How many choices there are, for all values together.
        self.choices = sum(map(len, groups))
        self._unions: dict[int, tuple[int, ...]] = {}
        self._piles: dict[tuple[tuple[int, ...], int], tuple[int, ...]] = {}

    @classmethod
    def of_nothing(cls, highest: int) -> TableSums:
        empty: Groups = ((0,), *[()] * highest)
        return cls(0, empty, empty)

    def extended(self, thing: Addend) -> TableSums:
        bit, joint = 1 << self._size, self._joint
        if thing.alone:
            groups = list(self.groups)
            for value in thing.values:
                groups[value] += (bit,)
            return TableSums(self._size + 1, joint, tuple(groups))
        grown = list(joint)
        most = self._groups_most if self._size > 10 else 2 * GROUPS_MOST
        for value in thing.values:
            for total in range(value, len(joint)):
                if (below := joint[total - value]) and len(grown[total]) < most:
                    grown[total] += tuple([mask | bit for mask in below])
        if len(thing.values) > 1:
            grown = [tuple(dict.fromkeys(masks)) for masks in grown]
        if self._size > 10:
            grown = [masks[:most] for masks in grown]
        if self.groups is joint:
            together = tuple(grown)
            return self._after(together, together)
        groups = [
            masks + tuple([mask for mask in known if mask not in old])
            for masks, known, old in zip(grown, self.groups, joint, strict=True)
        ]
        return self._after(tuple(grown), tuple(groups))

    def _after(self, joint: Groups, groups: Groups) -> TableSums:
        after = TableSums(self._size + 1, joint, groups)
        after.is_cut = self.is_cut or max(map(len, joint)) >= self._groups_most
        return after

    def small_groups(self, value: int, most: int) -> tuple[int, ...]:
        """Return the groups of at most `most` things."""
        groups = self.groups[value]
        if most >= self._size or not groups:
            return groups
        return tuple(mask for mask in groups if mask.bit_count() <= most)

    def unions(self, value: int, most: int = NO_LIMIT) -> tuple[int, ...]:
        """Return every choice of things that falls into groups of that worth; the empty one
        first."""
        if most < self._size:
            return self._united(self.small_groups(value, most))
        found = self._unions.get(value)
        if found is None:
            found = self._unions[value] = self._united(self.groups[value])
        return found

    def _united(self, groups: tuple[int, ...]) -> tuple[int, ...]:
        if len(groups) < 2:
            return (0, *groups)
        unions = {0: None}
        tried = 0
        for group in groups:
            tried += len(unions)
            unions |= dict.fromkeys([union | group for union in unions if not union & group])
            if len(unions) > UNIONS_MOST or tried > self._pairs_most:
                self.is_cut = True
                break
        return tuple(unions)

    def piles(
        self, values: tuple[int, ...], total: int, most: int, multiple: bool
    ) -> tuple[int, ...]:
        """Return what may be gathered under a card of these values so that every group is worth the
        total; `multiple`: beside the card's own group there may be further ones. For one table
        always ask with the same `most` and `multiple`."""
        found = self._piles.get((values, total))
        if found is None:
            further = self.unions(total, most) if multiple else (0,)
            found = self._piles[values, total] = self._gathered(values, total, further, most - 1)
        return found

    def _gathered(
        self, values: tuple[int, ...], total: int, further: tuple[int, ...], most: int
    ) -> tuple[int, ...]:
        under = [self._under(total - value, most) for value in values]
        if len(values) == 1:
            if values[0] == total:
                return further[1:]
            if len(further) == 1:
                return under[0]
        if sum(map(len, under)) * len(further) <= UNIONS_MOST:
            unions = {
                group | more: None
                for groups in under
                for group in groups
                for more in further
                if not group & more
            }
            unions.pop(0, None)
            return tuple(unions)
        # Not generator expressions: the compiler would make whole lists of them.
        pairs = _pairs(under, further)
        apart = _apart(islice(pairs, self._pairs_most))
        found = tuple(dict.fromkeys(islice(apart, UNIONS_MOST)))
        self.is_cut |= next(pairs, None) is not None
        return found

    def _under(self, missing: int, most: int) -> tuple[int, ...]:
        if missing < 0:
            return ()
        return self.small_groups(missing, most) if missing else (0,)


def _pairs(under: list[tuple[int, ...]], further: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    for groups in under:
        for group in groups:
            for more in further:
                yield group, more


def _apart(pairs: Iterator[tuple[int, int]]) -> Iterator[int]:
    """Yield the unions of pairs that share nothing, but not the empty one."""
    for group, more in pairs:
        if not group & more and group | more:
            yield group | more


def adds_up(things: Sequence[Addend], value: int, most: int = NO_LIMIT) -> bool:
    """Return whether all these things together can be worth the value."""
    if not things or len(things) > most:
        return False
    if len(things) > 1 and any(thing.alone for thing in things):
        return False
    totals = {0: None}
    for thing in things:
        totals = {
            total + worth: None
            for total in totals
            for worth in thing.values
            if total + worth <= value
        }
    return value in totals


class TooLargeError(Exception):
    """A choice of things is too large to be judged."""


def splits(things: Sequence[Addend], value: int, most: int = NO_LIMIT) -> bool:
    """Return whether all these things fall into groups, each worth the value. May raise
    TooLargeError."""
    return _splits(things, value, most, Patience(SPLITS_MOST))


def _splits(things: Sequence[Addend], value: int, most: int, patience: Patience) -> bool:
    if not things:
        return True
    first, *others = things
    for worth in first.values:
        if worth == value and _splits(others, value, most, patience):
            return True
        if worth < value and not first.alone:
            for rest in _without_group(others, value - worth, most - 1, patience):
                if _splits(rest, value, most, patience):
                    return True
    return False


def _without_group(
    things: Sequence[Addend], missing: int, most: int, patience: Patience
) -> Iterator[Sequence[Addend]]:
    """Yield what is left over when some of the things, worth what is missing, are put aside."""
    if not patience.spend():
        raise TooLargeError
    if missing == 0:
        yield things
        return
    if most == 0:
        return
    for at, thing in enumerate(things):
        if not thing.alone:
            for worth in thing.values:
                if worth <= missing:
                    later = things[at + 1 :]
                    for rest in _without_group(later, missing - worth, most - 1, patience):
                        yield [*things[:at], *rest]


#: Tables are forgotten when together they hold more choices than this.
REMEMBERED_MOST: Final = 400_000
#: Adding up this many choices takes as long as a step of other searches.
CHOICES_A_STEP: Final = 40


class Values:
    def __init__(self, game: FishingGame, work: Work) -> None:
        self.work = work
        capture = game.capture
        self.builds_in_sums = capture.builds_in_sums
        pairing = {rank for name in capture.pair_only for rank in ranks_of(name)}
        self.pairs_only = tuple(RANK[card] in pairing for card in range(CARDS_MOST))
        lists = (*capture.adds.lists, *capture.reach.lists)
        highest = max(max(numbers, default=0) for numbers in lists)

        def numbers_of(card: int, numbers: tuple[int, ...]) -> tuple[int, ...]:
            """Return the numbers of a card; a rank that only pairs has one of its own, by which
            its equals take it."""
            return (highest + RANK[card],) if self.pairs_only[card] and not numbers else numbers

        adds = tuple(numbers_of(card, numbers) for card, numbers in enumerate(capture.adds.lists))
        self.takes = tuple(
            numbers_of(card, numbers) for card, numbers in enumerate(capture.reach.lists)
        )
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
        #: The kind of each card as an addend of a build; a card that only pairs is of no use there.
        self._kind_to_build_with = tuple(
            self._kinds.index(inert if addend.alone else addend) for addend in self.addends
        )
        self._sums: Memory[TableSums] = Memory()
        self._remembered = 0

    def loose_sums(self, state: TableState) -> TableSums:
        things = tuple([self._kind_of[card] for card in self.looked_at(state)])
        return self._sums.get(things) or self._sums_of(things)

    def building_sums(self, state: TableState) -> TableSums:
        """Return the sums of the loose cards that may be gathered into a build."""
        kinds = [self._kind_to_build_with[card] for card in self.looked_at(state)]
        return self._sums_of(tuple(kinds))

    def all_sums(self, state: TableState) -> TableSums:
        """Return the sums of the loose cards and the builds, which come after them in a mask."""
        kinds = [self._kind_of[card] for card in self.looked_at(state)]
        builds = state.builds[:THINGS_MOST]
        return self._sums_of((*kinds, *[-build.value for build in builds]))

    def looked_at(self, state: TableState) -> list[CardId]:
        """Return the loose cards that are added up: all of them, unless the table is too large."""
        if len(state.loose) <= THINGS_MOST:
            return state.loose
        self.work.was_cut(SUMS)
        return state.loose[:THINGS_MOST]

    def is_cut(self, state: TableState) -> bool:
        """Return whether there are more sums on this table than are listed. Ask once the acts are
        listed."""
        sums = self.loose_sums(state), self.building_sums(state), self.all_sums(state)
        return any(one.is_cut for one in sums)

    def _sums_of(self, things: tuple[int, ...]) -> TableSums:
        """Return the sums of some things: each is the number of a kind of card, or minus the value
        of a build."""
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

    def is_taken(self, value: int) -> bool:
        """Return whether there is a card that takes a build of this value."""
        return 0 <= value <= self._highest and bool(self.takers[value])

    def held(self, cards: CardSet) -> tuple[int, ...]:
        """Return the values of builds that the cards of a hand could take."""
        values = [value for card in unpack(cards) for value in self.takes_builds[card]]
        return tuple(dict.fromkeys(values))


def place_of_value(state: TableState, value: int) -> int:
    """Return the place of the build of a value, of which there is one at most, or NOWHERE."""
    for place, build in enumerate(state.builds):
        if build.value == value:
            return place
    return NOWHERE
