"""Everybody's score and the contracts of the match, while somebody asks for them."""

from __future__ import annotations

from game.scenes.table.fitting import fitting, fitting_or_none
from game.scenes.table.paint_felt import phase
from game.scenes.table.texts import TableTexts, melds_of
from game.ui.canvas import Canvas
from game.ui.theme import BODY, IVORY, IVORY2, MOON, NAME
from game.ui.words import SANS, SERIF
from game.view.geometry import Rect

PAD, GAP = 32, 10
AFTER_CREST, BETWEEN = 14, 24


def paint_scores(canvas: Canvas, table_texts: TableTexts) -> None:
    """Players at the left, contracts at the right; as much of a panel as they need."""
    picture = table_texts.picture
    stage, zones = canvas.kit.stage, picture.layout.zones
    row = stage.text_units(NAME) * 1.25 + GAP
    seats, count = range(len(table_texts.players)), len(picture.kind.contracts)
    rows = max(len(seats), count)
    high = min(rows * row + 2 * PAD, zones.content.h - 2 * PAD)
    row = (high - 2 * PAD) / rows
    half = max(
        stage.text_units(NAME) * 14,
        max(_player_width(canvas, table_texts, seat, row) for seat in seats),
    )
    wide = min((half if not count else 2 * half) + 2 * PAD, zones.content.w - 2 * PAD)
    box = Rect(zones.content.cx - wide / 2, zones.far.y, wide, high).kept_in(
        zones.content.grown(-PAD)
    )
    canvas.panel(box, "dialog", 22, shadow=True)
    column = (wide - 3 * PAD) / 2 if count else wide - 2 * PAD
    for at, seat in enumerate(seats):
        _player(canvas, table_texts, seat, Rect(box.x + PAD, box.y + PAD + at * row, column, row))
    for at in range(count):
        line = Rect(box.right - PAD - column, box.y + PAD + at * row, column, row)
        _contract(canvas, table_texts, at, line)


def _player_width(canvas: Canvas, table_texts: TableTexts, seat: int, row: float) -> float:
    """Room for a name and a standing in full."""
    plate = table_texts.plate(seat)
    words = canvas.width(plate.name, NAME, SERIF) + canvas.width(plate.standing[0], BODY)
    return row + AFTER_CREST + words + BETWEEN


def _player(canvas: Canvas, table_texts: TableTexts, seat: int, box: Rect) -> None:
    plate = table_texts.plate(seat)
    side = box.h - 6
    canvas.crest(plate.crest, box.x + side / 2, box.cy, side)
    x = box.x + side + AFTER_CREST
    wide = box.right - x
    name = canvas.width(plate.name, NAME, SERIF) + BETWEEN
    standing = fitting(canvas, plate.standing, max(wide / 2, wide - name), BODY)
    said = canvas.width(standing, BODY) + 2
    room = Rect(x, box.y, wide - said - BETWEEN, box.h)
    canvas.text(plate.name, room, NAME, SERIF, may_cut=True)
    canvas.text(standing, Rect(box.right - said, box.y, said, box.h), BODY, SANS, IVORY2, "right")


def _contract(canvas: Canvas, table_texts: TableTexts, at: int, box: Rect) -> None:
    """The present one in moonlight."""
    now = table_texts.contract().now
    side = min(box.h - 8, 44.0)
    moon = phase(at, len(table_texts.picture.kind.contracts)) if at <= now else 0
    canvas.icon(f"moon_{moon}", box.x + side / 2, box.cy, side)
    x = box.x + side + 16
    room = Rect(x, box.y, box.right - x, box.h)
    words = fitting_or_none(canvas, [melds_of(table_texts.words, at)], room.w, BODY)
    canvas.text(words, room, BODY, SANS, MOON if at == now else IVORY)
