"""The focus of keys and pads at the table, and where it can go."""

from __future__ import annotations

from dataclasses import replace
from math import dist, inf
from typing import get_args

from game.play.intents.offers import Target
from game.play.pieces.piece import Block
from game.scenes.table.texts import TableTexts
from game.view.geometry import Rect
from game.view.layout.table import TableLayout
from game.view.layout.target import place_frame

#: The blocks of the table, in the order of Tab.
HAND, OWN, FAR, PILES, KEYS, CHOICES = "hand", "own", "far", "piles", "keys", "choices"
#: Two places that overlap count as neighbours up to this part of the smaller one: the second row of
#: a hand covers not much more than half of the first.
COVERS = 2 / 3
#: A distance longer than any on the table.
OTHER_ROW = 10_000.0


def zone_of(zones: dict[str, list[Target]], target: Target) -> str:
    return next((zone for zone, targets in zones.items() if target in targets), "")


def nearest(layout: TableLayout, targets: list[Target], frame: Rect | None) -> Target:
    """Return the target nearest to `frame`: the focus goes there when its own target has gone."""

    def away(target: Target) -> float:
        now = place_frame(layout, target)
        if now is None or frame is None:
            return inf
        return dist((now.cx, now.cy), (frame.cx, frame.cy))

    return min(targets, key=away)


def step(
    layout: TableLayout, zones: dict[str, list[Target]], here: Target, dx: int, dy: int
) -> Target:
    """Return the nearest target in a direction, in any block; one straight ahead counts as
    nearer."""
    start = place_frame(layout, here)
    if start is None:
        return here
    best, least = here, inf
    for targets in zones.values():
        for target in targets:
            frame = place_frame(layout, target)
            if frame is None or target == here:
                continue
            far = _far(start, frame, dx, dy)
            if far < least:
                best, least = target, far
    return best


def _far(start: Rect, end: Rect, dx: int, dy: int) -> float:
    """Return a distance between the edges of two places, so that large ones are not far. To the
    left and right, places of the same row are nearer than all others. Cards of a fan overlap but
    count as side by side; a lane contains its melds and counts from its middle."""
    across = max(end.x - start.right, start.x - end.right)
    along = max(end.y - start.bottom, start.y - end.bottom)
    way, size = (across, min(start.w, end.w)) if dx else (along, min(start.h, end.h))
    slant_x, slant_y = end.cx - start.cx, end.cy - start.cy
    to_middle = slant_x * dx + slant_y * dy
    if to_middle <= 0:
        return inf
    aside, slant = (along, slant_y) if dx else (across, slant_x)
    if way < -COVERS * size:
        is_around = end.w > 2 * start.w and aside <= 0
        return to_middle if is_around else inf
    other_row = OTHER_ROW if dx and aside > 0 else 0.0
    return max(0.0, way) + 3 * max(0.0, aside) + 0.2 * abs(slant) + other_row


def other_zone(
    zones: dict[str, list[Target]], here: Target, by: int, last: dict[str, Target]
) -> Target:
    """Return a target in the next block: the one that had the focus there last."""
    names = list(zones)
    at = names.index(zone_of(zones, here)) if zone_of(zones, here) else 0
    return into(zones, names[(at + by) % len(names)], last)


def into(zones: dict[str, list[Target]], zone: str, last: dict[str, Target]) -> Target:
    first = zones[zone][0]
    before = last.get(zone, first)
    return before if before in zones[zone] else first


class Focus:
    """A finder of the focus. The place with the focus is in the selection; when it has gone, this
    finds the nearest one."""

    def __init__(self, texts: TableTexts) -> None:
        self._texts, self._picture, self._selection = texts, texts.picture, texts.selection
        #: The target that had the focus last in each block.
        self.last: dict[str, Target] = {}
        #: The block and the frame of the focus when it was last found.
        self._seen: tuple[str, Rect | None] = (PILES, None)

    def zones(self) -> dict[str, list[Target]]:
        """Return all targets that can have the focus, by block."""
        layout, texts = self._picture.layout, self._texts
        found: dict[str, list[Target]] = {block: [] for block in get_args(Block)}
        for place, piece in (*texts.controls().items(), *texts.pieces.items()):
            if piece.block is not None and place_frame(layout, place) is not None:
                found[piece.block].append(place)
        return {block: targets for block, targets in found.items() if targets}

    def find(self) -> Target:
        """Return the target with the focus; if it has gone, the nearest one of its block."""
        selection, zones = self._selection, self.zones()
        layout = self._picture.layout
        zone = zone_of(zones, selection.hands.focus)
        if not zone:
            zone, frame = self._seen
            targets = zones.get(zone) or next(iter(zones.values()))
            found = nearest(layout, targets, frame)
            selection.hands = replace(selection.hands, focus=found)
            zone = zone_of(zones, found)
        focus = selection.hands.focus
        self._seen = zone, place_frame(layout, focus)
        return focus
