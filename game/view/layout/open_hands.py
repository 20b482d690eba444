"""The hands of the players across the table, face up below their plaques: where a match is watched
with all hands open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.cards import CardId
from game.view.layout.seats import WON_GAP, SeatPlace
from game.view.layout.spots import CARD_RATIO, DEPTH, STRIP_LARGE, TOP, TOP_LARGE, Spot, card_at

#: As high as the smallest meld.
HEIGHT = 96.0
BELOW = 10.0
#: A card shows this much of its width where there is room, and no less than the other where there
#: is none: then there is a second row.
WIDE, NARROW = 0.62, 0.28
ROWS_MOST = 3

#: By seat; nothing for a hand that is not open.
Hands = Sequence[tuple[CardId, ...]]


def room_for(hands: Hands, seats: Mapping[int, SeatPlace], below_won: bool, large: bool) -> float:
    """How much lower everything else begins."""
    rows = max((_rows(hands[seat], place, large) for seat, place in seats.items()), default=0)
    if not rows:
        return 0.0
    high = HEIGHT * (1 + (rows - 1) * _top(large)) + BELOW
    won = max(place.won.h + WON_GAP for place in seats.values()) if below_won else 0.0
    return high + won


def lay_open_hands(
    hands: Hands, seats: Mapping[int, SeatPlace], below_won: bool, large: bool
) -> dict[CardId, Spot]:
    spots: dict[CardId, Spot] = {}
    for seat, place in seats.items():
        cards = hands[seat]
        rows = _rows(cards, place, large)
        if not rows:
            continue
        y = (place.won.bottom if below_won else place.plaque.bottom) + BELOW
        each = -(-len(cards) // rows)
        for row in range(rows):
            _lay_row(cards[row * each : (row + 1) * each], place, y, large, spots)
            y += HEIGHT * _top(large)
    return spots


def _lay_row(
    cards: Sequence[CardId],
    place: SeatPlace,
    y: float,
    large: bool,
    spots: dict[CardId, Spot],
) -> None:
    wide, room = HEIGHT * CARD_RATIO, place.column.w
    step = min(wide * WIDE, (room - wide) / max(1, len(cards) - 1))
    for at, card in enumerate(cards):
        rect = card_at(place.column.x + at * step, y, HEIGHT)
        strip = rect if at == len(cards) - 1 else rect._replace(w=step)
        spots[card] = Spot(rect, 0.0, DEPTH["meld"] - 1000 + len(spots), strip, "hand", 0)


def _rows(cards: Sequence[CardId], place: SeatPlace, large: bool) -> int:
    if not cards:
        return 0
    wide = HEIGHT * CARD_RATIO
    in_a_row = 1 + int((place.column.w - wide) / (wide * (STRIP_LARGE if large else NARROW)))
    return min(ROWS_MOST, -(-len(cards) // max(1, in_a_row)))


def _top(large: bool) -> float:
    return TOP_LARGE if large else TOP
