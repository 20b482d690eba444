"""The scores of a hand: a row for each side, or the categories of a fishing round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from math import inf
from typing import NamedTuple

from game.engine.cards import CardId
from game.reader.node import ReaderNode
from game.scenes.shell.fields import names_of
from game.scenes.shell.scene import Services
from game.ui.boxes import Leaf
from game.ui.canvas import Canvas
from game.ui.card_art import BACK
from game.ui.theme import EMBER, IVORY, IVORY2, LEAF, MOON, SMALL, Colour, dimmed
from game.ui.widgets import Mood
from game.ui.words import BOLD, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect
from game.view.scores.hand import (
    CARD,
    MOST_CARDS,
    MOST_SPADES,
    SWEEPS,
    VOID,
    Category,
    HandSheet,
    Left,
    SideScore,
)
from game.view.scores.said import label_of
from game.view.table.drawings import drawing_of
from game.view.table.log import Wording

TITLE, NAME, GAINED, TOTAL, NOTE = 38, 36, 34, 48, 28
CREST, ROW_CARD, EDGE, GAP = 80.0, 92.0, 24.0, 10.0
LEAST_CARD, MOST_CARD = 60.0, 168.0
#: The distance from one card to the next, as a part of its width.
SPREAD, TIGHT = 0.7, 0.3
OVER: Colour = (255, 180, 154)
#: How much higher than necessary a row may be.
SPARE = 90


class _Widths(NamedTuple):
    """The widths that all rows share. `note`: that of their second lines."""

    name: float
    note: float
    gained: float
    total: float


class _ScorePanel(Leaf):
    """The base of both panels. `columns`: the number of columns of rows. `counted`: how far the
    numbers have been counted up."""

    columns = 1

    def __init__(
        self, canvas: Canvas, services: Services, sheet: HandSheet, counted: Callable[[], float]
    ) -> None:
        super().__init__()
        self.canvas, self.services, self.sheet, self.counted = canvas, services, sheet, counted


class RowsPanel(_ScorePanel):
    """The panel with a row for each side, in one or two columns."""

    @cached_property
    def notes(self) -> list[str]:
        return [self._note(row) for row in self.sheet.rows]

    @cached_property
    def widths(self) -> _Widths:
        rows, width, number = self.sheet.rows, self.canvas.width, self.services.number
        names = [width(names_of(self.services, row.players), NAME, SERIF) for row in rows]
        scores = [number(score) for row in rows for score in (row.total, row.before)]
        return _Widths(
            name=min(330.0, max(names) + 4),
            note=max([width(note, SMALL) + 4 for note in self.notes if note], default=0.0),
            gained=max(width(self._gained(row.gained), GAINED) for row in rows) + 6,
            total=max(width(score, TOTAL, SERIF_BOLD) for score in scores) + 6,
        )

    # Texts ----------------------------------------------------------------------------------

    def _gained(self, points: int) -> str:
        """Return the points of the hand with their sign, as text; "" if the hand is void, or is the
        first: then they are the score."""
        if self.sheet.end == VOID or self.sheet.number == 1:
            return ""
        return self.services.texts.gain(points)

    def _note(self, row: SideScore) -> str:
        say = self.services.say
        if row.fate:
            return say(f"scores.fate.{row.fate}", score=row.total)
        if row.parts:
            return " · ".join(
                say(f"scores.part.{name}", points=self.services.texts.gain(points))
                for name, points in row.parts
            )
        return self.services.texts.sum_of([left.points for left in row.cards])

    # Sizes ----------------------------------------------------------------------------------

    @property
    def heading(self) -> float:
        return 16 + self.canvas.line_high(TITLE) + 10

    @property
    def row_least(self) -> float:
        return max(LEAST_CARD, self.canvas.line_high(TOTAL)) + 10

    @property
    def row_best(self) -> float:
        return max(ROW_CARD + 16, self.canvas.line_high(NAME) + self.canvas.line_high(SMALL) + 20)

    def least_height(self, columns: int) -> float:
        deep = -(-len(self.sheet.rows) // columns)
        return self.heading + deep * (self.row_least + GAP) + EDGE - GAP

    def best_height(self) -> float:
        return self.heading + len(self.sheet.rows) * (self.row_best + GAP) + EDGE - GAP

    def most_height(self) -> float:
        """Return the greatest height: the panel would be empty below if it were higher."""
        return self.best_height() + len(self.sheet.rows) * SPARE

    def most_width(self) -> float:
        return inf

    def best_width(self) -> float:
        """Return the width at which every card can be told from the next."""
        widths = self.widths
        most = max(len(row.cards) for row in self.sheet.rows)
        card = ROW_CARD * 5 / 7
        cards = card + max(0, most - 1) * card * (SPREAD if most < 5 else TIGHT)
        words = max(widths.name, widths.note)
        said = max(self.canvas.width(self.services.say("scores.closed"), NOTE) + 44, 150.0)
        return (
            2 * EDGE + 12 + CREST + 14 + words + 20 + max(cards, said) + 20 + widths.gained
            + 18 + widths.total + 14
        )  # fmt: skip

    # Painting -------------------------------------------------------------------------------

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        panel, columns, heading = self.rect, self.columns, self.heading
        canvas.panel(panel, "panel", 22, shadow=True)
        if panel.h < self.least_height(columns):
            heading = EDGE  # If there is little room, the title is left out first.
        else:
            title = Rect(panel.x + 32, panel.y + 14, panel.w - 64, canvas.line_high(TITLE))
            canvas.text(self.services.say("scores.left"), title, TITLE, SERIF, MOON)
        deep = -(-len(self.sheet.rows) // columns)
        wide = (panel.w - 2 * EDGE - (columns - 1) * 16) / columns
        room = panel.h - heading - EDGE + GAP
        high = min(room / deep - GAP, self.row_best + SPARE)
        for at, (row, note) in enumerate(zip(self.sheet.rows, self.notes, strict=True)):
            column, place = divmod(at, deep)
            box = Rect(
                panel.x + EDGE + column * (wide + 16),
                panel.y + heading + place * (high + GAP),
                wide,
                high,
            )
            self._paint_row(canvas, row, note, box)

    def _paint_row(self, canvas: Canvas, row: SideScore, note: str, box: Rect) -> None:
        widths, counted = self.widths, self.counted()
        canvas.panel(box, "row", 16)
        if row.over_limit:
            canvas.ring(box, EMBER, 3, 16)
        crest = min(CREST, box.h - 12)
        for at, player in enumerate(row.players):
            canvas.crest(player.crest, box.x + 12 + crest * (0.5 + 0.6 * at), box.cy, crest)
        left = box.x + 12 + crest * (1 + 0.6 * (len(row.players) - 1)) + 14
        total = Rect(box.right - 14 - widths.total, box.y, widths.total, box.h)
        gained = Rect(total.x - 18 - widths.gained, box.y, widths.gained, box.h)
        score = round(row.before + (row.total - row.before) * counted)
        hand = self._gained(round(row.gained * counted))
        colour = OVER if row.over_limit else MOON
        first, second = canvas.line_high(NAME), canvas.line_high(SMALL)
        most = gained.x - 20 - left
        two_lines = bool(note) and box.h >= first + second and widths.note <= most
        words = min(most, max(widths.name, widths.note if two_lines else 0.0))
        top = box.cy - (first + second if two_lines else first) / 2
        name = Rect(left, top, words, first)
        # In this order they are read aloud.
        canvas.text(names_of(self.services, row.players), name, NAME, SERIF, IVORY, may_cut=True)
        canvas.text(self.services.number(score), total, TOTAL, SERIF_BOLD, colour, "right")
        is_told = bool(row.fate) and not two_lines
        if is_told:  # The words for what became of a player replace the cards and their sum.
            gained = Rect(total.x - 4, box.y, 0, box.h)
        else:
            canvas.text(hand, gained, GAINED, SANS, IVORY2, "right")
        if two_lines:
            under = Rect(left, top + first, words, second)
            canvas.text(note, under, SMALL, SANS, OVER if row.over_limit else IVORY2)
        rest = Rect(left + words + 20, box.y, gained.x - 20 - left - words - 20, box.h)
        if row.went_out:
            self._paint_closed(canvas, rest)
        elif is_told:
            canvas.text(note, rest, SMALL, SANS, IVORY2, lines=2)
        else:
            with_deck = canvas.like(self.services.kit_of(self.sheet.variant_id, ""))
            self._paint_cards(with_deck, row.cards, rest)
            canvas.sprites += with_deck.sprites

    def _paint_closed(self, canvas: Canvas, box: Rect) -> None:
        """Paint the sign of a closed hand; its word is left out where there is no room."""
        said = self.services.say("scores.closed")
        canvas.icon("icon_check", box.x + 14, box.cy, 30, LEAF)
        words = Rect(box.x + 38, box.y, box.w - 38, box.h)
        if canvas.width(said, NOTE) <= words.w:
            canvas.text(said, words, NOTE, SANS, LEAF)

    @staticmethod
    def _paint_cards(canvas: Canvas, cards: Sequence[Left], box: Rect) -> None:
        if not cards or box.w < LEAST_CARD:
            return
        # Where all can be told apart, they are as large as that allows.
        apart = box.w / (1 + (len(cards) - 1) * SPREAD) * 7 / 5
        high = min(MOST_CARD, box.h - 16, max(ROW_CARD, apart))
        wide = high * 5 / 7
        step = 0.0
        if len(cards) > 1:
            step = min(SPREAD * wide, (box.w - wide) / (len(cards) - 1))
        for at, (card, _) in enumerate(cards):
            canvas.card(card, box.x + wide / 2 + at * step, box.cy, high)


CELL, SUM = 32, 44
#: The most that two columns of numbers are further apart than necessary.
APART = 80.0
MARGIN, SMALL_CREST, CARD_HIGH = 28.0, 64.0, 56.0
_ICONS = {SWEEPS: "wincho"}


class FishingPanel(_ScorePanel):
    """The panel with a line for each category, and a column for each side."""

    @cached_property
    def wording(self) -> Wording:
        return Wording(self.services.texts, self.sheet.variant_id, ())

    @cached_property
    def labels(self) -> list[str]:
        return [label_of(self.wording, category) for category in self.sheet.categories]

    @property
    def heading(self) -> float:
        return 14 + max(self.canvas.line_high(TITLE), SMALL_CREST) + 8

    @property
    def line_least(self) -> float:
        return self.canvas.line_high(CELL) + 4

    def least_height(self, columns: int) -> float:
        return self.heading + len(self.labels) * self.line_least + self.canvas.line_high(SUM) + 26

    def most_height(self) -> float:
        """Return the greatest height: the panel would be empty below if it were higher."""
        high = max(self.line_least, CARD_HIGH) + 40
        return self.heading + len(self.labels) * high + self.canvas.line_high(SUM) + 26

    @property
    def _words(self) -> float:
        """Return the width of the longest words at the left, with their picture."""
        label = max(self.canvas.width(label, SMALL + 2) for label in self.labels)
        title = self.canvas.width(self.wording.text("scores.took"), TITLE, SERIF)
        return max(CARD_HIGH + 16 + label, title)

    def best_width(self) -> float:
        return 2 * MARGIN + self._words + 24 + len(self.sheet.by_side) * self._cell

    def most_width(self) -> float:
        """Return the greatest width: numbers would be too far from their words."""
        return self.best_width() + len(self.sheet.by_side) * APART

    @property
    def _cell(self) -> float:
        return max(120.0, self.canvas.width("00  +00", CELL, BOLD) + 24)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        panel, sides, counted = self.rect, self.sheet.by_side, self.counted()
        canvas.panel(panel, "panel", 22, shadow=True)
        inside = panel.w - 2 * MARGIN
        wide = max(self._cell, (inside - self._words - 24) / len(sides))
        wide = min(wide, self._cell + APART)
        table = panel.right - MARGIN - len(sides) * wide
        head = max(canvas.line_high(TITLE), SMALL_CREST)
        left, room = panel.x + MARGIN, table - panel.x - MARGIN - 16
        title = Rect(left, panel.y + 14, room, head)
        canvas.text(self.wording.text("scores.took"), title, TITLE, SERIF, MOON)
        for at, row in enumerate(sides):
            middle = table + (at + 0.5) * wide
            across = (len(row.players) - 1) * SMALL_CREST * 0.6
            for place, player in enumerate(row.players):
                x = middle - across / 2 + place * SMALL_CREST * 0.6
                canvas.crest(player.crest, x, title.cy, SMALL_CREST)
        top, bottom = panel.y + self.heading, panel.bottom - 14 - canvas.line_high(SUM) - 8
        high = (bottom - top) / max(1, len(self.labels))
        for at, (category, label) in enumerate(
            zip(self.sheet.categories, self.labels, strict=True)
        ):
            box = Rect(panel.x + MARGIN, top + at * high, panel.w - 2 * MARGIN, high)
            canvas.line(box.x, box.y, box.w, 2, IVORY2, 0.16)
            self._paint_category(canvas, category, label, box, table, wide)
        canvas.line(panel.x + MARGIN, bottom, panel.w - 2 * MARGIN, 3, MOON, 0.5)
        below = Rect(left, bottom + 6, room, canvas.line_high(SUM))
        words = self.wording.text("scores.round_total")
        is_large = canvas.width(words, CELL, SERIF) <= below.w
        size, face = (CELL, SERIF) if is_large else (SMALL, SANS)
        canvas.text(words, below, size, face, IVORY)
        best = max(row.gained for row in sides)
        for at, row in enumerate(sides):
            cell = Rect(table + at * wide, below.y, wide, below.h)
            colour = MOON if row.gained == best else IVORY2
            points = str(round(row.gained * counted))
            canvas.text(points, cell, SUM, SERIF_BOLD, colour, "center")

    def told(self, words: str) -> ReaderNode:
        """Return each line with the names of those whose columns it has."""
        sides = [names_of(self.services, row.players) for row in self.sheet.by_side]
        number, gain = self.services.number, self.services.texts.gain
        lines = [self.wording.text("scores.took")]
        for category, label in zip(self.sheet.categories, self.labels, strict=True):
            cells = [label]
            for side, count, points in zip(sides, category.counts, category.points, strict=True):
                counted = [] if category.kind == CARD else [number(count)]
                counted += [gain(points)] * bool(points)
                if counted:
                    cells.append(" ".join((side, *counted)))
            lines.append(", ".join(cells))
        gained = (
            f"{side} {row.gained}" for side, row in zip(sides, self.sheet.by_side, strict=True)
        )
        lines.append(", ".join((self.wording.text("scores.round_total"), *gained)))
        return self.node("LABEL", ". ".join(lines))

    def _paint_category(
        self,
        canvas: Canvas,
        category: Category,
        label: str,
        box: Rect,
        table: float,
        wide: float,
    ) -> None:
        small = min(CARD_HIGH, box.h - 6)
        x = box.x + CARD_HIGH / 2
        if category.cards:
            self._paint_card(canvas, category.cards[0], x, box.cy, small)
        elif category.kind in _ICONS:
            canvas.icon(_ICONS[category.kind], x, box.cy, small * 0.8)
        elif category.kind == MOST_SPADES:
            words = Rect(box.x, box.y, CARD_HIGH, box.h)
            canvas.text("♠", words, 40, SANS, IVORY, "center")
        else:
            assert category.kind == MOST_CARDS
            for lean in (8.0, -8.0):
                canvas.card(BACK, x - lean / 2, box.cy, small * 0.86, angle=lean)
        words = Rect(box.x + CARD_HIGH + 16, box.y, table - box.x - CARD_HIGH - 32, box.h)
        canvas.text(label, words, SMALL + 2, SANS, IVORY)
        for at, (count, points) in enumerate(zip(category.counts, category.points, strict=True)):
            cell = Rect(table + at * wide, box.y, wide, box.h)
            self._paint_cell(canvas, category.kind, count, points, cell)

    def _paint_card(self, canvas: Canvas, card: CardId, x: float, y: float, high: float) -> None:
        """Paint a card of the game's deck, with the monkey if it is the card that no card takes."""
        marked = drawing_of(card) if card == self.sheet.monkey else ""
        with_deck = canvas.like(self.services.kit_of(self.sheet.variant_id, marked))
        with_deck.card(card, x, y, high)
        canvas.sprites += with_deck.sprites

    def _paint_cell(self, canvas: Canvas, kind: str, count: int, points: int, cell: Rect) -> None:
        """Paint the points, and before them the count, unless the category is a single card."""
        said, colour = self.services.texts.gain(points), MOON
        if not points:
            said, colour = "·", dimmed(IVORY2, 0.6)
        if kind == CARD:
            canvas.text(said, cell, CELL, BOLD, colour, "center")
            return
        half = cell.w / 2
        left = Rect(cell.x, cell.y, half - 6, cell.h)
        canvas.text(self.services.number(count), left, SMALL, SANS, IVORY2, "right")
        canvas.text(said, left.moved(half + 6, 0), CELL, BOLD, colour)
