"""The names of everything a key or a pad button can mean, and where each is found at first.

A key is named as pygame names it; "+" joins modifiers in the order ctrl, alt, shift.
"""

from __future__ import annotations

UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"
CONFIRM, BACK = "confirm", "back"
NEXT_ZONE, PREVIOUS_ZONE = "next_zone", "previous_zone"
FULLSCREEN = "fullscreen"

#: Command -> keys. Two for each at most.
KEYS: dict[str, tuple[str, ...]] = {
    UP: ("up",),
    DOWN: ("down",),
    LEFT: ("left",),
    RIGHT: ("right",),
    CONFIRM: ("return", "enter"),
    BACK: ("escape",),
    NEXT_ZONE: ("tab",),
    PREVIOUS_ZONE: ("shift+tab",),
    "zone_hand": ("f2",),
    "zone_own": ("f3",),
    "zone_far": ("f4",),
    "zone_piles": ("f5",),
    "zone_keys": ("f6",),
    "mark": ("space",),
    "mark_left": ("shift+left",),
    "mark_right": ("shift+right",),
    "mark_group": ("ctrl+space",),
    "move_left": ("ctrl+shift+left",),
    "move_right": ("ctrl+shift+right",),
    "draw_stock": ("r",),
    "take_pile": ("t",),
    "lay_down": ("b",),
    "stage": ("c",),
    "take_back": ("backspace",),
    "discard": ("d",),
    "undo": ("z", "ctrl+z"),
    "redo": ("shift+z", "ctrl+y"),
    "hint": ("h",),
    "sort": ("s",),
    "group": ("g",),
    "lens": ("v",),
    "trail": ("e",),
    "build": ("f",),
    "fila": ("l",),
    "scores": ("m",),
    "log": ("n",),
    "rules": ("f1", "?"),
    "pause": ("p",),
    FULLSCREEN: ("f11", "alt+return"),
}

#: Command -> buttons and stick moves of a gamepad. It has fewer than there are commands: what has
#: none at first is done by the focus, and may be given one.
PAD: dict[str, tuple[str, ...]] = dict.fromkeys(KEYS, ()) | {
    UP: ("dpup", "lefty-"),
    DOWN: ("dpdown", "lefty+"),
    LEFT: ("dpleft", "leftx-"),
    RIGHT: ("dpright", "leftx+"),
    CONFIRM: ("a",),
    BACK: ("b",),
    "mark": ("x",),
    "discard": ("y",),
    PREVIOUS_ZONE: ("leftshoulder",),
    NEXT_ZONE: ("rightshoulder",),
    "undo": ("lefttrigger",),
    "hint": ("righttrigger",),
    "sort": ("back",),
    "pause": ("start",),
    "scores": ("leftstick",),
    "lens": ("rightstick",),
}

#: Held down, these come again and again; all others come once.
REPEATING = frozenset(
    {
        *(UP, DOWN, LEFT, RIGHT, NEXT_ZONE, PREVIOUS_ZONE),
        *("mark_left", "mark_right", "move_left", "move_right"),
    }
)

#: What still is a command while a text is written.
WHILE_TYPING = frozenset({UP, DOWN, LEFT, RIGHT, CONFIRM, BACK, NEXT_ZONE, PREVIOUS_ZONE})
