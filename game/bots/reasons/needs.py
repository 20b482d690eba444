"""What a hand still needs: which cards would bring it nearer to a meld, or to its contract."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.bots.rummy.prospects import kinds_sought
from game.engine.arrange.arranger import NewMeld
from game.engine.arrange.contract import ContractPlanners
from game.engine.cards import BIT, CardId, CardSet, each, one_of_each_face, pack, twins_of
from game.engine.rummy.flow import RummyRules
from game.engine.visibility import Observation, unseen


class Needs:
    """What the viewer needs at one moment. Wild cards that may come are left out: they help
    everywhere."""

    def __init__(self, rules: RummyRules, planners: ContractPlanners, seen: Observation) -> None:
        self.rules = rules
        self.unseen = unseen(rules.deck_set, seen)
        self.natural = rules.deck_set & ~rules.wilds
        self.kinds = [rules.kinds[kind] for kind in kinds_sought(rules, seen, seen.viewer)]
        owed = rules.laying.owed(seen, seen.viewer)
        self.planner = planners.of(owed) if owed else None

    def lack(self, hand: CardSet) -> int | None:
        """Return how many cards the contract lacks at least; None if there is none to lay, or no
        way."""
        plan = self.planner.plan(hand) if self.planner is not None else None
        return None if plan is None else plan.missing

    def melds(self, hand: CardSet) -> Sequence[NewMeld]:
        """Return the contract as it would best be laid, with the cards it lacks."""
        plan = self.planner.plan(hand) if self.planner is not None else None
        return () if plan is None else plan.melds

    def helping(self, hand: CardSet) -> CardSet:
        """Return the cards of the deck, wherever they are, that would make a meld with cards of the
        hand; before the contract, those with which it would lack less."""
        if self.planner is None:
            naturals = hand & self.natural
            return self._all(
                card
                for card in one_of_each_face(self.natural & ~hand)
                if any(kind.makes(naturals, card) for kind in self.kinds)
            )
        lack = self.lack(hand)
        if not lack:
            return 0
        return self._all(
            card
            for card in one_of_each_face(self.natural & ~hand)
            if self.lack(hand | BIT[card]) == lack - 1
        )

    def left(self, cards: CardSet) -> int:
        """Return how many of these the viewer has not seen."""
        return (self.unseen & cards).bit_count()

    def company(self, hand: CardSet, card: CardId) -> CardSet:
        """Return the other natural cards of a hand that could lie in one meld with this one."""
        return pack(
            other
            for other in each(hand & self.natural & ~BIT[card])
            if any(kind.go_together(card, other) for kind in self.kinds)
        )

    def _all(self, faces: Iterable[CardId]) -> CardSet:
        """Return all natural cards of the deck with these faces."""
        found = 0
        for card in faces:
            found |= twins_of(card)
        return found & self.natural
