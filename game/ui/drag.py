"""Clicks and drags, told apart between press and release.

    idle -> pressed -> dragging -> idle      with the main button or a finger
    idle -> swept -> sweeping -> idle        with the other button, along the hand

Nothing here knows a card or a pixel. The scene says what is under the pointer, and gets back what
happened to it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from game.ui.commands import BACK
from game.ui.gestures import (
    MAIN,
    MOVED,
    OTHER,
    PRESSED,
    RELEASED,
    TOUCH,
    Command,
    FocusLost,
    Gesture,
    Pointer,
)

Thing = TypeVar("Thing")

#: How far a press must move to become a drag, in units.
BEGINS = 8.0
#: How far above a finger a carried thing is shown, so that the finger does not hide it, in units.
LIFT = 60.0

IDLE, DOWN, DRAGGING, SWEPT, SWEEPING = "idle", "pressed", "dragging", "swept", "sweeping"


class Clicked(NamedTuple, Generic[Thing]):
    """A click. `thing`: what was clicked, or None."""

    thing: Thing | None
    x: float
    y: float
    button: int
    clicks: int
    ctrl: bool
    shift: bool
    device: str


@dataclass(frozen=True)
class _Carried(Generic[Thing]):
    """A thing carried. `from_x`, `from_y`: where it was pressed; `x`, `y`: where it is now; above a
    finger."""

    thing: Thing
    from_x: float
    from_y: float
    x: float
    y: float
    device: str


class DragBegan(_Carried[Thing]):
    """The start of a drag."""


class DragMoved(_Carried[Thing]):
    """A movement of a carried thing."""


class Dropped(_Carried[Thing]):
    """The end of a drag: the thing was let go."""


class DragCancelled(_Carried[Thing]):
    """A drag that was cancelled. `x`, `y`: where the thing was last."""


class SweepMoved(NamedTuple):
    """A movement with the other button held, in a straight line from the previous place."""

    from_x: float
    from_y: float
    x: float
    y: float


class SweepEnded(NamedTuple):
    x: float
    y: float


Happening: TypeAlias = (
    Clicked[Thing]
    | DragBegan[Thing]
    | DragMoved[Thing]
    | Dropped[Thing]
    | DragCancelled[Thing]
    | SweepMoved
    | SweepEnded
)


class Drag(Generic[Thing]):
    """A state machine that turns gestures into clicks and drags. `held`: the thing carried, or
    None."""

    def __init__(self) -> None:
        self.state = IDLE
        self._thing: Thing | None = None
        self._can_drag = False
        self._from = self._now = (0.0, 0.0)
        #: Set with the first press; not read before.
        self._pressed: Pointer

    @property
    def held(self) -> Thing | None:
        return self._thing if self.state == DRAGGING else None

    def follow(
        self, gesture: Gesture, thing: Thing | None = None, can_drag: bool = True
    ) -> list[Happening[Thing]]:
        """Return what a gesture did. `thing`: what is under the pointer. If it cannot be dragged,
        it is clicked when the pointer is let go over it, wherever the press began."""
        match gesture:
            case FocusLost():
                return self.cancel()
            case Command(name=name, pressed=True) if name == BACK:
                return self.cancel()
            case Pointer(what=what) if what == PRESSED:
                return self._press(gesture, thing, can_drag)
            case Pointer(device=device) if self.state != IDLE and device == self._pressed.device:
                return self._go_on(gesture, thing)
        return []

    def cancel(self) -> list[Happening[Thing]]:
        """End a sweep, cancel a drag, and forget a press."""
        state, self.state = self.state, IDLE
        if state == SWEEPING:
            return [SweepEnded(*self._now)]
        if state == DRAGGING and self._thing is not None:
            return [DragCancelled(self._thing, *self._from, *self._now, self._pressed.device)]
        return []

    def _press(
        self, pointer: Pointer, thing: Thing | None, can_drag: bool
    ) -> list[Happening[Thing]]:
        held = self.held is not None
        cancelled = self.cancel()
        if held and pointer.button != MAIN:
            return cancelled  # The other button only cancels.
        if pointer.button in (MAIN, OTHER):
            self.state = DOWN if pointer.button == MAIN else SWEPT
            self._thing, self._can_drag = thing, can_drag and thing is not None
            self._pressed = pointer
            self._from = self._now = (pointer.x, pointer.y)
        return cancelled

    def _go_on(self, pointer: Pointer, thing: Thing | None) -> list[Happening[Thing]]:
        button = self._pressed.button
        if pointer.what == RELEASED and pointer.button == button:
            return [*self._moved(pointer), *self._released(pointer, thing)]
        if button not in pointer.buttons:
            return self.cancel()  # The button was let go unnoticed, say outside the window.
        if pointer.what == MOVED:
            return self._moved(pointer)
        return []

    def _moved(self, pointer: Pointer) -> list[Happening[Thing]]:
        place = (pointer.x, pointer.y)
        if self.state in (DOWN, SWEPT):
            if math.dist(place, self._from) < BEGINS:
                return []
            if self.state == DOWN and not self._can_drag:
                return []
        before = self._now
        if self.state in (SWEPT, SWEEPING):
            self.state, self._now = SWEEPING, place
            return [SweepMoved(*before, *place)] if place != before else []
        began = self.state == DOWN
        place = self._hanging(pointer)
        if self._thing is None or (place == before and not began):
            return []
        self.state, self._now = DRAGGING, place
        what = DragBegan if began else DragMoved
        return [what(self._thing, *self._from, *place, pointer.device)]

    def _released(self, pointer: Pointer, thing: Thing | None) -> list[Happening[Thing]]:
        state, self.state = self.state, IDLE
        if state == SWEEPING:
            return [SweepEnded(*self._now)]
        if state == DRAGGING and self._thing is not None:
            return [Dropped(self._thing, *self._from, *self._now, pointer.device)]
        if not self._can_drag and thing != self._thing:
            return []
        press = self._pressed
        return [
            Clicked(
                self._thing,
                *self._from,
                press.button,
                press.clicks,
                press.ctrl,
                press.shift,
                press.device,
            )
        ]

    def _hanging(self, pointer: Pointer) -> tuple[float, float]:
        return pointer.x, pointer.y - (LIFT if pointer.device == TOUCH else 0)
