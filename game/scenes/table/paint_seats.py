"""Plaques, and the panel of the player at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.scenes.table.fitting import fitting, fitting_or_none, in_full
from game.ui.canvas import Canvas
from game.ui.card_art import BACK
from game.ui.theme import BODY, EMBER, GLOW, IVORY, IVORY2, MOON, NAME, Colour, dimmed
from game.ui.words import BOLD, SANS, SERIF
from game.view.geometry import Rect
from game.view.layout.seats import SeatPlace
from game.view.layout.setting import SMALL_TEXT
from game.view.layout.zones import Zones
from game.view.motion.events import EVENT_ROWS
from game.view.motion.places import IN_HAND

#: The sizes of words in the own panel; a long name has the size of the other players' names.
OWN_NAME, OWN_LINE = 42, 28
#: The radius of a plaque's corners at the end without the crest, and how far its light reaches.
PLAQUE_CORNER, LIGHT = 16, 160
#: The size of the sign of a player who is near the end, in heights of its line.
ALARM = 0.72
#: The least distance from a name to the right end of the plaque.
NAME_END = 12
#: The size of the sign of a bot or a phone, in heights of the name, and the gap before it.
BOT_PART, BOT_GAP = 0.7, 8


class Plate(NamedTuple):
    """The words of a plaque. `standing`: in full, and in fewer words; `is_near`: whether the
    player is near the end; `cards`: None while they are dealt; `is_low`: whether they are few.
    `sign`: that of a bot or a phone. `team`: the colour that partners share; `heap`: what was won.
    `deals`: the words for the dealer."""

    name: str
    crest: str
    standing: tuple[str, ...]
    cards: int | None
    sign: str = ""
    is_turn: bool = False
    is_out: bool = False
    team: Colour | None = None
    heap: str = ""
    heap_sweeps: int = 0
    is_near: bool = False
    is_low: bool = False
    deals: str = ""


def paint_plate(canvas: Canvas, place: SeatPlace, plate: Plate, plain: bool) -> str:
    """Paint a plaque, and return its full words if they have no room. `plain`: in high
    contrast."""
    rect = place.plaque
    half = rect._replace(w=rect.w / 2).grown(LIGHT)._replace(w=rect.w / 2 + LIGHT)
    for side, radius in ((half, rect.h / 2), (half.moved(half.w, 0), PLAQUE_CORNER)):
        with canvas.clipped(side):
            _paint_ground(canvas, rect, radius, plate.is_turn, plain, "plaque")
    tone = dimmed(IVORY, 0.62) if plate.is_out else IVORY
    canvas.crest(plate.crest, place.crest.cx, place.crest.cy, place.crest.h)
    name, fan, size = place.name, place.fan[: plate.cards or 0], NAME
    if plate.is_out or canvas.width(plate.name, NAME, SERIF) > name.w:
        # The number of cards is shown even without the fan.
        name, fan = name._replace(w=max(name.w, rect.right - NAME_END - name.x)), ()
    if canvas.width(plate.name, NAME, SERIF) > name.w:
        size = SMALL_TEXT
    canvas.text(plate.name, name, size, SERIF, tone, may_cut=True)
    second = place.second
    if plate.is_out:
        # There is no fan of cards.
        second = second._replace(w=rect.right - 28 - second.x)
    if not fitting_or_none(canvas, plate.standing, _beside_alarm(second, plate).w, SMALL_TEXT):
        # The number of cards is shown even without the fan.
        second = second._replace(w=max(second.w, place.bubble.x - NAME_END - second.x))
        fan = ()
    if fitting_or_none(canvas, plate.standing, _beside_alarm(second, plate).w, SMALL_TEXT):
        # Else the words are more important than the sign.
        second = _paint_alarm(canvas, second, plate)
    standing = fitting(canvas, plate.standing, second.w, SMALL_TEXT)
    canvas.text(standing, second, SMALL_TEXT, SANS, tone if plate.is_out else _tone(plate))
    if plate.sign:
        wide = canvas.width(plate.name, size, SERIF), canvas.width(standing, SMALL_TEXT)
        _paint_sign(canvas, plate.sign, (name, wide[0]), (second, wide[1]), tone=tone)
    if not plate.is_out:
        for back in fan:
            canvas.card(BACK, back.rect.cx, back.rect.cy, back.rect.h, IN_HAND, -back.angle)
        if plate.cards is not None:
            paint_count(canvas, place.bubble, plate.cards, plate.is_low)
    if plate.team is not None:
        canvas.line(*place.underline, plate.team, 1.0)
    if plate.heap:
        _paint_heap(canvas, place.won, plate)
    if plate.deals:
        _paint_dealer(canvas, place.crest)
    shown = fitting_or_none(canvas, (plate.name,), name.w, size, SERIF)
    names = (f"*{plate.name}*", f"*{shown}*")
    return in_full(names, (plate.standing[0], standing), (plate.deals, ""))


def _tone(plate: Plate) -> Colour:
    return EMBER if plate.is_near else IVORY2


def _beside_alarm(box: Rect, plate: Plate) -> Rect:
    """Return the room the sign of a player who is near the end leaves for the words."""
    if not plate.is_near or plate.is_out:
        return box
    taken = box.h * ALARM + 6
    return box._replace(x=box.x + taken, w=box.w - taken)


def _paint_alarm(canvas: Canvas, box: Rect, plate: Plate) -> Rect:
    """Paint the sign of a player who is near the end, and return the room left for the words."""
    beside = _beside_alarm(box, plate)
    if beside != box:
        side = box.h * ALARM
        canvas.icon("icon_warn", box.x + side / 2, box.cy, side, EMBER)
    return beside


def _paint_dealer(canvas: Canvas, crest: Rect) -> None:
    """Paint the sign of the dealer at the foot of the crest: two cards."""
    high = max(crest.h * 0.4, canvas.kit.stage.text_units(SMALL_TEXT))
    for angle, across in ((12.0, -0.18), (-10.0, 0.12)):
        x, y = crest.x + crest.w * 0.2 + high * across, crest.bottom - high * 0.42
        canvas.card(BACK, x, y, high, IN_HAND, angle)


class DeedPlace(NamedTuple):
    """What a player did last, in as many words as have room, and their place."""

    words: str
    frame: Rect


def place_deed(canvas: Canvas, place: SeatPlace, wordings: Sequence[str]) -> DeedPlace:
    before, box, high = _deed_icon(canvas) + 8, place.deed, canvas.line_high(SMALL_TEXT)
    words = fitting(canvas, wordings, box.w - before, SMALL_TEXT)
    wide = before + canvas.width(words, SMALL_TEXT)
    x = box.right - wide if place.has_words_at_right else box.x
    return DeedPlace(words, Rect(x, box.cy - high / 2, wide, high))


def paint_deed(canvas: Canvas, deed: DeedPlace, kind: str) -> None:
    side, (words, box) = _deed_icon(canvas), deed
    if not words:
        return
    canvas.icon(EVENT_ROWS[kind].icon, box.x + side / 2, box.cy, side, MOON)
    room = box._replace(x=box.x + side + 8, w=box.w - side - 8)
    canvas.text(words, room, SMALL_TEXT, SANS, IVORY, shadow=True)


def _deed_icon(canvas: Canvas) -> float:
    return canvas.kit.stage.text_units(SMALL_TEXT) * 0.9


def _paint_ground(
    canvas: Canvas, rect: Rect, radius: float, is_turn: bool, plain: bool, style: str
) -> None:
    """Paint a plaque, or the own panel, with the light for the player who is to act."""
    if is_turn:
        canvas.moonlight(rect, radius)
    canvas.panel(rect, style, radius, shadow=style == "panel" and not is_turn)
    if is_turn:
        canvas.ring(rect, GLOW, 4, radius)
    elif plain:
        canvas.ring(rect, IVORY, 4, radius)


def _paint_sign(canvas: Canvas, sign: str, *lines: tuple[Rect, float], tone: Colour) -> None:
    """Paint the sign of a bot or a phone after the first line with enough room for it."""
    side = lines[0][0].h * BOT_PART
    for box, wide in lines:
        if wide + BOT_GAP + side <= box.w:
            canvas.icon(sign, box.x + wide + BOT_GAP + side / 2, box.cy - 2, side, tone)
            return


def paint_count(canvas: Canvas, rect: Rect, count: int, low: bool) -> None:
    """Paint the bubble with a number of cards."""
    canvas.panel(rect, "count low" if low else "count", rect.h / 2)
    colour = (42, 12, 5) if low else MOON
    canvas.text(str(count), rect, BODY - 1, BOLD, colour, "center")


def _paint_heap(canvas: Canvas, box: Rect, plate: Plate) -> None:
    star = 34 if plate.heap_sweeps else 0
    number = f" {plate.heap_sweeps}" if plate.heap_sweeps else ""
    wide = canvas.width(plate.heap + number, SMALL_TEXT) + 36 + star
    pill = Rect(box.x, box.y, min(wide, box.w), box.h)
    canvas.panel(pill, "pill", box.h / 2)
    words = canvas.width(plate.heap, SMALL_TEXT)
    canvas.text(plate.heap, Rect(pill.x + 18, pill.y, pill.w - 36, pill.h), SMALL_TEXT, SANS)
    if plate.heap_sweeps:
        canvas.icon("wincho", pill.x + 22 + words + star / 2, pill.cy, star)
        number_box = Rect(pill.right - 50, pill.y, 34, pill.h)
        canvas.text(number.strip(), number_box, SMALL_TEXT, BOLD, MOON, "right")


def paint_own_panel(
    canvas: Canvas, zones: Zones, plate: Plate, lines: Sequence[Sequence[str]], plain: bool
) -> str:
    """Paint the panel at the bottom; return its full words if they have no room."""
    rect = zones.panel
    _paint_ground(canvas, rect, 22, plate.is_turn, plain, "panel")
    crest = zones.panel_crest
    if plate.team is not None:
        canvas.line(rect.x + 24, rect.bottom - 10, rect.w - 48, 4, plate.team, 1.0)
    canvas.crest(plate.crest, crest.cx, crest.cy, crest.h)
    boxes, name, score = list(zones.panel_lines), zones.panel_name, zones.panel_score
    size = OWN_NAME if canvas.width(plate.name, OWN_NAME, SERIF) <= name.w else NAME
    if boxes and canvas.width(plate.name, size, SERIF) > name.w:
        # A long name has the first line for itself.
        name, score = boxes.pop(0), score._replace(y=crest.cy - score.h / 2)
    canvas.text(plate.name, name, size, SERIF, may_cut=True)
    if plate.deals:
        _paint_dealer(canvas, crest)
    score = _paint_alarm(canvas, score, plate)
    standing = fitting(canvas, plate.standing, score.w, 30)
    canvas.text(standing, score, 30, SANS, _tone(plate))
    shown = fitting_or_none(canvas, (plate.name,), name.w, size, SERIF)
    said = [(f"*{plate.name}*", f"*{shown}*"), (plate.standing[0], standing), (plate.deals, "")]
    for wordings in lines:
        line = fitting_or_none(canvas, wordings, boxes[0].w, OWN_LINE) if boxes else ""
        said.append((wordings[0], line))
        if line:
            canvas.text(line, boxes.pop(0), OWN_LINE, SANS, IVORY)
    return in_full(*said)
