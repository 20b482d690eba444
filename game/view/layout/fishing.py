"""The table of a fishing game: loose cards, builds, chosen sets, and the choice of captures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, takewhile
from typing import NamedTuple

from game.engine.cards import CardId
from game.engine.state import NOBODY, Build
from game.view.geometry import Rect
from game.view.layout.melds import Field, Segment, free, strip_of
from game.view.layout.setting import (
    BODY,
    CARD_RATIO,
    DEPTH,
    MARGIN,
    PROMPT,
    SMALL_TEXT,
    Spot,
    TableSetting,
    card_at,
    card_row,
    lean_of,
    line,
)
from game.view.layout.zones import Zones
from game.view.stage import Stage

#: Possible heights of loose cards and builds. Where somebody sits at the bottom they are no higher
#: than USUAL_MOST, or than MANY_MOST if there are more than MANY of them.
HEIGHTS = (264, 226, 188, 168, 150, 132, 122, 114, 104, 96, 88, 80, 72, 64, 56, 48, 40, 32)
MANY, MANY_MOST, USUAL_MOST = 10, 150, 188
#: The gap between piles, in widths of a card; inside a chosen set the sign stands there.
GAP = 0.52
BUILD_PAD = 12
SET_PAD = 20
CHOICES_WIDTH, CHOICES_TITLE = 14.6, 36
#: The padding around the words of a choice, and the gap between two choices; the width of the
#: scroll bar, and the gap before it.
ROW_PAD, BETWEEN_ROWS, BAR, BAR_GAP = 10, 8, 14, 10
CHOICES_PAD = 12
#: How far the name of a build may reach beyond it, in heights of its cards.
LABEL_BEYOND = 0.3
#: What is kept free below a row besides its words.
ROW_BELOW = BUILD_PAD + 8


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


class FishingLayout(NamedTuple):
    room: Rect
    height: float
    #: The places of builds, by their index.
    builds: dict[int, BuildPlace]
    chosen: list[ChosenSet]
    spots: dict[CardId, Spot]


class _Size(NamedTuple):
    """How large cards lie. `strip`: the part of its width that a card of a build shows."""

    height: float
    strip: float

    @property
    def wide(self) -> float:
        return self.height * CARD_RATIO

    @property
    def gap(self) -> float:
        return GAP * self.wide


class _Heap(NamedTuple):
    """A loose card (`build` is -1), or the build of this index."""

    cards: tuple[CardId, ...]
    build: int = -1

    def width(self, size: _Size) -> float:
        if self.build < 0:
            return size.wide
        return size.wide * (1 + size.strip * (len(self.cards) - 1)) + 2 * BUILD_PAD


class _Block(NamedTuple):
    """A chosen set, or a single heap: what must stay together in one row."""

    heaps: tuple[_Heap, ...]
    is_chosen: bool

    @property
    def has_words(self) -> bool:
        """Return whether something is said below it: its sum, or whose build it is."""
        return self.is_chosen or self.heaps[0].build >= 0

    def width(self, size: _Size) -> float:
        inner = sum(heap.width(size) for heap in self.heaps) + size.gap * (len(self.heaps) - 1)
        return inner + (2 * SET_PAD if self.is_chosen else 0)


def lay_fishing(stage: Stage, field: Field, stock: Rect, setting: TableSetting) -> FishingLayout:
    """Lay chosen sets first, then builds, then loose cards, around the stock, as large as there is
    room."""
    loose, builds, chosen = setting.view.loose, setting.view.builds, setting.chosen
    blocks = _blocks(loose, builds, chosen)
    strip = strip_of(setting.hand.large_corners)
    usual = USUAL_MOST if len(loose) + len(builds) <= MANY else MANY_MOST
    most = HEIGHTS[0] if setting.me == NOBODY else usual
    words = line(stage, SMALL_TEXT) if builds or chosen else 0.0
    size, rows = _Size(HEIGHTS[-1], strip), None
    for size in (_Size(height, strip) for height in HEIGHTS if height <= most):
        rows = _around(blocks, field, stock, size, words)
        if rows is not None:
            break
    lain = FishingLayout(field.room, size.height, {}, [], {})
    for block, x, y in rows or ():
        _place(stage, block, x, y, size, lain)
    return lain


_Placed = tuple["_Block", float, float]


def _around(
    blocks: Sequence[_Block], field: Field, stock: Rect, size: _Size, words: float
) -> list[_Placed] | None:
    """Return the places of blocks around the stock: in its own row to both sides of it, then in the
    rows below and above. `words`: the height of the words below chosen sets and builds, which come
    first. None where they do not fit."""
    placed: list[_Placed] = []
    rest, height = list(blocks), size.height

    def below() -> float:
        """Return what is kept free below the next row."""
        return ROW_BELOW + (words if rest and rest[0].has_words else 0)

    for y in _rows(field, stock, height, below):
        parts = [
            part._replace(right=part.right - LABEL_BEYOND * height)
            for part in free(field, y - BUILD_PAD, height + BUILD_PAD + below())
        ]
        row = _beside if abs(y + height / 2 - stock.cy) < 1 else _centred
        some = row(rest, parts, field, y, size)
        placed += some
        rest = rest[len(some) :]
    return None if rest else placed


def _rows(field: Field, stock: Rect, height: float, below: Callable[[], float]) -> Iterator[float]:
    """Yield the tops of the cards in each row: that of the stock, then by turns one below and one
    above. `below`: returns what is kept free below the next row, once those before are laid."""
    first, (taken, room) = stock.cy - height / 2, (field.kept_off[0], field.room)
    low = max(first + height + 2 * BUILD_PAD + below(), taken.bottom + 2 * BUILD_PAD)
    high = min(first - 2 * BUILD_PAD, taken.y - BUILD_PAD)
    yield first
    has_room = True
    while has_room:
        has_room = low + height + below() <= room.bottom
        if has_room:
            next_low = low + height + 2 * BUILD_PAD + below()
            yield low
            low = next_low
        top = high - below() - height
        if top >= room.y + BUILD_PAD:
            has_room, high = True, top - 2 * BUILD_PAD
            yield top


def _beside(
    blocks: Sequence[_Block], parts: Sequence[Segment], field: Field, y: float, size: _Size
) -> list[_Placed]:
    """Lay a row by turns at the right and at the left of the stock."""
    gap, nothing = size.gap, Segment(0.0, -1.0, y)
    left = next((part for part in parts[::-1] if part.right <= field.middle), nothing)
    right = next((part for part in parts if part.left >= field.middle), nothing)
    start, end = right.left + gap / 2, left.right
    placed: list[_Placed] = []
    for at, block in enumerate(blocks):
        wide = block.width(size)
        fits_right, fits_left = start + wide <= right.right, left.left <= end - wide
        if fits_left and (at % 2 or not fits_right):
            end -= wide
            placed.append((block, end, y))
            end -= gap
        elif fits_right:
            placed.append((block, start, y))
            start += wide + gap
        else:
            break
    return placed


def _centred(
    blocks: Sequence[_Block], parts: Sequence[Segment], field: Field, y: float, size: _Size
) -> list[_Placed]:
    gap = size.gap
    part = max(parts, key=lambda one: one.right - one.left, default=None)
    if part is None:
        return []
    ends = accumulate(gap + block.width(size) for block in blocks)
    widths = list(takewhile(lambda end: end <= part.right - part.left, ends))
    if not widths:
        return []
    x = field.middle - (widths[-1] - gap) / 2
    x = max(part.left, min(x, part.right - widths[-1] + gap))
    starts = [x, *(x + end for end in widths[:-1])]
    return [(block, start, y) for block, start in zip(blocks, starts, strict=False)]


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


def _place(
    stage: Stage, block: _Block, x: float, y: float, size: _Size, lain: FishingLayout
) -> None:
    """Lay one block at a place, and add its cards and frames to the layout."""
    height, gap = size.height, size.gap
    disc = min(46, gap * 0.7)
    at = x + (SET_PAD if block.is_chosen else 0)
    signs = []
    for heap in block.heaps:
        if heap.build >= 0:
            lain.builds[heap.build] = _build(stage, heap, at, y, size, lain)
        else:
            card = heap.cards[0]
            rect = card_at(at, y, height)
            depth = DEPTH["loose"] + len(lain.spots)
            lain.spots[card] = Spot(rect, lean_of(card), depth, rect, "loose")
        at += heap.width(size)
        signs.append(Rect(at + (gap - disc) / 2, y + (height - disc) / 2, disc, disc))
        at += gap
    if block.is_chosen:
        width = block.width(size)
        frame = Rect(x, y - BUILD_PAD, width, height + 2 * BUILD_PAD)
        total_w = min(width, stage.text_units(PROMPT) * (2.5 + 2 * len(block.heaps)))
        total = Rect(frame.cx - total_w / 2, frame.bottom - 18, total_w, line(stage, PROMPT) + 12)
        lain.chosen.append(ChosenSet(frame, tuple(signs[:-1]), total))


def _build(
    stage: Stage, heap: _Heap, x: float, y: float, size: _Size, lain: FishingLayout
) -> BuildPlace:
    height, step, depth = size.height, size.wide * size.strip, DEPTH["build"] + heap.build * 100
    first = card_at(x + BUILD_PAD, y, height)
    lain.spots.update(card_row(heap.cards, first, step, depth, "build", heap.build))
    frame = Rect(x, y - BUILD_PAD, heap.width(size), height + 2 * BUILD_PAD)
    crest, disc = height * 0.36, height * 0.51
    sign = Rect(frame.x - crest * 0.33, frame.y - crest * 0.36, crest, crest)
    value = Rect(frame.right - disc * 0.75, frame.bottom - disc, disc, disc)
    wide, high = frame.w + LABEL_BEYOND * height, line(stage, SMALL_TEXT)
    return BuildPlace(frame, sign, value, Rect(frame.x + 6, frame.bottom + 8, wide, high))


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


def lay_choices(stage: Stage, zones: Zones, top: float, setting: TableSetting) -> Choices:
    """Lay as many choices as have room below `top`, the one that is looked at among them."""
    wishes, at = setting.choices, setting.choice_at
    width = choices_width(stage)
    x = zones.table.right - MARGIN - width
    title_h, row = line(stage, CHOICES_TITLE), line(stage, BODY)
    room = zones.own.bottom - top - title_h - 2 * CHOICES_PAD
    first, last = 0, len(wishes)
    while _high(wishes[first:last], row) > room and last - first > 1:
        if at - first > last - 1 - at:
            first += 1
        else:
            last -= 1
    is_all = last - first == len(wishes)
    inner = width - 44 - (0 if is_all else BAR + BAR_GAP)
    boxes = []
    y = top + CHOICES_PAD + title_h + 6
    for count in wishes[first:last]:
        boxes.append(Rect(x + 22, y, inner, row * count + ROW_PAD))
        y = boxes[-1].bottom + BETWEEN_ROWS
    panel = Rect(x, top, width, y + 6 - top)
    title = Rect(x + 30, top + CHOICES_PAD, width - 44, title_h)
    bar = Rect(x + 22 + inner + BAR_GAP, boxes[0].y, BAR, boxes[-1].bottom - boxes[0].y)
    return Choices(panel, title, first, tuple(boxes), len(wishes), None if is_all else bar)


def choices_width(stage: Stage) -> float:
    return stage.text_units(BODY) * CHOICES_WIDTH


def _high(lines: Sequence[int], row: float) -> float:
    return sum(row * count + ROW_PAD + BETWEEN_ROWS for count in lines)
