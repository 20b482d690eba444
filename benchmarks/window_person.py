"""The person before a watched window, who plays and goes on through all scenes."""

from __future__ import annotations

from random import Random

from game.app import App
from game.bots.base import decision
from game.bots.simple import naive_bot
from game.engine.phases import DRAW
from game.engine.state import NOBODY
from game.play.hands.sending import DiscardMarked
from game.scenes.table.scene import TableScene
from game.ui.commands import CONFIRM
from game.ui.gestures import Command

#: Seconds for which the person looks at what is shown.
LOOKS = 0.4


class Person:
    """A person who tries what is not allowed, then asks for a hint, then plays like a simple bot;
    in other scenes, the person confirms."""

    def __init__(self, app: App) -> None:
        self.services = app.services
        #: When the person does something again.
        self.next = self.services.clock()
        self._tries = 0

    def go_on(self, moves: bool) -> None:
        """Do the next thing, if it is time. `moves`: whether something moves, which the person
        watches first."""
        now = self.services.clock()
        if moves or now < self.next:
            self.next = max(self.next, now + LOOKS if moves else 0.0)
            return
        self.next = now + LOOKS
        scene = self.services.stack.top
        if not isinstance(scene, TableScene):
            self.press_on()
        elif not scene.table.phase.in_play:
            pass  # The page after the hand comes by itself.
        elif scene.table.acting != NOBODY:
            self._tries += 1
            self._try(scene, self._tries % 3)

    def press_on(self) -> None:
        self.services.stack.handle(Command(CONFIRM))

    def _try(self, scene: TableScene, at: int) -> None:
        if at == 1 and scene.table.phase == DRAW:
            scene.commands.driver.do(DiscardMarked(scene.picture.moment.order.cards[0]))
        elif at == 2:
            scene.handle(Command("hint"))
        else:
            table, bot = scene.table, naive_bot(scene.table.rules)
            act = decision(bot, table.observation(), table.legal(), Random(0))
            scene.context.happened(table.act(act))
