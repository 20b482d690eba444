"""All melds of a table: the columns of the others, and the own lane."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from game.view.geometry import Rect
from game.view.layout.contract import TRAY_GAP
from game.view.layout.melds import (
    HEIGHTS,
    OWN_MOST,
    ROW_GAP,
    SMALL_HEIGHTS,
    Flow,
    Sizes,
    fits,
    flow,
    sizes_of,
)
from game.view.layout.seats import SeatPlace
from game.view.layout.setting import TableSetting
from game.view.layout.spots import CARD_RATIO, card_around
from game.view.layout.zones import Zones
from game.view.stage import Stage

#: Where either would be smaller than this, far and own melds share their room anew.
EASE = 114
#: So far down into the own lane the far melds may come then.
FAR_DOWN = 40
#: What a small window leaves above and below the own melds: at ease, and crowded.
SMALL_AIRS = (84, 28)
#: A card that lies aside, as high as the discard pile it came from.
ASIDE_HEIGHT = 196
#: Between far melds and own lane, without a river and with one.
LANE_GAP, RIVER_LANE_GAP = 24, 14
OWN_HEIGHTS = tuple(height for height in HEIGHTS if height <= OWN_MOST)


class Lanes(NamedTuple):
    columns: dict[int, Flow]
    height: float
    own: Flow
    own_height: float
    lane: Rect
    #: Where a card that must be used now would lie, beside the own melds.
    aside: Rect


class Columns(NamedTuple):
    """The rooms of the far melds, and every owner's melds."""

    rooms: dict[int, Rect]
    sizes: Mapping[int, Sizes]

    def all_fit(self, room_h: float, height: float) -> bool:
        return all(
            fits(self.sizes[seat], room._replace(h=room_h), height)
            for seat, room in self.rooms.items()
        )

    def height(self, room_h: float, kept: float = 0) -> float:
        """The largest at which every column flows into so high a zone."""
        return _first(lambda height: self.all_fit(room_h, height), _heights(kept, HEIGHTS))

    def flow(self, room_h: float, height: float) -> dict[int, Flow]:
        return {
            seat: flow(self.sizes[seat], room._replace(h=room_h), height)
            for seat, room in self.rooms.items()
        }


def columns_of(setting: TableSetting, seats: Mapping[int, SeatPlace]) -> Columns:
    large = setting.hand.large_corners
    return Columns(
        {seat: place.column for seat, place in seats.items()},
        {seat: sizes_of(setting.view.melds, seat, large) for seat in setting.seats},
    )


def lay_lanes(
    stage: Stage, setting: TableSetting, zones: Zones, columns: Columns, tray: Rect | None
) -> Lanes:
    """`tray`: its frame, where the own melds will be."""
    if tray:
        far_h = tray.y - TRAY_GAP - zones.far.y
        height = columns.height(far_h, setting.kept_height)
        nothing = flow(Sizes((), (), ()), tray, height)
        return Lanes(columns.flow(far_h, height), height, nothing, height, tray, _aside(tray))
    if stage.is_small:
        return _small(setting, zones, columns)
    height = columns.height(zones.far.h, setting.kept_height)
    usual = _above(setting, columns, columns.flow(zones.far.h, height), height, zones.own)
    if _least(usual) >= EASE:
        return usual
    return max(usual, *_shared(setting, zones, columns), key=_least)


def _least(lanes: Lanes) -> float:
    return min(lanes.height, lanes.own_height)


def _above(
    setting: TableSetting, columns: Columns, flows: dict[int, Flow], height: float, lane: Rect
) -> Lanes:
    """The far melds as given, the own ones in this lane."""
    own, room = columns.sizes[setting.me], beside_aside(setting, lane)
    own_height = _first(lambda height: fits(own, room, height), OWN_HEIGHTS)
    return Lanes(flows, height, flow(own, room, own_height), own_height, lane, _aside(lane))


def _shared(setting: TableSetting, zones: Zones, columns: Columns) -> Iterator[Lanes]:
    """Other ways to part the room between far and own melds."""
    gap = RIVER_LANE_GAP if zones.river else LANE_GAP
    lowest = zones.own.y + (0 if zones.pot else FAR_DOWN)
    most = zones.own.bottom - zones.far.y
    for height in HEIGHTS:
        if columns.all_fit(most, height):
            flows = columns.flow(most, height)
            bottom = max((flowed.bottom for flowed in flows.values()), default=zones.far.y)
            top = bottom + gap
            if top <= lowest:
                lane = Rect(zones.own.x, top, zones.own.w, zones.own.bottom - top)
                yield _above(setting, columns, flows, height, lane)


def _small(setting: TableSetting, zones: Zones, columns: Columns) -> Lanes:
    """One height for all melds: the own ones take what they need of the common room."""
    bottom, own = zones.own.y, columns.sizes[setting.me]
    whole = beside_aside(setting, zones.own._replace(y=zones.far.y, h=zones.far.h))
    for height in _heights(setting.kept_height, SMALL_HEIGHTS):
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
        columns.flow(far_h, height),
        height,
        flow(own, room, height),
        height,
        lane,
        _aside(lane),
    )


def _heights(kept: float, heights: tuple[float, ...]) -> tuple[float, ...]:
    return (kept, *heights) if kept else heights


def _first(does: Callable[[float], bool], heights: tuple[float, ...]) -> float:
    return next((height for height in heights if does(height)), heights[-1])


def _aside(lane: Rect) -> Rect:
    width = ASIDE_HEIGHT * CARD_RATIO
    return Rect(lane.right - width - ROW_GAP, lane.bottom - ASIDE_HEIGHT, width, ASIDE_HEIGHT)


def within(lane: Rect, aside: Rect) -> Rect:
    """A place that reaches out of the lane, kept low where far melds come down to it."""
    high = min(lane.h, aside.h)
    return card_around(aside.cx, lane.bottom - high / 2, high)


def beside_aside(setting: TableSetting, lane: Rect) -> Rect:
    if not setting.has_aside:
        return lane
    return lane._replace(w=_aside(lane).x - LANE_GAP - lane.x)
