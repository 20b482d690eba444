"""Contract games: the plate that tells the contract, and the tray where it is staged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import NamedTuple

from game.engine.cards import CardId
from game.view.geometry import Rect
from game.view.layout.melds import strip_of
from game.view.layout.seats import MOON
from game.view.layout.setting import (
    BODY,
    CARD_RATIO,
    DEPTH,
    LOW_HEIGHTS,
    SMALL_TEXT,
    Slot,
    Spot,
    card_at,
    card_row,
    line,
)
from game.view.layout.zones import Zones
from game.view.stage import Stage

#: A plate this wide shows all moons beside the words; a narrow one only the present moon.
WIDE_PLATE, WIDEST_PLATE = 900, 1130
#: The height of the contract in words, in units at text size 1.
PLATE_TITLE = 36
#: Where the words have less width than this, in heights of their text, the plate becomes a moon
#: that opens them.
LEAST_PLATE_TEXT = 6.5
TRAY_HEIGHTS = (186, 168, 156, 144, *LOW_HEIGHTS)
#: Far melds that are this high do not make the tray smaller.
FAR_EASE = 122
TRAY_TITLE = 34
#: The height left free between far melds and tray.
TRAY_GAP = 20
SLOT_STRIP, SLOT_PAD, SLOT_GAPS = 0.36, 10, (42, 30, 22)


class Plate(NamedTuple):
    """The plate that tells the contract. `moons`: the place of a row of all moons, or of the
    present one alone. Without words, the plate is that moon, and a press on it opens the words."""

    frame: Rect
    moons: Rect
    title: Rect | None
    parts: Rect | None
    all_moons: bool


def lay_plate(stage: Stage, sky: Rect) -> Plate:
    """Lay the plate of the contract. `sky`: the room that the seats leave free."""
    words = LEAST_PLATE_TEXT * stage.text_units(PLATE_TITLE)
    if sky.w < words + MOON + 60:
        size = min(MOON, sky.w)
        moon = Rect(sky.right - size, sky.cy - size / 2, size, size)
        return Plate(moon, moon, None, None, all_moons=False)
    frame = Rect(sky.x, sky.y, min(sky.w, WIDEST_PLATE), sky.h)
    if sky.w > WIDEST_PLATE:
        frame = frame.moved((sky.w - WIDEST_PLATE) / 2, 0)
    wide = frame.w >= max(WIDE_PLATE, 2 * words)
    moons = Rect(frame.x + 18, frame.cy - MOON / 2, frame.w * 0.43 if wide else MOON, MOON)
    x = moons.right + 24
    title_h, parts_h = line(stage, PLATE_TITLE), line(stage, BODY)
    y = frame.cy - (title_h + parts_h) / 2
    title = Rect(x, y, frame.right - 18 - x, title_h)
    return Plate(frame, moons, title, Rect(x, title.bottom, title.w, parts_h), all_moons=wide)


class SlotPlace(NamedTuple):
    """The place of one part of the contract in the tray. `missing`: the place of the cards that are
    not staged yet."""

    frame: Rect
    label: Rect
    missing: Rect | None


class Tray(NamedTuple):
    frame: Rect
    title: Rect
    slots: tuple[SlotPlace, ...]
    #: The button that lays the contract down, and the words below it.
    lay_down: Rect
    words: Rect
    spots: dict[CardId, Spot]


class _Fit(NamedTuple):
    height: float
    strip: float
    gap: float


def lay_tray(
    stage: Stage,
    zones: Zones,
    slots: Sequence[Slot],
    large_corners: bool,
    far_height: Callable[[float], float],
) -> Tray:
    """Lay the tray with the highest cards that let those of the far melds be as high, or FAR_EASE.
    `far_height`: returns the height of their cards in a zone of a given height."""
    x = zones.content.x + zones.measures.lane_x + 8
    right = zones.table.right - zones.measures.margin
    header, footer = line(stage, TRAY_TITLE) + 18, line(stage, SMALL_TEXT) + 20
    button_w = min(stage.text_units(BODY) * 10.4, (right - x) * 0.3)
    inner_w = right - x - button_w - 78
    bottom = zones.prompt.y - 24
    best, least = _fit(slots, TRAY_HEIGHTS[0], inner_w, large_corners), 0.0
    for most in TRAY_HEIGHTS:
        fit = _fit(slots, most, inner_w, large_corners)
        top = bottom - header - fit.height - 2 * SLOT_PAD - footer
        far = far_height(top - TRAY_GAP - zones.far.y)
        if min(far, fit.height) > least:
            best, least = fit, min(far, fit.height)
        if far >= min(fit.height, FAR_EASE):
            break
    top = bottom - header - best.height - 2 * SLOT_PAD - footer
    frame = Rect(x, top, right - x, bottom - top)
    places, spots = _slots(stage, slots, best, frame.x + 18, frame.y + header)
    button_x = frame.right - 30 - button_w
    lay_down = Rect(button_x, frame.y + header, button_w, min(70, best.height * 0.45))
    words_y = lay_down.bottom + 10
    return Tray(
        frame,
        Rect(frame.x + 26, frame.y + 12, frame.w - 52, header - 18),
        places,
        lay_down,
        Rect(button_x, words_y, button_w, frame.bottom - 10 - words_y),
        spots,
    )


def _width(slot: Slot, height: float, strip: float) -> float:
    cards = max(slot.least, len(slot.cards), 1)
    return height * CARD_RATIO * (1 + strip * (cards - 1)) + 2 * SLOT_PAD


def _fit(slots: Sequence[Slot], most: float, width: float, large_corners: bool) -> _Fit:
    least = strip_of(large_corners)
    heights = (height for height in TRAY_HEIGHTS if height <= most)
    strips = dict.fromkeys((max(SLOT_STRIP, least), least))
    fits = [_Fit(*one) for one in product(heights, strips, SLOT_GAPS)]
    return next((fit for fit in fits if _all_wide(slots, fit) <= width), fits[-1])


def _all_wide(slots: Sequence[Slot], fit: _Fit) -> float:
    wide = sum(_width(slot, fit.height, fit.strip) for slot in slots)
    return wide + fit.gap * (len(slots) - 1)


def _slots(
    stage: Stage, slots: Sequence[Slot], fit: _Fit, x: float, y: float
) -> tuple[tuple[SlotPlace, ...], dict[CardId, Spot]]:
    card_w, step = fit.height * CARD_RATIO, fit.height * CARD_RATIO * fit.strip
    places = []
    spots: dict[CardId, Spot] = {}
    for at, slot in enumerate(slots):
        frame = Rect(x, y, _width(slot, fit.height, fit.strip), fit.height + 2 * SLOT_PAD)
        staged = len(slot.cards)
        card = card_at(x + SLOT_PAD, y + SLOT_PAD, fit.height)
        spots.update(card_row(slot.cards, card, step, DEPTH["tray"] + at * 100, "tray", at))
        missing = None
        if staged < slot.least:
            first = x + SLOT_PAD + (card_w + (staged - 1) * step if staged else 0)
            missing = Rect(first, y + SLOT_PAD, frame.right - SLOT_PAD - first, fit.height)
        label = Rect(x, frame.bottom + 4, frame.w, line(stage, SMALL_TEXT))
        places.append(SlotPlace(frame, label, missing))
        x = frame.right + fit.gap
    return tuple(places), spots
