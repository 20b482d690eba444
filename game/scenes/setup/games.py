"""The games one can choose from, one below the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.reading.faults import Severity, sentence
from game.scenes.shell.fields import game_name, text_or_none
from game.scenes.shell.scene import Services
from game.ui.canvas import Canvas
from game.ui.theme import BRASS_LIGHT, EMBER, INK, IVORY2, MOON, dimmed
from game.ui.widgets import Mood, Scroll, Widget
from game.ui.words import SANS, SERIF_BOLD
from game.variants.load import Reading
from game.view.geometry import Rect

NAME, SECOND, COUNT = 38, 27, 28
PAD, GAP, LEAST = 32, 12, 122
#: Of a name, and of what is said below it.
LINES = 2
ON_MOON = (58, 58, 52)


class GameRow(Widget):
    """`players`: how many can play; "" for a file that is faulty, whose `line` says why."""

    def __init__(
        self,
        rect: Rect,
        variant_id: str,
        words: tuple[str, str, str],
        chosen: bool,
        act: Callable[[], None],
    ) -> None:
        super().__init__(f"game {variant_id}", rect)
        self.title, self.line, self.players = words
        self.chosen, self.act = chosen, act

    def activate(self) -> None:
        self.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        style = "button main" if self.chosen else "row hover" if mood.hover else "row"
        canvas.panel(rect, style, 18, shadow=self.chosen)
        name, line, mark = self._boxes(canvas)
        self._paint_mark(canvas, rect.right - 20, mark)
        colour = INK if self.chosen else MOON if self.players else dimmed(MOON, 0.62)
        canvas.text(self.title, name, NAME, SERIF_BOLD, colour, lines=LINES, may_cut=True)
        second = ON_MOON if self.chosen else IVORY2 if self.players else dimmed(IVORY2, 0.7)
        if self.line:
            canvas.text(self.line, line, SECOND, SANS, second, lines=LINES, may_cut=True)
        if mood.focus:
            canvas.focus(rect, 18)

    def height(self, canvas: Canvas) -> float:
        """As much as its words need."""
        name, line, _ = self._boxes(canvas)
        return max(LEAST, name.h + line.h + 30)

    def _boxes(self, canvas: Canvas) -> tuple[Rect, Rect, float]:
        """Of the name and of the line, and the middle of the mark: it stands beside a short name,
        or below a long one."""
        rect, mark = self.seen, self._mark_width(canvas)
        wide = rect.w - 2 * PAD
        is_short = canvas.width(self.title, NAME, SERIF_BOLD) <= wide - mark
        beside_name = is_short or not self.line
        name_w, line_w = (wide - mark, wide) if beside_name else (wide, wide - mark)
        name_h = canvas.height(self.title, name_w, NAME, SERIF_BOLD, LINES)
        line_h = canvas.height(self.line, line_w, SECOND, SANS, LINES) if self.line else 0.0
        top = rect.cy - (name_h + line_h) / 2
        name = Rect(rect.x + PAD, top, name_w, name_h)
        line = Rect(rect.x + PAD, name.bottom, line_w, line_h)
        return name, line, name.cy if beside_name else line.cy

    def _mark_width(self, canvas: Canvas) -> float:
        return canvas.width(self.players, COUNT) + 40 if self.players else 40

    def _paint_mark(self, canvas: Canvas, right: float, y: float) -> None:
        """How many can play, or that nobody can."""
        if not self.players:
            canvas.icon("icon_warn", right - 17, y, 34, INK if self.chosen else EMBER)
            return
        colour = INK if self.chosen else BRASS_LIGHT
        canvas.icon("icon_human", right - 14, y, 28, colour)
        box = Rect(right - 36 - 120, y - 24, 120, 48)
        canvas.text(self.players, box, COUNT, SANS, colour, "right")


def game_rows(
    services: Services,
    canvas: Canvas,
    offered: Mapping[str, Reading],
    chosen: str,
    choose: Callable[[str], None],
    scroll: Scroll,
) -> Sequence[GameRow]:
    """As many as there are, in a window that scrolls."""
    view = scroll.view
    rows = []
    y = view.y + 12
    for variant_id, reading in offered.items():
        rect = Rect(view.x + 16, y, view.w - 32, LEAST)
        words = (
            game_name(services, variant_id),
            _line(services, variant_id, reading),
            _count(reading),
        )
        row = GameRow(rect, variant_id, words, variant_id == chosen, _choosing(choose, variant_id))
        row.rect = rect._replace(h=row.height(canvas))
        row.scroll = scroll
        rows.append(row)
        y = row.rect.bottom + GAP
    scroll.height = y - view.y
    scroll.move(0)
    return rows


def _choosing(choose: Callable[[str], None], variant_id: str) -> Callable[[], None]:
    return lambda: choose(variant_id)


def _line(services: Services, variant_id: str, reading: Reading) -> str:
    if reading.variant is None:
        wrong = next(one for one in reading.faults if one.severity is Severity.ERROR)
        return sentence(wrong, services.say)
    short = text_or_none(services, f"setup.about.{variant_id}")
    return short or text_or_none(services, f"variant.{variant_id}.about")


def _count(reading: Reading) -> str:
    if reading.variant is None:
        return ""
    least, most = reading.variant.game.players.min, reading.variant.game.players.max
    return f"{least}" if least == most else f"{least}\N{EN DASH}{most}"
