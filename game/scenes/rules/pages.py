"""The pages of the rule book: blocks of sections become boxes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from game.play.pieces.line import Shown
from game.scenes.shell.scene import Services
from game.scenes.table.paint_felt import paint_tag
from game.ui.boxes import (
    Box,
    Column,
    Drawing,
    Grid,
    Icon,
    Padded,
    Panel,
    Part,
    Row,
    Sized,
    Text,
    level,
)
from game.ui.canvas import Canvas
from game.ui.theme import WINE, Colour
from game.ui.words import PLAIN, SANS, SERIF_BOLD
from game.view.geometry import Rect
from game.view.rulebook.blocks import (
    COUNTED,
    PLUS,
    TAKES,
    WRONG,
    Block,
    BookSection,
    ContractTable,
    Example,
    Examples,
    Heading,
    HouseRule,
    Worth,
    WorthTable,
)
from game.view.rulebook.blocks import TextBlock as Paragraph
from game.view.rulebook.book import Rulebook
from game.view.rulebook.words import BookWords

CARD_HIGH = 190.0
CARD_WIDE = CARD_HIGH * 5 / 7
#: The part of a card's width that the next card leaves visible: usually, and at least.
STRIP, STRIP_LEAST = 0.42, 0.31
JOINT, EDGE, MARK = 62.0, 24.0, 54.0
COLUMN_LEAST, GAP = 360.0, 16.0
#: The smallest scale of cards: rather than shrink further, they take a wider column.
SHRINK_MOST = 0.85
PAPER_INK: Colour = (42, 29, 18)
PAPER_SOFT: Colour = (90, 74, 44)
TITLE_INK: dict[str, Colour] = {WRONG: (140, 36, 24), COUNTED: (74, 22, 38)}
TITLE_RIGHT: Colour = (31, 91, 54)
SIGNS = {PLUS: "icon_plus", TAKES: "icon_right"}
SIGN_INK: Colour = (110, 90, 50)
#: Sizes of words, the largest first.
GAME, TITLE, HEADING, EXAMPLE_TITLE, WORDS, EXAMPLE_WORDS, LABEL = 58, 50, 38, 35, 31, 29, 28
PARAGRAPH, BEFORE_HEADING, AROUND_TABLE = 14.0, 30.0, 18.0
#: The height of the small cards beside their points, and the part of their width that the next card
#: leaves visible.
WORTH_CARD, WORTH_STRIP = 108.0, 0.44
WORTH_WIDE = WORTH_CARD * 5 / 7
MOON = 54.0
#: The width of the bar beside what is marked.
BAR = 6.0


def _paper(
    text: str,
    size: float = WORDS,
    face: str = PLAIN,
    colour: Colour = PAPER_INK,
    grow: bool = False,
) -> Text:
    """Return words on paper in as many lines as they need."""
    return Text(text, size, face, colour, lines=99, middle=False, grow=grow)


class Typesetter:
    """A maker of pages for one book. `width`: that of the text."""

    def __init__(self, services: Services, book: Rulebook, width: float) -> None:
        self.words = BookWords(services.texts, book)
        self.canvas = Canvas(services.kit)
        self.kit = services.kit_for(book.variant)
        self.width = width

    def section(
        self, section: BookSection, first: bool, marked: Collection[Block] = ()
    ) -> list[Part]:
        """Return the boxes of a section. `first`: whether it is the first page of its book, which
        has the game's name as its title, and a line about the game. `marked`: its blocks with a bar
        beside them."""
        name, title, about = self.words.name, self.words.title(section), self.words.about
        parts: list[Part] = [_paper(name, LABEL, SANS, PAPER_SOFT)]
        parts += [_paper(title, TITLE, SERIF_BOLD, WINE), PARAGRAPH]
        if first:
            parts = [_paper(name, GAME, SERIF_BOLD, WINE), 4]
            parts += [_paper(about, WORDS, PLAIN, PAPER_SOFT), 20] if about else []
            parts += [_paper(title, HEADING, SERIF_BOLD, WINE), 8]
        for block in section.blocks:
            boxes = self._block(block)
            parts += [_barred(boxes)] if block in marked else boxes
        return parts

    def _block(self, block: Block) -> list[Part]:
        if isinstance(block, Paragraph):
            return [_paper(self.words.line(block.line)), PARAGRAPH]
        if isinstance(block, Heading):
            heading = _paper(self.words.heading(block), HEADING, SERIF_BOLD, WINE)
            return [BEFORE_HEADING - PARAGRAPH, heading, 6]
        if isinstance(block, HouseRule):
            said, help_ = self.words.option(block)
            helps = _paper(help_, LABEL, PLAIN, PAPER_SOFT) if help_ else None
            return [_paper(said), helps, PARAGRAPH if help_ else 0]
        if isinstance(block, Examples):
            table = self._examples(block.all)
        elif isinstance(block, ContractTable):
            table = self._contracts(block)
        else:
            table = self._worths(block)
        return [AROUND_TABLE - PARAGRAPH / 2, table, AROUND_TABLE]

    # Tables ---------------------------------------------------------------------------------

    def _cells(self, rows: Sequence[Row], columns: int, apart: float, around: float) -> Grid:
        """Return rows side by side, as many as have enough room."""
        least = max(row.natural_width(self.canvas) for row in rows) - 2 + apart
        cells = [Padded(row, (0, around / 2, 0, around / 2)) for row in rows]
        return Grid(*cells, columns=columns, least=least)

    def _contracts(self, table: ContractTable) -> Grid:
        numbers = self.canvas.kit.stage.text_units(WORDS) * 1.4
        rows = [
            Row(
                *(Icon(f"moon_{row.moon}", MOON), 14),
                Sized(Text(f"*{row.number}*", WORDS, colour=PAPER_INK), numbers),
                Text(self.words.contract(row), colour=PAPER_INK, lines=9, grow=True),
            )
            for row in table.rows
        ]
        return self._cells(rows, 3, 24, 18)

    def _worths(self, table: WorthTable) -> Grid:
        return self._cells([self._worth(row) for row in table.rows], 4, 30, 22)

    def _worth(self, row: Worth) -> Row:
        """Return cards with their points; a label is below the points, or in place of the cards."""
        size, face = (HEADING, SERIF_BOLD) if row.numbers else (WORDS, SANS)
        label = self.words.line(row.label) if row.label else ""
        points = Text(self.words.numbers(row.numbers), size, face, WINE, grow=True)
        if not row.cards:
            said = Text(label, WORDS, colour=PAPER_INK) if label else None
            return Row(said, 16 if label else 0, Sized(points, grow=True, height=WORTH_CARD))
        fan = Drawing(partial(self._paint_fan, row), _fan_width(row), WORTH_CARD)
        if not label:
            return Row(fan, points)
        high = points.height_at(self.canvas, 0)
        below = Sized(Text(label, LABEL, colour=PAPER_SOFT), height=high)
        return Row(fan, level(Column(points, below), grow=True))

    def _paint_fan(self, row: Worth, canvas: Canvas, rect: Rect) -> None:
        with_deck, step = canvas.like(self.kit), _step(row)
        for at, card in enumerate(row.cards):
            with_deck.card(card, rect.x + at * step + WORTH_WIDE / 2, rect.cy, WORTH_CARD)
        canvas.sprites += with_deck.sprites
        if row.gap:
            left = rect.x + WORTH_WIDE + 9
            canvas.line(left, rect.cy - 2, step - WORTH_WIDE - 18, 4, PAPER_SOFT, 0.7)

    # Examples -------------------------------------------------------------------------------

    def _examples(self, examples: Sequence[Example]) -> Grid:
        panels = [self._example(example) for example in examples]
        return Grid(*panels, columns=self._columns_for(examples), gap=(GAP, GAP))

    def _columns_for(self, examples: Sequence[Example]) -> int:
        """Return the number of columns that have room for letters of this size, and for the widest
        row of cards."""
        letters = max(1.0, self.canvas.kit.stage.text_units(EXAMPLE_WORDS) / EXAMPLE_WORDS)
        cards = max(_cards_width(example, STRIP_LEAST) for example in examples) * SHRINK_MOST
        least = max(COLUMN_LEAST * letters, cards + 2 * EDGE)
        return max(1, int((self.width + GAP) // (least + GAP)))

    def _example(self, example: Example) -> Panel:
        style = "example wrong" if example.verdict == WRONG else "example"
        ink = TITLE_INK.get(example.verdict, TITLE_RIGHT)
        column = Column(
            *(Drawing(partial(self._paint_example, example), height=CARD_HIGH), 14),
            *(_paper(self.words.line(example.title), EXAMPLE_TITLE, SERIF_BOLD, ink), 4),
            _paper(self.words.line(example.text), EXAMPLE_WORDS, grow=True),
        )
        return Panel(column, (EDGE, EDGE, EDGE, 20), style, 18, shadow=False)

    def _paint_example(self, example: Example, canvas: Canvas, rect: Rect) -> None:
        """Paint the cards of an example, with a sign that tells whether it is right."""
        strip = STRIP if _cards_width(example, STRIP) <= rect.w else STRIP_LEAST
        fit = min(1.0, rect.w / _cards_width(example, strip))
        x = rect.cx - _cards_width(example, strip) * fit / 2
        for at, group in enumerate(example.groups):
            if at:
                sign = SIGNS.get(example.joint)
                if sign:
                    canvas.icon(sign, x + JOINT * fit / 2, rect.cy, 34 * fit, SIGN_INK)
                x += JOINT * fit
            x = self._paint_group(canvas, group, x, rect.cy, strip, fit)
        if example.verdict != COUNTED:
            wrong = example.verdict == WRONG
            x, y = rect.right + EDGE - MARK / 2 - 12, rect.y - EDGE + MARK / 2 + 12
            canvas.disc(x, y, MARK, "mark wrong" if wrong else "mark right")
            canvas.icon("icon_cross" if wrong else "icon_check", x, y, 34)

    def _paint_group(
        self,
        canvas: Canvas,
        group: Sequence[Shown],
        x: float,
        middle: float,
        strip: float,
        fit: float,
    ) -> float:
        """Paint a group of cards, and return where its last card ends."""
        wide, high, step = CARD_WIDE * fit, CARD_HIGH * fit, CARD_WIDE * strip * fit
        for at, shown in enumerate(group):
            with_deck = canvas.like(self.kit)
            with_deck.card(shown.card, x + at * step + wide / 2, middle, high)
            canvas.sprites += with_deck.sprites
            if shown.rank:
                seen = step if at < len(group) - 1 else wide * 0.42
                place = Rect(x + at * step, middle - high / 2, seen, high)
                paint_tag(canvas, place, high, self.words.wording.rank(shown.rank))
        return x + (len(group) - 1) * step + wide


def _barred(parts: Sequence[Part]) -> Box:
    """Return boxes with a bar at their left, in the margin."""

    def paint(canvas: Canvas, rect: Rect) -> None:
        canvas.line(rect.x, rect.y, rect.w, rect.h, WINE, 0.75)

    *boxes, below = parts
    bar = Drawing(paint, BAR)
    return Column(Padded(Row(bar, BAR * 2, Column(*boxes, grow=True)), (-BAR * 3, 0, 0, 0)), below)


def _cards_width(example: Example, strip: float) -> float:
    groups = example.groups
    cards = sum(CARD_WIDE * (1 + (len(group) - 1) * strip) for group in groups)
    return cards + (len(groups) - 1) * JOINT


def _step(row: Worth) -> float:
    """Return the distance from one card to the next."""
    return WORTH_WIDE + 34 if row.gap else WORTH_WIDE * WORTH_STRIP


def _fan_width(row: Worth) -> float:
    """Return the width of a row of cards, with the space after it."""
    return (len(row.cards) - 1) * _step(row) + WORTH_WIDE + 18
