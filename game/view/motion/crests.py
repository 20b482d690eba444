"""How the animals of the players move: they prick their ears, wince and howl."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import Literal, NamedTuple

from game.view.motion.motion import ease_in_out, ease_out

Mood = Literal["pricks", "winces", "howls"]


class Pose(NamedTuple):
    """How an animal stands on its medal: its width and height, as parts of the usual ones; how far
    it leans to the left, in degrees; how far it is moved to the right, as a part of its size."""

    wide: float = 1.0
    high: float = 1.0
    leans: float = 0.0
    aside: float = 0.0


def _pricks(part: float) -> Pose:
    """Stretch twice, the second time a little."""
    up = sin(pi * min(1.0, part / 0.6)) if part < 0.6 else 0.4 * sin(pi * (part - 0.6) / 0.4)
    return Pose(1 - 0.05 * up, 1 + 0.16 * up)


def _winces(part: float) -> Pose:
    """Duck, and shiver."""
    down = ease_out(min(1.0, part / 0.2)) * (1 - ease_in_out(max(0.0, (part - 0.6) / 0.4)))
    return Pose(1 + 0.08 * down, 1 - 0.22 * down, 0.0, 0.05 * down * sin(8 * pi * part))


def _howls(part: float) -> Pose:
    """Lay the head back, and stay so for a while."""
    back = ease_in_out(min(1.0, part / 0.25)) * (1 - ease_in_out(max(0.0, (part - 0.8) / 0.2)))
    return Pose(1 - 0.04 * back, 1 + 0.12 * back + 0.02 * back * sin(12 * pi * part), 20 * back)


#: How long each lasts, in seconds, and how it looks at each part of that time.
MOODS: dict[Mood, tuple[float, Callable[[float], Pose]]] = {
    "pricks": (0.5, _pricks),
    "winces": (0.9, _winces),
    "howls": (2.2, _howls),
}
