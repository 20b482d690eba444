"""The best runs in some cards, for every number of wild cards spent on them.

A table is asked with the cards of one suit (or of the suits that may mix) as a grid, and answers
with a `Packing`. It remembers what it was asked: the answers for smaller grids are the steps to
those for larger ones, and few suits of few cards come up again and again.

Why the answer is exact: the lowest card of the grid either lies in no run, and then the others
are packed without it; or it lies in one run, and then every run it can be part of is tried, slot
by slot downwards and upwards, each slot with a natural card if there is one and with a wild card
if one is left, and the cards that stay are packed. No packing is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.arrange.grid import COUNT, ONE_SUIT, RANK_UNITS, Grid, held, place_of
from game.engine.cards import RANK_STEP, SUIT_STEP

#: The column of a slot in which a wild card lies.
WILD = -1
#: The kind of a link that goes on with the run begun by the one before.
SAME_RUN = -1
#: Lower than any score.
NEVER = -(1 << 60)
#: Runs that go round the corner start up to the king and end before they come back to it.
LAST_START, SLOTS_MOST = 13, 25


class Track(NamedTuple):
    """One kind of run in suits that may lie together. `columns` are those suits in the grid."""

    kind: int
    columns: tuple[int, ...]
    least: int
    most: int
    wilds: int
    first: int
    last: int


class Link(NamedTuple):
    """A card of a run: a chain of links tells all runs of a packing."""

    kind: int
    slot: int
    column: int
    rest: Link | None


class Packing(NamedTuple):
    """`scores[n]`: the best that runs can score spending exactly n wild cards; NEVER if they
    cannot. `reach`: one for every card of the grid that could lie in a run at all."""

    scores: tuple[int, ...]
    links: tuple[Link | None, ...]
    reach: Grid


class RunTable(dict[Grid, Packing]):
    """`natural[column][slot]` and `wild[slot]` are what a card scores there, `each` what a run
    scores for being one. `spends[rank]`: a natural card of the rank is taken from the wild cards.
    """

    MOST = 40_000

    def __init__(
        self,
        tracks: Sequence[Track],
        natural: Sequence[Sequence[int]],
        wild: Sequence[int],
        each: int,
        spends: Sequence[int],
        wilds: int,
    ) -> None:
        super().__init__()
        self.tracks = tuple(tracks)
        self.natural = natural
        self.wild = wild
        self.each = each
        self.spends = spends
        self.wilds = wilds
        self.impossible = Packing((NEVER,) * (wilds + 1), (None,) * (wilds + 1), 0)
        self.empty = Packing((0, *self.impossible.scores[1:]), self.impossible.links, 0)
        self._windows = tuple(_windows(track, wilds) for track in self.tracks)
        self._begun: dict[tuple[int, ...], Packing] = {}

    def __missing__(self, grid: Grid) -> Packing:
        reach = self._reach(grid)
        useful = grid & reach * COUNT
        if not useful:
            packing = self.empty
        elif useful != grid:
            packing = self[useful]
        else:
            packing = self._pack(grid, reach)
        if len(self) >= self.MOST:
            self.clear()
        if len(self._begun) >= self.MOST:
            self._begun.clear()
        self[grid] = packing
        return packing

    def _reach(self, grid: Grid) -> Grid:
        """A card lies in some run if it lies in one of the least size."""
        here = held(grid)
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

    def _pack(self, grid: Grid, reach: Grid) -> Packing:
        ranks = grid
        for column in range(1, len(self.natural)):
            ranks |= grid >> column * SUIT_STEP
        ranks &= ONE_SUIT
        rank = ((ranks & -ranks).bit_length() - 1) // RANK_STEP + 1
        column = next(
            column
            for column in range(len(self.natural))
            if grid >> place_of(rank, column) & COUNT
        )
        rest = grid - (1 << place_of(rank, column))
        best = _Best(self[rest])
        for number, track in enumerate(self.tracks):
            if column in track.columns:
                room = min(track.wilds, self.wilds)
                for slot in (rank, rank + 13):
                    if track.first <= slot <= track.last:
                        runs = self._down(number, rest, slot, slot, room)
                        gain = self.natural[column][slot] + self.each
                        best.offer(runs, gain, self.spends[rank], (track.kind, slot, column))
        return best.packing(reach)

    def _down(self, number: int, grid: Grid, low: int, high: int, room: int) -> Packing:
        """The best runs if one has been begun that fills these slots and may grow both ways."""
        key = (number, grid, low, high, room)
        known = self._begun.get(key)
        if known is not None:
            return known
        track = self.tracks[number]
        size = high - low + 1
        best = _Best(self.impossible)
        if low <= LAST_START:
            steps = min(track.most - size, track.last - high)
            best = _Best(self._up(number, grid, high + 1, steps, track.least - size, room))
        if size < track.most and low > track.first:
            slot = low - 1
            rank = (slot - 1) % 13 + 1
            for column in track.columns:
                if grid >> place_of(rank, column) & COUNT:
                    rest = grid - (1 << place_of(rank, column))
                    runs = self._down(number, rest, slot, high, room)
                    gain = self.natural[column][slot]
                    best.offer(runs, gain, self.spends[rank], (SAME_RUN, slot, column))
            if room:
                runs = self._down(number, grid, slot, high, room - 1)
                best.offer(runs, self.wild[slot], 1, (SAME_RUN, slot, WILD))
        known = self._begun[key] = best.packing(0)
        return known

    def _up(
        self, number: int, grid: Grid, slot: int, steps: int, missing: int, room: int
    ) -> Packing:
        """The best runs if one has been begun that grows upwards from a slot, by so many steps at
        the most and so many missing at the least."""
        if missing > steps:
            return self.impossible
        if steps == 0:
            return self[grid]
        key = (number, grid, slot, steps, max(missing, 0), room, 0)
        known = self._begun.get(key)
        if known is not None:
            return known
        best = _Best(self.impossible if missing > 0 else self[grid])
        track = self.tracks[number]
        rank = (slot - 1) % 13 + 1
        for column in track.columns:
            if grid >> place_of(rank, column) & COUNT:
                rest = grid - (1 << place_of(rank, column))
                runs = self._up(number, rest, slot + 1, steps - 1, missing - 1, room)
                gain = self.natural[column][slot]
                best.offer(runs, gain, self.spends[rank], (SAME_RUN, slot, column))
        if room:
            runs = self._up(number, grid, slot + 1, steps - 1, missing - 1, room - 1)
            best.offer(runs, self.wild[slot], 1, (SAME_RUN, slot, WILD))
        known = self._begun[key] = best.packing(0)
        return known


class _Best:
    """The best so far for every number of wild cards; among equals the first found."""

    def __init__(self, packing: Packing) -> None:
        self.scores = list(packing.scores)
        self.links = list(packing.links)

    def offer(self, packing: Packing, gain: int, spent: int, card: tuple[int, int, int]) -> None:
        """What a packing makes if this card is laid before it."""
        for count in range(spent, len(self.scores)):
            score = packing.scores[count - spent] + gain
            if score > self.scores[count]:
                self.scores[count] = score
                self.links[count] = Link(*card, packing.links[count - spent])

    def packing(self, reach: Grid) -> Packing:
        scores = tuple(score if score > NEVER // 2 else NEVER for score in self.scores)
        return Packing(scores, tuple(self.links), reach)


def _windows(track: Track, wilds: int) -> tuple[tuple[Grid, int], ...]:
    """For every place of a shortest run: one in its ranks, and how many of them must be held."""
    least = max(track.least - min(track.wilds, wilds), 1)
    return tuple(
        (sum(1 << place_of((slot - 1) % 13 + 1) for slot in range(start, start + track.least)), least)
        for start in range(track.first, min(LAST_START, track.last - track.least + 1) + 1)
    )


