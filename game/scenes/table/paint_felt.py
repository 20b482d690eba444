"""The layer of what stands still: lines, labels, piles, the plate of a contract, builds, the
tray."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from typing import NamedTuple

from game.engine.cards import CardSet
from game.scenes.table.fitting import fitting, fitting_or_none, in_full
from game.ui.canvas import Canvas
from game.ui.card_art import BACK
from game.ui.theme import (
    BODY,
    BRASS,
    EMBER,
    GLOW,
    INK,
    IVORY,
    IVORY2,
    LEAF,
    MOON,
    NAME,
    PROMPT,
    dimmed,
)
from game.ui.words import BOLD, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect
from game.view.layout.contract import PLATE_TITLE, Tray
from game.view.layout.contract import Plate as PlatePlace
from game.view.layout.fishing import CHOICES_TITLE, Choices, Sea
from game.view.layout.piles import Piles, River
from game.view.layout.setting import SMALL_TEXT
from game.view.layout.table import TableLayout
from game.view.layout.zones import Zones
from game.view.motion.places import IN_HAND

#: The height of the words for the steps of a turn, and the gap between them.
STEP, STEP_GAP = 29, 32
#: The gap between the prompt and the steps.
PROMPT_GAP = 24
COIN = 62
#: The size of the drawing of the felt's moon, in diameters of the moon.
FELT_MOON = 1.2
#: By number of contracts, which of the eight drawn phases of the moon they have.
PHASES = {6: (2, 3, 4, 5, 6, 8)}


class TurnStep(NamedTuple):
    """A step of a turn. `state`: done, now or later."""

    text: str
    icon: str
    state: str


class ContractWords(NamedTuple):
    """The words of a contract. `now`: its index; `most`: the number of contracts. `short` and
    `melds`: title and parts where there is little room."""

    now: int
    most: int
    title: str
    short: str
    parts: str
    melds: str


class BuildWords(NamedTuple):
    wordings: tuple[str, ...]
    value: str
    crest: str
    is_closed: bool


class ChoiceWords(NamedTuple):
    """The words of one choice. `first`: the larger line, in full and in fewer words; `warns`: the
    choice should be thought about twice."""

    first: tuple[str, ...]
    second: str = ""
    warns: bool = False


class LogLine(NamedTuple):
    """A line of the log: its sentence, the crest of its player, and the cards it is about."""

    text: str
    crest: str
    cards: CardSet


def paint_moon(canvas: Canvas, moon: Rect, plain: bool) -> None:
    """Paint the moon of the felt, in which the piles lie. `plain`: in high contrast."""
    if plain:
        canvas.ring(moon, BRASS, 2, moon.h / 2)
    else:
        canvas.icon("moon_felt", moon.cx, moon.cy, moon.h * FELT_MOON)


def paint_lane_label(canvas: Canvas, layout: TableLayout, own_label: str) -> None:
    """Paint the name of the own melds, where none lies yet."""
    label = layout.lane_label
    if label and own_label:
        side = label.h * 0.62
        wide = canvas.width(own_label, SMALL_TEXT) + side + 46
        pill = Rect(label.cx - wide / 2, label.y, wide, label.h)
        canvas.panel(pill, "pill", pill.h / 2)
        canvas.icon("icon_meld", pill.x + 18 + side / 2, pill.cy, side, IVORY)
        words = Rect(pill.x + 28 + side, pill.y, wide - side - 44, pill.h)
        canvas.text(own_label, words, SMALL_TEXT, SANS, IVORY)


def paint_note(
    canvas: Canvas, box: Rect, words: str, align: str = "left", is_locked: bool = False
) -> bool:
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


def paint_prompt(
    canvas: Canvas, zones: Zones, wordings: Sequence[str], steps: Sequence[TurnStep]
) -> None:
    text, room = prompt_in(canvas, zones, wordings, steps)
    canvas.text(text, room, PROMPT, SERIF, MOON, "center", shadow=True)


def prompt_in(
    canvas: Canvas, zones: Zones, wordings: Sequence[str], steps: Sequence[TurnStep]
) -> tuple[str, Rect]:
    """Return the prompt in as many words as have room beside the steps of the turn, and its place
    over the middle of the hand."""
    box = zones.prompt
    left = _steps_in(canvas, zones, steps)[1] if zones.steps else box.right + PROMPT_GAP
    box = box._replace(w=max(box.w, left - PROMPT_GAP - box.x))
    text = fitting(canvas, wordings, box.w, PROMPT, SERIF)
    return text, around_middle(box, zones.hand.cx, canvas.width(text, PROMPT, SERIF) + 4)


def around_middle(box: Rect, middle: float, wide: float) -> Rect:
    """Return the part of a box that is so wide, around `middle` or as near to it as it can be."""
    wide = min(wide, box.w)
    return box._replace(x=max(box.x, min(middle - wide / 2, box.right - wide)), w=wide)


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


def paint_steps(canvas: Canvas, zones: Zones, steps: Sequence[TurnStep]) -> None:
    """Paint the steps of a turn from the right."""
    box, side = zones.steps, _step_side(canvas)
    if box is None:
        return
    said, x = _steps_in(canvas, zones, steps)
    for step, is_said in zip(steps, said, strict=True):
        colour = {"done": LEAF, "now": MOON, "later": dimmed(IVORY, 0.66)}[step.state]
        icon = "icon_check" if step.state == "done" else step.icon
        canvas.icon(icon, x + side / 2, box.cy, side, colour)
        x += side + STEP_GAP
        if is_said:
            wide = canvas.width(step.text, STEP)
            room = Rect(x - STEP_GAP + 10, box.y, wide + 4, box.h)
            canvas.text(step.text, room, STEP, SANS, colour)
            x += wide + 10


def _step_side(canvas: Canvas) -> float:
    return canvas.kit.stage.text_units(BODY) * 0.95


def _steps_in(canvas: Canvas, zones: Zones, steps: Sequence[TurnStep]) -> tuple[list[bool], float]:
    """Return which steps are named, and where the first begins. If the words are too long, only the
    present step is named."""
    box, side = zones.steps, _step_side(canvas)
    assert box is not None
    now = [step.state == "now" for step in steps]
    ways = [[True] * len(steps)] * zones.all_step_words + [now, [False] * len(steps)]
    fitting_ways = (said for said in ways if _steps_width(canvas, steps, said, side) <= box.w)
    said = next(fitting_ways, ways[-1])
    return said, box.right - (_steps_width(canvas, steps, said, side) if steps else 0.0)


def _steps_width(
    canvas: Canvas, steps: Sequence[TurnStep], said: Sequence[bool], side: float
) -> float:
    words = sum(
        canvas.width(step.text, STEP) + 10
        for step, is_said in zip(steps, said, strict=True)
        if is_said
    )
    return words + side * len(steps) + STEP_GAP * (len(steps) - 1)


def paint_stock(canvas: Canvas, piles: Piles, wordings: Sequence[str]) -> str:
    """Paint the stock; return its full label if that has no room."""
    stock = piles.stock
    if stock.backs:
        for back in stock.backs:
            canvas.card(BACK, back.cx, back.cy, back.h, IN_HAND)
    else:
        canvas.panel(stock.frame, "slot", 10)
    label = fitting(canvas, wordings, stock.label.w, SMALL_TEXT)
    canvas.text(label, stock.label, SMALL_TEXT, SANS, IVORY2, "center")
    return in_full((wordings[0], label))


def paint_pile_ground(canvas: Canvas, piles: Piles, label: str, is_empty: bool) -> str:
    """Paint the place of the pile; return its full label if that has no room."""
    if piles.discards is None:
        return ""
    if is_empty:
        canvas.panel(piles.discards.frame, "slot", 10)
    said = fitting_or_none(canvas, (label,), piles.discards.label.w, SMALL_TEXT)
    canvas.text(said, piles.discards.label, SMALL_TEXT, SANS, IVORY2, "center")
    return in_full((label, said))


def paint_river_ground(canvas: Canvas, river: River, label: str, is_empty: bool, lit: bool) -> str:
    """Paint the place of the river, lit when it may be taken; return its full label if that has no
    room."""
    if is_empty:
        canvas.panel(river.frame, "slot", 16)
    elif lit:
        canvas.panel(river_light(river), "may take", 16)
    else:
        canvas.ring(river.frame, BRASS, 2, 16, 0.32)
    said = fitting_or_none(canvas, (label,), river.label.w, SMALL_TEXT)
    canvas.text(said, river.label, SMALL_TEXT, SANS, IVORY2)
    return in_full((label, said))


def river_light(river: River) -> Rect:
    """Return the frame around the river and the cards that rise above it."""
    frame = river.frame
    rise = frame.y + 4 - min((spot.rect.y for spot in river.spots.values()), default=frame.y)
    return frame._replace(y=frame.y - rise, h=frame.h + rise) if rise > 0 else frame


def paint_pot(canvas: Canvas, box: Rect, coins: str, label: str) -> None:
    """Paint the coin, how many there are, and their name, one below the other."""
    number_h, label_h = (canvas.kit.stage.text_units(size) * 1.2 for size in (NAME, SMALL_TEXT))
    y = box.cy - (COIN + number_h + label_h) / 2
    canvas.icon("luna", box.cx, y + COIN / 2, COIN)
    number = Rect(box.x, y + COIN, box.w, number_h)
    canvas.text(coins, number, NAME, SERIF, MOON, "center")
    low = Rect(box.x + 4, number.bottom, box.w - 8, label_h)
    said = fitting_or_none(canvas, (label,), low.w, SMALL_TEXT)
    canvas.text(said, low, SMALL_TEXT, SANS, IVORY2, "center")


def phase(contract: int, count: int) -> int:
    """Return the phase of the moon drawn for a contract: full for the last one."""
    phases = PHASES.get(count)
    return phases[contract] if phases else max(1, round((contract + 1) * 8 / count))


def paint_plate(canvas: Canvas, plate: PlatePlace, words: ContractWords) -> str:
    """Paint the plate of the contract; return its full words if they have no room."""
    now, moons = words.now, plate.moons
    present = f"moon_{phase(now, words.most)}"
    if plate.title is None or plate.parts is None:
        canvas.icon(present, moons.cx, moons.cy, moons.h)
        canvas.ring(moons.grown(3), BRASS, 2, moons.h / 2 + 3)
        return in_full((f"*{words.title}*", ""), (words.parts, ""))
    canvas.panel(plate.frame, "panel", 22)
    if plate.all_moons:
        pitch = moons.w / words.most
        for at in range(words.most):
            x = moons.x + pitch * (at + 0.5)
            name = f"moon_{phase(at, words.most)}" if at <= now else "moon_0"
            size = min(moons.h, pitch * 1.15) if at == now else min(42.0, pitch * 0.72)
            canvas.icon(name, x, moons.cy, size)
            if at == now:
                ring = Rect(x - size / 2, moons.cy - size / 2, size, size).grown(6)
                canvas.ring(ring, GLOW, 3, ring.h / 2)
    else:
        canvas.icon(present, moons.cx, moons.cy, moons.h)
    title = fitting(canvas, (words.title, words.short), plate.title.w, PLATE_TITLE, SERIF)
    canvas.text(title, plate.title, PLATE_TITLE, SERIF, MOON)
    parts = fitting_or_none(canvas, (words.parts, words.melds), plate.parts.w, BODY)
    canvas.text(parts, plate.parts, BODY, SANS, IVORY)
    return in_full((words.title, title), (words.parts, parts))


def paint_builds(canvas: Canvas, sea: Sea, words: Sequence[BuildWords]) -> dict[int, str]:
    """Paint the frames of builds, below the cards; return their full labels where they have no
    room."""
    full = {}
    for place in sea.builds.values():
        canvas.panel(place.frame, "tray", 14)
    side = canvas.kit.stage.text_units(SMALL_TEXT)
    for at, place in sea.builds.items():
        sign, label = words[at], place.label
        if sign.is_closed:
            canvas.icon("icon_lock", label.x + side / 2, label.cy, side, IVORY2)
            label = label._replace(x=label.x + side + 6, w=label.w - side - 6)
        said = fitting_or_none(canvas, sign.wordings, label.w, SMALL_TEXT)
        canvas.text(said, label, SMALL_TEXT, SANS, IVORY2)
        full[at] = in_full((sign.wordings[0], said))
    return full


def paint_build_signs(canvas: Canvas, sea: Sea, words: Sequence[BuildWords]) -> None:
    """Paint crest and value of each build, above the cards."""
    for at, place in sea.builds.items():
        sign = words[at]
        if sign.crest:
            canvas.crest(sign.crest, place.crest.cx, place.crest.cy, place.crest.h)
        canvas.panel(place.value, "moon disc", place.value.h / 2)
        canvas.letters(sign.value, place.value, 0.46, SERIF_BOLD, INK)


def paint_chosen(canvas: Canvas, sea: Sea, sums: Sequence[str]) -> None:
    """Paint the frames around the sets of a capture, with their sums."""
    for place, words in zip(sea.chosen, sums, strict=False):
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


def paint_choices(
    canvas: Canvas, choices: Choices, title: str, words: Sequence[ChoiceWords], at: int, ring: bool
) -> dict[int, str]:
    """Paint the choices; return the full words of those that have no room."""
    full = {}
    canvas.panel(choices.panel, "panel", 22, shadow=True)
    canvas.text(title, choices.title, CHOICES_TITLE, SERIF, MOON)
    shown = words[choices.first : choices.first + len(choices.boxes)]
    if choices.bar is not None:
        canvas.panel(choices.bar, "pill", choices.bar.w / 2)
        one = choices.bar.h / choices.total
        top = choices.bar.y + one * choices.first
        part = choices.bar._replace(y=top, h=one * len(choices.boxes))
        canvas.panel(part, "disc", part.w / 2)
    for place, (box, choice) in enumerate(zip(choices.boxes, shown, strict=True), choices.first):
        is_at = place == at
        canvas.panel(box, "button main" if is_at else "row", 14)
        if choice.warns and not is_at:
            canvas.ring(box, EMBER, 3, 14)
        if is_at and ring:
            canvas.focus(box)
        colour, second_colour = (INK, (74, 60, 20)) if is_at else (IVORY, IVORY2)
        face = BOLD if is_at or choice.warns else SANS
        inner = Rect(box.x + 20, box.y + 4, box.w - 40, box.h - 8)
        second = fitting_or_none(canvas, (choice.second,), inner.w, SMALL_TEXT)
        high = inner.h / 2 if second else inner.h
        first = fitting(canvas, choice.first, inner.w, BODY, face)
        canvas.text(first, inner._replace(h=high), BODY, face, colour)
        if second:
            rest = Rect(inner.x, inner.y + high, inner.w, high)
            canvas.text(second, rest, SMALL_TEXT, SANS, second_colour)
        full[place] = in_full((choice.first[0], first), (choice.second, second))
    return full


def paint_tag(canvas: Canvas, strip: Rect, height: float, rank: str) -> None:
    """Paint the tag of a wild card, low in its strip, with the rank it stands for."""
    wide = max(min(strip.w - 2, height * 0.21), height * 0.18)
    box = Rect(strip.x + 1, strip.y + height * 0.52, wide, height * 0.31)
    canvas.panel(box, "wild", 5)
    canvas.letters(rank, box, 0.62, SERIF_BOLD, (255, 246, 223))


class SlotWords(NamedTuple):
    """The words of a slot: `text` in full, and `short` where there is little room."""

    text: str
    short: str
    is_complete: bool


def paint_tray(
    canvas: Canvas, tray: Tray, title: str, slots: Sequence[SlotWords], plain: bool
) -> list[str]:
    """Paint the tray without the cards and the button. `plain`: in high contrast. Return the full
    labels of the slots that have no room for them."""
    full = []
    canvas.panel(tray.frame, "tray", 22)
    if plain:
        canvas.ring(tray.frame, IVORY, 4, 22)
    name = tray.title._replace(w=canvas.width(title, SMALL_TEXT) + 40)
    if name.w <= tray.title.w:
        canvas.panel(name, "pill", name.h / 2)
        canvas.text(title, name, SMALL_TEXT, SANS, MOON, "center")
    for place, words in zip(tray.slots, slots, strict=True):
        canvas.panel(place.frame, "slot done" if words.is_complete else "slot waits", 14)
        if place.missing and place.missing.x > place.frame.cx - place.frame.w * 0.4:
            canvas.panel(place.missing, "ghost", 8)
        full.append(in_full((words.text, _label(canvas, place.label, words))))
    return full


def _label(canvas: Canvas, box: Rect, words: SlotWords) -> str:
    """Paint the label below a slot, with a check when it is complete; return the words used."""
    side = canvas.kit.stage.text_units(SMALL_TEXT) if words.is_complete else 0.0
    room = box.w - side - (8 if side else 0)
    said = fitting_or_none(canvas, (words.text, words.short), room, SMALL_TEXT)
    wide = canvas.width(said, SMALL_TEXT) + side + (8 if side else 0)
    x = box.cx - wide / 2
    if side:
        canvas.icon("icon_check", x + side / 2, box.cy, side, LEAF)
        x += side + 8
    text = Rect(x, box.y, box.right - x, box.h)
    canvas.text(said, text, SMALL_TEXT, SANS, IVORY if words.is_complete else IVORY2)
    return said


def paint_missing(canvas: Canvas, tray: Tray, wordings: Sequence[str]) -> None:
    """Paint what is missing for the contract, below its button, in as many words as have room."""
    box = tray.words
    for words in wordings:
        if canvas.height(words, box.w, SMALL_TEXT) <= box.h + 2:
            canvas.text(words, box, SMALL_TEXT, SANS, IVORY2, lines=9, middle=False)
            return
