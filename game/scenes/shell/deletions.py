"""What somebody wants to be rid of: it can be kept after all until the page is left; only then it
goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.scenes.shell.page_scene import Hint
from game.scenes.shell.scene import Services
from game.ui.canvas import Canvas
from game.ui.gestures import PAD, Command
from game.ui.theme import SMALL
from game.ui.widgets import Button
from game.ui.words import SANS
from game.view.geometry import Rect

#: Deletes, and keeps after all: a key, and a button of the pad.
DELETE, DELETE_PAD = "take_back", "mark"


class Words(NamedTuple):
    """Text keys of the two answers."""

    delete: str
    keep: str


class Unwanted:
    """`things`: by what they are known. `changed`: told after every change of mind."""

    def __init__(self, services: Services, words: Words, changed: Callable[[], None]) -> None:
        self.things: set[str] = set()
        self._services, self._words, self._changed = services, words, changed

    def toggle(self, thing: str) -> None:
        is_back = thing in self.things
        self.things ^= {thing}
        self._services.sound("undo" if is_back else "toggle")
        self._changed()

    def take_all(self) -> list[str]:
        """They go now."""
        gone = sorted(self.things)
        self.things.clear()
        return gone

    @staticmethod
    def is_asked(command: Command) -> bool:
        return command.name == (DELETE_PAD if command.device == PAD else DELETE)

    @property
    def hint(self) -> Hint:
        return Hint((DELETE,), self._services.say(self._words.delete), pad=(DELETE_PAD,))

    def width(self, canvas: Canvas) -> float:
        """Of its button, whichever it says."""
        return 96 + max(canvas.width(self._services.say(key), SMALL, SANS) for key in self._words)

    def button(self, thing: str, rect: Rect) -> Button:
        gone = thing in self.things
        return Button(
            f"delete {thing}",
            rect,
            self._services.say(self._words.keep if gone else self._words.delete),
            lambda: self.toggle(thing),
            icon="icon_undo" if gone else "icon_bin",
            zone=1,
            size=SMALL,
        )
