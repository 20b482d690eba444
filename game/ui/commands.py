"""Everything a key or a pad button can mean, and the keys by name.

A key is named as pygame names it; "+" joins modifiers in the order ctrl, alt, shift.

A chord is a key with the modifiers held, "ctrl+shift+left"; a pad button is a chord of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

import pygame

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


Choice = Mapping[str, tuple[str, ...]]
"""Command -> the keys that give it."""

CTRL, ALT, SHIFT = "ctrl", "alt", "shift"
_ORDER = (CTRL, ALT, SHIFT)

# The key people know from copy and paste: Cmd on a Mac. Elsewhere it belongs to the system.
_ON_MAC = sys.platform == "darwin"
_MASKS = {
    CTRL: pygame.KMOD_CTRL | (pygame.KMOD_GUI if _ON_MAC else 0),
    ALT: pygame.KMOD_ALT,
    SHIFT: pygame.KMOD_SHIFT,
}
SYSTEM = 0 if _ON_MAC else pygame.KMOD_GUI

#: What a modifier key adds to the state while it is down.
MODIFIERS = {
    pygame.K_LCTRL: pygame.KMOD_LCTRL,
    pygame.K_RCTRL: pygame.KMOD_RCTRL,
    pygame.K_LALT: pygame.KMOD_LALT,
    pygame.K_RALT: pygame.KMOD_RALT,
    pygame.K_LSHIFT: pygame.KMOD_LSHIFT,
    pygame.K_RSHIFT: pygame.KMOD_RSHIFT,
    pygame.K_LGUI: pygame.KMOD_LGUI,
    pygame.K_RGUI: pygame.KMOD_RGUI,
    pygame.K_MODE: pygame.KMOD_MODE,
    pygame.K_CAPSLOCK: 0,
    pygame.K_NUMLOCK: 0,
}

_FIRST_LETTER_PLACE = pygame.KSCAN_A
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_LAST_CHARACTER = 0x10FFFF


def key_name(key: int, place: int = 0) -> str:
    """The name of a key. On a keyboard of other letters (Greek, Cyrillic) it is the Latin letter
    that has its place elsewhere: whoever plays there finds `d` where others find it."""
    name = pygame.key.name(key).lower()
    if not name and 0 < key <= _LAST_CHARACTER and chr(key).isprintable():
        name = chr(key).lower()
    if name.isalpha() and not name.isascii() and 0 <= place - _FIRST_LETTER_PLACE < len(_LETTERS):
        return _LETTERS[place - _FIRST_LETTER_PLACE]
    return name


def chord_of(name: str, mods: int) -> str:
    return "+".join([*(word for word in _ORDER if mods & _MASKS[word]), name])


def tidy(chord: str) -> str:
    """A chord as we write it: "Shift+Ctrl+Z" is "ctrl+shift+z". The plus key itself is "+"."""
    key, held = chord.strip().lower(), set()
    while True:
        word, _, rest = key.partition("+")
        if word not in _ORDER or not rest:
            return "+".join([*(word for word in _ORDER if word in held), key])
        held.add(word)
        key = rest


def is_held(word: str, mods: int) -> bool:
    return bool(mods & _MASKS[word])


class Keymap:
    """The usual keys, with the player's own over them."""

    def __init__(self, usual: Choice, own: Choice) -> None:
        self._keys = _together(usual, own)
        mine = {command: self._keys[command] for command in own if command in self._keys}
        # Where two commands want one key, the player's own choice gets it.
        self._commands = {
            chord: command
            for choice in (self._keys, mine)
            for command, chords in choice.items()
            for chord in chords
        }

    def command(self, chord: str) -> str | None:
        return self._commands.get(chord)

    def keys_of(self, command: str) -> tuple[str, ...]:
        return self._keys.get(command, ())


def over(others: Choice, own: Choice) -> Choice:
    """One's own keys over those of the house. Where both want one key, the last gets it."""
    return {**{name: keys for name, keys in others.items() if name not in own}, **own}


def keys_of(command: str, usual: Choice, own: Choice) -> tuple[str, ...]:
    """What gives a command: the player's own keys, or else the usual ones; two at most."""
    return tuple(tidy(chord) for chord in own.get(command, usual[command])[:2])


def _together(usual: Choice, own: Choice) -> dict[str, tuple[str, ...]]:
    """Only commands there are."""
    return {command: keys_of(command, usual, own) for command in usual}
