"""A hand reviewed: what could be expected of it, and which acts surely cost something.

Every act of a player is compared with what a hint would have said. Where they differ, both are done
in the same worlds. The first worlds say which acts are suspect; fresh ones must confirm it, with a
bound that allows for all suspects of the hand and all looks taken. So the coach never contradicts
the hint, and two judges agree on what it calls a mistake.

Quick players judge first. What they call a mistake, experts judge again: they play better, but take
so long that they see few worlds. They also glimpse at what quick players let pass, as these cannot
use a joker or a pile as experts do. An act that the expert would do as well, had its dice fallen
otherwise, is no mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import filterfalse, islice
from math import hypot
from random import Random
from typing import NamedTuple

from game.bots.advice import Counsellor
from game.bots.base import Reason, decision, dice_of
from game.coach.hand import PlayedHand, counts_rounds
from game.coach.judging import OF_CHOICES, OF_CURVES, Sums, Worlds, are_alike, surely
from game.coach.quick import WorldPlayer, quick_player
from game.coach.review import (
    CHOICES_MOST,
    REASONS_MOST,
    CostlyChoice,
    CurvePoint,
    HandReview,
    SearchProgress,
)
from game.coach.sound import CarefulPlayer
from game.engine.actions import Action
from game.engine.notation import AnyRules
from game.engine.visibility import Observation, observe

#: How many false mistakes are accepted, per hand.
WRONG = 0.01
#: The least cost of a mistake: in points, or as a share of a round.
LEAST_POINTS, LEAST_ROUNDS = 2.0, 0.1
#: The worlds in which an act is suspected, and in which the curve is drawn in the end.
FIRST_WORLDS, CURVE_WORLDS = 20, 60
#: The numbers of fresh worlds after which an act is judged, each with how many suspects are looked
#: at until then: those that seem to cost the most.
LOOKS = {40: 12, 80: 9, 160: 7, 320: 6}
#: The share of the budget that is spent when quick players have judged, when experts have glimpsed
#: at what those let pass, and when they have judged: the curve has the rest.
JUDGED, GLIMPSED, CONFIRMED = 0.25, 0.5, 0.9
#: How many mistakes the experts look at, the dearest; how often the expert is asked again what it
#: would do; and after how many worlds they judge.
CLOSELY_MOST, ASKED_AGAIN, CLOSE_LOOKS = 4, 6, (16, 40, 80, 160, 320)
#: In how many worlds experts glimpse at an act that quick players let pass, and how many of these
#: they judge, the dearest.
GLIMPSES, UNSEEN_MOST = 8, 3
#: An act is given up when what it costs so far is this many standard errors too little to count.
HOPELESS = 2.5


class Budget(NamedTuple):
    """The work of a review. `acts`: it may take as long as quick players need for these acts, some
    fifteen seconds of one core. `salt`: with another one there are other worlds."""

    acts: int = 400_000
    salt: int = 0


WHOLE = Budget()


def never() -> bool:
    return False


def least_cost(rules: AnyRules) -> float:
    """Return the least cost of a mistake."""
    return LEAST_ROUNDS if counts_rounds(rules) else LEAST_POINTS


@dataclass
class _Point:
    """A decision of the player. `hint`: what a hint would have said. `gains`: what it would have
    brought more than what was done; `confirmed`: the same in fresh worlds; `closer`: the same where
    experts play on."""

    act_index: int
    seen: Observation
    legal: list[Action]
    done: Action
    hint: Action
    worlds: Worlds
    is_turn: bool
    expected: Sums = field(default_factory=Sums)
    gains: Sums = field(default_factory=Sums)
    confirmed: Sums = field(default_factory=Sums)
    closer: Sums = field(default_factory=Sums)
    is_mistake: bool = False

    @property
    def differs(self) -> bool:
        return not are_alike(self.done, self.hint)

    @property
    def all_gains(self) -> Sums:
        """Return the best knowledge of what the hint would have brought more."""
        is_enough = self.closer.count >= CLOSE_LOOKS[0]
        return self.closer if is_enough else self.gains + self.confirmed


def review(
    hand: PlayedHand,
    seat: int,
    budget: Budget = WHOLE,
    *,
    is_late: Callable[[], bool] = never,
) -> Iterator[SearchProgress | HandReview]:
    """Yield how far the review is, again and again, and the review at the end. Each step is short,
    so the caller may stop at any time; once `is_late`, it ends with what has been found."""
    yield from _Reviewing(hand, seat, budget, is_late).steps()


class _Reviewing:
    def __init__(
        self, hand: PlayedHand, seat: int, budget: Budget, is_late: Callable[[], bool]
    ) -> None:
        self.hand = hand
        self.rules = hand.rules
        self.seat = seat
        self.budget = budget
        self.is_late = is_late
        self.counsellor = Counsellor(self.rules)
        self.player: WorldPlayer = quick_player(self.rules)
        self.sound: WorldPlayer = CarefulPlayer(self.rules)
        self.points: list[_Point] = []
        #: The worlds in which experts play on, by the number of the act.
        self.closer: dict[int, Worlds] = {}
        #: Whether all acts of the player have been compared with the hint.
        self.is_whole = False
        self.least = least_cost(hand.rules)

    def steps(self) -> Iterator[SearchProgress | HandReview]:
        yield from self._find_points()
        yield from self._look_at(self.points, FIRST_WORLDS, 0.1)
        yield from self._confirm()
        yield from self._look_closely()
        turns = [point for point in self.points if point.is_turn]
        yield from self._look_at(turns, CURVE_WORLDS, 0.9)
        yield self._reviewed()

    def _look_at(self, points: list[_Point], worlds: int, share: float) -> Iterator[SearchProgress]:
        """Look at each decision in this number of worlds in all, in turns, so that time is shared
        fairly."""
        for number in range(worlds):
            for point in points:
                if point.worlds.count <= number and not self._is_spent():
                    self._look(point, point.gains)
                    yield SearchProgress(share + 0.1 * number / worlds)

    def _find_points(self) -> Iterator[SearchProgress]:
        turn, share = -1, 0.1 / len(self.hand.entries)
        for number, entry, state in self.hand.states():
            if entry.seat != self.seat or entry.action is None:
                continue
            if self.is_late():
                return
            is_turn, turn = state.turn_no != turn, state.turn_no
            legal = self.rules.legal_actions(state)
            if len(legal) == 1 and not is_turn:
                continue
            seen = observe(state, self.seat)
            hint = decision(self.counsellor, seen, legal, dice_of(seen))
            worlds = Worlds(self.rules, self.counsellor, self.player, seen, self.budget.salt)
            point = _Point(number, seen, legal, entry.action, hint, worlds, is_turn)
            if point.differs or is_turn:
                self.points.append(point)
            yield SearchProgress(share * (number - self.hand.begins))
        self.is_whole = True

    def _is_spent(self, share: float = 1.0) -> bool:
        taken = sum(worlds.taken for worlds in self._worlds())
        return taken >= share * self.budget.acts or self.is_late()

    def _worlds(self) -> list[Worlds]:
        return [*(point.worlds for point in self.points), *self.closer.values()]

    def _look(self, point: _Point, gains: Sums) -> None:
        """Add the results of the acts of one decision in one more world."""
        if point.differs:
            hint, done = point.worlds.next(point.hint, point.done)
            gains.add(hint - done)
        else:
            [hint] = point.worlds.next(point.hint)
        point.expected.add(hint)

    # Judging --------------------------------------------------------------------------------

    def _confirm(self) -> Iterator[SearchProgress]:
        """Look at every suspect in as many fresh worlds as it takes, all in turns."""
        suspects = [point for point in self.points if self._is_suspect(point, point.gains)]
        suspects.sort(key=lambda point: -point.gains.mean)
        bound = surely(WRONG / max(1, len(suspects)) / len(LOOKS))
        before = 0
        for number, (look, most) in enumerate(LOOKS.items()):
            for at, point in enumerate(suspects[:most]):
                for _ in range(look - before):
                    if self._is_spent(JUDGED):
                        point.is_mistake &= self._is_dear(point.confirmed)
                        return
                    self._look(point, point.confirmed)
                    share = (at + 1) / min(most, len(suspects))
                    yield SearchProgress(0.2 + 0.4 * (number + share) / len(LOOKS))
                gains = point.confirmed
                point.is_mistake = self._is_dear(gains) and gains.mean >= bound * gains.error
            before = look
            suspects = [point for point in suspects[:most] if self._is_open(point)]
            suspects.sort(key=lambda point: -point.confirmed.mean)

    def _look_closely(self) -> Iterator[SearchProgress]:
        """Have experts judge the dearest mistakes again, and acts that quick players let pass, as
        they cannot use all that experts can. Of the others nobody is sure enough to tell them."""
        own = [point for point in self.points if point.differs and point.gains.count]
        own.sort(key=lambda point: (not point.is_mistake, -point.all_gains.mean))
        mistakes = [point for point in own if point.is_mistake]
        for at, point in enumerate(mistakes):
            point.is_mistake = at < CLOSELY_MOST and not self._is_experts_choice(point)
        judged = [point for point in mistakes if point.is_mistake]
        judged += yield from self._glimpse(own[len(mistakes) :])
        for number, look in enumerate(CLOSE_LOOKS):
            for at, point in enumerate(judged):
                while point.closer.count < look and self._is_open_still(point.closer):
                    if self._is_spent(CONFIRMED):
                        break
                    point.closer.add(self._gain_of_experts(point))
                    share = (at + point.closer.count / look) / len(judged)
                    yield SearchProgress(0.7 + 0.2 * (number + share) / len(CLOSE_LOOKS))
        for point in judged:
            gains = point.closer
            is_sure = gains.count >= CLOSE_LOOKS[0] and gains.mean >= OF_CHOICES * gains.error
            point.is_mistake = is_sure and self._is_dear(gains)

    def _glimpse(self, passed: list[_Point]) -> Generator[SearchProgress, None, list[_Point]]:
        """Return the few of these acts that experts are to judge: those that seem the dearest to
        them. The worlds in which they seem so do not count when they are judged."""
        seemed: list[tuple[float, int]] = []
        glimpses = GLIMPSES if len(passed) > UNSEEN_MOST else 0
        for at, point in enumerate(passed):
            gains = Sums()
            while gains.count < glimpses and not self._is_spent(GLIMPSED):
                gains.add(self._gain_of_experts(point))
                yield SearchProgress(0.6 + 0.1 * (at + gains.count / glimpses) / len(passed))
            if gains.mean + gains.error > self.least:
                seemed.append((-gains.mean, at))
        dearest = (passed[at] for _, at in sorted(seemed))
        return [*islice(filterfalse(self._is_experts_choice, dearest), UNSEEN_MOST)]

    def _gain_of_experts(self, point: _Point) -> float:
        """Return what the hint brings more in one more world, where experts play on."""
        worlds = self.closer.get(point.act_index)
        if worlds is None:
            worlds = Worlds(self.rules, self.counsellor, self.sound, point.seen, self.budget.salt)
            self.closer[point.act_index] = worlds
        hint, done = worlds.next(point.hint, point.done)
        return hint - done

    def _is_experts_choice(self, point: _Point) -> bool:
        """Return whether the expert would have done the same, had its dice fallen otherwise."""
        for seed in range(ASKED_AGAIN):
            hint = decision(self.counsellor, point.seen, point.legal, Random(seed))
            if are_alike(point.done, hint):
                return True
        return False

    def _is_open_still(self, gains: Sums) -> bool:
        """Return whether more worlds would tell more about a mistake."""
        if gains.count < CLOSE_LOOKS[0]:
            return True
        wide = HOPELESS * gains.error
        return gains.mean + wide > self.least and wide > 0.5 * gains.mean

    def _is_dear(self, gains: Sums) -> bool:
        """Return whether an act costs enough, with some room: in other worlds the same should be
        said."""
        return gains.mean - gains.error >= self.least

    def _is_suspect(self, point: _Point, gains: Sums) -> bool:
        return point.differs and gains.mean + HOPELESS * gains.error > self.least

    def _is_open(self, point: _Point) -> bool:
        """Return whether more worlds would tell more."""
        gains = point.confirmed
        if point.is_mistake:
            most = max(self.least, 0.4 * gains.mean)
            return HOPELESS * gains.error > min(most, gains.mean - self.least)
        return self._is_suspect(point, gains)

    # Putting it together --------------------------------------------------------------------

    def _reviewed(self) -> HandReview:
        looked_at = [point for point in self.points if point.expected.count > 1]
        own = [point for point in looked_at if point.differs]
        mistakes = [point for point in own if point.is_mistake]
        mistakes.sort(key=lambda point: -point.all_gains.mean)
        play = -sum(point.all_gains.mean for point in own)
        width = OF_CURVES * hypot(*[point.all_gains.error for point in own])
        moments = [
            CurvePoint(point.act_index, point.expected.mean, OF_CURVES * point.expected.error)
            for point in looked_at
        ]
        result = self.hand.result(self.seat)
        moments.append(CurvePoint(self.hand.begins + len(self.hand.entries), result, 0.0))
        return HandReview(
            self.seat,
            self.hand.dealt.hand_no,
            tuple(moments),
            tuple(map(self._choice, mistakes[:CHOICES_MOST])),
            tuple(point.act_index for point in own if not point.is_mistake),
            result - play,
            play,
            width,
            sum(worlds.count for worlds in self._worlds()),
            self.is_whole and len(looked_at) == len(self.points),
        )

    def _choice(self, point: _Point) -> CostlyChoice:
        told = why(self.counsellor, point.seen, point.legal, point.hint, point.done)
        gains = point.all_gains
        width = OF_CHOICES * gains.error
        return CostlyChoice(point.act_index, point.done, point.hint, gains.mean, width, told)


def why(
    counsellor: Counsellor,
    seen: Observation,
    legal: Sequence[Action],
    better: Action,
    done: Action,
) -> tuple[Reason, ...]:
    """Return what speaks for an act that is surely better, without the reason that both are about
    even."""
    found = counsellor.reasons(seen, legal, better, done)
    return tuple([one for one in found if not one.key.endswith("_even")][:REASONS_MOST])
