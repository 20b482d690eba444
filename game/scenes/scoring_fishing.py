"""A fishing round: what it is counted by, who got it, and with which cards."""

from __future__ import annotations

from game.engine.cards import CardId, name
from game.scenes.house import House
from game.ui.canvas import Canvas
from game.ui.card_art import BACK, CardArt
from game.ui.sprite import Sprite
from game.ui.theme import IVORY, IVORY2, MOON, SMALL, dimmed
from game.ui.words import BOLD, LINE, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect
from game.view.score_words import gain
from game.view.scoring_view import (
    CARD,
    MOST_CARDS,
    MOST_SPADES,
    RANK_OF,
    SWEEPS,
    Category,
    HandSheet,
)
from game.view.wording import Wording

TITLE, CELL, SUM = 38, 32, 44
EDGE, CREST, CARD_HIGH = 28.0, 64.0, 56.0
_ICONS = {SWEEPS: "wincho"}


class FishingPanel:
    """A line for each category, a column for each side."""

    def __init__(self, canvas: Canvas, house: House, sheet: HandSheet) -> None:
        self.canvas, self.house, self.sheet = canvas, house, sheet
        self.wording = Wording(house.texts, sheet.variant_id, ())
        self.labels = [self._label(category) for category in sheet.categories]

    def _label(self, category: Category) -> str:
        text = self.wording.text
        match category.kind:
            case "cards" | "spades" | "sweeps":
                return text(f"scores.category.{category.kind}")
        first = category.cards[0]
        word = name(first).lower().replace("t", "10")
        if category.kind == RANK_OF:
            word = word[:-1]
        named = f"scores.category.{word}.{self.sheet.variant_id}"
        if self.house.texts.has(named):
            return self.house.say(named)
        if category.kind == RANK_OF:
            return text("scores.category.rank", rank=word.upper())
        return self.wording.card(first)

    def _line(self, size: float) -> float:
        return self.canvas.kit.stage.text_units(size) * LINE

    @property
    def heading(self) -> float:
        return 14 + max(self._line(TITLE), CREST) + 8

    @property
    def line_least(self) -> float:
        return self._line(CELL) + 4

    def least_height(self, columns: int) -> float:
        return self.heading + len(self.labels) * self.line_least + self._line(SUM) + 26

    def most_height(self) -> float:
        """With more, the panel would be empty below."""
        high = max(self.line_least, CARD_HIGH) + 40
        return self.heading + len(self.labels) * high + self._line(SUM) + 26

    def best_width(self) -> float:
        label = max(self.canvas.width(label, SMALL + 2) for label in self.labels)
        title = self.canvas.width(self.wording.text("scores.left"), TITLE, SERIF)
        words = max(CARD_HIGH + 16 + label, title)
        return 2 * EDGE + words + 24 + len(self.sheet.by_side) * self._cell

    @property
    def _cell(self) -> float:
        return max(120.0, self.canvas.width("00  +00", CELL, BOLD) + 24)

    def paint(self, panel: Rect, columns: int, counted: float) -> None:
        """`counted`: how far the numbers have come."""
        canvas, sides = self.canvas, self.sheet.by_side
        canvas.panel(panel, "panel", 22, shadow=True)
        table = panel.right - EDGE - len(sides) * self._cell
        head = max(self._line(TITLE), CREST)
        title = Rect(panel.x + EDGE, panel.y + 14, table - panel.x - EDGE - 16, head)
        canvas.text(self.wording.text("scores.left"), title, TITLE, SERIF, MOON)
        for at, row in enumerate(sides):
            middle = table + (at + 0.5) * self._cell
            width = (len(row.players) - 1) * CREST * 0.6
            for place, player in enumerate(row.players):
                x = middle - width / 2 + place * CREST * 0.6
                canvas.crest(player.crest, x, title.cy, CREST)
        top, bottom = panel.y + self.heading, panel.bottom - 14 - self._line(SUM) - 8
        high = (bottom - top) / max(1, len(self.labels))
        for at, (category, label) in enumerate(
            zip(self.sheet.categories, self.labels, strict=True)
        ):
            box = Rect(panel.x + EDGE, top + at * high, panel.w - 2 * EDGE, high)
            canvas.line(box.x, box.y, box.w, 2, IVORY2, 0.16)
            self._paint_category(category, label, box, table)
        canvas.line(panel.x + EDGE, bottom, panel.w - 2 * EDGE, 3, MOON, 0.5)
        below = Rect(panel.x + EDGE, bottom + 6, table - panel.x - EDGE - 16, self._line(SUM))
        words = self.wording.text("scores.round_total")
        is_large = canvas.width(words, CELL, SERIF) <= below.w
        size, face = (CELL, SERIF) if is_large else (SMALL, SANS)
        canvas.text(words, below, size, face, IVORY)
        best = max(row.gained for row in sides)
        for at, row in enumerate(sides):
            cell = Rect(table + at * self._cell, below.y, self._cell, below.h)
            colour = MOON if row.gained == best else IVORY2
            points = str(round(row.gained * counted))
            canvas.text(points, cell, SUM, SERIF_BOLD, colour, "center")

    def _paint_category(self, category: Category, label: str, box: Rect, table: float) -> None:
        canvas = self.canvas
        small = min(CARD_HIGH, box.h - 6)
        x = box.x + CARD_HIGH / 2
        if category.kind in (CARD, RANK_OF):
            self._paint_card(category.cards[0], x, box.cy, small)
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
            cell = Rect(table + at * self._cell, box.y, self._cell, box.h)
            self._paint_cell(category.kind, count, points, cell)

    def _paint_card(self, card: CardId, x: float, y: float, high: float) -> None:
        """The monkey is seen on the card that is one."""
        kit = self.canvas.kit
        if card != self.sheet.monkey:
            self.canvas.card(card, x, y, high)
            return
        px = kit.stage.px(high)
        name_ = kit.cards.name(card)
        face = kit.shapes.keep(
            ("monkey", px), lambda: CardArt(kit.shapes, self.house.look(name_)).face(card, px)
        )
        left, top = kit.stage.x_px(x) - face.get_width() // 2, kit.stage.y_px(y) - px // 2
        self.canvas.sprites.append(Sprite(face, left, top))

    def _paint_cell(self, kind: str, count: int, points: int, cell: Rect) -> None:
        """The points, and how many, where that is not the same."""
        canvas = self.canvas
        half = cell.w / 2
        if kind != CARD:
            left = Rect(cell.x, cell.y, half - 6, cell.h)
            canvas.text(self.house.number(count), left, SMALL, SANS, IVORY2, "right")
        right = Rect(cell.x + half + 6, cell.y, half - 6, cell.h)
        if kind == CARD:
            right = cell
        align = "center" if kind == CARD else "left"
        if points:
            canvas.text(gain(points, self.house.texts), right, CELL, BOLD, MOON, align)
        else:
            canvas.text("·", right, CELL, BOLD, dimmed(IVORY2, 0.6), align)
