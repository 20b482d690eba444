"""What a table offers: the best catch of every card, and what captured cards are worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from typing import Final

from game.engine.actions import Action
from game.engine.cards import CARDS_MOST, SPADES, SUIT, SUIT_CARDS, CardId, CardSet, each
from game.engine.fishing.flow import FishingRules
from game.engine.state import TableState
from game.engine.visibility import Observation

#: How far two sides drift apart: times the square root of the number of cards still to be captured.
DRIFT: Final = 1.3
BELL: Final = 2.5


class Prizes:
    """What captured cards are worth at one moment of a round. `won` by side; `worth` by card."""

    def __init__(self, rules: FishingRules, won: Sequence[CardSet], side: int) -> None:
        score = rules.game.score
        self.sweep = float(score.sweep)
        deck, spades = rules.deck_set, SUIT_CARDS[SPADES]
        card = score.most_cards * _pull(won, side, deck)
        spade = score.most_spades * _pull([taken & spades for taken in won], side, deck & spades)
        #: What one more card, or one more spade, is worth besides its points.
        self.card, self.spade = card, spade
        points = score.cards.by_card
        self.worth = tuple(
            [points[at] + card + (spade if SUIT[at] == SPADES else 0.0) for at in range(CARDS_MOST)]
        )

    def of(self, cards: Sequence[CardId]) -> float:
        worth = self.worth
        return sum([worth[card] for card in cards])


def _pull(won: Sequence[CardSet], side: int, deck: CardSet) -> float:
    """Return how much one more card changes the chance to end up with the most of these."""
    counts = [cards.bit_count() for cards in won]
    lead = counts[side] - max(count for at, count in enumerate(counts) if at != side)
    left = deck.bit_count() - sum(counts)
    if left == 0 or abs(lead) > left:
        return 0.0
    spread = 1.0 + DRIFT * sqrt(left)
    density = exp(-lead * lead / (2 * spread * spread)) / (BELL * spread)
    return 2.0 * density


def captured(seen: Observation, take: Action) -> tuple[list[CardId], int]:
    """Return the cards of a capture, its own among them, and how many things are then left on the
    table."""
    builds = take.reading[1:]
    cards = [*take.cards, *(card for at in builds for card in seen.builds[at].cards)]
    left = len(seen.loose) - (len(take.cards) - 1) + len(seen.builds) - len(builds)
    return cards, left


def count_spades(cards: Sequence[CardId]) -> int:
    return sum(SUIT[card] == SPADES for card in cards)


class Offers:
    """What cards can catch from one table, by the prizes of one moment."""

    def __init__(self, rules: FishingRules, table: TableState, prizes: Prizes) -> None:
        self.rules = rules
        self.table = table
        self.prizes = prizes
        self.things = len(table.loose) + len(table.builds)
        self._best: dict[tuple[int, ...], float] = {}

    def catch(self, card: CardId) -> float:
        """Return the most that this card could take, its own worth included; 0 if it takes
        nothing."""
        takes = self.rules.values.takes[card]
        best = self._best.get(takes)
        if best is None:
            found: list[Action] = []
            sums = self.rules.values.loose_sums(self.table)
            self.rules.captures.add_all(self.table, (card,), sums, found)
            best = self._best[takes] = max(map(self._booty, found), default=0.0)
        return best + self.prizes.worth[card] if best else 0.0

    def _booty(self, take: Action) -> float:
        worth = self.prizes.of(take.cards[1:])
        for at in take.reading[1:]:
            worth += self.prizes.of(self.table.builds[at].cards)
        left = self.things - len(take.cards) + 1 - len(take.reading) + 1
        return worth + 0.001 + (self.prizes.sweep if not left else 0.0)

    def best(self, cards: Iterable[CardId]) -> float:
        return max(map(self.catch, cards), default=0.0)

    def expected(self, unseen: CardSet, hand_size: int, known: CardSet = 0) -> float:
        """Return the mean of the best catch of a hand of `hand_size` unseen cards."""
        floor = self.best(each(known))
        hidden = hand_size - known.bit_count()
        total, not_yet, left = 0.0, 1.0, unseen.bit_count()
        for worth in sorted(map(self.catch, each(unseen)), reverse=True):
            if worth <= floor or not_yet < 1e-3:
                break
            here = not_yet * min(1.0, hidden / left)
            total += here * worth
            not_yet -= here
            left -= 1
        return total + not_yet * floor
