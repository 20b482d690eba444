"""Gamepads: their buttons and sticks by name. They may come and go at any time.

Every stick is treated as four buttons, every trigger as one, so no other module knows of axes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame
from pygame._sdl2 import controller

BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_GUIDE: "guide",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "leftstick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rightstick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "leftshoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rightshoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "dpup",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "dpdown",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "dpleft",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "dpright",
}
TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lefttrigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "righttrigger",
}
#: For each axis, the names of its stick's two axes, and which of them it is.
STICKS = {
    pygame.CONTROLLER_AXIS_LEFTX: (("leftx", "lefty"), 0),
    pygame.CONTROLLER_AXIS_LEFTY: (("leftx", "lefty"), 1),
    pygame.CONTROLLER_AXIS_RIGHTX: (("rightx", "righty"), 0),
    pygame.CONTROLLER_AXIS_RIGHTY: (("rightx", "righty"), 1),
}
FULL = 32767
#: How far a stick or trigger must be moved to count as pressed, and how far back to count as let
#: go: old ones tremble.
BEGINS, ENDS = 0.5, 0.35
#: How many times greater the other axis must be before a slanted stick changes its direction.
TURNS = 1.25


class PadButton(NamedTuple):
    pad: int
    name: str
    pressed: bool


class _Pad:
    def __init__(self, number: int, device: controller.Controller) -> None:
        self.number = number
        #: The open device, kept because it gives no more events once it is closed.
        self.device = device
        self.axes: dict[str, float] = {}
        #: The direction of each stick and trigger, by its name; absent at rest.
        self.pushed: dict[str, str] = {}


class Pads:
    """The gamepads that are plugged in. `numbers`: theirs. The next pad to come gets the lowest
    free number, so a pad that lost its cable for a moment is the same one to its player."""

    def __init__(self) -> None:
        self._pads: dict[int, _Pad] = {}
        try:
            controller.init()
        except (pygame.error, NotImplementedError):
            return  # This system knows no gamepads, so none will ever come.

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(sorted(pad.number for pad in self._pads.values()))

    def came(self, device_index: int) -> int | None:
        """Return the number of a new pad; None if it is no pad, is gone, or is known already."""
        try:
            device = controller.Controller(device_index)
            instance = device.as_joystick().get_instance_id()
        except (pygame.error, ValueError):
            return None  # It was unplugged already.
        if instance in self._pads:
            return None
        taken = self.numbers
        number = next(free for free in range(len(taken) + 1) if free not in taken)
        self._pads[instance] = _Pad(number, device)
        return number

    def went(self, instance: int) -> int | None:
        pad = self._pads.pop(instance, None)
        if pad is None:
            return None
        pad.device.quit()
        return pad.number

    def button(self, instance: int, button: int, pressed: bool) -> PadButton | None:
        pad, name = self._pads.get(instance), BUTTONS.get(button)
        return PadButton(pad.number, name, pressed) if pad and name else None

    def axis(self, instance: int, axis: int, value: int) -> Iterator[PadButton]:
        """Yield what a movement of a stick or trigger lets go, and then what it presses."""
        pad = self._pads.get(instance)
        if pad is None:
            return
        if axis in TRIGGERS:
            part = TRIGGERS[axis]
            now = part if _counts(value / FULL, part in pad.pushed) else ""
        elif axis in STICKS:
            names, which = STICKS[axis]
            part = names[0]
            pad.axes[names[which]] = value / FULL
            now = _direction(names, pad.axes, pad.pushed.get(part, ""))
        else:
            return
        before = pad.pushed.pop(part, "")
        if now:
            pad.pushed[part] = now
        if before != now:
            if before:
                yield PadButton(pad.number, before, False)
            if now:
                yield PadButton(pad.number, now, True)


def _counts(value: float, already: bool) -> bool:
    return value > (ENDS if already else BEGINS)


def _direction(names: tuple[str, str], axes: dict[str, float], before: str) -> str:
    """Return the direction of a stick, "leftx-" and the like, or "" at rest: the one in which it is
    pushed most."""
    pushes = {name: abs(axes.get(name, 0.0)) for name in names}
    weights = {name: push * (TURNS if name == before[:-1] else 1) for name, push in pushes.items()}
    name = max(names, key=lambda axis: weights[axis])
    if not _counts(pushes[name], bool(before)):
        return ""
    return name + ("+" if axes[name] > 0 else "-")
