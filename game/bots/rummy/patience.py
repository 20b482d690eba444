"""A hand played on by itself, as in a game of patience, with cards that may well come.

What the others do is left aside, but that they may end the hand at any turn. So the same cards
can come to every choice, and little chance is left in the comparison.
"""

from __future__ import annotations

from random import Random

from game.bots.rummy.company import Company
from game.bots.rummy.mind import Outlook
from game.engine.cards import BIT, CardId, CardSet, each, unpack
from game.engine.chance import shuffled
from game.engine.rummy.opening import ContractJudge
from game.engine.rummy.turn_parts import NoPile
from game.engine.scoring.points import total

#: No hand is followed further.
TURNS_MOST = 12
#: The chance that somebody ends the hand in a turn, with no threat and with all of it.
CALM, STORM = 0.04, 0.35
#: What going out is worth in units: mostly what the others hold.
OUT = 5.0
#: A contract laid a turn later is worth so much less.
LATER = 0.93


class Future:
    """The cards of one possible world in the order in which they come: each turn one that is
    offered and one that is drawn."""

    def __init__(self, outlook: Outlook, dice: Random) -> None:
        cards = shuffled(unpack(outlook.odds.unseen), dice)
        self.offered = cards[0::2]
        self.drawn = cards[1::2]
        hazard = CALM + (STORM - CALM) * outlook.threat**2
        self.turns = 0
        while self.turns < min(TURNS_MOST, len(self.drawn)) and dice.random() > hazard:
            self.turns += 1


class Patience:
    """Plays hands on, from one outlook."""

    def __init__(self, company: Company, outlook: Outlook) -> None:
        self.weigh = company.weigh
        self.mind = outlook.mind
        self.outlook = outlook
        rules = self.mind.rules
        self.judge: ContractJudge | None = None
        if outlook.contract:
            judges = rules.laying.judges
            self.judge = judges[min(outlook.seen.standing.round_no, len(judges) - 1)]
        numbers = sorted({pattern.kind for pattern in outlook.sought})
        self.kinds = [rules.kinds[number] for number in numbers]
        self.company = company.of(tuple(numbers))
        self.takes = not isinstance(rules.game.pile, NoPile)
        lay_off = rules.game.lay_off
        self.fits: CardSet = 0
        for meld, fits in zip(outlook.seen.melds, outlook.seen.fits, strict=True):
            if lay_off.to == "any" or (lay_off.to == "own" and meld.owner == outlook.me):
                self.fits |= fits

    def play(self, hand: CardSet, future: Future) -> float:
        """What becomes of the hand, in units."""
        judge = self.judge
        for turn in range(future.turns):
            hand |= BIT[self._next(hand, future, turn)]
            if judge is not None:
                if judge.listed(hand):
                    return self.mind.weights.contract * LATER**turn
                hand &= ~BIT[self._worst(hand)]
                continue
            left, points = self._left(hand)
            if left.bit_count() <= 1:
                return OUT + points
            hand &= ~BIT[self._worst(left)]
        if judge is not None:
            return -total(hand, self.mind.costs) / self.mind.unit
        left, points = self._left(hand)
        return points - total(left, self.mind.costs) / self.mind.unit

    def _next(self, hand: CardSet, future: Future, turn: int) -> CardId:
        offered = future.offered[turn]
        if self.takes:
            if self.fits >> offered & 1 and self.judge is None:
                return offered
            if any(kind.makes(hand, offered) for kind in self.kinds):
                return offered
        return future.drawn[turn]

    def _left(self, hand: CardSet) -> tuple[CardSet, float]:
        """The cards that could not be put down, and the points of those that could."""
        if not self.kinds:
            return hand & ~self.fits, 0.0
        best = self.mind.arranger.best(hand)
        melded = total(hand & ~best.left, self.mind.relief)
        left = best.left
        if best.melds or self.outlook.seen.opened[self.outlook.me]:
            left &= ~self.fits
        return left, (best.value - melded) / self.mind.unit

    def _worst(self, hand: CardSet) -> CardId:
        company, weigh, wilds = self.company, self.weigh, self.mind.rules.wilds
        plain = hand & ~wilds or hand
        return min(each(plain), key=lambda card: (hand & company[card]).bit_count() - weigh[card])
