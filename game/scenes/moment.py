"""A moment in which the table is laid: what its first picture is made of is being drawn.

Whoever has to wait for it sees what was there before, and after a while how far it has come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scenes.base import Scene
from game.scenes.house import House
from game.ui.canvas import Canvas
from game.ui.gestures import Gesture
from game.ui.sprite import Sprite
from game.ui.theme import MOON, NAME
from game.ui.words import SERIF
from game.view.geometry import Rect

#: Seconds in which nobody would wonder; and between two looks at what is drawn.
SHOWN_AFTER, LOOKS_EVERY = 0.3, 0.02
PAD, BAR = 48, 10


def when_drawn(house: House, order: Callable[[], None], then: Callable[[], None]) -> None:
    """`order`: what is needed. Nobody is kept waiting who sees nothing yet, nor where nothing is
    done beside."""
    if house.wake is not None and house.stack.scenes:
        order()
        if not house.kit.engraver.is_done:
            house.stack.push(Moment(house, then))
            return
    then()


class Moment(Scene):
    """`then`: when all that was ordered is drawn, and this scene has gone."""

    covers = False

    def __init__(self, house: House, then: Callable[[], None]) -> None:
        super().__init__(house)
        self._then = then
        self.began = house.clock()
        self._ordered = max(1, house.kit.engraver.open_orders)

    @property
    def done(self) -> float:
        """How much of it."""
        return max(0.0, 1 - self.house.kit.engraver.open_orders / self._ordered)

    def update(self, now: float) -> None:
        if self.house.kit.engraver.is_done:
            self.house.stack.pop()
            self._then()

    def due(self, now: float) -> float | None:
        return LOOKS_EVERY

    def handle(self, gesture: Gesture) -> bool:
        """It would be meant for what is there no more, or not yet."""
        return True

    def sprites(self) -> Sequence[Sprite]:
        if self.house.clock() - self.began < SHOWN_AFTER:
            return ()
        canvas = Canvas(self.house.kit)
        canvas.veil(0.6)
        stage, said = canvas.kit.stage, self.house.say("table.laying")
        width = min(stage.width - 96, 720.0)
        inner = width - 2 * PAD
        high = canvas.height(said, inner, NAME, SERIF)
        panel = Rect(0, 0, width, PAD + high + 28 + BAR + PAD)
        panel = panel._replace(x=(stage.width - panel.w) / 2, y=(stage.height - panel.h) / 2)
        canvas.panel(panel, "dialog", 22, shadow=True)
        words = Rect(panel.x + PAD, panel.y + PAD, inner, high)
        canvas.text(said, words, NAME, SERIF, MOON, "center", lines=4)
        canvas.progress(Rect(words.x, words.bottom + 28, inner, BAR), self.done)
        return canvas.sprites
