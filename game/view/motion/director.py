"""The director shows what happened, step by step: the engine is ahead, the picture follows.

Steps are played one after another. Between two of them passes no more time than was asked for, so
the same steps at the same times are always the same pictures.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from game.settings import FULL
from game.view.motion.choreography import Flight, Movement, Moving, StartPlace, Starts, TimedCue
from game.view.motion.events import EVENT_ROWS
from game.view.motion.motion import Pace
from game.view.motion.places import Place, Step, Token

_NEVER = float("-inf")
#: The least seconds between two lights. Each light changes twice, so there are at most three
#: changes a second.
LIGHTS_APART = 1.0


class Frame(NamedTuple):
    """One picture. It consists of the table of `step.after` without what is `hidden`, and, on top
    and in this order, what is `moving`. `begun`: the steps that have begun since the last frame;
    `cues`: the sounds of single cards since then."""

    moving: list[Moving]
    hidden: frozenset[Token]
    cues: list[TimedCue]
    is_busy: bool
    step: Step | None
    begun: list[Step]


class _Asked(NamedTuple):
    step: Step
    at: float
    starts: Starts


class Director:
    """The director, who plays steps. All times are seconds of one clock that never goes back."""

    def __init__(self, motion: str = FULL, speed: int = 1, waits: float = 1.0) -> None:
        self.pace = Pace(motion, speed, waits)
        self.forget()

    def forget(self) -> None:
        """Forget all steps, after loading, resizing and the like: then nothing moves."""
        self._queue: deque[_Asked] = deque()
        self._drops: dict[Token, StartPlace] = {}
        self._flights: list[Flight] = []
        self._hidden: frozenset[Token] = frozenset()
        self._cues: list[TimedCue] = []
        self._begun: list[Step] = []
        self._step: Step | None = None
        #: The times at which the last event is over, the last card is in its place, and a card last
        #: caught some light.
        self._free_at = self._still_at = self._lit_at = _NEVER

    # What is asked for ----------------------------------------------------------------------

    def play(self, step: Step, now: float) -> None:
        """Show a step after the events that were asked for before. A step without an event waits
        only for events that have not begun yet, and no event waits for it: cards in the air
        go on from where they are."""
        asked = _Asked(step, now, self._drops)
        self._drops = {}
        if step.event is None:
            self._advance(now)
            if not self._queue:
                self._begin([asked], now)
                return
        self._queue.append(asked)

    def drop_from(self, token: Token, place: Place, *, refused: bool = False) -> None:
        """Set where a card starts in the next step: where it was let go. If it may not lie where it
        was put, it shakes first."""
        self._drops[token] = StartPlace(place, is_dropped=True, is_refused=refused)

    def finish(self) -> None:
        """End all steps at once, with everything at its place. Of the sounds only the last is
        heard."""
        lit_at = self._lit_at
        while self._queue:
            at = self._next_at()
            self._begin(self._next_group(), at)
        self._cues = [cue._replace(at=_NEVER) for cue in self._cues[-1:]]
        self._keep([])
        self._free_at = self._still_at = _NEVER
        self._lit_at = lit_at

    def jump(self) -> None:
        """End all steps, and forget which have begun: what they showed was undone."""
        self.finish()
        self._begun = []

    # What is to be seen ---------------------------------------------------------------------

    def frame(self, now: float) -> Frame:
        self._advance(now)
        self._land(now)
        seen = [flight for flight in self._flights if flight.is_seen(now)]
        seen.sort(key=lambda flight: flight.order(now))
        moving, cues = [flight.moment(now) for flight in seen], self._heard(now)
        begun, self._begun = self._begun, []
        return Frame(moving, self._hidden, cues, self.is_busy(now), self._step, begun)

    def is_busy(self, now: float) -> bool:
        return bool(self._queue) or now < self._still_at

    def is_behind(self, now: float) -> bool:
        """Return whether something that happened is not seen yet. Steps without an event do not
        count."""
        return bool(self._queue) or now < self._free_at

    def due(self, now: float) -> float | None:
        """Return the seconds until the next frame is to be shown; None if nothing moves."""
        if self._begun or any(flight.at <= now for flight in self._flights):
            return 0.0
        times = [flight.at for flight in self._flights] + [cue.at for cue in self._cues[:1]]
        times += [self._still_at] if now < self._still_at else []
        if self._queue:
            times.append(self._next_at())
        return max(0.0, min(times) - now) if times else None

    def _land(self, now: float) -> None:
        flights = [flight for flight in self._flights if now < flight.ends]
        if len(flights) != len(self._flights):
            self._keep(flights)

    def _keep(self, flights: list[Flight]) -> None:
        self._flights = flights
        self._hidden = frozenset(flight.hides for flight in flights if flight.hides is not None)

    def _heard(self, now: float) -> list[TimedCue]:
        """Return the sounds that are due; a sound that is due twice is played once."""
        due = [cue for cue in self._cues if cue.at <= now]
        if due:
            self._cues = self._cues[len(due) :]
        return list({cue.name: cue for cue in due}.values())

    # One step after another -----------------------------------------------------------------

    def _advance(self, now: float) -> None:
        while self._queue and self._next_at() <= now:
            at = self._next_at()
            self._begin(self._next_group(), at)

    def _next_at(self) -> float:
        step, asked_at, _ = self._queue[0]
        return max(self._free_at, asked_at) + self.pace.pause(step.pause)

    def _next_group(self) -> list[_Asked]:
        """Take the next step from the queue, with those that are shown together with it."""
        group = [self._queue.popleft()]
        kind = group[0].step.kind
        if _in_turn(group[0].step) is not None:
            while self._queue and self._queue[0].step.kind == kind:
                group.append(self._queue.popleft())
        return group

    def _begin(self, group: list[_Asked], at: float) -> None:
        """Show these steps together. In a deal the cards go round the table, one at a time."""
        staying, starts, to_come = self._handed_over(group, at)
        in_turn = _in_turn(group[0].step)
        if in_turn:
            in_turn = _kept_in_all(in_turn, [asked.step for asked in group])
        apart = None if in_turn is None else in_turn * len(group)
        flights: list[Flight] = []
        for nth, asked in enumerate(group):
            first = at + self.pace.apart(nth * (in_turn or 0.0))
            act = Movement(asked.step, self.pace, first, apart, {**starts, **asked.starts})
            known = to_come | {flight.token for flight in flights}
            for flight in act.flights:
                if flight.token not in known:
                    if len(group) > 1:
                        _redirect(flight, group[-1].step)
                    flights.append(flight)
            self._add(asked.step, act)
        self._light(flights)
        self._keep(staying + flights)

    def _handed_over(
        self, group: list[_Asked], at: float
    ) -> tuple[list[Flight], dict[Token, StartPlace], set[Token]]:
        """Return what becomes of cards in the air when these steps begin: the flights that go on;
        the places from which other cards are sent elsewhere; and the cards whose flight has not
        begun, of which only the end is changed."""
        staying: list[Flight] = []
        starts: dict[Token, StartPlace] = {}
        to_come: set[Token] = set()
        moved: set[Token] = set()
        for asked in group:
            moved |= _moved_by(asked.step) | set(asked.starts)
        for flight in self._flights:
            place = flight.hides if flight.hides is not None else flight.token
            if flight.ends <= at:
                continue
            if place not in moved:
                staying.append(flight)
            elif flight.is_seen(at):
                if self.pace.travels:
                    starts[place] = StartPlace(flight.moment(at).place._replace(opacity=1.0))
            elif place not in starts:
                _redirect(flight, group[-1].step)
                staying.append(flight)
                to_come.add(place)
        return staying, starts, to_come

    def _add(self, step: Step, act: Movement) -> None:
        self._step = step
        self._begun.append(step)
        self._still_at = max(self._still_at, act.ends)
        if step.event is not None:
            self._free_at = max(self._free_at, act.ends)
        self._cues = sorted([*self._cues, *act.cues], key=lambda cue: cue.at)

    def _light(self, flights: list[Flight]) -> None:
        """Light cards that turn over, at most one within LIGHTS_APART, so that nothing flickers."""
        turning = [flight for flight in flights if flight.flip_lasts and self.pace.travels]
        for flight in sorted(turning, key=lambda flight: flight.flip_at):
            if flight.flip_at >= self._lit_at + LIGHTS_APART:
                flight.is_lit = True
                self._lit_at = flight.flip_at


def _in_turn(step: Step) -> float | None:
    return EVENT_ROWS[step.kind].way.in_turn if step.event is not None else None


def _kept_in_all(apart: float, steps: Sequence[Step]) -> float:
    """Return the seconds between two starts; fewer where all these steps would take too long."""
    way = EVENT_ROWS[steps[0].kind].way
    starts = sum(len(step.event.cards) for step in steps if step.event is not None) - 1
    return min(apart, (way.in_all - way.lasts) / starts) if way.in_all and starts else apart


def _moved_by(step: Step) -> set[Token]:
    """Return the tokens whose place the step changes."""
    before, after = step.before, step.after
    moved = {token for token, place in after.items() if before.get(token) != place}
    return moved.union(token for token in before if token not in after)


def _redirect(flight: Flight, step: Step) -> None:
    """Change the end of a flight that has not begun, because its place has changed."""
    if flight.hides is not None and flight.end.opacity:
        flight.end = step.after.get(flight.hides, flight.end)
