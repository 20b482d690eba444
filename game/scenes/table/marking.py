"""Marking cards of the hand, and choosing cards on the table for a fishing card to take."""

from __future__ import annotations

from game.engine.cards import CardId
from game.play.intents.offers import PILE_PLACE, Target
from game.scenes.table.context import TableContext
from game.scenes.table.sending import Sending


class Marking:
    def __init__(self, context: TableContext, sending: Sending) -> None:
        self._context = context
        self._sending = sending

    def mark(self, card: CardId) -> None:
        """Mark or unmark a card of the hand; in fishing games only one can be marked."""
        context, selection = self._context, self._context.selection
        if not context.picture.is_open:
            return
        selection.put(card, card not in selection.marked, context.kind.plays_one)
        context.services.sound("lift")
        context.rearranged()

    def mark_group(self, card: CardId) -> None:
        """Mark the cards of the hand that go with a card, and no others."""
        context, selection = self._context, self._context.selection
        if context.picture.is_open:
            selection.forget_chosen()
            selection.marked = list(self._group(card))
            context.services.sound("lift_several")
            context.rearranged()

    def double(self, card: CardId) -> None:
        """Act on a double click: mark the group of a card; in the last step of a turn discard a
        card that goes with no other."""
        context, group = self._context, self._group(card)
        alone = len(group) == 1 and context.texts.is_my_turn
        if alone and context.moves.places(group).get(PILE_PLACE):
            context.selection.marked.clear()
            self._sending.send(group, PILE_PLACE)
        else:
            self.mark_group(card)

    def _group(self, card: CardId) -> tuple[CardId, ...]:
        moves = self._context.moves
        group = moves.orders.group_of(self._context.table.observation(), card)
        return tuple(one for one in group if not moves.staged >> one & 1) or (card,)

    def unmark(self) -> None:
        selection = self._context.selection
        if selection.marked:
            selection.unmark()
            self._context.rearranged()

    def choose(self, place: Target) -> None:
        """Choose a loose card or a build for the marked card to take, or undo that choice."""
        context, selection = self._context, self._context.selection
        fishing = context.moves.fishing
        if len(selection.marked) != 1 or fishing is None:
            context.say("table.prompt.choose")
            return
        refusal = selection.choose(fishing, place, not selection.is_chosen(place))
        if refusal is not None:
            self._sending.came(refusal, place)
        selection.choice_at = 0
        context.rearranged()
