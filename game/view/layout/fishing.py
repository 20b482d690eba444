"""The table of a fishing game: loose cards, builds, chosen sets, and the choice of captures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.cards import CardId
from game.engine.state import Build
from game.view.geometry import Rect
from game.view.layout.seats import WON_GAP, won_height
from game.view.layout.setting import (
    BODY,
    CARD_RATIO,
    DEPTH,
    LOW_HEIGHTS,
    PROMPT,
    SMALL_TEXT,
    STRIP,
    STRIP_LARGE,
    Spot,
    card_at,
    card_row,
    lean_of,
    line,
)
from game.view.layout.zones import Zones
from game.view.stage import Stage

#: Possible heights of loose cards and builds. Where somebody sits at the bottom they are no higher
#: than USUAL_MOST, or than MANY_MOST if there are more than MANY of them.
HEIGHTS = (264, 226, 188, 168, 150, *LOW_HEIGHTS)
MANY, MANY_MOST, USUAL_MOST = 10, 150, 188
#: The gap between piles, in widths of a card; inside a chosen set the sign stands there.
GAP = 0.52
BUILD_PAD = 12
SET_PAD = 20
CHOICES_WIDTH, CHOICES_TITLE = 14.6, 36
#: The padding around the words of a choice, and the gap between two choices; the width of the
#: scroll bar, and the gap before it.
ROW_PAD, BETWEEN_ROWS, BAR, BAR_GAP = 14, 8, 14, 10


class BuildPlace(NamedTuple):
    frame: Rect
    crest: Rect
    #: The disc with the value of the build.
    value: Rect
    label: Rect


class ChosenSet(NamedTuple):
    """A set of cards chosen to be taken together. `signs`: the discs between the cards; `total`:
    the place of the sum, below them."""

    frame: Rect
    signs: tuple[Rect, ...]
    total: Rect


class Sea(NamedTuple):
    room: Rect
    height: float
    #: The places of builds, by their index.
    builds: dict[int, BuildPlace]
    chosen: list[ChosenSet]
    spots: dict[CardId, Spot]


class _Heap(NamedTuple):
    """A loose card (`build` is -1), or the build of this index."""

    cards: tuple[CardId, ...]
    build: int = -1

    def width(self, height: float, strip: float) -> float:
        card_w = height * CARD_RATIO
        if self.build < 0:
            return card_w
        return card_w * (1 + strip * (len(self.cards) - 1)) + 2 * BUILD_PAD


class _Block(NamedTuple):
    """A chosen set, or a single heap: what must stay together in one row."""

    heaps: tuple[_Heap, ...]
    is_chosen: bool

    def width(self, height: float, strip: float) -> float:
        inner = sum(heap.width(height, strip) for heap in self.heaps)
        inner += GAP * height * CARD_RATIO * (len(self.heaps) - 1)
        return inner + (2 * SET_PAD if self.is_chosen else 0)


def lay_sea(
    stage: Stage,
    room: Rect,
    loose: Sequence[CardId],
    builds: Sequence[Build],
    chosen: Sequence[Sequence[CardId]],
    large_corners: bool,
    is_watched: bool,
) -> Sea:
    """Lay chosen sets first, then builds, then loose cards, row by row, as large as there is
    room."""
    blocks = _blocks(loose, builds, chosen)
    strip = STRIP_LARGE if large_corners else STRIP
    below = line(stage, SMALL_TEXT) + 2 * BUILD_PAD + 12
    usual = USUAL_MOST if len(loose) + len(builds) <= MANY else MANY_MOST
    most = HEIGHTS[0] if is_watched else usual
    rows = [blocks]
    height = most
    for height in (height for height in HEIGHTS if height <= most):
        rows = _rows(blocks, room.w, height, strip)
        is_wide = any(block.width(height, strip) > room.w for block in blocks)
        if not is_wide and len(rows) * (height + below) <= room.h:
            break
    # The rows stand a little apart where there is more room than they need.
    row_h = min((height + below) * 1.15, room.h / len(rows))
    sea = Sea(room, height, {}, [], {})
    y = room.y + (room.h - row_h * len(rows)) / 2 + BUILD_PAD
    gap = GAP * height * CARD_RATIO
    for row in rows:
        widths = [block.width(height, strip) for block in row]
        x = room.x + (room.w - sum(widths) - gap * (len(row) - 1)) / 2
        for block, width in zip(row, widths, strict=True):
            _place(stage, block, x, y, strip, sea)
            x += width + gap
        y += row_h
    return sea


def _blocks(
    loose: Sequence[CardId], builds: Sequence[Build], chosen: Sequence[Sequence[CardId]]
) -> list[_Block]:
    heaps = [_Heap(build.cards, at) for at, build in enumerate(builds)]
    heaps += [_Heap((card,)) for card in loose]
    home = {card: heap for heap in heaps for card in heap.cards}
    blocks = [
        _Block(tuple(dict.fromkeys(home[card] for card in cards)), is_chosen=True)
        for cards in chosen
    ]
    taken = {heap for block in blocks for heap in block.heaps}
    return blocks + [_Block((heap,), is_chosen=False) for heap in heaps if heap not in taken]


def _rows(
    blocks: Sequence[_Block], width: float, height: float, strip: float
) -> list[list[_Block]]:
    gap = GAP * height * CARD_RATIO
    rows: list[list[_Block]] = [[]]
    x = 0.0
    for block in blocks:
        own = block.width(height, strip)
        if rows[-1] and x + own > width:
            rows.append([])
            x = 0.0
        rows[-1].append(block)
        x += own + gap
    return rows


def _place(stage: Stage, block: _Block, x: float, y: float, strip: float, sea: Sea) -> None:
    """Lay one block at a place, and add its cards and frames to the sea."""
    height = sea.height
    gap = GAP * height * CARD_RATIO
    size = min(46, gap * 0.7)
    at = x + (SET_PAD if block.is_chosen else 0)
    signs = []
    for heap in block.heaps:
        if heap.build >= 0:
            sea.builds[heap.build] = _build(stage, heap, at, y, strip, sea)
        else:
            card = heap.cards[0]
            rect = card_at(at, y, height)
            depth = DEPTH["loose"] + len(sea.spots)
            sea.spots[card] = Spot(rect, lean_of(card), depth, rect, "loose")
        at += heap.width(height, strip)
        signs.append(Rect(at + (gap - size) / 2, y + (height - size) / 2, size, size))
        at += gap
    if block.is_chosen:
        width = block.width(height, strip)
        frame = Rect(x, y - BUILD_PAD, width, height + 2 * BUILD_PAD)
        total_w = min(width, stage.text_units(PROMPT) * (2.5 + 2 * len(block.heaps)))
        total = Rect(frame.cx - total_w / 2, frame.bottom - 18, total_w, line(stage, PROMPT) + 12)
        sea.chosen.append(ChosenSet(frame, tuple(signs[:-1]), total))


def _build(stage: Stage, heap: _Heap, x: float, y: float, strip: float, sea: Sea) -> BuildPlace:
    height = sea.height
    step, depth = height * CARD_RATIO * strip, DEPTH["build"] + heap.build * 100
    first = card_at(x + BUILD_PAD, y, height)
    sea.spots.update(card_row(heap.cards, first, step, depth, "build", heap.build))
    frame = Rect(x, y - BUILD_PAD, heap.width(height, strip), height + 2 * BUILD_PAD)
    crest, disc = height * 0.36, height * 0.51
    return BuildPlace(
        frame,
        Rect(frame.x - crest * 0.33, frame.y - crest * 0.36, crest, crest),
        Rect(frame.right - disc * 0.75, frame.bottom - disc, disc, disc),
        Rect(frame.x + 6, frame.bottom + 8, frame.w + height * 0.3, line(stage, SMALL_TEXT)),
    )


class Choices(NamedTuple):
    """The list of captures to choose from. `boxes`: the places of those choices that have room, the
    first of them being number `first`. `bar`: the scroll bar, where there are more."""

    panel: Rect
    title: Rect
    first: int
    boxes: tuple[Rect, ...]
    total: int
    bar: Rect | None

    def at(self, y: float) -> int:
        """Return the number of the choice that a point of the scroll bar stands for."""
        assert self.bar is not None
        part = (y - self.bar.y) / self.bar.h
        return min(max(0, int(part * self.total)), self.total - 1)


def lay_choices(stage: Stage, zones: Zones, wishes: Sequence[int], at: int) -> Choices:
    """Lay as many choices as have room, choice number `at` among them. `wishes`: the lines of text
    each of them needs."""
    width = choices_width(stage)
    x = zones.table.right - zones.measures.margin - width
    y = max(zones.far.y + 24, _below_won(stage, zones) + 4)
    title_h = line(stage, CHOICES_TITLE)
    room = zones.prompt.y - 14 - y - title_h - 2 * 18
    row = line(stage, BODY)
    first, last = 0, len(wishes)
    while _high(wishes[first:last], row) > room and last - first > 1:
        if at - first > last - 1 - at:
            first += 1
        else:
            last -= 1
    is_all = last - first == len(wishes)
    inner = width - 44 - (0 if is_all else BAR + BAR_GAP)
    boxes = []
    top = y + 18 + title_h + 12
    for count in wishes[first:last]:
        boxes.append(Rect(x + 22, top, inner, row * count + ROW_PAD))
        top = boxes[-1].bottom + BETWEEN_ROWS
    panel = Rect(x, y, width, top + 6 - y)
    title = Rect(x + 30, y + 18, width - 44, title_h)
    bar = Rect(x + 22 + inner + BAR_GAP, boxes[0].y, BAR, boxes[-1].bottom - boxes[0].y)
    return Choices(panel, title, first, tuple(boxes), len(wishes), None if is_all else bar)


def choices_width(stage: Stage) -> float:
    return stage.text_units(BODY) * CHOICES_WIDTH


def _high(lines: Sequence[int], row: float) -> float:
    return sum(row * count + ROW_PAD + BETWEEN_ROWS for count in lines)


def _below_won(stage: Stage, zones: Zones) -> float:
    measures = zones.measures
    return measures.plaque_y + measures.plaque_h + won_height(stage) + WON_GAP


def room_of(stage: Stage, zones: Zones, with_choices: bool) -> Rect:
    """Return the room for loose cards and builds: between stock, prompt and choices."""
    measures, content = zones.measures, zones.table
    left = zones.piles.right + 8
    right = content.right - measures.side
    if with_choices:
        right = content.right - measures.margin - choices_width(stage) - 40
    top = _below_won(stage, zones) + 12
    return Rect(left, top, right - left, zones.prompt.y - 8 - top)
