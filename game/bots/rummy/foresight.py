"""A turn played through in thought, from the draw to the discard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.engine.actions import DISCARD, DRAW_PILE, Action
from game.engine.cards import BIT, CardSet, pack, with_twins
from game.engine.chance import Chance, SeededChance
from game.engine.rummy.flow import RummyRules
from game.engine.state import PLAY, TableState
from game.engine.visibility import Observation, observe

#: No turn has more acts than this.
ACTS_MOST = 40
#: A pile that is shuffled in thought only.
_CHANCE: Chance = SeededChance(0)

Choose = Callable[[Observation, Sequence[Action], TableState], Action]
"""What a player does next in a turn."""


class TurnAhead(NamedTuple):
    """The table before the discard, and the card that would be thrown; none if the hand is over."""

    table: TableState
    thrown: CardSet


def turn_after(rules: RummyRules, table: TableState, draw: Action, choose: Choose) -> TurnAhead:
    """Return where this draw and the turn after it lead."""
    state = table.clone()
    me, turn = state.to_act, state.turn_no
    rules.apply(state, draw, _CHANCE)
    for _ in range(ACTS_MOST):
        if state.to_act != me or state.phase != PLAY or state.turn_no != turn:
            break
        act = choose(observe(state, me), rules.legal_actions(state), state)
        if act.kind == DISCARD:
            return TurnAhead(state, pack(act.cards))
        rules.apply(state, act, _CHANCE)
    return TurnAhead(state, 0)


def gives_back(table: TableState, after: TurnAhead) -> bool:
    """Whether a turn that took the top of the pile would change nothing: the same face is thrown,
    and nothing else has moved. Players who take such cards hand them round without an end."""
    me, top = table.to_act, BIT[table.pile[-1]]
    return bool(after.thrown & with_twins(top)) and after.table.hands[me] == table.hands[me] | top


def is_worth_taking(rules: RummyRules, table: TableState, choose: Choose) -> bool:
    """Whether a player who takes the pile keeps or puts down what lay on top."""
    return not gives_back(table, turn_after(rules, table, DRAW_PILE, choose))
