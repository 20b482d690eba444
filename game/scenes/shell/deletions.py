"""What somebody wants to be rid of: it can be kept after all until the page is left; only then it
goes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.scenes.shell.page_scene import Hint
from game.scenes.shell.scene import Services
from game.ui.boxes import Sized, button
from game.ui.canvas import Canvas
from game.ui.gestures import PAD, Command
from game.ui.theme import SMALL

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
        """Return what is to go, and forget about it."""
        gone = sorted(self.things)
        self.things.clear()
        return gone

    @staticmethod
    def is_asked(command: Command) -> bool:
        return command.name == (DELETE_PAD if command.device == PAD else DELETE)

    @property
    def hint(self) -> Hint:
        return Hint((DELETE,), self._services.say(self._words.delete), pad=(DELETE_PAD,))

    def button(self, canvas: Canvas, thing: str) -> Sized:
        """Return the button that deletes a thing or keeps it, of the same width for both words."""
        says = [self._services.say(key) for key in self._words]
        gone = thing in self.things
        icon, act = "icon_undo" if gone else "icon_bin", partial(self.toggle, thing)
        made = button(f"delete {thing}", says[gone], act, icon, zone=1, size=SMALL)
        return Sized(made, 96 + max(canvas.width(one, SMALL) for one in says))
