"""What moves, at one moment: cards and points in the air, pages that are still rising."""

from __future__ import annotations

from collections.abc import Sequence

from examples import Example, on
from examples_scores import ENDINGS, difference_of_scores
from examples_settings import settings
from examples_table import ACTS as TABLE_ACTS
from services import rest, wait

from game.play.session.running import RunningTable
from game.play.session.seating import Player
from game.scenes.scores.match import Settlement
from game.scenes.shell.scene import Scene, Services
from game.scenes.table.scene import TableScene
from game.settings import FULL
from game.ui.gestures import Command
from game.ui.painter import Sprite
from tests.play.tables import position

FRAME = 1 / 25


class Still(Scene):
    """A scene some frames after it was opened or, if anything is pressed, after that."""

    def __init__(
        self, services: Services, example: Example, frames: int, pressed: Sequence[str] = ()
    ) -> None:
        super().__init__(services)
        self._example, self._frames, self._pressed = example, frames, pressed
        self._shown = self._look()

    def _look(self) -> Sequence[Sprite]:
        services = self.services
        services.settings.motion, services.settings.speed = FULL, 1
        scene = self._example(services)
        services.stack.push(scene)
        if self._pressed:
            rest(services)
        for name in self._pressed:
            scene.handle(Command(name))
        for _ in range(self._frames):
            wait(services, FRAME)
            services.stack.sprites()
        shown = scene.sprites()
        services.stack.scenes.remove(scene)
        return shown

    def refit(self) -> None:
        self._shown = self._look()

    def sprites(self) -> Sequence[Sprite]:
        return self._shown


def table(variant: str, hand: str, **told: object) -> Example:
    """Ana plays against a bot."""

    def scene(services: Services) -> Scene:
        players = (Player("Ana", "owl"), Player("Beto", "fox", "naive"))
        setting = position(variant=variant, players=["Ana", "Beto"], hand=hand, **told)
        running = RunningTable.from_position(setting, clock=services.clock, players=players)
        return TableScene(services, running, TABLE_ACTS)

    return scene


def still(example: Example, frames: int, *pressed: str) -> Example:
    return lambda services: Still(services, example, frames, pressed)


def settlement(services: Services) -> Scene:
    return Settlement(services, difference_of_scores(), ENDINGS)


SCOPA = table("scopa", "7c Ks", table="7d")
CLOSING = table(
    "loba_de_menos", "Kd", laid_down=1, pile="3c", table=[{"meld": "5h 6h 7h", "owner": "Ana"}]
)

EXAMPLES: dict[str, Example] = {
    "moving_prize": still(SCOPA, 8, "mark", "capture"),
    "moving_star": still(SCOPA, 34, "mark", "capture"),
    "moving_animal": still(SCOPA, 48, "mark", "capture"),
    "moving_points": still(CLOSING, 36, "down", "down", "down", "mark", "discard"),
    "moving_places": still(settlement, 12),
    "moving_preview": still(on(settings("table"), "speed"), 2, "right"),
}
