"""What every game answers, whatever it is made of."""

from __future__ import annotations

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
