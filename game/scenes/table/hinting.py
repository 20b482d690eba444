"""A hint in two steps: first a light, then also the words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.actions import (
    BUILD,
    DISCARD,
    DRAW,
    LAY_OFF,
    MELD,
    OPEN,
    RECLAIM,
    STOCK,
    TAKE,
    Action,
)
from game.engine.cards import pack
from game.play import offers as places
from game.play.offers import Offer
from game.play.offers import Target as Goal

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

#: The words stay so long; another press says them again.
SAID = 12.0


class Hinting:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._version = -1

    def ask(self) -> None:
        scene, fingers = self.scene, self.scene.fingers
        if not scene.telling.is_my_turn:
            return
        action = scene.table.hint()
        if action is None:
            return
        again = self._version == scene.table.version and self._shines
        self._version = scene.table.version
        fingers.hint = pack(self._lit(action))
        fingers.hint_since = scene.house.clock()
        goal = self._goal(action)
        # The card first; where it is to go is what the second press is for.
        fingers.hint_goal = goal if again or not fingers.hint else None
        scene.house.sound("hint")
        if again:
            scene.tell(self._words(action, goal), SAID)
        else:
            scene.tell(scene.telling.words.text("table.hint"))
        scene.changed()

    @property
    def _shines(self) -> bool:
        return bool(self.scene.fingers.hint or self.scene.fingers.hint_goal)

    def _lit(self, action: Action) -> tuple[int, ...]:
        """Of a capture only the card of the hand: the others are what it is about."""
        return action.cards[:1] if self.scene.kind.is_fishing else action.cards

    def _goal(self, action: Action) -> Goal:
        if action.kind == DRAW:
            return Goal(places.STOCK if action.place == STOCK else places.PILE)
        if action.kind in (MELD, OPEN):
            return Goal(places.LANE)
        if action.kind in (LAY_OFF, RECLAIM):
            return Goal(places.MELD, action.place)
        if action.kind == DISCARD:
            return Goal(places.PILE)
        if action.kind in (TAKE, BUILD) and len(action.cards) > 1:
            return Goal(places.LOOSE, action.cards[1])
        if action.kind == TAKE:
            return Goal(places.BUILD, action.reading[1])
        return Goal(places.BUILD, action.place) if action.kind == BUILD else Goal(places.FELT)

    def _words(self, action: Action, goal: Goal) -> str:
        """Where and why."""
        words, view = self.scene.telling.words, self.scene.picture.view
        facts: dict[str, int | str] = {"count": len(view.pile)}
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
            facts["player"] = self.scene.telling.players[owner].name
        return words.text(f"table.hint_{kind}", **facts)

    def _offer(self, action: Action, goal: Goal) -> Offer | None:
        """The same act as people are offered it, with how the cards would lie."""
        moves = self.scene.moves
        cards = action.cards[:1] if moves.fishing is not None else action.cards
        found = moves.intents.offers_at(cards, goal)
        return next((offer for offer in found if offer.acts == (action,)), None) or next(
            iter(found), None
        )
