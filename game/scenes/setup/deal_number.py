"""A dialog for the number of a deal, typed by keys or on its buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.play.session.start import DIGITS, digits_of
from game.scenes.shell.page_scene import Dialog
from game.scenes.shell.scene import Services
from game.ui.boxes import Column, FirstFitting, Grid, Row, Text
from game.ui.canvas import Canvas
from game.ui.theme import BODY, GLOW, H2, IVORY, IVORY2, MOON, SMALL
from game.ui.widgets import CHOSEN, Button, Mood, TextField
from game.ui.words import LINE, SANS, SERIF, SERIF_BOLD

GAP = 14.0
NUMBER = 54
#: The buttons, row by row, as on a telephone.
KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9")


class DealNumberScene(Dialog):
    """The dialog for the number of a deal. `change`: called with the number, or with "" if cards
    come by chance."""

    width, grows = 760.0, 0.5
    pad = (48.0, 36.0, 48.0, 36.0)

    def __init__(self, services: Services, number: str, change: Callable[[str], None]) -> None:
        super().__init__(services)
        self.number, self.change = number, change
        self.page.focus = "number"

    def _set(self, number: str) -> None:
        self.number = digits_of(number)
        self.change(self.number)
        self.rebuild()

    def _by_chance(self) -> None:
        self._set("")
        self.back()

    # Laying out -----------------------------------------------------------------------------

    def content(self, canvas: Canvas) -> Column:
        """Return the field, the number keys and the answers, which are below each other if they are
        long."""
        say, by_chance = self.services.say, self.services.say("setup.deal_by_chance")
        half = partial(Button, zone=2, pad=(40, 24), high=70, grow=True)
        chance = half("by_chance", by_chance, self._by_chance)
        done = half("done", say("setup.done"), self.back, main=True)
        return Column(
            *(Text(say("setup.deal_title"), H2, SERIF, MOON, lines=2), 6),
            *(Text(say("setup.deal_about"), SMALL, SANS, IVORY2, lines=5), 18),
            *(NumberField(self.number, by_chance, self._set, self.back), 18),
            *(Grid(*self._keys(), columns=3, gap=(GAP, GAP)), GAP + 8),
            FirstFitting(Row(chance, GAP, done), Column(chance, GAP, done)),
        )

    def _keys(self) -> list[Button]:
        acts: list[tuple[str, str, str, Callable[[], None]]] = [
            (digit, digit, "", partial(self._add, digit)) for digit in KEYS
        ]
        acts += [("erase", "", "icon_undo", self._erase), ("0", "0", "", partial(self._add, "0"))]
        return [
            Button(f"key {name}", text, act, icon, zone=1, pad=(72, 14), high=62)
            for name, text, icon, act in acts
        ]

    def _add(self, digit: str) -> None:
        self._set(self.number + digit)

    def _erase(self) -> None:
        self._set(self.number[:-1])


class NumberField(TextField):
    """A field for digits only. `empty`: what it shows without a number; `done`: called for
    Enter."""

    grow = False

    def __init__(
        self, number: str, empty: str, change: Callable[[str], None], done: Callable[[], None]
    ) -> None:
        super().__init__("number", number, change, done, DIGITS)
        self.empty = empty

    def height_at(self, canvas: Canvas, width: float) -> float:
        return canvas.kit.stage.text_units(NUMBER) * LINE + 20

    def allowed(self, text: str) -> str:
        return digits_of(text)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        canvas.panel(rect, "button hover" if mood.hover else "row", 12)
        if self.text:
            wide = canvas.width(self.text, NUMBER, SERIF_BOLD)
            if mood.focus and mood.chosen:
                canvas.line(rect.cx - wide / 2, rect.y + 12, wide, rect.h - 24, GLOW, CHOSEN)
            canvas.text(self.text, rect, NUMBER, SERIF_BOLD, IVORY, "center")
        else:
            canvas.text(self.empty, rect, BODY, SERIF, IVORY2, "center")
        if mood.focus:
            canvas.focus(rect, 12)
