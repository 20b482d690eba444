"""Melds on the table: how large they are, how they flow into rows, and the joints between cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.engine.cards import CardId
from game.engine.state import Meld
from game.view.geometry import Rect
from game.view.layout.setting import CARD_RATIO, DEPTH, LOW_HEIGHTS, STRIP, STRIP_LARGE, Spot

#: Possible heights of melds: all melds of a table have the same one. Below 96 (122 with large
#: corners) only as a last resort.
OWN_HEIGHTS = (144, *LOW_HEIGHTS, 40)
HEIGHTS = (176, 168, 156, *OWN_HEIGHTS)
#: Larger heights: in a small window, whose layout differs; with two players, who have more room
#: each; and where nobody sits at the bottom.
SMALL_HEIGHTS = (184, *HEIGHTS)
TALL_HEIGHTS = (220, 204, 190, *HEIGHTS)
WATCHED_HEIGHTS = (264, 240, *TALL_HEIGHTS)
ROW_GAP = 14
#: Possible gaps between melds: the widest first, narrower ones where it is crowded.
GAPS = (34, 22, 18)
#: In a full column, the inner cards of an escalera of more cards than LONG lie closer: each shows
#: CLOSE_STRIP of its width.
LONG, CLOSE_STRIP = 8, 0.26
#: The width of the gap that opens in a meld for a card that may be dropped between two others.
JOINT = 60


Laid = tuple[int, Rect, tuple[tuple[CardId, Spot], ...]]
"""A meld's index, its frame, and its cards with their spots."""


class Flow(NamedTuple):
    """The melds of one owner laid in rows. `places`: the index, x and y of each."""

    places: tuple[tuple[int, float, float], ...]
    is_close: bool
    bottom: float
    right: float
    #: The right end of the last row.
    last_right: float


class Sizes(NamedTuple):
    """The melds of one owner by their index, and their widths in widths of a card: `widths`
    usually, `close_widths` with the cards of long melds closer."""

    indexes: tuple[int, ...]
    widths: tuple[float, ...]
    close_widths: tuple[float, ...]


def strips(cards: int, strip: float, is_close: bool) -> list[float]:
    """Return, for every card but the last, the part of its width that the next card leaves
    visible."""
    if is_close and cards > LONG:
        return [strip] + [CLOSE_STRIP] * (cards - 2)
    return [strip] * (cards - 1)


def strip_of(large_corners: bool) -> float:
    return STRIP_LARGE if large_corners else STRIP


def rows_needed(widths: Sequence[float], card_w: float, room_w: float, gap: float) -> int:
    """Return the number of rows that melds of these widths need; 0 if one of them is wider than the
    room."""
    rows, x = 1, -gap
    for width in widths:
        x += gap + width * card_w
        if x > room_w + 0.01:
            x = width * card_w
            rows += 1
            if x > room_w + 0.01:
                return 0
    return rows


def fits(sizes: Sizes, room: Rect, height: float) -> bool:
    """Return whether the melds fit into the room at this height, with the smallest gaps."""
    if not sizes.indexes:
        return True
    rows = rows_needed(sizes.close_widths, height * CARD_RATIO, room.w, GAPS[-1])
    return rows > 0 and rows * (height + ROW_GAP) - ROW_GAP <= room.h + 0.01


def flow(sizes: Sizes, room: Rect, height: float) -> Flow:
    """Lay the melds in rows from the left, with the largest gaps that the room allows."""
    card_w = height * CARD_RATIO
    rows_most = max(1, int((room.h + ROW_GAP + 0.01) / (height + ROW_GAP)))
    for is_close, widths in enumerate((sizes.widths, sizes.close_widths)):
        for gap in GAPS:
            if 0 < rows_needed(widths, card_w, room.w, gap) <= rows_most:
                return _flow(sizes.indexes, widths, room, height, gap, bool(is_close))
    return _flow(sizes.indexes, sizes.close_widths, room, height, GAPS[-1], is_close=True)


def _flow(
    indexes: Sequence[int],
    widths: Sequence[float],
    room: Rect,
    height: float,
    gap: float,
    is_close: bool,
) -> Flow:
    card_w = height * CARD_RATIO
    x, y, right = room.x, room.y, room.x
    places = []
    for index, width in zip(indexes, widths, strict=True):
        if x > room.x and x + width * card_w > room.right + 0.01:
            x, y = room.x, y + height + ROW_GAP
        places.append((index, x, y))
        x += width * card_w
        right = max(right, x)
        x += gap
    bottom = y + height if places else room.y
    return Flow(tuple(places), is_close, bottom, right, max(room.x, x - gap))


@lru_cache(maxsize=32)
def lay(
    melds: tuple[Meld, ...],
    flowed: Flow,
    height: float,
    large_corners: bool,
    joint: tuple[int, int] | None,
) -> tuple[Laid, ...]:
    """Lay the cards of the melds of one owner. Results are cached, because melds stay where they
    are while a hand is put in order."""
    laid: list[Laid] = []
    strip, card_w = strip_of(large_corners), height * CARD_RATIO
    for index, x, y in flowed.places:
        cards = melds[index].cards
        steps = [
            part * card_w
            for part in strips(len(cards), strip, flowed.is_close and not large_corners)
        ]
        frame = Rect(x, y, sum(steps) + card_w, height)
        steps.append(card_w)
        opens_at = joint[1] if joint and joint[0] == index else 0
        spots = []
        depth = DEPTH["meld"] + index * 100
        for place, (card, step) in enumerate(zip(cards, steps, strict=True)):
            at = x if not 0 < opens_at < len(cards) else x + JOINT * ((place >= opens_at) - 0.5)
            rect = Rect(at, y, card_w, height)
            spots.append(
                (card, Spot(rect, 0.0, depth + place, Rect(at, y, step, height), "meld", index))
            )
            x += step
        laid.append((index, frame, tuple(spots)))
    return tuple(laid)


def sizes_of(melds: Sequence[Meld], owner: int, large_corners: bool) -> Sizes:
    own = [(index, len(meld.cards)) for index, meld in enumerate(melds) if meld.owner == owner]
    strip = strip_of(large_corners)
    widths = [
        tuple(1 + sum(strips(cards, strip, is_close)) for _, cards in own)
        for is_close in (False, not large_corners)
    ]
    return Sizes(tuple(index for index, _ in own), *widths)
