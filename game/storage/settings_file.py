"""What a person has set, in a file that people can read and mend.

A value that cannot be understood falls back alone; the others stay. What we do not know is kept:
a newer Loba may have written it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from game.paths import user_settings
from game.settings import MOTIONS, SAFE_AREAS, SPEEDS, TEXT_SCALES, VOLUMES, Settings
from game.storage.strict import shown
from game.storage.whole_file import free_name, read_whole, sweep, write_whole

NAME = "settings.json"
DAMAGED_SUFFIX = ".damaged.json"
SIZE_MOST = 256 * 1024
KEYS_MOST = 2
_LANGUAGE = re.compile(r"(?:[a-z]{2,3}(?:_[A-Z0-9]{2,3})?)?")
_COMMAND = re.compile(r"[a-z][a-z0-9_]{0,39}")
_KEY_LONGEST = 40


class Notice(NamedTuple):
    """Something in the file that is not as it should be: a text key with its facts."""

    key: str
    facts: tuple[tuple[str, int | str], ...] = ()


class SettingsFile:
    def __init__(self, file: Path | None = None) -> None:
        self.file = user_settings() / NAME if file is None else file
        #: What the last reading found amiss.
        self.notices: list[Notice] = []
        self._unknown: dict[str, Any] = {}
        #: What is so for once, and what the file says instead.
        self._only_now: dict[str, tuple[object, object]] = {}

    def read(self) -> Settings:
        """Never fails: what cannot be read is as at first, and told in `notices`."""
        sweep(self.file.parent)
        self.notices, self._unknown = [], {}
        settings = Settings()
        for name, value in self._told().items():
            reader = _READERS.get(name)
            if reader is None:
                self._unknown[name] = value
                self._notice("unknown", name=name)
                continue
            try:
                setattr(settings, name, reader(value))
            except _BadPartsError as bad:
                setattr(settings, name, bad.rest)
                for part in bad.parts:
                    self._notice("bad_value", name=f"{name}: {part}")
            except ValueError:
                self._notice("bad_value", name=name)
        return settings

    def only_now(self, settings: Settings, likes: Mapping[str, object]) -> None:
        """It is so until the end of this run; the file keeps what it says, unless the person sets
        something else meanwhile."""
        for name, value in likes.items():
            self._only_now[name] = value, getattr(settings, name)
            setattr(settings, name, value)

    def write(self, settings: Settings) -> None:
        """May raise OSError."""
        told = {name: self._to_keep(name, getattr(settings, name)) for name in _READERS}
        told |= self._unknown
        write_whole(self.file, (json.dumps(told, ensure_ascii=False, indent=2) + "\n").encode())

    def _to_keep(self, name: str, value: object) -> object:
        now, kept = self._only_now.get(name, (None, None))
        if name in self._only_now and value == now:
            return kept
        self._only_now.pop(name, None)
        return value

    def _told(self) -> Mapping[str, Any]:
        try:
            content = read_whole(self.file, SIZE_MOST)
        except FileNotFoundError:
            return {}
        except OSError as error:
            self._notice("unreadable", detail=error.strerror or "")
            return {}
        try:
            told = json.loads(content.decode("utf-8-sig"))
        except (ValueError, RecursionError):
            told = None
        if isinstance(told, dict):
            return told
        self._set_aside()
        return {}

    def _set_aside(self) -> None:
        """Another will be written soon; perhaps somebody wants to mend it."""
        aside = free_name(self.file, DAMAGED_SUFFIX)
        try:
            self.file.rename(aside)
        except OSError as error:
            self._notice("unreadable", detail=error.strerror or "")
        else:
            self._notice("damaged", file=aside.name)

    def _notice(self, what: str, **facts: int | str) -> None:
        told = tuple((fact, shown(value)) for fact, value in facts.items())
        self.notices.append(Notice(f"settings.notice.{what}", told))


# What each value may be ----------------------------------------------------------------------


class _BadPartsError(ValueError):
    """Some entries of a group are wrong; `rest` has the others."""

    def __init__(self, rest: object, parts: list[str]) -> None:
        super().__init__(parts)
        self.rest, self.parts = rest, parts


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _one_of(*allowed: object) -> Callable[[object], object]:
    def read(value: object) -> object:
        if isinstance(value, bool) or value not in allowed:
            raise ValueError
        return allowed[allowed.index(value)]

    return read


def _language(value: object) -> str:
    if not isinstance(value, str) or not _LANGUAGE.fullmatch(value):
        raise ValueError
    return value


def _volume(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        raise ValueError
    return float(value)


def _volumes(value: object) -> dict[str, float]:
    read: dict[str, float] = dict(VOLUMES)
    bad = []
    for name, volume in _entries(value):
        try:
            if name not in VOLUMES:
                raise ValueError
            read[name] = _volume(volume)
        except ValueError:
            bad.append(name)
    if bad:
        raise _BadPartsError(read, bad)
    return read


def _keys(value: object) -> dict[str, tuple[str, ...]]:
    read: dict[str, tuple[str, ...]] = {}
    bad = []
    for command, keys in _entries(value):
        if _COMMAND.fullmatch(command) and _are_keys(keys):
            read[command] = tuple(keys)
        else:
            bad.append(command)
    if bad:
        raise _BadPartsError(read, bad)
    return read


def _are_keys(keys: Any) -> bool:
    return (
        isinstance(keys, list)
        and len(keys) <= KEYS_MOST
        and all(isinstance(key, str) and 0 < len(key) <= _KEY_LONGEST for key in keys)
    )


def _entries(value: object) -> list[tuple[str, Any]]:
    if not isinstance(value, dict):
        raise ValueError
    return list(value.items())


_READERS: dict[str, Callable[[object], object]] = {
    "language": _language,
    "text_scale": _one_of(*TEXT_SCALES),
    "large_corners": _flag,
    "two_colours": _flag,
    "french_courts": _flag,
    "high_contrast": _flag,
    "motion": _one_of(*MOTIONS),
    "speed": _one_of(*SPEEDS),
    "safe_area": _one_of(*SAFE_AREAS),
    "fullscreen": _flag,
    "say_legal": _flag,
    "hold_is_toggle": _flag,
    "master_volume": _volume,
    "volumes": _volumes,
    "keys": _keys,
    "pad_keys": _keys,
}
