"""The simplest players there are, to try games out with: one throws a die, one is naive.

Bots know the compiled rules, such as what a meld is and what cards cost; these tell nothing of
hidden cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from random import Random
from typing import Final

from game.bots.base import Bot
from game.bots.fishing.offers import captured
from game.bots.rummy.drawing import is_worth_taking, wanted_draw
from game.bots.rummy.player import RummyBot
from game.bots.rummy.prospects import Hoard, is_stuck
from game.engine.actions import (
    BUILD,
    DISCARD,
    LAY_OFF,
    MELD,
    OPEN,
    REBUY_IN,
    TAKE,
    Action,
)
from game.engine.cards import CardId, pack
from game.engine.fishing.flow import FishingRules
from game.engine.notation import AnyRules
from game.engine.rummy.flow import RummyRules
from game.engine.scoring.points import total
from game.engine.visibility import Observation

#: The acts that lay cards down, the best first.
LAYING: Final = (OPEN, MELD, LAY_OFF)


class RandomBot:
    """A player that does any legal act, each as likely as the next."""

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        yield legal[int(rng.random() * len(legal))]


class NaiveRummyBot:
    """A player that lays down what it can, and throws the dearest of the cards it can use least.
    Where waiting leads nowhere it thinks as `RummyBot` does."""

    def __init__(self, rules: RummyRules) -> None:
        self.rules = rules
        self.hoard = Hoard(rules)

    @cached_property
    def _thinker(self) -> RummyBot:
        return RummyBot(self.rules)

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        if is_stuck(seen):
            yield from self._thinker.think(seen, legal, rng)
        elif seen.phase.draws:
            yield self._draw(seen, legal, rng)
        else:
            yield self._act(seen, legal)

    def _act(self, seen: Observation, legal: Sequence[Action]) -> Action:
        by_kind: dict[str, list[Action]] = {}
        for action in legal:
            by_kind.setdefault(action.kind, []).append(action)
        for kind in LAYING:
            if kind in by_kind:
                return max(by_kind[kind], key=self._relief)
        if DISCARD in by_kind:
            return self._discard(seen, by_kind[DISCARD])
        return REBUY_IN if REBUY_IN in legal else legal[0]

    def _relief(self, action: Action) -> tuple[int, int]:
        """Return how many cards leave the hand, and how many points with them."""
        return len(action.cards), total(pack(action.cards), self.hoard.costs)

    def _draw(self, seen: Observation, draws: Sequence[Action], rng: Random) -> Action:
        take = wanted_draw(self.rules, seen.pile, draws, partial(self.hoard.wants, seen))
        if take is None:
            return draws[0]
        table = self.rules.world(seen, rng)
        is_kept = is_worth_taking(
            self.rules, table, take, lambda seen, legal, _: self._act(seen, legal)
        )
        return take if is_kept else draws[0]

    def _discard(self, seen: Observation, discards: Sequence[Action]) -> Action:
        costs = self.hoard.costs

        def burden(action: Action) -> tuple[int, int]:
            card = action.cards[0]
            return -self.hoard.use(seen, card), costs[card]

        return max(discards, key=burden)


class NaiveFishingBot:
    """A player that takes what is worth most, else builds as high as it can, else gives away the
    least."""

    def __init__(self, rules: FishingRules) -> None:
        score = rules.game.score
        self.points, self.raced, self.sweep = score.cards.by_card, score.raced, score.sweep

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        takes = [action for action in legal if action.kind == TAKE]
        builds = [action for action in legal if action.kind == BUILD]
        if takes:
            yield max(takes, key=lambda action: self._catch(seen, action))
        elif builds:
            yield max(builds, key=lambda action: (action.reading[0], len(action.cards)))
        else:
            yield min(legal, key=self._loss)

    def _catch(self, seen: Observation, action: Action) -> tuple[int, int, int]:
        """Rank a capture by its points, then by its cards of races, then by all its cards."""
        cards, left = captured(seen, action)
        points = sum(self.points[card] for card in cards) + (0 if left else self.sweep)
        return points, self._raced(cards), len(cards)

    def _loss(self, action: Action) -> tuple[int, int]:
        return sum(self.points[card] for card in action.cards), self._raced(action.cards)

    def _raced(self, cards: Sequence[CardId]) -> int:
        return (pack(cards) & self.raced).bit_count()


def random_bot(rules: AnyRules) -> Bot:
    return RandomBot()


def naive_bot(rules: AnyRules) -> Bot:
    return NaiveRummyBot(rules) if isinstance(rules, RummyRules) else NaiveFishingBot(rules)


SIMPLE: Final[Mapping[str, Callable[[AnyRules], Bot]]] = {"naive": naive_bot, "random": random_bot}
