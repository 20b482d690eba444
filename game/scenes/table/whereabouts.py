"""Where everything that can move is, in one layout of the table."""

from __future__ import annotations

from game.engine.cards import CardId
from game.engine.state import NOBODY
from game.view.geometry import Rect
from game.view.layout.hand import HandLayout
from game.view.layout.spots import Spot
from game.view.layout.table import TableLayout
from game.view.places import DOWN, HAND, MELDED, Anchor, Back, Place, Snapshot, Token

#: Backs in a fan lie below every card that moves over them.
FAN_DEPTH, STOCK_DEPTH = -100, -200
LEVELS = {"hand": HAND, "pile": HAND}


def places_of_table(layout: TableLayout) -> Snapshot:
    """All but the hand at the bottom."""
    places: dict[Token, Place] = {card: _lying(card, spot) for card, spot in layout.cards.items()}
    places |= {card: _lying(card, spot) for card, spot in layout.open_hands.items()}
    for seat, at in layout.seats.items():
        for n, fanned in enumerate(at.fan):
            places[Back(seat, n)] = _turned(fanned.rect, fanned.angle, MELDED, FAN_DEPTH + n)
    for n, rect in enumerate(layout.piles.stock.backs):
        places[Back(NOBODY, n)] = _turned(rect, 0.0, HAND, STOCK_DEPTH + n)
    return places


def places_of_hand(hand: HandLayout, bottom: int) -> Snapshot:
    places: dict[Token, Place] = {card: _lying(card, spot) for card, spot in hand.spots.items()}
    for n, spot in enumerate(hand.backs):
        places[Back(bottom, n)] = _turned(spot.rect, spot.angle, HAND, spot.depth)
    return places


def _lying(card: CardId, spot: Spot) -> Place:
    rect, level = spot.rect, LEVELS.get(spot.zone, MELDED)
    return Place(rect.cx, rect.cy, rect.h, spot.angle, card, level, spot.depth)


def _turned(rect: Rect, angle: float, level: int, depth: int) -> Place:
    return Place(rect.cx, rect.cy, rect.h, angle, DOWN, level, depth)


def anchors_of(layout: TableLayout, bottom: int) -> dict[Anchor, Place]:
    """Where cards come from and go to that nobody can see one by one."""
    found = {Anchor("stock"): _middle(layout.piles.stock.frame)}
    if layout.piles.discards:
        found[Anchor("pile")] = _middle(layout.piles.discards.frame)
    elif layout.river:
        frame = layout.river.frame
        found[Anchor("pile")] = _middle(Rect(frame.right - 120, frame.y + 8, 94, 132))
    for seat, at in layout.seats.items():
        middle = at.fan[0].rect if at.fan else at.bubble
        found[Anchor("hand", seat)] = Place(middle.cx, middle.cy, 70)
        found[Anchor("won", seat)] = Place(at.crest.cx, at.crest.cy, 60)
    hand = layout.zones.hand
    found[Anchor("hand", bottom)] = Place(hand.cx, hand.cy, layout.hand.height)
    panel = layout.zones.panel_crest
    found[Anchor("won", bottom)] = Place(panel.cx, panel.cy, 90)
    return found


def _middle(rect: Rect) -> Place:
    return Place(rect.cx, rect.cy, rect.h)
