"""The hand of the day: a position with one clearly best act, the same for everybody on that date.

It is found by a search that depends on the date and on nothing else: no clock, no file of a player,
no network. The same version of the program finds the same hand everywhere, and at once where its
place is known.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from random import Random
from typing import NamedTuple

from game.bots.advice import Counsellor
from game.bots.base import Reason, decision, dice_of
from game.coach.judging import OF_CHOICES, Sums, Worlds, are_alike, surely
from game.coach.quick import quick_player
from game.coach.review import SearchProgress
from game.coach.reviewing import least_cost, why
from game.engine.actions import Action
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.notation import AnyRules
from game.engine.visibility import Observation, observe
from game.paths import bundled
from game.variants.catalogue import Catalogue
from game.variants.load import Variant, rules_of

#: The most hands of one game that are searched; then those of the next game.
HANDS_MOST = 100
#: The share of acts at which the search looks for a position.
THOUGHT_ABOUT = 0.3
#: The fewest and the most acts there may be to choose from.
FEWEST, MOST = 3, 14
#: The worlds in which all acts are tried; the fresh worlds in which the best one is proved; and
#: against how many of the acts that come nearest.
TRIED_IN, PROVED_IN, NEAREST = 30, 300, 3
#: A position is given up as soon as it looks doubtful, but not before this many worlds.
JUDGED_FROM = 5
#: The accepted share of positions of which the act called best is not the best.
WRONG = 0.01


class OtherAct(NamedTuple):
    """Another act, and what it costs, within `half_width` at 99 %."""

    act: Action
    cost: float
    half_width: float


class DayHand(NamedTuple):
    """A position to solve, in the hand of a date that has this number. `match` stands where
    somebody is to act. `best`: what to do, with its `reasons`; `others`: all other allowed acts,
    the cheapest first."""

    number: int
    variant: Variant
    match: Match
    best: Action
    reasons: tuple[Reason, ...]
    others: tuple[OtherAct, ...]


class DayPlace(NamedTuple):
    """Where the search has found the hand of a date. `at`: the acts before it; `digest`: of the
    table there. Acts are numbers in the list of those that are allowed: the best one, and the
    others with what they cost."""

    game: str
    number: int
    at: int
    digest: str
    best: int
    others: tuple[tuple[int, float, float], ...]


def place_of(found: DayHand) -> DayPlace:
    match, legal = found.match, found.match.rules.legal_actions(found.match.state)
    others = [(legal.index(one.act), one.cost, one.half_width) for one in found.others]
    at, best = len(match.log), legal.index(found.best)
    return DayPlace(found.variant.id, found.number, at, match.state.digest(), best, tuple(others))


def hand_at(day: date, place: DayPlace) -> DayHand | None:
    """Return the hand of a date; None if it is not in this place: another version of the program
    plays otherwise."""
    catalogue = Catalogue([bundled("assets/variants")])
    if place.game not in catalogue.ids():
        return None
    variant = catalogue.load(place.game)
    search = _DaySearch(rules_of(variant.game))
    for match, legal, *_ in search.moments(_seed(day, place.number)):
        if len(match.log) < place.at:
            continue
        numbers = [place.best, *(other for other, *_ in place.others)]
        is_same = match.state.digest() == place.digest and max(numbers) < len(legal)
        if not (is_same and place.others):
            break
        others = tuple(OtherAct(legal[at], *measured) for at, *measured in place.others)
        seen, best = observe(match.state, match.state.to_act), legal[place.best]
        told = why(search.counsellor, seen, legal, best, others[0].act)
        return DayHand(place.number, variant, match, best, told, others)
    return None


def _seed(day: date, number: int) -> str:
    return f"{day.isoformat()} {number}"


def hand_of_the_day(day: date) -> Iterator[SearchProgress | DayHand]:
    """Yield how far the search is, and in the end the position; no position if none is found."""
    # A player's own games are left out: nobody else has them.
    catalogue = Catalogue([bundled("assets/variants")])
    games, first = catalogue.ids(), day.toordinal()
    for place in range(len(games)):
        variant = catalogue.load(games[(first + place) % len(games)])
        search = _DaySearch(rules_of(variant.game))
        for number in range(HANDS_MOST):
            for found in search.hand(_seed(day, number)):
                yield SearchProgress((place + number / HANDS_MOST) / len(games))
                if found is not None:
                    yield DayHand(number, variant, *found)
                    return


_Position = tuple[Match, Action, tuple[Reason, ...], tuple[OtherAct, ...]]
"""What is found in a hand: all of a `DayHand` but its place."""


class _DaySearch:
    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.least = least_cost(rules)
        self.counsellor = Counsellor(rules)
        self.player = quick_player(rules)

    def moments(self, seed: str) -> Iterator[tuple[Match, list[Action], Action, bool]]:
        """Play one hand; yield it before each act, with the acts that are allowed, the one that
        will be done, and whether the search looks at this moment."""
        seats = max(2, self.rules.common.players.min)
        match, dice = Match(self.rules, seats, SeededChance(seed)), Random(seed)
        while match.state.phase.in_play:
            state = match.state
            legal = self.rules.legal_actions(state)
            act = legal[0] if len(legal) == 1 else self.player.act(state, dice)
            is_looked_at = FEWEST <= len(legal) <= MOST and dice.random() < THOUGHT_ABOUT
            yield match, legal, act, is_looked_at
            match.submit(state.to_act, act)

    def hand(self, seed: str) -> Iterator[_Position | None]:
        """Play one hand; yield None while the search goes on, and each position that is found."""
        for match, legal, act, is_looked_at in self.moments(seed):
            if is_looked_at:
                seen = observe(match.state, match.state.to_act)
                yield from self._position(match, seen, legal, act)

    def _position(
        self, match: Match, seen: Observation, legal: list[Action], played: Action
    ) -> Iterator[_Position | None]:
        """Yield None while the search goes on, then the position at this act, if it is one to
        solve: not if a quick player finds the best act as well."""
        best = decision(self.counsellor, seen, legal, dice_of(seen))
        yield None
        if are_alike(best, played):
            return
        costs = {act: Sums() for act in legal if not are_alike(act, best)}
        worlds = Worlds(self.rules, self.counsellor, self.player, seen)
        for _ in range(TRIED_IN):
            _try(worlds, best, costs)
            yield None
            if self._is_hopeless(costs):
                return
        near = sorted(costs, key=lambda act: costs[act].mean)[:NEAREST]
        proved = {act: Sums() for act in near}
        for _ in range(PROVED_IN):
            _try(worlds, best, proved)
            yield None
            if self._is_hopeless(proved):
                return
        bound = surely(WRONG / NEAREST)
        if any(
            cost.mean < self.least or cost.mean < bound * cost.error for cost in proved.values()
        ):
            return
        others = [
            OtherAct(act, cost.mean, OF_CHOICES * cost.error)
            for act, cost in (costs | proved).items()
        ]
        others.sort(key=lambda other: other.cost)
        told = why(self.counsellor, seen, legal, best, others[0].act)
        yield match, best, told, tuple(others)

    def _is_hopeless(self, costs: dict[Action, Sums]) -> bool:
        """Return whether some other act seems as good as the best; then another hand is better."""
        return any(
            cost.count >= JUDGED_FROM and cost.mean + cost.error < self.least
            for cost in costs.values()
        )


def _try(worlds: Worlds, best: Action, costs: dict[Action, Sums]) -> None:
    result, *results = worlds.next(best, *costs)
    for cost, other in zip(costs.values(), results, strict=True):
        cost.add(result - other)
