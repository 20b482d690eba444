"""A small picture of a game that is changed: its table when the first hand has been dealt."""

from __future__ import annotations

from functools import partial

from game.engine.cards import CardId, unpack
from game.engine.chance import SeededChance
from game.engine.visibility import Observation, observe
from game.settings import CRESTS
from game.ui.boxes import Drawing
from game.ui.canvas import Canvas, Kit
from game.ui.card_art import BACK
from game.ui.theme import IVORY, SMALL
from game.ui.words import BOLD
from game.variants.load import Variant, rules_of
from game.view.geometry import Rect
from game.view.layout.setting import CARD_RATIO

WIDE, HIGH, PAD = 380.0, 204.0, 12.0
CREST, CARD, OWN_CARD = 42.0, 58.0, 66.0
#: How much of a card is seen at most beside the next, as a part of its width.
STRIP_MOST = 0.62


def example_table(variant: Variant, kit: Kit) -> Drawing:
    """Return the picture for as many as can play. `kit`: with the deck of the game."""
    rules = rules_of(variant.game)
    seats = variant.game.players.max
    dealt = observe(rules.start(seats, SeededChance("example")), 0)
    return Drawing(partial(_paint, dealt, kit), WIDE, HIGH)


def _paint(dealt: Observation, kit: Kit, canvas: Canvas, rect: Rect) -> None:
    canvas.panel(rect, "felt", 18)
    with_deck = canvas.like(kit)
    others = range(1, len(dealt.hand_sizes))
    for seat in others:
        x = rect.x + PAD + (rect.w - 2 * PAD) * (seat - 0.5) / len(others)
        canvas.crest(CRESTS[seat % len(CRESTS)], x - 18, rect.y + PAD + CREST / 2, CREST)
        _number(canvas, dealt.hand_sizes[seat], x + 6, rect.y + PAD + CREST / 2)
    middle = rect.y + PAD + CREST + 8 + CARD / 2
    open_cards = [*dealt.pile[-1:], *dealt.loose]
    row = [BACK, *open_cards] if dealt.stock_size else open_cards
    step = min(CARD * CARD_RATIO + 8, (rect.w - 2 * PAD - CARD) / max(1, len(row)))
    left = rect.cx - step * (len(row) - 1) / 2
    _row(with_deck, row, left, step, middle, CARD)
    if dealt.stock_size:
        _number(canvas, dealt.stock_size, left - CARD * CARD_RATIO / 2 - 44, middle)
    hand = sorted(unpack(dealt.hand))
    wide = OWN_CARD * CARD_RATIO
    step = min(wide * STRIP_MOST, (rect.w - 2 * PAD - wide) / max(1, len(hand) - 1))
    left = rect.cx - step * (len(hand) - 1) / 2
    _row(with_deck, hand, left, step, rect.bottom - PAD - OWN_CARD / 2, OWN_CARD)
    canvas.sprites += with_deck.sprites


def _row(
    canvas: Canvas, cards: list[CardId], left: float, step: float, y: float, high: float
) -> None:
    for at, card in enumerate(cards):
        canvas.card(card, left + at * step, y, high)


def _number(canvas: Canvas, number: int, x: float, y: float) -> None:
    canvas.text(str(number), Rect(x, y - 18, 40, 36), SMALL, BOLD, IVORY)
