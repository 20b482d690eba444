"""How well people play with luck taken out, game by game: what their acts brought in each hand that
was rated.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.coach.hand import counts_rounds
from game.coach.judging import RatedPlay, mean_of
from game.paths import user_data
from game.reading import strict
from game.settings import known_as
from game.storage.match_codec import SavedMatch
from game.storage.names import Names
from game.storage.small_file import ListForm, SmallFile

FILE = "ratings.json"
SIZE_MOST = 2 * 1024 * 1024
#: The most hands kept, the newest; and the fewest from which a rating is given.
HANDS_MOST, HANDS_LEAST = 5_000, 20
#: How much a hand may cost that is too rare to be among those rated: in points, and in rounds.
RARE = 20.0, 1.0
#: The number of the measure by which hands are rated, and of that before it, which Loba 1.0 did not
#: write down.
MEASURE, FIRST_MEASURE = 3, 1


class RatedHand(NamedTuple):
    """A hand that was rated. `id`: of the review. `at`: when it was judged, in seconds. `rounds`:
    it was won or lost, and `play` is a share of it. `measure`: by which `play` was found; hands of
    different ones are never put together."""

    id: str
    who: str
    game: str
    at: float
    rounds: bool
    play: float
    half_width: float
    measure: int = MEASURE


class Rating(NamedTuple):
    """A rating. `said`: what the acts of a player bring in a hand, against those of the expert in
    their place: points, or shares of a round where `rounds`; None while there are too few hands.
    `old`: how many other hands were rated by an older measure, and do not count."""

    said: RatedPlay | None
    hands: int
    rounds: bool
    old: int = 0


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

    def take_up(self, id: str, saved: SavedMatch, seat: int, play: RatedPlay, at: float) -> None:
        """Count a hand of a person, once. Raises SmallFileError if that cannot be written."""
        facts = saved.variant.id, at, counts_rounds(saved.rules), *play
        rated = RatedHand(id, saved.seats[seat].name, *facts)

        def counted(known: tuple[RatedHand, ...]) -> tuple[RatedHand, ...]:
            is_known = any(one.id == id for one in known)
            return known if is_known else (*known, rated)[-HANDS_MOST:]

        self.small.change(counted)

    def rating(self, who: str, game: str, names: Names) -> Rating | None:
        """Return how a person plays a game; None if no hand was rated. Hands judged by points and
        by rounds cannot be added up: those count that are judged as the newest is. Raises
        SmallFileError if the hands cannot be read."""
        own = [
            one
            for one in self.small.read()
            if one.game == game and known_as(names.then(one.who, one.at)) == known_as(who)
        ]
        if not own:
            return None
        rounds = own[-1].rounds
        new = [one for one in own if one.measure == MEASURE]
        plays = [RatedPlay(one.play, one.half_width) for one in new if one.rounds == rounds]
        said = mean_of(plays, RARE[rounds]) if len(plays) >= HANDS_LEAST else None
        return Rating(said, len(plays), rounds, len(own) - len(new))


def _rated_hand(data: object) -> RatedHand:
    most = float(strict.NUMBER_MOST)
    if isinstance(data, dict):
        data = {"measure": FIRST_MEASURE, **data}
    entries = strict.read_map(data, FILE, RatedHand._fields)
    return RatedHand(
        strict.read_text(entries["id"], "id", strict.NAME_MOST),
        strict.read_text(entries["who"], "who", strict.NAME_MOST),
        strict.read_word(entries["game"], "game", strict.VARIANT_ID),
        strict.read_number(entries["at"], "at", 0, strict.DATE_MOST),
        strict.read_flag(entries["rounds"], "rounds"),
        strict.read_number(entries["play"], "play", -most, most),
        strict.read_number(entries["half_width"], "half_width", 0, most),
        strict.read_whole(entries["measure"], "measure", FIRST_MEASURE, MEASURE),
    )
