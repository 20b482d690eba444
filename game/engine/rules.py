"""What every game answers; and the same rules from a table set up by hand."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from game.engine.actions import Action
from game.engine.chance import Chance, Dice
from game.engine.events import Emit
from game.engine.state import TableState
from game.engine.visibility import Observation

Fact = tuple[str, int | str]


class Refusal(NamedTuple):
    """Why not: a text key with its facts, and a stable subject for tests."""

    key: str
    facts: tuple[Fact, ...] = ()


class IllegalActionError(Exception):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, *refusal.facts)
        self.refusal = refusal


class MatchResult(NamedTuple):
    """Winning sides, the score of each side, the pot, and what each seat gains or pays."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    pot: int
    money: tuple[int, ...]


class Rules(Protocol):
    """One object for a compiled variant; holds no game."""

    def start(self, seats: int, chance: Chance, emit: Emit | None = None) -> TableState: ...

    def legal_actions(self, state: TableState) -> Sequence[Action]:
        """The steps from which every legal turn can be put together, equal faces once."""
        ...

    def refuse(self, state: TableState, action: Action) -> Refusal | None:
        """None: allowed. Judges any play, also longer ones than `legal_actions` lists."""
        ...

    def apply(
        self, state: TableState, action: Action, chance: Chance, emit: Emit | None = None
    ) -> None:
        """Does what has not been refused."""
        ...

    def result(self, state: TableState) -> MatchResult | None: ...

    def world(self, seen: Observation, dice: Dice) -> TableState:
        """A whole table that could be the true one, for all the viewer can know."""
        ...


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
