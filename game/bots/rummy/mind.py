"""How a rummy player sees a hand: what each card is good for, and what it costs to keep it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from game.bots.hoard import contract_of, costs_of_holding, is_stuck, kinds_sought
from game.bots.rummy.danger import Danger
from game.bots.rummy.hopes import Hope, Plan, chances, hopes_of, plans_of, weight
from game.bots.rummy.odds import Odds
from game.bots.rummy.patterns import Partners, Pattern, partners_of, patterns_of
from game.bots.rummy.reach import reach
from game.bots.weights import Weights
from game.engine.arrange.arranger import Arranger
from game.engine.arrange.objective import Objective, most_points
from game.engine.cards import BIT, CardId, CardSet, each, unpack
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.turn_parts import EndHand
from game.engine.scoring.hand_score import TableMinusHand
from game.engine.scoring.points import total
from game.engine.visibility import Observation

#: Few cards in another hand: the end is near.
NEAR_THE_END = 4
#: Where the stock never comes back, so many turns before its end everybody hurries.
LAST_TURNS = 3
#: How much longer than usual one expects a hand to go on in which everybody waits.
PATIENCE = 3.0
#: Where everybody waits, how much rather than cheap cards the dealer keeps dear ones.
AWAY_FROM_OTHERS = 0.5
#: How much more surely cards are held in the end when somebody is about to go out.
LATE_BURDEN = 0.5
#: What one card more in the hand costs, besides its points, in units.
STRAY = 0.5
#: Melds that are ready are not on the table yet.
SOON = 0.9


class RummyMind:
    """What can be worked out of the rules once."""

    def __init__(self, rules: RummyRules, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.costs = costs_of_holding(rules)
        deck = rules.deck
        self.unit = max(0.1, sum(self.costs[card] for card in deck) / len(deck))
        self.patterns = patterns_of(rules.kinds)
        self.relief = self._relief()
        self.arranger = Arranger(rules.kinds, self._objective())
        self._by_kinds: dict[tuple[int, ...], tuple[Pattern, ...]] = {}
        self._partners: dict[frozenset[int], Partners] = {}

    def _relief(self) -> tuple[int, ...]:
        """What it is worth that a card leaves the hand: its points, and that it leaves at all."""
        tempo = max(1, round(self.unit))
        return tuple(tempo + cost for cost in self.costs)

    def _objective(self) -> Objective:
        score = self.rules.game.score
        if isinstance(score, TableMinusHand):
            return most_points(score, self.relief)
        return Objective(self.relief)

    def sought(self, seen: Observation, seat: int) -> Sequence[Pattern]:
        """The melds a player may be collecting for."""
        kinds = kinds_sought(self.rules, seen, seat)
        found = self._by_kinds.get(kinds)
        if found is None:
            found = tuple(pattern for pattern in self.patterns if pattern.kind in kinds)
            self._by_kinds[kinds] = found
        return found

    def partners(self, sought: Sequence[Pattern]) -> Partners:
        """With what each card makes one of these melds."""
        kinds = frozenset(pattern.kind for pattern in sought)
        found = self._partners.get(kinds)
        if found is None:
            found = self._partners[kinds] = partners_of(sought)
        return found


class Outlook:
    """One moment, seen from one seat."""

    def __init__(self, mind: RummyMind, seen: Observation) -> None:
        self.mind = mind
        self.seen = seen
        self.me = seen.viewer
        weights = mind.weights
        #: The fewest cards in another hand.
        self.least = self._least()
        self.threat = self._threat()
        self.is_stuck = is_stuck(seen)
        patience = PATIENCE if self.is_stuck else 1.3 - self.threat
        self.odds = Odds(mind.rules, seen, weights.draws * patience)
        self.sought = mind.sought(seen, self.me)
        self.contract = contract_of(mind.rules, seen, self.me)

    @cached_property
    def danger(self) -> Danger:
        mind, seen = self.mind, self.seen
        sought = mind.sought(seen, seen.standing.after[self.me])
        return Danger(mind.rules, seen, self.odds, mind.partners(sought))

    def _least(self) -> int:
        seen = self.seen
        sizes = [
            size
            for seat, size in enumerate(seen.hand_sizes)
            if seat != seen.viewer and not seen.standing.out[seat] and size
        ]
        return min(sizes, default=NEAR_THE_END)

    def _threat(self) -> float:
        """From 0 to 1: how soon somebody else may go out."""
        seen = self.seen
        close = max(0.0, (NEAR_THE_END + 1 - self.least) / NEAR_THE_END)
        in_play = seen.standing.out.count(False)
        late = 0.0
        if isinstance(self.mind.rules.game.stock_out, EndHand):
            late = max(0.0, 1.0 - seen.stock_size / (LAST_TURNS * in_play))
        return min(1.0, 0.15 + 0.02 * seen.turn_no / max(1, in_play) + 0.6 * close + 0.8 * late)

    @property
    def burden(self) -> float:
        """How surely a card that is kept is still held when the hand ends."""
        if self.is_stuck and self.contract:
            # Where all keep cheap cards, all wait for the same few: one of them had better not.
            return -AWAY_FROM_OTHERS if self.me == self.seen.dealer else 0.0
        sure = max(0.0, self.threat - 0.5)
        return self.mind.weights.burden * (0.5 + self.threat) + LATE_BURDEN * sure

    # Hands ----------------------------------------------------------------------------------

    def hopes(self, hand: CardSet) -> list[Hope]:
        wilds = hand & self.mind.rules.wilds
        return list(hopes_of(hand, self.sought, self.odds, wilds.bit_count()))

    def keeping(self, hand: CardSet) -> dict[CardId, float]:
        """For each card what it is worth to keep it, in units; the danger of giving it away is
        not part of it."""
        cards = unpack(hand)
        if self.contract:
            gains = self._for_the_contract(hand, cards)
        else:
            gains = self._for_melds(hand, cards)
        mind, burden = self.mind, self.burden
        worth = {}
        for card in cards:
            gain = gains[card]
            if mind.rules.wilds & BIT[card]:
                gain += mind.weights.meld
            worth[card] = gain - burden * mind.costs[card] / mind.unit
        return worth

    def _for_melds(self, hand: CardSet, cards: Sequence[CardId]) -> dict[CardId, float]:
        likely = chances(self.hopes(hand), cards)
        gain = self.mind.weights.meld
        reached = {card: reach(self, card, hand) for card in cards}
        return {
            card: max(likely[card], reached[card]) * (gain + self.mind.costs[card] / self.mind.unit)
            for card in cards
        }

    def _for_the_contract(self, hand: CardSet, cards: Sequence[CardId]) -> dict[CardId, float]:
        plans = self.plans(hand)
        whole = weight(plans)
        contract = self.mind.weights.contract
        gains = {}
        for card in cards:
            rest = weight([plan for plan in plans if not plan.rely >> card & 1])
            gains[card] = contract * (whole - rest) / (whole + 0.1)
            gains[card] += 0.5 * reach(self, card, hand)
        return gains

    def plans(self, hand: CardSet) -> list[Plan]:
        wilds = (hand & self.mind.rules.wilds).bit_count()
        return plans_of(self.hopes(hand), self.contract, wilds)

    def worth(self, hand: CardSet) -> float:
        """What it is worth to be left with this hand, in units."""
        mind = self.mind
        contract = mind.weights.contract if mind.rules.laying.judges else 0.0
        if self.contract:
            chance = 1.0 - 1.0 / (1.0 + weight(self.plans(hand)))
            return contract * chance - self._owed(hand)
        if not self.sought:
            lies = sum(
                reach(self, card, hand) * (1 + mind.costs[card] / mind.unit) for card in each(hand)
            )
            return contract + lies - self._owed(hand) - STRAY * hand.bit_count()
        best = mind.arranger.best(hand)
        ready = hand & ~best.left
        points = best.value - total(ready, mind.relief)
        strays = unpack(best.left)
        gains = self._for_melds(best.left, strays)
        return (
            contract
            + SOON * points / mind.unit
            - self.threat * SOON * total(ready, mind.costs) / mind.unit
            - self._owed(best.left)
            - STRAY * len(strays)
            + 0.5 * sum(gains.values())
        )

    def _owed(self, hand: CardSet) -> float:
        """What the cards of a hand may cost in the end."""
        return self.burden * total(hand, self.mind.costs) / self.mind.unit
