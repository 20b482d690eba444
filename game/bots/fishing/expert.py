"""A fishing player that looks ahead: many possible worlds, and exact play at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.bots.fishing.endgame import Endgame, all_is_known
from game.bots.fishing.playout import QuickFishing
from game.bots.fishing.regular import RegularFishingBot
from game.bots.rehearsal import rehearse
from game.bots.weights import USUAL, Weights
from game.engine.actions import Action
from game.engine.fishing.flow import FishingRules
from game.engine.state import PLAY
from game.engine.visibility import Observation

#: So many acts are thought through, the likeliest ones.
ACTS_MOST = 8
#: How much better than at first sight an act has to turn out, in standard errors.
DOUBT = 1.5


class ExpertFishingBot:
    def __init__(self, rules: FishingRules, weights: Weights = USUAL) -> None:
        self.rules = rules
        self.regular = RegularFishingBot(rules, weights)
        self.quick = QuickFishing(rules)
        self.worlds = weights.worlds

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        if len(legal) == 1 or seen.phase != PLAY:
            yield legal[0]
            return
        worth = self.regular.worths(seen, legal, rng)
        acts = sorted(worth, key=worth.__getitem__, reverse=True)
        best = acts[0]
        yield best
        if all_is_known(self.rules, seen):
            exact = None
            side = seen.standing.sides[seen.viewer]
            for exact in Endgame(self.rules, side).solve(self.rules.world(seen, rng), acts):
                yield exact or best
            if exact is not None:
                return

        def trial(act: Action, seed: float) -> float:
            dice = Random(seed)
            return self.quick(self.rules.world(seen, dice), act, dice)

        yield from rehearse(acts[:ACTS_MOST], trial, self.worlds, DOUBT, rng)
