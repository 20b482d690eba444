"""What people do to the game, with any device.

`ui/input.py` makes these gestures of window events; scenes know nothing else. All places are in
units of the stage.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

# The kinds of pointer gestures.
MOVED, PRESSED, RELEASED, LEFT_WINDOW = "moved", "pressed", "released", "left_window"
MAIN, MIDDLE, OTHER = 1, 2, 3

# Devices, as the hints on screen name them.
KEYS, PAD, MOUSE, TOUCH = "keys", "pad", "mouse", "touch"


class Pointer(NamedTuple):
    """A gesture of a mouse or a finger. `buttons`: those held after it; `clicks`: the number of
    quick presses at one spot, so 2 is a double click."""

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
    """A command given by a key or button, by the names of `ui/commands.py`. `pressed` is False when
    the key is let go; `again` is True when it repeats because it is held. `pad`: the gamepad's
    number."""

    name: str
    pressed: bool = True
    again: bool = False
    device: str = KEYS
    pad: int = -1


class Typed(NamedTuple):
    """Letters for a text field. `erase`: whether the last letter is to be removed. `chosen`:
    whether the whole text is chosen, so that what is typed next replaces it. `composing`: whether
    the letters are still being composed and only shown; `text` is empty when that has ended."""

    text: str
    erase: bool = False
    chosen: bool = False
    composing: bool = False


class KeyChosen(NamedTuple):
    """The name of a key or pad button that was pressed, for choosing keys in the settings."""

    key: str
    device: str = KEYS


class FileDropped(NamedTuple):
    """A file dropped onto the window."""

    file: str


class Resized(NamedTuple):
    width: int
    height: int


class Exposed(NamedTuple):
    """A request to paint the whole window: it is shown for the first time, again, or on another
    screen."""


class Hidden(NamedTuple):
    """Nobody can see the window any more, until it is `Exposed`."""


class FocusLost(NamedTuple):
    """The window has lost the keyboard focus: what is held is let go."""


class PadsChanged(NamedTuple):
    """A gamepad was plugged in or out. `pads`: the numbers of those there now."""

    pads: tuple[int, ...]


class QuitAsked(NamedTuple):
    pass


Gesture: TypeAlias = (
    Pointer
    | Wheel
    | Command
    | Typed
    | KeyChosen
    | FileDropped
    | Resized
    | Exposed
    | Hidden
    | FocusLost
    | PadsChanged
    | QuitAsked
)


def is_press(gesture: Gesture) -> bool:
    if isinstance(gesture, Pointer):
        return gesture.what == PRESSED
    return isinstance(gesture, Command) and gesture.pressed
