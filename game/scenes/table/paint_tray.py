"""The tray where a contract is put together, and the button that lays it down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.scenes.table.fitting import fitting_or_none, in_full
from game.ui.canvas import Canvas
from game.ui.theme import EMBER, IVORY, IVORY2, LEAF, MOON
from game.ui.words import SANS, SERIF
from game.view.geometry import Rect
from game.view.layout.contract import Tray

LABEL, TITLE = 27, 34


class SlotWords(NamedTuple):
    """`text` in full, and `short` where there is little room."""

    text: str
    short: str
    is_complete: bool


def paint_tray(
    canvas: Canvas, tray: Tray, title: str, slots: Sequence[SlotWords], plain: bool
) -> list[str]:
    """Without the cards and the button. `plain`: high contrast. What the slots are in full, where
    that has no room."""
    full = []
    canvas.panel(tray.frame, "tray", 22)
    if plain:
        canvas.ring(tray.frame, IVORY, 4, 22)
    canvas.text(title, tray.title, TITLE, SERIF, MOON)
    for place, words in zip(tray.slots, slots, strict=True):
        canvas.panel(place.frame, "slot done" if words.is_complete else "slot waits", 14)
        if place.missing and place.missing.x > place.frame.cx - place.frame.w * 0.4:
            canvas.panel(place.missing, "ghost", 8)
        full.append(in_full((words.text, _label(canvas, place.label, words))))
    return full


def _label(canvas: Canvas, box: Rect, words: SlotWords) -> str:
    """Below its slot, with a check when it is done. What there is room for."""
    side = canvas.kit.stage.text_units(LABEL) if words.is_complete else 0.0
    room = box.w - side - (8 if side else 0)
    said = fitting_or_none(canvas, (words.text, words.short), room, LABEL)
    wide = canvas.width(said, LABEL) + side + (8 if side else 0)
    x = box.cx - wide / 2
    if side:
        canvas.icon("icon_check", x + side / 2, box.cy, side, LEAF)
        x += side + 8
    text = Rect(x, box.y, box.right - x, box.h)
    canvas.text(said, text, LABEL, SANS, IVORY if words.is_complete else IVORY2)
    return said


def paint_missing(canvas: Canvas, tray: Tray, wordings: Sequence[str]) -> None:
    """What the contract still wants: below its button, in as many words as there is room for."""
    box = tray.words
    for words in wordings:
        if canvas.height(words, box.w, LABEL) <= box.h + 2:
            canvas.text(words, box, LABEL, SANS, EMBER, lines=9, middle=False)
            return
