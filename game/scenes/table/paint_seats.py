"""Plaques, and the panel of the player at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.play.intents.offers import Kind, Target
from game.play.pieces.line import Words
from game.play.pieces.seats import SeatPiece
from game.scenes.table.fitting import fitting, fitting_or_none, in_full
from game.scenes.table.texts import Painter, TableTexts
from game.ui.canvas import Canvas
from game.ui.card_art import BACK
from game.ui.theme import (
    BODY,
    EMBER,
    GLOW,
    IVORY,
    IVORY2,
    MOON,
    NAME,
    Colour,
    dimmed,
    player_colour,
)
from game.ui.words import BOLD, SANS, SERIF
from game.view.geometry import Rect
from game.view.layout.seats import LETTERS, SeatPlace
from game.view.layout.setting import SMALL_TEXT
from game.view.motion.crests import Pose
from game.view.motion.events import EVENT_ROWS
from game.view.motion.places import IN_HAND
from game.view.table.log import Wording

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


def paint_plaque(canvas: Canvas, texts: TableTexts, who: SeatPiece, place: SeatPlace) -> str:
    words = texts.words
    rect, called, state = place.plaque, words.line(who.name[0]), words.wordings(who.state)
    half = rect._replace(w=rect.w / 2).grown(LIGHT)._replace(w=rect.w / 2 + LIGHT)
    for side, radius in ((half, rect.h / 2), (half.moved(half.w, 0), PLAQUE_CORNER)):
        with canvas.clipped(side):
            _paint_ground(canvas, rect, radius, _is_lit(texts, who), texts.plain, "plaque")
    tone = dimmed(IVORY, 0.62) if who.is_out else IVORY
    canvas.crest(who.crest, place.crest.cx, place.crest.cy, place.crest.h)
    name, fan, size = place.name, place.fan[: who.held or 0], NAME
    if who.is_out or canvas.width(called, NAME, SERIF) > name.w:
        # The number of cards is shown even without the fan.
        has_number = who.held is not None and not who.is_out
        is_beside = has_number and place.bubble.y < name.y + name.h * LETTERS
        right = place.bubble.x if is_beside else rect.right
        name, fan = name._replace(w=max(name.w, right - NAME_END - name.x)), ()
    if canvas.width(called, NAME, SERIF) > name.w:
        size = SMALL_TEXT
    canvas.text(called, name, size, SERIF, tone, may_cut=True)
    second = place.second
    if who.is_out:
        # There is no fan of cards.
        second = second._replace(w=rect.right - 28 - second.x)
    if not fitting_or_none(canvas, state, _beside_alarm(second, who).w, SMALL_TEXT):
        # The number of cards is shown even without the fan.
        second = second._replace(w=max(second.w, place.bubble.x - NAME_END - second.x))
        fan = ()
    if fitting_or_none(canvas, state, _beside_alarm(second, who).w, SMALL_TEXT):
        # Else the words are more important than the sign.
        second = _paint_alarm(canvas, second, who)
    standing = fitting(canvas, state, second.w, SMALL_TEXT)
    canvas.text(standing, second, SMALL_TEXT, SANS, tone if who.is_out else _tone(who))
    if who.sign:
        wide = canvas.width(called, size, SERIF), canvas.width(standing, SMALL_TEXT)
        lines = (name, wide[0]), (second, wide[1])
        _paint_sign(canvas, f"icon_{who.sign}", *lines, tone=tone)
    if not who.is_out:
        for back in fan:
            canvas.card(BACK, back.rect.cx, back.rect.cy, back.rect.h, IN_HAND, -back.angle)
        if who.held is not None:
            paint_count(canvas, place.bubble, who.held, who.is_low)
    if who.team:
        canvas.line(*place.underline, player_colour(who.team), 1.0)
    if who.heap:
        _paint_heap(canvas, place.won, words.line(who.heap[0]), who.sweeps)
    if who.deals:
        _paint_dealer(canvas, place.crest)
    last = texts.story.last_acts.get(who.seat)
    is_free = Target("remark", who.seat) not in texts.pieces
    if last is not None and is_free and not texts.picture.layout.open_hands:
        paint_last_act(canvas, place_last_act(canvas, place, texts.last_act(who.seat)), last.kind)
    return in_full(*_cut_name(canvas, called, name, size), (state[0], standing), _deals(words, who))


def _cut_name(canvas: Canvas, name: str, room: Rect, size: float) -> list[tuple[str, str]]:
    shown = fitting_or_none(canvas, (name,), room.w, size, SERIF)
    return [(f"*{name}*", f"*{shown}*")]


def _deals(words: Wording, who: SeatPiece) -> tuple[str, str]:
    """Return the words for the dealer, who is shown only by a sign."""
    return "".join(words.wordings(who.deals)), ""


def _tone(who: SeatPiece) -> Colour:
    return EMBER if who.is_near or who.is_away else IVORY2


def _beside_alarm(box: Rect, who: SeatPiece) -> Rect:
    """Return the room the sign of a player who is near the end leaves for the words."""
    if not who.is_alarming:
        return box
    taken = box.h * ALARM + 6
    return box._replace(x=box.x + taken, w=box.w - taken)


def _paint_alarm(canvas: Canvas, box: Rect, who: SeatPiece) -> Rect:
    """Paint the sign of a player who is near the end, and return the room left for the words."""
    beside = _beside_alarm(box, who)
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


class LastActPlace(NamedTuple):
    """What a player did last, in as many words as have room, and their place."""

    words: str
    frame: Rect


def place_last_act(canvas: Canvas, place: SeatPlace, wordings: Sequence[str]) -> LastActPlace:
    before, box, high = _last_act_icon(canvas) + 8, place.last_act, canvas.line_high(SMALL_TEXT)
    words = fitting(canvas, wordings, box.w - before, SMALL_TEXT)
    wide = before + canvas.width(words, SMALL_TEXT)
    x = box.right - wide if place.has_words_at_right else box.x
    return LastActPlace(words, Rect(x, box.cy - high / 2, wide, high))


def paint_last_act(canvas: Canvas, last_act: LastActPlace, kind: str) -> None:
    side, (words, box) = _last_act_icon(canvas), last_act
    if not words:
        return
    canvas.icon(EVENT_ROWS[kind].icon, box.x + side / 2, box.cy, side, MOON)
    room = box._replace(x=box.x + side + 8, w=box.w - side - 8)
    canvas.text(words, room, SMALL_TEXT, SANS, IVORY, shadow=True)


def _last_act_icon(canvas: Canvas) -> float:
    return canvas.kit.stage.text_units(SMALL_TEXT) * 0.9


def _is_lit(texts: TableTexts, who: SeatPiece) -> bool:
    """Return whether a player is to act, or has just gone out."""
    latest = texts.story.latest
    has_closed = latest is not None and (latest.kind, latest.seat) == ("hand_over", who.seat)
    return who.is_turn or has_closed


def _paint_ground(
    canvas: Canvas, rect: Rect, radius: float, is_lit: bool, plain: bool, style: str
) -> None:
    """Paint a plaque, or the own panel, with the light for the player who is to act, or has
    gone out."""
    if is_lit:
        canvas.moonlight(rect, radius)
    canvas.panel(rect, style, radius, shadow=style == "panel" and not is_lit)
    if is_lit:
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


def _paint_heap(canvas: Canvas, box: Rect, heap: str, sweeps: int) -> None:
    star = 34 if sweeps else 0
    words, number = canvas.width(heap, SMALL_TEXT), f" {sweeps}" if sweeps else ""
    wide = canvas.width(heap + number, SMALL_TEXT) + 36 + star
    pill = Rect(box.x, box.y, min(wide, box.w), box.h)
    canvas.panel(pill, "pill", box.h / 2)
    canvas.text(heap, Rect(pill.x + 18, pill.y, pill.w - 36, pill.h), SMALL_TEXT, SANS)
    if sweeps:
        canvas.icon("wincho", pill.x + 22 + words + star / 2, pill.cy, star)
        number_box = Rect(pill.right - 50, pill.y, 34, pill.h)
        canvas.text(number.strip(), number_box, SMALL_TEXT, BOLD, MOON, "right")


def paint_own_panel(canvas: Canvas, texts: TableTexts, who: SeatPiece, rect: Rect) -> str:
    words, zones = texts.words, texts.picture.layout.zones
    called, state = words.line(who.name[0]), words.wordings(who.state)
    _paint_ground(canvas, rect, 22, _is_lit(texts, who), texts.plain, "panel")
    crest = zones.panel_crest
    if who.team:
        colour = player_colour(who.team)
        canvas.line(rect.x + 24, rect.bottom - 10, rect.w - 48, 4, colour, 1.0)
    canvas.crest(who.crest, crest.cx, crest.cy, crest.h)
    boxes, name, score = list(zones.panel_lines), zones.panel_name, zones.panel_score
    size = OWN_NAME if canvas.width(called, OWN_NAME, SERIF) <= name.w else NAME
    if boxes and canvas.width(called, size, SERIF) > name.w:
        # A long name has the first line for itself.
        name, score = boxes.pop(0), score._replace(y=crest.cy - score.h / 2)
    canvas.text(called, name, size, SERIF, may_cut=True)
    if who.deals:
        _paint_dealer(canvas, crest)
    score = _paint_alarm(canvas, score, who)
    standing = fitting(canvas, state, score.w, 30)
    canvas.text(standing, score, 30, SANS, _tone(who))
    said = [*_cut_name(canvas, called, name, size), (state[0], standing), _deals(words, who)]
    for wordings in map(words.wordings, _own_lines(texts, who)):
        line = fitting_or_none(canvas, wordings, boxes[0].w, OWN_LINE) if boxes else ""
        said.append((wordings[0], line))
        if line:
            canvas.text(line, boxes.pop(0), OWN_LINE, SANS, IVORY)
    return in_full(*said)


def paint_poses(canvas: Canvas, texts: TableTexts, poses: Sequence[tuple[int, Pose]]) -> None:
    """Paint the crests of these players over themselves, while their animals move."""
    layout = texts.picture.layout
    for seat, pose in poses:
        is_own = seat not in layout.seats
        crest = layout.zones.panel_crest if is_own else layout.seats[seat].crest
        who = texts.seat(seat)
        canvas.posed_crest(who.crest, crest, pose)
        if who.deals:
            _paint_dealer(canvas, crest)


def _own_lines(texts: TableTexts, who: SeatPiece) -> list[Words]:
    """Return the further lines of the panel: also the contract, where that has no words
    elsewhere."""
    plate = texts.picture.layout.plate
    is_told = plate is None or plate.title is not None
    return [*who.lines, *(() if is_told else (texts.pieces[Target("plate")].name,))]


#: The painters of pieces below the cards, by their kinds.
GROUND: dict[Kind, Painter] = {"plaque": paint_plaque, "panel": paint_own_panel}
