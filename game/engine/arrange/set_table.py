"""The ways to lay cards of one rank in sets.

A table belongs to one rank and is asked with the cards held of it, and which of them could also
lie in a run. Only where the two meet must the search choose, so all that differ in nothing a run
could use are one way, the best of them.

Why nothing is lost: every choice of sets is put together, from every set that the cards allow. Of
two choices that spend as many wild cards, the one that scores more and leaves the runs no less
is kept, which is as good in every arrangement.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from game.engine.arrange.grid import COUNT, UNITS, Grid
from game.engine.arrange.scores import NEVER
from game.engine.cards import SUIT_STEP

#: In the key of a table, set over the count of each suit whose cards could lie in a run.
WANTED = 8
WANTED_IN_ALL: Grid = UNITS * WANTED


class SetRule(NamedTuple):
    """One kind of set. `suits` as in its part."""

    kind: int
    suits: str
    least: int
    most: int
    wilds: int


class NewSet(NamedTuple):
    """`cards`: how many of every suit, where the aces stand in a grid."""

    kind: int
    rank: int
    cards: Grid
    wilds: int


class Way(NamedTuple):
    """Some sets of one rank: the cards they take, the wild cards they spend, what they score.

    `bound` is the most this way can add to any arrangement.
    """

    taken: Grid
    spent: int
    score: int
    bound: int
    sets: tuple[NewSet, ...]


class RankSets(NamedTuple):
    """The ways that make a difference, the most promising first; none of them is the empty way.

    `free`: no run could use any of the cards. Then `scores[n]` is the best that the rank can
    score spending exactly n wild cards.
    """

    ways: tuple[Way, ...]
    free: bool
    scores: tuple[int, ...]


class SetTable(dict[Grid, RankSets]):
    """`natural[suit]`, `wild` and `each` are what a card and a set score; `spends`: the cards of
    the rank are taken from the wild cards. `relief` is the most a spent wild card can add to
    the score. Of the wild cards of the hand, `wilds`, so many as `fitting` may lie in these sets.
    """

    MOST = 5_000

    def __init__(
        self,
        rank: int,
        rules: Sequence[SetRule],
        natural: Sequence[int],
        wild: int,
        each: int,
        spends: int,
        wilds: int,
        fitting: int,
        relief: int,
    ) -> None:
        super().__init__()
        self.rank = rank
        self.rules = tuple(rules)
        self.natural = natural
        self.wild = wild
        self.each = each
        self.spends = spends
        self.wilds = wilds
        self.fitting = fitting
        self.relief = relief

    def __missing__(self, key: Grid) -> RankSets:
        wanted = (key & WANTED_IN_ALL) // WANTED * COUNT
        ways = self._kept(self._all(key & ~WANTED_IN_ALL), wanted)
        scores = [0, *(NEVER,) * self.wilds]
        for way in ways:
            scores[way.spent] = max(scores[way.spent], way.score)
        found = RankSets(ways, not wanted, tuple(scores))
        if len(self) >= self.MOST:
            self.clear()
        self[key] = found
        return found

    def _all(self, cards: Grid) -> Iterator[Way]:
        """Every choice of sets. Of those that take the same cards and wild cards, the best."""
        found: dict[tuple[Grid, int], tuple[int, tuple[NewSet, ...]]] = {(0, 0): (0, ())}
        for new, gain in self._single(cards):
            for (taken, wilds), (score, sets) in list(found.items()):
                while True:
                    taken, wilds = taken + new.cards, wilds + new.wilds
                    score, sets = score + gain, (*sets, new)
                    if wilds > self.fitting or not _within(taken, cards):
                        break
                    if (taken, wilds) not in found or found[taken, wilds][0] < score:
                        found[taken, wilds] = (score, sets)
        for (taken, wilds), (score, sets) in found.items():
            spent = wilds + self.spends * _size(taken)
            if spent <= self.wilds:
                yield Way(taken, spent, score, score + spent * self.relief, sets)

    def _single(self, cards: Grid) -> Iterator[tuple[NewSet, int]]:
        """Every set the cards allow, and what it scores."""
        counts = [cards >> suit * SUIT_STEP & COUNT for suit in range(4)]
        for rule in self.rules:
            for chosen in product(*(range(count + 1) for count in counts)):
                size = sum(chosen)
                for wilds in range(min(rule.wilds, self.fitting) + 1):
                    if rule.least <= size + wilds <= rule.most and _suits_fit(rule, chosen, wilds):
                        taken = sum(n << suit * SUIT_STEP for suit, n in enumerate(chosen))
                        gain = self.each + wilds * self.wild
                        gain += sum(n * self.natural[suit] for suit, n in enumerate(chosen))
                        yield NewSet(rule.kind, self.rank, taken, wilds), gain

    def _kept(self, ways: Iterator[Way], wanted: Grid) -> tuple[Way, ...]:
        """Those that no other makes needless."""
        kept: list[Way] = []
        for way in sorted(ways, key=lambda way: (-way.score, way.taken, way.spent)):
            if not any(
                other.spent == way.spent and _within(other.taken & wanted, way.taken & wanted)
                for other in kept
            ):
                kept.append(way)
        kept.sort(key=lambda way: -way.bound)
        return tuple(way for way in kept if way.sets)


def _suits_fit(rule: SetRule, chosen: Sequence[int], wilds: int) -> bool:
    suits = sum(1 for count in chosen if count)
    if rule.suits == "all_different":
        return suits == sum(chosen) > 0
    if rule.suits == "three":
        return 0 < suits <= 3 <= suits + wilds
    return suits > 0


def _size(cards: Grid) -> int:
    return sum(cards >> suit * SUIT_STEP & COUNT for suit in range(4))


def _within(part: Grid, whole: Grid) -> bool:
    """Is no count greater than in the other grid? Neither may exceed eight."""
    return (whole + WANTED_IN_ALL - part) & WANTED_IN_ALL == WANTED_IN_ALL
