"""Ending a turn: which cards may be thrown away, and whether a turn can still be ended."""

from collections.abc import Sequence
from typing import ClassVar, Final

from game.engine.actions import RECLAIM, Action
from game.engine.cards import BIT, CardSet, pack
from game.engine.rules import Refusal
from game.engine.rummy.game import RummyGame
from game.engine.rummy.laying import Laying
from game.engine.rummy.opening import AS_USUAL
from game.engine.state import NOBODY, Meld, TableState
from game.engine.work import TURN_END, Patience, Work

#: The refusal of an act after which it was not found out whether the turn could still be ended.
TOO_LARGE: Final = Refusal("refuse.too_large")


#: Trying an act takes as long as listing this many.
AN_ACT: Final = 2


class TurnEnd:
    def __init__(self, game: RummyGame, laying: Laying, wilds: CardSet, work: Work) -> None:
        self.work = work
        self.part = game.discard
        self.usual_final_discard = game.final_discard
        self.opening = game.opening
        self.laying = laying
        self.wilds = wilds

    def final_discard(self, state: TableState) -> str:
        """Return whether the last card may, must or must not be a discard, in this round."""
        asked = self.opening.round_at(state.standing.round_no)
        if asked is None or asked.final_discard == AS_USUAL:
            return self.usual_final_discard
        return asked.final_discard

    def discardable(self, state: TableState, hand: CardSet) -> CardSet:
        """Return the cards of a hand that could be discarded now, were nothing else owed."""
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

    def can_finish(self, state: TableState) -> bool | None:
        """Return whether there is a way to end the turn from here; None: none was found, and not
        all was tried."""
        return _WayOut(self).answer(state)

    def surviving(self, state: TableState, actions: Sequence[Action]) -> tuple[list[Action], bool]:
        """Return the acts after which a way to end the turn is found, and whether not all was
        tried.

        The next act on a way that was found earlier is always among them, for the search goes the
        same way again.
        """
        way_out = _WayOut(self)
        ordered = _owed_first(state, actions)
        found = {action for action in ordered if way_out.leads_on(state, action)}
        return [action for action in actions if action in found], way_out.close()

    def strands(self, state: TableState, action: Action) -> bool | None:
        """Return whether this act would make it impossible to end the turn; None: no way to end it
        was found, and not all was tried."""
        if self.is_safe(state, len(action.cards)):
            return False
        leads_on = _WayOut(self).answer(state, action)
        return None if leads_on is None else not leads_on

    def is_safe(self, state: TableState, action_size: int) -> bool:
        """Return True only if the turn can certainly be ended after an act of this many cards: a
        plain card is left to discard, besides one that may be barred and one that may have to stay.
        This quick look spares most hands the search."""
        if state.duty:
            return False
        plain = state.hands[state.to_act] & ~self.wilds
        return plain.bit_count() > action_size + 2


class _WayOut:
    """The search for an end of the turn. Most answers need no search; for the others acts are
    tried, those that play owed cards first, and every table once."""

    #: The most acts listed and tried. No bundled game comes near it.
    MOST: ClassVar[int] = 12_000

    def __init__(self, turn_end: TurnEnd) -> None:
        self.rules = turn_end
        self.laying = turn_end.laying
        self.found: dict[tuple[CardSet, CardSet, tuple[Meld, ...]], bool] = {}
        self._patience = Patience(self.MOST)
        #: Whether some list of acts was cut short.
        self._is_cut = False

    def answer(self, state: TableState, action: Action | None = None) -> bool | None:
        """Return whether there is a way to end the turn, from here or after an act; None if that
        remains open."""
        found = self._exists(state) if action is None else self.leads_on(state, action)
        return None if self.close() and not found else found

    def close(self) -> bool:
        """Add the steps taken to the work; return whether something was left untried."""
        is_cut = self._is_cut or self._patience.is_spent
        work = self.rules.work
        work.done += self._patience.taken
        if is_cut:
            work.was_cut(TURN_END)
        return is_cut

    def _exists(self, state: TableState) -> bool:
        hand = state.hands[state.to_act]
        if hand == 0:
            return self.rules.final_discard(state) != "required"
        if not state.duty and self.rules.discardable(state, hand):
            return True
        key = (hand, state.duty, tuple(state.melds))
        found = self.found.get(key)
        if found is None:
            self.found[key] = False
            found = self.found[key] = not self._patience.is_spent and self._try(state)
        return found

    def _try(self, state: TableState) -> bool:
        acts = self.laying.acts(state)
        self._is_cut |= self.laying.is_cut
        self._patience.spend(len(acts))
        return any(self.leads_on(state, act) for act in _owed_first(state, acts))

    def leads_on(self, state: TableState, action: Action) -> bool:
        cards = pack(action.cards)
        if action.kind != RECLAIM and (not state.duty or state.duty & cards):
            rest = state.hands[state.to_act] & ~cards
            if rest == 0:
                return self.rules.final_discard(state) != "required"
            if self.rules.discardable(state, rest):
                return True
        if not self._patience.spend(AN_ACT):
            return False
        after = state.clone()
        self.laying.put(after, action)
        return self._exists(after)


def _owed_first(state: TableState, acts: Sequence[Action]) -> Sequence[Action]:
    """Return the acts that play an owed card, then the others."""
    if not state.duty:
        return acts
    return sorted(acts, key=lambda act: not state.duty & pack(act.cards))
