"""A fishing player that looks ahead: many possible worlds, and exact play at the end.

A few worlds are little evidence. A sound player's first choice only gives way to an act that is
clearly better in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from typing import Final

from game.bots.base import USUAL, Weights
from game.bots.fishing.at_sight import AtSight
from game.bots.fishing.offers import Prizes
from game.bots.habits import lean
from game.engine.actions import BUILD, TAKE, Action
from game.engine.cards import each
from game.engine.chance import IN_THOUGHT, Dice
from game.engine.fishing.flow import FishingRules
from game.engine.scoring.match_end import HANDS_WON
from game.engine.state import TableState
from game.engine.visibility import Observation, unseen

Trial = Callable[[Action, float], float]
"""Returns what comes of an act in the world of a seed."""

#: The fewest worlds in which an act is tried before it is given up.
WORLDS_LEAST: Final = 12
#: An act is given up when it is behind by this many standard errors.
BEHIND: Final = 3.0


class _Candidate:
    """An act, and how much better it did than the first choice, world by world."""

    def __init__(self, act: Action) -> None:
        self.act = act
        self.leads: list[float] = []

    def judged(self) -> tuple[float, float]:
        """Return the mean lead, and its standard error."""
        count = len(self.leads)
        mean = sum(self.leads) / count
        spread = sum((lead - mean) ** 2 for lead in self.leads) / (count - 1)
        return mean, sqrt(spread / count)


def rehearse(
    acts: Sequence[Action], trial: Trial, worlds: int, doubt: float, rng: Random
) -> Iterator[Action]:
    """Yield the best of some acts so far, again and again, until they have been tried in `worlds`
    worlds. The first act is what a sound player would do at first sight; another one has to be
    better by `doubt` standard errors."""
    first = best = acts[0]
    others = [_Candidate(act) for act in acts[1:]]
    yield best
    for number in range(1, worlds + 1):
        seed = rng.random()
        result = trial(first, seed)
        yield best
        for other in others:
            other.leads.append(trial(other.act, seed) - result)
            yield best
        if number >= WORLDS_LEAST:
            judged = [(other, *other.judged()) for other in others]
            sure = [(mean, other) for other, mean, error in judged if mean > doubt * error]
            best = max(sure, key=lambda found: found[0])[1].act if sure else first
            others = [other for other, mean, error in judged if mean > -BEHIND * error]
            if not others:
                break
    yield best


#: The most tables looked at for one decision.
TABLES_MOST: Final = 12_000
#: What winning the round is worth, in points: more than the points it is won by.
ROUND: Final = 12.0
BEYOND: Final = 1e9


def all_is_known(rules: FishingRules, seen: Observation) -> bool:
    """Return whether nothing is left to deal and every unseen card is in one and the same hand."""
    if seen.stock_size or len(seen.standing.scores) != 2:
        return False
    hidden = unseen(rules.deck_set, seen).bit_count()
    others = [
        size - seen.known[seat].bit_count()
        for seat, size in enumerate(seen.hand_sizes)
        if seat != seen.viewer
    ]
    return max(others) == hidden


class TooLongError(Exception):
    """There are too many tables to the end for all of them to be tried."""


class Endgame:
    """The search for the best act on a table on which everything is known, to the end of the
    game."""

    def __init__(self, rules: FishingRules, side: int) -> None:
        self.rules = rules
        self.side = side
        self.patience = TABLES_MOST

    def solve(self, table: TableState, acts: Sequence[Action]) -> Iterator[Action | None]:
        """Yield None while the search goes on; at last the best act, unless there were too many
        tables."""
        best, most = None, -BEYOND
        try:
            for act in acts:
                worth = self._after(table, act, most, BEYOND)
                if worth > most:
                    best, most = act, worth
                yield None
        except TooLongError:
            return
        yield best

    def _after(self, table: TableState, act: Action, low: float, high: float) -> float:
        after = table.clone()
        self.rules.apply(after, act, IN_THOUGHT)
        if not after.phase.in_play:
            return self._worth(after)
        self.patience -= 1
        if self.patience < 0:
            raise TooLongError
        mine = after.standing.sides[after.to_act] == self.side
        acts = sorted(self.rules.legal_actions(after), key=_end_promise)
        best = -BEYOND if mine else BEYOND
        for following in acts:
            worth = self._after(after, following, low, high)
            if mine:
                best = max(best, worth)
                low = max(low, best)
            else:
                best = min(best, worth)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _worth(self, table: TableState) -> float:
        points = self.rules.game.score.score(table)
        margin = points[self.side] - points[1 - self.side]
        if self.rules.match_end.goal.counts == HANDS_WON and margin:
            return margin + (ROUND if margin > 0 else -ROUND)
        return float(margin)


def _end_promise(act: Action) -> int:
    """Return a key that sorts captures first, the largest first: after good replies others need
    not be tried."""
    return -len(act.cards) - 2 * len(act.reading) if act.kind == TAKE else 0


class DealInThought:
    """A deal played on in thought by quick players: each takes the most, builds if it can take it
    back, else lays down what is worth least.

    What comes after the next cards are dealt is chance, and left out of the comparison.
    """

    def __init__(self, rules: FishingRules) -> None:
        self.rules = rules

    def __call__(self, table: TableState, act: Action, dice: Random) -> float:
        """Return what this act and all that follows in the deal gain for the player who does it."""
        rules, side, stock = self.rules, table.standing.sides[table.to_act], len(table.stock)
        prizes = Prizes(rules, table.won, side)
        before, sweeps = list(table.won), list(table.sweeps)
        hand_no = table.hand_no
        rules.apply(table, act, IN_THOUGHT)
        while table.phase.in_play and table.hand_no == hand_no and len(table.stock) == stock:
            legal = rules.legal_actions(table)
            chosen = max(legal, key=lambda act: promise_at_sight(act, table, prizes, dice))
            rules.apply(table, chosen, IN_THOUGHT)
        gain = 0.0
        for other, won in enumerate(table.won):
            worth = prizes.of(tuple(each(won & ~before[other])))
            worth += prizes.sweep * (table.sweeps[other] - sweeps[other])
            gain += worth if other == side else -worth
        return gain


def promise_at_sight(act: Action, table: TableState, prizes: Prizes, dice: Dice) -> float:
    worth = prizes.worth
    if act.kind == TAKE:
        gain = sum([worth[card] for card in act.cards], 0.0)
        for at in act.reading[1:]:
            gain += sum([worth[card] for card in table.builds[at].cards])
        left = len(table.loose) - len(act.cards) + 1 + len(table.builds) - len(act.reading) + 1
        return 1.0 + gain + (prizes.sweep if not left else 0.0)
    if act.kind == BUILD:
        return 0.4 + 0.05 * len(act.cards) - worth[act.cards[0]] * 0.5 + 0.05 * dice.random()
    return -worth[act.cards[0]] + 0.05 * dice.random()


#: The most acts tried in worlds, the most promising ones.
ACTS_MOST: Final = 8
#: How much better than the first choice an act has to turn out, in standard errors.
DOUBT: Final = 1.5


class FishingBot:
    def __init__(self, rules: FishingRules, weights: Weights = USUAL) -> None:
        self.rules = rules
        self.at_sight = AtSight(rules, weights)
        self.deal_in_thought = DealInThought(rules)
        self.weights = weights

    @property
    def doubt(self) -> float:
        return self.at_sight.doubt

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        if len(legal) == 1 or not seen.phase.in_play:
            self.at_sight.doubt = 0.0
            yield legal[0]
            return
        worth = self.at_sight.worths(seen, legal, rng)
        acts = sorted(worth, key=worth.__getitem__, reverse=True)
        best = acts[0]
        yield best
        if self.weights.ahead < 1.0 and rng.random() >= self.weights.ahead:
            return
        if all_is_known(self.rules, seen):
            exact = None
            side = seen.standing.sides[seen.viewer]
            for exact in Endgame(self.rules, side).solve(self.rules.world(seen, rng), acts):
                yield exact or best
            if exact is not None:
                return

        def trial(act: Action, seed: float) -> float:
            dice = Random(seed)
            liked = lean(self.weights.habits, seen, act)
            return self.deal_in_thought(self.rules.world(seen, dice), act, dice) + liked

        yield from rehearse(acts[:ACTS_MOST], trial, self.weights.worlds, DOUBT, rng)
