"""What laying a card is worth: the ways of choosing between arrangements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.engine.cards import CARDS_MOST, CardId
from game.engine.scoring.hand_score import HandScore, Laid
from game.engine.state import NOBODY


def _nothing(laid: Laid) -> int:
    return 0


@dataclass(frozen=True)
class Objective:
    """`relief`, by card: what it is worth that the card leaves the hand. `points`: what a meld is
    worth on the table. Twins are worth the same, and a meld the sum of its cards, each seen in
    its slot."""

    relief: tuple[int, ...]
    points: Callable[[Laid], int] = _nothing

    def laid(self, card: CardId, slot: int, wild: bool) -> int:
        """What the card is worth on the table there."""
        return self.points(Laid(NOBODY, ((card, slot, wild),)))


def most_cards() -> Objective:
    return Objective((1,) * CARDS_MOST)


def least_left(penalties: Sequence[int]) -> Objective:
    """`penalties`, by card: what each costs that stays in the hand."""
    return Objective(tuple(penalties))


def most_points(score: HandScore, penalties: Sequence[int]) -> Objective:
    """The points of the melds on the table, and the penalties avoided."""
    return Objective(tuple(penalties), score.meld_points)
