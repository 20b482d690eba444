"""Two acts in the same worlds: by how much one is better, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot, inf, sqrt
from random import Random
from statistics import NormalDist
from typing import NamedTuple

from game.bots.base import Bot, decision, dice_of
from game.coach.hand import lead
from game.coach.quick import WorldPlayer, do, play_out
from game.engine.actions import Action
from game.engine.cards import FACE, CardSet
from game.engine.chance import DiceChance
from game.engine.notation import AnyRules
from game.engine.state import TableState
from game.engine.visibility import Observation, observe

#: How many acts of a quick player take as long as making a world, and as thinking of an act.
WORLD_ACTS, THOUGHT_ACTS = 3, 20
#: The most acts of a turn that are thought of.
TURN_ACTS_MOST = 40
SEEDS = 2**53


def surely(share: float) -> float:
    """Return how many standard errors leave this share out at one side."""
    return NormalDist().inv_cdf(1.0 - share)


#: How wide the intervals of choices and of curves are, in standard errors: 99 and 95 %.
OF_CHOICES, OF_CURVES = surely(0.005), surely(0.025)


@dataclass
class Sums:
    """Numbers added up, with their mean and how far off it may be."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    def __add__(self, other: Sums) -> Sums:
        return Sums(
            self.count + other.count, self.total + other.total, self.squares + other.squares
        )

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """Return the standard error of the mean."""
        if self.count < 2:
            return inf
        spread = max(0.0, self.squares - self.total * self.total / self.count)
        return sqrt(spread / (self.count - 1) / self.count)


def summed(numbers: Iterable[float]) -> Sums:
    sums = Sums()
    for one in numbers:
        sums.add(one)
    return sums


class RatedPlay(NamedTuple):
    """What the acts of a player brought in a hand against those of the expert, within `half_width`
    at 95 %."""

    play: float
    half_width: float


def mean_of(hands: Sequence[RatedPlay], rare: float) -> RatedPlay:
    """Return the mean of hands, two at least, and how sure it is: by Student's t, as these few
    hands alone tell how much hands differ, but no surer than the hands themselves are. `rare`: how
    much off the mean one hand more is taken to be, as what happens seldom may not have happened
    yet."""
    sums = summed(hand.play for hand in hands)
    measured = hypot(*(hand.half_width for hand in hands)) / len(hands)
    error = hypot(sums.error, rare / len(hands))
    return RatedPlay(sums.mean, max(student(len(hands) - 1) * error, measured))


def student(freedom: int) -> float:
    """Return how many standard errors make an interval of 95 %, where the error is known from a few
    numbers only: one more than `freedom`."""
    z = OF_CURVES
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


class Worlds:
    """The results of acts at one moment, in one possible world after the other: made from what the
    player sees, and from nothing else. `mind` goes on with the turn, `player` plays from then on.
    `salt`: with another one there are other worlds."""

    def __init__(
        self, rules: AnyRules, mind: Bot, player: WorldPlayer, seen: Observation, salt: int = 0
    ) -> None:
        self.rules = rules
        self.mind = mind
        self.player = player
        self.seen = seen
        #: How the turn goes on after an act, by the hand then: no other hidden card comes to light.
        self._turns: dict[tuple[Action, CardSet], list[Action]] = {}
        self._dice = Random(f"{salt} {seen!r}")
        self.count = 0
        #: The work done so far, counted in usual acts of quick players.
        self.taken = 0

    def next(self, *acts: Action) -> list[float]:
        """Return the results of these acts in one more world. With several acts the rest of the
        turn is thought out; with one the quick player goes on at once."""
        seed = int(self._dice.random() * SEEDS)
        world = self.rules.world(self.seen, Random(seed))
        self.count += 1
        self.taken += self.player.effort * (WORLD_ACTS + len(acts))
        found = []
        for act in acts:
            table, dice = world.clone(), Random(seed + 1)
            do(self.rules, table, act, dice)
            if len(acts) > 1:
                for more in self._rest_of_turn(table, act):
                    do(self.rules, table, more, dice)
            self.taken += self.player.effort * play_out(self.rules, self.player, table, dice)
            found.append(lead(self.rules, self.seen.standing, table.standing, self.seen.viewer))
        return found

    def _rest_of_turn(self, table: TableState, act: Action) -> list[Action]:
        if not self._is_own_turn(table):
            return []
        hand = table.hands[self.seen.viewer]
        rest = self._turns.get((act, hand))
        if rest is None:
            rest = self._turns[act, hand] = self._thought_out(table.clone())
        return rest

    def _thought_out(self, table: TableState) -> list[Action]:
        acts: list[Action] = []
        while self._is_own_turn(table) and len(acts) < TURN_ACTS_MOST:
            seen, legal = observe(table, self.seen.viewer), self.rules.legal_actions(table)
            acts.append(decision(self.mind, seen, legal, dice_of(seen)))
            self.rules.apply(table, acts[-1], DiceChance(Random(0)))
            self.taken += THOUGHT_ACTS * self.player.effort
        return acts

    def _is_own_turn(self, table: TableState) -> bool:
        return table.phase.in_play and table.turn_no == self.seen.turn_no


def are_alike(one: Action, other: Action) -> bool:
    """Return whether two acts are the same but for twins, and the order of the cards."""
    return (one.kind, one.place, one.reading) == (other.kind, other.place, other.reading) and (
        sorted(FACE[card] for card in one.cards) == sorted(FACE[card] for card in other.cards)
    )
