"""A small picture of a table as a player saw it, on which the act that was done and the better one
are marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.engine.actions import PILE, STOCK, Action
from game.engine.cards import CardId
from game.reader.node import ReaderNode
from game.scenes.shell.scene import Services
from game.ui.boxes import FILL, Leaf, Press
from game.ui.canvas import Canvas
from game.ui.card_art import BACK
from game.ui.theme import EMBER, GLOW, INK, IVORY, MOON, SMALL, Colour
from game.ui.widgets import Mood
from game.ui.words import BOLD
from game.view.coach import TableSeen
from game.view.geometry import Rect
from game.view.table.drawings import monkey_of

#: The width of a card, as a part of its height; the part of its width that the next card leaves
#: visible, in the hand at most, and in a meld.
NARROW, STRIP_MOST, STRIP = 5 / 7, 0.62, 0.34
EDGE, GAP, CREST, SIGN = 22.0, 18.0, 46.0, 40.0
#: How much a sign covers of the card below it: less than what is above its rank.
COVERS = 6.0
#: The heights of the own hand and the piles, as parts of the whole; the greatest and least height
#: of the cards of melds, as parts of their room.
HAND, PILES, MELDS, MELDS_LEAST = 0.34, 0.27, 0.62, 0.1
#: The width of stock and pile together, which are beside the melds, in widths of a card.
PILES_WIDE = 2.6


class _Group(NamedTuple):
    """Cards that lie together, with the seat of their owner; -1 for nobody."""

    cards: tuple[CardId, ...]
    owner: int


class SmallTable(Leaf):
    """A small picture of a table. `better` and `done`: the acts whose cards are marked, if there
    are any. `is_after`: the act has been done, and its cards lie on the table."""

    def __init__(
        self,
        services: Services,
        shown: TableSeen,
        high: float,
        better: Action | None = None,
        done: Action | None = None,
        is_after: bool = False,
        grow: bool = False,
    ) -> None:
        super().__init__(grow)
        self.shown, self.high = shown, high
        self.better, self.done, self.is_after = better, done, is_after
        self._kit = services.kit_of(shown.variant_id, monkey_of(shown.kind.untakeable))

    def height_at(self, canvas: Canvas, width: float) -> float:
        return self.high

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, with_deck = self.seen, canvas.like(self._kit)
        canvas.panel(rect, "felt", 22)
        self._paint_others(canvas, rect.grown(-EDGE))
        places = self.places(canvas)
        self._paint_hand(with_deck, places)
        middle = self._middle(canvas)
        if STOCK in places:
            self._paint_piles(with_deck, places)
            middle = middle._replace(w=places[STOCK].x - GAP - middle.x)
        self._paint_groups(with_deck, middle)
        canvas.sprites += with_deck.sprites

    # Places ---------------------------------------------------------------------------------

    def _middle(self, canvas: Canvas) -> Rect:
        """Return the room between the other players and the hand, with its signs."""
        inside = self.seen.grown(-EDGE)
        top = inside.y + max(CREST, canvas.line_high(SMALL)) + SIGN
        hand = inside.bottom - inside.h * HAND
        return Rect(inside.x, top, inside.w, hand - SIGN - top)

    def places(self, canvas: Canvas) -> dict[int, Rect]:
        """Return where each card of the hand can be seen, and where stock and pile lie."""
        inside, cards = self.seen.grown(-EDGE), self.shown.hand
        high = inside.h * HAND
        wide = high * NARROW
        step = min(wide * STRIP_MOST, (inside.w - wide) / max(1, len(cards) - 1))
        x, y = inside.cx - (step * (len(cards) - 1) + wide) / 2, inside.bottom - high
        places = {
            card: Rect(x + at * step, y, wide if at == len(cards) - 1 else step, high)
            for at, card in enumerate(cards)
        }
        if not self.shown.kind.has_loose:
            middle = self._middle(canvas)
            high = min(middle.h, inside.h * PILES)
            wide = high * NARROW
            pile = Rect(middle.right - wide, middle.y, wide, high)
            places |= {PILE: pile, STOCK: pile.moved(-wide * (PILES_WIDE - 1), 0)}
        return places

    # The players ----------------------------------------------------------------------------

    def _paint_others(self, canvas: Canvas, inside: Rect) -> None:
        """Paint crest, name and number of cards of each other player."""
        view = self.shown.view
        others = [seat for seat in self._in_turn(view.viewer) if not view.standing.out[seat]]
        high = max(CREST, canvas.line_high(SMALL))
        for at, seat in enumerate(others):
            wide = inside.w / len(others)
            x, number = inside.x + at * wide, str(view.hand_sizes[seat])
            canvas.crest(self.shown.players[seat].crest, x + CREST / 2, inside.y + high / 2, CREST)
            count = max(high, canvas.width(number, SMALL, BOLD) + 20)
            name = self.shown.players[seat].name
            room = min(wide - CREST - 10 - count - 16, canvas.width(name, SMALL) + 4)
            box = Rect(x + CREST + 10, inside.y, room, high)
            if room > CREST:
                canvas.text(name, box, SMALL, colour=IVORY, may_cut=True)
            pill = Rect(x + CREST + 10 + max(0.0, room) + 10, inside.y, count, high)
            canvas.panel(pill, "count", high / 2)
            canvas.text(number, pill, SMALL, BOLD, MOON, "center")

    def _in_turn(self, viewer: int) -> Iterator[int]:
        seats = len(self.shown.players)
        return ((viewer + by) % seats for by in range(1, seats))

    # Cards ----------------------------------------------------------------------------------

    def _paint_hand(self, canvas: Canvas, places: dict[int, Rect]) -> None:
        cards = self.shown.hand
        for card in cards:
            strip = places[card]
            canvas.card(card, strip.x + strip.h * NARROW / 2, strip.cy, strip.h)
        for card in cards:
            self._mark(canvas, places[card], card)

    def _paint_piles(self, canvas: Canvas, places: dict[int, Rect]) -> None:
        view = self.shown.view
        shown = {STOCK: BACK if view.stock_size else None, PILE: next(iter(view.pile[-1:]), None)}
        for place, card in shown.items():
            lies = places[place]
            if card is not None:
                canvas.card(card, lies.cx, lies.cy, lies.h)
            else:
                canvas.panel(lies, "slot", 8)
            # After an act, a card on the pile may be the one that was discarded.
            self._mark(canvas, lies, card if self.is_after and card is not None else place)

    def _groups(self) -> list[_Group]:
        view = self.shown.view
        groups = [_Group(meld.cards, meld.owner) for meld in view.melds]
        groups += [_Group(build.cards, build.owner) for build in view.builds]
        return groups + [_Group((card,), -1) for card in view.loose]

    def _paint_groups(self, canvas: Canvas, room: Rect) -> None:
        """Paint melds, builds and loose cards in rows, as large as there is room for all."""
        groups = self._groups()
        high = room.h * MELDS
        while high > room.h * MELDS_LEAST and self._rows_high(groups, room.w, high) > room.h:
            high *= 0.92
        x, y = room.x, room.y
        for group in groups:
            wide = _wide(group, high)
            if x + wide > room.right and x > room.x:
                x, y = room.x, y + high + GAP / 2
            if group.owner >= 0:
                crest = self.shown.players[group.owner].crest
                canvas.crest(crest, x + high * 0.22, y + high / 2, high * 0.44)
            first = x + (high * 0.48 if group.owner >= 0 else 0.0)
            for at, card in enumerate(group.cards):
                left = first + at * high * NARROW * STRIP
                canvas.card(card, left + high * NARROW / 2, y + high / 2, high)
            if self.is_after and (colour := self._lit(group.cards)) is not None:
                lies = Rect(first, y, x + wide - first, high)
                canvas.ring(lies.grown(2), colour, 5, 10)
            x += wide + GAP

    @staticmethod
    def _rows_high(groups: Sequence[_Group], room: float, high: float) -> float:
        x, rows = 0.0, 1
        for group in groups:
            wide = _wide(group, high)
            if x and x + wide > room:
                x, rows = 0.0, rows + 1
            x += wide + GAP
        return rows * (high + GAP / 2)

    def _lit(self, cards: Sequence[CardId]) -> Colour | None:
        """Return the colour of the act that has put some of these cards here, if one has."""
        for act, colour in ((self.better, GLOW), (self.done, EMBER)):
            if act is not None and not set(act.cards).isdisjoint(cards):
                return colour
        return None

    # What was done --------------------------------------------------------------------------

    def _mark(self, canvas: Canvas, strip: Rect, what: int) -> None:
        """Mark a card, the stock or the pile, if it belongs to the act that was done or to the
        better one: each act has its own sign and colour."""
        if _concerns(self.better, what):
            self._sign(canvas, strip, "icon_check", GLOW, "disc")
        elif _concerns(self.done, what):
            self._sign(canvas, strip, "icon_cross", EMBER, "count low")

    @staticmethod
    def _sign(canvas: Canvas, strip: Rect, icon: str, colour: Colour, style: str) -> None:
        canvas.ring(strip.grown(2), colour, 5, 10)
        above = strip.y + COVERS - SIGN / 2
        canvas.disc(strip.cx, above, SIGN, style)
        canvas.icon(icon, strip.cx, above, SIGN * 0.68, INK)


class CardToPress(Press):
    """A card of a small table that can be pressed."""

    def __init__(self, what: int, called: str, at: Rect, act: Callable[[], None]) -> None:
        super().__init__(f"spot {what}", FILL, act, style=("", ""), radius=10)
        self.rect, self._called = at, called

    def told(self, words: str) -> ReaderNode:
        return super().told(self._called)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        if mood.focus:
            canvas.focus(self.seen, 10)
        elif mood.hover:
            canvas.ring(self.seen.grown(2), GLOW, 5, 10)


def _concerns(act: Action | None, what: int) -> bool:
    if act is None:
        return False
    return what in act.cards if what >= 0 else act.kind == "draw" and act.place == what


def _wide(group: _Group, high: float) -> float:
    cards = high * NARROW * (1 + (len(group.cards) - 1) * STRIP)
    return cards + (high * 0.48 if group.owner >= 0 else 0.0)
