"""Hints at the foot of the menus: which key does what. Some can be clicked as well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.scenes.house import House
from game.scenes.key_names import FACES, cap_height, cap_width, keys_of, paint_cap
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS, PAD, TOUCH
from game.ui.theme import IVORY2, MOON, SMALL
from game.ui.widgets import Mood, Widget
from game.view.geometry import Rect

BETWEEN, APART = 10.0, 38.0


class MenuHint(NamedTuple):
    """`wanted`: the commands whose keys are shown. With `act` it can be clicked."""

    wanted: tuple[str, ...]
    text: str
    act: Callable[[], None] | None = None


class HintKey(Widget):
    def __init__(
        self, house: House, rect: Rect, caps: Sequence[str], hint: MenuHint, zone: int
    ) -> None:
        super().__init__(f"hint {hint.wanted[0]}", rect, zone)
        self.house, self.caps, self.hint = house, caps, hint
        self.focusable = hint.act is not None

    def activate(self) -> None:
        if self.hint.act is not None:
            self.hint.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, device = self.rect, _device(self.house)
        x = rect.x
        for cap in self.caps:
            x = paint_cap(canvas, self.house, cap, x, rect.cy, device, IVORY2) + BETWEEN
        words = Rect(x, rect.y, rect.right - x, rect.h)
        colour = MOON if mood.hover else IVORY2
        canvas.text(self.hint.text, words, SMALL, colour=colour, shadow=True)
        if mood.focus:
            canvas.focus(rect)


def hint_keys(
    house: House, x: float, middle: float, width: float, hints: Sequence[MenuHint], zone: int = 99
) -> list[HintKey]:
    """Side by side; those that have no room are left out."""
    canvas = Canvas(house.kit)
    high = cap_height(canvas)
    row: list[HintKey] = []
    end = x + width
    for hint in hints:
        caps = _caps(house, hint)
        if not caps and hint.act is None:
            continue
        wide = sum(cap_width(canvas, house, cap, _device(house)) + BETWEEN for cap in caps)
        wide += canvas.width(hint.text, SMALL) + 6
        if x + wide > end:
            break
        row.append(HintKey(house, Rect(x, middle - high / 2, wide, high), caps, hint, zone))
        x += wide + APART
    return row


def _device(house: House) -> str:
    return PAD if house.device == PAD else KEYS


def _caps(house: House, hint: MenuHint) -> list[str]:
    """Fingers need no keys; of a pad only the face buttons are drawn."""
    if house.device == TOUCH:
        return []
    device = _device(house)
    keys = [keys_of(house, command, device)[:1] for command in hint.wanted]
    return [key for found in keys for key in found if device == KEYS or key in FACES]
