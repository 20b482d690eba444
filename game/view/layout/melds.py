"""Melds on the table: how large they are, how they flow around other things, and the joints
between cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.engine.cards import CardId
from game.engine.state import Meld
from game.view.geometry import Rect
from game.view.layout.seats import Side
from game.view.layout.setting import AIR, CARD_RATIO, DEPTH, STRIP, STRIP_LARGE, Spot

#: The heights melds may have: all of a table have the same one. Below 96 (122 with large corners)
#: only as a last resort.
HEIGHTS = (264, 232, 200, 166, 150, 138, 124, 114, 104, 96, 86, 76, 66, 56, 48, 40, 32, 24, 18)
#: The gaps between melds, in heights of a card, and between rows.
GAP, ROW_GAP = 0.16, 12
#: The inner cards of an escalera of more cards than LONG lie closer: each shows CLOSE_STRIP of its
#: width.
LONG, CLOSE_STRIP = 8, 0.26
#: The width of the gap that opens in a meld for a card that may be dropped between two others: as
#: much as there is between it and those beside it. In heights of a card.
JOINT = 2 * GAP
#: The width of the first meld of a row in the middle, in widths of a card: a longer one grows to
#: the right.
FIRST = 1.6

Laid = tuple[int, Rect, tuple[tuple[CardId, Spot], ...]]
"""A meld's index, its frame, and its cards with their spots."""
Sizes = Sequence[tuple[int, float]]
"""The melds of one owner by their index, and their widths in widths of a card."""


class Field(NamedTuple):
    """Where the melds of one player lie. `side`: that of the player. Rows are filled from that side
    towards the middle of the table: those at the left and right from their edge, those above and
    below from `middle` on to both sides. `kept_off`: what they do not cover."""

    room: Rect
    side: Side
    middle: float
    kept_off: tuple[Rect, ...] = ()


class Flow(NamedTuple):
    """The melds of one owner laid in a field: the place of each by its index."""

    frames: tuple[tuple[int, Rect], ...] = ()

    @property
    def rows(self) -> tuple[Rect, ...]:
        """The part of each row, from its first meld to its last."""
        found: dict[float, Rect] = {}
        for _, frame in self.frames:
            found[frame.y] = found[frame.y].around(frame) if frame.y in found else frame
        return tuple(found.values())


def strips(cards: int, strip: float) -> list[float]:
    """Return, for every card but the last, the part of its width that the next card leaves
    visible."""
    if cards > LONG and strip < STRIP_LARGE:
        return [strip] + [CLOSE_STRIP] * (cards - 2)
    return [strip] * (cards - 1)


def strip_of(large_corners: bool) -> float:
    return STRIP_LARGE if large_corners else STRIP


def sizes_of(melds: Sequence[Meld], owner: int, large_corners: bool) -> Sizes:
    own = ((index, meld.cards) for index, meld in enumerate(melds) if meld.owner == owner)
    strip = strip_of(large_corners)
    return [(index, 1 + sum(strips(len(cards), strip))) for index, cards in own]


class Segment(NamedTuple):
    """A part of a row in which melds may lie."""

    left: float
    right: float
    y: float


def segments(field: Field, height: float) -> Iterator[Segment]:
    """Yield the free parts of the rows of a field, in the order in which they are filled."""
    room, down = field.room, field.side != "below"
    y = room.y if down else room.bottom - height
    while room.y - 0.01 <= y and y + height <= room.bottom + 0.01:
        yield from sorted(free(field, y, height), key=lambda one: _away(field, one))
        y += (height + ROW_GAP) * (1 if down else -1)


def free(field: Field, y: float, height: float) -> Iterator[Segment]:
    """Yield the free parts of one row, from the left."""
    left = field.room.x
    high = [one for one in field.kept_off if one.y < y + height and y < one.bottom]
    for taken in sorted(high, key=lambda one: one.x):
        if taken.x - AIR > left:
            yield Segment(left, min(taken.x - AIR, field.room.right), y)
        left = max(left, taken.right + AIR)
    if left < field.room.right:
        yield Segment(left, field.room.right, y)


def _away(field: Field, segment: Segment) -> float:
    if field.side in ("left", "right"):
        return segment.left if field.side == "left" else -segment.right
    return max(segment.left - field.middle, field.middle - segment.right, 0)


def flow(sizes: Sizes, field: Field, height: float) -> Flow | None:
    """Lay the melds in rows; None where they do not fit at this height."""
    card_w, gap = height * CARD_RATIO, height * GAP
    parts = segments(field, height)
    found: list[tuple[int, Rect]] = []
    row: list[tuple[int, float]] = []
    segment, used = None, 0.0
    for index, width in sizes:
        wide = width * card_w
        while segment is None or used + wide > segment.right - segment.left + 0.01:
            if segment is not None:
                found += _lay_row(row, segment, field, height)
            segment, row, used = next(parts, None), [], 0.0
            if segment is None:
                return None
        row.append((index, wide))
        used += wide + gap
    if segment is not None:
        found += _lay_row(row, segment, field, height)
    return Flow(tuple(found))


def _lay_row(
    row: Sequence[tuple[int, float]], segment: Segment, field: Field, height: float
) -> Iterator[tuple[int, Rect]]:
    """Yield the places of melds in a part of a row: from the edge of their player inwards, or from
    the first of them on to both sides."""
    gap, middle = height * GAP, field.middle
    is_centred = field.side in ("above", "below") and segment.left <= middle <= segment.right
    to_left = field.side == "right" or (field.side != "left" and segment.right < middle)
    left = right = segment.right + gap if to_left else segment.left - gap
    if is_centred:
        left, right = _middle(row, segment, field, height)
    for at, (index, wide) in enumerate(row):
        goes_left = at % 2 == 0 and at > 0 if is_centred else to_left
        if goes_left:
            left -= gap + wide
            x = left
        else:
            x = right + gap
            right = x + wide
        yield index, Rect(x, segment.y, wide, height)


def _middle(
    row: Sequence[tuple[int, float]], segment: Segment, field: Field, height: float
) -> tuple[float, float]:
    """Return where a row that grows to both sides begins: in the middle, or as near to it as it has
    room. Returns the left end of the first meld, and that point less a gap."""
    gap = height * GAP
    x = field.middle - FIRST * height * CARD_RATIO / 2
    right = x + sum(wide + gap for at, (_, wide) in enumerate(row) if at % 2 or not at) - gap
    left = x - sum(wide + gap for at, (_, wide) in enumerate(row) if at and not at % 2)
    x += min(0.0, segment.right - right)
    x += max(0.0, segment.left - (left + min(0.0, segment.right - right)))
    return x, x - gap


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
    card_w = height * CARD_RATIO
    for index, frame in flowed.frames:
        cards = melds[index].cards
        steps = [part * card_w for part in strips(len(cards), strip_of(large_corners))]
        steps.append(card_w)
        opens_at = joint[1] if joint and joint[0] == index else 0
        spots = []
        depth, x = DEPTH["meld"] + index * 100, frame.x
        for place, (card, step) in enumerate(zip(cards, steps, strict=True)):
            gap = JOINT * height * ((place >= opens_at) - 0.5)
            at = x + gap if 0 < opens_at < len(cards) else x
            rect = Rect(at, frame.y, card_w, height)
            strip = rect._replace(w=step)
            spots.append((card, Spot(rect, 0.0, depth + place, strip, "meld", index)))
            x += step
        laid.append((index, frame, tuple(spots)))
    return tuple(laid)
