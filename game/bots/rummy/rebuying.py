"""Whether to buy back into a match one has been knocked out of."""

from __future__ import annotations

from game.engine.rummy.flow import RummyRules
from game.engine.scoring.match_end import Eliminate
from game.engine.visibility import Observation

#: Nobody is without a chance: cards are cards.
LEAST_CHANCE = 0.1


def buys_back(rules: RummyRules, seen: Observation) -> bool:
    """Yes, unless it costs more than what may be won. Without stakes it costs nothing."""
    end, stakes, standing = rules.match_end, rules.game.stakes, seen.standing
    assert isinstance(end, Eliminate)
    nth = standing.rebuys[seen.viewer] + 1
    price = stakes.rebuy_cost(nth, end.rebuy_price)
    if not price:
        return True
    alive = [score for score, out in zip(standing.scores, standing.out, strict=True) if not out]
    below = [score for score in alive if score < end.at]
    room = (end.at - max(below)) / end.at
    mean_room = sum(end.at - score for score in below) / len(below) / end.at
    chance = room / (mean_room * len(below) + room)
    return max(LEAST_CHANCE, chance) * (sum(standing.paid) + price) > price
