"""A small file of named values that people can read and mend.

A value that cannot be understood is replaced by its usual one, and stays in the file until it is
changed here; so do entries we do not know, which a newer Loba may have written.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from game.reading.faults import Message
from game.reading.strict import read_choice, read_list, read_text, read_word
from game.storage.small_file import MapForm, SmallFile

SIZE_MOST = 256 * 1024

Reader = Callable[[object], object]
"""Returns the value, or raises ValueError; BadPartsError where only some of its entries are
wrong."""


class BadPartsError(ValueError):
    """Some entries of a group are wrong; `rest` has the others."""

    def __init__(self, rest: object, parts: list[str]) -> None:
        super().__init__(parts)
        self.rest, self.parts = rest, parts


class ValuesFile:
    """A file of named values, each with its reader, which live on in an object. `notice`: returns
    what people are told of a value by this name, which is `unknown`, or a `bad_value`."""

    def __init__(
        self, file: Path, readers: Mapping[str, Reader], notice: Callable[[str, str], Message]
    ) -> None:
        self._readers, self._notice = readers, notice
        self.small = SmallFile(file, MapForm(self._faults), SIZE_MOST)
        #: The values as they were when they were last read or written here.
        self._known: dict[str, object] = {}

    @property
    def file(self) -> Path:
        return self.small.file

    def read(self) -> dict[str, object]:
        """Return all values that could be understood. Raises SmallFileError."""
        return self._understood(self.small.begin())[0]

    def know(self, values: Mapping[str, object]) -> None:
        """Take these values as those of the file: only what differs from them is written."""
        self._known = _copied(values)

    def write(
        self,
        values: Mapping[str, object],
        check: Callable[[dict[str, object]], None] = lambda newest: None,
    ) -> None:
        """Write the values that have changed here; all others stay as they are in the file, where
        another copy of the game may have changed them. A file that is not there gets all of them.
        `check`: called with the values of the file, which are not changed if it raises. Raises
        SmallFileError."""

        def changed(newest: Mapping[str, Any]) -> Mapping[str, Any]:
            if not newest:
                return dict(values)
            check(self._understood(newest)[0])
            return _with_changes(newest, self._known, values)

        self.small.change(changed)
        self.know(values)

    def differs(self, values: Mapping[str, object]) -> bool:
        return values != self._known

    def _faults(self, data: Mapping[str, Any], where: str) -> list[Message]:
        return self._understood(data)[1]

    def _understood(self, data: Mapping[str, Any]) -> tuple[dict[str, object], list[Message]]:
        """Return the values of a file that make sense, and what is wrong with the others."""
        values: dict[str, object] = {}
        notices: list[Message] = []
        for name, value in data.items():
            reader = self._readers.get(name)
            if reader is None:
                notices.append(self._notice("unknown", name))
                continue
            try:
                values[name] = reader(value)
            except BadPartsError as bad:
                values[name] = bad.rest
                notices += [self._notice("bad_value", f"{name}: {part}") for part in bad.parts]
            except ValueError:
                notices.append(self._notice("bad_value", name))
        return values, notices


def _with_changes(
    newest: Mapping[str, Any], before: Mapping[str, Any], now: Mapping[str, Any]
) -> dict[str, Any]:
    """Return the newest entries with those that have changed between `before` and `now`, also
    within an entry of several."""
    merged = dict(newest)
    for name in {**before, **now}:
        was, value = before.get(name), now.get(name)
        if value == was:
            continue
        if isinstance(value, dict) and isinstance(was, dict):
            inner = newest.get(name)
            merged[name] = _with_changes(inner if isinstance(inner, dict) else {}, was, value)
        elif name in now:
            merged[name] = value
        else:
            merged.pop(name, None)
    return merged


def _copied(values: Mapping[str, object]) -> dict[str, object]:
    return {
        name: dict(value) if isinstance(value, dict) else value for name, value in values.items()
    }


# What a value may be -------------------------------------------------------------------------


def one_of(*allowed: object) -> Reader:
    return lambda value: read_choice(value, "value", allowed)


def entries(value: object) -> list[tuple[str, Any]]:
    if not isinstance(value, dict):
        raise ValueError
    return list(value.items())


KEYS_MOST = 2
_COMMAND = re.compile(r"[a-z][a-z0-9_]{0,39}")
_KEY_LONGEST = 40


def key_choices(value: object) -> dict[str, tuple[str, ...]]:
    read: dict[str, tuple[str, ...]] = {}
    bad = []
    for command, keys in entries(value):
        try:
            read_word(command, "command", _COMMAND)
            read[command] = tuple(
                read_text(key, "key", _KEY_LONGEST) for key in read_list(keys, "keys", KEYS_MOST)
            )
        except ValueError:
            bad.append(command)
    if bad:
        raise BadPartsError(read, bad)
    return read
