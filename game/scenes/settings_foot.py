"""The line at the foot of a page: which keys or buttons do what here."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.house import House
from game.scenes.key_names import cap_height, cap_width, keys_of, paint_cap
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS, PAD
from game.ui.theme import IVORY, SMALL
from game.ui.words import SANS
from game.view.geometry import Rect

#: From the end of the line to the edge of the stage.
FOOT = 36
BETWEEN, AFTER_CAP, LINE_GAP = 32, 10, 10


class Hint(NamedTuple):
    """`pad`: the commands that do it on a gamepad, where they are others."""

    commands: tuple[str, ...]
    text: str
    pad: tuple[str, ...] = ()


class _Placed(NamedTuple):
    chords: tuple[str, ...]
    text: str
    width: float


def hints_height(canvas: Canvas, house: House, hints: list[Hint], width: float) -> float:
    lines = len(_flow(canvas, house, hints, width))
    return lines * cap_height(canvas) + max(0, lines - 1) * LINE_GAP


def paint_hints(
    canvas: Canvas, house: House, x: float, bottom: float, width: float, hints: list[Hint]
) -> None:
    """The last of the lines ends at `bottom`."""
    device, high = _device(house), cap_height(canvas)
    y = bottom - hints_height(canvas, house, hints, width)
    for line in _flow(canvas, house, hints, width):
        left = x
        for placed in line:
            at = left
            for chord in placed.chords:
                at = paint_cap(canvas, house, chord, at, y + high / 2, device) + AFTER_CAP
            box = Rect(at, y, left + placed.width - at, high)
            canvas.text(placed.text, box, SMALL, SANS, IVORY)
            left += placed.width + BETWEEN
        y += high + LINE_GAP


def _device(house: House) -> str:
    return PAD if house.device == PAD else KEYS


def _flow(canvas: Canvas, house: House, hints: list[Hint], width: float) -> list[list[_Placed]]:
    """In as many lines as they need; what this device has no key for is left out."""
    device = _device(house)
    lines: list[list[_Placed]] = [[]]
    used = 0.0
    for hint in hints:
        commands = hint.pad if device == PAD and hint.pad else hint.commands
        chords = tuple(
            keys[0] for keys in (keys_of(house, one, device) for one in commands) if keys
        )
        if not chords:
            continue
        caps = sum(cap_width(canvas, house, chord, device) + AFTER_CAP for chord in chords)
        wide = caps + canvas.width(hint.text, SMALL, SANS) + 4
        if lines[-1] and used + BETWEEN + wide > width:
            lines.append([])
            used = 0.0
        lines[-1].append(_Placed(chords, hint.text, wide))
        used += wide + BETWEEN
    return [line for line in lines if line]
