"""What becomes of a hand when the cards to come are known: the best that could be made of them.

Nobody knows them, of course. But the same cards can come to every choice, so little chance is left
in the comparison, and no rule of thumb for later turns gets between a card and its worth.
"""

from __future__ import annotations

from random import Random

from game.bots.rummy.mind import Outlook
from game.engine.arrange.contract import ContractPlanner
from game.engine.cards import CardSet, each, unpack
from game.engine.chance import shuffled
from game.engine.rummy.turn_parts import NoPile
from game.engine.scoring.points import total

#: No hand is followed further.
TURNS_MOST = 16
#: Of the cards the others throw, so many could be taken.
OFFERED = 0.3
#: What going out is worth in units: mostly what the others hold.
OUT = 5.0
#: A turn later is worth so much less.
LATER = 0.93
#: The chance that somebody ends the hand in a turn: with so few cards in a hand, and otherwise.
HAZARD = (0.5, 0.4, 0.22, 0.18, 0.14, 0.12)
CALM = 0.09


class Future:
    """The cards of one possible world in the order in which they come."""

    def __init__(self, outlook: Outlook, dice: Random, takes: bool) -> None:
        cards = shuffled(unpack(outlook.odds.unseen), dice)
        hazard = HAZARD[outlook.least] if outlook.least < len(HAZARD) else CALM
        self.got: list[CardSet] = [0]
        most = min(TURNS_MOST, len(cards) // 2)
        while len(self.got) <= most and dice.random() > hazard:
            more = 1 << cards.pop()
            if takes and dice.random() < OFFERED:
                more |= 1 << cards.pop()
            self.got.append(self.got[-1] | more)

    @property
    def turns(self) -> int:
        return len(self.got) - 1


class Foresight:
    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.mind = mind = outlook.mind
        rules = mind.rules
        self.takes = not isinstance(rules.game.pile, NoPile)
        self.planner: ContractPlanner | None = None
        if outlook.contract:
            self.planner = mind.planner(outlook.seen)
        lay_off = rules.game.lay_off
        self.fits: CardSet = 0
        for meld, fits in zip(outlook.seen.melds, outlook.seen.fits, strict=True):
            if lay_off.to == "any" or (lay_off.to == "own" and meld.owner == outlook.me):
                self.fits |= fits

    def future(self, dice: Random) -> Future:
        return Future(self.outlook, dice, self.takes)

    def worth(self, hand: CardSet, future: Future) -> float:
        if self.planner is not None:
            return self._contract(hand, future)
        return self._free(hand, future)

    def _contract(self, hand: CardSet, future: Future) -> float:
        planner = self.planner
        assert planner is not None
        mind = self.mind

        def missing(turn: int) -> int:
            plan = planner.plan(hand | future.got[turn])
            return 99 if plan is None else plan.missing

        last = future.turns
        lacking = missing(last)
        burden = mind.weights.burden * total(hand, mind.costs) / mind.unit
        if lacking:
            return -burden - STEP * lacking
        low, high = 0, last
        while low < high:
            middle = (low + high) // 2
            if missing(middle):
                low = middle + 1
            else:
                high = middle
        return float(mind.weights.contract * LATER**low) - 0.5 * burden

    def _free(self, hand: CardSet, future: Future) -> float:
        last = future.turns
        left, points = self._left(hand | future.got[last])
        if left.bit_count() > last + 1:
            costs = sorted(self.mind.costs[card] for card in each(left))
            kept = costs[: len(costs) - last]
            return points - sum(kept) / self.mind.unit
        low, high = 0, last
        while low < high:
            middle = (low + high) // 2
            left, _ = self._left(hand | future.got[middle])
            if left.bit_count() > middle + 1:
                low = middle + 1
            else:
                high = middle
        return points + OUT * LATER**low

    def _left(self, hand: CardSet) -> tuple[CardSet, float]:
        """The cards that could not be put down, and the points of those that could."""
        if not self.outlook.sought:
            return hand & ~self.fits, 0.0
        best = self.mind.arranger.best(hand)
        melded = total(hand & ~best.left, self.mind.relief)
        left = best.left
        if best.melds or self.outlook.seen.opened[self.outlook.me]:
            left &= ~self.fits
        return left, (best.value - melded) / self.mind.unit


#: What a card that is still missing from a contract in the end costs.
STEP = 1.0
