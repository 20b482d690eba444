"""What people do to the game, whatever they hold in their hands.

`ui/input.py` makes these of window events; scenes know nothing else. All places are in units of
the stage.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

# What a pointer did.
MOVED, PRESSED, RELEASED, LEFT_WINDOW = "moved", "pressed", "released", "left_window"
MAIN, MIDDLE, OTHER = 1, 2, 3

# Devices, as the hints on screen name them.
KEYS, PAD, MOUSE, TOUCH = "keys", "pad", "mouse", "touch"


class Pointer(NamedTuple):
    """A mouse or a finger. `buttons` are those held after it; `clicks` counts quick presses at
    one spot, so 2 is a double click."""

    what: str
    x: float
    y: float
    button: int = 0
    buttons: tuple[int, ...] = ()
    clicks: int = 1
    ctrl: bool = False
    shift: bool = False
    device: str = MOUSE


class Wheel(NamedTuple):
    x: float
    y: float
    steps: float


class Command(NamedTuple):
    """A key or button with a meaning, by the names of `ui/commands.py`. `pressed` is False when
    it is let go; `again` when it repeats because it is held. `pad` is the gamepad's number."""

    name: str
    pressed: bool = True
    again: bool = False
    device: str = KEYS
    pad: int = -1


class Typed(NamedTuple):
    """Letters for a text field; `erase` for the key that takes one back. `chosen`: the whole text
    is chosen, and what is typed next takes its place. `composing`: the letters are still being
    composed, and are only shown; none when that has ended."""

    text: str
    erase: bool = False
    chosen: bool = False
    composing: bool = False


class KeyChosen(NamedTuple):
    """Any key or pad button at all, by name: for choosing keys in the settings."""

    key: str
    device: str = KEYS


class Dropped(NamedTuple):
    """A file let fall onto the window."""

    file: str


class Resized(NamedTuple):
    width: int
    height: int


class Exposed(NamedTuple):
    """The window shows again, for the first time, or on another screen: all of it must be
    painted."""


class FocusLost(NamedTuple):
    """The window is no longer the one people look at: whatever is held goes home."""


class PadsChanged(NamedTuple):
    """A gamepad came or went. `pads`: the numbers of those there now."""

    pads: tuple[int, ...]


class QuitAsked(NamedTuple):
    pass


Gesture: TypeAlias = (
    Pointer
    | Wheel
    | Command
    | Typed
    | KeyChosen
    | Dropped
    | Resized
    | Exposed
    | FocusLost
    | PadsChanged
    | QuitAsked
)


def is_press(gesture: Gesture) -> bool:
    if isinstance(gesture, Pointer):
        return gesture.what == PRESSED
    return isinstance(gesture, Command) and gesture.pressed
