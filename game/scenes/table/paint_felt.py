"""What lies on the felt besides cards: lines, labels, piles, plate, tray, builds, choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.cards import CardId
from game.ui.canvas import Canvas
from game.ui.card_art import BACK, IN_HAND
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
from game.view.layout.contract import Plate as PlatePlace
from game.view.layout.contract import Tray as TrayPlace
from game.view.layout.fishing import Choices, Sea
from game.view.layout.piles import Piles, River
from game.view.layout.table import TableLayout
from game.view.layout.zones import Zones

LABEL = 27
#: Eight phases of the moon are drawn; fewer contracts use some of them.
PHASES = {6: (2, 3, 4, 5, 6, 8)}


class Step(NamedTuple):
    """One of the steps of a turn. `state`: done, now or later."""

    text: str
    icon: str
    state: str


class SlotWords(NamedTuple):
    text: str
    is_complete: bool


class BuildWords(NamedTuple):
    text: str
    value: str
    crest: str
    is_closed: bool


class ChoiceWords(NamedTuple):
    """`first` is said larger; `warns`: a choice to think about twice."""

    first: str
    second: str = ""
    warns: bool = False


def paint_lines(canvas: Canvas, layout: TableLayout, own_label: str) -> None:
    """Columns and the own lane."""
    for line in layout.dividers:
        canvas.line(line.x - 1, line.y, 2, line.h, BRASS, 0.32)
    lane = layout.lane_line
    if lane.w and own_label and not layout.tray:
        canvas.line(lane.x, lane.y - 1, lane.w, 2, BRASS, 0.32)
        if layout.lane_label:
            label = layout.lane_label
            canvas.panel(label, "pill", label.h / 2)
            icon_x = label.x + 16 + label.h * 0.3
            canvas.icon("icon_meld", icon_x, label.cy, label.h * 0.55, IVORY)
            box = Rect(icon_x + label.h * 0.4, label.y, label.right - icon_x - 24, label.h)
            canvas.text(own_label, box, LABEL, SANS, IVORY, may_cut=True)


def paint_prompt(canvas: Canvas, zones: Zones, text: str, centred: bool) -> None:
    canvas.text(
        text,
        zones.prompt,
        PROMPT,
        SERIF,
        MOON,
        "center" if centred else "left",
        lines=max(zones.prompt_lines, 1),
        shadow=True,
        may_cut=True,
    )


def paint_steps(canvas: Canvas, zones: Zones, steps: Sequence[Step]) -> None:
    """From the right: the last step stands at the edge. Where words are long only the present
    one is said."""
    box = zones.steps
    if box is None:
        return
    side = canvas.kit.stage.text_units(BODY) * 0.95
    size = 29
    wanted = [zones.all_step_words or step.state == "now" for step in steps]
    widths = [
        side + 10 + (canvas.width(step.text, size) if said else 0)
        for step, said in zip(steps, wanted, strict=True)
    ]
    gap = 34.0
    if sum(widths) + gap * 2 > box.w and zones.all_step_words:
        wanted = [step.state == "now" for step in steps]
        widths = [
            side + 10 + (canvas.width(step.text, size) if said else 0)
            for step, said in zip(steps, wanted, strict=True)
        ]
    x = box.right - sum(widths) - gap * (len(steps) - 1)
    for step, width, said in zip(steps, widths, wanted, strict=True):
        colour = {"done": LEAF, "now": MOON, "later": dimmed(IVORY, 0.66)}[step.state]
        icon = "icon_check" if step.state == "done" else step.icon
        canvas.icon(icon, x + side / 2, box.cy, side, colour)
        if said:
            words = Rect(x + side + 10, box.y, width - side - 8, box.h)
            canvas.text(step.text, words, size, SANS, colour)
        x += width + gap


def paint_stock(canvas: Canvas, piles: Piles, label: str, first_label: bool = True) -> None:
    stock = piles.stock
    if stock.backs:
        for back in stock.backs:
            canvas.card(BACK, back.cx, back.cy, back.h, IN_HAND)
    else:
        canvas.panel(stock.frame, "slot", 10)
    if first_label:
        canvas.text(label, stock.label, LABEL, SANS, IVORY2, "center", may_cut=True)


def paint_pile_ground(canvas: Canvas, piles: Piles, label: str, is_empty: bool) -> None:
    if piles.discards is None:
        return
    if is_empty:
        canvas.panel(piles.discards.frame, "slot", 10)
    canvas.text(label, piles.discards.label, LABEL, SANS, IVORY2, "center", may_cut=True)


def paint_river_ground(canvas: Canvas, river: River, label: str, is_empty: bool) -> None:
    if is_empty:
        canvas.panel(river.frame, "slot", 16)
    else:
        canvas.ring(river.frame, BRASS, 2, 16, 0.32)
    canvas.text(label, river.label, LABEL, SANS, IVORY2, may_cut=True)


def paint_pot(canvas: Canvas, box: Rect, coins: int, label: str) -> None:
    canvas.icon("luna", box.cx, box.y + 32, 62)
    canvas.text(str(coins), Rect(box.x, box.y + 64, box.w, 38), NAME, SERIF, MOON, "center")
    low = Rect(box.x - 20, box.y + 100, box.w + 40, 36)
    canvas.text(label, low, LABEL, SANS, IVORY2, "center", may_cut=True)


def paint_plate(
    canvas: Canvas, plate: PlatePlace, now: int, count: int, title: str, parts: str
) -> None:
    """`now`: the contract of this hand, from 0."""
    phases = PHASES.get(count) or tuple(max(1, round((at + 1) * 8 / count)) for at in range(count))
    if plate.title is None or plate.parts is None:
        canvas.icon(f"moon_{phases[now]}", plate.moons.cx, plate.moons.cy, plate.moons.h)
        return
    canvas.panel(plate.frame, "panel", 22)
    if plate.all_moons:
        pitch = plate.moons.w / count
        for at in range(count):
            x = plate.moons.x + pitch * (at + 0.5)
            name = f"moon_{phases[at]}" if at <= now else "moon_0"
            size = min(plate.moons.h, pitch * 1.15) if at == now else min(40.0, pitch * 0.72)
            canvas.icon(name, x, plate.moons.cy, size)
            if at == now:
                ring = Rect(x - size / 2, plate.moons.cy - size / 2, size, size).grown(6)
                canvas.ring(ring, GLOW, 3, ring.h / 2)
    else:
        canvas.icon(f"moon_{phases[now]}", plate.moons.cx, plate.moons.cy, plate.moons.h)
    canvas.text(title, plate.title, 36, SERIF, MOON, may_cut=True)
    canvas.text(parts, plate.parts, BODY, SANS, IVORY, may_cut=True)


def paint_tray(canvas: Canvas, tray: TrayPlace, title: str, slots: Sequence[SlotWords]) -> None:
    """Without the cards and the button."""
    canvas.panel(tray.frame, "tray", 22)
    canvas.text(title, tray.title, 34, SERIF, MOON, may_cut=True)
    for place, words in zip(tray.slots, slots, strict=True):
        if words.is_complete:
            canvas.ring(place.frame, LEAF, 3, 14)
        else:
            canvas.panel(place.frame, "slot", 14)
        if place.missing:
            canvas.line(*place.missing, dimmed(IVORY, 0.3), 0.25)
        label = place.label
        if words.is_complete:
            wide = min(label.w, canvas.width(words.text, LABEL) + 40)
            x = label.cx - wide / 2
            canvas.icon("icon_check", x + 14, label.cy, 26, LEAF)
            label = Rect(x + 34, label.y, label.right - x - 34, label.h)
            canvas.text(words.text, label, LABEL, SANS, IVORY, may_cut=True)
        else:
            canvas.text(words.text, label, LABEL, SANS, IVORY2, "center", may_cut=True)


def paint_builds(canvas: Canvas, sea: Sea, words: Sequence[BuildWords]) -> None:
    """The frames, below the cards."""
    for place in sea.builds.values():
        canvas.panel(place.frame, "tray", 14)
    for at, place in sea.builds.items():
        told, label = words[at], place.label
        if told.is_closed:
            canvas.icon("icon_lock", label.x + 12, label.cy, 26, IVORY2)
            label = Rect(label.x + 32, label.y, label.w - 32, label.h)
        canvas.text(told.text, label, LABEL, SANS, IVORY2, may_cut=True)


def paint_build_signs(canvas: Canvas, sea: Sea, words: Sequence[BuildWords]) -> None:
    """Crest and value, above the cards."""
    for at, place in sea.builds.items():
        told = words[at]
        if told.crest:
            canvas.icon(f"crest_{told.crest}", place.crest.cx, place.crest.cy, place.crest.h)
        canvas.panel(place.value, "moon disc", place.value.h / 2)
        size = place.value.h * 0.46 / canvas.kit.stage.text
        canvas.text(told.value, place.value, size, SERIF_BOLD, INK, "center", may_cut=True)


def paint_chosen(canvas: Canvas, sea: Sea, sums: Sequence[str]) -> None:
    """Frames around the sets a capture takes."""
    for place, words in zip(sea.chosen, sums, strict=False):
        canvas.moonlight(place.frame, 18)
        canvas.ring(place.frame, GLOW, 4, 18)
        for sign in place.signs:
            canvas.panel(sign, "disc", sign.h / 2)
            canvas.text("+", sign, LABEL, BOLD, INK, "center", may_cut=True)
        if words:
            wide = canvas.width(words, PROMPT) + 36
            box = Rect(place.total.cx - wide / 2, place.total.y, wide, place.total.h)
            canvas.panel(box, "disc", 10)
            canvas.text(words, box, PROMPT, SANS, INK, "center")


def paint_choices(
    canvas: Canvas, choices: Choices, title: str, words: Sequence[ChoiceWords], at: int, ring: bool
) -> None:
    canvas.panel(choices.panel, "panel", 22, shadow=True)
    canvas.text(title, choices.title, 36, SERIF, MOON, may_cut=True)
    shown = words[choices.first : choices.first + len(choices.boxes)]
    for place, (box, told, lines) in enumerate(
        zip(choices.boxes, shown, choices.lines, strict=True), choices.first
    ):
        is_at = place == at
        canvas.panel(box, "button main" if is_at else "row", 14)
        if told.warns and not is_at:
            canvas.ring(box, EMBER, 3, 14)
        if is_at and ring:
            canvas.focus(box)
        colour, second = (INK, (74, 60, 20)) if is_at else (IVORY, IVORY2)
        inner = Rect(box.x + 20, box.y + 8, box.w - 40, box.h - 16)
        high = inner.h / 2 if told.second and lines > 1 else inner.h
        first = Rect(inner.x, inner.y, inner.w, high)
        canvas.text(told.first, first, BODY, BOLD if is_at else SANS, colour, may_cut=True)
        if told.second and lines > 1:
            rest = Rect(inner.x, inner.y + high, inner.w, high)
            canvas.text(told.second, rest, LABEL, SANS, second, may_cut=True)


def paint_tag(canvas: Canvas, strip: Rect, height: float, rank: str) -> None:
    """The violet tag of a wild card, low in its strip, with the rank it stands for."""
    wide = min(strip.w - 2, height * 0.21)
    box = Rect(strip.x + 1, strip.y + height * 0.52, max(wide, height * 0.18), height * 0.31)
    canvas.panel(box, "wild", 5)
    size = box.h * 0.62 / canvas.kit.stage.text
    canvas.text(rank, box.grown(2), size, SERIF_BOLD, (255, 246, 223), "center", may_cut=True)


def paint_discs(canvas: Canvas, x: float, y: float, words: str) -> None:
    """A small moon on a card: how many places it has, or that it fits."""
    size = max(30.0, canvas.kit.stage.text_units(LABEL) * 1.2)
    canvas.disc(x, y, size)
    box = Rect(x - size / 2, y - size / 2, size, size)
    canvas.text(words, box, 26, BOLD, INK, "center", may_cut=True)


def depth_sorted(layout: TableLayout) -> list[CardId]:
    return sorted(layout.cards, key=lambda card: layout.cards[card].depth)
