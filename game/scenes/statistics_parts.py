"""The parts the statistics are made of: rows of players, figures, rivals, and the chosen game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.scenes.tab import Cut
from game.ui.canvas import Canvas
from game.ui.theme import BODY, BRASS, IVORY, IVORY2, MOON, SMALL
from game.ui.widgets import Mood, Widget
from game.ui.words import LINE, PLAIN, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect

#: Of a figure.
NUMBER = 46
TILE_GAP, TILE_PAD, TILE_LEAST = 14.0, 22.0, 190.0
RAIL = 24.0
#: Whose figures are shown.
PLAYER = Cut(icon_at=42, icon=38, words_at=78, behind=16, size=BODY + 3, may_cut=True)


def row_height(canvas: Canvas) -> float:
    return max(72.0, canvas.kit.stage.text_units(BODY) * LINE + 24)


class StandingRow(Widget):
    """A name, a bar as long as its share of wins, and the numbers. A press leads to the player."""

    def __init__(
        self, who: str, name: str, share: float, said: str, act: Callable[[], None]
    ) -> None:
        super().__init__(f"who {who}", Rect(0, 0, 0, 0), zone=2)
        self.text, self.share, self.said, self.act = name, share, said, act
        #: How wide the names of all rows are, and the numbers.
        self.name_w = self.said_w = 0.0

    def activate(self) -> None:
        self.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        if mood.hover or mood.focus:
            canvas.panel(rect, "tint", 12)
        inner = Rect(rect.x + 20, rect.y, rect.w - 40, rect.h)
        canvas.text(self.text, inner._replace(w=self.name_w), BODY, SANS, IVORY, may_cut=True)
        said = Rect(inner.right - self.said_w, inner.y, self.said_w, inner.h)
        canvas.text(self.said, said, SMALL, SANS, MOON, "right")
        left = inner.x + self.name_w + 24
        rail = Rect(left, inner.cy - RAIL / 2, said.x - 24 - left, RAIL)
        if rail.w >= 2 * RAIL:
            self._paint_rail(canvas, rail)
        if mood.focus:
            canvas.focus(rect.grown(-9), 10)

    def _paint_rail(self, canvas: Canvas, rail: Rect) -> None:
        canvas.panel(rail, "count", 12)
        if self.share:
            canvas.panel(rail._replace(w=max(RAIL, rail.w * self.share)), "moon disc", 12)


def place_rows(canvas: Canvas, rows: Sequence[StandingRow], view: Rect) -> float:
    """One below the other, in columns; where they end."""
    high = row_height(canvas)
    names = max((canvas.width(row.text, BODY, SANS) for row in rows), default=0.0) + 6
    numbers = max((canvas.width(row.said, SMALL, SANS) for row in rows), default=0.0) + 6
    for at, row in enumerate(rows):
        row.rect = Rect(view.x, view.y + at * high, view.w, high)
        row.said_w = numbers
        row.name_w = min(names, max(view.w * 0.38, view.w - 40 - numbers - 72 - 2 * RAIL))
        row.name_w = min(row.name_w, view.w - 40 - numbers - 24)
    return view.y + len(rows) * high


class Figure(NamedTuple):
    value: str
    about: str


class FiguresBlock(Widget):
    """Numbers large, and what they count below them."""

    def __init__(self, canvas: Canvas, figures: Sequence[Figure], place: Rect) -> None:
        self._figures = list(figures)
        self._tiles: list[Rect] = []
        stage = canvas.kit.stage
        self._number_h = stage.text_units(NUMBER) * LINE
        about_h = stage.text_units(SMALL) * LINE
        high = 14 + self._number_h + about_h + 16
        widest = max(
            max(canvas.width(one.about, SMALL, PLAIN), canvas.width(one.value, NUMBER, SERIF_BOLD))
            for one in figures
        )
        wanted = max(TILE_LEAST, widest + 2 * TILE_PAD + 6)
        columns = max(1, int((place.w + TILE_GAP) / (wanted + TILE_GAP)))
        columns = -(-len(figures) // -(-len(figures) // columns))
        wide = (place.w - (columns - 1) * TILE_GAP) / columns
        for at in range(len(figures)):
            row, column = divmod(at, columns)
            x = place.x + column * (wide + TILE_GAP)
            self._tiles.append(Rect(x, place.y + row * (high + TILE_GAP), wide, high))
        super().__init__("figures", place._replace(h=self._tiles[-1].bottom - place.y), zone=2)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        up = self.seen.y - self.rect.y
        for one, tile in zip(self._figures, self._tiles, strict=True):
            rect = tile.moved(0, up)
            canvas.panel(rect, "row", 16)
            number = Rect(rect.x + TILE_PAD, rect.y + 14, rect.w - 2 * TILE_PAD, self._number_h)
            canvas.text(one.value, number, NUMBER, SERIF_BOLD, MOON)
            about = Rect(number.x, number.bottom, number.w, rect.bottom - 16 - number.bottom)
            canvas.text(one.about, about, SMALL, PLAIN, IVORY2)
        if mood.focus:
            canvas.focus(self.seen, 16)


class RivalRow(StandingRow):
    """Whoever came in first more often has the longer end of the bar."""

    def _paint_rail(self, canvas: Canvas, rail: Rect) -> None:
        super()._paint_rail(canvas, rail)
        canvas.line(rail.cx - 1, rail.y - 5, 3, rail.h + 10, BRASS, 0.9)


class GameStep(Widget):
    """Which game is looked at: a press, left and right go through them."""

    def __init__(self, rect: Rect, text: str, change: Callable[[int], None]) -> None:
        super().__init__("game", rect, zone=1)
        self.text, self.change = text, change

    @staticmethod
    def width(canvas: Canvas, text: str) -> float:
        return canvas.width(text, BODY, SERIF) + 150

    def activate(self) -> None:
        self.change(1)

    def press(self, x: float, y: float) -> None:
        self.change(-1 if x < self.seen.cx else 1)

    def step(self, by: int) -> bool:
        self.change(by)
        return True

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        canvas.panel(rect, "button hover" if mood.hover else "button", 14)
        for icon, x in (("icon_left", rect.x + 38), ("icon_right", rect.right - 38)):
            canvas.icon(icon, x, rect.cy, 34, MOON)
        box = Rect(rect.x + 66, rect.y, rect.w - 132, rect.h)
        canvas.text(self.text, box, BODY, SERIF, IVORY, "center", may_cut=True)
        if mood.focus:
            canvas.focus(rect, 14)
