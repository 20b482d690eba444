"""What a hand is good for: which cards go together, which are wanted, what they cost."""

from __future__ import annotations

from collections import Counter

from game.engine.cards import BIT, CardId, CardSet, each
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.opening import MeldKind
from game.engine.visibility import Observation

#: Of more use than any card with company.
PRICELESS = 99
#: After so many rounds in which nobody has put down a card, nobody gets what they wait for.
ROUNDS_OF_WAITING = 20


class Hoard:
    def __init__(self, rules: RummyRules) -> None:
        self.rules = rules
        self.costs = rules.game.score.held.by_card

    def use(self, seen: Observation, card: CardId) -> int:
        """How many other cards of the hand might end up in one meld with this one."""
        if self.rules.wilds >> card & 1:
            return PRICELESS
        others = seen.hand & ~BIT[card]
        kinds = self.sought(seen)
        return sum(any(kind.go_together(card, other) for kind in kinds) for other in each(others))

    def wants(self, seen: Observation, card: CardId) -> bool:
        """Would this card make a meld at once, or join one?"""
        hand: CardSet = seen.hand
        if any(kind.makes(hand, card) for kind in self.sought(seen)):
            return True
        return any(
            fits >> card & 1 and self._may_join(seen, meld.owner)
            for meld, fits in zip(seen.melds, seen.fits, strict=True)
        )

    def _may_join(self, seen: Observation, owner: int) -> bool:
        part = self.rules.game.lay_off
        if part.to == "nobody" or (part.to == "own" and owner != seen.viewer):
            return False
        return bool(seen.opened[seen.viewer]) or part.needs == "nothing"

    def sought(self, seen: Observation) -> list[MeldKind]:
        """The kinds of melds worth collecting for."""
        return [self.rules.kinds[index] for index in kinds_sought(self.rules, seen, seen.viewer)]


def is_stuck(seen: Observation) -> bool:
    """Whether waiting leads nowhere: a whole stock has been drawn and nobody has put down a card,
    or nobody ever has. Players may hold what the others need."""
    players = seen.standing.out.count(False)
    return seen.recycles > 0 or (
        not any(seen.opened) and seen.turn_no > ROUNDS_OF_WAITING * players
    )


def contract_of(rules: RummyRules, seen: Observation, seat: int) -> Counter[int]:
    """The melds of the contract that a player still has to lay, by kind; none: no contract."""
    judge = rules.laying.owed(seen, seat)
    return Counter(judge.wanted if judge else ())


def kinds_sought(rules: RummyRules, seen: Observation, seat: int) -> tuple[int, ...]:
    """The kinds of melds a player may be collecting for: those of the contract, until it is laid;
    then all, or none if no more melds may follow."""
    asked = contract_of(rules, seen, seat)
    if asked:
        return tuple(asked)
    return tuple(range(len(rules.kinds))) if rules.opening.new_melds_later else ()
