"""Typesetting a section: blocks become leaves, each with its place on the long page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from game.engine.cards import RANK_LETTERS, TEN, name
from game.scenes.shell.fields import game_name
from game.scenes.shell.scene import Services
from game.scenes.table.paint_felt import paint_tag
from game.ui.canvas import Canvas, Kit
from game.ui.card_art import CardArt
from game.ui.theme import BODY, WINE, Colour
from game.ui.words import LINE, PLAIN, SANS, SERIF_BOLD
from game.view.geometry import Rect
from game.view.rulebook.blocks import (
    COUNTED,
    PLUS,
    TAKES,
    WRONG,
    Block,
    ContractRow,
    ContractTable,
    Example,
    Examples,
    Heading,
    HouseRule,
    Section,
    Text,
    Worth,
    WorthTable,
)
from game.view.rulebook.book import Rulebook
from game.view.table.log import Line, Shown, Wording


class BookWords:
    def __init__(self, services: Services, book: Rulebook) -> None:
        self.services = services
        self.book = book
        self.wording = Wording(services.texts, book.id, ())

    @property
    def name(self) -> str:
        return game_name(self.services, self.book.id)

    @property
    def about(self) -> str:
        key = f"variant.{self.book.id}.about"
        return self.services.say(key) if self.services.texts.has(key) else ""

    def title(self, section: Section) -> str:
        return self.wording.text(section.title_key)

    def line(self, line: Line) -> str:
        return self.wording.sentence(line)

    def heading(self, heading: Heading) -> str:
        if heading.line is not None:
            return self.line(heading.line)
        return capital(self.wording.melds(heading.meld))

    def contract(self, row: ContractRow) -> str:
        return self.services.texts.list_and(
            self.wording.melds(name, count) for name, count in row.melds
        )

    def numbers(self, numbers: tuple[int, ...]) -> str:
        if not numbers:
            return self.wording.text("rules.worth.printed")
        told = self.wording.texts.number(numbers[0])
        for number in numbers[1:]:
            told = self.wording.text("rules.worth.or", first=told, second=number)
        return told

    def rank(self, rank: int) -> str:
        """On the tag of a wild card."""
        letter = str(rank) if 1 < rank <= TEN else RANK_LETTERS[rank]
        return self.wording.text("card.rank", rank=letter)

    def option(self, rule: HouseRule) -> tuple[str, str]:
        """Its name with the value, and its help."""
        value = self.wording.text(rule.value_key) if rule.value_key else rule.value
        stem = f"option.{rule.option}"
        if not self.services.texts.has(f"{stem}.name"):
            return f"*{rule.option}:* {value}", ""
        title = self.wording.text(f"{stem}.name")
        return f"*{title}:* {value}", self.wording.text(f"{stem}.help")

    def all_of(self, section: Section) -> str:
        """Everything a section says, for searching."""
        said = [self.name, self.title(section)]
        for block in section.blocks:
            said += self._said(block)
        return " ".join(said)

    def _said(self, block: Block) -> Iterator[str]:
        if isinstance(block, Text):
            yield self.line(block.line)
        elif isinstance(block, Heading):
            yield self.heading(block)
        elif isinstance(block, Examples):
            for example in block.all:
                yield self.line(example.title)
                yield self.line(example.text)
        elif isinstance(block, ContractTable):
            yield from map(self.contract, block.rows)
        elif isinstance(block, WorthTable):
            yield from (self.line(row.label) for row in block.rows if row.label)
        else:
            yield from self.option(block)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


CARD_HIGH = 190.0
CARD_WIDE = CARD_HIGH * 5 / 7
#: What shows of a card that another one overlaps, as a part of its width.
STRIP, STRIP_LEAST = 0.42, 0.31
JOINT, PAD, MARK = 62.0, 24.0, 54.0
COLUMN_LEAST, GAP = 360.0, 16.0
#: So far cards may shrink rather than take a wider column.
SHRINK_MOST = 0.85
TITLE, TEXT = 35, 29
TEXT_INK: Colour = (42, 29, 18)
TITLE_INK: dict[str, Colour] = {WRONG: (140, 36, 24), COUNTED: (74, 22, 38)}
TITLE_RIGHT: Colour = (31, 91, 54)
SIGNS = {PLUS: "icon_plus", TAKES: "icon_right"}
SIGN_INK: Colour = (110, 90, 50)


class Box(NamedTuple):
    """`rect`: within the examples, from 0, 0 on."""

    example: Example
    rect: Rect
    title: str
    text: str
    title_high: float

    def paint(self, canvas: Canvas, rect: Rect, kit: Kit, words: BookWords) -> None:
        wrong = self.example.verdict == WRONG
        canvas.panel(rect, "example wrong" if wrong else "example", 18)
        _paint_cards(canvas, rect, self.example, kit, words)
        if self.example.verdict != COUNTED:
            x, y = rect.right - MARK / 2 - 12, rect.y + MARK / 2 + 12
            canvas.disc(x, y, MARK, "mark wrong" if wrong else "mark right")
            canvas.icon("icon_cross" if wrong else "icon_check", x, y, 34)
        inner = rect.w - 2 * PAD
        title = Rect(rect.x + PAD, rect.y + PAD + CARD_HIGH + 14, inner, self.title_high)
        ink = TITLE_INK.get(self.example.verdict, TITLE_RIGHT)
        canvas.text(self.title, title, TITLE, SERIF_BOLD, ink, middle=False, lines=9)
        text = Rect(title.x, title.bottom + 4, inner, rect.bottom - title.bottom - 4)
        canvas.text(self.text, text, TEXT, PLAIN, TEXT_INK, middle=False, lines=99)


def columns_for(examples: Sequence[Example], width: float, canvas: Canvas) -> int:
    """As many as letters of this size allow, and the widest row of cards."""
    least = COLUMN_LEAST * max(1.0, canvas.kit.stage.text_units(TEXT) / TEXT)
    columns = max(1, int((width + GAP) // (least + GAP)))
    cards = max(cards_width(example, STRIP_LEAST) for example in examples) * SHRINK_MOST
    while columns > 1 and (width - GAP * (columns - 1)) / columns - 2 * PAD < cards:
        columns -= 1
    return columns


def lay_examples(
    examples: Sequence[Example], words: BookWords, canvas: Canvas, width: float
) -> tuple[list[Box], float]:
    """Side by side in rows; and how high they are together."""
    columns = columns_for(examples, width, canvas)
    wide = (width - GAP * (columns - 1)) / columns
    boxes: list[Box] = []
    y = 0.0
    for start in range(0, len(examples), columns):
        row = [
            _box(example, words, canvas, Rect(at * (wide + GAP), y, wide, 0))
            for at, example in enumerate(examples[start : start + columns])
        ]
        high = max(box.rect.h for box in row)
        boxes += [box._replace(rect=box.rect._replace(h=high)) for box in row]
        y += high + GAP
    return boxes, y - GAP


def _box(example: Example, words: BookWords, canvas: Canvas, place: Rect) -> Box:
    title, text = words.line(example.title), words.line(example.text)
    inner = place.w - 2 * PAD
    title_high = canvas.height(title, inner, TITLE, SERIF_BOLD)
    text_high = canvas.height(text, inner, TEXT, PLAIN)
    high = PAD + CARD_HIGH + 14 + title_high + 4 + text_high + 20
    return Box(example, place._replace(h=high), title, text, title_high)


def cards_width(example: Example, strip: float) -> float:
    groups = example.groups
    cards = sum(CARD_WIDE * (1 + (len(group) - 1) * strip) for group in groups)
    return cards + (len(groups) - 1) * JOINT


def _paint_cards(canvas: Canvas, rect: Rect, example: Example, kit: Kit, words: BookWords) -> None:
    room = rect.w - 2 * PAD
    strip = STRIP if cards_width(example, STRIP) <= room else STRIP_LEAST
    fit = min(1.0, room / cards_width(example, strip))
    x = rect.cx - cards_width(example, strip) * fit / 2
    middle = rect.y + PAD + CARD_HIGH / 2
    for at, group in enumerate(example.groups):
        if at:
            sign = SIGNS.get(example.joint)
            if sign:
                canvas.icon(sign, x + JOINT * fit / 2, middle, 34 * fit, SIGN_INK)
            x += JOINT * fit
        x = _paint_group(canvas, group, x, middle, strip, fit, kit, words)


def _paint_group(
    canvas: Canvas,
    group: Sequence[Shown],
    x: float,
    middle: float,
    strip: float,
    fit: float,
    kit: Kit,
    words: BookWords,
) -> float:
    """Where its last card ends."""
    wide, high, step = CARD_WIDE * fit, CARD_HIGH * fit, CARD_WIDE * strip * fit
    for at, shown in enumerate(group):
        with_deck = Canvas(kit)
        with_deck.card(shown.card, x + at * step + wide / 2, middle, high)
        canvas.sprites += with_deck.sprites
        if shown.rank:
            seen = step if at < len(group) - 1 else wide * 0.42
            place = Rect(x + at * step, middle - high / 2, seen, high)
            paint_tag(canvas, place, high, words.rank(shown.rank))
    return x + (len(group) - 1) * step + wide


PAPER_INK: Colour = (42, 29, 18)
PAPER_SOFT: Colour = (90, 74, 44)
GAME, LEAVES_TITLE, HEADING, LEAVES_TEXT, LABEL = 58, 50, 38, 31, 28
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

    def __init__(self, services: Services, book: Rulebook, width: float) -> None:
        self.services = services
        self.book = book
        self.words = BookWords(services, book)
        self.canvas = Canvas(services.kit)
        self.kit = kit_for(services, book)
        self.width = width
        self.leaves: list[Leaf] = []
        self.y = 0.0

    def set_section(self, section: Section, first: bool) -> list[Leaf]:
        """`first`: the first page of its book, which tells what game it is."""
        if first:
            self._paragraph(self.words.name, GAME, SERIF_BOLD, WINE, 4)
            self._paragraph(self.words.about, LEAVES_TEXT, PLAIN, PAPER_SOFT, 20)
            self._paragraph(self.words.title(section), HEADING, SERIF_BOLD, WINE, 8)
        else:
            self._paragraph(self.words.name, LABEL, SANS, PAPER_SOFT, 0)
            self._paragraph(self.words.title(section), LEAVES_TITLE, SERIF_BOLD, WINE, PARAGRAPH)
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
        size: float = LEAVES_TEXT,
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
        numbers = stage.text_units(LEAVES_TEXT) * 1.4
        left = MOON + 14 + numbers
        widest = left + max(self.canvas.width(text, BODY, SANS) for text in told) + 24
        columns = max(1, min(3, int(self.width // widest)))
        room = self.width / columns - left
        lines = max(self.canvas.height(text, room, BODY, SANS) for text in told)

        def paint(at: int, canvas: Canvas, rect: Rect) -> None:
            row: ContractRow = table.rows[at]
            canvas.icon(f"moon_{row.moon}", rect.x + MOON / 2, rect.cy, MOON)
            number = Rect(rect.x + MOON + 14, rect.y, numbers, rect.h)
            canvas.text(f"*{row.number}*", number, LEAVES_TEXT, SANS, PAPER_INK)
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
            size = HEADING if row.numbers else LEAVES_TEXT
            face = SERIF_BOLD if row.numbers else SANS
            line = canvas.kit.stage.text_units(size) * LINE
            if label and row.cards:
                number = Rect(x, rect.cy - line, rect.right - x, line)
                canvas.text(told[at], number, size, face, WINE)
                below = Rect(x, rect.cy, rect.right - x, line)
                canvas.text(label, below, LABEL, SANS, PAPER_SOFT)
                return
            if label:
                wide = canvas.width(label, LEAVES_TEXT, SANS) + 18
                canvas.text(label, Rect(x, rect.y, wide, rect.h), LEAVES_TEXT, SANS, PAPER_INK)
                x += wide
            canvas.text(told[at], Rect(x, rect.y, rect.right - x, rect.h), size, face, WINE)

        self._cells(len(told), columns, high, paint)

    def _worth_width(self, row: Worth, told: str, label: str) -> float:
        number = self.canvas.width(told, HEADING if row.numbers else LEAVES_TEXT, SERIF_BOLD)
        if row.cards:
            return _fan_width(row) + max(number, self.canvas.width(label, LABEL, SANS))
        return self.canvas.width(label, LEAVES_TEXT, SANS) + 18 + number

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


def kit_for(services: Services, book: Rulebook) -> Kit:
    """With the deck of this game, which may show one of its cards in another way."""
    special = book.variant.game.special_card()
    if special is None:
        return services.kit
    return replace(
        services.kit, cards=CardArt(services.kit.shapes, services.look(name(special).upper()))
    )
