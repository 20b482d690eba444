"""The ways to lay cards of one rank in sets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from game.engine.arrange.grid import A_MELD, COUNT, NEVER, UNITS, Grid, Layout, Scores
from game.engine.cards import SUIT_STEP
from game.engine.rummy.sets import SetKind
from game.engine.work import Patience

#: The key of a table has this bit set in the count of each suit whose cards could lie in a run.
WANTED_SHIFT = 3
WANTED: Grid = UNITS << WANTED_SHIFT


#: So many steps are taken for one rank, so few when patience has ended; and as many as take as long
#: as a step of other searches. Of eight cards of a rank not as many are needed.
STEPS_MOST, FEW_STEPS, A_STEP = 4_000, 60, 4


class SetRule(NamedTuple):
    """One kind of set. `suits` as in its part."""

    kind: int
    suits: str
    least: int
    most: int
    wilds: int


def rule_of(kind: SetKind) -> SetRule:
    part = kind.part
    most = part.min if part.exact_when_laid else part.max
    return SetRule(kind.index, part.suits, part.min, most, part.cap_when_laid)


class NewSet(NamedTuple):
    """`cards`: how many of every suit, where the aces stand in a grid."""

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
    """The ways that make a difference, the most promising first; none of them is the empty way.

    `alone`: no run could use any of the cards. Then `scores[n]` is the best that the rank can
    score spending exactly n wild cards. `touched`: the worlds of runs that the ways touch. `exact`:
    no better way was left untried.
    """

    ways: tuple[Way, ...]
    alone: bool
    scores: Scores
    touched: tuple[int, ...]
    exact: bool

    def best(self, spent: int) -> tuple[NewSet, ...]:
        """The best sets with so many wild cards."""
        return next(
            (
                way.sets
                for way in self.ways
                if way.spent == spent and way.score == self.scores[spent]
            ),
            (),
        )


class SetTable(dict[Grid, RankSets]):
    """`natural[suit]` and `wild` are what a card scores. `spends`: natural cards of the rank are
    taken from the wild cards. Of those there are `wilds`, and so many as `strangers` may stand
    for cards of the rank; `relief` is the most that one can add to the score by being spent.
    """

    MOST = 5_000

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
        #: For one rank.
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
        """And whether there may be more."""
        found = self._every[cards] = tuple(self._all(cards)), self._own.is_spent
        return found

    def _all(self, cards: Grid) -> Iterator[Way]:
        """Every choice of sets. Of those that take the same cards and wild cards, the best."""
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
        """Every set the cards allow, and what it scores."""
        counts = [cards >> suit * SUIT_STEP & COUNT for suit in range(4)]
        for rule in self.rules:
            for chosen in product(*(range(count + 1) for count in counts)):
                if not self._own.spend():
                    return
                size = sum(chosen)
                for wilds in range(min(rule.wilds, self.strangers) + 1):
                    if rule.least <= size + wilds <= rule.most and suits_fit(rule, chosen, wilds):
                        taken = sum(n << suit * SUIT_STEP for suit, n in enumerate(chosen))
                        gain = A_MELD + wilds * self.wild
                        gain += sum(n * self.natural[suit] for suit, n in enumerate(chosen))
                        yield NewSet(rule.kind, taken, wilds), gain

    def _kept(self, ways: Sequence[Way], wanted: Grid) -> tuple[Way, ...]:
        """Those that no other makes needless."""
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


def suits_fit(rule: SetRule, chosen: Sequence[int], wilds: int) -> bool:
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
    return (whole + WANTED - part) & WANTED == WANTED
