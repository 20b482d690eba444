"""Rules whose matches begin at a table that no deal of theirs leads to: one set up by hand, or one
whose history is lost."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action
from game.engine.chance import Chance, Dice
from game.engine.events import Emit
from game.engine.rules import MatchResult, Refusal, Rules
from game.engine.state import TableState
from game.engine.visibility import Observation


class SetUpRules:
    """Answers every question as the rules do, but deals no first hand."""

    def __init__(self, rules: Rules, first: TableState) -> None:
        self._rules = rules
        #: Not to be changed.
        self.first = first.clone()

    def start(self, seats: int, chance: Chance, emit: Emit | None = None) -> TableState:
        return self.first.clone()

    def legal_actions(self, state: TableState) -> Sequence[Action]:
        return self._rules.legal_actions(state)

    def refuse(self, state: TableState, action: Action) -> Refusal | None:
        return self._rules.refuse(state, action)

    def apply(
        self, state: TableState, action: Action, chance: Chance, emit: Emit | None = None
    ) -> None:
        self._rules.apply(state, action, chance, emit)

    def result(self, state: TableState) -> MatchResult | None:
        return self._rules.result(state)

    def world(self, seen: Observation, dice: Dice) -> TableState:
        return self._rules.world(seen, dice)
