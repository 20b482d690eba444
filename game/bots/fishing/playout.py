"""The cards of one deal played to their end by quick players, for thinking ahead."""

from __future__ import annotations

from random import Random

from game.bots.fishing.prizes import Prizes
from game.engine.actions import BUILD, TAKE, Action
from game.engine.cards import each
from game.engine.chance import SeededChance
from game.engine.fishing.flow import FishingRules
from game.engine.state import PLAY, TableState

_CHANCE = SeededChance(0)


class QuickFishing:
    """Takes the most, builds if it can take it back, else lays down what is worth least.

    What comes after the next cards are dealt is chance, and left out of the comparison.
    """

    def __init__(self, rules: FishingRules) -> None:
        self.rules = rules

    def __call__(self, table: TableState, act: Action, dice: Random) -> float:
        """What this act and all that follows in the deal gain for whoever does it."""
        rules, side, stock = self.rules, table.standing.sides[table.to_act], len(table.stock)
        prizes = Prizes(rules, table.won, side)
        before, sweeps = list(table.won), list(table.sweeps)
        hand_no = table.hand_no
        rules.apply(table, act, _CHANCE)
        while table.phase == PLAY and table.hand_no == hand_no and len(table.stock) == stock:
            legal = rules.legal_actions(table)
            chosen = max(legal, key=lambda act: _promise(act, table, prizes, dice))
            rules.apply(table, chosen, _CHANCE)
        gain = 0.0
        for other, won in enumerate(table.won):
            worth = prizes.of(tuple(each(won & ~before[other])))
            worth += prizes.sweep * (table.sweeps[other] - sweeps[other])
            gain += worth if other == side else -worth
        return gain


def _promise(act: Action, table: TableState, prizes: Prizes, dice: Random) -> float:
    worth = prizes.worth
    if act.kind == TAKE:
        gain = sum([worth[card] for card in act.cards])
        for at in act.reading[1:]:
            gain += sum([worth[card] for card in table.builds[at].cards])
        left = len(table.loose) - len(act.cards) + 1 + len(table.builds) - len(act.reading) + 1
        return 1.0 + gain + (prizes.sweep if not left else 0.0)
    if act.kind == BUILD:
        return 0.4 + 0.05 * len(act.cards) - worth[act.cards[0]] * 0.5 + 0.05 * dice.random()
    return -worth[act.cards[0]] + 0.05 * dice.random()
