"""The melds that may come: which cards go together, which are wanted, what they cost; all the
smallest melds of a game, as seats to be filled; and how likely an unseen card comes, or lies in a
hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from game.engine.cards import (
    BIT,
    CARDS_MOST,
    RANK,
    CardId,
    CardSet,
    each,
)
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.parts import MeldKind
from game.engine.visibility import Observation, unseen

#: The use of a wild card: more than that of any other card.
PRICELESS: Final = 99
#: The most cards that go with another at first sight.
SEEN_MOST: Final = 2
#: Rounds in which nobody has put down a card, after which nobody gets what they wait for.
ROUNDS_OF_WAITING: Final = 20


class Hoard:
    def __init__(self, rules: RummyRules) -> None:
        self.rules = rules
        self.costs = rules.game.score.held.by_card

    def use(self, seen: Observation, card: CardId) -> int:
        """Return how many other cards of the hand might end up in one meld with this one."""
        if self.rules.wilds >> card & 1:
            return PRICELESS
        return len(self._going_with(seen, card, seen.hand))

    def at_sight(self, seen: Observation, card: CardId, hand: CardSet, runs: float) -> float:
        """Return how many cards of a hand go with one at first sight; those that make a run with it
        count as much as `runs`."""
        others = self._going_with(seen, card, hand)
        paired = sum(RANK[other] == RANK[card] for other in others)
        return min(paired, SEEN_MOST) + runs * min(len(others) - paired, SEEN_MOST)

    def _going_with(self, seen: Observation, card: CardId, hand: CardSet) -> list[CardId]:
        """Return the other cards of a hand that might end up in one meld with this one."""
        kinds, others = self.sought(seen), each(hand & ~BIT[card])
        return [one for one in others if any(kind.go_together(card, one) for kind in kinds)]

    def wants(self, seen: Observation, card: CardId, spared: CardSet = 0) -> bool:
        """Return whether this card would make a meld at once, or join one. `spared`: cards that
        melds are not made with."""
        hand: CardSet = seen.hand & ~spared
        if any(kind.makes(hand, card) for kind in self.sought(seen)):
            return True
        return self.rules.laying.joins(seen, seen.viewer, card)

    def sought(self, seen: Observation) -> list[MeldKind]:
        """Return the kinds of melds worth collecting for."""
        return [self.rules.kinds[index] for index in kinds_sought(self.rules, seen, seen.viewer)]


def is_stuck(seen: Observation) -> bool:
    """Return whether waiting leads nowhere: a whole stock has been drawn and nobody has put down a
    card, or nobody ever has. Players may hold what the others need."""
    players = seen.standing.out.count(False)
    return seen.recycles > 0 or (
        not any(seen.opened) and seen.turn_no > ROUNDS_OF_WAITING * players
    )


def melds_owed(rules: RummyRules, seen: Observation, seat: int) -> Mapping[int, int]:
    """Return how many melds of each kind the contract has that a player still has to lay; empty if
    there is none to lay."""
    judge = rules.laying.owed(seen, seat)
    return judge.counts if judge else {}


def kinds_sought(rules: RummyRules, seen: Observation, seat: int) -> tuple[int, ...]:
    """Return the kinds of melds a player may be collecting for: those of the contract, until it is
    laid; then all, or none if no more melds may follow."""
    asked = melds_owed(rules, seen, seat)
    if asked:
        return tuple(asked)
    return tuple(range(len(rules.kinds))) if rules.opening.new_melds_later else ()


Seats = tuple[CardSet, ...]
"""For each card of a meld, the cards that may lie in its place."""
Partners = tuple[tuple[Seats, ...], ...]
"""By card, the other cards of each meld that it can be part of."""


class Pattern(NamedTuple):
    """A meld of the smallest size. `seats`: for every card of the meld, the cards that may lie
    there. In a set of any suits all seats are the same."""

    kind: int
    seats: Seats
    cards: CardSet
    wilds: int
    alike: bool


def partners_of(patterns: Sequence[Pattern]) -> Partners:
    return tuple(tuple(dict.fromkeys(_rests(card, patterns))) for card in range(CARDS_MOST))


def _rests(card: CardId, patterns: Sequence[Pattern]) -> Iterator[Seats]:
    for pattern in patterns:
        own = next((at for at, seat in enumerate(pattern.seats) if seat >> card & 1), None)
        if own is not None:
            others = pattern.seats[:own] + pattern.seats[own + 1 :]
            yield tuple(seat & ~BIT[card] for seat in others)


def patterns_of(kinds: Sequence[MeldKind]) -> tuple[Pattern, ...]:
    return tuple(pattern for kind in kinds for pattern in _of_kind(kind))


def _of_kind(kind: MeldKind) -> Iterator[Pattern]:
    for seats in kind.seats():
        yield Pattern(kind.index, seats, _union(seats), kind.cap, len(set(seats)) == 1)


def _union(seats: Sequence[CardSet]) -> CardSet:
    cards = 0
    for seat in seats:
        cards |= seat
    return cards


#: Chances are worked out for fewer cards at once than this.
ASKED_MOST: Final = 64


class Odds:
    """The chances of unseen cards. `draws`: how many cards the viewer expects to be offered before
    the hand ends."""

    def __init__(self, rules: RummyRules, seen: Observation, draws: float) -> None:
        self.unseen: CardSet = unseen(rules.deck_set, seen)
        self.count = max(1, self.unseen.bit_count())
        self.known = seen.known
        self.sizes = seen.hand_sizes
        self._come = _at_least_one(min(0.9, draws / self.count))
        self._hold: dict[int, tuple[float, ...]] = {}

    def come(self, cards: CardSet) -> float:
        """Return the chance that one of these cards comes in time."""
        return self._come[(self.unseen & cards).bit_count()]

    def holds(self, seat: int, cards: CardSet) -> float:
        """Return the chance that another player holds one of these cards."""
        if self.known[seat] & cards:
            return 1.0
        table = self._hold.get(seat)
        if table is None:
            hidden = self.sizes[seat] - self.known[seat].bit_count()
            table = self._hold[seat] = _at_least_one(min(1.0, hidden / self.count))
        return table[(self.unseen & cards).bit_count()]


def _at_least_one(share: float) -> tuple[float, ...]:
    """Return, by the number of cards that would do, the chance that at least one of them is in a
    share of the unseen cards."""
    return tuple([1.0 - (1.0 - share) ** count for count in range(ASKED_MOST)])
