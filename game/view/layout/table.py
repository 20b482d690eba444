"""The whole table: every card, zone and box of it, for one view in one window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from game.engine.cards import CardId
from game.engine.state import NOBODY
from game.view.geometry import Rect
from game.view.layout.contract import TRAY_GAP, Plate, Tray, lay_plate, lay_tray
from game.view.layout.fishing import Choices, Sea, lay_choices, lay_sea, room_of
from game.view.layout.hand import NO_HAND, HandLayout, lay_aside, lay_hand
from game.view.layout.melds import (
    HEIGHTS,
    OWN_HEIGHTS,
    ROW_GAP,
    SMALL_HEIGHTS,
    TALL_HEIGHTS,
    WATCHED_HEIGHTS,
    Flow,
    Sizes,
    fits,
    flow,
    lay,
    sizes_of,
)
from game.view.layout.piles import Piles, River, discards, lay_piles, lay_river
from game.view.layout.seats import (
    COLUMN_GAP,
    SeatPlace,
    lay_open_hands,
    lay_seats,
    room_for,
    sky_place,
)
from game.view.layout.setting import (
    CARD_RATIO,
    SMALL_TEXT,
    Hand,
    Spot,
    TableSetting,
    card_around,
    line,
)
from game.view.layout.zones import Shape, Zones, zones_of
from game.view.stage import Stage

#: Where far or own melds would be less high than this, other ways to share the room between them
#: are tried.
EASE = 114
#: How far the far melds may then reach down into the own lane.
FAR_DOWN = 40
#: The space above and below the own melds in a small window: usually, and where it is crowded.
SMALL_AIRS = (84, 28)
#: The greatest height of the own lane.
LANE_MOST = 244
#: The height of a card that lies aside: that of the discard pile it came from.
ASIDE_HEIGHT = 196
#: The gap between far melds and own lane, without a river and with one.
LANE_GAP, RIVER_LANE_GAP = 24, 14


class Lanes(NamedTuple):
    columns: dict[int, Flow]
    height: float
    own: Flow
    own_height: float
    lane: Rect
    #: The place for a card that must be used now, beside the own melds.
    aside: Rect


class Columns(NamedTuple):
    """The rooms of the far melds, and the sizes of all melds, by their owner's seat."""

    rooms: dict[int, Rect]
    sizes: Mapping[int, Sizes]

    def all_fit(self, room_h: float, height: float) -> bool:
        return all(
            fits(self.sizes[seat], room._replace(h=room_h), height)
            for seat, room in self.rooms.items()
        )

    @property
    def is_duel(self) -> bool:
        return len(self.rooms) == 1

    @property
    def heights(self) -> tuple[float, ...]:
        if NOBODY in self.sizes:
            return WATCHED_HEIGHTS
        return TALL_HEIGHTS if self.is_duel else HEIGHTS

    def height(self, room_h: float, kept: float = 0) -> float:
        """Return the largest height of cards at which the melds of every column fit into a zone
        `room_h` high."""
        return _first(lambda height: self.all_fit(room_h, height), _heights(kept, self.heights))

    def flow(self, room_h: float, height: float) -> dict[int, Flow]:
        return {
            seat: flow(self.sizes[seat], room._replace(h=room_h), height)
            for seat, room in self.rooms.items()
        }


def columns_of(setting: TableSetting, seats: Mapping[int, SeatPlace]) -> Columns:
    large = setting.hand.large_corners
    return Columns(
        {seat: place.column for seat, place in seats.items()},
        {seat: sizes_of(setting.view.melds, seat, large) for seat in (*setting.seats, setting.me)},
    )


def lay_lanes(
    stage: Stage, setting: TableSetting, zones: Zones, columns: Columns, tray: Rect | None
) -> Lanes:
    """Choose the heights of far and own melds, and lay both. `tray`: the frame of a contract's
    tray, which takes the place of the own melds."""
    if tray:
        far_h = tray.y - TRAY_GAP - zones.far.y
        height = columns.height(far_h, setting.kept_height)
        nothing = flow(Sizes((), (), ()), tray, height)
        return Lanes(columns.flow(far_h, height), height, nothing, height, tray, _aside(tray))
    if stage.is_small:
        return _small(setting, zones, columns)
    height = columns.height(zones.far.h, setting.kept_height)
    usual = _above(setting, columns, columns.flow(zones.far.h, height), height, zones.own)
    if _least(usual) >= EASE and not columns.is_duel:
        return usual
    return max([usual, *_shared(setting, zones, columns)], key=_least)


def _least(lanes: Lanes) -> float:
    return min(lanes.height, lanes.own_height)


def _above(
    setting: TableSetting, columns: Columns, flows: dict[int, Flow], height: float, lane: Rect
) -> Lanes:
    """Lay the own melds in a lane, beside far melds that are already laid."""
    own, room = columns.sizes[setting.me], beside_aside(setting, lane)
    heights = columns.heights if columns.is_duel else OWN_HEIGHTS
    own_height = _first(lambda height: fits(own, room, height), heights)
    return Lanes(flows, height, flow(own, room, own_height), own_height, lane, _aside(lane))


def _shared(setting: TableSetting, zones: Zones, columns: Columns) -> Iterator[Lanes]:
    """Yield other ways to share the room between far and own melds."""
    gap = RIVER_LANE_GAP if zones.river else LANE_GAP
    lowest = zones.own.y + (0 if zones.pot else FAR_DOWN)
    most = zones.own.bottom - zones.far.y
    for height in columns.heights:
        if columns.all_fit(most, height):
            flows = columns.flow(most, height)
            bottom = max((flowed.bottom for flowed in flows.values()), default=zones.far.y)
            top = max(bottom + gap, zones.own.bottom - LANE_MOST)
            if top <= lowest:
                lane = Rect(zones.own.x, top, zones.own.w, zones.own.bottom - top)
                yield _above(setting, columns, flows, height, lane)


def _small(setting: TableSetting, zones: Zones, columns: Columns) -> Lanes:
    """Lay all melds at one height in a small window: the own lane gets the height it needs, the far
    melds the rest."""
    bottom, own = zones.own.y, columns.sizes[setting.me]
    whole = beside_aside(setting, zones.own._replace(y=zones.far.y, h=zones.far.h))
    heights = columns.heights if columns.is_duel else SMALL_HEIGHTS
    for height in _heights(setting.kept_height, heights):
        for air in SMALL_AIRS:
            needed = max(height, flow(own, whole, height).bottom - whole.y)
            lane = Rect(zones.own.x, bottom - needed - air, zones.own.w, needed + air)
            far_h = lane.y - LANE_GAP - zones.far.y
            room = beside_aside(setting, lane)._replace(y=lane.y + air / 2, h=needed)
            if fits(own, room, height) and columns.all_fit(far_h, height):
                break
        else:
            continue
        break
    return Lanes(
        columns.flow(far_h, height), height, flow(own, room, height), height, lane, _aside(lane)
    )


def _heights(kept: float, heights: tuple[float, ...]) -> tuple[float, ...]:
    return (kept, *heights) if kept else heights


def _first(does: Callable[[float], bool], heights: tuple[float, ...]) -> float:
    return next((height for height in heights if does(height)), heights[-1])


def _aside(lane: Rect) -> Rect:
    width = ASIDE_HEIGHT * CARD_RATIO
    return Rect(lane.right - width - ROW_GAP, lane.bottom - ASIDE_HEIGHT, width, ASIDE_HEIGHT)


def within(lane: Rect, aside: Rect) -> Rect:
    """Return the place of the card that lies aside, made no higher than the lane because far melds
    come down to it."""
    high = min(lane.h, aside.h)
    return card_around(aside.cx, lane.bottom - high / 2, high)


def beside_aside(setting: TableSetting, lane: Rect) -> Rect:
    if not setting.has_aside:
        return lane
    return lane._replace(w=_aside(lane).x - LANE_GAP - lane.x)


#: With this many opponents or more, lines separate the columns.
DIVIDED = 4
#: The least width of words beside melds, in heights of their text.
NOTE_ROOM = 8


class TableLayout(NamedTuple):
    zones: Zones
    #: Every card that lies face up, by its id.
    cards: dict[CardId, Spot]
    seats: dict[int, SeatPlace]
    piles: Piles
    #: The place of this player's own melds, where new ones may be dropped.
    lane: Rect
    #: The line above the lane.
    lane_line: Rect
    hand: HandLayout = NO_HAND
    #: The frame of every meld, by its index.
    melds: tuple[Rect, ...] = ()
    meld_height: float = 0
    own_height: float = 0
    #: Lines between columns, as rectangles of no width.
    dividers: tuple[Rect, ...] = ()
    #: Places for words: in each column that has room for them, by seat; and beside the own melds.
    notes: Mapping[int, Rect] = MappingProxyType({})
    lane_note: Rect | None = None
    #: The place of the lane's name; None where cards lie there.
    lane_label: Rect | None = None
    #: The place of the card that lies apart from the hand, if there is one.
    aside: Rect | None = None
    river: River | None = None
    plate: Plate | None = None
    tray: Tray | None = None
    sea: Sea | None = None
    choices: Choices | None = None
    #: The places of the cards across the table, where hands lie face up.
    open_hands: Mapping[CardId, Spot] = MappingProxyType({})
    #: The free part of the sky beside the seats, for words.
    sky_note: Rect | None = None


def with_hand(table: TableLayout, hand: Hand) -> TableLayout:
    """Return the same table with another hand: nothing else changes while a card moves over the
    hand."""
    laid = lay_hand(table.zones.hand, hand)
    if table.aside and hand.aside != NOBODY:
        laid.spots[hand.aside] = lay_aside(hand, table.aside)
    return table._replace(hand=laid, cards={**table.cards, **laid.spots})


def lay_table(stage: Stage, setting: TableSetting) -> TableLayout:
    """Lay everything but the cards in the hand; of the hand, only the size of its corners matters
    here."""
    kind = setting.has_river, setting.has_loose, setting.has_pot
    is_watched = setting.me == NOBODY
    shape = Shape(stage, setting.keys, *kind, has_log=setting.has_log, is_watched=is_watched)
    zones, seats = _seated(stage, setting, shape)
    open_hands: Mapping[CardId, Spot] = {}
    if setting.open_hands:
        how = (setting.open_hands, seats, setting.has_loose, setting.hand.large_corners)
        zones, seats = _seated(stage, setting, shape._replace(below_plaques=room_for(*how)))
        open_hands = lay_open_hands(setting.open_hands, seats, *how[2:])
    sky = sky_place(zones, seats)
    plate = lay_plate(stage, sky) if setting.has_contract else None
    table = _fishing if setting.has_loose else _rummy
    laid = table(stage, setting, zones, seats)._replace(
        plate=plate, sky_note=sky if plate is None and sky.w >= 200 else None, open_hands=open_hands
    )
    if not open_hands:
        return laid
    before = lay_table(stage, setting._replace(open_hands=()))
    return _with_piles_of(before, laid, setting.view.pile)


def _with_piles_of(before: TableLayout, laid: TableLayout, pile: Sequence[CardId]) -> TableLayout:
    """Return the layout with the piles where they were before hands were opened, unless cards lie
    there now."""
    places = [one.frame for one in before.piles if one]
    lying = [*laid.melds, *(spot.rect for spot in laid.open_hands.values())]
    if any(place.overlaps(frame) for place in places for frame in lying):
        return laid
    cards = dict(laid.cards)
    if before.piles.discards:
        cards |= discards(before.piles.discards.frame, pile)
    return laid._replace(piles=before.piles, cards=cards)


def _seated(
    stage: Stage, setting: TableSetting, shape: Shape
) -> tuple[Zones, dict[int, SeatPlace]]:
    """Return the zones, and the places of the players by seat. With open hands there are no fans of
    backs."""
    zones, sizes = zones_of(shape), setting.view.hand_sizes
    if setting.open_hands:
        sizes = (0,) * len(sizes)
    kind = setting.has_contract, setting.has_loose
    return zones, lay_seats(stage, zones, setting.opponents, sizes, *kind)


def _fishing(
    stage: Stage, setting: TableSetting, zones: Zones, seats: dict[int, SeatPlace]
) -> TableLayout:
    view = setting.view
    choices = (
        lay_choices(stage, zones, setting.choices, setting.choice_at) if setting.choices else None
    )
    room = room_of(stage, zones, choices is not None)
    large, is_watched = setting.hand.large_corners, setting.me == NOBODY
    sea = lay_sea(stage, room, view.loose, view.builds, setting.chosen, large, is_watched)
    return TableLayout(
        zones=zones,
        cards=dict(sea.spots),
        seats=seats,
        piles=lay_piles(stage, zones, 0, view.stock_size, with_discards=False),
        lane=room._replace(h=0),
        lane_line=room._replace(h=0),
        sea=sea,
        choices=choices,
    )


def _rummy(
    stage: Stage, setting: TableSetting, zones: Zones, seats: dict[int, SeatPlace]
) -> TableLayout:
    view, large = setting.view, setting.hand.large_corners
    columns = columns_of(setting, seats)
    tray = None
    if setting.tray:
        tray = lay_tray(stage, zones, setting.tray, large, columns.height)
    lanes = lay_lanes(stage, setting, zones, columns, tray.frame if tray else None)
    cards: dict[CardId, Spot] = {}
    frames = [zones.far] * len(view.melds)
    for flowed, height in (
        *((flowed, lanes.height) for flowed in lanes.columns.values()),
        (lanes.own, lanes.own_height),
    ):
        for index, frame, spots in lay(view.melds, flowed, height, large, setting.joint):
            frames[index] = frame
            cards.update(spots)
    top = max(
        (
            frames[index].bottom + ROW_GAP
            for flowed in lanes.columns.values()
            for index, x, _ in flowed.places
            if x < zones.piles.right + 16
        ),
        default=0.0,
    )
    river = None
    if setting.has_river:
        river = lay_river(stage, zones, view.pile, setting.fits, large)
        cards.update(river.spots)
    piles = lay_piles(stage, zones, 0 if river else top, view.stock_size, river is None)
    if piles.discards:
        cards.update(discards(piles.discards.frame, view.pile))
    cards.update(tray.spots if tray else setting.waiting)
    aside = lanes.aside if setting.has_aside and not tray else None
    if aside and any(aside.overlaps(frame.grown(ROW_GAP)) for frame in frames):
        aside = within(lanes.lane, aside)
    lane = beside_aside(setting, lanes.lane)
    lane_line = Rect(lanes.lane.x - 6, lanes.lane.y - 12, lanes.lane.w + 6, 0)
    label = lane_note = None
    if not tray:
        covered = [*frames, aside] if aside else frames
        label = _lane_label(stage, lane_line, covered)
        lane_note = _note(stage, lanes.own, lanes.own_height, lane, label)

    def above(column: Rect) -> Rect:
        return column._replace(h=min(column.h, lane_line.y - column.y))

    notes = {
        seat: note
        for seat, place in seats.items()
        if (note := _note(stage, lanes.columns[seat], lanes.height, above(place.column), label))
    }
    return TableLayout(
        zones=zones,
        cards=cards,
        seats=seats,
        piles=piles,
        lane=lane,
        lane_line=lane_line,
        melds=tuple(frames),
        meld_height=lanes.height,
        own_height=lanes.own_height,
        dividers=_dividers(seats, lanes),
        notes=notes,
        lane_note=lane_note,
        lane_label=label,
        aside=aside,
        river=river,
        tray=tray,
    )


def _note(stage: Stage, flowed: Flow, height: float, room: Rect, label: Rect | None) -> Rect | None:
    """Return the place for words beside the last meld of an owner, if it is wide enough."""
    high = line(stage, SMALL_TEXT)
    x = flowed.last_right + 24
    note = Rect(x, flowed.bottom - height / 2 - high, room.right - x, 2 * high)
    if not flowed.places:
        middle = room.y + min(40, (room.h - high) / 2) + high / 2
        note = Rect(room.x + 6, middle - high, room.w - 6, 2 * high)
        if not note.within(room):
            note = note._replace(y=middle - high / 2, h=high)
    if label and note.overlaps(label):
        note = note._replace(w=label.x - 16 - note.x)
    return note if note.w >= NOTE_ROOM * stage.text_units(SMALL_TEXT) else None


def _dividers(seats: Mapping[int, SeatPlace], lanes: Lanes) -> tuple[Rect, ...]:
    """Return the lines between columns: between all of them where there are many, else only between
    two that touch."""
    lines = []
    before = None
    for seat, place in seats.items():
        column = place.column
        touches = before is not None and lanes.columns[before].right > column.x - 2 * COLUMN_GAP
        if before is not None and (len(seats) >= DIVIDED or touches):
            bottom = max(flowed.bottom for flowed in lanes.columns.values())
            high = max(bottom, column.y + lanes.height) - column.y
            lines.append(Rect(column.x - COLUMN_GAP / 2, column.y, 0, high))
        before = seat
    return tuple(lines)


def _lane_label(stage: Stage, lane_line: Rect, frames: Sequence[Rect]) -> Rect | None:
    """Return the place of the lane's name, at the right end of the line; None where cards lie
    there."""
    high = line(stage, SMALL_TEXT) + 8
    width = stage.text_units(SMALL_TEXT) * 8.2
    label = Rect(lane_line.right - width, lane_line.y - high / 2, width, high)
    return None if any(label.overlaps(frame) for frame in frames) else label
