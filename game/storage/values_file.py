"""A small file of named values that people can read and mend.

A value that cannot be understood is replaced by its usual one; the others stay. Entries we do not
know are kept: a newer Loba may have written them.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from game.reading.faults import Message, message
from game.reading.json_file import read_json, set_aside, write_json
from game.reading.strict import read_choice, read_list, read_text, read_word

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
    """A file of named values, each with its reader. `notice`: returns the text key of a kind of
    fault."""

    def __init__(
        self, file: Path, readers: Mapping[str, Reader], notice: Callable[[str], str]
    ) -> None:
        self.file = file
        self._readers = readers
        self._notice_key = notice
        #: What the last reading found wrong.
        self.notices: list[Message] = []
        self._unknown: dict[str, Any] = {}

    def read(self) -> dict[str, object]:
        """Return all values that could be understood. Never fails: the rest is told in
        `notices`."""
        self.notices, self._unknown = [], {}
        values: dict[str, object] = {}
        for name, value in self._data().items():
            reader = self._readers.get(name)
            if reader is None:
                self._unknown[name] = value
                self._notice("unknown", name=name)
                continue
            try:
                values[name] = reader(value)
            except BadPartsError as bad:
                values[name] = bad.rest
                for part in bad.parts:
                    self._notice("bad_value", name=f"{name}: {part}")
            except ValueError:
                self._notice("bad_value", name=name)
        return values

    def write(self, values: Mapping[str, object]) -> None:
        """Write the values, and the entries we do not know. May raise OSError."""
        write_json(self.file, {**values, **self._unknown})

    def _data(self) -> Mapping[str, Any]:
        try:
            data = read_json(self.file, SIZE_MOST)
        except FileNotFoundError:
            return {}
        except OSError as error:
            self._notice("unreadable", detail=error.strerror or "")
            return {}
        except ValueError:
            data = None
        if isinstance(data, dict):
            return data
        try:
            self._notice("damaged", file=set_aside(self.file).name)
        except OSError as error:
            self._notice("unreadable", detail=error.strerror or "")
        return {}

    def _notice(self, what: str, **facts: int | str) -> None:
        self.notices.append(message(self._notice_key(what), facts))


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
