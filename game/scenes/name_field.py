"""A line for a name."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.widgets import TextField
from game.view.geometry import Rect


class NameField(TextField):
    """Enter says that all is done."""

    def __init__(
        self,
        rect: Rect,
        text: str,
        change: Callable[[str], None],
        done: Callable[[], None],
        most: int,
    ) -> None:
        super().__init__("name", rect, text, change, most)
        self.done = done

    def activate(self) -> None:
        self.done()

    def press(self, x: float, y: float) -> None:
        """A click only puts the pen there."""
