"""Example boxes: cards with a check or a cross, a title, and the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.scenes.rules_words import BookWords
from game.scenes.table.paint_felt import paint_tag
from game.ui.canvas import Canvas, Kit
from game.ui.theme import Colour
from game.ui.words import PLAIN, SERIF_BOLD
from game.view.geometry import Rect
from game.view.narrate import Shown
from game.view.rulebook_blocks import COUNTED, PLUS, TAKES, WRONG, Example

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
