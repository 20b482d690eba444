"""The question whose a new gamepad is, which is asked before it does anything between turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.play.session.seating import Player
from game.scenes.shell.page_scene import Dialog
from game.scenes.shell.scene import Services
from game.ui.boxes import FILL, Column, Row, Text
from game.ui.canvas import Canvas
from game.ui.gestures import PAD, Command, Gesture, Pointer
from game.ui.theme import BODY, H2, IVORY2, MOON, crest_picture
from game.ui.widgets import Button
from game.ui.words import BOLD, PLAIN, SERIF

#: The least width of an answer.
ANSWER = 480.0
#: Seconds in which presses are ignored: the press that led here may have been a double one.
DEAF = 0.3


class PadOwnerScene(Dialog):
    """The question. `people`: those who may own the gamepad, the likeliest first. `own`: called
    with the owner, or with None for everybody in turn. No other gamepad can answer."""

    width, grows, pad = 1080.0, 0.0, (48.0, 48.0, 48.0, 48.0)

    def __init__(
        self,
        services: Services,
        pad: int,
        people: Sequence[Player],
        own: Callable[[Player | None], None],
    ) -> None:
        super().__init__(services)
        self._gamepad, self.people, self._own = pad, people, own
        self._since = 0.0

    def entered(self) -> None:
        super().entered()
        self._since = self.services.clock()

    def handle(self, gesture: Gesture) -> bool:
        is_early = self.services.clock() - self._since < DEAF
        if is_early and isinstance(gesture, Command | Pointer):
            return True
        if isinstance(gesture, Command) and gesture.device == PAD and gesture.pad != self._gamepad:
            return True
        return super().handle(gesture)

    def _answer(self, player: Player | None) -> None:
        self.services.sound("confirm")
        self.services.stack.pop()
        self._own(player)

    def content(self, canvas: Canvas) -> Column:
        say, high = self.services.say, max(68.0, canvas.line_high(BODY) + 22)
        answers: list[tuple[str, str, str, Callable[[], None]]] = [
            *(
                (f"is {who.name}", who.name, crest_picture(who.crest), partial(self._answer, who))
                for who in self.people
            ),
            ("shared", say("pad.shared"), "icon_group", partial(self._answer, None)),
            ("later", say("pad.later"), "icon_left", self.back),
        ]
        wide = max(ANSWER, 150 + max(canvas.width(text, BODY, BOLD) for _, text, _, _ in answers))
        buttons = [
            Button(name, text, act, icon, align="left", pad=(0, 0), wide=wide, high=high)
            for name, text, icon, act in answers
        ]
        for one in buttons[: len(self.people)]:
            one.tints = False
        return Column(
            *(Text(say("pad.question"), H2, SERIF, MOON, "center", lines=4), 10),
            *(Text(say("pad.about"), BODY, PLAIN, IVORY2, "center", lines=6), 28),
            Row(FILL, Column(*buttons, gap=14), FILL),
        )
