"""What was left: a row for each player, with the cards, what they count, and the score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.scenes.house import House
from game.ui.canvas import Canvas
from game.ui.theme import EMBER, IVORY, IVORY2, LEAF, MOON, SMALL, Colour
from game.ui.words import LINE, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect
from game.view.score_words import gain, sum_of
from game.view.scoring_view import VOID, HandSheet, Left, Row

TITLE, NAME, GAINED, TOTAL, NOTE = 38, 36, 34, 48, 28
CREST, CARD, EDGE, GAP = 80.0, 92.0, 24.0, 10.0
LEAST_CARD = 60.0
#: Of a card's width, from one card to the next.
SPREAD, TIGHT = 0.62, 0.3
OVER: Colour = (255, 180, 154)
#: So much higher than need be rows may be.
SPARE = 90


@dataclass(slots=True)
class _Columns:
    """Widths that all rows share. `note`: of the second lines."""

    name: float
    note: float
    gained: float
    total: float


class RowsPanel:
    """`least`: the height below which it cannot be shown in so many columns side by side."""

    def __init__(self, canvas: Canvas, house: House, sheet: HandSheet) -> None:
        self.canvas, self.house, self.sheet = canvas, house, sheet
        self.rows = sheet.rows
        self.notes = [self._note(row) for row in self.rows]
        width = canvas.width
        names = [self._name(row) for row in self.rows]
        finals = [self.house.number(row.total) for row in self.rows]
        finals += [self.house.number(row.before) for row in self.rows]
        gains = [self._gained(row.gained) for row in self.rows]
        self.columns = _Columns(
            name=min(330.0, max(width(name, NAME, SERIF) for name in names) + 4),
            note=max([width(note, SMALL) + 4 for note in self.notes if note], default=0.0),
            gained=max(width(told, GAINED) for told in gains) + 6,
            total=max(width(final, TOTAL, SERIF_BOLD) for final in finals) + 6,
        )

    # Texts ----------------------------------------------------------------------------------

    def _name(self, row: Row) -> str:
        return self.house.texts.list_and(player.name for player in row.players)

    def _gained(self, points: int) -> str:
        """Points of the hand, with their sign."""
        if self.sheet.end == VOID:
            return ""
        return gain(points, self.house.texts)

    def _note(self, row: Row) -> str:
        say = self.house.say
        if row.fate:
            return say(f"scores.fate.{row.fate}", score=row.total)
        if row.parts:
            return " · ".join(
                say(f"scores.part.{name}", points=gain(points, self.house.texts))
                for name, points in row.parts
            )
        return sum_of([left.points for left in row.cards], self.house.texts)

    # Sizes ----------------------------------------------------------------------------------

    def _line(self, size: float) -> float:
        return self.canvas.kit.stage.text_units(size) * LINE

    @property
    def heading(self) -> float:
        return 16 + self._line(TITLE) + 10

    @property
    def row_least(self) -> float:
        return max(LEAST_CARD, self._line(TOTAL)) + 10

    @property
    def row_best(self) -> float:
        return max(CARD + 16, self._line(NAME) + self._line(SMALL) + 20)

    def least_height(self, columns: int) -> float:
        deep = -(-len(self.rows) // columns)
        return self.heading + deep * (self.row_least + GAP) + EDGE - GAP

    def best_height(self) -> float:
        return self.heading + len(self.rows) * (self.row_best + GAP) + EDGE - GAP

    def most_height(self) -> float:
        """With more, the panel would be empty below."""
        return self.best_height() + len(self.rows) * SPARE

    def best_width(self) -> float:
        """So that every card can be told from the next."""
        columns = self.columns
        most = max(len(row.cards) for row in self.rows)
        card = CARD * 5 / 7
        cards = card + max(0, most - 1) * card * (SPREAD if most < 5 else TIGHT)
        words = max(columns.name, columns.note)
        said = max(self.canvas.width(self.house.say("scores.closed"), NOTE) + 44, 150.0)
        return (
            2 * EDGE + 12 + CREST + 14 + words + 20 + max(cards, said) + 20 + columns.gained
            + 18 + columns.total + 14
        )  # fmt: skip

    # Painting -------------------------------------------------------------------------------

    def paint(self, panel: Rect, columns: int, counted: float) -> None:
        """`counted`: how far the numbers have come."""
        canvas = self.canvas
        canvas.panel(panel, "panel", 22, shadow=True)
        heading = self.heading
        if panel.h < self.least_height(columns):
            heading = EDGE  # The title goes first.
        else:
            title = Rect(panel.x + 32, panel.y + 14, panel.w - 64, self._line(TITLE))
            canvas.text(self.house.say("scores.left"), title, TITLE, SERIF, MOON)
        deep = -(-len(self.rows) // columns)
        wide = (panel.w - 2 * EDGE - (columns - 1) * 16) / columns
        room = panel.h - heading - EDGE + GAP
        high = min(room / deep - GAP, self.row_best + SPARE)
        for at, (row, note) in enumerate(zip(self.rows, self.notes, strict=True)):
            column, place = divmod(at, deep)
            box = Rect(
                panel.x + EDGE + column * (wide + 16),
                panel.y + heading + place * (high + GAP),
                wide,
                high,
            )
            self._paint_row(row, note, box, counted)

    def _paint_row(self, row: Row, note: str, box: Rect, counted: float) -> None:
        canvas, columns = self.canvas, self.columns
        canvas.panel(box, "row", 16)
        if row.over_limit:
            canvas.ring(box, EMBER, 3, 16)
        crest = min(CREST, box.h - 12)
        for at, player in enumerate(row.players):
            canvas.crest(player.crest, box.x + 12 + crest * (0.5 + 0.6 * at), box.cy, crest)
        left = box.x + 12 + crest * (1 + 0.6 * (len(row.players) - 1)) + 14
        total = Rect(box.right - 14 - columns.total, box.y, columns.total, box.h)
        gained = Rect(total.x - 18 - columns.gained, box.y, columns.gained, box.h)
        score = round(row.before + (row.total - row.before) * counted)
        hand = self._gained(round(row.gained * counted))
        colour = OVER if row.over_limit else MOON
        canvas.text(self.house.number(score), total, TOTAL, SERIF_BOLD, colour, "right")
        first, second = self._line(NAME), self._line(SMALL)
        most = gained.x - 20 - left
        two_lines = bool(note) and box.h >= first + second + 4 and columns.note <= most
        words = min(most, max(columns.name, columns.note if two_lines else 0.0))
        is_told = bool(row.fate) and not two_lines
        if is_told:  # What became of a player takes the place of the cards and their sum.
            gained = Rect(total.x - 4, box.y, 0, box.h)
        else:
            canvas.text(hand, gained, GAINED, SANS, IVORY2, "right")
        top = box.cy - (first + second if two_lines else first) / 2
        name = Rect(left, top, words, first)
        canvas.text(self._name(row), name, NAME, SERIF, IVORY, may_cut=True)
        if two_lines:
            under = Rect(left, top + first, words, second)
            canvas.text(note, under, SMALL, SANS, OVER if row.over_limit else IVORY2)
        rest = Rect(left + words + 20, box.y, gained.x - 20 - left - words - 20, box.h)
        if row.went_out:
            self._paint_closed(rest)
        elif is_told:
            canvas.text(note, rest, SMALL, SANS, IVORY2, lines=2)
        else:
            self._paint_cards(row.cards, rest)

    def _paint_closed(self, box: Rect) -> None:
        """The sign alone, where the word has no room."""
        canvas, said = self.canvas, self.house.say("scores.closed")
        canvas.icon("icon_check", box.x + 14, box.cy, 30, LEAF)
        words = Rect(box.x + 38, box.y, box.w - 38, box.h)
        if canvas.width(said, NOTE) <= words.w:
            canvas.text(said, words, NOTE, SANS, LEAF)

    def _paint_cards(self, cards: Sequence[Left], box: Rect) -> None:
        if not cards or box.w < LEAST_CARD:
            return
        high = min(CARD, box.h - 16)
        wide = high * 5 / 7
        step = 0.0
        if len(cards) > 1:
            step = min(SPREAD * wide, (box.w - wide) / (len(cards) - 1))
        for at, (card, _) in enumerate(cards):
            self.canvas.card(card, box.x + wide / 2 + at * step, box.cy, high)
