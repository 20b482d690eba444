"""The seats of a table that is being set up."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.play.seating import Player
from game.scenes.house import House
from game.scenes.setup_bots import Bots
from game.ui.canvas import Canvas
from game.ui.theme import IVORY, IVORY2, MOON
from game.ui.widgets import Mood, Widget
from game.ui.words import LINE, SANS, SERIF
from game.view.geometry import Rect

NAME, KIND = 32, 27
CREST, ICON = 84, 28
#: So many seats in a row, at most and at least, and between them.
MOST_IN_A_ROW, LEAST_IN_A_ROW, GAP = 5, 3, 16
#: Beside the words of a seat.
EDGE = 8


def kind_said(house: House, player: Player, bots: Bots) -> str:
    """A person, or how the bot plays."""
    return bots.name(player.bot) if player.bot else house.say("setup.person")


def seat_height(canvas: Canvas) -> float:
    stage = canvas.kit.stage
    return 10 + CREST + 2 + (stage.text_units(NAME) + stage.text_units(KIND)) * LINE + 10


def seats_in_a_row(
    canvas: Canvas, width: float, names: Iterable[str], kinds: Iterable[str], free: str = ""
) -> int:
    """As many as leave room for their words; the others begin another row. `free`: what a free seat
    says, if there is one."""
    for count in range(MOST_IN_A_ROW, LEAST_IN_A_ROW, -1):
        room = _seat_width(width, count) - 2 * EDGE
        if (
            all(canvas.width(name, NAME, SERIF) <= room for name in names)
            and all(canvas.width(kind, KIND) <= room for kind in kinds)
            and canvas.height(free, room, KIND) <= 2.1 * LINE * canvas.kit.stage.text_units(KIND)
        ):
            return count
    return LEAST_IN_A_ROW


def _seat_width(width: float, in_a_row: int) -> float:
    return (width - (in_a_row - 1) * GAP) / in_a_row


def seat_place(at: int, x: float, y: float, width: float, high: float, in_a_row: int) -> Rect:
    wide = _seat_width(width, in_a_row)
    row, column = divmod(at, in_a_row)
    return Rect(x + column * (wide + GAP), y + row * (high + GAP), wide, high)


class SeatCard(Widget):
    def __init__(
        self, at: int, rect: Rect, player: Player, kind: str, act: Callable[[], None], zone: int
    ) -> None:
        super().__init__(f"seat {at}", rect, zone)
        self.player, self.kind, self.act = player, kind, act

    def activate(self) -> None:
        self.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        stage = canvas.kit.stage
        canvas.panel(rect, "row hover" if mood.hover else "row", 18)
        canvas.crest(self.player.crest, rect.cx, rect.y + 10 + CREST / 2, CREST)
        high = stage.text_units(NAME) * LINE
        name = Rect(rect.x + EDGE, rect.y + CREST + 12, rect.w - 2 * EDGE, high)
        canvas.text(self.player.name, name, NAME, SERIF, MOON, "center", may_cut=True)
        kind = Rect(name.x, name.bottom, name.w, stage.text_units(KIND) * LINE)
        wide = canvas.width(self.kind, KIND)
        if wide + ICON + 8 <= kind.w:
            left = kind.cx - (wide + ICON + 8) / 2
            icon = "icon_bot" if self.player.bot else "icon_human"
            canvas.icon(icon, left + ICON / 2, kind.cy, ICON, IVORY2)
            kind = Rect(left + ICON + 8, kind.y, wide + 2, kind.h)
        canvas.text(self.kind, kind, KIND, SANS, IVORY2, "center", may_cut=True)
        if mood.focus:
            canvas.focus(rect, 18)


class FreeSeat(Widget):
    """Where one more can sit down."""

    def __init__(self, rect: Rect, text: str, act: Callable[[], None], zone: int) -> None:
        super().__init__("add seat", rect, zone)
        self.text, self.act = text, act

    def activate(self) -> None:
        self.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        canvas.panel(rect, "free seat", 18)
        colour = MOON if mood.hover or mood.focus else IVORY2
        high = canvas.height(self.text, rect.w - 2 * EDGE, KIND)
        canvas.icon("icon_plus", rect.cx, rect.y + (rect.h - high) * 0.45, 56, colour)
        words = Rect(rect.x + EDGE, rect.bottom - high - 14, rect.w - 2 * EDGE, high)
        canvas.text(
            self.text, words, KIND, SANS, IVORY if mood.hover else IVORY2, "center", lines=2
        )
        if mood.focus:
            canvas.focus(rect, 18)
