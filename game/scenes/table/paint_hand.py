"""What the cards of the hand wear: the names of groups, discs of places, pearls, "use it now"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin

from game.engine.cards import CardId
from game.ui.canvas import Canvas
from game.ui.theme import BRASS_LIGHT, GLOW, INK, IVORY, NIGHT0
from game.ui.words import BOLD, SANS
from game.view.geometry import Rect
from game.view.layout.spots import Spot
from game.view.layout.table import TableLayout

LABEL = 27
#: A card's corners, in units of its height.
CORNER = 0.05
#: The bracket of a group stands so far above the lower edge of its cards.
BRACKET_RISE, TICK = 20, 12


def part_of(spot: Spot, part: Rect) -> Rect:
    """Where a part of a leaning card really is: an upright part is told, its middle is turned."""
    if not spot.angle:
        return part
    turn = radians(spot.angle)
    dx, dy = part.cx - spot.rect.cx, part.cy - spot.rect.cy
    x = spot.rect.cx + dx * cos(turn) - dy * sin(turn)
    y = spot.rect.cy + dx * sin(turn) + dy * cos(turn)
    return Rect(x - part.w / 2, y - part.h / 2, part.w, part.h)


def paint_marked(canvas: Canvas, spot: Spot) -> None:
    """A selected card; what is right of it covers this."""
    rect = spot.rect.grown(3)
    canvas.ring(rect, BRASS_LIGHT, 4, spot.rect.h * CORNER, angle=-spot.angle)


def paint_pearl(canvas: Canvas, spot: Spot, is_new: bool) -> None:
    """Above the index of a card that has just come, below one that is marked."""
    rect = spot.rect
    pearl = Rect(rect.x + 14, rect.y - 26, 18, 18)
    if not is_new:
        pearl = Rect(rect.cx - 8, rect.bottom + 8, 16, 16)
    at = part_of(spot, pearl)
    canvas.disc(at.cx, at.cy, pearl.w, "moon disc")


def paint_disc(canvas: Canvas, spot: Spot, words: str) -> None:
    """A small moon on the index: how many places a card has, or that it fits."""
    size = max(30.0, canvas.kit.stage.text_units(LABEL) * 1.2)
    rect = spot.rect
    middle = Rect(rect.x + rect.w * 0.19 - size / 2, rect.y - 4 - size / 2, size, size)
    box = part_of(spot, middle)
    canvas.disc(box.cx, box.cy, size)
    canvas.letters(words, box, 0.8, BOLD, INK)


def paint_duty(canvas: Canvas, spot: Spot, words: str) -> None:
    """The card that must be used now; without words, one of several of which one must."""
    strip = part_of(spot, spot.strip)
    canvas.ring(strip.grown(4), GLOW, 5, spot.rect.h * CORNER, angle=-spot.angle)
    if not words:
        return
    high = canvas.kit.stage.text_units(LABEL) * 1.25 + 8
    wide = canvas.width(words, LABEL, BOLD) + 32
    low = Rect(strip.cx - wide / 2, strip.y + strip.h * 0.66, wide, high)
    box = low.kept_in(canvas.kit.stage.content.grown(-12))
    canvas.panel(box, "disc", high / 2)
    canvas.text(words, box, LABEL, BOLD, INK, "center")


def paint_barred(canvas: Canvas, spot: Spot) -> None:
    """A lock, low on a card that may not be discarded in the turn it was taken in."""
    size = max(30.0, canvas.kit.stage.text_units(LABEL) * 1.2)
    strip = spot.strip
    at = part_of(spot, Rect(strip.cx, strip.y + strip.h * 0.75, 0, 0))
    canvas.disc(at.x, at.y, size, "count")
    canvas.icon("icon_lock", at.x, at.y, size * 0.62, IVORY)


def paint_groups(
    canvas: Canvas, layout: TableLayout, groups: Sequence[tuple[str, tuple[CardId, ...]]]
) -> None:
    """A bracket below each group, with the name of its meld."""
    for name, cards in groups:
        for in_row, is_front in _rows(layout, cards):
            _bracket(canvas, in_row, name if is_front else "")


def _rows(layout: TableLayout, cards: Sequence[CardId]) -> Iterator[tuple[list[Spot], bool]]:
    """What of a group lies side by side, and whether nothing lies before it."""
    for at, (_, row) in enumerate(layout.hand.lines):
        spots = [layout.cards[card] for card in cards if card in row]
        if spots:
            yield spots, at == len(layout.hand.lines) - 1


def _bracket(canvas: Canvas, spots: Sequence[Spot], name: str) -> None:
    stage = canvas.kit.stage
    strips = [part_of(spot, spot.strip) for spot in spots]
    left = min(strip.x for strip in strips) + 10
    right = max(strip.right for strip in strips) - 10
    lowest = min(strip.bottom for strip in strips)
    y = min(lowest, stage.height - 12) - (BRACKET_RISE if name else 8)
    for colour, wide in ((NIGHT0, 9.0), (BRASS_LIGHT, 4.0)):
        half, grown = wide / 2, (wide - 4) / 2
        canvas.line(left - grown, y - half, right - left + wide - 4, wide, colour, 1.0)
        for x in (left, right):
            tick = Rect(x - half, y - TICK - grown, wide, TICK + half)
            canvas.line(*tick, colour, 1.0)
    wide, high = canvas.width(name, LABEL) + 36, stage.text_units(LABEL) * 1.25 + 4
    if name and wide <= right - left:
        pill = Rect((left + right - wide) / 2, y - high / 2, wide, high)
        canvas.panel(pill, "count", high / 2)
        canvas.text(name, pill, LABEL, SANS, IVORY, "center")
