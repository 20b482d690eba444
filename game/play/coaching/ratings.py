"""How well people play with luck taken out, game by game: what their acts brought in each hand that
was looked at. What makes no sense in the file is passed over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.coach.hand import counts_rounds
from game.coach.rating import Rating, counts, rating_of
from game.coach.review import HandReview
from game.paths import user_data
from game.reading import strict
from game.reading.json_file import read_json, write_json
from game.settings import known_as
from game.storage.match_codec import PERSON, SavedMatch
from game.storage.names import Names

FILE = "ratings.json"
SIZE_MOST = 2 * 1024 * 1024
#: The most hands known, the newest.
HANDS_MOST = 5_000


class RatedHand(NamedTuple):
    """`id`: of the review. `at`: when it was judged, in seconds. `rounds`: it was won or lost, and
    `play` is a share of it."""

    id: str
    who: str
    game: str
    at: float
    rounds: bool
    play: float
    half_width: float


class SaidRating(NamedTuple):
    rating: Rating
    rounds: bool


def may_rate(saved: SavedMatch) -> bool:
    """A match from its first deal on, in which nobody took back what was seen."""
    return counts(saved) and saved.is_whole and not saved.is_branch


class Ratings:
    """Another copy of the game may write as well, so the file is read before each change."""

    def __init__(self, home: Path | None = None) -> None:
        self.file = (user_data() if home is None else home) / FILE

    def take_up(self, id: str, saved: SavedMatch, review: HandReview, at: float) -> None:
        """Count a hand of a person, once. May raise OSError."""
        who, known = saved.seats[review.seat], self._read()
        if who.kind != PERSON or not review.complete or any(one.id == id for one in known):
            return
        told = saved.variant.id, at, counts_rounds(saved.rules), review.play, review.half_width
        hands = [*known, RatedHand(id, who.name, *told)][-HANDS_MOST:]
        self.file.parent.mkdir(parents=True, exist_ok=True)
        write_json(self.file, [one._asdict() for one in hands])

    def rating(self, who: str, game: str, names: Names) -> SaidRating | None:
        """Return how a person plays a game; None if too few hands are known."""
        own = [
            one
            for one in self._read()
            if one.game == game and known_as(names.then(one.who, one.at)) == known_as(who)
        ]
        found = rating_of(
            HandReview(0, 0, (), (), (), 0.0, one.play, one.half_width, 0, True) for one in own
        )
        return SaidRating(found, own[-1].rounds) if found is not None else None

    def _read(self) -> list[RatedHand]:
        with suppress(OSError, ValueError):
            told = strict.read_list(read_json(self.file, SIZE_MOST), FILE, HANDS_MOST)
            return list(_hands(told))
        return []


def _hands(told: Sequence[object]) -> Iterator[RatedHand]:
    most = float(strict.NUMBER_MOST)
    for one in told:
        with suppress(ValueError):
            entries = strict.read_map(one, FILE, RatedHand._fields)
            yield RatedHand(
                strict.read_text(entries["id"], "id", strict.NAME_MOST),
                strict.read_text(entries["who"], "who", strict.NAME_MOST),
                strict.read_word(entries["game"], "game", strict.VARIANT_ID),
                strict.read_number(entries["at"], "at", 0, strict.DATE_MOST),
                strict.read_flag(entries["rounds"], "rounds"),
                strict.read_number(entries["play"], "play", -most, most),
                strict.read_number(entries["half_width"], "half_width", 0, most),
            )
