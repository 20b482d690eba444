"""Which key does what: choosing, taking from another action, and never losing the way back.

Only what differs is kept: in the settings from the usual keys, by a person from the settings.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.settings import Keys, Person, Settings
from game.ui import commands
from game.ui.gestures import KEYS, PAD
from game.ui.keys import Choice, Keymap, keys_of, tidy

USUAL: Mapping[str, Mapping[str, tuple[str, ...]]] = {KEYS: commands.KEYS, PAD: commands.PAD}
#: So many keys for each action.
PLACES = 2
#: Without these nobody finds the way to this page again.
NEEDED = frozenset(
    {commands.UP, commands.DOWN, commands.LEFT, commands.RIGHT, commands.CONFIRM, commands.BACK}
)


class Place(NamedTuple):
    """The first or second key of an action, or its first or second pad button."""

    command: str
    device: str
    at: int


class Clash(NamedTuple):
    """The key chosen for a place already does something else."""

    place: Place
    chord: str
    other: str


class KeyChoice:
    """`whose`: the settings, which are everybody's, or a person and the settings."""

    def __init__(self, whose: Settings | Person, others: Settings | None = None) -> None:
        self._whose, self._others = whose, others

    def keys_of(self, command: str, device: str) -> tuple[str, ...]:
        return self._map(device).keys_of(command)

    def chord(self, place: Place) -> str:
        """What is at a place; "" for nothing."""
        keys = self.keys_of(place.command, place.device)
        return keys[place.at] if place.at < len(keys) else ""

    def clash(self, place: Place, chord: str) -> Clash | None:
        other = self._map(place.device).command(tidy(chord))
        if other is None or other == place.command:
            return None
        return Clash(place, tidy(chord), other)

    def choose(self, place: Place, chord: str) -> None:
        """Nobody else has the key after this."""
        chord = tidy(chord)
        for command in USUAL[place.device]:
            others = self.keys_of(command, place.device)
            if command != place.command and chord in others:
                self._put(command, place.device, [key for key in others if key != chord])
        keys = list(self.keys_of(place.command, place.device))
        keys[place.at : place.at + 1] = [chord]
        self._put(place.command, place.device, list(dict.fromkeys(keys)))

    def clear(self, place: Place) -> None:
        keys = list(self.keys_of(place.command, place.device))
        del keys[place.at : place.at + 1]
        self._put(place.command, place.device, keys)

    def is_last(self, command: str, device: str) -> bool:
        """The action needs this key."""
        return command in NEEDED and len(self.keys_of(command, device)) == 1

    @property
    def is_usual(self) -> bool:
        return not self._whose.keys and not self._whose.pad_keys

    def all_usual(self) -> None:
        self._whose.keys.clear()
        self._whose.pad_keys.clear()

    def _own(self, device: str) -> Keys:
        return self._whose.pad_keys if device == PAD else self._whose.keys

    def _usual(self, device: str) -> Choice:
        """Without own ones."""
        if self._others is None:
            return USUAL[device]
        others = self._others.pad_keys if device == PAD else self._others.keys
        return {command: keys_of(command, USUAL[device], others) for command in USUAL[device]}

    def _map(self, device: str) -> Keymap:
        return Keymap(self._usual(device), self._own(device))

    def _put(self, command: str, device: str, keys: list[str]) -> None:
        own, usual = self._own(device), self._usual(device).get(command, ())
        if tuple(keys) == tuple(usual):
            own.pop(command, None)
        else:
            own[command] = tuple(keys[:PLACES])
