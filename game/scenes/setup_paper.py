"""The page that sums up the chosen game, drawn in sentences and cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.engine.cards import name
from game.engine.fishing.game import FishingGame
from game.reading.faults import Fault, Severity, sentence
from game.scenes.house import House
from game.scenes.naming import game_name
from game.scenes.setup_summary import Example, examples, marked_card, sentences
from game.ui.canvas import Canvas, Kit
from game.ui.card_art import CardArt
from game.ui.theme import MOON, WINE, Colour
from game.ui.widgets import Mood, Widget
from game.ui.words import LINE, PLAIN, SANS, SERIF_BOLD
from game.variants.load import Variant
from game.view.geometry import Rect

PAPER_INK: Colour = (42, 29, 18)
TITLE, TEXT, LABEL = 46, 29, 28
PAD, CARD, STRIP = 44, 118, 0.3
LABEL_WIDTH, LABEL_GAP, EXAMPLE_GAP = 210.0, 20.0, 40.0
#: More than these nobody reads before mending the first.
FAULTS_MOST = 3


class Paper(Widget):
    """`height` is known before it has its place."""

    focusable = False

    def __init__(self, house: House, canvas: Canvas, x: float, y: float, width: float) -> None:
        super().__init__("", Rect(x, y, width, 0))
        self.inner = width - 2 * PAD
        self.title = ""
        self.text = ""
        self.examples: Sequence[Example] = ()
        self.kit = house.kit

    def sum_up(self, house: House, canvas: Canvas, variant: Variant, seats: int) -> None:
        self.title = game_name(house, variant.id)
        self.text = sentences(house, variant, seats)
        self.kit = _kit_for(house, variant)
        self.examples = _fitting(canvas, examples(house, variant), self.inner)
        self._measure(canvas)

    def complain(
        self, house: House, canvas: Canvas, variant_id: str, faults: Sequence[Fault]
    ) -> None:
        """Why a file somebody wrote cannot be played."""
        self.title = game_name(house, variant_id)
        errors = [fault for fault in faults if fault.severity is Severity.ERROR]
        told = [
            house.say("setup.fault", line=fault.line, what=sentence(fault, house.say))
            if fault.line
            else sentence(fault, house.say)
            for fault in errors[:FAULTS_MOST]
        ]
        self.text = "\n".join([house.say("setup.faulty"), *told])
        self._measure(canvas)

    def _measure(self, canvas: Canvas) -> None:
        high = self._title_high(canvas) + canvas.height(self.text, self.inner, TEXT, PLAIN)
        if self.examples:
            high += 20 + max(CARD, self._label_high(canvas))
        self.rect = self.rect._replace(h=20 + high + 26)

    @staticmethod
    def _title_high(canvas: Canvas) -> float:
        return canvas.kit.stage.text_units(TITLE) * LINE + 4

    def _label_high(self, canvas: Canvas) -> float:
        return max(
            (canvas.height(one.label, LABEL_WIDTH, LABEL) for one in self.examples), default=0.0
        )

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        canvas.panel(rect, "paper", 22, shadow=True)
        x, y = rect.x + PAD, rect.y + 20
        title = Rect(x, y, self.inner, self._title_high(canvas))
        canvas.text(self.title, title, TITLE, SERIF_BOLD, WINE, may_cut=True)
        high = canvas.height(self.text, self.inner, TEXT, PLAIN)
        words = Rect(x, title.bottom, self.inner, high)
        canvas.text(self.text, words, TEXT, PLAIN, PAPER_INK, middle=False, lines=99)
        if not self.examples:
            return
        widths = [_width(canvas, one) for one in self.examples]
        gap = EXAMPLE_GAP
        if len(widths) > 1:
            gap = min(110.0, (self.inner - sum(widths)) / (len(widths) - 1))
        y = words.bottom + 20
        x += 10
        for example, width in zip(self.examples, widths, strict=True):
            self._paint_example(canvas, example, x, y)
            x += width + gap

    def _paint_example(self, canvas: Canvas, example: Example, x: float, y: float) -> None:
        high = max(CARD, self._label_high(canvas))
        middle = y + high / 2
        wide = CARD * 5 / 7
        # The deck of this game may show one of its cards in another way.
        with_deck = Canvas(self.kit)
        for at, card in enumerate(example.cards):
            left = x + _left(example, at)
            with_deck.card(card, left + wide / 2, middle, CARD)
        canvas.sprites.extend(with_deck.sprites)
        if example.wild >= 0:
            left = x + _left(example, example.wild) + 3
            tag = Rect(left, middle + CARD * 0.05, 26, 38)
            canvas.panel(tag, "wild", 5)
            canvas.text(example.stands_for, tag, 26, SERIF_BOLD, MOON, "center", may_cut=True)
        label = Rect(x + _cards_width(example) + LABEL_GAP, y, LABEL_WIDTH, high)
        canvas.text(example.label, label, LABEL, SANS, WINE, lines=3)


def _left(example: Example, at: int) -> float:
    """Of a card within its example."""
    wide = CARD * 5 / 7
    step = wide * STRIP
    if example.apart and at == len(example.cards) - 1:
        return (at - 1) * step + wide + 14
    return at * step


def _cards_width(example: Example) -> float:
    return _left(example, len(example.cards) - 1) + CARD * 5 / 7


def _width(canvas: Canvas, example: Example) -> float:
    label = min(LABEL_WIDTH, canvas.width(example.label, LABEL) + 2)
    return _cards_width(example) + LABEL_GAP + label


def _fitting(canvas: Canvas, found: Sequence[Example], width: float) -> Sequence[Example]:
    """As many as there is room for side by side."""
    used = 10.0
    for count, example in enumerate(found):
        used += _width(canvas, example) + (EXAMPLE_GAP if count else 0)
        if used > width:
            return found[:count]
    return found


def _kit_for(house: House, variant: Variant) -> Kit:
    game = variant.game
    special = marked_card(game) if isinstance(game, FishingGame) else None
    if special is None:
        return house.kit
    return replace(house.kit, cards=CardArt(house.kit.shapes, house.look(name(special).upper())))
