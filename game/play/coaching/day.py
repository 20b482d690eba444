"""The hand of the day, looked for beside the window: the same for everybody on that date."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date

from game.coach.daily import DayHand, hand_of_the_day
from game.coach.review import Progress, with_less_progress
from game.play.coaching.positions import position_of
from game.play.coaching.practice import Exercise
from game.play.session.seating import seated
from game.reading.apart import Apart
from game.reading.worker import Limits
from game.storage.match_codec import SavedMatch
from game.variants.load import rules_of

#: The limits of the search; the seconds are those of the processor between two messages.
LIMITS = Limits(seconds=30.0, mebibytes=1024)
#: How much further the search is, of 1, at each message.
SAID_EVERY = 0.002


def looked_for(day: date) -> Iterator[Progress | DayHand]:
    return with_less_progress(hand_of_the_day(day), SAID_EVERY)


class HandOfTheDay:
    """The search for the hand of the day. `wake`: called from a thread when it is found; without it
    nobody looks."""

    def __init__(self, day: date, wake: Callable[[], None] | None) -> None:
        self.day, self._wake = day, wake
        self._apart: Apart[Progress | DayHand] | None = None
        self._found: DayHand | None = None

    def begin(self) -> None:
        """Look for the hand in a process of low priority. Return at once."""
        if self._apart is None and self._found is None and self._wake is not None:
            self._apart = Apart(LIMITS, looked_for, self.day, wake=self._wake)

    def stop(self) -> None:
        """End the process of the search, whatever it is doing."""
        self.found()
        if self._apart is not None:
            self._apart.end()
            self._apart = None

    @property
    def is_looking(self) -> bool:
        return self._apart is not None and not self._apart.ended

    def found(self) -> DayHand | None:
        told = self._apart.results[-1:] if self._apart is not None else []
        if told and isinstance(told[0], DayHand):
            self._found = told[0]
        return self._found


def exercise_of(found: DayHand, names: Sequence[str]) -> Exercise:
    """Return the hand of the day as an exercise, by players of these names."""
    state = found.match.state
    players = seated(names[: len(state.hands)], person=state.to_act)
    seats = tuple(player.saved() for player in players)
    saved = SavedMatch(found.variant, seats, rules_of(found.variant.game), found.match)
    costs = {one.act: (one.cost, one.half_width) for one in found.others}
    return Exercise(position_of(saved, state), found.best, found.reasons, costs)
