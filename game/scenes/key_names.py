"""Keys and pad buttons as people see them: a cap with a name, a diamond with one dot filled."""

from __future__ import annotations

import re

from game.scenes.house import House
from game.ui import keys
from game.ui.canvas import Canvas
from game.ui.commands import KEYS as USUAL_KEYS
from game.ui.commands import PAD as USUAL_PAD
from game.ui.gestures import KEYS, PAD
from game.ui.theme import IVORY, SMALL, Colour
from game.ui.words import SANS
from game.view.geometry import Rect

#: Where in the diamond each face button lies: every maker calls them differently.
FACES = {"a": (0, 1), "b": (1, 0), "x": (-1, 0), "y": (0, -1)}
_SIGNS = {"+": "_plus", "-": "_minus"}
_NOT_IN_KEYS = re.compile(r"[^a-z0-9_]")


def keys_of(house: House, command: str, device: str = KEYS) -> tuple[str, ...]:
    """What gives a command to this player."""
    on_pad = device == PAD
    usual = USUAL_PAD if on_pad else USUAL_KEYS
    return keys.keys_of(command, usual, house.own_keys(device))


def say_key(house: House, chord: str, device: str = KEYS) -> str:
    """ "Ctrl+Shift+Left" in the language of the house."""
    if device == PAD:
        return _named(house, "pad", chord)
    *held, key = chord.rsplit("+", 1)
    if not key:  # The plus key itself.
        held, key = [part.removesuffix("+") for part in held], "+"
    words = [word for part in held for word in part.split("+") if word]
    return "+".join(_named(house, "key", one) for one in [*words, key])


def _named(house: House, family: str, name: str) -> str:
    """Keys without a name in the catalogue bear their letter or sign."""
    if name[-1:] in _SIGNS and len(name) > 1:
        name = name[:-1] + _SIGNS[name[-1]]
    key = f"{family}.name_{_NOT_IN_KEYS.sub('_', name)}"
    if len(name) > 1 and house.texts.has(key):
        return house.say(key)
    return name.upper() if len(name) == 1 else name.capitalize()


def cap_height(canvas: Canvas) -> float:
    return max(46.0, canvas.kit.stage.text_units(SMALL) * 1.25 + 10)


def cap_width(canvas: Canvas, house: House, chord: str, device: str = KEYS) -> float:
    high = cap_height(canvas)
    if device == PAD and chord in FACES:
        return high
    return max(high, canvas.width(say_key(house, chord, device), SMALL, SANS) + 24)


def paint_cap(
    canvas: Canvas,
    house: House,
    chord: str,
    x: float,
    middle: float,
    device: str = KEYS,
    colour: Colour = IVORY,
) -> float:
    """With its left edge at `x`; gives its right edge."""
    wide, high = cap_width(canvas, house, chord, device), cap_height(canvas)
    if device == PAD and chord in FACES:
        _paint_diamond(canvas, chord, x + wide / 2, middle, high)
        return x + wide
    cap = Rect(x, middle - high / 2, wide, high)
    canvas.panel(cap, "key", 8)
    canvas.text(say_key(house, chord, device), cap, SMALL, SANS, colour, "center")
    return cap.right


def _paint_diamond(canvas: Canvas, face: str, x: float, y: float, size: float) -> None:
    for name, (across, down) in FACES.items():
        style = "disc" if name == face else "key"
        canvas.disc(x + across * size * 0.31, y + down * size * 0.31, size * 0.34, style)
