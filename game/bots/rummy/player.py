"""A rummy player: weighs what can be seen, with more care or less."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.bots.hoard import Hoard, is_stuck
from game.bots.rummy.drawing import best_draw, sound_act
from game.bots.rummy.foresight import is_worth_taking
from game.bots.rummy.mind import Outlook, RummyMind
from game.bots.rummy.rebuying import buys_back
from game.bots.rummy.turn import Slip, Turn, no_slip
from game.bots.weights import USUAL, Weights
from game.engine.actions import DECLINE_REBUY, DRAW, PILE, REBUY_IN, Action
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.turn_parts import WholePile
from game.engine.state import TableState
from game.engine.visibility import Observation

#: A pozo of so many cards nobody takes for little.
RICH = 4
#: The worst a player without any care misjudges a card, in units; a whole contract is harder to
#: judge than a meld.
SLIP, SLIP_UNDER_CONTRACT = 3.5, 10.0


class RummyBot:
    def __init__(self, rules: RummyRules, weights: Weights = USUAL) -> None:
        self.rules = rules
        self.mind = RummyMind(rules, weights)
        self.hoard = Hoard(rules)

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        yield self.choice(seen, legal, rng)

    def choice(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        if REBUY_IN in legal:
            return REBUY_IN if buys_back(self.rules, seen) else DECLINE_REBUY
        table = self.rules.world(seen, rng)
        if legal[0].kind == DRAW:
            return self._draw(seen, legal, table, rng)
        turn = Turn(self.mind, seen, legal, table)
        turn.slip = self._slips(turn.outlook, rng)
        return turn.act()

    def _draw(
        self, seen: Observation, legal: Sequence[Action], table: TableState, rng: Random
    ) -> Action:
        weights, stuck = self.mind.weights, is_stuck(seen)
        stock, pile = sorted(legal, key=lambda act: act.place == PILE)
        if rng.random() < weights.blind and not stuck:
            return stock
        glances = weights.glance
        if isinstance(self.rules.game.pile, WholePile):
            glances = weights.pozo if len(seen.pile) < RICH else 0.0
        # In a hand too large to be searched through, turns are not rehearsed.
        if (rng.random() >= glances or stuck) and self.mind.arranger.best(seen.hand).exact:
            return best_draw(self.mind, seen, legal, table)
        top = seen.pile[-1]
        wanted = self.rules.wilds >> top & 1 or self.hoard.wants(seen, top)
        if wanted and is_worth_taking(self.rules, table, sound_act(self.mind)):
            return pile
        return stock

    def _slips(self, outlook: Outlook, rng: Random) -> Slip:
        """How wrong a careless player is about a card, in units. Players take more care who see
        the end come, or no end at all."""
        if outlook.is_stuck:
            return no_slip
        worst = SLIP_UNDER_CONTRACT if outlook.contract else SLIP
        wrong = worst * (1.0 - self.mind.weights.care) * (1.0 - outlook.threat)
        return (lambda: wrong * (rng.random() - rng.random())) if wrong else no_slip
