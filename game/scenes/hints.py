"""Hints at the foot of a scene: which key or button does what here. Some can be clicked as well,
so that a pointer or a finger finds the way back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.scenes.house import House
from game.scenes.key_names import cap_height, cap_width, keys_of, paint_cap
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS, PAD, TOUCH
from game.ui.theme import IVORY2, MOON, SMALL
from game.ui.widgets import Mood, Widget
from game.view.geometry import Rect

#: From the end of the hints to the edge of the stage.
FOOT = 36
AFTER_CAP, APART, LINE_GAP = 10.0, 34.0, 10.0
#: Tab comes to them after everything else.
ZONE = 99


class Hint(NamedTuple):
    """`wanted`: the commands whose keys are shown; `pad`: those that do it on a gamepad, where they
    are others. With `act` it can be clicked."""

    wanted: tuple[str, ...]
    text: str
    act: Callable[[], None] | None = None
    pad: tuple[str, ...] = ()


class HintKey(Widget):
    def __init__(self, house: House, rect: Rect, caps: Sequence[str], hint: Hint) -> None:
        super().__init__(f"hint {hint.wanted[0]}", rect, ZONE)
        self.house, self.caps, self.hint = house, caps, hint
        self.focusable = hint.act is not None

    def activate(self) -> None:
        if self.hint.act is not None:
            self.hint.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, device = self.rect, _device(self.house)
        colour = MOON if mood.hover else IVORY2
        x = rect.x
        for cap in self.caps:
            x = paint_cap(canvas, self.house, cap, x, rect.cy, device, colour) + AFTER_CAP
        words = Rect(x, rect.y, rect.right - x, rect.h)
        canvas.text(self.hint.text, words, SMALL, colour=colour, shadow=True)
        if mood.focus:
            canvas.focus(rect.grown(4))


def hint_row(
    house: House, x: float, middle: float, width: float, hints: Sequence[Hint]
) -> list[HintKey]:
    """Side by side in one line; what has no room there is left out."""
    canvas = Canvas(house.kit)
    lines = _lines(canvas, house, hints, width)
    return _placed(house, x, middle - cap_height(canvas) / 2, lines[:1], cap_height(canvas))


def hint_lines(
    house: House, x: float, bottom: float, width: float, hints: Sequence[Hint]
) -> list[HintKey]:
    """In as many lines as they need, of which the last ends at `bottom`."""
    canvas = Canvas(house.kit)
    top = bottom - hints_height(house, width, hints)
    return _placed(house, x, top, _lines(canvas, house, hints, width), cap_height(canvas))


def hints_height(house: House, width: float, hints: Sequence[Hint]) -> float:
    canvas = Canvas(house.kit)
    count = len(_lines(canvas, house, hints, width))
    return count * cap_height(canvas) + max(0, count - 1) * LINE_GAP


class _Measured(NamedTuple):
    hint: Hint
    caps: tuple[str, ...]
    width: float


def _placed(
    house: House, x: float, top: float, lines: Sequence[Sequence[_Measured]], high: float
) -> list[HintKey]:
    keys: list[HintKey] = []
    for at, line in enumerate(lines):
        left = x
        for hint, caps, wide in line:
            rect = Rect(left, top + at * (high + LINE_GAP), wide, high)
            keys.append(HintKey(house, rect, caps, hint))
            left += wide + APART
    return keys


def _lines(
    canvas: Canvas, house: House, hints: Sequence[Hint], width: float
) -> list[list[_Measured]]:
    """What this device has no key for, and nobody can click, is left out."""
    lines: list[list[_Measured]] = []
    used = width
    for hint in hints:
        caps = _caps(house, hint)
        if not caps and hint.act is None:
            continue
        wide = sum(cap_width(canvas, house, cap, _device(house)) + AFTER_CAP for cap in caps)
        wide += canvas.width(hint.text, SMALL) + 6
        if used + APART + wide > width:
            lines.append([])
            used = -APART
        lines[-1].append(_Measured(hint, caps, wide))
        used += APART + wide
    return lines


def _device(house: House) -> str:
    return PAD if house.device == PAD else KEYS


def _caps(house: House, hint: Hint) -> tuple[str, ...]:
    """The first key of each command; fingers need none."""
    if house.device == TOUCH:
        return ()
    device = _device(house)
    wanted = hint.pad if device == PAD and hint.pad else hint.wanted
    return tuple(keys[0] for keys in (keys_of(house, one, device) for one in wanted) if keys)
