"""The whole table: every card, zone and box of it, for one view in one window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from game.engine.cards import CardId
from game.engine.state import NOBODY
from game.view.geometry import Rect, around_all
from game.view.layout.contract import Plate, TrayPlaces, lay_plate, lay_tray, tray_frame
from game.view.layout.fishing import Choices, FishingLayout, choices_width, lay_choices, lay_fishing
from game.view.layout.hand import NO_HAND, HandLayout, lay_aside, lay_hand
from game.view.layout.melds import GAP, HEIGHTS, Field, Flow, Sizes, flow, free, lay, sizes_of
from game.view.layout.piles import Piles, lay_piles
from game.view.layout.seats import SeatPlace, lay_open_hands, lay_seats, sky_place
from game.view.layout.setting import (
    AIR,
    CARD_RATIO,
    MARGIN,
    SMALL_TEXT,
    HandRow,
    Spot,
    TableSetting,
    line,
)
from game.view.layout.zones import Zones, zones_of
from game.view.stage import Stage

#: The least and the greatest width of words beside melds, in heights of their text.
NOTE_ROOM, NOTE_MOST = 8, 18
#: The least width of the lane: this number of cards beside each other.
LANE_LEAST = 3
#: How far the name of a tray is kept free above it.
NAME_ABOVE = 38


class TableLayout(NamedTuple):
    zones: Zones
    #: Every card that lies face up, by its id.
    cards: dict[CardId, Spot]
    seats: dict[int, SeatPlace]
    piles: Piles
    #: The place of this player's own melds, where new ones may be dropped.
    lane: Rect
    hand: HandLayout = NO_HAND
    #: The frame of every meld, by its index.
    melds: tuple[Rect, ...] = ()
    meld_height: float = 0
    #: Places for words beside melds that have room for them, by seat; and beside the own melds.
    notes: Mapping[int, Rect] = MappingProxyType({})
    lane_note: Rect | None = None
    #: The place of the lane's name; None where melds or a tray lie there.
    lane_label: Rect | None = None
    #: The place of the card that lies apart from the hand, if there is one.
    aside: Rect | None = None
    plate: Plate | None = None
    tray: TrayPlaces | None = None
    fishing: FishingLayout | None = None
    choices: Choices | None = None
    #: The places of the cards across the table, where hands lie face up.
    open_hands: Mapping[CardId, Spot] = MappingProxyType({})
    #: The free part of the sky beside the seats, for words.
    sky_note: Rect | None = None


def with_hand(table: TableLayout, hand: HandRow) -> TableLayout:
    """Return the same table with another hand: nothing else changes while a card moves over the
    hand."""
    laid = lay_hand(table.zones.hand, hand)
    if table.aside and hand.aside != NOBODY:
        laid.spots[hand.aside] = lay_aside(hand, table.aside)
    return table._replace(hand=laid, cards={**table.cards, **laid.spots})


def lay_table(stage: Stage, setting: TableSetting) -> TableLayout:
    """Lay everything but the cards in the hand; of the hand, only the size of its corners matters
    here."""
    zones = zones_of(stage, setting)
    seats = lay_seats(stage, zones, setting)
    sky = sky_place(zones, seats)
    plate = lay_plate(stage, sky) if setting.has_contract else None
    laid = (_fishing if setting.has_loose else _rummy)(stage, setting, zones, seats)
    return laid._replace(
        plate=plate,
        sky_note=sky if plate is None and sky.w >= 200 else None,
        open_hands=lay_open_hands(setting, seats) if setting.open_hands else {},
    )


def _fishing(
    stage: Stage, setting: TableSetting, zones: Zones, seats: dict[int, SeatPlace]
) -> TableLayout:
    choices, piles = None, lay_piles(zones, setting)
    room = zones.top._replace(
        x=zones.table.x + MARGIN, w=zones.table.w - 2 * MARGIN, h=zones.own.bottom - zones.top.y
    )
    taken = [zones.piles.around(piles.stock.label)]
    for place in seats.values():
        taken += [place.plaque, place.won, place.last_act]
    if setting.choices:
        width = choices_width(stage)
        right = [one.bottom for one in taken if one.right > zones.table.right - MARGIN - width]
        top = max(room.y, *right, 0.0) + 10
        choices = lay_choices(stage, zones, top, setting)
        taken.append(choices.panel)
    field = Field(room, "above", zones.piles.cx, tuple(taken))
    fishing = lay_fishing(stage, field, zones.stock, setting)
    cards, lane = dict(fishing.spots), room._replace(h=0)
    return TableLayout(zones, cards, seats, piles, lane, fishing=fishing, choices=choices)


class Fields(NamedTuple):
    """Where melds may lie: those of the player at the bottom, and of the others, by seat."""

    zones: Zones
    seats: Mapping[int, SeatPlace]
    has_tray: bool
    #: Whether a card may lie aside, at the right of the own melds.
    has_aside: bool

    def own(self, height: float) -> Field:
        """Return the field of the own melds, in which a card that lies aside has room at their
        right. Further rows begin above the first."""
        zones = self.zones
        room = zones.own.around(zones.piles)
        room = room._replace(x=zones.table.x + MARGIN, w=zones.table.w - 2 * MARGIN)
        if self.has_tray:
            frame = tray_frame(zones, len(self.seats))
            room = room._replace(x=frame.x, w=frame.w)
        if self.has_aside:
            room = room._replace(w=room.w - height * CARD_RATIO - AIR)
        return Field(room, "below", zones.table.cx, (zones.piles,))

    def lane(self, own: Flow, height: float) -> tuple[Rect, ...]:
        """Return what the other players' melds do not cover: the own melds, the card that lies
        aside, room for a first meld, the tray."""
        zones, wide = self.zones, LANE_LEAST * height * CARD_RATIO
        if self.has_tray:
            frame = tray_frame(zones, len(self.seats))
            return (frame._replace(y=frame.y - NAME_ABOVE, h=frame.h + NAME_ABOVE), *own.rows)
        least = Rect(zones.table.cx - wide / 2, zones.own.bottom - height, wide, height)
        rows = [least.around(row) if row.overlaps(least) else row for row in own.rows]
        more = height * CARD_RATIO + AIR if self.has_aside else 0.0
        return tuple(row._replace(w=row.w + more) for row in rows or [least])

    def of(self, seat: int, lane: tuple[Rect, ...], needs: Mapping[int, float]) -> Field:
        """Return the field of a player across the table. `lane`: what is kept for the own melds;
        `needs`: how wide the melds of each player are in one row."""
        zones, place = self.zones, self.seats[seat]
        table, kept_off = zones.table, [zones.piles, *lane]
        left, right = table.x + MARGIN + 4, table.right - MARGIN - 4
        if place.side == "below":
            return self.own(0)._replace(middle=place.plaque.cx)
        if place.side in ("left", "right"):
            y = place.last_act.bottom + 4
            x = left if place.side == "left" else table.cx
            room = Rect(x, y, table.cx - left, zones.own.bottom - y)
            return Field(room, place.side, table.cx, tuple(kept_off))
        room, others = zones.top, [one for one in self.seats.values() if one is not place]
        if not others:
            room = room.around(zones.piles)
        pair = next((one for one in others if one.side == "above"), None)
        if pair and pair.plaque.x > place.plaque.x:
            right = self._between(left, right, needs[seat], needs[pair.seat]) - AIR
        elif pair:
            left = self._between(left, right, needs[pair.seat], needs[seat]) + AIR
        sides = [one for one in others if one.side in ("left", "right")]
        kept_off += [rect for one in sides for rect in (one.plaque, one.last_act)]
        room = room._replace(x=left, w=right - left)
        return Field(room, "above", place.plaque.cx, tuple(kept_off))

    def _between(self, left: float, right: float, first: float, second: float) -> float:
        """Return where the field of one player above ends and that of the other begins: in the
        middle, unless one of them needs more."""
        middle = self.zones.table.cx
        return max(left + first + AIR, min(middle, right - second - AIR))

    def flows(self, me: int, sizes: Mapping[int, Sizes], height: float) -> dict[int, Flow] | None:
        """Return the melds of all players at this height; None where they do not fit."""
        own = flow(sizes[me], self.own(height), height)
        if own is None:
            return None
        found = {me: own}
        lane, needs = self.lane(own, height), needs_of(sizes, height)
        for seat in self.seats:
            flowed = flow(sizes[seat], self.of(seat, lane, needs), height)
            if flowed is None:
                return None
            found[seat] = flowed
        return found


def needs_of(sizes: Mapping[int, Sizes], height: float) -> dict[int, float]:
    """Return how wide the melds of each player are in one row."""
    return {
        seat: height * (CARD_RATIO * sum(wide for _, wide in own) + GAP * max(0, len(own) - 1))
        for seat, own in sizes.items()
    }


def _rummy(
    stage: Stage, setting: TableSetting, zones: Zones, seats: dict[int, SeatPlace]
) -> TableLayout:
    view, large, me = setting.view, setting.hand.large_corners, setting.me
    has_aside = me != NOBODY and not setting.has_river and not setting.has_contract
    fields = Fields(zones, seats, setting.has_contract, has_aside)
    sizes = {seat: sizes_of(view.melds, seat, large) for seat in (*seats, me)}
    lower = me != NOBODY or any(place.side == "below" for place in seats.values())
    most = min(zones.top.h, zones.own.h if lower else zones.top.h)
    heights = [height for height in (setting.kept_height, *HEIGHTS) if 0 < height <= most]
    laid = ((height, fields.flows(me, sizes, height)) for height in heights)
    height, flows = next(found for found in laid if found[1] is not None)
    assert flows is not None
    cards: dict[CardId, Spot] = {}
    frames = [zones.top] * len(view.melds)
    for flowed in flows.values():
        for index, frame, spots in lay(view.melds, flowed, height, large, setting.joint):
            frames[index] = frame
            cards.update(spots)
    piles = lay_piles(zones, setting)
    cards.update(piles.discards.spots if piles.discards else {})
    tray = lay_tray(stage, zones, setting) if setting.tray else None
    cards.update(tray.spots if tray else setting.waiting)
    kept, needs = fields.lane(flows[me], height), needs_of(sizes, height)
    lane = tray.frame if tray else _lane(zones, kept, frames)
    own = flows[me].rows
    label = None if tray or own else _label(stage, zones)
    aside = lane_note = None
    if setting.has_aside and not tray:
        beside = own[0] if own else label or lane
        aside = Rect(0, zones.own.bottom - height, height * CARD_RATIO, height)
        aside = aside._replace(x=beside.right + AIR)
        lane = lane._replace(w=aside.x - AIR / 2 - lane.x)
    taken = [*frames, label] if label else frames
    notes = {
        seat: note
        for seat in seats
        if (note := _note(stage, fields.of(seat, kept, needs), flows[seat])) is not None
        and not any(map(note.overlaps, taken))
    }
    if own and me != NOBODY and not aside:
        lane_note = _beside(stage, own[0], lane, list(notes.values()))
    table = TableLayout(zones, cards, seats, piles, lane, melds=tuple(frames), meld_height=height)
    return table._replace(
        notes=notes, lane_note=lane_note, lane_label=label, aside=aside, tray=tray
    )


def _lane(zones: Zones, kept: Sequence[Rect], frames: Sequence[Rect]) -> Rect:
    """Return where new own melds may be dropped: over the hand, between the melds at the sides."""
    least, own, hand = around_all(list(kept)), zones.own, zones.hand
    beside = [frame for frame in frames if frame.bottom > own.y and frame.y < own.bottom]
    left = [frame.right + AIR for frame in beside if frame.right <= least.x]
    right = [frame.x - AIR for frame in beside if frame.x >= least.right]
    x = min(max(hand.x, *left, 0), least.x)
    end = max(min(hand.right, zones.table.right - MARGIN, *right), least.right)
    return Rect(x, own.y, end - x, own.h)


def _label(stage: Stage, zones: Zones) -> Rect:
    """Return the place of the lane's name, in its middle."""
    high, width = line(stage, SMALL_TEXT) + 8, stage.text_units(SMALL_TEXT) * 8.2
    return Rect(zones.table.cx - width / 2, zones.own.cy - high / 2, width, high)


def _beside(stage: Stage, row: Rect, room: Rect, others: Sequence[Rect]) -> Rect | None:
    """Return the place for words at the right of the own melds, if it is wide enough."""
    high = 2 * line(stage, SMALL_TEXT)
    left = row.right + AIR
    y = min(row.cy - high / 2, room.bottom - high)
    note = Rect(left, y, room.right - left, high)
    right = min((one.x - AIR for one in others if one.overlaps(note)), default=note.right)
    note = note._replace(w=right - left)
    return note if note.w >= NOTE_ROOM * stage.text_units(SMALL_TEXT) else None


def _note(stage: Stage, field: Field, flowed: Flow) -> Rect | None:
    """Return the place for words beside the last row of a player, or where the first would be."""
    high, wide = 2 * line(stage, SMALL_TEXT), NOTE_MOST * stage.text_units(SMALL_TEXT)
    rows = flowed.rows
    y = max(field.room.y, rows[-1].cy - high / 2) if rows else field.room.y + AIR / 2
    for part in free(field, y, high):
        left, right = part.left, part.right
        if not rows and field.side == "above":
            half = min(field.middle - left, right - field.middle, wide / 2)
            left, right = field.middle - half, field.middle + half
        elif rows and not left - 1 <= rows[-1].x <= right + 1:
            continue
        elif rows and field.side == "right":
            right = rows[-1].x - AIR
        elif rows:
            left = rows[-1].right + AIR
        if field.side == "right":
            left = max(left, right - wide)
        right = min(right, left + wide)
        if right - left >= NOTE_ROOM * stage.text_units(SMALL_TEXT):
            return Rect(left, y, right - left, high)
    return None
