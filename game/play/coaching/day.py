"""The hands of the days: made ahead with the release, or found beside the window while nobody
plays; kept, and answered.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from game.coach.daily import MOST, DayHand, DayPlace, hand_at, hand_of_the_day, place_of
from game.coach.review import SearchProgress, with_less_progress
from game.engine.actions import Action
from game.paths import bundled, user_data
from game.play.coaching.positions import position_of
from game.play.coaching.practice import Exercise
from game.play.session.seating import seated
from game.reading import strict
from game.reading.apart import Apart
from game.reading.faults import Message
from game.reading.worker import Limits
from game.storage.match_codec import SavedMatch
from game.storage.small_file import ListForm, SmallFile, SmallFileError
from game.variants.load import rules_of

#: The limits of the search; the seconds are those of the processor between two messages.
LIMITS = Limits(seconds=30.0, mebibytes=1024)
#: How much further the search is, of 1, at each message.
SAID_EVERY = 0.002
#: How many days are looked for, today and those to come; the most that are kept, the newest.
AHEAD, DAYS_MOST = 8, 400
FILE, SIZE_MOST = "days.json", 1024 * 1024
#: The hands that were made ahead.
MADE_AHEAD = "assets/days.json"
#: The most acts before a position.
ACTS_MOST = 400
#: The place of a hand that a version before has found, by other means.
GONE = DayPlace("gone", "gone", 0, (), "0", 0, ())
UNANSWERED = -1
_DIGEST = re.compile(r"[0-9a-f]{1,128}")


class KeptDay(NamedTuple):
    """The hand of a date, `date.toordinal`. `place`: None if that date has none. `answer`: the
    number of the act that was chosen, in the list of those that are allowed."""

    day: int
    place: DayPlace | None
    answer: int = UNANSWERED


Days = tuple[KeptDay, ...]
Told = KeptDay | Message | SearchProgress


def looked_for(days: Sequence[date], home: Path | None) -> Iterator[Told]:
    """Yield how far the search is, and the hand of each day, which is kept; or what could not be
    kept of it."""
    small = small_file(home)
    for day in days:
        kept = KeptDay(day.toordinal(), None)
        for told in with_less_progress(hand_of_the_day(day), SAID_EVERY):
            if isinstance(told, DayHand):
                kept = kept._replace(place=place_of(told))
            else:
                yield told
        try:
            _keep(small, kept)
        except SmallFileError as error:
            yield error.told
        yield kept


class DayHands:
    """The hands of the days. `wake`: called from a thread when a search is over; without it nobody
    looks."""

    def __init__(self, wake: Callable[[], None] | None, home: Path | None = None) -> None:
        self.small = small_file(home)
        self._wake, self._home = wake, home
        self._apart: Apart[Told] | None = None
        #: What was made of the places of some days.
        self._made: dict[KeptDay, DayHand | None] = {}

    # The search -----------------------------------------------------------------------------

    def begin(self, today: date) -> Apart[Told] | None:
        """Look for the hands of the next days in a process of low priority, today's first. Return
        this process at once, if there is one. Raises SmallFileError if the days cannot be read."""
        if self._wake is None or self.is_looking:
            return self._apart
        days = [today + timedelta(ahead) for ahead in range(AHEAD)]
        missing = [day for day in days if self._kept(day) is None]
        kept = self._kept(today)
        if kept is not None and kept.place is not None and self.found(today) is None:
            # Another version of the program has found it elsewhere.
            missing.insert(0, today)
        if missing:
            self._apart = Apart(LIMITS, looked_for, missing, self._home, wake=self._wake)
        return self._apart

    def stop(self) -> None:
        """End the process of the search, whatever it is doing."""
        if self._apart is not None:
            self._apart.end()

    @property
    def is_looking(self) -> bool:
        return self._apart is not None and not self._apart.ended

    @property
    def notices(self) -> list[Message]:
        """Return what people are to know of the file."""
        heard = self._apart.results if self._apart is not None else []
        return [*self.small.notices, *(one for one in heard if isinstance(one, Message))]

    # The days -------------------------------------------------------------------------------

    def _kept(self, day: date) -> KeptDay | None:
        heard = self._apart.results if self._apart is not None else []
        found = [one for one in heard if isinstance(one, KeptDay)]
        # The file knows the answers.
        known = [one for one in self.small.read() if one.day == day.toordinal()]
        if known and known[0].answer != UNANSWERED:
            return known[0]
        return next(
            (one for one in (*made_ahead(), *known, *found) if one.day == day.toordinal()), None
        )

    def found(self, day: date) -> DayHand | None:
        """Return the hand of a day, if it is there. Raises SmallFileError if the days cannot be
        read."""
        kept = self._kept(day)
        if kept is None or kept.place is None:
            return None
        if kept not in self._made:
            self._made[kept] = hand_at(kept.place)
        return self._made[kept]

    def answer(self, day: date) -> Action | None:
        """Return what was answered on a day. Raises SmallFileError if the days cannot be read."""
        kept, found = self._kept(day), self.found(day)
        if kept is None or found is None or kept.answer == UNANSWERED:
            return None
        legal = found.match.rules.legal_actions(found.match.state)
        return legal[kept.answer] if kept.answer < len(legal) else None

    def answered(self, day: date, act: Action) -> None:
        """Keep the answer of a day. Raises SmallFileError if that cannot be written."""
        kept, found = self._kept(day), self.found(day)
        assert kept is not None
        assert found is not None
        legal = found.match.rules.legal_actions(found.match.state)
        _keep(self.small, kept._replace(answer=legal.index(act)))

    def streak(self, today: date) -> int:
        """Return on how many days in a row the hand was answered, up to today, or to yesterday as
        long as today's is not. Raises SmallFileError if the days cannot be read."""
        answered = {one.day for one in self.small.read() if one.answer != UNANSWERED}
        last = today.toordinal()
        last -= last not in answered
        first = last
        while first in answered:
            first -= 1
        return last - first


def exercise_of(found: DayHand, names: Sequence[str]) -> Exercise:
    """Return the hand of the day as an exercise, by players of these names."""
    state = found.match.state
    players = seated(names[: len(state.hands)], person=state.to_act)
    seats = tuple(player.saved() for player in players)
    saved = SavedMatch(found.variant, seats, rules_of(found.variant.game, len(seats)), found.match)
    costs = {one.act: (one.cost, one.half_width) for one in found.others}
    return Exercise(position_of(saved, state), found.best, found.reasons, costs)


# The file -----------------------------------------------------------------------------------------


@cache
def made_ahead() -> Days:
    """Return the hands that come with the release; none if their file is damaged."""
    try:
        return tuple(map(_kept_day, json.loads(bundled(MADE_AHEAD).read_bytes())))
    except (OSError, ValueError):
        return ()


def small_file(home: Path | None = None) -> SmallFile[Days]:
    file = (user_data() if home is None else home) / FILE
    return SmallFile(file, ListForm(_kept_day, written), SIZE_MOST)


def _keep(small: SmallFile[Days], new: KeptDay) -> None:
    def kept(known: Days) -> Days:
        others = (one for one in known if one.day != new.day)
        return tuple(sorted((*others, new), key=lambda one: one.day))[-DAYS_MOST:]

    small.change(kept)


def written(kept: KeptDay) -> dict[str, Any]:
    place = kept.place._asdict() if kept.place is not None else None
    return {**kept._asdict(), "place": place}


def _kept_day(data: object) -> KeptDay:
    entries = strict.read_map(data, FILE, KeptDay._fields)
    most = strict.NUMBER_MOST
    return KeptDay(
        strict.read_whole(entries["day"], "day", 1, date.max.toordinal()),
        read_place(entries["place"]) if entries["place"] is not None else None,
        strict.read_whole(entries["answer"], "answer", UNANSWERED, most),
    )


def read_place(data: object) -> DayPlace:
    if isinstance(data, dict) and "at" in data:
        return GONE
    entries = strict.read_map(data, "place", DayPlace._fields)
    most = strict.NUMBER_MOST
    acts = strict.read_list(entries["acts"], "acts", ACTS_MOST)
    return DayPlace(
        strict.read_word(entries["game"], "game", strict.VARIANT_ID),
        strict.read_text(entries["seed"], "seed", strict.NAME_MOST),
        strict.read_whole(entries["round_no"], "round_no", 0, most),
        tuple(strict.read_whole(act, "acts", 0, most) for act in acts),
        strict.read_word(entries["digest"], "digest", _DIGEST),
        strict.read_whole(entries["best"], "best", 0, most),
        tuple(_other(one) for one in strict.read_list(entries["others"], "others", MOST)),
    )


def _other(data: object) -> tuple[int, float, float]:
    act, cost, half_width = strict.read_list(data, "others", 3)
    most = strict.NUMBER_MOST
    return (
        strict.read_whole(act, "act", 0, most),
        strict.read_number(cost, "cost", -most, most),
        strict.read_number(half_width, "half_width", 0, most),
    )
