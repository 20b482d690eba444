"""What is set for everybody at this computer, in a file that people can read and mend."""

import re
from collections.abc import Mapping
from pathlib import Path

from game.paths import user_settings
from game.reading.faults import Message, message
from game.reading.strict import read_choice, read_flag, read_number, read_word
from game.reading.whole_file import sweep
from game.settings import (
    FLAG,
    KEYS,
    LANGUAGE,
    ONE_OF,
    ROWS,
    VOLUME,
    VOLUMES,
    SettingFacts,
    Settings,
)
from game.storage.small_file import SmallFileError
from game.storage.values_file import BadPartsError, Reader, ValuesFile, entries, key_choices, one_of

NAME = "settings.json"
_LANGUAGE = re.compile(r"(?:[a-z]{2,3}(?:_[A-Z0-9]{2,3})?)?")


class SettingsFile:
    def __init__(self, file: Path | None = None) -> None:
        file = user_settings() / NAME if file is None else file
        self._values = ValuesFile(file, _READERS, _notice)
        self.small = self._values.small
        self._failed: list[Message] = []
        #: Values for this run alone, by name, each with the value that stays in the file.
        self._only_now: dict[str, tuple[object, object]] = {}
        #: What nobody has set, with the values it has meanwhile; the file does not hold it.
        self._unset: dict[str, object] = {}

    @property
    def file(self) -> Path:
        return self.small.file

    @property
    def notices(self) -> list[Message]:
        """Return what was found wrong so far."""
        return [*self._failed, *self.small.notices]

    def read(self) -> Settings:
        """Return the settings in the file. Never fails: what cannot be read is as at first, and
        told in `notices`."""
        sweep(self.file.parent)
        settings, found = Settings(), dict[str, object]()
        self._failed = []
        try:
            found = self._values.read()
            for name, value in found.items():
                setattr(settings, name, value)
        except SmallFileError as error:
            self._failed = [error.told]
        unset = (name for name, row in ROWS.items() if row.follows and name not in found)
        self._unset = {name: getattr(settings, name) for name in unset}
        self._values.know(self._to_write(settings))
        return settings

    def follow(self, settings: Settings, wishes: Mapping[str, object]) -> None:
        """Take what the system says for what nobody has set here."""
        for name in self._unset.keys() & wishes.keys():
            self._unset[name] = wishes[name]
            setattr(settings, name, wishes[name])

    def only_now(self, settings: Settings, values: Mapping[str, object]) -> None:
        """Set some values until the end of this run; the file keeps its own, unless the person sets
        something else meanwhile."""
        for name, value in values.items():
            self._only_now[name] = value, getattr(settings, name)
            setattr(settings, name, value)

    def write(self, settings: Settings) -> None:
        """Write the settings that have changed since they were read. Raises SmallFileError."""
        self._values.write(self._to_write(settings))

    def _to_write(self, settings: Settings) -> dict[str, object]:
        values = {name: getattr(settings, name) for name in _READERS}
        self._unset = {name: one for name, one in self._unset.items() if values[name] == one}
        return {
            name: self._to_keep(name, value)
            for name, value in values.items()
            if name not in self._unset
        }

    def _to_keep(self, name: str, value: object) -> object:
        now, kept = self._only_now.get(name, (None, None))
        if name in self._only_now and value == now:
            return kept
        self._only_now.pop(name, None)
        return value


def _notice(what: str, name: str) -> Message:
    return message(f"settings.notice.{what}", {"name": name})


# What each value may be ----------------------------------------------------------------------


def _volume(value: object) -> float:
    return read_number(value, "value", 0, 1)


def _volumes(value: object) -> dict[str, float]:
    read: dict[str, float] = dict(VOLUMES)
    bad = []
    for name, volume in entries(value):
        try:
            read[read_choice(name, "name", [*VOLUMES])] = _volume(volume)
        except ValueError:
            bad.append(name)
    if bad:
        raise BadPartsError(read, bad)
    return read


_OF_KIND: Mapping[str, Reader] = {
    FLAG: lambda value: read_flag(value, "value"),
    VOLUME: _volume,
    LANGUAGE: lambda value: read_word(value, "value", _LANGUAGE),
    KEYS: key_choices,
}


def _reader(row: SettingFacts) -> Reader:
    if row.kind == ONE_OF:
        return one_of(*row.words)
    return _volumes if row.parts else _OF_KIND[row.kind]


_READERS = {name: _reader(row) for name, row in ROWS.items()}
