"""Who plays in the battery, and how a match is walked through."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from game.engine.actions import (
    BUILD,
    DEAL_NEXT,
    DISCARD,
    LAY_OFF,
    MELD,
    OPEN,
    RECLAIM,
    TAKE,
    Action,
)
from game.engine.chance import SeededChance
from game.engine.events import Event
from game.engine.phases import SCORED
from game.engine.scoring.match_end import Eliminate, Rounds, RoundsWon, TargetScore
from game.engine.state import Standing, TableState

from .tables import AnyRules, Table, rules_at

Player = Callable[[Sequence[Action], Random], Action]
PUTTING_DOWN = (MELD, OPEN, LAY_OFF, RECLAIM, TAKE, BUILD)
EAGERNESS = 0.9


def careless(actions: Sequence[Action], rng: Random) -> Action:
    """Does anything."""
    return actions[int(rng.random() * len(actions))]


def eager(actions: Sequence[Action], rng: Random) -> Action:
    """Mostly puts cards down when it can."""
    putting_down = [action for action in actions if action.kind in PUTTING_DOWN]
    if putting_down and rng.random() < EAGERNESS:
        return careless(putting_down, rng)
    return careless(actions, rng)


def shy(actions: Sequence[Action], rng: Random) -> Action:
    """Puts nothing down, and leaves the pile alone."""
    return careless([one for one in actions if one.kind == DISCARD] or actions[:1], rng)


class Walk:
    """One seeded match, step by step. `events` are those of the last step."""

    def __init__(self, table: Table, seed: int = 0, player: Player = eager) -> None:
        self.rules: AnyRules = rules_at(table)
        self.seats = table.seats
        self.rng = Random(f"{table} {seed}")
        self.chance = SeededChance(f"{table} {seed}")
        self.player = player
        self.events: list[Event] = []
        self.state = self.rules.start(table.seats, self.chance, self.events.append)

    def steps(self, most: int) -> Iterator[tuple[TableState, Action]]:
        """So many steps, or all until the match is over: the table before, and what was done.

        Meanwhile `state` is the table afterwards, and `events` say what happened.
        """
        for _ in range(most):
            if self.rules.result(self.state) is not None:
                return
            before = self.state.clone()
            yield before, self.step()

    def positions(self, most: int) -> Iterator[TableState]:
        """The table at each of so many moments, the first one included."""
        yield self.state
        for _ in self.steps(most):
            yield self.state

    def step(self) -> Action:
        actions = self.rules.legal_actions(self.state)
        assert actions, f"stuck: {self.state.content()}"
        action = self.player(actions, self.rng)
        self.do(action)
        return action

    def step_in_silence(self) -> None:
        """A step nobody listens to: much faster."""
        actions = self.rules.legal_actions(self.state)
        assert actions, f"stuck: {self.state.content()}"
        self.rules.apply(self.state, self.player(actions, self.rng), self.chance)

    def do(self, action: Action) -> None:
        self.events.clear()
        self.rules.apply(self.state, action, self.chance, self.events.append)


def late_walk(table: Table, seed: int = 0, player: Player = eager, after: float = 0.0) -> Walk:
    """A walk that starts with a new deal within a match, after such a part of it at least."""
    walk = Walk(table, seed, player)
    walk.state.standing = _later(walk.rules, walk.state.standing, walk.rng, after)
    walk.state.phase, walk.state.to_act = SCORED, walk.state.dealer
    walk.do(DEAL_NEXT)
    return walk


def _later(rules: AnyRules, standing: Standing, rng: Random, after: float) -> Standing:
    """Scores, or a number of hands played, at which the match goes on."""
    end = rules.match_end
    if isinstance(end, Rounds):
        return standing._replace(round_no=rng.randrange(int(after * end.count), end.count))
    assert isinstance(end, Eliminate | TargetScore | RoundsWon)
    limit = end.wins if isinstance(end, RoundsWon) else end.at
    scores = (rng.randrange(int(after * limit), limit) for _ in standing.scores)
    return standing._replace(scores=tuple(scores))
