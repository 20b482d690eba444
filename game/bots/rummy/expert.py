"""A rummy player that rehearses what seems best in many possible worlds before it acts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.bots.rehearsal import rehearse
from game.bots.rummy.playout import QuickPlay
from game.bots.rummy.regular import RegularRummyBot
from game.bots.rummy.turn import Turn
from game.bots.weights import USUAL, Weights
from game.engine.actions import DISCARD, DRAW, REBUY_IN, Action
from game.engine.rummy.flow import RummyRules
from game.engine.state import SCORED
from game.engine.visibility import Observation

#: So many acts are thought through, the likeliest ones.
ACTS_MOST = 5
#: The first choice of a sound player starts so many units ahead.
FIRST_CHOICE = 0.5


class ExpertRummyBot:
    def __init__(self, rules: RummyRules, weights: Weights = USUAL) -> None:
        self.rules = rules
        self.regular = RegularRummyBot(rules, weights)
        self.quick = QuickPlay(self.regular.mind)
        self.worlds = weights.worlds

    def think(
        self, seen: Observation, legal: Sequence[Action], rng: Random
    ) -> Iterator[Action]:
        first = self.regular.choice(seen, legal, rng)
        yield first
        if len(legal) == 1 or seen.phase == SCORED or first == REBUY_IN:
            return
        acts = self._likely(seen, legal, first, rng)
        if len(acts) > 1:
            yield from rehearse(self.rules, seen, acts, self.quick, self.worlds, rng)

    def _likely(
        self, seen: Observation, legal: Sequence[Action], first: Action, rng: Random
    ) -> list[tuple[Action, float]]:
        if first.kind == DRAW:
            return [(act, FIRST_CHOICE * (act == first)) for act in legal]
        if first.kind != DISCARD:
            return [(first, 0.0)]
        price = Turn(self.regular.mind, seen, legal, self.rules.world(seen, rng)).price()
        throws = sorted((act for act in legal if act.kind == DISCARD), key=price)[:ACTS_MOST]
        return [(act, 0.3 * (price(throws[0]) - price(act))) for act in throws]
