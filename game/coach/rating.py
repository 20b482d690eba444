"""How well somebody plays, with luck taken out: the mean of what their acts brought in each hand,
against those of a sound player in their place. Zero is as good as the expert.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import NamedTuple

from game.coach.judging import OF_CURVES, Sums
from game.coach.review import HandReview
from game.storage.match_codec import SavedMatch

#: Of fewer hands nothing is said.
HANDS_LEAST = 5


class Rating(NamedTuple):
    """Points, or shares of a round, for a hand: within `half_width` at 95 %."""

    mean: float
    half_width: float
    hands: int


def counts(saved: SavedMatch) -> bool:
    """Whether the hands of a match say how somebody plays: not where more was seen before an act
    was done again."""
    return not saved.free_undo and not saved.taken_back


def rating_of(reviews: Iterable[HandReview]) -> Rating | None:
    """Of the hands of one player in one game that were looked at as a whole; None of too few."""
    whole = [review for review in reviews if review.complete]
    if len(whole) < HANDS_LEAST:
        return None
    sums = Sums()
    for review in whole:
        sums.add(review.play)
    # Few hands may look more alike than they are; each is only known so well.
    measured = hypot(*(review.half_width for review in whole)) / len(whole)
    return Rating(sums.mean, max(OF_CURVES * sums.error, measured), len(whole))
