"""Turns that end the hand: whether there is one, and how it begins."""

from __future__ import annotations

from typing import Final

from game.engine.actions import DISCARD, DRAW, MELD, NOWHERE, STOCK, Action
from game.engine.arrange.arranger import Arranger
from game.engine.arrange.search import most_cards
from game.engine.cards import BIT, CardSet, each, pack
from game.engine.chance import IN_THOUGHT
from game.engine.rummy.flow import RummyRules
from game.engine.state import Meld, TableState
from game.engine.work import Patience

#: The most tables tried: of eight thousand ways to go out each was found within the first twenty.
TRIED_MOST: Final = 50
#: The most acts listed on the tables tried.
LISTED_MOST: Final = 60_000
#: The most cards that neither make a meld nor fit one: with more of them nobody goes out.
STRAYS_MOST: Final = 1


class WinningTurns:
    """Turns of one game that end the hand. Nobody knows what comes from the stock, so a turn wins
    with the pile or with the cards in the hand."""

    def __init__(self, rules: RummyRules) -> None:
        self.rules = rules
        # The arranger looks for the fewest cards left behind, not for points.
        self.arranger = Arranger(rules.kinds, most_cards())

    def first_act(self, table: TableState) -> Action | None:
        """Return the next act of a turn that ends the hand, once a card is drawn; None if none is
        seen."""
        if not table.phase.lays or self._is_hopeless(table):
            return None
        return self._by_melds(table) or self._by_search(table)

    def _by_melds(self, table: TableState) -> Action | None:
        """Return the first act if laying down all melds of the hand, then adding the rest where it
        fits, ends the hand."""
        after, first = table.clone(), None
        for meld in self.arranger.best(table.hands[table.to_act]).melds:
            act = Action(MELD, meld.cards, NOWHERE, (meld.kind, meld.start))
            if self.rules.refuse(after, act) is not None:
                return None
            self.rules.laying.put(after, act)
            first = first or act
        is_out = not after.hands[after.to_act] or self._by_search(after) is not None
        return first if is_out else None

    def _by_search(self, table: TableState) -> Action | None:
        return _WinningSearch(self.rules, table.to_act).first(table)

    def _is_hopeless(self, table: TableState) -> bool:
        """Return True only if several cards of the hand can certainly be laid nowhere; a quick
        look."""
        hand, kinds = table.hands[table.to_act], self.rules.kinds
        strays = 0
        for card in each(hand & ~self.rules.wilds):
            lies = any(
                fits >> card & 1 or kinds[meld.kind].may_reach(meld, card, hand)
                for meld, fits in zip(table.melds, table.fits, strict=True)
            )
            if not lies and not any(kind.makes(hand & ~BIT[card], card) for kind in kinds):
                strays += 1
                if strays > STRAYS_MOST:
                    return True
        return False

    def goes_out(self, table: TableState, act: Action) -> bool:
        """Return whether the turn can end the hand after this act."""
        if act.kind == DISCARD:
            return table.hands[table.to_act] == pack(act.cards)
        if act.place == STOCK:
            return False
        after = table.clone()
        if act.kind == DRAW:
            self.rules.apply(after, act, IN_THOUGHT)
        else:
            self.rules.laying.put(after, act)
        return not after.hands[after.to_act] or self.first_act(after) is not None


class _WinningSearch:
    def __init__(self, rules: RummyRules, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.tried: set[tuple[CardSet, frozenset[Meld]]] = set()
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
        if len(self.tried) >= TRIED_MOST or self.patience.is_spent:
            return False
        after = state.clone()
        self.rules.laying.put(after, act)
        if not after.hands[self.seat]:
            return True
        key = (after.hands[self.seat], frozenset(after.melds))
        if key in self.tried:
            return False
        self.tried.add(key)
        return self.first(after) is not None
