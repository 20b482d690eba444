"""Going out in this turn: found if there is a way, within reason."""

from __future__ import annotations

from game.engine.actions import DISCARD, Action
from game.engine.cards import CardSet, pack
from game.engine.rummy.flow import RummyRules
from game.engine.state import Meld, TableState
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
