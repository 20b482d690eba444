"""Ending a turn: which cards may be thrown away, and whether a turn can still be ended."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import RECLAIM, Action
from game.engine.cards import BIT, CardSet, pack
from game.engine.rummy.game import RummyGame
from game.engine.rummy.laying import Laying
from game.engine.rummy.opening import AS_USUAL
from game.engine.state import NOBODY, Meld, TableState


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
        plain = free & ~self.wilds
        if plain:
            return plain
        return 0 if last and self.part.wilds == "never" else free

    def can_finish(self, state: TableState) -> bool:
        """Is there a way to end the turn from here?"""
        return _WayOut(self).exists(state)

    def surviving(self, state: TableState, actions: Sequence[Action]) -> list[Action]:
        """The acts after which the turn can still be ended."""
        way_out = _WayOut(self)
        return [action for action in actions if way_out.exists_after(state, action)]

    def strands(self, state: TableState, action: Action) -> bool:
        """Would this act make it impossible to end the turn?"""
        if self.is_safe(state, len(action.cards)):
            return False
        return not _WayOut(self).exists_after(state, action)

    def is_safe(self, state: TableState, action_size: int) -> bool:
        """A quick look that spares most hands the search: a plain card stays behind to discard,
        besides one that may be barred and one that may have to stay in the hand."""
        if state.duty:
            return False
        plain = state.hands[state.to_act] & ~self.wilds
        return plain.bit_count() > action_size + 2


class _WayOut:
    """The search for an end of the turn. Most answers are plain; what is left is tried out, cards
    that must be played first, and every table is tried once."""

    #: So many tables are tried. Only games of very loose melds come near it, and there a line so
    #: well hidden is taken for none.
    MOST = 3_000

    def __init__(self, turn_end: TurnEnd) -> None:
        self.rules = turn_end
        self.laying = turn_end.laying
        self.found: dict[tuple[CardSet, CardSet, tuple[Meld, ...]], bool] = {}

    def exists(self, state: TableState) -> bool:
        hand = state.hands[state.to_act]
        if hand == 0:
            return self.rules.final_discard(state) != "required"
        if not state.duty and self.rules.discardable(state, hand):
            return True
        key = (hand, state.duty, tuple(state.melds))
        found = self.found.get(key)
        if found is None:
            self.found[key] = False
            found = len(self.found) < self.MOST and self._try(state)
            self.found[key] = found
        return found

    def _try(self, state: TableState) -> bool:
        acts = self.laying.acts(state)
        if state.duty:
            acts.sort(key=lambda act: not state.duty & pack(act.cards))
        return any(self.exists_after(state, act) for act in acts)

    def exists_after(self, state: TableState, action: Action) -> bool:
        cards = pack(action.cards)
        if action.kind != RECLAIM and (not state.duty or state.duty & cards):
            rest = state.hands[state.to_act] & ~cards
            if rest == 0:
                return self.rules.final_discard(state) != "required"
            if self.rules.discardable(state, rest):
                return True
        after = state.clone()
        self.laying.put(after, action)
        return self.exists(after)
