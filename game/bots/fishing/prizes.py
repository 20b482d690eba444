"""What captured cards are worth: their points, and how they count in the races for the most."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from game.engine.cards import CARDS_MOST, SPADES, SUIT, SUIT_CARDS, CardId, CardSet
from game.engine.fishing.flow import FishingRules

#: How far apart two sides drift while so many cards are still to be captured.
DRIFT = 1.3
BELL = 2.5


class Prizes:
    """For one moment of a round. `won` by side; `worth` by card."""

    def __init__(self, rules: FishingRules, won: Sequence[CardSet], side: int) -> None:
        score = rules.game.score
        self.sweep = float(score.sweep)
        deck, spades = rules.deck_set, SUIT_CARDS[SPADES]
        card = score.most_cards * _pull(won, side, deck)
        spade = score.most_spades * _pull([taken & spades for taken in won], side, deck & spades)
        points = score.cards.by_card
        self.worth = tuple(
            [points[at] + card + (spade if SUIT[at] == SPADES else 0.0) for at in range(CARDS_MOST)]
        )

    def of(self, cards: Sequence[CardId]) -> float:
        worth = self.worth
        return sum([worth[card] for card in cards])


def _pull(won: Sequence[CardSet], side: int, deck: CardSet) -> float:
    """How much one card more changes the chance to end up with the most of these."""
    counts = [cards.bit_count() for cards in won]
    lead = counts[side] - max(count for at, count in enumerate(counts) if at != side)
    left = deck.bit_count() - sum(counts)
    if left == 0 or abs(lead) > left:
        return 0.0
    spread = 1.0 + DRIFT * sqrt(left)
    density = exp(-lead * lead / (2 * spread * spread)) / (BELL * spread)
    return 2.0 * density
