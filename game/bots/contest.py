"""Bots against each other on duplicate deals: the same cards, with the seats changed round."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from game.bots.base import Bot, MissedTurnError, decision
from game.bots.simple import naive_bot
from game.engine.actions import Action
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.notation import AnyRules
from game.engine.state import TableState
from game.engine.visibility import Observation, observe

#: How many standard errors to each side of a mean make an interval of 95 %.
SURE: Final = 1.96


class DuplicateDeal(NamedTuple):
    """One deal in all seatings: the share of wins of the first bot, and its lead in points; and
    how often each of the two had no answer."""

    wins: float
    lead: float
    missed: tuple[int, int] = (0, 0)


class Estimate(NamedTuple):
    """A mean, and how far off it may be at 95 %."""

    mean: float
    within: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Estimate:
        """Return the estimate from at least two numbers."""
        return cls(fmean(numbers), SURE * stdev(numbers) / sqrt(len(numbers)))


class Bout(NamedTuple):
    """The result of one bot against another. Wins are shares: half is even."""

    one: str
    other: str
    matches: int
    wins: Estimate
    lead: Estimate
    missed: tuple[int, int]


def seatings(seats: int) -> list[tuple[int, ...]]:
    """Return who sits where, 0 or 1: in turns, so that with four seats a bot has two that are
    opposite. In all of them together both have every seat equally often."""
    rounds = 1 if seats % 2 == 0 else seats
    found = []
    for shift in range(rounds):
        for first in (0, 1):
            found.append(tuple(((seat + shift) % seats + first) % 2 for seat in range(seats)))
    return found


class Contest:
    """Two bots at one game."""

    def __init__(self, rules: AnyRules, bots: tuple[Bot, Bot], seats: int, seed: int) -> None:
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self._bots = bots
        self._simple = naive_bot(rules)
        self._sign = 1.0 if rules.match_end.goal.high_is_good else -1.0

    def block(self, number: int) -> DuplicateDeal:
        self._missed = [0, 0]
        played = [self._match(number, seating) for seating in seatings(self.seats)]
        wins, leads = fmean(one.wins for one in played), fmean(one.lead for one in played)
        return DuplicateDeal(wins, leads, (self._missed[0], self._missed[1]))

    def shown(self, state: TableState, seat: int, bot: int) -> Observation:
        """Return what the first or the second bot sees in this seat."""
        return observe(state, seat)

    def watch(self, match: Match, seating: tuple[int, ...], act: Action) -> None:
        """Look at an act that is about to be done."""

    def _match(self, number: int, seating: tuple[int, ...]) -> DuplicateDeal:
        seed = f"{self.seed} {number}"
        match = Match(self.rules, self.seats, SeededChance(seed))
        minds = [Random(f"{seed} {seat}") for seat in range(self.seats)]
        while not match.is_over:
            seat = match.state.to_act
            seen = self.shown(match.state, seat, seating[seat])
            legal = self.rules.legal_actions(match.state)
            act = self._act(seating[seat], seen, legal, minds[seat])
            self.watch(match, seating, act)
            match.submit(seat, act)
        result = self.rules.result(match.state)
        assert result is not None
        sides = match.state.standing.sides
        won = [seating[seat] for seat, side in enumerate(sides) if side in result.winners]
        scores: tuple[list[int], list[int]] = ([], [])
        for seat, side in enumerate(sides):
            scores[seating[seat]].append(result.scores[side])
        lead = self._sign * (fmean(scores[0]) - fmean(scores[1]))
        return DuplicateDeal(won.count(0) / len(won), lead)

    def _act(self, bot: int, seen: Observation, legal: Sequence[Action], dice: Random) -> Action:
        """Return the act of a bot; that of the naive bot where it has no answer."""
        try:
            return decision(self._bots[bot], seen, legal, dice)
        except MissedTurnError:
            self._missed[bot] += 1
            return decision(self._simple, seen, legal, dice)


def bout_of(names: tuple[str, str], seats: int, blocks: Sequence[DuplicateDeal]) -> Bout:
    return Bout(
        *names,
        len(blocks) * len(seatings(seats)),
        Estimate.of([block.wins for block in blocks]),
        Estimate.of([block.lead for block in blocks]),
        (sum(block.missed[0] for block in blocks), sum(block.missed[1] for block in blocks)),
    )
