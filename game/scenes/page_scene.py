"""A scene made of widgets."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.base import Scene
from game.scenes.house import House
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.gestures import Command, Gesture
from game.ui.page import Page
from game.ui.sprite import Sprite
from game.ui.widgets import Widget


class PageScene(Scene):
    """What it stands on and its widgets are made by the scene; the page does the rest."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.page = Page()
        self.canvas = Canvas(house.kit)
        self._stale = True
        self._built = False
        self._device = house.device

    def build(self) -> Sequence[Widget]:
        """All widgets, for the present size, texts and settings."""
        raise NotImplementedError

    def paint_ground(self, canvas: Canvas) -> None:
        """What is behind the widgets."""
        canvas.sprites.append(self.house.backdrops.night())

    def back(self) -> None:
        """Esc, and a pad's East."""
        self.house.sound("back")
        self.house.stack.pop()

    def rebuild(self) -> None:
        """Something it shows has changed."""
        self._built = False
        self._stale = True

    def refit(self) -> None:
        self.rebuild()

    def returned(self) -> None:
        self.rebuild()

    def left(self) -> None:
        # A scene and its widgets know each other, so it takes a while until they are found to be
        # rubbish. Its pictures need not wait for that.
        self.canvas = Canvas(self.house.kit)
        self._stale = True

    def _ready(self) -> None:
        # Hints speak of the device used last.
        if self._device != self.house.device:
            self._device = self.house.device
            self.rebuild()
        if not self._built:
            self._built = True
            self.page.hold(self.build())

    def handle(self, gesture: Gesture) -> bool:
        self._ready()
        focus = self.page.focus
        used = self.page.handle(gesture)
        if self.page.focus != focus and self.page.ring:
            self.house.sound("focus")
        if not used and isinstance(gesture, Command) and gesture.pressed:
            if gesture.name == commands.BACK:
                self.back()
                used = True
            else:
                used = self.command(gesture)
        self.house.typing = self in self.house.stack.scenes and self.page.is_typing
        self._stale = True
        return used

    def command(self, command: Command) -> bool:
        """A command no widget wanted."""
        return False

    def sprites(self) -> Sequence[Sprite]:
        self._ready()
        if self._stale:
            self._stale = False
            self.canvas = Canvas(self.house.kit)
            self.paint_ground(self.canvas)
            self.page.paint(self.canvas)
        return self.canvas.sprites
