"""The commands that keys and pad buttons can give, and the names of keys.

A key is named as pygame names it. A chord is a key with the modifiers held, in the order ctrl, alt,
shift: "ctrl+shift+left"; a pad button is a chord of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from itertools import groupby
from typing import NamedTuple, TypeAlias

import pygame

from game.ui.gestures import PAD, Command

_ON_MAC = sys.platform == "darwin"

UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"
#: The step of each direction, across and down.
DIRECTIONS = {UP: (0, -1), DOWN: (0, 1), LEFT: (-1, 0), RIGHT: (1, 0)}
CONFIRM, BACK = "confirm", "back"
NEXT_ZONE, PREVIOUS_ZONE = "next_zone", "previous_zone"
FIRST, LAST = "first", "last"
FULLSCREEN, PAUSE, VOICE = "fullscreen", "pause", "voice"
#: The commands that remove something on a page: by key, and by a button of the pad.
REMOVE, REMOVE_PAD = "take_back", "mark"


#: The group of commands that tell something to those who do not see the table.
HEARD = "heard"
#: The stand-in for a key that is a letter of the command's name, and so differs by language.
LETTER = "letter"


class CommandRow(NamedTuple):
    """A command. `group`: its part of the page of the keys. `keys`, `buttons`: the usual ones, two
    at most, or LETTER. A gamepad has fewer buttons than there are commands: commands without one
    are done by the focus, and can be given one. `repeats`: whether it is done again and again while
    the key is held. `in_text`: whether it also works while a text is written. `needed`: whether it
    must keep a key. `hint`: the text key of its words at the foot of a page, where they are not
    those of the page of the keys."""

    name: str
    group: str
    keys: tuple[str, ...]
    buttons: tuple[str, ...] = ()
    repeats: bool = False
    in_text: bool = False
    needed: bool = False
    hint: str = ""

    @property
    def text_key(self) -> str:
        return f"keys.do_{self.name}"

    @property
    def letter_key(self) -> str:
        return f"keys.letter_{self.name}"


#: All commands, in the order of the page of the keys.
ROWS = (
    CommandRow("draw_stock", "turn", (LETTER,)),
    CommandRow("take_pile", "turn", (LETTER,)),
    CommandRow("lay_down", "turn", (LETTER,)),
    CommandRow("stage", "turn", (LETTER,)),
    CommandRow("take_back", "turn", ("backspace",)),
    CommandRow("discard", "turn", (LETTER,), ("y",)),
    CommandRow("undo", "turn", ("z", "ctrl+z"), ("lefttrigger",)),
    CommandRow("redo", "turn", ("shift+z", "ctrl+y")),
    CommandRow("hint", "turn", (LETTER,), ("righttrigger",)),
    CommandRow("mark", "hand", ("space",), ("x",)),
    CommandRow("mark_left", "hand", ("shift+left",), repeats=True),
    CommandRow("mark_right", "hand", ("shift+right",), repeats=True),
    CommandRow("mark_group", "hand", ("ctrl+space",)),
    CommandRow("move_left", "hand", ("ctrl+shift+left",), repeats=True),
    CommandRow("move_right", "hand", ("ctrl+shift+right",), repeats=True),
    CommandRow("sort", "hand", (LETTER,), ("back",)),
    CommandRow("group", "hand", (LETTER,)),
    CommandRow("trail", "fishing", (LETTER,)),
    CommandRow("build", "fishing", (LETTER,)),
    CommandRow("fila", "fishing", (LETTER,)),
    CommandRow("lens", "see", (LETTER,), ("rightstick",)),
    CommandRow("scores", "see", (LETTER,), ("leftstick",)),
    CommandRow("log", "see", (LETTER,)),
    CommandRow("rules", "see", ("f1", "?")),
    CommandRow(PAUSE, "see", (LETTER,), ("start",)),
    CommandRow(FULLSCREEN, "see", ("ctrl+f", "f11") if _ON_MAC else ("f11", "alt+return")),
    CommandRow(VOICE, "see", ("shift+f12",)),
    CommandRow("hear_hand", HEARD, ("f7",)),
    CommandRow("hear_fresh", HEARD, ("shift+f7",)),
    CommandRow("hear_short", HEARD, ("ctrl+f7",)),
    CommandRow("hear_table", HEARD, ("f8",)),
    CommandRow("hear_growth", HEARD, ("ctrl+f8",)),
    CommandRow("hear_piles", HEARD, ("shift+f8",)),
    CommandRow("hear_seat", HEARD, ("f9",)),
    CommandRow("hear_scores", HEARD, ("shift+f9",)),
    CommandRow("hear_can", HEARD, ("f10",)),
    CommandRow("hear_others", HEARD, ("shift+f10",)),
    CommandRow("hear_again", HEARD, ("f12",)),
    CommandRow("hear_slowly", HEARD, ("ctrl+f12",)),
    CommandRow(UP, "way", ("up",), ("dpup", "lefty-"), True, True, True, "hint.choose"),
    CommandRow(DOWN, "way", ("down",), ("dpdown", "lefty+"), True, True, True),
    CommandRow(LEFT, "way", ("left",), ("dpleft", "leftx-"), True, True, True),
    CommandRow(RIGHT, "way", ("right",), ("dpright", "leftx+"), True, True, True),
    CommandRow(CONFIRM, "way", ("return", "enter"), ("a",), False, True, True, "hint.choose"),
    CommandRow(BACK, "way", ("escape",), ("b",), False, True, True, "hint.back"),
    CommandRow(FIRST, "way", ("home",)),
    CommandRow(LAST, "way", ("end",)),
    CommandRow(NEXT_ZONE, "way", ("tab",), ("rightshoulder",), True, True),
    CommandRow(PREVIOUS_ZONE, "way", ("shift+tab",), ("leftshoulder",), True, True),
    CommandRow("zone_hand", "way", ("f2",)),
    CommandRow("zone_own", "way", ("f3",)),
    CommandRow("zone_far", "way", ("f4",)),
    CommandRow("zone_piles", "way", ("f5",)),
    CommandRow("zone_keys", "way", ("f6",)),
)
COMMANDS = {row.name: row for row in ROWS}
GROUPS = {name: tuple(rows) for name, rows in groupby(ROWS, lambda row: row.group)}
REPEATING = frozenset(row.name for row in ROWS if row.repeats)
WHILE_TYPING = frozenset(row.name for row in ROWS if row.in_text)

#: For each command, the chords that give it.
Choice: TypeAlias = Mapping[str, tuple[str, ...]]


def usual(device: str, say: Callable[[str], str]) -> Choice:
    """Return the usual keys or buttons of all commands on a device. `say`: returns a text in the
    player's language."""
    if device == PAD:
        return {row.name: row.buttons for row in ROWS}
    return {
        row.name: tuple(say(row.letter_key) if key == LETTER else key for key in row.keys)
        for row in ROWS
    }


def removes(command: Command) -> bool:
    return command.name == (REMOVE_PAD if command.device == PAD else REMOVE)


CTRL, ALT, SHIFT = "ctrl", "alt", "shift"
_ORDER = (CTRL, ALT, SHIFT)

# The key people know from copy and paste: Cmd on a Mac. Elsewhere that key belongs to the system.
_MASKS = {
    CTRL: pygame.KMOD_CTRL | (pygame.KMOD_GUI if _ON_MAC else 0),
    ALT: pygame.KMOD_ALT,
    SHIFT: pygame.KMOD_SHIFT,
}
SYSTEM = 0 if _ON_MAC else pygame.KMOD_GUI

#: The flag that a modifier key sets while it is down.
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
    """Return the name of a key. On a keyboard with other letters (Greek, Cyrillic) it is the Latin
    letter of the same place, so that `d` is where it is on other keyboards."""
    name = pygame.key.name(key).lower()
    if not name and 0 < key <= _LAST_CHARACTER and chr(key).isprintable():
        name = chr(key).lower()
    if name.isalpha() and not name.isascii() and 0 <= place - _FIRST_LETTER_PLACE < len(_LETTERS):
        return _LETTERS[place - _FIRST_LETTER_PLACE]
    return name


def chord_of(name: str, mods: int) -> str:
    return "+".join([*(word for word in _ORDER if mods & _MASKS[word]), name])


def tidy(chord: str) -> str:
    """Return a chord in the usual spelling: "ctrl+shift+z" for "Shift+Ctrl+Z". The plus key is
    "+"."""
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
    """The commands of a device's keys: the usual ones, replaced by the player's own."""

    def __init__(self, usual: Choice, own: Choice) -> None:
        self._keys = {command: keys_of(command, usual, own) for command in usual}
        # Where the player has chosen one key for two commands, the later one gets it.
        self._commands = {
            chord: command for command in (*usual, *own) for chord in self.keys_of(command)
        }

    def command(self, chord: str) -> str | None:
        return self._commands.get(chord)

    def keys_of(self, command: str) -> tuple[str, ...]:
        return self._keys.get(command, ())


def over(others: Choice, own: Choice) -> Choice:
    """Return the keys chosen for everybody, with a person's own in place of those for the same
    commands. Where both use one key, the person's command gets it."""
    return {**{name: keys for name, keys in others.items() if name not in own}, **own}


def keys_of(command: str, usual: Choice, own: Choice) -> tuple[str, ...]:
    """Return the keys of a command: the player's own, or else the usual ones that the player has
    not given to other commands; two at most."""
    if command in own:
        return tuple(tidy(chord) for chord in own[command][:2])
    taken = {tidy(chord) for chords in own.values() for chord in chords}
    return tuple(chord for chord in usual[command] if chord not in taken)
