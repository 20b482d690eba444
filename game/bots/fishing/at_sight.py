"""What a fishing play promises at first sight: what it takes, what it leaves, what comes later."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from random import Random
from typing import Final, NamedTuple

from game.bots.base import USUAL, Weights, doubt_between
from game.bots.fishing.offers import Offers, Prizes, captured
from game.bots.habits import lean
from game.engine.actions import TAKE, Action
from game.engine.cards import BIT, each
from game.engine.chance import IN_THOUGHT
from game.engine.fishing.flow import FishingRules
from game.engine.state import TableState
from game.engine.visibility import Observation, unseen

#: The weight of what a player may catch in their next turn, as it may not be there any more.
NEXT_TURN: Final = 0.6
#: What each seat further round the table counts, against the seat before it: less and less is sure.
FURTHER: Final = 0.5
#: What each card of a capture seems to be worth besides, in points.
EACH_CARD: Final = 0.15
#: At a usual table there are some hundreds of acts. Of more than the first number, only the second
#: number is weighed.
USUAL_MOST, WEIGHED_MOST = 2_000, 150


class Promise(NamedTuple):
    """The worth of an act, in points: what it catches, what it leaves to the others, which is less
    than nothing, and what the hand may catch next."""

    caught: float
    left: float
    later: float


def plain_worth(seen: Observation, act: Action) -> float:
    """Return what an act seems to be worth besides, by how many cards it takes, in points."""
    return EACH_CARD * len(captured(seen, act)[0]) if act.kind == TAKE else 0.0


class AtSight:
    """A player who judges acts at a glance; `doubt` says how close the last decision was."""

    def __init__(self, rules: FishingRules, weights: Weights = USUAL) -> None:
        self.rules = rules
        self.weights = weights
        self.doubt = 0.0

    def worths(
        self, seen: Observation, legal: Sequence[Action], rng: Random
    ) -> dict[Action, float]:
        """Return what each act promises, in points. Of very many only those with the most cards are
        weighed."""
        if len(legal) > USUAL_MOST:
            legal = nlargest(WEIGHED_MOST, legal, key=lambda act: len(act.cards))
        table = self.rules.world(seen, rng)
        plain = rng.random() < self.weights.plain
        habits = self.weights.habits
        worth = {
            act: self._worth(seen, table, act)
            + (plain_worth(seen, act) if plain else 0.0)
            + lean(habits, seen, act)
            for act in legal
        }
        self.doubt = doubt_between(*nlargest(2, worth.values()))
        return worth

    def _worth(self, seen: Observation, table: TableState, act: Action) -> float:
        return sum(self.promise(seen, table, act))

    def promise(self, seen: Observation, table: TableState, act: Action) -> Promise:
        """Return what an act promises, part by part."""
        rules, side = self.rules, seen.standing.sides[seen.viewer]
        prizes = Prizes(rules, seen.won, side)
        after = table.clone()
        rules.apply(after, act, IN_THOUGHT)
        gain = prizes.sweep * (after.sweeps[side] - table.sweeps[side])
        for other, won in enumerate(after.won):
            worth = prizes.of(tuple(each(won & ~table.won[other])))
            gain += worth if other == side else -worth
        if not after.phase.in_play:
            return Promise(gain, 0.0, 0.0)
        rest = seen.hand & ~BIT[act.cards[0]]
        offers = Offers(rules, after, prizes)
        threat, share = self._threat(seen, offers)
        later = NEXT_TURN * share * offers.best(each(rest))
        return Promise(gain, -self.weights.leaving * threat, later)

    def _threat(self, seen: Observation, offers: Offers) -> tuple[float, float]:
        """Return what the others may catch before this player's next turn, partners counted against
        it; and how much is then left on the table."""
        hidden = unseen(self.rules.deck_set, seen)
        sides, after = seen.standing.sides, seen.standing.next_seat
        dealt = self.rules.hand_size(offers.table) if seen.stock_size else 0
        threat, share, seat = 0.0, 1.0, after[seen.viewer]
        while seat != seen.viewer:
            size = seen.hand_sizes[seat] or dealt
            if size:
                caught = share * offers.expected(hidden, size, seen.known[seat])
                threat += -caught if sides[seat] == sides[seen.viewer] else caught
                share *= FURTHER
            seat = after[seat]
        return threat, share
