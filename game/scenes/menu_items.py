"""The large items of the menus: a serif name, a small second line, a moon beside the focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ui.canvas import Canvas
from game.ui.theme import IVORY, IVORY2, MENU, MOON
from game.ui.widgets import Mood, Widget
from game.ui.words import SANS, SERIF_BOLD
from game.view.geometry import Rect

SECOND = 28
#: From the left of an item to its words; the moon stands in between.
INDENT = 92


def line_room(width: float) -> float:
    """How long the second line of an item so wide may be."""
    return width - INDENT - 18


class Entry(NamedTuple):
    """`line`: the small second line, if there is one."""

    name: str
    text: str
    act: Callable[[], None]
    line: str = ""


class MenuItem(Widget):
    """The moon marks the item that is `chosen`, also while no ring is shown elsewhere."""

    def __init__(
        self, rect: Rect, entry: Entry, size: float, chosen: Callable[[], str], line: bool
    ) -> None:
        super().__init__(entry.name, rect)
        self.entry, self.size, self.chosen = entry, size, chosen
        self.line = entry.line if line else ""

    def activate(self) -> None:
        self.entry.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        chosen = self.chosen() == self.name
        if chosen:
            canvas.fading(rect, MOON, 0.2, rect.h / 2)
            canvas.icon("moon_8", rect.x + 47, rect.cy, 46)
        name = canvas.kit.stage.text_units(self.size) * 1.12
        line = canvas.kit.stage.text_units(SECOND) * 1.25 if self.line else 0.0
        top = rect.cy - (name + line) / 2
        words = Rect(rect.x + INDENT, top, rect.w - INDENT - 16, name)
        colour = MOON if chosen or mood.hover else IVORY
        canvas.text(self.entry.text, words, self.size, SERIF_BOLD, colour, shadow=True)
        if self.line:
            below = Rect(words.x + 2, top + name, words.w - 2, line)
            canvas.text(self.line, below, SECOND, SANS, IVORY2, shadow=True)


def item_column(
    canvas: Canvas,
    area: Rect,
    entries: Sequence[Entry],
    chosen: Callable[[], str],
    size: float = MENU,
) -> list[MenuItem]:
    """One below the other from the top of the area. Of the second lines as many stay as have room,
    the longest first: they tell most."""
    stage = canvas.kit.stage
    name, second = stage.text_units(size) * 1.12, stage.text_units(SECOND) * 1.25
    room = line_room(area.w)
    told = [one.line for one in entries if one.line and canvas.width(one.line, SECOND) <= room]
    most = max(0, int((area.h - len(entries) * (name + 8)) / second))
    told = sorted(told, key=len, reverse=True)[:most]
    lines = [entry.line in told for entry in entries]
    heights = [name + (second if line else 0.0) for line in lines]
    spare = area.h - sum(heights)
    gap = max(0.0, min(18.0, spare / len(entries)))
    y = area.y
    items = []
    for entry, height, line in zip(entries, heights, lines, strict=True):
        rect = Rect(area.x, y, area.w, height + gap)
        items.append(MenuItem(rect, entry, size, chosen, line))
        y += height + gap
    return items
