"""Mouse and touch gestures, in units of the stage.

Only the events are used, never the place of the mouse now: so events that were posted, or that
waited for a slow frame, mean the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.ui.commands import CTRL, SHIFT, is_held
from game.ui.gestures import (
    LEFT_WINDOW,
    MAIN,
    MIDDLE,
    MOUSE,
    MOVED,
    OTHER,
    PRESSED,
    RELEASED,
    TOUCH,
    Pointer,
    Wheel,
)
from game.view.stage import Stage

#: How close two presses must be to be a double click: in seconds, and in units by device.
QUICK = 0.4
NEAR = {MOUSE: 8.0, TOUCH: 32.0}
_BUTTONS = (MAIN, MIDDLE, OTHER)
#: The touch device that SDL names for a finger it makes of a mouse.
_NO_FINGER = -1


class _Press(NamedTuple):
    button: int
    x: float
    y: float
    at: float
    clicks: int


class Pointers:
    """The reader of mouse and touch events. `density`: the pixels for one of the points in which
    the window gives places."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.density = 1.0
        self._place = (0.0, 0.0)
        self._held: set[int] = set()
        self._finger: tuple[int, int] | None = None
        self._last = _Press(0, 0.0, 0.0, -math.inf, 0)

    def forget(self) -> None:
        """Forget what is held: the window has lost the pointer."""
        self._held.clear()
        self._finger = None

    def mouse(self, event: pygame.Event, mods: int, now: float) -> Iterator[Pointer]:
        if event.dict.get("touch"):
            return  # SDL makes this copy of a finger's event; the event itself comes as well.
        self._place = (event.pos[0] * self.density, event.pos[1] * self.density)
        if event.type == pygame.MOUSEMOTION:
            if "buttons" in event.dict:
                self._held = {
                    button for button, down in zip(_BUTTONS, event.buttons, strict=False) if down
                }
            yield self._pointer(MOVED, MOUSE, mods)
        elif event.button in _BUTTONS:
            pressed = event.type == pygame.MOUSEBUTTONDOWN
            yield self._button(event.button, pressed, MOUSE, mods, now)

    def finger(self, event: pygame.Event, mods: int, now: float) -> Iterator[Pointer]:
        """Follow the first finger. Other fingers are ignored until it is lifted, because they are a
        resting hand."""
        finger = (event.touch_id, event.finger_id)
        if event.touch_id == _NO_FINGER or self._finger not in (None, finger):
            return
        if self._finger is None and event.type != pygame.FINGERDOWN:
            return
        self._finger = finger
        wide, high = self._pixels()
        self._place = (event.x * wide, event.y * high)
        if event.type == pygame.FINGERMOTION:
            yield self._pointer(MOVED, TOUCH, mods)
            return
        pressed = event.type == pygame.FINGERDOWN
        yield self._button(MAIN, pressed, TOUCH, mods, now)
        if not pressed:
            self._finger = None
            # A lifted finger points at nothing, so nothing must stay lit.
            yield self._pointer(LEFT_WINDOW, TOUCH, mods)

    def left(self, mods: int) -> Pointer:
        return self._pointer(LEFT_WINDOW, MOUSE, mods)

    def wheel(self, event: pygame.Event) -> Wheel | None:
        steps = float(event.dict.get("precise_y", event.y))
        if event.dict.get("flipped"):
            steps = -steps
        return Wheel(*self.stage.to_units(*self._place), steps) if steps else None

    def _button(self, button: int, pressed: bool, device: str, mods: int, now: float) -> Pointer:
        if not pressed:
            self._held.discard(button)
            clicks = self._last.clicks if button == self._last.button else 1
            return self._pointer(RELEASED, device, mods, button, clicks)
        self._held.add(button)
        x, y = self.stage.to_units(*self._place)
        last = self._last
        again = (
            button == last.button
            and now - last.at <= QUICK
            and math.dist((x, y), (last.x, last.y)) <= NEAR[device]
        )
        self._last = _Press(button, x, y, now, last.clicks + 1 if again else 1)
        return self._pointer(PRESSED, device, mods, button, self._last.clicks)

    def _pointer(
        self, what: str, device: str, mods: int, button: int = 0, clicks: int = 1
    ) -> Pointer:
        x, y = self.stage.to_units(*self._place)
        held = tuple(sorted(self._held))
        ctrl, shift = is_held(CTRL, mods), is_held(SHIFT, mods)
        return Pointer(what, x, y, button, held, clicks, ctrl, shift, device)

    def _pixels(self) -> tuple[float, float]:
        """Return the size of the window in pixels: the stage with the safe area around it."""
        stage = self.stage
        return (
            stage.width * stage.scale + 2 * stage.left,
            stage.height * stage.scale + 2 * stage.top,
        )
