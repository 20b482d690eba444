"""Which cards go together: for every card, those that might lie in one small meld with it."""

from __future__ import annotations

from game.bots.rummy.mind import RummyMind
from game.bots.rummy.patterns import Pattern
from game.engine.cards import BIT, CARDS_MOST, CardId, CardSet
from game.engine.rummy.runs import RunKind

#: Two cards of a run keep company if at most one is lacking between them.
NEAR = 2
#: So many units of points weigh as much as one companion.
WEIGH = 3.0


class Company:
    """Counting companions is no judgement, but it is quick."""

    def __init__(self, mind: RummyMind) -> None:
        self.mind = mind
        #: How the points of a card weigh against companions.
        self.weigh = tuple(cost / (mind.unit * WEIGH) for cost in mind.costs)
        self._known: dict[tuple[int, ...], tuple[CardSet, ...]] = {}

    def of(self, kinds: tuple[int, ...]) -> tuple[CardSet, ...]:
        """For every card those that go with it in melds of these kinds."""
        found = self._known.get(kinds)
        if found is None:
            patterns = [pattern for pattern in self.mind.patterns if pattern.kind in kinds]
            found = tuple(self._with(card, patterns) for card in range(CARDS_MOST))
            self._known[kinds] = found
        return found

    def _with(self, card: CardId, patterns: list[Pattern]) -> CardSet:
        found = 0
        for pattern in patterns:
            own = next((at for at, seat in enumerate(pattern.seats) if seat >> card & 1), None)
            if own is None:
                continue
            is_run = isinstance(self.mind.rules.kinds[pattern.kind], RunKind)
            for at, seat in enumerate(pattern.seats):
                if at != own and not (is_run and abs(own - at) > NEAR):
                    found |= seat
        return found & ~BIT[card]
