"""The painters of the felt: labels, piles, the plate of a contract, the tray, builds, choices."""

from __future__ import annotations

from math import dist

from game.play.intents.offers import Kind
from game.play.pieces.contract import PlatePiece, SlotPiece
from game.play.pieces.fishing import BuildPiece
from game.play.pieces.melds import LanePiece
from game.play.pieces.offers import ChoicePiece
from game.play.pieces.piece import Piece
from game.scenes.table.fitting import fitting, fitting_or_none, in_full
from game.scenes.table.texts import Painter, TableTexts
from game.ui.canvas import Canvas
from game.ui.card_art import BACK
from game.ui.theme import BODY, BRASS, EMBER, GLOW, INK, IVORY, IVORY2, LEAF, MOON, NAME, PROMPT
from game.ui.words import BOLD, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect
from game.view.layout.contract import PLATE_TITLE, Plate, SlotPlace, TrayPlaces
from game.view.layout.fishing import CHOICES_TITLE, BuildPlace, Choices
from game.view.layout.piles import PilePlaces
from game.view.layout.seats import SeatPlace
from game.view.layout.setting import SMALL_TEXT
from game.view.motion.places import IN_HAND

COIN = 62
#: The size of the words in the sky.
DEALS = 28
#: The size of the drawing of the felt's moon, in diameters of the moon.
FELT_MOON = 1.2
#: By number of contracts, which of the eight drawn phases of the moon they have.
PHASES = {6: (2, 3, 4, 5, 6, 8)}


def paint_moon(canvas: Canvas, moon: Rect, plain: bool) -> None:
    """Paint the moon of the felt, in which the piles lie. `plain`: in high contrast."""
    if plain:
        canvas.ring(moon, BRASS, 2, moon.h / 2)
    else:
        canvas.icon("moon_felt", moon.cx, moon.cy, moon.h * FELT_MOON)


def paint_lane(canvas: Canvas, texts: TableTexts, lane: LanePiece, box: Rect) -> str:
    """Paint the tray; or the name of the own melds, where none lies yet, and what is told of
    them."""
    tray = texts.picture.layout.tray
    if tray is not None:
        _paint_tray(canvas, tray, texts.words.text("table.your_contract"), texts.plain)
    else:
        paint_lane_label(canvas, texts, lane)
    return _told(canvas, texts, lane, texts.picture.layout.lane_note, "left")


def paint_lane_label(canvas: Canvas, texts: TableTexts, lane: Piece) -> None:
    label, own_label = texts.picture.layout.lane_label, texts.name(lane)[0]
    if label:
        side = label.h * 0.62
        wide = canvas.width(own_label, SMALL_TEXT) + side + 46
        pill = Rect(label.cx - wide / 2, label.y, wide, label.h)
        canvas.panel(pill, "pill", pill.h / 2)
        canvas.icon("icon_meld", pill.x + 18 + side / 2, pill.cy, side, IVORY)
        words = Rect(pill.x + 28 + side, pill.y, wide - side - 44, pill.h)
        canvas.text(own_label, words, SMALL_TEXT, SANS, IVORY)


def paint_column(canvas: Canvas, texts: TableTexts, lane: LanePiece, seat: SeatPlace) -> str:
    return _told(canvas, texts, lane, texts.picture.layout.notes.get(lane.owner), seat.align)


def _told(canvas: Canvas, texts: TableTexts, lane: LanePiece, room: Rect | None, align: str) -> str:
    """Paint the words beside a player's melds; return them if they have no room."""
    words = "".join(texts.words.wordings(lane.note))
    if words and room and paint_note(canvas, room, words, align, lane.is_locked):
        return ""
    return words


def paint_note(canvas: Canvas, box: Rect, words: str, align: str, is_locked: bool) -> bool:
    """Paint words beside melds, and return whether they had room. `is_locked`: nothing may be added
    to these melds yet."""
    side = canvas.kit.stage.text_units(SMALL_TEXT) * 1.2 if is_locked else 0.0
    x = box.x + side + (12 if side else 0)
    room = Rect(x, box.y, box.right - x, box.h)
    lines = max(1, round(box.h / canvas.kit.stage.text_units(SMALL_TEXT) / 1.25))
    high = canvas.height(words, room.w, SMALL_TEXT)
    if high > lines * canvas.kit.stage.text_units(SMALL_TEXT) * 1.3:
        return False
    wide = min(room.w, canvas.width(words, SMALL_TEXT) * 0.62) if lines > 1 else room.w
    if canvas.height(words, wide, SMALL_TEXT) > high or wide < room.w * 0.3:
        wide = room.w
    if side:
        top = box.cy - high / 2 + side * 0.55
        canvas.icon("icon_lock", box.x + side / 2, top, side, IVORY2)
    if align == "right":
        room = room._replace(x=room.right - wide)
    elif align == "center":
        room = room._replace(x=room.cx - wide / 2)
    canvas.text(words, room._replace(w=wide), SMALL_TEXT, SANS, IVORY2, align, lines=lines)
    return True


#: The brightness of the light around what was just done.
SOFTLY = 0.6
#: The distance between the dots of a trail, and the sizes of the first and the last.
TRAIL_STEP, TRAIL_SIZES = 44, (5, 13)


def paint_trail(canvas: Canvas, start: Rect, end: Rect) -> None:
    """Paint the way that cards took from one place to another."""
    from_x, from_y, to_x, to_y = start.cx, start.y - 14, end.x + end.h / 2, end.bottom + 40
    count = max(2, round(dist((from_x, from_y), (to_x, to_y)) / TRAIL_STEP))
    for at in range(count + 1):
        way = at / count
        size = TRAIL_SIZES[0] + (TRAIL_SIZES[1] - TRAIL_SIZES[0]) * way
        canvas.disc(from_x + (to_x - from_x) * way, from_y + (to_y - from_y) * way, size)


def paint_laid(canvas: Canvas, box: Rect) -> None:
    """Paint the soft light around cards that were just laid."""
    canvas.ring(box.grown(3), GLOW, 3, 8, SOFTLY)


def paint_grown(canvas: Canvas, box: Rect, words: str) -> None:
    """Paint the words for the cards by which a meld has grown, at the foot of these cards."""
    high, wide = canvas.line_high(SMALL_TEXT), canvas.width(words, SMALL_TEXT, BOLD) + 16
    pill = Rect(box.cx - wide / 2, box.bottom - high / 2, wide, high)
    canvas.panel(pill, "pill", high / 2)
    canvas.text(words, pill, SMALL_TEXT, BOLD, MOON, "center")


def paint_stock(canvas: Canvas, texts: TableTexts, piece: Piece, stock: PilePlaces) -> str:
    wordings = texts.name(piece)
    if stock.backs:
        for back in stock.backs:
            canvas.card(BACK, back.cx, back.cy, back.h, IN_HAND)
    else:
        canvas.panel(stock.frame, "slot", 10)
    label = fitting(canvas, wordings, stock.label.w, SMALL_TEXT)
    canvas.text(label, stock.label, SMALL_TEXT, SANS, IVORY2, "center")
    return in_full((wordings[0], label))


def paint_pile(canvas: Canvas, texts: TableTexts, piece: Piece, pile: PilePlaces) -> str:
    """Paint the place of the discard pile; a row is lit when it may be taken."""
    label = texts.name(piece)[0]
    if not piece.cards:
        canvas.panel(pile.frame, "slot", 16 if piece.is_row else 10)
    elif piece.is_row and texts.may_take():
        canvas.panel(pile.light, "may take", 16)
    elif piece.is_row:
        canvas.ring(pile.frame, BRASS, 2, 16, 0.32)
    said = fitting_or_none(canvas, (label,), pile.label.w, SMALL_TEXT)
    canvas.text(said, pile.label, SMALL_TEXT, SANS, IVORY2, "left" if piece.is_row else "center")
    return in_full((label, said))


def paint_deals(canvas: Canvas, texts: TableTexts, piece: Piece, note: Rect) -> str:
    """Paint in the sky which hand it is."""
    words = texts.name(piece)[0]
    if canvas.width(words, DEALS) > note.w:
        return words
    canvas.text(words, note, DEALS, colour=IVORY2)
    return ""


def paint_pot(canvas: Canvas, texts: TableTexts, piece: Piece, box: Rect) -> str:
    """Paint the coin, how many there are, and their name, one below the other."""
    label, coins = texts.name(piece)
    number_h, label_h = (canvas.kit.stage.text_units(size) * 1.2 for size in (NAME, SMALL_TEXT))
    y = box.cy - (COIN + number_h + label_h) / 2
    canvas.icon("luna", box.cx, y + COIN / 2, COIN)
    number = Rect(box.x, y + COIN, box.w, number_h)
    canvas.text(coins, number, NAME, SERIF, MOON, "center")
    low = Rect(box.x + 4, number.bottom, box.w - 8, label_h)
    said = fitting_or_none(canvas, (label,), low.w, SMALL_TEXT)
    canvas.text(said, low, SMALL_TEXT, SANS, IVORY2, "center")
    return ""


def phase(contract: int, count: int) -> int:
    """Return the phase of the moon drawn for a contract: full for the last one."""
    phases = PHASES.get(count)
    return phases[contract] if phases else max(1, round((contract + 1) * 8 / count))


def paint_plate(canvas: Canvas, texts: TableTexts, contract: PlatePiece, plate: Plate) -> str:
    """Paint the plate of the contract."""
    words, now = texts.words, contract.now
    moons, present = plate.moons, f"moon_{phase(now, contract.most)}"
    called, melds = words.wordings(contract.name), words.wordings(contract.parts)
    if plate.title is None or plate.parts is None:
        canvas.icon(present, moons.cx, moons.cy, moons.h)
        canvas.ring(moons.grown(3), BRASS, 2, moons.h / 2 + 3)
        return in_full((f"*{called[0]}*", ""), (melds[0], ""))
    canvas.panel(plate.frame, "panel", 22)
    if plate.all_moons:
        pitch = moons.w / contract.most
        for at in range(contract.most):
            x = moons.x + pitch * (at + 0.5)
            name = f"moon_{phase(at, contract.most)}" if at <= now else "moon_0"
            size = min(moons.h, pitch * 1.15) if at == now else min(42.0, pitch * 0.72)
            canvas.icon(name, x, moons.cy, size)
            if at == now:
                ring = Rect(x - size / 2, moons.cy - size / 2, size, size).grown(6)
                canvas.ring(ring, GLOW, 3, ring.h / 2)
    else:
        canvas.icon(present, moons.cx, moons.cy, moons.h)
    title = fitting(canvas, called, plate.title.w, PLATE_TITLE, SERIF)
    canvas.text(title, plate.title, PLATE_TITLE, SERIF, MOON)
    parts = fitting_or_none(canvas, melds, plate.parts.w, BODY)
    canvas.text(parts, plate.parts, BODY, SANS, IVORY)
    return in_full((called[0], title), (melds[0], parts))


def paint_build(canvas: Canvas, texts: TableTexts, build: BuildPiece, place: BuildPlace) -> str:
    """Paint the frame of a build, below the cards, and its name."""
    wordings, side = texts.name(build), canvas.kit.stage.text_units(SMALL_TEXT)
    canvas.panel(place.frame, "tray", 14)
    label = place.label
    if build.is_closed:
        canvas.icon("icon_lock", label.x + side / 2, label.cy, side, IVORY2)
        label = label._replace(x=label.x + side + 6, w=label.w - side - 6)
    said = fitting_or_none(canvas, wordings, label.w, SMALL_TEXT)
    canvas.text(said, label, SMALL_TEXT, SANS, IVORY2)
    return in_full((wordings[0], said))


def paint_build_signs(
    canvas: Canvas, texts: TableTexts, build: BuildPiece, place: BuildPlace
) -> str:
    """Paint crest and value of a build, above the cards."""
    canvas.crest(build.crest, place.crest.cx, place.crest.cy, place.crest.h)
    canvas.panel(place.value, "moon disc", place.value.h / 2)
    canvas.letters(texts.words.line(build.value[0]), place.value, 0.46, SERIF_BOLD, INK)
    return ""


def paint_chosen(canvas: Canvas, texts: TableTexts, choice: ChoicePiece) -> None:
    """Paint the frames around the sets of the choice that is looked at, with their sums."""
    fishing = texts.picture.layout.fishing
    for place, one in zip(fishing.chosen if fishing else (), choice.sums, strict=False):
        words = texts.words.line(one) if len(one.parts) > 1 else ""
        canvas.moonlight(place.frame, 18)
        canvas.ring(place.frame, GLOW, 4, 18)
        for sign in place.signs:
            canvas.panel(sign, "disc", sign.h / 2)
            canvas.letters("+", sign.moved(0, -2), 0.7, BOLD, INK)
        if words:
            wide = canvas.width(words, PROMPT) + 44
            box = Rect(place.total.cx - wide / 2, place.total.y, wide, place.total.h)
            canvas.panel(box, "disc", 10)
            canvas.text(words, box, PROMPT, SANS, INK, "center")


def paint_choices(canvas: Canvas, texts: TableTexts, title: Piece, choices: Choices) -> str:
    """Paint the panel of the choices, with its title and its bar."""
    canvas.panel(choices.panel, "panel", 22, shadow=True)
    said = fitting(canvas, texts.name(title), choices.title.w, CHOICES_TITLE, SERIF)
    canvas.text(said, choices.title, CHOICES_TITLE, SERIF, MOON)
    if choices.bar is not None:
        canvas.panel(choices.bar, "pill", choices.bar.w / 2)
        one = choices.bar.h / choices.total
        top = choices.bar.y + one * choices.first
        part = choices.bar._replace(y=top, h=one * len(choices.boxes))
        canvas.panel(part, "disc", part.w / 2)
    return ""


def paint_choice(canvas: Canvas, texts: TableTexts, choice: ChoicePiece, box: Rect) -> str:
    selection, is_at = texts.selection, choice.is_at
    canvas.panel(box, "button main" if is_at else "row", 14)
    if choice.warns and not is_at:
        canvas.ring(box, EMBER, 3, 14)
    if is_at and selection.ring and selection.hands.focus.kind == "choice":
        canvas.focus(box)
    colour, second_colour = (INK, (74, 60, 20)) if is_at else (IVORY, IVORY2)
    face = BOLD if is_at or choice.warns else SANS
    called, more = texts.name(choice), "".join(texts.words.wordings(choice.more))
    inner = Rect(box.x + 20, box.y + 4, box.w - 40, box.h - 8)
    second = fitting_or_none(canvas, (more,), inner.w, SMALL_TEXT)
    high = inner.h / 2 if second else inner.h
    first = fitting(canvas, called, inner.w, BODY, face)
    canvas.text(first, inner._replace(h=high), BODY, face, colour)
    if second:
        rest = Rect(inner.x, inner.y + high, inner.w, high)
        canvas.text(second, rest, SMALL_TEXT, SANS, second_colour)
    return in_full((called[0], first), (more, second))


def paint_tag(canvas: Canvas, strip: Rect, height: float, rank: str) -> None:
    """Paint the tag of a wild card, low in its strip, with the rank it stands for."""
    wide = max(min(strip.w - 2, height * 0.21), height * 0.18)
    box = Rect(strip.x + 1, strip.y + height * 0.52, wide, height * 0.31)
    canvas.panel(box, "wild", 5)
    canvas.letters(rank, box, 0.62, SERIF_BOLD, (255, 246, 223))


def _paint_tray(canvas: Canvas, tray: TrayPlaces, title: str, plain: bool) -> None:
    """Paint the tray without its slots and the button. `plain`: in high contrast."""
    canvas.panel(tray.frame, "tray", 22)
    if plain:
        canvas.ring(tray.frame, IVORY, 4, 22)
    name = tray.title._replace(w=canvas.width(title, SMALL_TEXT) + 40)
    if name.w <= tray.title.w:
        canvas.panel(name, "pill", name.h / 2)
        canvas.text(title, name, SMALL_TEXT, SANS, MOON, "center")


def paint_slot(canvas: Canvas, texts: TableTexts, slot: SlotPiece, place: SlotPlace) -> str:
    """Paint a slot without its cards, and its name below it, with a check when it is complete."""
    wordings = texts.name(slot)
    canvas.panel(place.frame, "slot done" if slot.is_complete else "slot waits", 14)
    if place.missing and place.missing.x > place.frame.cx - place.frame.w * 0.4:
        canvas.panel(place.missing, "ghost", 8)
    box, side = place.label, canvas.kit.stage.text_units(SMALL_TEXT) if slot.is_complete else 0.0
    room = box.w - side - (8 if side else 0)
    said = fitting_or_none(canvas, wordings, room, SMALL_TEXT)
    wide = canvas.width(said, SMALL_TEXT) + side + (8 if side else 0)
    x = box.cx - wide / 2
    if side:
        canvas.icon("icon_check", x + side / 2, box.cy, side, LEAF)
        x += side + 8
    text = Rect(x, box.y, box.right - x, box.h)
    canvas.text(said, text, SMALL_TEXT, SANS, IVORY if slot.is_complete else IVORY2)
    return in_full((wordings[0], said))


def paint_missing(canvas: Canvas, texts: TableTexts, piece: Piece, box: Rect) -> str:
    """Paint what is missing for the contract, below its button, in as many words as have room."""
    for words in texts.words.wordings(piece.name) if texts.moves.is_staging else ():
        if canvas.height(words, box.w, SMALL_TEXT) <= box.h + 2:
            canvas.text(words, box, SMALL_TEXT, SANS, IVORY2, lines=9, middle=False)
            break
    return ""


#: The painters of pieces below the cards, over them and in the air, by their kinds.
GROUND: dict[Kind, Painter] = {
    "lane": paint_lane,
    "stock": paint_stock,
    "pile": paint_pile,
    "pot": paint_pot,
    "column": paint_column,
    "deals": paint_deals,
    "plate": paint_plate,
    "slot": paint_slot,
    "missing": paint_missing,
    "build": paint_build,
}
OVER_CARDS: dict[Kind, Painter] = {"build": paint_build_signs}
AIR: dict[Kind, Painter] = {"choices": paint_choices, "choice": paint_choice}
