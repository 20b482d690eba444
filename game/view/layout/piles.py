"""Stock, discard pile and river."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from game.engine.cards import CardId
from game.view.geometry import Rect, around_all
from game.view.layout.setting import (
    CARD_RATIO,
    DEPTH,
    LEAST_STRIP,
    STRIP_LARGE,
    TOP,
    TOP_LARGE,
    Spot,
    TableSetting,
    card_around,
    lean_of,
)
from game.view.layout.zones import Zones

LAYER_CARDS, LAYERS_MOST = 12, 5
LAYER_STEP = (-2.2, -3.2)
#: How far the name of a pile reaches beyond it; the gap between the names of stock and river.
LABEL_BEYOND, LABEL_GAP = 20, 4
#: The greatest height of a river's cards, its rows, and the room around them.
RIVER_MOST, RIVER_ROWS, RIVER_PAD = 144, 3, 12
RIVER_SPREAD = 0.62
#: How far a card that fits the hand rises above the others in the river.
FITS_RISE = 16
#: How far the light of a pile reaches beyond it: its name is below.
LIGHT = 8


class PilePlaces(NamedTuple):
    """The place of the stock or the discard pile. `frame`: where a card can be put or taken;
    `label`: the place of its name; `light`: what is lit when it may be taken; `next`: where a card
    comes to lie that is put there; `backs`: a back for every twelve cards of a stock, the uppermost
    last; `spots`: the cards that are seen."""

    frame: Rect
    label: Rect
    light: Rect
    next: Rect
    backs: tuple[Rect, ...] = ()
    spots: Mapping[CardId, Spot] = MappingProxyType({})


class Piles(NamedTuple):
    stock: PilePlaces
    discards: PilePlaces | None


def lay_piles(zones: Zones, setting: TableSetting) -> Piles:
    """Lay the stock and the discard pile. They never move while a hand is played."""
    room = zones.stock
    height = min(room.h + LAYER_STEP[1] * (LAYERS_MOST - 1), room.w / CARD_RATIO)
    lowest = card_around(room.cx, room.bottom - height / 2, height)
    backs = _layers(lowest, setting.view.stock_size)
    frame, pile = around_all([*backs[-1:], lowest]), zones.discards
    right = pile.x - LABEL_GAP if pile and setting.has_river else room.right + LABEL_BEYOND
    stock = PilePlaces(frame, _label(zones, room, right), frame.grown(LIGHT), frame, backs)
    if pile is None or setting.has_river:
        return Piles(stock, _river(zones, pile, setting) if pile else None)
    frame = card_around(pile.cx, pile.bottom - height / 2, height)
    label = _label(zones, pile, pile.right + LABEL_BEYOND)
    spots = _discards(frame, setting.view.pile)
    return Piles(stock, PilePlaces(frame, label, frame.grown(LIGHT), frame, spots=spots))


def _label(zones: Zones, pile: Rect, right: float) -> Rect:
    """Return the place of a pile's name, below it."""
    return zones.pile_labels._replace(x=2 * pile.cx - right, w=2 * (right - pile.cx))


def _layers(lowest: Rect, size: int) -> tuple[Rect, ...]:
    count = min(LAYERS_MOST, -(-size // LAYER_CARDS))
    return tuple(lowest.moved(k * LAYER_STEP[0], k * LAYER_STEP[1]) for k in range(count))


def _discards(frame: Rect, pile: Sequence[CardId]) -> dict[CardId, Spot]:
    """Lay the last three cards of the discard pile, each with its own lean, the newest on top."""
    spots = {}
    for depth, card in enumerate(pile[-3:]):
        is_top = card == pile[-1]
        strip = frame if is_top else frame._replace(h=0)
        spots[card] = Spot(frame, lean_of(card), DEPTH["pile"] + depth, strip, "pile")
    return spots


def _river(zones: Zones, zone: Rect, setting: TableSetting) -> PilePlaces:
    """Lay all cards of the discard pile in a row, the oldest at the left; in two or three rows
    where one is too short."""
    pile, fits, is_large = setting.view.pile, setting.fits, setting.hand.large_corners
    least = STRIP_LARGE if is_large else LEAST_STRIP
    show = TOP_LARGE if is_large else TOP
    room = zone.grown(-RIVER_PAD)
    rows, per_row, height = 1, len(pile), 0.0
    for rows in range(1, RIVER_ROWS + 1):
        per_row = max(1, -(-len(pile) // rows))
        height = min(RIVER_MOST, (room.h - FITS_RISE * (rows == 1)) / (1 + show * (rows - 1)))
        wide = height * CARD_RATIO * (1 + least * (per_row - 1))
        if wide <= room.w:
            break
    height = min(height, room.w / CARD_RATIO / (1 + least * (per_row - 1)))
    card_w = height * CARD_RATIO
    step = min(RIVER_SPREAD * card_w, (room.w - card_w) / max(1, per_row - 1))
    top = room.bottom - height * (1 + show * (rows - 1))
    spots = {}
    for at, card in enumerate(pile):
        row, place = divmod(at, per_row)
        is_last = place == per_row - 1 or at == len(pile) - 1
        rise = FITS_RISE * (fits >> card & 1) if rows == 1 else 0
        y = top + row * show * height - rise
        tall = show * height if row < rows - 1 else height
        rect = Rect(room.x + place * step, y, card_w, height)
        strip = Rect(rect.x, y, card_w if is_last else step, tall)
        spots[card] = Spot(rect, 0.0, DEPTH["river"] + at, strip, "river")
    label = zones.pile_labels._replace(x=room.x, w=room.w)
    above = max(0.0, zone.y + 4 - min((spot.rect.y for spot in spots.values()), default=zone.y))
    light = zone._replace(y=zone.y - above, h=zone.h + above)
    coming = Rect(zone.right - 120, zone.y + 8, 94, 132)
    return PilePlaces(zone, label, light, coming, spots=spots)
