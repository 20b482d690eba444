"""Whole turns that end the hand, and what they earn."""

from __future__ import annotations

from typing import Final

from game.bots.base import Reason
from game.bots.rummy.turn import way_out
from game.engine.actions import DISCARD, DRAW_PILE, MELD, NOWHERE, STOCK, Action
from game.engine.arrange.arranger import Arranger
from game.engine.arrange.search import most_cards
from game.engine.cards import BIT, each, pack
from game.engine.chance import Chance, SeededChance
from game.engine.rummy.flow import RummyRules
from game.engine.state import DRAW, PLAY, TableState
from game.engine.visibility import Observation

#: Nothing is shuffled where the pile is taken.
_CHANCE: Final[Chance] = SeededChance(0)


class WinningTurns:
    """Of one game. What comes from the stock nobody knows, so a turn wins with the pile or with
    what is in the hand."""

    def __init__(self, rules: RummyRules) -> None:
        self.rules = rules
        # Not for points: what leaves the fewest cards behind.
        self.arranger = Arranger(rules.kinds, most_cards())

    def first_act(self, table: TableState) -> Action | None:
        """The first act of a turn that ends the hand, if one can be seen."""
        if table.phase == DRAW:
            may_take = DRAW_PILE in self.rules.legal_actions(table)
            return DRAW_PILE if may_take and self.goes_out(table, DRAW_PILE) else None
        if table.phase != PLAY or self._is_hopeless(table):
            return None
        return self._by_melds(table) or way_out(self.rules, table, 0)

    def _by_melds(self, table: TableState) -> Action | None:
        """Lay down all melds that are in the hand, then look what fits where."""
        after, first = table.clone(), None
        for meld in self.arranger.best(table.hands[table.to_act]).melds:
            act = Action(MELD, meld.cards, NOWHERE, (meld.kind, meld.start))
            if self.rules.refuse(after, act) is not None:
                return None
            self.rules.laying.put(after, act)
            first = first or act
        is_out = not after.hands[after.to_act] or way_out(self.rules, after, 0) is not None
        return first if is_out else None

    def _is_hopeless(self, table: TableState) -> bool:
        """A quick look: True only if several cards of the hand can come to lie nowhere."""
        hand, kinds = table.hands[table.to_act], self.rules.kinds
        stuck = 0
        for card in each(hand & ~self.rules.wilds):
            lies = any(
                fits >> card & 1 or kinds[meld.kind].may_reach(meld, card, hand)
                for meld, fits in zip(table.melds, table.fits, strict=True)
            )
            if not lies and not any(kind.makes(hand & ~BIT[card], card) for kind in kinds):
                stuck += 1
                if stuck > 1:
                    return True
        return False

    def goes_out(self, table: TableState, act: Action) -> bool:
        """Whether the turn can end the hand after this act."""
        if act.kind == DISCARD:
            return table.hands[table.to_act] == pack(act.cards)
        if (act.kind != DRAW_PILE.kind and not act.cards) or act.place == STOCK:
            return False
        after = table.clone()
        if act == DRAW_PILE:
            self.rules.apply(after, act, _CHANCE)
        else:
            self.rules.laying.put(after, act)
        return not after.hands[after.to_act] or self.first_act(after) is not None


def bonus_at_once(rules: RummyRules, seen: Observation) -> int:
    """What going out with the whole hand in one turn gives more than going out; 0 if the seat has
    laid something down before."""
    if seen.opened[seen.viewer] not in (0, seen.turn_no):
        return 0
    score, players = rules.game.score, len(seen.hand_sizes)
    return score.bonus(players, in_one_turn=True) - score.bonus(players, in_one_turn=False)


def reason_of_going_out(rules: RummyRules, seen: Observation) -> Reason:
    """What is said of every act of a turn that ends the hand."""
    score, players = rules.game.score, len(seen.hand_sizes)
    at_once = bool(bonus_at_once(rules, seen))
    points = score.bonus(players, in_one_turn=at_once)
    if not points or (points > 0) == score.few_are_good:
        return Reason("advice.goes_out")
    how = "at_once" if at_once else "goes_out"
    return Reason(f"advice.{how}_{'off' if points < 0 else 'more'}", {"points": abs(points)})
