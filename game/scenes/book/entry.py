"""The part of the book in which a hand is entered: fields, cards and digits to press."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.engine.cards import SUIT, card_of
from game.engine.entered import LOW, OnTable
from game.play.book.draft import TABLE, Cell, HandDraft
from game.scenes.shell.scene import Services
from game.ui.boxes import Box, Column, Drawing, Grid, Press, Row, Sized, Wrap, level
from game.ui.canvas import Canvas
from game.ui.theme import GLOW, IVORY2, MOON, SMALL
from game.ui.widgets import Button, Mood, TextField, Toggle
from game.ui.words import SANS, SERIF_BOLD
from game.variants.load import Variant
from game.view.geometry import Rect
from game.view.scores.asked import cards_named
from game.view.table.log import Wording

NUMBER, CARD, GAP = 44, 124.0, 8.0
#: The zones of the page: fields, cards, digits, what ends a hand.
FIELDS, CARDS, DIGITS, ENDS = 0, 1, 2, 3
#: The most letters of the cards in a field.
CARDS_SAID = 14


class EntryActs(NamedTuple):
    """What the presses do. `changed`: called after every change; `save`: when all is entered;
    `count_by`: whether points are entered, in a fishing game."""

    changed: Callable[[], None]
    save: Callable[[], None]
    count_by: Callable[[bool], None]


class CellField(TextField):
    """A cell of the hand: its number, and below it the cards it is made of."""

    def __init__(
        self, name: str, draft: HandDraft, at: int, acts: EntryActs, said: str, cards: str
    ) -> None:
        super().__init__(name, said, lambda text: None, self._done, 0)
        self.draft, self.at, self.acts, self.cards = draft, at, acts, cards

    def _done(self) -> None:
        self.draft.cell.is_filled = True
        if self.draft.is_full:
            self.acts.save()
        else:
            self.draft.next()
            self.acts.changed()

    def height_at(self, canvas: Canvas, width: float) -> float:
        return canvas.line_high(NUMBER) + 10

    def type(self, text: str, erase: bool, instead: bool = False) -> None:
        if erase:
            self.draft.erase()
        for digit in text:
            if digit in "0123456789":
                self.draft.digit(int(digit))
        self.acts.changed()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, is_now = self.seen, self.draft.at == self.at
        canvas.panel(rect, "button hover" if mood.hover or is_now else "row", 10)
        if is_now:
            canvas.ring(rect, GLOW, 3, 10)
        right = rect
        if self.cards and canvas.width(self.cards, SMALL) + 70 <= rect.w:
            room = Rect(rect.x + 10, rect.y, rect.w * 0.6, rect.h)
            canvas.text(self.cards, room, SMALL, SANS, IVORY2, may_cut=True)
            right = Rect(rect.x + rect.w * 0.5, rect.y, rect.w * 0.5 - 12, rect.h)
        align = "center" if right is rect else "right"
        canvas.text(self.text, right, NUMBER, SERIF_BOLD, MOON, align)
        if mood.focus:
            canvas.focus(rect, 10)


class EntryBoxes:
    """The boxes with which a hand is entered."""

    def __init__(
        self,
        services: Services,
        variant: Variant,
        draft: HandDraft,
        wording: Wording,
        acts: EntryActs,
    ) -> None:
        self.services, self.variant, self.draft = services, variant, draft
        self.wording, self.acts = wording, acts

    def field(self, at: int) -> CellField:
        cell = self.draft.cells[at]
        said = self.services.number(self.draft.worth(cell)) if cell.is_filled else ""
        return CellField(f"cell {at}", self.draft, at, self.acts, said, self._cards_said(cell))

    def _cards_said(self, cell: Cell) -> str:
        said = cards_named(self.wording, [one.card for one in cell.cards])
        return said if len(said) <= CARDS_SAID else f"{said[: CARDS_SAID - 1]}…"

    # What is pressed ------------------------------------------------------------------------

    def keys(self) -> Column:
        """Return the cards, the digits, and what ends the hand."""
        cards = [self._card(one) for one in self.draft.cell.kinds]
        across = Grid(*cards, columns=len(cards), gap=(4, 4)) if cards else None
        return Column(across, GAP if cards else None, self._digits(), GAP, self._ends())

    def _card(self, card: OnTable) -> Press:
        def paint(canvas: Canvas, rect: Rect) -> None:
            with_deck = canvas.like(self.services.kit_for(self.variant))
            low = 12 if card.slot == LOW else 0
            if low:
                # An ace at the low end of a run, before a two.
                with_deck.card(card_of(2, SUIT[card.card]), rect.cx + low, rect.cy, CARD)
            with_deck.card(card.card, rect.cx - low, rect.cy, CARD)
            canvas.sprites += with_deck.sprites

        name, act = f"card {card.card} {card.slot}", partial(self._press_card, card)
        face = Drawing(paint, CARD * 5 / 7, CARD)
        return Press(name, face, act, (0, 3, 0, 3), ("", "row hover"), 8, CARDS)

    def _press_card(self, card: OnTable) -> None:
        self.draft.card(card)
        self.services.sound("land_card")
        self.acts.changed()

    def _digits(self) -> Grid:
        how = partial(Button, zone=DIGITS, pad=(24, 10), high=56)
        keys: list[Box] = [
            how(f"digit {digit}", str(digit), partial(self._press_digit, digit))
            for digit in (*range(1, 10), 0)
        ]
        erase = how("erase", "", self._erase, "icon_undo")
        erase.tip = self.services.say("book.erase")
        onward = how("onward", "", self._onward, "icon_right")
        onward.tip = self.services.say("book.onward")
        return Grid(*keys, erase, onward, columns=12, gap=(6, 6))

    def _press_digit(self, digit: int) -> None:
        self.draft.digit(digit)
        self.services.sound("step")
        self.acts.changed()

    def _erase(self) -> None:
        self.draft.erase()
        self.acts.changed()

    def _onward(self) -> None:
        self.draft.next()
        self.acts.changed()

    def _ends(self) -> Row:
        say, draft = self.services.say, self.draft
        words = say("settings.off"), say("settings.on")
        shown = (
            ("in_one", draft.has_bonus, draft.in_one, self._in_one),
            ("nobody", not draft.may_be_points, draft.nobody_closed, self._nobody),
            ("by_points", draft.may_be_points, draft.by_points, self.acts.count_by),
            ("as_wild", draft.cell.zone == TABLE, draft.is_wild, self._wild),
        )
        toggles = [
            Toggle(name, self.wording.text(f"book.{name}"), is_on, words, change, ENDS)
            for name, is_there, is_on, change in shown
            if is_there
        ]
        text = self.wording.text("book.save", number=draft.number)
        save = Button("save", text, self.acts.save, main=True, zone=ENDS, high=60, pad=(60, 16))
        return Row(level(save), 30, Sized(Wrap(*toggles, gap=(30, 6)), grow=True))

    def _in_one(self, is_on: bool) -> None:
        self.draft.in_one = is_on
        self.acts.changed()

    def _nobody(self, is_on: bool) -> None:
        self.draft.nobody_closed = is_on
        self.acts.changed()

    def _wild(self, is_on: bool) -> None:
        self.draft.is_wild = is_on
        self.acts.changed()
