"""The players across the table: where they sit around it, their plaques, and their open hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game.engine.cards import CardId
from game.view.geometry import Rect
from game.view.layout.boxes import BoxPart, across
from game.view.layout.setting import (
    BODY,
    CARD_RATIO,
    DEPTH,
    MARGIN,
    NAME,
    SMALL_TEXT,
    STRIP_LARGE,
    TOP,
    TOP_LARGE,
    Spot,
    TableSetting,
    card_at,
    card_row,
    least,
    line,
)
from game.view.layout.zones import Zones
from game.view.stage import Stage

Side = Literal["left", "above", "right", "below"]
#: By number of players across the table: where they sit, clockwise from the left of the player at
#: the bottom. Where nothing but loose cards lies, two sit above, so that the sides are free.
SIDES: dict[int, tuple[Side, ...]] = {
    0: (),
    1: ("above",),
    2: ("left", "right"),
    3: ("left", "above", "right"),
    4: ("left", "above", "above", "right"),
    5: ("left", "above", "above", "right", "below"),
}
#: How far below the plaques above a player at a side sits: where no melds lie, with nobody above,
#: and with one whose melds may then need a whole row.
WITHOUT_MELDS, SIDE_DOWN, ROW_ABOVE = 10, 60, 132

#: The width of a plaque, also in heights of its smaller text.
PLAQUE_WIDTH, PLAQUE_WORDS = 410, 13.5
#: The least width of a name's place, in heights of its text: where less is left, there is no fan of
#: backs.
NAME_ROOM = 4.2
#: The width that a name of twelve letters needs, in heights of its text; for it the crest shrinks,
#: to LEAST_CREST of its size at the least.
FULL_NAME, LEAST_CREST = 6.0, 0.8
#: The part of a line's height that its letters reach down to.
LETTERS = 0.88
FAN_ANGLES = (-12.0, 0.0, 12.0)
#: The size of the moon that opens the contract where there is no room for its plate.
MOON = 64
#: The gap between a plaque and the words beside or below it; the width of what was won, in heights
#: of its text.
BESIDE, WON_WORDS = 14, 10.4


class FanBack(NamedTuple):
    rect: Rect
    angle: float


class SeatPlace(NamedTuple):
    seat: int
    side: Side
    plaque: Rect
    crest: Rect
    name: Rect
    second: Rect
    fan: tuple[FanBack, ...]
    #: The bubble with the number of cards.
    bubble: Rect
    #: In a fishing game, the place of what was won.
    won: Rect
    #: The place of what the player did last, and of an open hand.
    last_act: Rect
    #: The line in the colour that partners share.
    underline: Rect

    @property
    def frame(self) -> Rect:
        return self.plaque

    @property
    def align(self) -> str:
        """The side to which words before this player's melds are aligned."""
        return "center" if self.side in ("above", "below") else self.side

    @property
    def has_words_at_right(self) -> bool:
        """Whether words about this player end at the right, where the edge of the table is."""
        return self.last_act.right <= self.plaque.x or self.side == "right"


def lay_seats(stage: Stage, zones: Zones, setting: TableSetting) -> dict[int, SeatPlace]:
    """Return the places of the players across the table, by seat. Where hands lie face up, there
    are no backs."""
    opponents, hands, has_contract = setting.opponents, setting.open_hands, setting.has_contract
    has_melds = not setting.has_loose
    sides = SIDES[min(len(opponents), 5)]
    if len(opponents) == 2 and not has_melds:
        sides = ("above", "above")
    above = sides.count("above")
    width = max(PLAQUE_WIDTH, PLAQUE_WORDS * stage.text_units(SMALL_TEXT))
    places: dict[int, SeatPlace] = {}
    passed = 0
    for seat, side in zip(opponents, sides, strict=False):
        table, sky = zones.table, zones.sky
        plaque = Rect(
            table.x + MARGIN + 4, _side_y(zones, above, has_melds, has_contract), width, sky.h
        )
        if side in ("left", "right"):
            plaque = plaque._replace(w=min(width, zones.piles.x - plaque.x - MARGIN))
        if side == "right":
            plaque = plaque._replace(x=table.right - MARGIN - 4 - plaque.w)
        elif side == "above":
            apart = (passed + 0.5 - above / 2) * (width + 2 * MARGIN)
            plaque = plaque._replace(x=table.cx + apart - width / 2, y=sky.y)
            passed += 1
        elif side == "below":
            plaque = plaque._replace(x=table.cx - width / 2, y=zones.below.y)
        cards = hands[seat] if hands else ()
        high = open_high(setting, seat)
        told = _told(stage, zones, plaque, side, cards, high, setting.hand.large_corners)
        if cards and side == "above" and high > HEIGHT:
            wide = OPEN_WIDE / above
            told = Rect(plaque.cx - wide / 2, zones.top.y + 12, wide, high)
        if not has_melds and side == "above":
            # Nothing lies before this player: the words are on the felt, below the rim.
            told = told._replace(x=plaque.x, y=zones.top.y + 12, w=width + 2 * MARGIN)
            told = told._replace(h=HEIGHT if cards else line(stage, SMALL_TEXT))
        if has_contract and above == 2 and told.right <= plaque.x:
            told = told._replace(x=told.x + MOON + BESIDE, w=told.w - MOON - BESIDE)
        backs = 0 if hands else min(3, setting.view.hand_sizes[seat])
        places[seat] = _seat(stage, seat, side, plaque, told, backs, not has_melds)
    return places


def _side_y(zones: Zones, above: int, has_melds: bool, has_contract: bool) -> float:
    """Return how high those at the sides sit."""
    if above == 2:
        return zones.top.bottom + 4
    if not has_melds:
        return zones.top.y + WITHOUT_MELDS
    if above == 0 or has_contract:
        return zones.top.y + SIDE_DOWN
    return zones.top.y + ROW_ABOVE


def _told(
    stage: Stage,
    zones: Zones,
    plaque: Rect,
    side: Side,
    cards: Sequence[CardId],
    open_high: float,
    large: bool,
) -> Rect:
    """Return the place of words about a player, or of an open hand: beside a plaque above or below,
    and below one at a side."""
    table = zones.table
    if side in ("left", "right"):
        x = plaque.x if side == "left" else zones.piles.right + MARGIN
        right = zones.piles.x - MARGIN if side == "left" else plaque.right
        high = line(stage, SMALL_TEXT)
        if cards:
            rows = _rows(cards, right - x, open_high, large)
            high = open_high * (1 + (rows - 1) * _top(large)) + 8
        return Rect(x, plaque.bottom + 2, right - x, high)
    if side == "above" and plaque.cx < table.cx - 1:
        x, right = table.x + MARGIN, plaque.x - BESIDE
    else:
        x = plaque.right + BESIDE
        right = (zones.log_button.x if side == "above" else table.right) - BESIDE
    return Rect(x, plaque.y, max(0.0, right - x), plaque.h)


def _seat(
    stage: Stage, seat: int, side: Side, plaque: Rect, told: Rect, backs: int, has_won: bool
) -> SeatPlace:
    unit = plaque.h / 96
    size = max(least(stage, 46, 34), stage.text_units(BODY) * 1.4)
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
        FanBack(Rect(fan_x + 9 * unit * k, plaque.y + 18 * unit, card_w, card_h), FAN_ANGLES[k])
        for k in range(backs if with_fan else 0)
    )
    won, last_act = _won_and_last_act(stage, side, told, has_won)
    medal = Rect(plaque.x - 6 * crest, plaque.cy - 56 * crest, 112 * crest, 112 * crest)
    name = Rect(text_x, top, name_right - text_x, name_h)
    second = Rect(text_x, top + name_h, second_right - text_x, second_h)
    under = Rect(plaque.x + 56 * unit, plaque.bottom + 3, plaque.w - 80 * unit, 4)
    words = name, second, fan, bubble, won, last_act, under
    return SeatPlace(seat, side, plaque, medal, *words)


def _won_and_last_act(stage: Stage, side: Side, told: Rect, has_won: bool) -> tuple[Rect, Rect]:
    """Return the places of what was won, and beside it of the other words."""
    if not has_won:
        return told._replace(h=0), told
    high, wide = line(stage, SMALL_TEXT) + 6, WON_WORDS * stage.text_units(SMALL_TEXT)
    won, _, last_act = across(told, min(wide, told.w), BESIDE, BoxPart(0, 1))
    if side == "right":
        last_act, _, won = across(told, BoxPart(0, 1), BESIDE, won.w)
    return won._replace(h=high), last_act


def sky_place(zones: Zones, seats: dict[int, SeatPlace]) -> Rect:
    """Return the free part of the sky at the left of the seats above; perhaps nothing."""
    above = [place for place in seats.values() if place.side == "above"]
    ends = [min(place.plaque.x, place.last_act.x) - BESIDE for place in above]
    right = min(ends, default=zones.log_button.x - MARGIN)
    x = zones.table.x + MARGIN
    return Rect(x, zones.sky.y, max(0.0, right - x), zones.sky.h)


#: The height of the cards of an open hand: that of small melds.
HEIGHT = 96.0
#: A card shows WIDE of its width where there is room, and no less than NARROW: where there is less,
#: the hand has a second row.
WIDE, NARROW = 0.62, 0.28
ROWS_MOST = 3
#: The height of the cards of a player who has laid nothing by the end of a hand, and how wide they
#: may lie before a player above.
OPEN_HIGH, OPEN_WIDE = 140, 760


def open_high(setting: TableSetting, seat: int) -> float:
    """Return how high the cards of an open hand may be."""
    return OPEN_HIGH if seat in setting.bare else HEIGHT


def lay_open_hands(setting: TableSetting, seats: dict[int, SeatPlace]) -> dict[CardId, Spot]:
    spots: dict[CardId, Spot] = {}
    large = setting.hand.large_corners
    for seat, place in seats.items():
        cards, room = setting.open_hands[seat], place.last_act
        most = open_high(setting, seat)
        rows = _rows(cards, room.w, most, large)
        if not rows:
            continue
        high = min(most, room.h / (1 + (rows - 1) * _top(large)))
        each = -(-len(cards) // rows)
        for row in range(rows):
            part = cards[row * each : (row + 1) * each]
            wide = high * CARD_RATIO
            step = min(wide * WIDE, (room.w - wide) / max(1, len(part) - 1))
            x = room.x
            if place.has_words_at_right:
                x = room.right - wide - step * (len(part) - 1)
            first = card_at(x, room.y + high * _top(large) * row, high)
            depth = DEPTH["meld"] - 1000 + len(spots)
            spots.update(card_row(part, first, step, depth, "hand"))
    return spots


def _rows(cards: Sequence[CardId], width: float, high: float, large: bool) -> int:
    if not cards:
        return 0
    wide = high * CARD_RATIO
    in_a_row = 1 + int((width - wide) / (wide * (STRIP_LARGE if large else NARROW)))
    return min(ROWS_MOST, -(-len(cards) // max(1, in_a_row)))


def _top(large: bool) -> float:
    return TOP_LARGE if large else TOP
