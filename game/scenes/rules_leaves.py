"""Typesetting a section: blocks become leaves, each with its place on the long page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from game.engine.cards import name
from game.engine.fishing.game import FishingGame
from game.scenes.house import House
from game.scenes.rules_example import Box, lay_examples
from game.scenes.rules_words import BookWords
from game.scenes.setup_summary import marked_card
from game.ui.canvas import Canvas, Kit
from game.ui.card_art import CardArt
from game.ui.theme import BODY, WINE, Colour
from game.ui.words import LINE, PLAIN, SANS, SERIF_BOLD
from game.view.geometry import Rect
from game.view.rulebook import Rulebook
from game.view.rulebook_blocks import (
    Block,
    ContractRow,
    ContractTable,
    Examples,
    Heading,
    HouseRule,
    Section,
    Text,
    Worth,
    WorthTable,
)

PAPER_INK: Colour = (42, 29, 18)
PAPER_SOFT: Colour = (90, 74, 44)
GAME, TITLE, HEADING, TEXT, LABEL = 58, 50, 38, 31, 28
PARAGRAPH, BEFORE_HEADING, AROUND_TABLE = 14.0, 30.0, 18.0
#: Small cards beside their points.
WORTH_CARD, WORTH_STRIP = 108.0, 0.44
MOON = 54.0


class Leaf(NamedTuple):
    """Something on the page. `paint` gets its place as it is seen just now."""

    rect: Rect
    paint: Callable[[Canvas, Rect], None]


class Typesetter:
    """`width`: of the text. Leaves are placed from 0, 0 on, downwards."""

    def __init__(self, house: House, book: Rulebook, width: float) -> None:
        self.house = house
        self.book = book
        self.words = BookWords(house, book)
        self.canvas = Canvas(house.kit)
        self.kit = kit_for(house, book)
        self.width = width
        self.leaves: list[Leaf] = []
        self.y = 0.0

    def set_section(self, section: Section, first: bool) -> list[Leaf]:
        """`first`: the first page of its book, which tells what game it is."""
        if first:
            self._paragraph(self.words.name, GAME, SERIF_BOLD, WINE, 4)
            self._paragraph(self.words.about, TEXT, PLAIN, PAPER_SOFT, 20)
            self._paragraph(self.words.title(section), HEADING, SERIF_BOLD, WINE, 8)
        else:
            self._paragraph(self.words.name, LABEL, SANS, PAPER_SOFT, 0)
            self._paragraph(self.words.title(section), TITLE, SERIF_BOLD, WINE, PARAGRAPH)
        for block in section.blocks:
            self._set(block)
        return self.leaves

    def _set(self, block: Block) -> None:
        if isinstance(block, Text):
            self._paragraph(self.words.line(block.line))
        elif isinstance(block, Heading):
            self.y += BEFORE_HEADING - PARAGRAPH
            self._paragraph(self.words.heading(block), HEADING, SERIF_BOLD, WINE, 6)
        elif isinstance(block, HouseRule):
            self._house_rule(block)
        else:
            self.y += AROUND_TABLE - PARAGRAPH / 2
            if isinstance(block, Examples):
                self._examples(block)
            elif isinstance(block, ContractTable):
                self._contracts(block)
            else:
                self._worths(block)
            self.y += AROUND_TABLE

    # Words ----------------------------------------------------------------------------------

    def _paragraph(
        self,
        text: str,
        size: float = TEXT,
        face: str = PLAIN,
        colour: Colour = PAPER_INK,
        after: float = PARAGRAPH,
    ) -> None:
        if not text:
            return
        high = self.canvas.height(text, self.width, size, face)

        def paint(canvas: Canvas, rect: Rect) -> None:
            canvas.text(text, rect, size, face, colour, middle=False, lines=99)

        self._leaf(high, paint)
        self.y += after

    def _leaf(self, high: float, paint: Callable[[Canvas, Rect], None]) -> None:
        self.leaves.append(Leaf(Rect(0, self.y, self.width, high), paint))
        self.y += high

    def _house_rule(self, rule: HouseRule) -> None:
        told, helps = self.words.option(rule)
        self._paragraph(told, after=0)
        self._paragraph(helps, LABEL, PLAIN, PAPER_SOFT)

    # Tables ---------------------------------------------------------------------------------

    def _cells(
        self, count: int, columns: int, high: float, paint: Callable[[int, Canvas, Rect], None]
    ) -> None:
        """Row by row."""
        wide = self.width / columns
        for at in range(count):
            row, column = divmod(at, columns)
            rect = Rect(column * wide, self.y + row * high, wide, high)
            self.leaves.append(Leaf(rect, partial(paint, at)))
        self.y += -(-count // columns) * high

    def _contracts(self, table: ContractTable) -> None:
        told = [self.words.contract(row) for row in table.rows]
        stage = self.canvas.kit.stage
        numbers = stage.text_units(TEXT) * 1.4
        left = MOON + 14 + numbers
        widest = left + max(self.canvas.width(text, BODY, SANS) for text in told) + 24
        columns = max(1, min(3, int(self.width // widest)))
        room = self.width / columns - left
        lines = max(self.canvas.height(text, room, BODY, SANS) for text in told)

        def paint(at: int, canvas: Canvas, rect: Rect) -> None:
            row: ContractRow = table.rows[at]
            canvas.icon(f"moon_{row.moon}", rect.x + MOON / 2, rect.cy, MOON)
            number = Rect(rect.x + MOON + 14, rect.y, numbers, rect.h)
            canvas.text(f"*{row.number}*", number, TEXT, SANS, PAPER_INK)
            words = Rect(rect.x + left, rect.y, rect.w - left, rect.h)
            canvas.text(told[at], words, BODY, SANS, PAPER_INK, lines=9)

        self._cells(len(told), columns, max(MOON, lines) + 18, paint)

    def _worths(self, table: WorthTable) -> None:
        told = [self.words.numbers(row.numbers) for row in table.rows]
        labels = [self.words.line(row.label) if row.label else "" for row in table.rows]
        widths = [self._worth_width(*row) for row in zip(table.rows, told, labels, strict=True)]
        columns = max(1, min(4, int(self.width // (max(widths) + 30))))
        high = WORTH_CARD + 22

        def paint(at: int, canvas: Canvas, rect: Rect) -> None:
            row, label = table.rows[at], labels[at]
            x = rect.x + self._paint_fan(canvas, row, rect.x, rect.cy)
            size = HEADING if row.numbers else TEXT
            face = SERIF_BOLD if row.numbers else SANS
            line = canvas.kit.stage.text_units(size) * LINE
            if label and row.cards:
                number = Rect(x, rect.cy - line, rect.right - x, line)
                canvas.text(told[at], number, size, face, WINE)
                below = Rect(x, rect.cy, rect.right - x, line)
                canvas.text(label, below, LABEL, SANS, PAPER_SOFT)
                return
            if label:
                wide = canvas.width(label, TEXT, SANS) + 18
                canvas.text(label, Rect(x, rect.y, wide, rect.h), TEXT, SANS, PAPER_INK)
                x += wide
            canvas.text(told[at], Rect(x, rect.y, rect.right - x, rect.h), size, face, WINE)

        self._cells(len(told), columns, high, paint)

    def _worth_width(self, row: Worth, told: str, label: str) -> float:
        number = self.canvas.width(told, HEADING if row.numbers else TEXT, SERIF_BOLD)
        if row.cards:
            return _fan_width(row) + max(number, self.canvas.width(label, LABEL, SANS))
        return self.canvas.width(label, TEXT, SANS) + 18 + number

    def _paint_fan(self, canvas: Canvas, row: Worth, x: float, middle: float) -> float:
        """The cards of a row; how wide they are, with the space after them."""
        wide = WORTH_CARD * 5 / 7
        with_deck = Canvas(self.kit)
        for at, card in enumerate(row.cards):
            left = x + at * _step(row)
            with_deck.card(card, left + wide / 2, middle, WORTH_CARD)
        canvas.sprites += with_deck.sprites
        if row.gap:
            canvas.line(x + wide + 9, middle - 2, _step(row) - wide - 18, 4, PAPER_SOFT, 0.7)
        return _fan_width(row) if row.cards else 0.0

    # Examples -------------------------------------------------------------------------------

    def _examples(self, block: Examples) -> None:
        boxes, high = lay_examples(block.all, self.words, self.canvas, self.width)
        for box in boxes:
            placed = box.rect.moved(0, self.y)
            self.leaves.append(Leaf(placed, self._box_painter(box)))
        self.y += high

    def _box_painter(self, box: Box) -> Callable[[Canvas, Rect], None]:
        return lambda canvas, rect: box.paint(canvas, rect, self.kit, self.words)


def _step(row: Worth) -> float:
    wide = WORTH_CARD * 5 / 7
    return wide + 34 if row.gap else wide * WORTH_STRIP


def _fan_width(row: Worth) -> float:
    return (len(row.cards) - 1) * _step(row) + WORTH_CARD * 5 / 7 + 18


def kit_for(house: House, book: Rulebook) -> Kit:
    """With the deck of this game, which may show one of its cards in another way."""
    game = book.variant.game
    special = marked_card(game) if isinstance(game, FishingGame) else None
    if special is None:
        return house.kit
    return replace(house.kit, cards=CardArt(house.kit.shapes, house.look(name(special).upper())))
