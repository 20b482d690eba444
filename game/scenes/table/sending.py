"""Sending cards to places, with its results: an act, a question which of several ways is meant, or
a refusal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.cards import CardId
from game.engine.rules import Refusal
from game.play.intents.moves import Choice, Done, Held, Outcome
from game.play.intents.offers import Target
from game.play.session.port import NOT_YOUR_TURN
from game.scenes.table.context import TableContext
from game.scenes.table.paint_air import choice_boxes
from game.scenes.table.selection import NOWHERE, Refused
from game.ui import commands
from game.ui.gestures import MAIN, MOVED, PRESSED, Pointer
from game.view.layout.target import place_frame
from game.view.motion.motion import reading

DRAW_FIRST = Refusal("refuse.draw_first")
#: The most ways that are shown beside a place.
WAYS_MOST = 8


class Sending:
    def __init__(self, context: TableContext) -> None:
        self._context = context

    def send(self, cards: Sequence[CardId], place: Target) -> None:
        """Send cards of the hand to a place."""
        context = self._context
        mine = context.texts.is_my_turn
        self.came(context.moves.send(cards, place) if mine else NOT_YOUR_TURN, place)

    def draw(self, place: Target) -> None:
        """Draw a card from the stock, or take the pile."""
        context = self._context
        if context.picture.is_open or context.table.is_bots_turn:
            self.came(context.moves.send((), place), place)

    def came(self, outcome: Outcome, place: Target) -> None:
        """Show the result of sending something to a place."""
        context, selection = self._context, self._context.selection
        match outcome:
            case Done(events):
                selection.choice = None
                if events or place.kind in ("slot", "lane"):
                    selection.marked.clear()
                if events:
                    context.happened(events)
                else:
                    context.services.sound("land_felt")
                    context.rearranged()
            case Choice():
                self._ask(outcome)
            case Held():
                selection.choice = None
                context.rearranged()
            case Refusal() as refusal:
                self.say_no(place, refusal.key, lambda: context.texts.words.refusal(refusal))

    def say_no(self, place: Target, key: str, say: Callable[[], str]) -> None:
        """Show a refusal for a while, at the place if this table has it. `key`: that of the
        refusal."""
        context = self._context
        is_there = place_frame(context.picture.layout, place) is not None
        context.selection.tip = None
        until = context.services.clock() + reading(say())
        context.selection.refused = Refused(place if is_there else NOWHERE, key, say, until)
        context.services.sound("refused")
        context.rearranged()
        context.was_refused(key)

    # Choosing one of several ways -----------------------------------------------------------

    def _ask(self, choice: Choice) -> None:
        """Ask which way is meant, at the place. If there are too many for a list, they become the
        choices of a marked card, with the place as the first thing chosen to be taken."""
        context, selection = self._context, self._context.selection
        fishing = context.moves.fishing
        if fishing is not None and len(choice.offers) > WAYS_MOST:
            selection.forget_chosen()
            selection.marked = list(choice.cards)
            selection.choose(fishing, choice.target, on=True)
        else:
            selection.choice = choice
        context.rearranged()

    def follow(self, pointer: Pointer, choice: Choice) -> None:
        """Choose with the pointer; a press outside the ways cancels the question."""
        context = self._context
        rows = context.texts.choice_rows()
        boxes = choice_boxes(context.canvas(), context.picture, choice.target, rows)
        at = next((at for at, box in enumerate(boxes) if box.contains(pointer.x, pointer.y)), -1)
        if pointer.what == MOVED and at not in (-1, choice.at):
            self._look_at(choice, at)
        elif pointer.what == PRESSED:
            if at >= 0 and pointer.button == MAIN:
                self._take(choice, at)
            else:
                self._forget()

    def press(self, name: str, choice: Choice) -> None:
        """Choose with keys or a pad."""
        if name in (commands.LEFT, commands.UP):
            self._look_at(choice, choice.at - 1)
        elif name in (commands.RIGHT, commands.DOWN, commands.NEXT_ZONE):
            self._look_at(choice, choice.at + 1)
        elif name == commands.CONFIRM:
            self._take(choice, choice.at)
        elif name == commands.BACK:
            self._forget()

    def _look_at(self, choice: Choice, at: int) -> None:
        self._context.selection.choice = choice._replace(at=at % len(choice.offers))
        self._context.changed("marks", "air")

    def _take(self, choice: Choice, at: int) -> None:
        self._context.selection.choice = None
        self.came(self._context.moves.do(choice.offers[at]), choice.target)

    def _forget(self) -> None:
        self._context.selection.choice = None
        self._context.rearranged()
