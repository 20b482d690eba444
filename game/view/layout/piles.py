"""Stock, discard pile and river."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.cards import CardId, CardSet
from game.view.geometry import Rect, around_all
from game.view.layout.setting import (
    CARD_RATIO,
    DEPTH,
    LEAST_STRIP,
    SMALL_TEXT,
    STRIP_LARGE,
    TOP,
    TOP_LARGE,
    Spot,
    card_around,
    lean_of,
    line,
)
from game.view.layout.zones import RIVER_INSET, RIVER_NAME, Zones
from game.view.stage import Stage

#: The greatest height of a pile: in units, and, in a small window, in pixels.
PILE_MOST, SMALL_PILE_MOST = 196, 124
LAYER_CARDS, LAYERS_MOST = 12, 5
LAYER_STEP = (-2.2, -3.2)
RIVER_HEIGHT, RIVER_TWO_ROWS = 132, 112
RIVER_SPREAD = 0.62
#: How far a card that fits the hand rises above the others in the river.
FITS_RISE = 16


class Pile(NamedTuple):
    """The place of the stock or the discard pile. `frame`: where a card can be put or taken;
    `label`: the place of its name, below; `backs`: a back for every twelve cards of a stock, the
    uppermost last."""

    frame: Rect
    label: Rect
    backs: tuple[Rect, ...] = ()


class Piles(NamedTuple):
    stock: Pile
    discards: Pile | None


def lay_piles(
    stage: Stage, zones: Zones, top: float, stock_size: int, with_discards: bool
) -> Piles:
    """Lay the stock and the discard pile. `top`: the upper limit of their room, for melds lie above
    it."""
    room = zones.piles
    y = max(room.y, top)
    places = 2 if with_discards else 1
    width = room.w / places
    layers = -LAYER_STEP[1] * (LAYERS_MOST - 1)
    most = max(1.0, room.w / zones.measures.piles_w)
    highest = (SMALL_PILE_MOST / stage.scale if stage.is_small else PILE_MOST) * most
    height = min(highest, room.bottom - y - layers)
    cards = [
        card_around(room.x + width * (k + 0.5), room.bottom - height / 2, height)
        for k in range(places)
    ]
    labels = [
        Rect(room.x + width * k + 6, zones.pile_labels_y, width - 12, line(stage, SMALL_TEXT))
        for k in range(places)
    ]
    backs = _layers(cards[0], stock_size)
    stock = Pile(around_all([*backs[-1:], cards[0]]), labels[0], backs)
    return Piles(stock, Pile(cards[1], labels[1]) if with_discards else None)


def _layers(lowest: Rect, size: int) -> tuple[Rect, ...]:
    count = min(LAYERS_MOST, -(-size // LAYER_CARDS))
    return tuple(lowest.moved(k * LAYER_STEP[0], k * LAYER_STEP[1]) for k in range(count))


def discards(frame: Rect, pile: Sequence[CardId]) -> dict[CardId, Spot]:
    """Lay the last three cards of the discard pile, each with its own lean, the newest on top."""
    spots = {}
    for depth, card in enumerate(pile[-3:]):
        is_top = card == pile[-1]
        strip = frame if is_top else frame._replace(h=0)
        spots[card] = Spot(frame, lean_of(card), DEPTH["pile"] + depth, strip, "pile")
    return spots


class River(NamedTuple):
    frame: Rect
    label: Rect
    spots: dict[CardId, Spot]
    rows: int


def lay_river(
    stage: Stage, zones: Zones, pile: Sequence[CardId], fits: CardSet, large_corners: bool
) -> River:
    """Lay all cards of the discard pile in a row, the oldest at the left; in two rows where one is
    too short."""
    zone = zones.river
    assert zone is not None
    x, room_w = zone.x + RIVER_INSET, zone.w - 2 * RIVER_INSET
    least = STRIP_LARGE if large_corners else LEAST_STRIP
    show = TOP_LARGE if large_corners else TOP
    rows, top, height = 1, zone.y + 8, RIVER_HEIGHT * zone.h / 140
    per_row = len(pile)
    if per_row > 1 and room_w < height * CARD_RATIO * (1 + least * (per_row - 1)):
        rows, top, per_row = 2, zone.y - 16, -(-len(pile) // 2)
        height = min(RIVER_TWO_ROWS * zone.h / 140, (zone.bottom + 6 - top) / (1 + show))
        height = min(height, room_w / CARD_RATIO / (1 + least * (per_row - 1)))
    card_w = height * CARD_RATIO
    step = RIVER_SPREAD * card_w
    if per_row > 1:
        step = min(step, (room_w - card_w) / (per_row - 1))
    spots = {}
    for at, card in enumerate(pile):
        row, place = divmod(at, per_row)
        is_last = place == per_row - 1 or at == len(pile) - 1
        rise = FITS_RISE * (fits >> card & 1) if rows == 1 else 0
        y = top + row * show * height - rise
        tall = show * height if row < rows - 1 else height
        rect = Rect(x + place * step, y, card_w, height)
        strip = Rect(rect.x, y, card_w if is_last else step, tall)
        spots[card] = Spot(rect, 0.0, DEPTH["river"] + at, strip, "river")
    label_w = stage.text_units(SMALL_TEXT) * RIVER_NAME - 16
    label = Rect(x, zones.pile_labels_y, label_w, line(stage, SMALL_TEXT))
    return River(zone, label, spots, rows)
