"""The first step of a turn: the stock, the pile, and what happens when the stock is out."""

from typing import Final

from game.engine.actions import DRAW_STOCK, PILE, STOCK, Action
from game.engine.cards import BIT, CardId, pack, with_twins
from game.engine.chance import Chance
from game.engine.events import Emit, Event
from game.engine.phases import PLAY
from game.engine.rules import Refusal
from game.engine.rummy.game import RummyGame
from game.engine.rummy.laying import Laying
from game.engine.rummy.parts import DRY_ROUNDS, Recycle
from game.engine.rummy.turn_end import TOO_LARGE, TurnEnd
from game.engine.state import NOBODY, TableState

#: A hand of this many turns is blocked, should a variant have switched off every other guard.
TURNS_MOST: Final = 1000


class DrawRules:
    def __init__(self, game: RummyGame, laying: Laying, turn_end: TurnEnd) -> None:
        self.pile = game.pile
        self.recycle = game.stock_out if isinstance(game.stock_out, Recycle) else None
        self.laying = laying
        self.turn_end = turn_end

    # May one? -------------------------------------------------------------------------------

    def actions(self, state: TableState) -> list[Action]:
        """Return the ways to draw: from the stock first, then of the fewest cards of the pile."""
        found = [] if self.is_dry(state) else [DRAW_STOCK]
        for draw in self.pile.draws(state.pile):
            if self._refuse_pile(state, draw) is None:
                found.append(draw)
        return found

    def refuse(self, state: TableState, action: Action) -> Refusal | None:
        if action == DRAW_STOCK:
            return Refusal("refuse.draw.stock_empty") if self.is_dry(state) else None
        if action.place != PILE or (state.pile and action not in self.pile.draws(state.pile)):
            return Refusal("refuse.malformed")
        return self._refuse_pile(state, action)

    def is_blocked(self, state: TableState) -> bool:
        """Return whether nothing can be drawn, or the turns go round without an end."""
        if state.turn_no > TURNS_MOST:
            return True
        if not self.is_dry(state):
            return False
        seats_in = state.standing.out.count(False)
        return state.dry_turns > DRY_ROUNDS * seats_in or not self.actions(state)

    def is_dry(self, state: TableState) -> bool:
        """Return whether the stock is gone for good."""
        return not state.stock and not self._can_refill(state)

    def _can_refill(self, state: TableState) -> bool:
        if self.recycle is None or len(state.pile) < 2:
            return False
        guard = self.recycle.stall_guard
        return guard == 0 or state.recycles < guard

    def _refuse_pile(self, state: TableState, draw: Action) -> Refusal | None:
        part = self.pile
        if not part.is_drawn:
            return Refusal("refuse.draw.never_from_pile")
        if not state.pile:
            return Refusal("refuse.draw.pile_empty")
        if not part.once_opened and state.opened[state.to_act]:
            return Refusal("refuse.draw.not_once_opened")
        if part.must_play:
            can_be_played = self._can_be_played(state, draw)
            if can_be_played is None:
                return TOO_LARGE
            if not can_be_played:
                return part.unplayable
        return None

    def _can_be_played(self, state: TableState, draw: Action) -> bool | None:
        """Return whether the duty of a draw could be done in this turn; None: that was not found
        out."""
        if not self.pile.takes_many and self.laying.contract is None:
            answer = self._quick_answer(state, state.pile[-1])
            if answer is not None:
                return answer
        after = state.clone()
        self._take_from_pile(after, draw, None)
        after.phase = PLAY
        return self.turn_end.can_finish(after)

    def _quick_answer(self, state: TableState, top: CardId) -> bool | None:
        """Return whether the card can be played, where that is plain to see; None where it is
        not."""
        hand = state.hands[state.to_act]
        lies = False
        for fitting in state.fits:
            if fitting >> top & 1:
                lies = True
                break
        lays_off = lies and self.laying.may_lay_off_duty(state)
        if lays_off and self.turn_end.discardable(state, hand):
            return True
        for kind in self.laying.kinds:
            if kind.makes(hand, top):
                plain = hand & ~self.turn_end.wilds
                return True if plain.bit_count() > self.laying.longest_least else None
        return None if self.laying.may_come_to_lie(state, top) else False

    # Doing it -------------------------------------------------------------------------------

    def draw(self, state: TableState, action: Action, chance: Chance, emit: Emit | None) -> None:
        if action.place == PILE:
            self._take_from_pile(state, action, emit)
        else:
            if not state.stock:
                self._refill(state, chance, emit)
            self._take_from_stock(state, emit)
        state.phase = PLAY

    def _take_from_stock(self, state: TableState, emit: Emit | None) -> None:
        seat = state.to_act
        card = state.stock.pop()
        state.hands[seat] |= BIT[card]
        if state.stock_open:
            state.known[seat] |= BIT[card]
        if emit:
            facts = (("open", int(state.stock_open)),)
            emit(Event("drew", seat, (card,), STOCK, facts, phase=PLAY))

    def _take_from_pile(self, state: TableState, draw: Action, emit: Emit | None) -> None:
        seat, part = state.to_act, self.pile
        taken = part.taken(state.pile, draw)
        del state.pile[-len(taken) :]
        barred = len(taken) == 1 and not part.may_give_back
        cards = pack(taken)
        state.hands[seat] |= cards
        state.known[seat] |= cards
        state.duty = with_twins(cards) if part.must_play else 0
        state.barred = taken[0] if barred else NOBODY
        if emit:
            facts = (("duty", state.duty), ("barred", state.barred))
            emit(Event("took", seat, tuple(taken), PILE, facts, phase=PLAY))

    def _refill(self, state: TableState, chance: Chance, emit: Emit | None) -> None:
        assert self.recycle is not None
        top = state.pile.pop()
        turned = state.pile[::-1]
        state.pile = [top]
        state.recycles += 1
        state.stock_open = self.recycle.how == "flip"
        state.stock = turned if state.stock_open else chance.shuffled(sorted(turned))
        if emit:
            seen = tuple(turned) if state.stock_open else (None,) * len(turned)
            emit(Event("recycled", state.to_act, seen, facts=(("open", int(state.stock_open)),)))
