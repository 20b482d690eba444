"""What a table offers: the best catch of every card, and what captured cards are worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import Final

from game.engine.actions import Action
from game.engine.cards import ACE, RANK, SUIT_CARDS, CardId, CardSet, each, unpack
from game.engine.fishing.flow import FishingRules
from game.engine.scoring.categories import NAPOLA_LEAST, SUIT_NAMES
from game.engine.state import TableState
from game.engine.visibility import Observation

#: What one more in the sum of a primiera is worth for each side, of its points.
STEP: Final = 0.02
#: What the best card of a suit will count at least, in the end.
USUAL_BEST: Final = 10
#: What one of the first cards of a napola is worth as long as it may become one.
NAPOLA: Final = 0.5
#: How far two sides drift apart: times the square root of the number of cards still to be captured.
DRIFT: Final = 1.3
BELL: Final = 2.5


class Prizes:
    """What captured cards are worth at one moment of a round. `won` by side; `worth` by card."""

    def __init__(self, rules: FishingRules, won: Sequence[CardSet], side: int) -> None:
        score = rules.game.score
        self.sweep = float(score.sweep)
        worth: list[float] = list(score.cards.by_card)
        #: What one more of its cards is worth in each race.
        self.pulls: list[float] = []
        for race in score.races:
            cards = rules.deck_set & race.cards
            taken = [own & cards for own in won]
            reward = race.most + (race.all if len(list(filter(None, taken))) < 2 else 0)
            pull = reward * _pull(taken, side, cards)
            self.pulls.append(pull)
            if pull:
                for card in _cards_of(cards):
                    worth[card] += pull
        if score.primiera:
            _add_primiera(worth, rules, won, side)
        if score.napola != "none":
            _add_napola(worth, rules, won)
        self.worth = tuple(worth)

    def of(self, cards: Sequence[CardId]) -> float:
        worth = self.worth
        return sum([worth[card] for card in cards])


@lru_cache(64)
def _cards_of(cards: CardSet) -> tuple[CardId, ...]:
    return unpack(cards)


def _add_primiera(
    worth: list[float], rules: FishingRules, won: Sequence[CardSet], side: int
) -> None:
    """Add what each card adds to the best of its suit, or would add for another side."""
    score = rules.game.score
    counts, step = score.primiera_values.by_card, score.primiera * STEP
    bests = zip(*map(score.best_of_suits, won), strict=True)
    for suit, best in zip(SUIT_CARDS, bests, strict=True):
        mine = max(best[side], USUAL_BEST)
        theirs = max(max(best[:side] + best[side + 1 :]), USUAL_BEST)
        for card in _cards_of(rules.deck_set & suit):
            own, other = counts[card] - mine, counts[card] - theirs
            worth[card] += step * (max(own, 0) + max(other, 0))


def _add_napola(worth: list[float], rules: FishingRules, won: Sequence[CardSet]) -> None:
    """Add what the first cards of the suit are worth while one side may have all of them."""
    suit = SUIT_CARDS[SUIT_NAMES.index(rules.game.score.napola)]
    first = _cards_of(rules.deck_set & suit)[:NAPOLA_LEAST]
    takers = [own for own in won if any(own >> card & 1 for card in first)]
    if len(takers) < 2 and RANK[first[0]] == ACE:
        for card in first:
            worth[card] += NAPOLA


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
