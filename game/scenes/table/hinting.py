"""A hint in two steps: first which card, as light and by name; then where, and why."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.advice import Advice
from game.engine.actions import BUILD, DRAW, LAY_OFF, STOCK, TAKE, Action
from game.engine.cards import CardId, pack
from game.play.intents.offers import Offer, Target, place_of
from game.scenes.table.bot_turns import THINKING_SLICE
from game.scenes.table.context import TableContext

#: Seconds the words stay; another press says them again.
SAID = 12.0
#: No more cards than these are called by their names.
NAMED_MOST = 5


class Hinting:
    """A hint may take a moment to think out: once it is there it is shown, unless the table has
    changed."""

    def __init__(self, context: TableContext) -> None:
        self.context = context
        #: Of the table as it was when somebody asked, and when something was shown.
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
        """Ask with one press which card, where and why."""
        self.ask()
        if not self._tells_all:
            self.ask()

    @property
    def is_waiting(self) -> bool:
        """Somebody has asked and has not been answered yet."""
        return self._asked == self.context.table.version and self.context.texts.is_my_turn

    def go_on(self) -> None:
        """Answer as soon as there is something to say."""
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
        selection.hint = pack(lit)
        goal = place_of(advice.act)
        # The card first; where it is to go is what the second press is for.
        selection.hint_goal = goal if self._tells_all or not lit else None
        context.services.sound("hint")
        if self._tells_all:
            context.tell(lambda: f"{self._where(advice.act, goal)} {self._why(advice)}", SAID)
        else:
            context.tell(lambda: self._which(lit), SAID)
        context.changed()

    @property
    def _shines(self) -> bool:
        return bool(self.context.selection.hint or self.context.selection.hint_goal)

    def _lit(self, action: Action) -> tuple[int, ...]:
        """Return the cards to light: first only that of the hand, then all that the words name."""
        if action.kind not in (TAKE, BUILD):
            return action.cards
        builds = self.context.picture.view.builds
        taken = action.reading[1:] if action.kind == TAKE else ()
        under = [card for at in taken for card in builds[at].cards]
        return (*action.cards, *under) if self._tells_all else action.cards[:1]

    # Words ----------------------------------------------------------------------------------

    def _which(self, cards: Sequence[CardId]) -> str:
        words = self.context.texts.words
        if not cards:
            return words.text("table.hint_place")
        if len(cards) > NAMED_MOST:
            return words.text("table.hint_many", count=len(cards))
        return words.text("table.hint_cards", cards=" ".join(map(words.card, cards)))

    def _why(self, advice: Advice) -> str:
        words = self.context.texts.words
        facts: dict[str, int | str] = dict(advice.facts)
        if "card" in advice.facts:
            facts["card"] = words.card(advice.facts["card"])
        if "seat" in advice.facts:
            facts["player"] = self.context.texts.players[advice.facts["seat"]].name
        return words.text(advice.reason, **facts)

    def _where(self, action: Action, goal: Target) -> str:
        words, view = self.context.texts.words, self.context.picture.view
        facts: dict[str, int | str] = {}
        if action.kind == DRAW and view.pile:
            facts["card"] = words.card(view.pile[-1])
        if action.cards:
            facts["card"] = words.card(action.cards[0])
        offer = self._offer(action, goal)
        if offer is not None and offer.lies:
            facts["lies"] = words.meld(offer.lies[0], action.cards)
        if offer is not None and offer.sums:
            facts["sums"] = ", ".join(words.sum(one, offer.value) for one in offer.sums)
            facts["value"] = words.value(offer.value)
        kind = action.kind
        if kind == DRAW:
            kind = "draw_stock" if action.place == STOCK else "draw_pile"
        elif kind == LAY_OFF:
            owner = view.melds[action.place].owner
            kind = "add" if owner == view.viewer else "add_there"
            facts["player"] = self.context.texts.players[owner].name
        return words.text(f"table.hint_{kind}", **facts)

    def _offer(self, action: Action, goal: Target) -> Offer | None:
        """The same act as people are offered it, with how the cards would lie."""
        moves = self.context.moves
        cards = action.cards[:1] if moves.fishing is not None else action.cards
        found = moves.intents.offers_at(cards, goal)
        return next((offer for offer in found if offer.acts == (action,)), None) or next(
            iter(found), None
        )
