"""A rummy player: weighs what can be seen, with more care or less."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from game.bots.base import USUAL, Weights
from game.bots.habits import lean
from game.bots.rummy.drawing import best_draw, is_worth_taking, looks_useful, sound_act, wanted_draw
from game.bots.rummy.mind import Outlook, RummyMind
from game.bots.rummy.prospects import is_stuck
from game.bots.rummy.turn import FULL_HEED, Heed, Turn
from game.engine.actions import DECLINE_REBUY, REBUY_IN, Action
from game.engine.cards import CardId, pack
from game.engine.rummy.flow import RummyRules
from game.engine.state import TableState
from game.engine.visibility import Observation

#: The least chance to win that a player reckons with: anybody may get good cards.
LEAST_CHANCE: Final = 0.1


def buys_back(rules: RummyRules, seen: Observation) -> bool:
    """Return whether to buy back in: always, unless it costs more than what may be won. Without
    stakes it costs nothing."""
    limit, standing = rules.match_end.goal.limit, seen.standing
    price = rules.rebuy_cost(standing, seen.viewer)
    if not price:
        return True
    alive = [score for score, out in zip(standing.scores, standing.out, strict=True) if not out]
    below = [score for score in alive if score < limit]
    room = (limit - max(below)) / limit
    mean_room = sum(limit - score for score in below) / len(below) / limit
    chance = room / (mean_room * len(below) + room)
    return max(LEAST_CHANCE, chance) * (sum(standing.paid) + price) > price


#: From this number of cards on, a whole pile is never looked at for wild cards and melds only.
RICH: Final = 4


class RummyBot:
    def __init__(self, rules: RummyRules, weights: Weights = USUAL) -> None:
        self.rules = rules
        self.mind = RummyMind(rules, weights)
        self.doubt = 0.0

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        yield self.choice(seen, legal, rng)

    def choice(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Action:
        self.doubt = 0.0
        if len(legal) == 1:
            return legal[0]
        if seen.phase.decides:
            return REBUY_IN if buys_back(self.rules, seen) else DECLINE_REBUY
        table = self.rules.world(seen, rng)
        outlook = Outlook(self.mind, seen)
        heed = self._heed(outlook)
        if seen.phase.draws:
            return self._draw(seen, legal, table, heed, rng)
        turn = Turn(self.mind, seen, legal, table, outlook, heed)
        act = turn.act()
        self.doubt = turn.doubt
        return act

    def _draw(
        self,
        seen: Observation,
        legal: Sequence[Action],
        table: TableState,
        heed: Heed,
        rng: Random,
    ) -> Action:
        weights, stuck = self.mind.weights, is_stuck(seen)
        self.doubt = 0.5 if looks_useful(self.mind, seen, legal) else 0.0
        for draw in legal:
            if self.mind.winning.goes_out(table, draw):
                return draw
        # Nobody overlooks a wild card.
        overlooks = rng.random() < weights.blind and not pack(seen.pile[-1:]) & self.rules.wilds
        if overlooks and not stuck:
            return legal[0]
        glances = weights.glance
        if self.rules.pile.takes_many:
            glances = weights.pozo if len(seen.pile) < RICH else 0.0
        # In a hand too large to be searched through, turns are not played through in thought.
        is_liked = any(lean(weights.habits, seen, draw) for draw in legal)
        weighs = rng.random() >= glances or stuck or is_liked
        if weighs and self.mind.arranger.best(seen.hand).exact:
            return best_draw(self.mind, seen, legal, table, heed)
        # A card is not taken for a meld that needs a wild card which is worth more.
        wilds = self.rules.wilds
        spared = wilds if weights.wild > weights.meld else 0

        def wants(card: CardId) -> bool:
            return bool(wilds >> card & 1) or self.mind.hoard.wants(seen, card, spared)

        take, choose = wanted_draw(self.rules, seen.pile, legal, wants), sound_act(self.mind, heed)
        return take if take and is_worth_taking(self.rules, table, take, choose) else legal[0]

    def _heed(self, outlook: Outlook) -> Heed:
        """Return how a player looks at the hand and the table, all through a turn. The table is
        overlooked less if the end is near, and nothing if none is in sight."""
        weights, seen = self.mind.weights, outlook.seen
        if outlook.is_stuck or not weights.plain:
            return FULL_HEED
        told = (seen.viewer, seen.hand_no, seen.standing.scores, seen.turn_no)
        dice = Random(repr(told))
        misses = weights.misses * (1.0 - outlook.threat)
        return Heed(dice.random() < weights.plain, dice.random() < misses)
