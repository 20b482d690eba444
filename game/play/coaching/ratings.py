"""How well people play with luck taken out, game by game: what their acts brought in each hand that
was reviewed.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from pathlib import Path
from typing import NamedTuple

from game.coach.hand import counts_rounds
from game.coach.judging import OF_CURVES, Sums
from game.coach.review import HandReview
from game.paths import user_data
from game.reading import strict
from game.settings import known_as
from game.storage.match_codec import PEOPLE, SavedMatch
from game.storage.names import Names
from game.storage.small_file import ListForm, SmallFile

FILE = "ratings.json"
SIZE_MOST = 2 * 1024 * 1024
#: The most hands kept, the newest; and the fewest from which a rating is given.
HANDS_MOST, HANDS_LEAST = 5_000, 5


class RatedHand(NamedTuple):
    """A hand that was rated. `id`: of the review. `at`: when it was judged, in seconds. `rounds`:
    it was won or lost, and `play` is a share of it."""

    id: str
    who: str
    game: str
    at: float
    rounds: bool
    play: float
    half_width: float


class Rating(NamedTuple):
    """A rating: what the acts of a player bring in a hand, against those of a sound player in their
    place: points, or shares of a round where `rounds`, within `half_width` at 95 %."""

    mean: float
    half_width: float
    hands: int
    rounds: bool


def may_rate(saved: SavedMatch) -> bool:
    """Return whether a match is known from its first deal on, is no branch, and nobody could take
    back an act after seeing what came of it."""
    was_free = saved.free_undo or saved.taken_back
    return saved.is_whole and not saved.is_branch and not was_free


class Ratings:
    """The rated hands."""

    def __init__(self, home: Path | None = None) -> None:
        file = (user_data() if home is None else home) / FILE
        self.small = SmallFile(file, ListForm(_rated_hand, RatedHand._asdict), SIZE_MOST)

    def take_up(self, id: str, saved: SavedMatch, review: HandReview, at: float) -> None:
        """Count a hand of a person, once. Raises SmallFileError if that cannot be written."""
        who = saved.seats[review.seat]
        if who.kind not in PEOPLE or not review.complete:
            return
        facts = saved.variant.id, at, counts_rounds(saved.rules), review.play, review.half_width
        rated = RatedHand(id, who.name, *facts)

        def counted(known: tuple[RatedHand, ...]) -> tuple[RatedHand, ...]:
            is_known = any(one.id == id for one in known)
            return known if is_known else (*known, rated)[-HANDS_MOST:]

        self.small.change(counted)

    def rating(self, who: str, game: str, names: Names) -> Rating | None:
        """Return how a person plays a game; None if too few hands are known. Hands judged by points
        and by rounds cannot be added up: those count that are judged as the newest is. Raises
        SmallFileError if the hands cannot be read."""
        own = [
            one
            for one in self.small.read()
            if one.game == game and known_as(names.then(one.who, one.at)) == known_as(who)
        ]
        return _rating_of([one for one in own if one.rounds == own[-1].rounds])


def _rating_of(hands: Sequence[RatedHand]) -> Rating | None:
    if len(hands) < HANDS_LEAST:
        return None
    sums = Sums()
    for hand in hands:
        sums.add(hand.play)
    # A few hands may be alike by chance; each of them is known only within its own bounds.
    measured = hypot(*(hand.half_width for hand in hands)) / len(hands)
    half_width = max(OF_CURVES * sums.error, measured)
    return Rating(sums.mean, half_width, len(hands), hands[-1].rounds)


def _rated_hand(data: object) -> RatedHand:
    most = float(strict.NUMBER_MOST)
    entries = strict.read_map(data, FILE, RatedHand._fields)
    return RatedHand(
        strict.read_text(entries["id"], "id", strict.NAME_MOST),
        strict.read_text(entries["who"], "who", strict.NAME_MOST),
        strict.read_word(entries["game"], "game", strict.VARIANT_ID),
        strict.read_number(entries["at"], "at", 0, strict.DATE_MOST),
        strict.read_flag(entries["rounds"], "rounds"),
        strict.read_number(entries["play"], "play", -most, most),
        strict.read_number(entries["half_width"], "half_width", 0, most),
    )
