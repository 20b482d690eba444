"""Somebody's keys, as a file tells them: an action, and what gives it."""

from __future__ import annotations

import re
from typing import Any

from game.storage.values_file import BadPartsError, entries

KEYS_MOST = 2
_COMMAND = re.compile(r"[a-z][a-z0-9_]{0,39}")
_KEY_LONGEST = 40


def key_choices(value: object) -> dict[str, tuple[str, ...]]:
    read: dict[str, tuple[str, ...]] = {}
    bad = []
    for command, keys in entries(value):
        if _COMMAND.fullmatch(command) and _are_keys(keys):
            read[command] = tuple(keys)
        else:
            bad.append(command)
    if bad:
        raise BadPartsError(read, bad)
    return read


def _are_keys(keys: Any) -> bool:
    return (
        isinstance(keys, list)
        and len(keys) <= KEYS_MOST
        and all(isinstance(key, str) and 0 < len(key) <= _KEY_LONGEST for key in keys)
    )
