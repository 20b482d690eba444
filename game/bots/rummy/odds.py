"""Where the unseen cards may be: how likely one comes to a hand, or lies in another's."""

from __future__ import annotations

from game.engine.cards import CardSet
from game.engine.rummy.flow import RummyRules
from game.engine.visibility import Observation, unseen

#: No question is asked about more cards than this at once.
ASKED_MOST = 64


class Odds:
    """`draws`: so many cards the viewer expects to be offered before the hand ends."""

    def __init__(self, rules: RummyRules, seen: Observation, draws: float) -> None:
        self.unseen: CardSet = unseen(rules.deck_set, seen)
        self.count = max(1, self.unseen.bit_count())
        self.known = seen.known
        self.sizes = seen.hand_sizes
        self._come = _at_least_one(min(0.9, draws / self.count))
        self._hold: dict[int, tuple[float, ...]] = {}

    def come(self, cards: CardSet) -> float:
        """The chance that one of these cards comes in time."""
        return self._come[(self.unseen & cards).bit_count()]

    def holds(self, seat: int, cards: CardSet) -> float:
        """The chance that another player holds one of these cards."""
        if self.known[seat] & cards:
            return 1.0
        table = self._hold.get(seat)
        if table is None:
            hidden = self.sizes[seat] - self.known[seat].bit_count()
            table = self._hold[seat] = _at_least_one(min(1.0, hidden / self.count))
        return table[(self.unseen & cards).bit_count()]


def _at_least_one(share: float) -> tuple[float, ...]:
    """By the number of cards that would do, the chance that one of them is among the share."""
    return tuple([1.0 - (1.0 - share) ** count for count in range(ASKED_MOST)])
