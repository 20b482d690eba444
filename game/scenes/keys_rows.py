"""The parts of the page of keys: places for a key, in groups by what the actions do."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.house import House
from game.scenes.key_names import cap_width, paint_cap
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.theme import BRASS, GLOW, IVORY2, MOON, SMALL
from game.ui.widgets import Label, Mood, Widget
from game.ui.words import SANS
from game.view.geometry import Rect

#: Actions by what they do; what stands in no group comes at the end.
GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "turn",
        (
            *("draw_stock", "take_pile", "lay_down", "stage", "take_back"),
            *("discard", "undo", "redo", "hint"),
        ),
    ),
    (
        "hand",
        (
            *("mark", "mark_left", "mark_right", "mark_group"),
            *("move_left", "move_right", "sort", "group"),
        ),
    ),
    ("fishing", ("trail", "build", "fila")),
    ("see", ("lens", "scores", "log", "rules", "pause", commands.FULLSCREEN)),
    (
        "way",
        (
            *(commands.UP, commands.DOWN, commands.LEFT, commands.RIGHT),
            *(commands.CONFIRM, commands.BACK, commands.NEXT_ZONE, commands.PREVIOUS_ZONE),
            *("zone_hand", "zone_own", "zone_far", "zone_piles", "zone_keys"),
        ),
    ),
)


def groups() -> list[tuple[str, tuple[str, ...]]]:
    """All actions there are."""
    grouped = {command for _, listed in GROUPS for command in listed}
    others = tuple(command for command in commands.KEYS if command not in grouped)
    found = [
        (name, tuple(command for command in listed if command in commands.KEYS))
        for name, listed in GROUPS
    ]
    return [*found, ("other", others)] if others else found


class KeyPlace(Widget):
    """A place for a key or a button; pressed, it waits for another one."""

    def __init__(
        self,
        house: House,
        name: str,
        rect: Rect,
        chord: str,
        device: str,
        waiting: bool,
        act: Callable[[], None],
    ) -> None:
        super().__init__(name, rect)
        self._house, self.chord, self.device = house, chord, device
        self.waiting, self._act = waiting, act

    def activate(self) -> None:
        self._act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        if mood.focus:
            canvas.focus(rect.grown(-9), 8)
        if self.waiting:
            canvas.panel(rect.grown(-9), "ghost", 8)
            words = self._house.say("keys.waiting")
            canvas.text(words, rect.grown(-9), SMALL, SANS, GLOW, "center")
        elif self.chord:
            if mood.hover:
                canvas.panel(rect.grown(-4), "row hover", 10)
            wide = cap_width(canvas, self._house, self.chord, self.device)
            left = rect.cx - wide / 2
            paint_cap(canvas, self._house, self.chord, left, rect.cy, self.device)
        else:
            if mood.hover:
                canvas.panel(rect.grown(-4), "row hover", 10)
            canvas.line(rect.cx - 14, rect.cy - 1, 28, 3, IVORY2, 0.6)


class ActionName(Label):
    """What a row of keys does, with a line below the row."""

    def __init__(self, rect: Rect, text: str, whole: Rect) -> None:
        super().__init__(rect, text, 29, SANS, lines=3)
        self._whole = whole

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        line = self._whole.moved(0, self.seen.y - self.rect.y)
        canvas.line(line.x, line.bottom - 1, line.w, 2, BRASS, 0.22)
        super().paint(canvas, mood)


def heading(rect: Rect, text: str, face: str) -> Label:
    return Label(rect, text, 36, face, MOON)
