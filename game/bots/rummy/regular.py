"""A sound rummy player: weighs what can be seen, and looks no further than its own turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.bots.rummy.drawing import best_draw
from game.bots.rummy.mind import RummyMind
from game.bots.rummy.rebuying import buys_back
from game.bots.rummy.turn import Turn
from game.bots.weights import USUAL, Weights
from game.engine.actions import DECLINE_REBUY, DRAW, REBUY_IN, Action
from game.engine.rummy.flow import RummyRules
from game.engine.visibility import Observation


class RegularRummyBot:
    def __init__(self, rules: RummyRules, weights: Weights = USUAL) -> None:
        self.rules = rules
        self.mind = RummyMind(rules, weights)

    def think(
        self, seen: Observation, legal: Sequence[Action], rng: Random
    ) -> Iterator[Action]:
        yield self.choice(seen, legal, rng)

    def choice(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        if REBUY_IN in legal:
            return REBUY_IN if buys_back(self.rules, seen) else DECLINE_REBUY
        table = self.rules.world(seen, rng)
        if legal[0].kind == DRAW:
            return best_draw(self.mind, seen, legal, table, rng)
        return Turn(self.mind, seen, legal, table).act()
