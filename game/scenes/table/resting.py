"""What a pointer that rests brings up: the lens, why a button does nothing, and what a place says
in full. What is carried comes to rest as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.state import NOBODY
from game.scenes.table.buttons import keys_of
from game.scenes.table.fingers import Carried, Tip
from game.view.layout.target import Target
from game.view.motion import PICKED_UP_SCALE, picked_up

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

#: For so long it has to rest.
RESTED = 0.35


class Resting:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def breathe(self, now: float) -> None:
        scene, fingers = self.scene, self.scene.fingers
        if fingers.carried is not None and fingers.carried.follow is not None:
            if not self._hangs_still(fingers.carried, now):
                scene.changed("air")
        elif now >= fingers.hover_since + RESTED and self._rests:
            sentence = self.sentence(fingers.hover)
            if sentence:
                fingers.tip = Tip(fingers.hover, sentence)
            else:
                fingers.lens = fingers.hover
            scene.changed("air")

    def due(self, now: float) -> float | None:
        fingers = self.scene.fingers
        if fingers.carried is not None and fingers.carried.follow is not None:
            return None if self._hangs_still(fingers.carried, now) else 0.0
        if self._rests:
            return fingers.hover_since + RESTED - now
        return None

    def _hangs_still(self, carried: Carried, now: float) -> bool:
        """It has come to the pointer, and has its full size."""
        pace = self.scene.telling.pace
        is_there = carried.follow is None or carried.follow.moved(now, pace).rests
        return is_there and picked_up(carried.since, now, pace) == PICKED_UP_SCALE

    @property
    def _rests(self) -> bool:
        """The pointer is on something that will tell more of itself, and has not yet."""
        fingers = self.scene.fingers
        if fingers.lens is not None or fingers.tip is not None:
            return False
        if fingers.ring or fingers.carried is not None:
            return False
        hover = fingers.hover
        if hover.kind == "meld" or (hover.kind == "river" and hover.card != NOBODY):
            return True
        return bool(self.sentence(hover))

    def sentence(self, place: Target) -> str:
        """What a place says for itself: a button that does nothing, why; any other, what it had no
        room for."""
        if place.kind != "key":
            return self.scene.painting.in_full(place)
        keys = keys_of(self.scene)
        if place.at >= len(keys) or keys[place.at].works:
            return ""
        return self.scene.acting.why_not(keys[place.at].command)[1]()
