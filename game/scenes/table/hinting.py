"""Hints in two steps: first which card, by light and by name; then where it goes, and why."""

from __future__ import annotations

from dataclasses import replace

from game.bots.advice import Advice
from game.engine.actions import BUILD, TAKE, Action
from game.engine.cards import pack
from game.play.intents.offers import place_of
from game.scenes.table.bot_turns import THINKING_SLICE
from game.scenes.table.context import TableContext
from game.view.table.hints import where_and_why, which_cards

#: Seconds the words are shown; another press shows them again.
SAID = 12.0


class Hinting:
    """The hints of a table. Finding one may take a moment; it is shown when it is found, unless the
    table has changed."""

    def __init__(self, context: TableContext) -> None:
        self.context = context
        #: The versions of the table when a hint was asked for, and when one was shown.
        self._asked = self._shown = -1
        self._tells_all = False

    def ask(self) -> None:
        context = self.context
        if context.texts.is_my_turn:
            again = self._shown == context.table.version and self._shines
            self._tells_all = again or self.is_waiting
            self._asked = context.table.version
            self.go_on()

    def ask_all(self) -> None:
        """Ask for the whole hint with one press: which card, where and why."""
        self.ask()
        if not self._tells_all:
            self.ask()

    @property
    def is_waiting(self) -> bool:
        """Whether a hint was asked for and is not found yet."""
        return self._asked == self.context.table.version and self.context.texts.is_my_turn

    def go_on(self) -> None:
        """Show the hint as soon as it is found."""
        if not self.is_waiting:
            self._asked = -1
            return
        advice = self.context.table.hint(THINKING_SLICE)
        if advice is not None:
            self._asked = -1
            self._show(advice)

    def due(self) -> float | None:
        return self.context.table.bot_due() if self.is_waiting else None

    def _show(self, advice: Advice) -> None:
        context, selection = self.context, self.context.selection
        self._shown = context.table.version
        lit = self._lit(advice.act)
        # At first only the card is shown; its place is told after the second press.
        goal = place_of(advice.act) if self._tells_all or not lit else None
        selection.hands = replace(selection.hands, lit=pack(lit), goal=goal)
        context.services.sound("hint")
        if self._tells_all:
            texts, view = context.texts, context.picture.view
            context.tell(lambda: where_and_why(texts.words, context.moves, view, advice), SAID)
        else:
            context.tell(lambda: which_cards(context.texts.words, lit), SAID)

    @property
    def _shines(self) -> bool:
        hands = self.context.selection.hands
        return bool(hands.lit or hands.goal)

    def _lit(self, action: Action) -> tuple[int, ...]:
        """Return the cards to light: at first only that of the hand, then all that the words
        name."""
        if action.kind not in (TAKE, BUILD):
            return action.cards
        builds = self.context.picture.view.builds
        taken = action.reading[1:] if action.kind == TAKE else ()
        under = [card for at in taken for card in builds[at].cards]
        return (*action.cards, *under) if self._tells_all else action.cards[:1]
