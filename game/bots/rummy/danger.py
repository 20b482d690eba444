"""How welcome a discard would be to whoever may take it."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.rummy.odds import Odds
from game.bots.rummy.patterns import Pattern
from game.engine.cards import CardId, CardSet, pack, with_twins
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.turn_parts import NoPile
from game.engine.visibility import Observation

#: A card whose twin lies in the pile was thrown by one and left by another.
PASSED = 0.4
#: What a card that only lengthens a meld is worth to others, against one that makes a meld.
GIFT = 0.5
#: Who has fewer cards than this may go out with a gift.
NEAR_OUT = 4
DECISIVE = 2.0


class Danger:
    """Of every card the viewer could throw."""

    def __init__(self, rules: RummyRules, seen: Observation, odds: Odds) -> None:
        self.rules = rules
        self.seen = seen
        self.odds = odds
        self.taker = seen.standing.after[seen.viewer]
        self.passed = with_twins(pack(seen.pile[:-1]))
        self.patterns: Sequence[Pattern] = ()
        size = seen.hand_sizes[self.taker]
        #: What a gift may cost, against a usual one: with few cards left it may end the hand.
        self.stake = 1.0 + max(0.0, DECISIVE * (NEAR_OUT - size))

    def seek(self, patterns: Sequence[Pattern]) -> None:
        """The melds the next player may be collecting for."""
        self.patterns = patterns

    def of(self, card: CardId) -> float:
        """From 0 to about 1: the chance that the next player makes use of the card."""
        if isinstance(self.rules.game.pile, NoPile):
            return 0.0
        bit: CardSet = 1 << card
        safe = 1.0
        if self._lies_at_once(card):
            safe *= 1.0 - GIFT
        if self.rules.wilds & bit:
            return 1.0
        share = PASSED if self.passed & bit else 1.0
        for pattern in self.patterns:
            if pattern.cards & bit:
                safe *= 1.0 - share * self._waits(pattern, bit)
        return 1.0 - safe

    def _waits(self, pattern: Pattern, bit: CardSet) -> float:
        """The chance that the next player holds the rest of the meld."""
        holds, taker = self.odds.holds, self.taker
        if pattern.alike:
            return holds(taker, pattern.cards & ~bit) ** (len(pattern.seats) - 1) * 0.6
        chance = 1.0
        for seat in pattern.seats:
            if not seat & bit:
                chance *= holds(taker, seat)
        return chance

    def _lies_at_once(self, card: CardId) -> bool:
        part, seen = self.rules.game.lay_off, self.seen
        if part.to == "nobody" or not (seen.opened[self.taker] or part.needs == "nothing"):
            return False
        return any(
            fits >> card & 1 and (part.to == "any" or meld.owner == self.taker)
            for meld, fits in zip(seen.melds, seen.fits, strict=True)
        )
