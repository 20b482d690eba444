"""Matches among bots, many of them, on one processor or several, always the same for a seed.

Every match has a seed of its own, made of the common seed and the number of the match, so it
does not matter who plays it nor in which order. What travels between processes is plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from game.bots.base import decision
from game.bots.levels import WORLDS_MARK, bot_named
from game.engine.chance import SeededChance
from game.engine.events import Event
from game.engine.match import Match
from game.engine.visibility import observe
from game.play.jobs import done_by
from game.storage.codec import SavedMatch, Seat, playable_rules
from game.storage.match_file import SUFFIX, write_match
from game.variants.load import variant_from_mapping


class Plan(NamedTuple):
    """What is played, by which bots, from which seed. `folder`: where the matches are kept."""

    resolved: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int
    folder: Path | None = None


class Played(NamedTuple):
    """One match in numbers. `points` has a row for every hand that counted, `turns` for all."""

    turns: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    shared: bool
    one_turn_outs: int
    blocked: int
    rebuys: int


@dataclass
class _Tally:
    """Counts what only the events tell."""

    turn_no: int = 0
    turns: tuple[int, ...] = ()
    one_turn_outs: int = 0
    blocked: int = 0

    def watch(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind == "turn":
                self.turn_no = event.fact("turn_no")
            elif event.kind == "hand_over":
                self.turns += (self.turn_no,)
                self.one_turn_outs += event.fact("in_one")
                self.blocked += event.fact("blocked")


class Simulator:
    """Plays the matches of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.variant = variant_from_mapping(plan.resolved)
        self.rules = playable_rules(self.variant)
        self.bots = [bot_named(name, self.rules) for name in plan.bots]

    def play(self, number: int) -> Played:
        """The match of this number, from 1."""
        seed = f"{self.plan.seed} {number}"
        match = Match(self.rules, len(self.bots), SeededChance(seed))
        minds = [Random(f"{seed} {seat}") for seat in range(len(self.bots))]
        tally = _Tally()
        tally.watch(match.first_events)
        while not match.is_over:
            seat = match.state.to_act
            seen = observe(match.state, seat)
            legal = self.rules.legal_actions(match.state)
            act = decision(self.bots[seat], seen, legal, minds[seat])
            tally.watch(match.submit(seat, act))
        if self.plan.folder is not None:
            write_match(self.plan.folder / self._file_name(number), self._saved(match))
        return self._played(match, tally)

    def _played(self, match: Match, tally: _Tally) -> Played:
        standing = match.state.standing
        result = self.rules.result(match.state)
        assert result is not None
        return Played(
            tally.turns,
            standing.sheet,
            standing.scores,
            tuple(seat for seat, side in enumerate(standing.sides) if side in result.winners),
            len(result.winners) > 1,
            tally.one_turn_outs,
            tally.blocked,
            sum(standing.rebuys),
        )

    def _file_name(self, number: int) -> str:
        return f"{self.variant.id}-{len(self.bots)}p-s{self.plan.seed}-{number}{SUFFIX}"

    def _saved(self, match: Match) -> SavedMatch:
        # How far somebody looked is not part of who they are.
        kinds = [name.partition(WORLDS_MARK)[0] for name in self.plan.bots]
        seats = tuple(Seat(f"{kind} {seat}", kind) for seat, kind in enumerate(kinds, 1))
        return SavedMatch(self.variant, seats, self.rules, match)


def simulate(plan: Plan, matches: int, jobs: int) -> Iterator[Played]:
    """The matches in the order of their numbers. To be called from the main thread."""
    return done_by(_player, plan, matches, jobs)


def _player(plan: Plan) -> Callable[[int], Played]:
    return Simulator(plan).play
