"""The hand of the day: a position with one clearly best act that is hard to find and easy to
learn from, the same for everybody on that date.

It is found by a search that depends on the date and on nothing else: no clock, no file of a player,
no network. The same version of the program finds the same hand everywhere. Where its place is
known, it is there at once, whichever bots this version has.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from random import Random
from typing import NamedTuple

from game.bots.advice import Counsellor
from game.bots.base import Bot, Reason, decision, dice_of
from game.bots.levels import bot_named
from game.coach.judging import OF_CHOICES, Sums, Worlds, are_alike
from game.coach.quick import quick_player
from game.coach.review import SearchProgress
from game.coach.reviewing import least_cost, why
from game.coach.sound import CarefulPlayer
from game.engine.actions import Action
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.notation import AnyRules
from game.engine.visibility import Observation, observe
from game.paths import bundled
from game.variants.catalogue import Catalogue
from game.variants.load import Variant, rules_of

#: The most hands of one game that are searched; then those of the next game.
HANDS_MOST = 20
#: Positions are looked for before this turn.
TURNS_MOST = 20
#: Who must not find the best act, and who must, beside the expert.
MISSING, FINDING = ("naive", "novice", "regular"), "veteran"
#: Whose choice is offered besides, if it is another one; and the fewest acts to choose from.
BESIDE, FEWEST, MOST = ("amateur", "hoarder", "cautious", "chepe"), 3, 6
#: In worlds of quick players all others must cost enough even with this many standard errors less:
#: after the first number of worlds or more, up to the second. From how many worlds on a position
#: may be given up, if they do not with the errors more.
PROVED_FROM, PROVED_IN, BOUND = 16, 200, 1.6
HOPELESS_FROM, HOPELESS = 10, 1.0
#: In how many worlds of experts they must cost as much, with which share of an error more: these
#: must not contradict.
CLOSELY_IN, CLOSE_DOUBT = 12, 0.5
#: What the others cost at least, as a share of what a mistake does.
LEAST = 0.5
#: A reason teaches something only if it names one of these.
TAUGHT = {"other", "cards", "seat"}
#: This one is plain to everybody.
PLAIN = {"advice.throw_dear"}


class OtherAct(NamedTuple):
    """Another act, and what it costs, within `half_width` at 99 %."""

    act: Action
    cost: float
    half_width: float


class DayHand(NamedTuple):
    """A position to solve, in the hand that is dealt by this seed in this round. `match` stands
    where somebody is to act. `best`: what to do, with its `reasons`; `others`: what is offered
    besides, the most tempting act first."""

    seed: str
    round_no: int
    variant: Variant
    match: Match
    best: Action
    reasons: tuple[Reason, ...]
    others: tuple[OtherAct, ...]

    @property
    def kind(self) -> tuple[str, str, str]:
        """Return what is learned: in which game, by which kind of act, for which reason."""
        return self.variant.id, self.best.kind, self.reasons[0].key


class DayPlace(NamedTuple):
    """Where the hand of a date is. `acts`: those before it; `digest`: of the table there. Acts are
    numbers in the list of those that are allowed: the best one, and the others with what they
    cost."""

    game: str
    seed: str
    round_no: int
    acts: tuple[int, ...]
    digest: str
    best: int
    others: tuple[tuple[int, float, float], ...]


def place_of(found: DayHand) -> DayPlace:
    match, seed, round_no = found.match, found.seed, found.round_no
    rules = rules_of(found.variant.game)
    legal = rules.legal_actions(match.state)
    before, acts = dealt(rules, seed, round_no), []
    for entry in match.log[len(before.log) :]:
        assert entry.action is not None
        acts.append(rules.legal_actions(before.state).index(entry.action))
        before.submit(entry.seat, entry.action)
    others = [
        (legal.index(one.act), round(one.cost, 2), round(one.half_width, 2)) for one in found.others
    ]
    best, digest = legal.index(found.best), match.state.digest()
    return DayPlace(found.variant.id, seed, round_no, tuple(acts), digest, best, tuple(others))


def hand_at(place: DayPlace) -> DayHand | None:
    """Return the hand in this place; None if it is not there: the rules of this version of the
    program are others."""
    catalogue = Catalogue([bundled("assets/variants")])
    if place.game not in catalogue.ids():
        return None
    variant = catalogue.load(place.game)
    rules = rules_of(variant.game)
    match = dealt(rules, place.seed, place.round_no)
    for number in place.acts:
        legal = rules.legal_actions(match.state)
        if number >= len(legal) or not match.state.phase.in_play:
            return None
        match.submit(match.state.to_act, legal[number])
    legal, numbers = (
        rules.legal_actions(match.state),
        [place.best, *(at for at, *_ in place.others)],
    )
    if match.state.digest() != place.digest or max(numbers) >= len(legal) or not place.others:
        return None
    others = tuple(OtherAct(legal[at], *measured) for at, *measured in place.others)
    seen, best = observe(match.state, match.state.to_act), legal[place.best]
    told = why(Counsellor(rules), seen, legal, best, others[0].act)
    return DayHand(place.seed, place.round_no, variant, match, best, told, others)


def dealt(rules: AnyRules, seed: str, round_no: int) -> Match:
    """Return a match in which the hand of this round has just been dealt."""
    seats = max(2, rules.common.players.min)
    first = rules.before_round(seats, int(Random(seed).random() * seats), round_no)
    match = Match(rules, seats, SeededChance(seed), first)
    match.submit(first.dealer, rules.legal_actions(first)[0])
    return match


def hand_of_the_day(day: date) -> Iterator[SearchProgress | DayHand]:
    """Yield how far the search is, and in the end the position; no position if none is found."""
    # A player's own games are left out: nobody else has them.
    catalogue = Catalogue([bundled("assets/variants")])
    games, first = catalogue.ids(), day.toordinal()
    for place in range(len(games)):
        search = DaySearch(catalogue.load(games[(first + place) % len(games)]))
        for number in range(HANDS_MOST):
            # Each time it is the turn of a game, it is that of its next contract.
            for found in search.hand(f"{day.isoformat()} {number}", first // len(games)):
                yield SearchProgress((place + number / HANDS_MOST) / len(games))
                if found is not None:
                    yield found
                    return


class DaySearch:
    """The search for positions of one game."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.rules = rules_of(variant.game)
        self.least = LEAST * least_cost(self.rules)
        self.counsellor = Counsellor(self.rules)
        self.player = quick_player(self.rules)
        self.sound = CarefulPlayer(self.rules)
        self.bots = {name: bot_named(name, self.rules) for name in (*MISSING, FINDING, *BESIDE)}

    def hand(self, seed: str, turn: int) -> Iterator[DayHand | None]:
        """Play the hand of a seed, with the contract whose turn it is; yield None while the search
        goes on, and each position that is found."""
        round_no = turn % max(1, len(self.rules.opening.rounds))
        match, dice = dealt(self.rules, seed, round_no), Random(seed)
        while match.state.phase.in_play and match.state.turn_no < TURNS_MOST:
            state = match.state
            legal = self.rules.legal_actions(state)
            if len(legal) >= FEWEST:
                for found in self._position(observe(state, state.to_act), legal):
                    yield found and DayHand(seed, round_no, self.variant, match, *found)
            match.submit(state.to_act, self.player.act(state, dice))

    def _position(self, seen: Observation, legal: Sequence[Action]) -> Iterator[_Solution | None]:
        """Yield None while the search goes on, then the solution at this moment, if it is one to be
        asked for."""
        others = self._missed(seen, legal)
        yield None
        if not others:
            return
        best = self._choice(self.counsellor, seen, legal)
        told = why(self.counsellor, seen, legal, best, others[0])
        if not told or told[0].key in PLAIN or not TAUGHT & told[0].facts.keys():
            return
        costs = {act: Sums() for act in others}
        worlds = Worlds(self.rules, self.counsellor, self.player, seen)
        while worlds.count < PROVED_FROM or not self._all(costs, BOUND):
            _try(worlds, best, costs)
            yield None
            hopeless = worlds.count >= HOPELESS_FROM and not self._all(costs, -HOPELESS)
            if hopeless or worlds.count == PROVED_IN:
                return
        again = {act: Sums() for act in others}
        worlds = Worlds(self.rules, self.counsellor, self.sound, seen)
        for _ in range(CLOSELY_IN):
            _try(worlds, best, again)
            yield None
        if self._all(again, -CLOSE_DOUBT):
            found = [OtherAct(act, one.mean, OF_CHOICES * one.error) for act, one in costs.items()]
            yield best, told, tuple(found)

    def _all(self, costs: Mapping[Action, Sums], errors: float) -> bool:
        """Return whether all of these acts cost enough, even with this many standard errors
        less."""
        return all(cost.mean - errors * cost.error >= self.least for cost in costs.values())

    def _missed(self, seen: Observation, legal: Sequence[Action]) -> list[Action]:
        """Return what weaker players do, first the best of those who must miss what stronger ones
        find; nothing if they do not all miss it."""
        best = self._choice(self.bots[FINDING], seen, legal)
        tempting: list[Action] = []
        for name in MISSING:
            tempting.insert(0, self._choice(self.bots[name], seen, legal))
            if are_alike(tempting[0], best):
                return []
        if not are_alike(self._choice(self.counsellor, seen, legal), best):
            return []
        tempting += [self._choice(self.bots[name], seen, legal) for name in BESIDE]
        others: list[Action] = []
        for act in tempting:
            if not any(are_alike(act, one) for one in (best, *others)):
                others.append(act)
        return others if len(others) >= FEWEST - 1 else []

    def _choice(self, bot: Bot, seen: Observation, legal: Sequence[Action]) -> Action:
        return decision(bot, seen, legal, dice_of(seen))


_Solution = tuple[Action, tuple[Reason, ...], tuple[OtherAct, ...]]
"""What is best at a moment, why, and all other acts."""


def _try(worlds: Worlds, best: Action, costs: Mapping[Action, Sums]) -> None:
    result, *results = worlds.next(best, *costs)
    for cost, other in zip(costs.values(), results, strict=True):
        cost.add(result - other)
