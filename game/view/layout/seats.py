"""The players across the table: plaque, hand, and the column their melds hang in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.engine.cards import CardId
from game.view.geometry import Rect
from game.view.layout.setting import (
    BODY,
    CARD_RATIO,
    DEPTH,
    NAME,
    SMALL_TEXT,
    STRIP_LARGE,
    TOP,
    TOP_LARGE,
    Spot,
    card_at,
    card_row,
    line,
)
from game.view.layout.zones import Zones
from game.view.stage import Stage

#: The least width of a name's place, in heights of its text: where less is left, there is no fan of
#: backs.
NAME_ROOM = 4.2
#: The width that a name of twelve letters needs, in heights of its text; for it the crest shrinks,
#: to LEAST_CREST of its size at the least.
FULL_NAME, LEAST_CREST = 6.0, 0.8
#: The part of a line's height that its letters reach down to.
LETTERS = 0.88
FAN_ANGLES = (-12.0, 0.0, 12.0)
#: The gap between columns; the dividing line is in its middle.
COLUMN_GAP = 30
#: The size of the moon that opens the contract where there is no room for its plate.
MOON = 64


#: The gap between a plaque and what the player has won, and between a plaque and what the player
#: did last. Where both are shown, the latter begins BESIDE_WON text heights right of the plaque's
#: left edge.
WON_GAP, TOLD_GAP, BESIDE_WON = 10, -3, 11.4
#: With two opponents and a contract, the greatest width of a plaque, so that the contract has room
#: beside it.
PLAQUE_BESIDE_PLATE = 376


class Back(NamedTuple):
    rect: Rect
    angle: float


class SeatPlace(NamedTuple):
    seat: int
    plaque: Rect
    crest: Rect
    name: Rect
    second: Rect
    fan: tuple[Back, ...]
    #: The bubble with the number of cards.
    bubble: Rect
    #: In a fishing game, the place of what was won, below the plaque.
    won: Rect
    #: The place of what the player did last, below the plaque.
    deed: Rect
    #: The line in the colour that partners share.
    underline: Rect
    column: Rect


def lay_seats(
    stage: Stage,
    zones: Zones,
    opponents: Sequence[int],
    hand_sizes: Sequence[int],
    has_contract: bool,
    has_loose: bool,
) -> dict[int, SeatPlace]:
    """Lay the players across the table. A place for the contract is left at the right end of the
    sky; with three opponents or more it has only the size of a moon."""
    measures, content = zones.measures, zones.table
    if not opponents:
        return {}
    taken, most = measures.seats_right, measures.plaque_w
    taken = max(0.0, taken - (zones.content.w - content.w))
    beside = MOON + 36.0 if has_contract and len(opponents) > 2 else 0.0
    if beside:
        taken += MOON + 12
    elif has_contract and len(opponents) == 2:
        most = min(most, PLAQUE_BESIDE_PLATE)
    gap = measures.side if len(opponents) < 4 else measures.side * 0.7
    if len(opponents) > 4:
        # Five are at the top only while a match is watched: then all plaques are equally wide.
        taken = content.right - _corner(zones) + measures.button_gap + beside - measures.side - gap
    pitch = (content.w - 2 * measures.side - taken) / len(opponents)
    width = min(most, pitch - gap)
    places = {}
    for at, seat in enumerate(opponents):
        x = content.x + measures.side + at * pitch
        right = x + pitch - COLUMN_GAP
        if at == len(opponents) - 1:
            right = content.right - measures.side
        column = Rect(x, zones.far.y, right - x, zones.far.h)
        # The last plaque ends left of the buttons; its column extends below them.
        free = _corner(zones) - measures.button_gap - x - beside
        plaque = Rect(x, measures.plaque_y, min(width, free), measures.plaque_h)
        places[seat] = _seat(stage, seat, plaque, column, min(3, hand_sizes[seat]), has_loose)
    return places


def _seat(
    stage: Stage, seat: int, plaque: Rect, column: Rect, backs: int, beside_won: bool
) -> SeatPlace:
    unit = plaque.h / 96
    size = max(34 / stage.scale if stage.is_small else 46, stage.text_units(BODY) * 1.4)
    text_x = plaque.x + 110 * unit
    fan_x = plaque.right - 96 * unit
    with_fan = fan_x - text_x >= NAME_ROOM * stage.text_units(NAME)
    name_end, crest = plaque.right - 12, unit
    if not with_fan:
        for_name = name_end - plaque.x - FULL_NAME * stage.text_units(NAME)
        crest = min(unit, max(LEAST_CREST * unit, for_name / 110))
        text_x = plaque.x + 110 * crest
    name_h, second_h = line(stage, NAME), line(stage, SMALL_TEXT)
    top = plaque.y + (plaque.h - name_h - second_h) / 2
    if not with_fan:
        # The bubble stands below the name, which has the whole width.
        size = min(size, plaque.bottom - 4 - top - name_h * LETTERS)
    bubble = Rect(plaque.right - 6 - size, plaque.bottom - 4 - size, size, size)
    name_right = fan_x - 6 if with_fan else name_end
    second_right = (fan_x if with_fan else bubble.x) - 6
    card_w, card_h = 42.5 * unit, 59.5 * unit
    fan = tuple(
        Back(Rect(fan_x + 9 * unit * k, plaque.y + 18 * unit, card_w, card_h), FAN_ANGLES[k])
        for k in range(backs if with_fan else 0)
    )
    return SeatPlace(
        seat,
        plaque,
        Rect(plaque.x - 6 * crest, plaque.cy - 56 * crest, 112 * crest, 112 * crest),
        Rect(text_x, top, name_right - text_x, name_h),
        Rect(text_x, top + name_h, second_right - text_x, second_h),
        fan,
        bubble,
        Rect(
            plaque.x + 106 * unit, plaque.bottom + WON_GAP, plaque.w - 106 * unit, won_height(stage)
        ),
        _deed(stage, plaque, text_x, column, beside_won),
        Rect(plaque.x + 56 * unit, plaque.bottom + 3, plaque.w - 80 * unit, 4),
        column,
    )


def _deed(stage: Stage, plaque: Rect, text_x: float, column: Rect, beside_won: bool) -> Rect:
    """Return the place of what a player did last: below the plaque, beside the foot of the
    crest."""
    high, x, y = line(stage, SMALL_TEXT), text_x, plaque.bottom + TOLD_GAP
    if beside_won:
        x, y = plaque.x + BESIDE_WON * stage.text_units(SMALL_TEXT), plaque.bottom + WON_GAP + 5
    return Rect(x, y, column.right - x, high)


def won_height(stage: Stage) -> float:
    return line(stage, SMALL_TEXT) + 10


def _corner(zones: Zones) -> float:
    """Return the left edge of the buttons at the right end of the sky."""
    in_row = zones.log_button.y == zones.help.y
    return zones.log_button.x if in_row else zones.help.x


def sky_place(zones: Zones, seats: dict[int, SeatPlace]) -> Rect:
    """Return the free part of the sky between the seats and the menu buttons; perhaps nothing."""
    measures = zones.measures
    left = max((place.plaque.right for place in seats.values()), default=zones.content.x) + 24
    right = _corner(zones) - 20
    y = measures.plaque_y - 4
    return Rect(left, y, max(0.0, right - left), measures.plaque_h + 8)


#: The height of the cards: that of the smallest usual melds.
HEIGHT = 96.0
BELOW = 10.0
#: A card shows WIDE of its width where there is room, and no less than NARROW: where there is less,
#: the hand has a second row.
WIDE, NARROW = 0.62, 0.28
ROWS_MOST = 3

#: The cards of each hand by seat; empty for a hand that is not open.
Hands = Sequence[tuple[CardId, ...]]


def room_for(hands: Hands, seats: Mapping[int, SeatPlace], below_won: bool, large: bool) -> float:
    """Return how much lower everything below the open hands begins."""
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
    cards: Sequence[CardId], place: SeatPlace, y: float, large: bool, spots: dict[CardId, Spot]
) -> None:
    wide, room = HEIGHT * CARD_RATIO, place.column.w
    step = min(wide * WIDE, (room - wide) / max(1, len(cards) - 1))
    first, depth = card_at(place.column.x, y, HEIGHT), DEPTH["meld"] - 1000 + len(spots)
    spots.update(card_row(cards, first, step, depth, "hand"))


def _rows(cards: Sequence[CardId], place: SeatPlace, large: bool) -> int:
    if not cards:
        return 0
    wide = HEIGHT * CARD_RATIO
    in_a_row = 1 + int((place.column.w - wide) / (wide * (STRIP_LARGE if large else NARROW)))
    return min(ROWS_MOST, -(-len(cards) // max(1, in_a_row)))


def _top(large: bool) -> float:
    return TOP_LARGE if large else TOP
