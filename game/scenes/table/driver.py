"""Gestures at the table in the window: they are done, and what came of it is shown and heard."""

from __future__ import annotations

from dataclasses import replace

from game.engine.rules import Refusal
from game.play.hands.gestures import Cue, Gesture, Tell, Undo
from game.play.hands.hands import Refused
from game.play.hands.react import Performed, follow
from game.play.hands.sending import Put
from game.play.intents.moves import Done
from game.play.intents.offers import FELT_PLACE, Target
from game.scenes.table.context import TableContext
from game.view.layout.target import place_frame


class Driver:
    def __init__(self, context: TableContext) -> None:
        self._context = context

    def do(self, gesture: Gesture, answers: Target | None = None) -> None:
        """Do what a gesture means. `answers`: the place that shows a refusal, where it is another
        than the one the gesture was for."""
        context, selection = self._context, self._context.selection
        before = selection.hands
        selection.hands, performed = follow(before, context.texts.now, gesture)
        if selection.hands is before and not performed:
            return
        for one in performed:
            self._show(one, answers)
        context.look(is_rearranged=any(map(_is_rearranged, performed)))
        for one in performed:
            if isinstance(one.outcome, Refusal):
                context.was_refused(one.outcome.key)

    def _show(self, performed: Performed, answers: Target | None) -> None:
        context, intent = self._context, performed.intent
        match performed.outcome:
            case Refusal() as refusal:
                self._say_no(answers or intent.place, refusal)
            case Done(events) if events:
                context.happened(events)
            case Done() if isinstance(intent, Undo):
                context.undone()
            case Done() if isinstance(intent, Put):
                context.services.sound("land_felt")
            case None if isinstance(intent, Cue):
                context.services.sound(intent.name)
            case None if isinstance(intent, Tell):
                context.say(intent.key)

    def refuse(self, place: Target, refusal: Refusal) -> None:
        """Refuse something that is no gesture of the hands, such as a button that does not work."""
        self._say_no(place, refusal)
        self._context.look()
        self._context.was_refused(refusal.key)

    def _say_no(self, place: Target, refusal: Refusal) -> None:
        """Show a refusal for a while, at the place if this table has it."""
        context, selection = self._context, self._context.selection
        is_there = place_frame(context.picture.layout, place) is not None
        refused = Refused(place if is_there else FELT_PLACE, refusal)
        selection.hands, selection.tip = replace(selection.hands, refused=refused), None
        until = context.services.clock() + context.texts.pace.reading(
            context.texts.refusal(refusal)
        )
        selection.refused_until = until
        context.heard_at("refused", refused.place)


def _is_rearranged(performed: Performed) -> bool:
    """Return whether cards only lie otherwise in the hand or the tray."""
    return performed.outcome == Done() and not isinstance(performed.intent, Undo)
