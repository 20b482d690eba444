"""A rummy player that plays its hand on in many possible worlds before it throws a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.bots.rehearsal import rehearse
from game.bots.rummy.foresight import Foresight
from game.bots.rummy.regular import RegularRummyBot
from game.bots.rummy.turn import PRICELESS, Turn
from game.bots.weights import USUAL, Weights
from game.engine.actions import DISCARD, Action
from game.engine.cards import BIT
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.turn_parts import WholePile
from game.engine.visibility import Observation

#: So many discards are thought through, the likeliest ones.
ACTS_MOST = 6
#: How much better than at first sight an act has to turn out, in standard errors.
DOUBT = 2.0


class ExpertRummyBot:
    def __init__(self, rules: RummyRules, weights: Weights = USUAL) -> None:
        self.rules = rules
        self.regular = RegularRummyBot(rules, weights)
        self.weights = weights
        # Where a whole pile may be taken, what the others do with it outweighs one's own hand.
        self.whole_pile = isinstance(rules.game.pile, WholePile)

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        first = self.regular.choice(seen, legal, rng)
        yield first
        if first.kind != DISCARD or len(legal) == 1 or self.whole_pile:
            return
        turn = Turn(self.regular.mind, seen, legal, self.rules.world(seen, rng))
        price = turn.price()
        prices = {act: price(act) for act in legal if act.kind == DISCARD}
        acts = sorted(prices, key=prices.__getitem__)[:ACTS_MOST]
        acts = [act for act in acts if prices[act] < PRICELESS / 4 or act is acts[0]]
        if len(acts) == 1:
            return
        danger, outlook = turn.outlook.danger, turn.outlook
        fear = self.weights.danger * danger.stake
        costs = {act: fear * danger.of(act.cards[0]) for act in acts}
        foresight = Foresight(outlook)

        def trial(act: Action, dice: Random) -> float:
            left = seen.hand & ~BIT[act.cards[0]]
            return foresight.worth(left, foresight.future(dice)) - costs[act]

        yield from rehearse(acts, trial, self.weights.worlds, DOUBT, rng)
