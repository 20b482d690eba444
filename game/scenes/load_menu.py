"""What else can be done with a saved match: it gets a name, a copy, or a file to give away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.scenes.house import House
from game.scenes.load_rows import SavedTable
from game.scenes.name_field import NameField
from game.scenes.page_scene import PageScene
from game.storage.codec import NAME_MOST
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH
from game.ui.theme import BODY, BRASS_LIGHT, H2, MOON, SMALL
from game.ui.widgets import Button, Label, Widget
from game.ui.words import LINE, SANS, SERIF
from game.view.geometry import Rect

WIDTH, PAD, GAP = 860.0, 48.0, 16.0


class MatchActs(NamedTuple):
    """Each is asked when the page is left; `rename` only with another name, and first. `copy` hears
    the name as it is then."""

    rename: Callable[[str], object]
    copy: Callable[[str], object]
    export: Callable[[], object]


class MatchMenu(PageScene):
    covers = False

    def __init__(self, house: House, table: SavedTable, acts: MatchActs) -> None:
        super().__init__(house)
        self.table, self.acts = table, acts
        self.name = table.name
        self._panel = Rect(0, 0, 0, 0)

    def entered(self) -> None:
        self.page.ring = self.house.device not in (MOUSE, TOUCH)

    def back(self) -> None:
        """First the page goes, so that what an act has to say lies over the list."""
        self.page.ring = False
        super().back()
        if self.name.strip() != self.table.name:
            self.acts.rename(self.name.strip())

    def _copy(self) -> None:
        self.back()
        self.acts.copy(self.name.strip())

    def _export(self) -> None:
        self.back()
        self.acts.export()

    def _write(self, name: str) -> None:
        self.name = name

    def build(self) -> Sequence[Widget]:
        say, stage = self.house.say, self.house.kit.stage
        wide = min(stage.width - 96, WIDTH * (1 + (stage.text - 1) * 0.8))
        inner = wide - 2 * PAD
        row = max(68.0, stage.text_units(BODY) * LINE + 22)
        small = stage.text_units(SMALL) * LINE
        head = stage.text_units(H2) * LINE
        title = Label(Rect(PAD, 36, inner, head), self.table.game, H2, SERIF, MOON)
        y = 36 + head + 18
        asked = Label(Rect(PAD, y, inner, small), say("saves.name"), SMALL, SANS, BRASS_LIGHT)
        y += small + 10
        field = NameField(Rect(PAD, y, inner, row), self.name, self._write, self.back, NAME_MOST)
        y += row + 30
        widgets: list[Widget] = [title, asked, field]
        for name, icon, act in (
            ("copy", "icon_plus", self._copy),
            ("export", "icon_take", self._export),
        ):
            place, words = Rect(PAD, y, inner, row), say(f"saves.{name}")
            widgets.append(Button(name, place, words, act, icon, align="left"))
            y += row + GAP
        y += 14
        done = Rect(PAD, y, inner, row)
        widgets.append(Button("done", done, say("saves.done"), self.back, main=True, zone=1))
        high = y + row + 40
        left, top = (stage.width - wide) / 2, (stage.height - high) / 2
        self._panel = Rect(left, top, wide, high)
        for widget in widgets:
            widget.rect = widget.rect.moved(left, top)
        return widgets

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        canvas.panel(self._panel, "dialog", 22, shadow=True)
