"""Ending a turn: which cards may be thrown away, and whether a turn can still be ended."""

from __future__ import annotations

from game.engine.actions import RECLAIM, Action
from game.engine.cards import BIT, CardSet, pack
from game.engine.rummy.game import RummyGame
from game.engine.rummy.laying import Laying
from game.engine.rummy.opening import AS_USUAL
from game.engine.state import NOBODY, TableState


class TurnEnd:
    def __init__(self, game: RummyGame, laying: Laying, wilds: CardSet) -> None:
        self.part = game.discard
        self.usual_final_discard = game.final_discard
        self.laying = laying
        self.wilds = wilds

    def final_discard(self, state: TableState) -> str:
        """Whether the last card may, must or must not be a discard, in this round."""
        if self.laying.judges:
            rounds = self.laying.judges[0].part.rounds
            told = rounds[min(state.standing.round_no, len(rounds) - 1)].final_discard
            if told != AS_USUAL:
                return told
        return self.usual_final_discard

    def discardable(self, state: TableState, hand: CardSet) -> CardSet:
        """The cards of a hand that could be discarded now, were nothing else owed."""
        last = hand.bit_count() == 1
        if last and self.final_discard(state) == "forbidden":
            return 0
        free = hand if state.barred == NOBODY else hand & ~BIT[state.barred]
        if self.part.wilds == "free":
            return free
        plain = hand & ~self.wilds
        if plain:
            return free & plain
        return 0 if last and self.part.wilds == "never" else free

    def can_finish(self, state: TableState) -> bool:
        """Is there a way to end the turn from here?"""
        hand = state.hands[state.to_act]
        if hand == 0:
            return self.final_discard(state) != "required"
        if not state.duty and self.discardable(state, hand):
            return True
        return any(self.survives(state, action) for action in self.laying.acts(state))

    def survives(self, state: TableState, action: Action) -> bool:
        """Can the turn still be ended once these cards lie on the table?"""
        if not state.duty and action.kind != RECLAIM:
            rest = state.hands[state.to_act] & ~pack(action.cards)
            if rest == 0:
                return self.final_discard(state) != "required"
            if self.discardable(state, rest):
                return True
        after = state.clone()
        self.laying.put(after, action)
        return self.can_finish(after)

    def is_safe(self, state: TableState, action_size: int) -> bool:
        """A quick look that spares most hands the search: a plain card stays behind to discard,
        besides one that may be barred and one that may have to stay in the hand."""
        if state.duty:
            return False
        plain = state.hands[state.to_act] & ~self.wilds
        return plain.bit_count() > action_size + 2

    def strands(self, state: TableState, action: Action) -> bool:
        """Would this act make it impossible to end the turn?"""
        return not self.is_safe(state, len(action.cards)) and not self.survives(state, action)


