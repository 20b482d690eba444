"""Contract games: the plate that tells the contract, and the tray where it is staged."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from game.engine.cards import CardId
from game.play.intents.staging import Slot
from game.view.geometry import Rect
from game.view.layout.boxes import BoxPart, across, down
from game.view.layout.melds import strip_of
from game.view.layout.seats import MOON
from game.view.layout.setting import (
    AIR,
    BODY,
    CARD_RATIO,
    DEPTH,
    MARGIN,
    SMALL_TEXT,
    Spot,
    TableSetting,
    card_at,
    card_row,
    least,
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
#: The strip of a staged card, the padding of a slot, the gaps between slots: narrower ones where it
#: is crowded.
SLOT_STRIP, SLOT_PAD, SLOT_GAPS = 0.36, 10, (42, 30, 22)
#: How much lower the cards of a tray may lie to have room beside each other.
LOWER = (1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36)
#: The width of the button of a tray, in heights of its text, and the pads at its sides.
BUTTON_WORDS, TRAY_PAD = 8.4, 22
#: From this number of players across the table on, a tray has only this part of its width.
MANY, MANY_WIDE = 4, 0.8


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


class TrayPlaces(NamedTuple):
    frame: Rect
    #: The place of its name, on its upper edge.
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


def tray_frame(zones: Zones, others: int) -> Rect:
    """Return the place of a tray: that of the own melds, as wide as the hand; less where many sit
    around the table, whose melds need room at the sides."""
    right = min(zones.hand.right, zones.own.right)
    wide = (right - zones.hand.x) * (1 if others < MANY else MANY_WIDE)
    return zones.own._replace(x=(zones.hand.x + right - wide) / 2, w=wide)


def lay_tray(stage: Stage, zones: Zones, setting: TableSetting) -> TrayPlaces:
    """Lay the tray with the highest cards that have room in it."""
    slots, label_h = setting.tray, line(stage, SMALL_TEXT)
    frame = tray_frame(zones, len(setting.opponents))
    button_w = min(stage.text_units(BODY) * BUTTON_WORDS, frame.w * 0.26)
    _, inner, _, column, _ = across(frame, TRAY_PAD, BoxPart(0, 1), TRAY_PAD, button_w, TRAY_PAD)
    most = frame.h - 14 - 2 * SLOT_PAD - 4 - label_h - 4
    best = _fit(slots, most, inner.w, setting.hand.large_corners)
    y = frame.y + 14 + (most - best.height) / 2
    places, spots = _slots(stage, slots, best, inner.x, y)
    _, button, _, words, _ = down(column, 22, least(stage, 62, 38), 8, BoxPart(0, 1), 8)
    title_w = zones.piles.x - AIR - MARGIN - frame.x
    title = Rect(frame.x + MARGIN, frame.y + 10 - (label_h + 4), title_w, label_h + 4)
    return TrayPlaces(frame, title, places, button, words, spots)


def _width(slot: Slot, height: float, strip: float) -> float:
    cards = max(slot.least, len(slot.cards), 1)
    return height * CARD_RATIO * (1 + strip * (cards - 1)) + 2 * SLOT_PAD


def _fit(slots: Sequence[Slot], most: float, width: float, large_corners: bool) -> _Fit:
    narrow = strip_of(large_corners)
    heights = [most * part for part in LOWER]
    strips = dict.fromkeys((max(SLOT_STRIP, narrow), narrow))
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
