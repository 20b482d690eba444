"""A gamepad that is nobody's yet: whose it is, is asked before it does anything between turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.play.session.seating import Player
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Services
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, PAD, TOUCH, Command, Gesture, Pointer
from game.ui.theme import BODY, H2, IVORY2, MOON, crest_picture
from game.ui.widgets import Button, Widget
from game.ui.words import BOLD, LINE, PLAIN, SERIF
from game.view.geometry import Rect

EDGE, GAP = 48.0, 14.0
WIDTH, ANSWER = 1080.0, 480.0
#: Seconds in which nothing is answered: the press that led here may have been a double one.
DEAF = 0.3


class PadOwnerScene(PageScene):
    """`people`: those who may own it, the likeliest first. `own` gets the one who does; None:
    everybody, one after the other. No other gamepad answers for this one."""

    covers = False

    def __init__(
        self,
        services: Services,
        pad: int,
        people: Sequence[Player],
        own: Callable[[Player | None], None],
    ) -> None:
        super().__init__(services)
        self.pad, self.people, self._own = pad, people, own
        self._since = 0.0

    def entered(self) -> None:
        self.page.ring = self.services.device not in (MOUSE, TOUCH)
        self._since = self.services.clock()

    def handle(self, gesture: Gesture) -> bool:
        is_early = self.services.clock() - self._since < DEAF
        if is_early and isinstance(gesture, Command | Pointer):
            return True
        if isinstance(gesture, Command) and gesture.device == PAD and gesture.pad != self.pad:
            return True
        return super().handle(gesture)

    def _answer(self, player: Player | None) -> None:
        self.services.sound("confirm")
        self.services.stack.pop()
        self._own(player)

    def build(self) -> Sequence[Widget]:
        say, canvas = self.services.say, Canvas(self.services.kit)
        _, _, _, top = self._places(canvas)
        stage, high = canvas.kit.stage, self._high(canvas)
        longest = max(canvas.width(text, BODY, BOLD) for text in self._texts())
        wide = min(stage.width - 96 - 2 * EDGE, max(ANSWER, longest + 150))
        place = Rect((stage.width - wide) / 2, top, wide, high)
        buttons = []
        for player in self.people:
            act, icon = partial(self._answer, player), crest_picture(player.crest)
            button = Button(f"is {player.name}", place, player.name, act, icon, align="left")
            button.tints = False
            buttons.append(button)
        everybody = partial(self._answer, None)
        buttons += [
            Button("shared", place, say("pad.shared"), everybody, "icon_group", align="left"),
            Button("later", place, say("pad.later"), self.back, "icon_left", align="left"),
        ]
        for at, button in enumerate(buttons):
            button.rect = place.moved(0, at * (high + GAP))
        return buttons

    def _texts(self) -> list[str]:
        names = [player.name for player in self.people]
        return [*names, self.services.say("pad.shared"), self.services.say("pad.later")]

    @staticmethod
    def _high(canvas: Canvas) -> float:
        return max(68.0, canvas.kit.stage.text_units(BODY) * LINE + 22)

    def _places(self, canvas: Canvas) -> tuple[Rect, Rect, Rect, float]:
        """The panel, the question, what is said of it, and the top of the answers."""
        stage = canvas.kit.stage
        width = min(stage.width - 96, WIDTH)
        inner = width - 2 * EDGE
        question = canvas.height(self.services.say("pad.question"), inner, H2, SERIF)
        about = canvas.height(self.services.say("pad.about"), inner, BODY, PLAIN)
        rows = len(self.people) + 2
        answers = rows * self._high(canvas) + (rows - 1) * GAP
        height = EDGE + question + 10 + about + 28 + answers + EDGE
        panel = Rect((stage.width - width) / 2, (stage.height - height) / 2, width, height)
        asked = Rect(panel.x + EDGE, panel.y + EDGE, inner, question)
        told = Rect(asked.x, asked.bottom + 10, inner, about)
        return panel, asked, told, told.bottom + 28

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        panel, asked, told, _ = self._places(canvas)
        canvas.panel(panel, "dialog", 22, shadow=True)
        canvas.text(self.services.say("pad.question"), asked, H2, SERIF, MOON, "center", lines=4)
        canvas.text(self.services.say("pad.about"), told, BODY, PLAIN, IVORY2, "center", lines=6)
