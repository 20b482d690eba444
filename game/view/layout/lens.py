"""The lens: a meld, or a single card, opened so that it can be read from afar."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.cards import CardId
from game.view.geometry import Rect
from game.view.layout.spots import CARD_RATIO, STRIP_LARGE, Spot, card_around
from game.view.layout.table import TableLayout

HEIGHT = 220
PAD = 16


class Lens(NamedTuple):
    """`frame` around the cards, all of it on the stage."""

    frame: Rect
    spots: dict[CardId, Spot]


def lens(layout: TableLayout, meld: int) -> Lens:
    """A meld, opened above itself."""
    cards = [card for card, spot in layout.cards.items() if (spot.zone, spot.at) == ("meld", meld)]
    return _opened(layout, cards, layout.melds[meld])


def card_lens(layout: TableLayout, card: CardId) -> Lens:
    """A single card, as of a river."""
    return _opened(layout, [card], layout.cards[card].rect)


def _opened(layout: TableLayout, cards: list[CardId], below: Rect) -> Lens:
    most = layout.zones.content.grown(-layout.zones.measures.margin)
    steps = STRIP_LARGE * (len(cards) - 1)
    height = min(HEIGHT, (most.w - 2 * PAD) / (1 + steps) / CARD_RATIO)
    card_w = height * CARD_RATIO
    first = card_around(below.cx - steps * card_w / 2, below.bottom - height / 2, height)
    whole = first._replace(w=card_w * (1 + steps)).grown(PAD)
    frame = whole.kept_in(most)
    first = first.moved(frame.x - whole.x, frame.y - whole.y)
    spots = {}
    for place, card in enumerate(cards):
        rect = first.moved(place * STRIP_LARGE * card_w, 0)
        strip = rect if place == len(cards) - 1 else rect._replace(w=STRIP_LARGE * card_w)
        spots[card] = layout.cards[card]._replace(rect=rect, angle=0.0, strip=strip)
    return Lens(frame, spots)
