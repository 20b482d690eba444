"""The hand at the bottom: an arc, a straight row, or two or three rows."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, inf, radians, sin
from typing import NamedTuple

from game.engine.cards import CardId
from game.engine.state import NOBODY
from game.view.geometry import Rect
from game.view.layout.setting import CARD_RATIO, DEPTH, STRIP_LARGE, TOP, TOP_LARGE, HandRow, Spot

#: The gap between groups, when the hand is sorted into groups.
GROUP_GAP = 18
#: How far a card under the pointer or the focus rises, and how far the cards right of it give way.
FOCUS_RISE, GIVE_WAY = 10, 12
SELECTED_RISE = 28
SPREAD_MOST = 0.82
#: A depth above that of every card of a hand.
ASIDE_DEPTH = 900
ANGLE_MOST, ARC_DEPTH = 7.0, 22.0


class HandForm(NamedTuple):
    """The form in which a number of cards lies. `height` of a card in the zone of a 16:9 window;
    `strip`: the least part of its width that stays visible."""

    rows: int
    height: float
    strip: float
    is_arc: bool = False


#: The height of the zone for which the heights of `FORMS` are given. In a higher zone cards are
#: higher.
ZONE_HEIGHT = 316
#: How far several rows may reach below the zone.
OVERHANG = 8
#: How far the corners of an arc may reach below the zone.
ARC_OVERHANG = 15

#: For each form, the most cards that lie in it.
FORMS: tuple[tuple[float, HandForm], ...] = (
    (14, HandForm(1, 270, 0.36, is_arc=True)),
    (18, HandForm(1, 250, 0.33)),
    (36, HandForm(2, 214, 0.41)),
    (inf, HandForm(3, 160, 0.30)),
)
FORMS_LARGE: tuple[tuple[float, HandForm], ...] = (
    (12, HandForm(1, 270, STRIP_LARGE, is_arc=True)),
    (24, HandForm(2, 214, STRIP_LARGE)),
    (inf, HandForm(3, 160, STRIP_LARGE)),
)


class HandLayout(NamedTuple):
    spots: dict[CardId, Spot]
    #: The backs of cards that lie face down, instead of `spots`.
    backs: tuple[Spot, ...]
    #: The gap that is open for a card held over the hand.
    room: Spot | None
    height: float
    #: For each row: its top, and the cards that are not in the air, from the left.
    lines: tuple[tuple[float, tuple[CardId, ...]], ...]


NO_HAND = HandLayout({}, (), None, 0, ())


def lay_aside(hand: HandRow, place: Rect) -> Spot:
    """Lay the card that lies apart from the others. It is still part of the hand, and rises like
    the others."""
    rect = place.moved(0, -_rise(hand.aside, hand))
    return Spot(rect, 0.0, DEPTH["hand"] + ASIDE_DEPTH, rect, "hand")


class _Place(NamedTuple):
    card: CardId
    gap: float


def lay_hand(zone: Rect, hand: HandRow) -> HandLayout:
    """Lay the hand. It is done anew at every movement of a card over the hand, so it must be
    quick."""
    places = _places(hand)
    count = hand.backs or sum(map(len, hand.groups))
    form = _form(count, hand.large_corners)
    if not places or zone.h <= 0:
        return NO_HAND._replace(height=form.height, lines=((zone.y, ()),))
    per_row = -(-len(places) // form.rows)
    rows = [places[at : at + per_row] for at in range(0, len(places), per_row)]
    raster = _raster(zone, rows, form, hand.large_corners)
    spots = _spots(rows, raster, hand)
    return _sorted_out(hand, rows, spots)


def _form(count: int, large_corners: bool) -> HandForm:
    forms = FORMS_LARGE if large_corners else FORMS
    return next(form for most, form in forms if count <= most)


def _places(hand: HandRow) -> list[_Place]:
    if hand.backs:
        return [_Place(NOBODY, 0)] * hand.backs
    moving = hand.lifted if hand.room != NOBODY else 0
    places: list[_Place] = []
    for group in hand.groups:
        gap = GROUP_GAP if places else 0
        for card in group:
            if not moving >> card & 1:
                places.append(_Place(card, gap))
                gap = 0
    if hand.room != NOBODY:
        at = min(hand.room, len(places))
        places.insert(at, _Place(NOBODY, 0))
    return places


class _Raster(NamedTuple):
    """Lengths common to all rows. `show`: the distance from row to row. In an arc the outermost
    cards are turned by `bend` degrees and lowered by `depth`."""

    left: float
    top: float
    width: float
    height: float
    step: float
    show: float
    bend: float
    depth: float
    #: Half the distance from the first card to the last.
    half: float


def _raster(zone: Rect, rows: Sequence[Sequence[_Place]], form: HandForm, large: bool) -> _Raster:
    part = TOP_LARGE if large else TOP
    grows = zone.h / ZONE_HEIGHT
    height = form.height * grows
    if form.rows > 1:
        height = min(
            form.height * max(1, grows), (zone.h + OVERHANG) / (1 + part * (form.rows - 1))
        )
    bend = min(ANGLE_MOST, 1.2 + 0.7 * len(rows[0])) if form.is_arc and len(rows[0]) > 1 else 0.0
    depth = ARC_DEPTH * bend / ANGLE_MOST * grows
    room_w = zone.w - GIVE_WAY - height * sin(radians(bend))
    # For each row: its width in steps, and the gaps between its groups.
    spans = [(len(row) - 1 + _aside(at), _air(row)) for at, row in enumerate(rows)]
    width = min(
        height * CARD_RATIO, *((room_w - air) / (1 + form.strip * steps) for steps, air in spans)
    )
    height = width / CARD_RATIO
    step = min(
        SPREAD_MOST * width, *((room_w - width - air) / max(steps, 0.5) for steps, air in spans)
    )
    extent = max(steps * step + air for steps, air in spans)
    if form.rows > 1:
        top = zone.bottom + OVERHANG - height * (1 + part * (len(rows) - 1))
    else:
        free = zone.h - SELECTED_RISE - height - depth
        turn = radians(bend)
        lowest = depth + (height + height * cos(turn) + width * sin(turn)) / 2
        top = zone.y + SELECTED_RISE + max(0.0, free) / 2
        top = min(top, zone.bottom + ARC_OVERHANG - lowest)
    left = zone.cx - (extent + width) / 2
    return _Raster(left, top, width, height, step, part * height, bend, depth, extent / 2)


def _aside(row: int) -> float:
    """Return the indent of a row, in steps: every other row is indented by half a step."""
    return 0.5 * (row % 2)


def _air(row: Sequence[_Place]) -> float:
    return sum(place.gap for place in row[1:])


def _spots(rows: Sequence[Sequence[_Place]], raster: _Raster, hand: HandRow) -> list[Spot]:
    spots: list[Spot] = []
    for at, row in enumerate(rows):
        x = raster.left + _aside(at) * raster.step
        y = raster.top + raster.show * at
        tall = raster.height if at == len(rows) - 1 else raster.show
        gives = 0
        for place, (card, gap) in enumerate(row):
            x += gap if place else 0
            way = (x - raster.left) / raster.half - 1 if raster.bend else 0.0
            low = raster.depth * way * way - _rise(card, hand)
            rect = Rect(x + gives, y + low, raster.width, raster.height)
            if card == hand.focus != NOBODY:
                gives = GIVE_WAY
            free = raster.width
            if place < len(row) - 1:
                free = min(free, x + gives + raster.step + row[place + 1].gap - rect.x)
            strip = Rect(rect.x, rect.y, free, tall)
            depth = DEPTH["hand"] + len(spots)
            spots.append(Spot(rect, raster.bend * way, depth, strip, "hand"))
            x += raster.step
    return spots


def _rise(card: CardId, hand: HandRow) -> float:
    if card == NOBODY:
        return 0
    return SELECTED_RISE * (hand.selected >> card & 1) + FOCUS_RISE * (card == hand.focus)


def _sorted_out(
    hand: HandRow, rows: Sequence[Sequence[_Place]], spots: Sequence[Spot]
) -> HandLayout:
    height = spots[0].rect.h
    if hand.backs:
        return HandLayout({}, tuple(spots), None, height, ())
    cards: dict[CardId, Spot] = {}
    room: Spot | None = None
    lines = []
    at = 0
    for row in rows:
        top = min(spot.rect.y for spot in spots[at : at + len(row)])
        lines.append((top, tuple(place.card for place in row if place.card != NOBODY)))
        for place in row:
            if place.card == NOBODY:
                room = spots[at]
            else:
                cards[place.card] = spots[at]
            at += 1
    if room:
        # A card in the air takes the place of the gap that is open for it.
        cards.update((card, room) for group in hand.groups for card in group if card not in cards)
    return HandLayout(cards, (), room, height, tuple(lines))


def hand_index_at(hand: HandLayout, x: float, y: float) -> int:
    """Return how many cards of the hand, without those in the air, lie left of a card dropped at a
    point."""
    before = 0
    for at, (_, cards) in enumerate(hand.lines):
        is_last = at == len(hand.lines) - 1
        if is_last or y < hand.lines[at + 1][0]:
            return before + sum(hand.spots[card].strip.cx < x for card in cards)
        before += len(cards)
    return 0
