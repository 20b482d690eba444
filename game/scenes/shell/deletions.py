"""Deletions that can be taken back until the page is left, and are done only then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes.shell.page_scene import Hint, removal
from game.scenes.shell.scene import Services
from game.ui.boxes import Sized
from game.ui.widgets import Button


class Deletions:
    """Things to be deleted when the page is left. `things`: their ids. `delete`, `keep`: text keys
    of the two answers. `changed`: called after every change."""

    def __init__(
        self, services: Services, delete: str, keep: str, changed: Callable[[], None]
    ) -> None:
        self.things: set[str] = set()
        self._services, self._delete, self._keep = services, delete, keep
        self._changed = changed

    def toggle(self, thing: str) -> None:
        is_back = thing in self.things
        self.things ^= {thing}
        self._services.sound("undo" if is_back else "toggle")
        self._changed()

    def take_all(self) -> list[str]:
        """Return what is to be deleted, and forget about it."""
        gone = sorted(self.things)
        self.things.clear()
        return gone

    def say(self, thing: str) -> str:
        """Return the words for what `toggle` would do with a thing."""
        return self._services.say(self._keep if thing in self.things else self._delete)

    @property
    def hint(self) -> Hint:
        return removal(self._services.say(self._delete))

    def button(self, thing: str) -> Sized:
        """Return the button that deletes a thing or keeps it."""
        icon = "icon_undo" if thing in self.things else "icon_bin"
        made = Button(f"delete {thing}", "", partial(self.toggle, thing), icon, zone=1)
        made.tip = self.say(thing)
        return Sized(made, 76)
