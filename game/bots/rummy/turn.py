"""What to do with the cards of one's turn: put down, hold back, throw away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import nlargest

from game.bots.rummy.mind import Outlook, RummyMind
from game.engine.actions import DISCARD, LAY_OFF, MELD, NOWHERE, OPEN, RECLAIM, Action
from game.engine.cards import BIT, CardSet, pack, with_twins
from game.engine.rummy.flow import RummyRules
from game.engine.scoring.points import total
from game.engine.state import Meld, TableState
from game.engine.visibility import Observation
from game.engine.work import Patience

#: So many tables are tried; the usual way out is among the first.
TRIED_MOST = 150
#: So many acts are listed on them at the most.
LISTED_MOST = 60_000
#: Cards that neither make a meld nor fit one; with more than these nobody goes out.
STRAYS_MOST = 1


def way_out(rules: RummyRules, state: TableState, loose: CardSet) -> Action | None:
    """The first act of a turn that ends the hand. `loose`: cards that lie in no meld of the
    hand's best arrangement."""
    strays = loose
    for fits in state.fits:
        strays &= ~fits
    if not rules.laying.judges and strays.bit_count() > STRAYS_MOST + 2:
        return None
    return _Search(rules, state.to_act).first(state)


class _Search:
    def __init__(self, rules: RummyRules, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.tried: set[tuple[CardSet, tuple[Meld, ...]]] = set()
        self.patience = Patience(LISTED_MOST)

    def first(self, state: TableState) -> Action | None:
        acts = self.rules.play_actions(state)
        self.patience.spend(len(acts))
        acts.sort(key=lambda act: -len(act.cards))
        for act in acts:
            if self._leads_out(state, act):
                return act
        return None

    def _leads_out(self, state: TableState, act: Action) -> bool:
        left = state.hands[self.seat] & ~pack(act.cards)
        if act.kind == DISCARD:
            return not left
        after = state.clone()
        self.rules.laying.put(after, act)
        if not after.hands[self.seat]:
            return True
        key = (after.hands[self.seat], tuple(after.melds))
        if key in self.tried or len(self.tried) >= TRIED_MOST or self.patience.is_spent:
            return False
        self.tried.add(key)
        return self.first(after) is not None


Price = Callable[[Action], float]
Slip = Callable[[], float]


def no_slip() -> float:
    return 0.0


LAYING = (OPEN, MELD, LAY_OFF, RECLAIM)
#: A card that no sound player throws while there is another.
PRICELESS = 1_000.0
#: With so much threat nobody keeps wild cards for later.
LAST_CALL = 0.6
#: Of a hand too large to be thought through so many acts are weighed.
WEIGHED_MOST = 8


class Turn:
    """Decides the next act of a turn in which a card has been drawn. `table` is any table that
    fits what is seen: what may be done does not depend on hidden cards."""

    def __init__(
        self, mind: RummyMind, seen: Observation, legal: Sequence[Action], table: TableState
    ) -> None:
        #: How far off one is about a card.
        self.slip: Slip = no_slip
        self.mind = mind
        self.rules = mind.rules
        self.seen = seen
        self.table = table
        self.outlook = Outlook(mind, seen)
        self.by_kind: dict[str, list[Action]] = {}
        for action in legal:
            self.by_kind.setdefault(action.kind, []).append(action)

    def act(self) -> Action:
        lays = [act for kind in LAYING for act in self.by_kind.get(kind, ())]
        if not lays:
            return self.throw()
        best = self.mind.arranger.best(self.seen.hand)
        out = way_out(self.rules, self.table, best.left)
        if out is not None:
            return out
        if OPEN in self.by_kind:
            return max(self.by_kind[OPEN], key=self._after_opening)
        if self.seen.duty:
            return self._do_the_duty(lays)
        if MELD in self.by_kind and not self._holds_back():
            for meld in best.melds:
                act = Action(MELD, meld.cards, NOWHERE, (meld.kind, meld.start))
                if self.rules.refuse(self.table, act) is None:
                    return act
            return max(self.by_kind[MELD], key=self._relief)
        added = self._addition()
        return self.throw() if added is None else added

    # Putting down ---------------------------------------------------------------------------

    def _relief(self, act: Action) -> tuple[int, int]:
        return total(pack(act.cards), self.mind.costs), len(act.cards)

    def _after_opening(self, act: Action) -> float:
        """What is left behind: better cards that fit the table, and wild cards."""
        after = self.table.clone()
        self.rules.laying.put(after, act)
        fitting: CardSet = 0
        for fits in after.fits:
            fitting |= fits
        costs, left = self.mind.costs, after.hands[self.seen.viewer]
        return -total(left & ~fitting, costs) - 0.3 * total(left & fitting, costs)

    def _do_the_duty(self, lays: Sequence[Action]) -> Action:
        doing = [act for act in lays if pack(act.cards) & self.seen.duty] or list(lays)
        if not self.mind.arranger.best(self.seen.hand).exact:
            doing = nlargest(WEIGHED_MOST, doing, key=self._relief)
        return max(doing, key=self._worth_after)

    def _worth_after(self, act: Action) -> float:
        left = self.seen.hand & ~pack(act.cards)
        return self.outlook.worth(left) + total(pack(act.cards), self.mind.costs) / self.mind.unit

    def _holds_back(self) -> bool:
        """First melds open the table for everybody, and going out at once may earn more: while
        nobody is near the end they can wait."""
        others = self.seen.standing.out.count(False) - 1
        threat = self.outlook.threat * others**0.5
        return not self.seen.opened[self.seen.viewer] and threat < self.mind.weights.hold

    def _addition(self) -> Action | None:
        """A card for a meld on the table, in the best place; None if all are better kept."""
        wilds = self.rules.wilds
        adding = self.by_kind.get(LAY_OFF, [])
        plain = [act for act in adding if not wilds >> act.cards[0] & 1]
        if plain:
            return max(plain, key=self._room_after)
        if RECLAIM in self.by_kind and self.outlook.threat < LAST_CALL:
            return self.by_kind[RECLAIM][0]
        if adding and (not self.outlook.sought or self.outlook.threat >= LAST_CALL):
            return max(adding, key=self._room_after)
        return None

    def _room_after(self, act: Action) -> tuple[int, int, int]:
        """First the cards of the hand that still fit, then as few others as possible."""
        after = self.table.clone()
        self.rules.laying.put(after, act)
        fits = after.fits[act.place]
        hand = after.hands[self.seen.viewer]
        own = (fits & hand & ~self.rules.wilds).bit_count()
        return own, self.mind.costs[act.cards[0]], -(fits & self.outlook.odds.unseen).bit_count()

    # Throwing away --------------------------------------------------------------------------

    def throw(self) -> Action:
        discards = self.by_kind[DISCARD]
        found = min(discards, key=self.price(self.slip))
        # Nobody throws by mistake what was taken on purpose.
        if with_twins(pack(found.cards)) & self.seen.known[self.seen.viewer]:
            return min(discards, key=self.price(no_slip))
        return found

    def price(self, slip: Slip) -> Price:
        """What each discard costs: what the card was good for, and how it helps the next."""
        kept = self.kept_for_melds()
        keeping = self.outlook.keeping(self.seen.hand & ~kept)
        danger = self.outlook.danger
        # Where nobody can lay down, cards kept from the others keep everybody waiting.
        gives = self.outlook.is_stuck and not any(self.seen.opened)
        feared = 0.0 if gives else self.mind.weights.danger

        def of(act: Action) -> float:
            card = act.cards[0]
            if kept & BIT[card]:
                return PRICELESS - self.mind.costs[card]
            if self.rules.wilds >> card & 1:
                return PRICELESS / 2
            risk = feared * danger.stake * danger.of(card) if feared else 0.0
            return keeping[card] + risk + slip()

        return of

    def kept_for_melds(self) -> CardSet:
        """Cards of finished melds, which are held back or may not be laid now."""
        if self.outlook.contract or not self.outlook.sought:
            return 0
        melds = self.mind.arranger.best(self.seen.hand).melds
        return pack(card for meld in melds for card in meld.cards)
