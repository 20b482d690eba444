"""The reviews of a hand: those that were kept, and those that a process beside the window finds.

A review is kept by what was done in the hand and by whom, so that a replay of the match, or of a
copy of it, finds it again. A review that is lost is found anew.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import process_time, time
from typing import Any

from game.coach.hand import PlayedHand
from game.coach.rating import rated
from game.coach.review import (
    HandReview,
    SearchProgress,
    decode_review,
    encode_review,
    with_less_progress,
)
from game.coach.reviewing import Budget, review
from game.coach.sound import minds_of
from game.engine.actions import DECLINE, REBUY
from game.paths import user_data
from game.play.coaching.positions import position_of
from game.play.coaching.practice import Practice
from game.play.coaching.ratings import Ratings, may_rate
from game.play.session.session import Session
from game.reading.apart import Apart
from game.reading.faults import Message
from game.reading.files import entries
from game.reading.worker import Limits
from game.storage.match_codec import PEOPLE, SavedMatch
from game.storage.small_file import MapForm, SmallFile, SmallFileError

#: Seconds of the processor for all reviews of a hand, even on a slow machine.
SECONDS = 20.0
#: Likewise for all ratings.
RATING_SECONDS = 20.0
LIMITS = Limits(seconds=SECONDS + RATING_SECONDS + 5, mebibytes=1024)
#: How much further a review is, of 1, at each message.
SAID_EVERY = 0.01
FOLDER, SUFFIX = "reviews", ".json"
#: The most bytes of one review, and the most reviews kept, the newest.
SIZE_MOST, KEPT_MOST = 256 * 1024, 1_000

_NAME = re.compile(rf"[0-9a-f]{{32}}{re.escape(SUFFIX)}")

Told = tuple[int, SearchProgress | HandReview | Message]
"""Of a seat: how far its review is, the review, or what could not be kept of it."""


class Reviews:
    """Reviews on disk, one file for each player of a hand."""

    def __init__(self, home: Path | None = None) -> None:
        self.folder = (user_data() if home is None else home) / FOLDER

    def name(self, hand: PlayedHand, seat: int) -> str:
        """Return the name of a review, which no other hand has."""
        done = [hand.dealt.digest(), *(repr(entry[:3]) for entry in hand.entries), str(seat)]
        return sha256("\n".join(done).encode()).hexdigest()[:32]

    def files(self) -> list[Path]:
        """Return the files of all reviews."""
        return [one for one in entries(self.folder, [SUFFIX]) if _NAME.fullmatch(one.name)]

    def small(self, file: Path) -> SmallFile[Mapping[str, Any]]:
        """Return the small file of a review."""
        return SmallFile(file, FORM, SIZE_MOST)

    def _of(self, hand: PlayedHand, seat: int) -> SmallFile[Mapping[str, Any]]:
        return self.small(self.folder / f"{self.name(hand, seat)}{SUFFIX}")

    def find(self, hand: PlayedHand, seat: int) -> HandReview | None:
        """Return the review that was kept, if there is one and it makes sense. Raises
        SmallFileError if it cannot be read."""
        data = self._of(hand, seat).read()
        with suppress(ValueError):
            found = decode_review(hand, data)
            return found if found.seat == seat else None
        return None

    def keep(self, hand: PlayedHand, review: HandReview) -> None:
        """Keep a review. Raises SmallFileError if that cannot be written."""
        self._of(hand, review.seat).change(lambda newest: encode_review(hand, review))
        kept = sorted(self.files(), key=_written_at)
        for oldest in kept[:-KEPT_MOST]:
            self.small(oldest).remove()


#: What does not make sense of a review is found anew, so nothing is said of it.
FORM = MapForm(lambda data, where: ())


def _written_at(file: Path) -> int:
    # Another copy of the game may have removed it.
    with suppress(FileNotFoundError):
        return file.stat().st_mtime_ns
    return 0


def reviewed(
    saved: SavedMatch, rates: bool, hand: PlayedHand, seats: Sequence[int], home: Path | None
) -> Iterator[Told]:
    """Yield how far each review is, and the review, which is kept; the choices it found costly are
    practised, if a person made them. Then rate how they played, if the hand counts for that:
    `rates`. What could not be kept is told. `saved`: the match, or as much of it as says whose hand
    it is."""
    budget, until = Budget(Budget().acts // len(seats)), process_time() + SECONDS
    for seat in seats:
        steps = review(hand, seat, budget, is_late=lambda: process_time() > until)
        for told in with_less_progress(steps, SAID_EVERY):
            if isinstance(told, HandReview):
                for notice in _kept(saved, hand, told, home):
                    yield seat, notice
            yield seat, told
    for seat in seats:
        if rates and saved.seats[seat].kind in PEOPLE:
            for notice in _rated(saved, hand, seat, RATING_SECONDS / len(seats), home):
                yield seat, notice


def _rated(
    saved: SavedMatch, hand: PlayedHand, seat: int, seconds: float, home: Path | None
) -> Iterator[Message]:
    """Rate how a person played, and yield what people are to know of the file."""
    ratings, until = Ratings(home), process_time() + seconds
    table = minds_of(hand.rules, [one.kind for one in saved.seats], seat)
    found = rated(hand, seat, table, lambda: process_time() > until)
    if found is not None:
        try:
            ratings.take_up(Reviews(home).name(hand, seat), saved, seat, found, time())
        except SmallFileError as error:
            yield error.told
    yield from ratings.small.notices


def _kept(
    saved: SavedMatch, hand: PlayedHand, found: HandReview, home: Path | None
) -> Iterator[Message]:
    """Keep all that follows from a review, and yield what people are to know of its files. One that
    cannot be written keeps nothing from the others."""
    reviews, practice = Reviews(home), Practice(home)
    keeps: list[Callable[[], None]] = []
    if saved.seats[found.seat].kind in PEOPLE:
        keeps.append(partial(practice.take_up, saved, hand, found, time()))
    # Last: a hand whose review is kept is not reviewed again.
    keeps.append(partial(reviews.keep, hand, found))
    for keep in keeps:
        try:
            keep()
        except SmallFileError as error:
            yield error.told
    yield from practice.small.notices


class Reviewing:
    """The reviews of one hand. `saved`: the match; `seats`: whose reviews are wanted, the first one
    first. `wake`: called from a thread when all are there; without it only reviews that were kept
    are found."""

    def __init__(
        self,
        saved: SavedMatch,
        hand: PlayedHand,
        seats: Sequence[int],
        wake: Callable[[], None] | None,
        home: Path | None = None,
    ) -> None:
        self.saved, self.hand, self.seats = saved, hand, tuple(seats)
        self._wake, self._home = wake, home
        self._notices: list[Message] = []
        self._found: dict[int, HandReview] = {}
        self._shares: dict[int, float] = {}
        self._apart: Apart[Told] | None = None
        self._heard = 0
        for seat in self.seats:
            self._find(seat)

    def _find(self, seat: int) -> None:
        """Take the review of a seat, if it was kept."""
        try:
            found = Reviews(self._home).find(self.hand, seat)
        except SmallFileError as error:
            self._notices.append(error.told)
        else:
            if found is not None:
                self._found[seat] = found

    @property
    def may_be_had(self) -> bool:
        """Return whether all reviews are there, or can be found here."""
        return self._wake is not None or len(self._found) == len(self.seats)

    def begin(self) -> None:
        """Find the missing reviews, in a process of low priority. Return at once."""
        missing = [seat for seat in self.seats if seat not in self._found]
        if missing and self._apart is None and self._wake is not None:
            # Without its log: nothing but this hand is asked about.
            saved = position_of(self.saved, self.hand.dealt)
            asked = saved, may_rate(self.saved), self.hand, missing, self._home
            self._heard = 0
            self._apart = Apart(LIMITS, reviewed, *asked, wake=self._wake)

    def stop(self) -> None:
        """End the process that finds reviews, unless it has found them all: then it only rates
        the hand, which must not depend on how long somebody looks at a page."""
        if self._apart is not None:
            if self.share() < 1:
                self._apart.end()
            self._apart = None
            self._shares.clear()

    def _hear(self) -> None:
        told = self._apart.results if self._apart is not None else []
        for seat, one in told[self._heard :]:
            self._heard += 1
            if isinstance(one, HandReview):
                self._found[seat] = one
            elif isinstance(one, Message):
                self._notices.append(one)
            else:
                self._shares[seat] = one.share

    @property
    def notices(self) -> list[Message]:
        """Return what people are to know of the files, so far."""
        self._hear()
        return self._notices

    def review(self, seat: int) -> HandReview | None:
        self._hear()
        return self._found.get(seat)

    def share(self, seat: int | None = None) -> float:
        """Return how far the review of a seat is, or all of them: from 0 to 1."""
        self._hear()
        seats = self.seats if seat is None else (seat,)
        shares = [1.0 if one in self._found else self._shares.get(one, 0.0) for one in seats]
        return sum(shares) / len(shares)

    @property
    def has_failed(self) -> bool:
        """Return whether a review is missing and is not being looked for any more."""
        ended = self._apart is None or bool(self._apart.ended)
        return ended and self.share() < 1


def who_played(hand: PlayedHand, seats: Iterable[int]) -> list[int]:
    """Return those of some seats who played a hand: those who were out before it did not."""
    out = hand.dealt.standing.out
    return [seat for seat in seats if not out[seat]]


def reviewing_of(table: Session, wake: Callable[[], None] | None) -> Reviewing | None:
    """Return the reviews of the hand that has just ended, for the people who played it; None where
    there can be none."""
    match, saved = table.match, table.saved()
    played = [
        entry
        for entry in match.log[match.hand_begins :]
        if entry.action is not None and entry.action.kind not in (REBUY, DECLINE)
    ]
    hand = PlayedHand(table.rules, match.dealt, match.hand_begins, tuple(played))
    seats = who_played(hand, table.people)
    if not (played and seats):
        return None
    reviewing = Reviewing(saved, hand, seats, wake)
    return reviewing if reviewing.may_be_had else None
