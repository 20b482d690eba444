"""The ways to lay cards of one rank in sets, and the best runs in some cards of one world.

A table is asked with cards as a grid, and remembers what it was asked: few cards of one rank or
suit come up again and again, and the answers for smaller grids are the steps to those for larger
ones. A `RunTable` answers for every number of wild cards spent.

Why its answer is exact: the lowest card of the grid either lies in no run, and then the others
are packed without it; or it lies in one run, and then every run it can be part of is tried, slot
by slot downwards and upwards, each slot with a natural card if there is one and with a wild card
if one is left, and the cards that stay are packed. No packing is left out. Cards that no run can
hold are put aside first, and cards so far apart that no run can hold both are packed apart.

Where patience ends no further runs are begun, and what is remembered is no longer exact.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import ClassVar, Final, NamedTuple

from game.engine.arrange.grid import (
    A_MELD,
    COUNT,
    NEVER,
    ONE_SUIT,
    UNITS,
    Grid,
    Layout,
    Scores,
    place_of,
)
from game.engine.cards import ACE, FIRST_TWINS, KING, RANK_STEP, SUIT_STEP, Ranks, faces_held
from game.engine.rummy.sets import SetKind, SetSuits
from game.engine.work import Patience

#: The key of a table has this bit set in the count of each suit whose cards could lie in a run.
WANTED_SHIFT: Final = 3
WANTED: Final[Grid] = UNITS << WANTED_SHIFT


#: The most steps for one rank, the most when patience has ended, and how many of these steps take
#: as long as a step of other searches. Eight cards of a rank need fewer.
STEPS_MOST, FEW_STEPS, A_STEP = 4_000, 60, 4


class SetRule(NamedTuple):
    """One kind of set."""

    kind: int
    suits: SetSuits
    least: int
    most: int
    wilds: int

    def allows(self, chosen: Sequence[int], wilds: int) -> bool:
        """Return whether these counts of each suit, with these wild cards, are such a set."""
        size = sum(chosen) + wilds
        return self.least <= size <= self.most and self.suits.fits(chosen, wilds)


def rule_of(kind: SetKind) -> SetRule:
    return SetRule(kind.index, kind.suits, kind.min, kind.part.most_when_laid, kind.cap)


class NewSet(NamedTuple):
    """A set that could be laid. `cards`: how many of every suit, where the aces stand in a grid."""

    kind: int
    cards: Grid
    wilds: int


class Way(NamedTuple):
    """Some sets of one rank: the cards they take, the wild cards they spend, what they score.

    `bound` is the most this way can add to any arrangement. `touched`: for every world of runs
    that could have used the cards, its number and what it loses, where the aces stand.
    """

    taken: Grid
    spent: int
    score: int
    bound: int
    sets: tuple[NewSet, ...]
    touched: tuple[tuple[int, Grid], ...] = ()


class RankSets(NamedTuple):
    """What can be made of one rank in sets.

    `ways`: those that make a difference, the most promising first; none of them is the empty way.
    `alone`: no run could use any of the cards. Then `scores[n]` is the best that the rank can score
    spending exactly n wild cards. `touched`: the worlds of runs that the ways touch. `exact`: no
    better way was left untried.
    """

    ways: tuple[Way, ...]
    alone: bool
    scores: Scores
    touched: tuple[int, ...]
    exact: bool

    def best(self, spent: int) -> tuple[NewSet, ...]:
        """Return the best sets with this many wild cards."""
        return next(
            (
                way.sets
                for way in self.ways
                if way.spent == spent and way.score == self.scores[spent]
            ),
            (),
        )


class SetTable(dict[Grid, RankSets]):
    """The ways to make sets of one rank, by its cards. `natural[suit]` and `wild` are what a card
    scores. `spends`: natural cards of the rank are taken from the wild cards. Of those there are
    `wilds`, and `strangers` of them may stand for cards of the rank; `relief` is the most that one
    can add to the score by being spent.
    """

    MOST: ClassVar[int] = 5_000

    def __init__(
        self,
        rules: Sequence[SetRule],
        natural: Sequence[int],
        wild: int,
        spends: bool,
        wilds: int,
        strangers: int,
        relief: int,
        layout: Layout,
        patience: Patience,
    ) -> None:
        super().__init__()
        self.rules = tuple(rules)
        self.natural = natural
        self.wild = wild
        self.spends = spends
        self.wilds = wilds
        self.strangers = strangers
        self.relief = relief
        self.layout = layout
        self.patience = patience
        self._every: dict[Grid, tuple[tuple[Way, ...], bool]] = {}
        #: The patience for the rank whose ways are being made.
        self._own = Patience(STEPS_MOST)

    def __missing__(self, key: Grid) -> RankSets:
        wanted = ((key & WANTED) >> WANTED_SHIFT) * COUNT
        cards = key & ~WANTED
        self._own.begin(FEW_STEPS if self.patience.is_spent else STEPS_MOST)
        every, is_cut = self._every.get(cards) or self._every_way(cards)
        ways = self._kept(every, wanted)
        self.patience.spend(self._own.taken // A_STEP)
        exact = not is_cut and not self._own.is_spent
        scores = [0, *(NEVER,) * self.wilds]
        for way in ways:
            scores[way.spent] = max(scores[way.spent], way.score)
        touched = tuple(sorted({world for way in ways for world, _ in way.touched}))
        found = RankSets(ways, not wanted, tuple(scores), touched, exact)
        if len(self) >= self.MOST:
            self.clear()
            self._every.clear()
        self[key] = found
        return found

    def _every_way(self, cards: Grid) -> tuple[tuple[Way, ...], bool]:
        """Return all ways to lay these cards in sets, and whether there may be more."""
        found = self._every[cards] = tuple(self._all(cards)), self._own.is_spent
        return found

    def _all(self, cards: Grid) -> Iterator[Way]:
        """Yield every choice of sets; of those that take the same cards and wild cards, the
        best."""
        found: dict[tuple[Grid, int], tuple[int, tuple[NewSet, ...]]] = {(0, 0): (0, ())}
        for new, gain in self._single(cards):
            for (taken, wilds), (score, sets) in list(found.items()):
                while self._own.spend():
                    taken, wilds = taken + new.cards, wilds + new.wilds
                    score, sets = score + gain, (*sets, new)
                    if wilds > self.strangers or not _within(taken, cards):
                        break
                    if (taken, wilds) not in found or found[taken, wilds][0] < score:
                        found[taken, wilds] = (score, sets)
        for (taken, wilds), (score, sets) in found.items():
            spent = wilds + self.spends * _size(taken)
            if spent <= self.wilds:
                yield Way(taken, spent, score, score + spent * self.relief, sets)

    def _single(self, cards: Grid) -> Iterator[tuple[NewSet, int]]:
        """Yield every set the cards allow, and what it scores."""
        counts = [cards >> suit * SUIT_STEP & COUNT for suit in range(4)]
        for rule in self.rules:
            for chosen in product(*(range(count + 1) for count in counts)):
                if not self._own.spend():
                    return
                for wilds in range(min(rule.wilds, self.strangers) + 1):
                    if rule.allows(chosen, wilds):
                        taken = sum(n << suit * SUIT_STEP for suit, n in enumerate(chosen))
                        gain = A_MELD + wilds * self.wild
                        gain += sum(n * self.natural[suit] for suit, n in enumerate(chosen))
                        yield NewSet(rule.kind, taken, wilds), gain

    def _kept(self, ways: Sequence[Way], wanted: Grid) -> tuple[Way, ...]:
        """Return the ways without those that another way makes needless."""
        kept: list[Way] = []
        for way in sorted(ways, key=lambda way: (-way.score, way.taken, way.spent)):
            if (self._own.spend(len(kept)) or not kept) and not any(
                other.spent == way.spent and _within(other.taken & wanted, way.taken & wanted)
                for other in kept
            ):
                kept.append(way)
        kept.sort(key=lambda way: -way.bound)
        return tuple(
            way._replace(touched=tuple(self.layout.parts(way.taken & wanted)))
            for way in kept
            if way.sets
        )


def _size(cards: Grid) -> int:
    return sum(cards >> suit * SUIT_STEP & COUNT for suit in range(4))


def _within(part: Grid, whole: Grid) -> bool:
    """Return whether no count in `part` is greater than in `whole`. Counts may be seven at most, in
    `part` eight."""
    return (whole + WANTED - part) & WANTED == WANTED


#: The column of a slot in which a wild card lies.
WILD: Final = -1
#: The kind of a card that lies in the run begun by an earlier card of the chain.
SAME_RUN: Final = -1

Chain = tuple[int, ...]
"""Runs card by card, each as three numbers: kind, slot, column."""


class NewRun(NamedTuple):
    """A run that could be laid. `naturals`: one for every natural card, where it stands in the grid
    of the world."""

    kind: int
    start: int
    naturals: Grid
    wilds: int


class Packing:
    """The best runs in some cards. `scores[n]`: the best that runs can score spending exactly n
    wild cards; NEVER if they cannot. `reach`: one for every card of the grid that could lie in a
    run at all."""

    __slots__ = ("_runs", "chains", "reach", "scores", "top")

    def __init__(self, scores: Scores, chains: tuple[Chain, ...], reach: Grid) -> None:
        self.scores = scores
        self.top = scores[0]
        self.chains = chains
        self.reach = reach
        self._runs: dict[int, tuple[NewRun, ...]] | None = None

    def runs(self, spent: int, ranks: Ranks) -> tuple[NewRun, ...]:
        """Return the runs that score the best with this many wild cards."""
        if self._runs is None:
            self._runs = {}
        known = self._runs.get(spent)
        if known is None:
            known = self._runs[spent] = tuple(_runs(self.chains[spent], ranks))
        return known


Begun = tuple[Scores, tuple[Chain, ...]]
"""The scores and chains of a packing whose last run still grows."""


class Best:
    """The best so far for every number of wild cards; among equals the first found."""

    __slots__ = ("chains", "scores")

    def __init__(self, scores: Scores, chains: Sequence[Chain]) -> None:
        self.scores = list(scores)
        self.chains = list(chains)

    def offer(self, begun: Begun, gain: int, spent: int, card: Chain) -> None:
        """Take what this card and `begun` make together, wherever that scores more."""
        scores, chains = begun
        for count in range(spent, len(self.scores)):
            before = scores[count - spent]
            if before != NEVER and before + gain > self.scores[count]:
                self.scores[count] = before + gain
                self.chains[count] = card + chains[count - spent]

    def begun(self) -> Begun:
        return tuple(self.scores), tuple(self.chains)


def side_by_side(one: Packing, other: Packing) -> Packing:
    """Return what two packings that share no card make together."""
    size = len(one.scores)
    scores = [NEVER] * size
    splits = [0] * size
    for count in range(size):
        for part in range(count + 1):
            first, second = one.scores[part], other.scores[count - part]
            if first != NEVER and second != NEVER and first + second > scores[count]:
                scores[count], splits[count] = first + second, part
    chains = tuple(
        one.chains[part] + other.chains[count - part] for count, part in enumerate(splits)
    )
    return Packing(tuple(scores), chains, one.reach | other.reach)


def _runs(chain: Chain, ranks: Ranks) -> Iterator[NewRun]:
    """Yield the runs of a chain."""
    begins = [at for at in range(0, len(chain), 3) if chain[at] != SAME_RUN]
    for begin, end in pairwise([*begins, len(chain)]):
        slots, columns = chain[begin + 1 : end : 3], chain[begin + 2 : end : 3]
        naturals = sum(
            1 << place_of(ranks.at(slot), column)
            for slot, column in zip(slots, columns, strict=True)
            if column != WILD
        )
        yield NewRun(chain[begin], min(slots), naturals, columns.count(WILD))


#: Runs round the corner of a whole pack end before they come back to their start.
SLOTS_MOST = 25

_RANKS: Final[Grid] = FIRST_TWINS & ONE_SUIT
_ALL_COLUMNS: Final[Grid] = sum(1 << column * SUIT_STEP for column in range(4))


class Track(NamedTuple):
    """One kind of run in suits that may lie together. `columns` are those suits in the grid."""

    kind: int
    columns: tuple[int, ...]
    least: int
    most: int
    wilds: int
    first: int
    last: int


class RunTable(dict[Grid, Packing]):
    """The best runs in some cards of one world. `natural[column][slot]` and `wild[slot]` are what a
    card scores there. `spends[rank]`: a natural card of the rank is taken from the wild cards, of
    which there are `wilds`."""

    MOST: ClassVar[int] = 40_000

    def __init__(
        self,
        tracks: tuple[Track, ...],
        natural: list[list[int]],
        wild: list[int],
        spends: Sequence[bool],
        wilds: int,
        ranks: Ranks,
        patience: Patience,
    ) -> None:
        super().__init__()
        self.patience = patience
        self.ranks = ranks
        missing = [rank for rank in range(ACE, KING + 1) if not ranks.slot_of(rank)]
        #: One for each rank that the packs do not have.
        self._missing: Grid = sum(1 << place_of(rank) for rank in missing)
        self._shifts = _shifts(ranks) if missing else ()
        #: What a step counts: it takes longer with many wild cards.
        self.step = 1 + wilds // 3
        self.tracks = tracks
        self.natural = natural
        self.wild = wild
        self.spends = spends
        self.wilds = wilds
        self._impossible: Begun = ((NEVER,) * (wilds + 1), ((),) * (wilds + 1))
        self._empty = Packing((0, *(NEVER,) * wilds), self._impossible[1], 0)
        self._windows = tuple(_windows(track, wilds, ranks) for track in self.tracks)
        self._gap = max((min(track.wilds, wilds) for track in self.tracks), default=0)
        self._begun: dict[tuple[int, ...], Begun] = {}

    def __missing__(self, grid: Grid) -> Packing:
        """Work out the packing of a grid. Tables that are too large are emptied only here, between
        questions: a large question needs all the steps it has taken."""
        if len(self) >= self.MOST:
            self.clear()
        if len(self._begun) >= self.MOST:
            self._begun.clear()
        return self._packing(grid)

    def _packing(self, grid: Grid) -> Packing:
        packing = self.get(grid)
        if packing is not None:
            return packing
        self.patience.left -= self.step
        if self.patience.left < 0:
            return self._empty
        reach = self._reach(grid)
        useful = grid & reach * COUNT
        if not useful:
            packing = self._empty
        elif useful != grid:
            packing = self._packing(useful)
        else:
            near = self._near(grid)
            if near == grid:
                packing = self._pack(grid, reach)
            else:
                packing = side_by_side(self._packing(near), self._packing(grid - near))
        self[grid] = packing
        return packing

    def _reach(self, grid: Grid) -> Grid:
        """Return a one for each card that can lie in a run: then it can lie in one of the least
        size."""
        here = faces_held(grid)
        reach = 0
        for track, windows in zip(self.tracks, self._windows, strict=True):
            ranks = 0
            for column in track.columns:
                ranks |= here >> column * SUIT_STEP
            ranks &= ONE_SUIT
            near = 0
            for window, least in windows:
                if (ranks & window).bit_count() >= least:
                    near |= window
            for column in track.columns:
                reach |= near << column * SUIT_STEP
        return reach & here

    def _ranks(self, grid: Grid) -> Grid:
        for column in range(1, len(self.natural)):
            grid |= grid >> column * SUIT_STEP
        return grid & ONE_SUIT

    def _near(self, grid: Grid) -> Grid:
        """Return some of the cards, so far from all others that no run could bridge the gap. The
        ranks are looked at as a ring, whether or not a run can go round the corner; those that the
        packs do not have make no gap."""
        ranks = faces_held(self._ranks(grid))
        filled = ranks | self._missing
        for _ in range(self._gap):
            filled |= filled << RANK_STEP | filled >> SUIT_STEP - RANK_STEP
        empty = _RANKS & ~filled
        if not empty:
            return grid
        above = empty.bit_length()
        edges = _RANKS >> above << above | (empty & -empty) - 1
        if not ranks & edges:
            lowest = ranks & -ranks
            after = empty & -lowest
            edges = (after & -after) - lowest
        return grid & (edges & _RANKS) * (COUNT * _ALL_COLUMNS)

    def _pack(self, grid: Grid, reach: Grid) -> Packing:
        """Return the best runs in a grid whose cards all can be in runs, none far from the
        others."""
        ranks = self._ranks(grid)
        rank = ((ranks & -ranks).bit_length() - 1) // RANK_STEP + 1
        column = next(
            column for column in range(len(self.natural)) if grid >> place_of(rank, column) & COUNT
        )
        rest = grid - (1 << place_of(rank, column))
        others = self._packing(rest)
        best = Best(others.scores, others.chains)
        for number, track in enumerate(self.tracks):
            if column in track.columns:
                room = min(track.wilds, self.wilds)
                first = self.ranks.slot_of(rank)
                around = first + self.ranks.count
                for slot in (first, around) if first <= room + 1 else (first,):
                    if track.first <= slot <= track.last:
                        runs = self._down(number, rest, slot, slot, room)
                        gain = self.natural[column][slot] + A_MELD
                        best.offer(runs, gain, self.spends[rank], (track.kind, slot, column))
        return Packing(*best.begun(), reach)

    def _down(self, number: int, grid: Grid, low: int, high: int, room: int) -> Begun:
        """Return the best runs if one has been begun that fills these slots and may grow both
        ways."""
        key = (number, grid, low, high, room)
        known = self._begun.get(key)
        if known is not None:
            return known
        self.patience.left -= self.step
        if self.patience.left < 0:
            return self._impossible
        track = self.tracks[number]
        size = high - low + 1
        best = Best(*self._impossible)
        if low <= self.ranks.count:
            steps = min(track.most - size, track.last - high)
            best = Best(*self._up(number, grid, high + 1, steps, track.least - size, room))
        if size < track.most and low > track.first:
            slot = low - 1
            rank = self.ranks.at(slot)
            for column in track.columns:
                if grid >> place_of(rank, column) & COUNT:
                    rest = grid - (1 << place_of(rank, column))
                    runs = self._down(number, rest, slot, high, room)
                    gain = self.natural[column][slot]
                    best.offer(runs, gain, self.spends[rank], (SAME_RUN, slot, column))
            if room:
                runs = self._down(number, grid, slot, high, room - 1)
                best.offer(runs, self.wild[slot], 1, (SAME_RUN, slot, WILD))
        known = self._begun[key] = best.begun()
        return known

    def _up(self, number: int, grid: Grid, slot: int, steps: int, missing: int, room: int) -> Begun:
        """Return the best runs if one has been begun that grows upwards from a slot, by at most
        `steps` and with at least `missing` cards missing."""
        if missing > steps:
            return self._impossible
        if steps == 0:
            return self._ended(grid)
        key = (number, grid, slot, steps, max(missing, 0), room, 0)
        known = self._begun.get(key)
        if known is not None:
            return known
        self.patience.left -= self.step
        if self.patience.left < 0:
            return self._impossible
        track = self.tracks[number]
        best = Best(*(self._impossible if missing > 0 else self._ended(grid)))
        ahead = self._ahead(grid, track, slot)
        if ahead > room or ahead >= steps:
            self._end_wild(best, grid, slot, min(room, steps), missing)
        else:
            rank = self.ranks.at(slot)
            for column in track.columns:
                if not ahead and grid >> place_of(rank, column) & COUNT:
                    rest = grid - (1 << place_of(rank, column))
                    runs = self._up(number, rest, slot + 1, steps - 1, missing - 1, room)
                    gain = self.natural[column][slot]
                    best.offer(runs, gain, self.spends[rank], (SAME_RUN, slot, column))
            if room:
                runs = self._up(number, grid, slot + 1, steps - 1, missing - 1, room - 1)
                best.offer(runs, self.wild[slot], 1, (SAME_RUN, slot, WILD))
        known = self._begun[key] = best.begun()
        return known

    def _ahead(self, grid: Grid, track: Track, slot: int) -> int:
        """Return how many slots it is to the next natural card."""
        ranks = 0
        for column in track.columns:
            ranks |= grid >> column * SUIT_STEP & ONE_SUIT
        if self._shifts:
            ranks = sum((ranks & mask) >> shift for mask, shift in self._shifts)
        ranks = (ranks | ranks << self.ranks.count * RANK_STEP) >> (slot - 1) * RANK_STEP
        return ((ranks & -ranks).bit_length() - 1) // RANK_STEP if ranks else SLOTS_MOST

    def _end_wild(self, best: Best, grid: Grid, slot: int, most: int, missing: int) -> None:
        """Offer the ends of a run with wild cards only. Their own slots matter for the score alone;
        in the chain all have the first."""
        others = self._ended(grid)
        gain = 0
        for count in range(1, most + 1):
            gain += self.wild[slot + count - 1]
            if count >= missing:
                best.offer(others, gain, count, (SAME_RUN, slot, WILD) * count)

    def _ended(self, grid: Grid) -> Begun:
        """Return what the other cards make once a run has ended."""
        packing = self._packing(grid)
        return packing.scores, packing.chains


def _shifts(ranks: Ranks) -> tuple[tuple[Grid, int], ...]:
    """Return how far the ranks of a grid move, and which, so that none is missing between them."""
    moved: dict[int, Grid] = {}
    for slot in range(1, ranks.count + 1):
        place = place_of(ranks.at(slot))
        shift = place - place_of(slot)
        moved[shift] = moved.get(shift, 0) | COUNT << place
    return tuple((mask, shift) for shift, mask in moved.items())


def _windows(track: Track, wilds: int, ranks: Ranks) -> tuple[tuple[Grid, int], ...]:
    """Return, for every place of a shortest run, a one in each of its ranks, and how many of them
    must be held."""
    natural = max(track.least - min(track.wilds, wilds), 1)
    starts = range(track.first, min(ranks.count, track.last - track.least + 1) + 1)
    places = [range(start, start + track.least) for start in starts]
    return tuple(
        (sum(1 << place_of(ranks.at(slot)) for slot in slots), natural) for slots in places
    )
