"""A round played to its end by quick players, for thinking ahead."""

from __future__ import annotations

from random import Random

from game.bots.fishing.prizes import Prizes
from game.engine.actions import BUILD, TAKE, Action
from game.engine.chance import SeededChance
from game.engine.fishing.flow import FishingRules
from game.engine.scoring.match_end import RoundsWon
from game.engine.state import PLAY, TableState

#: What winning the round is worth in points.
ROUND = 4.0
_CHANCE = SeededChance(0)


class QuickFishing:
    """Takes the most, builds if it can take it back, else lays down what is worth least."""

    def __init__(self, rules: FishingRules) -> None:
        self.rules = rules

    def __call__(self, table: TableState, seat: int, dice: Random) -> float:
        rules, hand_no = self.rules, table.hand_no
        worth = Prizes(rules, table.won, table.standing.sides[seat]).worth
        sweep = float(rules.game.score.sweep)
        while table.phase == PLAY and table.hand_no == hand_no:
            legal = rules.legal_actions(table)
            act = max(legal, key=lambda act: _promise(act, table, worth, sweep, dice))
            rules.apply(table, act, _CHANCE)
        return self._margin(table, table.standing.sides[seat])

    def _margin(self, table: TableState, side: int) -> float:
        points = self.rules.game.score.score(table)
        best = max(score for at, score in enumerate(points) if at != side)
        margin = float(points[side] - best)
        if isinstance(self.rules.match_end, RoundsWon) and margin:
            margin = 0.25 * margin + (ROUND if margin > 0 else -ROUND)
        return margin


def _promise(
    act: Action, table: TableState, worth: tuple[float, ...], sweep: float, dice: Random
) -> float:
    if act.kind == TAKE:
        gain = sum([worth[card] for card in act.cards])
        for at in act.reading[1:]:
            gain += sum([worth[card] for card in table.builds[at].cards])
        left = len(table.loose) - len(act.cards) + 1 + len(table.builds) - len(act.reading) + 1
        return 1.0 + gain + (sweep if not left else 0.0)
    if act.kind == BUILD:
        return 0.4 + 0.05 * len(act.cards) - worth[act.cards[0]] * 0.5 + 0.05 * dice.random()
    return -worth[act.cards[0]] + 0.05 * dice.random()
