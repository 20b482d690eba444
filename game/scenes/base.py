"""A scene: something that fills the window, or lies over what does."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.house import House
from game.ui.gestures import Gesture
from game.ui.sprite import Sprite


class Scene:
    """Scenes stack; only the top one is spoken to. What it shows is asked for after every gesture
    and while it moves; it should keep what does not change."""

    #: Nothing below shines through.
    covers = True
    #: So many of its sprites, from the first, hardly ever change.
    still = 0

    def __init__(self, house: House) -> None:
        self.house = house

    def entered(self) -> None:
        """It has just been put on the stack."""

    def returned(self) -> None:
        """The scene above it has gone."""

    def left(self) -> None:
        """It has been taken from the stack."""

    def refit(self) -> None:
        """The window, the language or a setting has changed: lay everything out again."""

    def redrawn(self) -> None:
        """Everything is where it was, but drawn better."""
        self.refit()

    def handle(self, gesture: Gesture) -> bool:
        """Whether the gesture meant something here."""
        return False

    def update(self, now: float) -> None:
        """Time has passed."""

    def due(self, now: float) -> float | None:
        """Seconds until `update` is wanted again: 0 while something moves, None for never."""
        return None

    def sprites(self) -> Sequence[Sprite]:
        return ()

    def title(self) -> str:
        """Of the window; nothing private."""
        return self.house.say("window.title")
