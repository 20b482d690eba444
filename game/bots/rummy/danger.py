"""How welcome a discard would be to whoever may take it."""

from __future__ import annotations

from game.bots.rummy.odds import Odds
from game.bots.rummy.patterns import Partners, Seats
from game.engine.cards import CardId, pack, with_twins
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.turn_parts import NoPile
from game.engine.visibility import Observation

#: A card whose twin lies in the pile was thrown by one and left by another.
PASSED = 0.4
#: Several of the same rank are held more seldom than each of them.
ALIKE = 0.6
#: What a card that only lengthens a meld is worth to others, against one that makes a meld.
GIFT = 0.5
#: Who has fewer cards than this may go out with a gift.
NEAR_OUT = 4
DECISIVE = 2.0


class Danger:
    """Of every card the viewer could throw. `partners`: the cards with which each makes a meld
    that the next player may be collecting for."""

    def __init__(
        self, rules: RummyRules, seen: Observation, odds: Odds, partners: Partners
    ) -> None:
        self.rules = rules
        self.seen = seen
        self.odds = odds
        self.partners = partners
        self.taker = seen.standing.after[seen.viewer]
        self.passed = with_twins(pack(seen.pile[:-1]))
        self.size = seen.hand_sizes[self.taker]
        #: What a gift may cost, against a usual one: with few cards left it may end the hand.
        self.stake = 1.0 + max(0.0, DECISIVE * (NEAR_OUT - self.size))

    def of(self, card: CardId) -> float:
        """From 0 to about 1: the chance that the next player makes use of the card."""
        if isinstance(self.rules.game.pile, NoPile):
            return 0.0
        if self.rules.wilds >> card & 1:
            return 1.0
        safe = 1.0 - GIFT if self._lies_at_once(card) else 1.0
        share = PASSED if self.passed >> card & 1 else 1.0
        for rest in self.partners[card]:
            safe *= 1.0 - share * self._holds(rest)
        return 1.0 - safe

    def _holds(self, rest: Seats) -> float:
        """The chance that the next player holds the rest of a meld."""
        holds, taker = self.odds.holds, self.taker
        if len(rest) > self.size:
            return 0.0
        if len(rest) > 1 and rest[0] == rest[1]:
            return ALIKE * holds(taker, rest[0]) ** len(rest)
        chance = 1.0
        for seat in rest:
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
