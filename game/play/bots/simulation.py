"""Many matches among bots, and their figures.

Every match has a seed of its own, made of the common seed and the number of the match, so it does
not matter who plays it nor in which order. Only plain data travels between processes.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean, quantiles
from typing import Any, NamedTuple

from game.bots.base import decision
from game.bots.levels import WORLDS_MARK, bot_named
from game.engine.chance import SeededChance
from game.engine.events import Event
from game.engine.match import Match
from game.engine.visibility import observe
from game.play.bots.parallel import parallel_map
from game.storage.match_codec import SavedMatch, Seat
from game.storage.match_file import SUFFIX, write_match
from game.variants.load import rules_of, variant_from_mapping


class SimulationPlan(NamedTuple):
    """The game that is played, the bots, and the seed. `folder`: where the matches are kept."""

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
    """The counts of facts that only the events tell."""

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
    """What plays the matches of a plan."""

    def __init__(self, plan: SimulationPlan) -> None:
        self.plan = plan
        self.variant = variant_from_mapping(plan.resolved)
        self.rules = rules_of(self.variant.game, len(plan.bots))
        self.bots = [bot_named(name, self.rules) for name in plan.bots]

    def play(self, number: int) -> Played:
        """Play the match of this number, from 1."""
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
        # How far a bot looked ahead is not part of its name in a match.
        kinds = [name.partition(WORLDS_MARK)[0] for name in self.plan.bots]
        seats = tuple(Seat(f"{kind} {seat}", kind) for seat, kind in enumerate(kinds, 1))
        return SavedMatch(self.variant, seats, self.rules, match)


def simulate(plan: SimulationPlan, matches: int, jobs: int) -> Generator[Played, None, None]:
    """Yield the matches in the order of their numbers. To be called from the main thread."""
    return parallel_map(_player, plan, matches, jobs)


def _player(plan: SimulationPlan) -> Callable[[int], Played]:
    return Simulator(plan).play


class Spread(NamedTuple):
    """How numbers are spread: the least, the quartiles, the most, and the mean."""

    min: float
    q1: float
    median: float
    q3: float
    max: float
    mean: float

    @classmethod
    def of(cls, numbers: Sequence[int]) -> Spread:
        """Return the spread of at least one number."""
        if len(numbers) == 1:
            return cls(*[numbers[0]] * len(cls._fields))
        lower, middle, upper = quantiles(numbers, method="inclusive")
        return cls(min(numbers), lower, middle, upper, max(numbers), fmean(numbers))


class SimulatedFigures(NamedTuple):
    """The figures of some matches. `wins` by seat; a shared win counts for everyone who shares it,
    and in `shared` once."""

    matches: int
    hands_played: int
    hands: Spread
    turns: Spread
    points: Spread
    scores: Spread
    one_turn_outs: int
    blocked_hands: int
    rebuys: int
    wins: tuple[int, ...]
    shared: int


def figures_of(matches: Iterable[Played], seats: int) -> SimulatedFigures:
    """Return the figures of at least one match; if no hand counted, the points are 0."""
    played = list(matches)
    turns = [turns for match in played for turns in match.turns]
    return SimulatedFigures(
        len(played),
        len(turns),
        Spread.of([len(match.turns) for match in played]),
        Spread.of(turns),
        Spread.of([points for match in played for row in match.points for points in row] or [0]),
        Spread.of([score for match in played for score in match.scores]),
        sum(match.one_turn_outs for match in played),
        sum(match.blocked for match in played),
        sum(match.rebuys for match in played),
        tuple(sum(seat in match.winners for match in played) for seat in range(seats)),
        sum(match.shared for match in played),
    )
