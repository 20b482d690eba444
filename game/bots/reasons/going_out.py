"""What is said of a turn that ends the hand."""

from __future__ import annotations

from game.bots.base import Reason
from game.engine.rummy.flow import RummyRules
from game.engine.visibility import Observation


def bonus_at_once(rules: RummyRules, seen: Observation) -> int:
    """Return what going out with the whole hand in one turn gives more than going out; 0 if the
    seat has laid something down before."""
    if seen.opened[seen.viewer] not in (0, seen.turn_no):
        return 0
    score, players = rules.game.score, len(seen.hand_sizes)
    return score.bonus(players, in_one_turn=True) - score.bonus(players, in_one_turn=False)


def reason_of_going_out(rules: RummyRules, seen: Observation) -> Reason:
    """Return the reason given for every act of a turn that ends the hand."""
    score, players = rules.game.score, len(seen.hand_sizes)
    at_once = bool(bonus_at_once(rules, seen))
    points = score.bonus(players, in_one_turn=at_once)
    if not points or (points > 0) == score.few_are_good:
        return Reason("advice.goes_out")
    how = "at_once" if at_once else "goes_out"
    return Reason(f"advice.{how}_{'off' if points < 0 else 'more'}", {"points": abs(points)})
