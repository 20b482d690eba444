"""Everything a player has: which files belong to it, and what they amount to."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, NoReturn

from game.paths import user_data, user_settings
from game.reading.faults import Fact, message
from game.storage.small_file import BEFORE, DAMAGED

DATA, SETTINGS = "data", "settings"
#: How the file of everything is called at first, and its ending.
PREFIX, SUFFIX = "loba-", ".zip"

#: All that belongs to a home, by the folder it is in: folders with everything in them, and small
#: files with what is kept beside them. Nothing else is packed, or replaced: no keys of
#: phones, no reports, nothing that can be made again. Matches come first, and before those that are
#: over: while this goes on, one may be over.
FOLDERS: Mapping[str, tuple[str, ...]] = {
    DATA: (
        *("matches", "replays", "books", "practice", "reviews"),
        *("variants", "locales", "lessons", "bots", "cards"),
    ),
    SETTINGS: ("people",),
}
FILES: Mapping[str, tuple[str, ...]] = {
    DATA: ("records.db", "names.json", "learning.json", "ratings.json", "days.json"),
    SETTINGS: ("settings.json", "last_table.json"),
}
MATCHES, REPLAYS, PEOPLE = "data/matches/", "data/replays/", "settings/people/"
_BESIDE = re.compile(
    rf"\.(?P<file>.+){re.escape(BEFORE)}|(?P<stem>[^.]+)(?:\.[\d-]+)?{re.escape(DAMAGED)}"
)


class HomeError(Exception):
    """A home cannot be packed, restored or exchanged; `fault` says why."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key)
        self.fault = message(f"home.fault.{key}", facts)


def fail(key: str, **facts: Fact) -> NoReturn:
    raise HomeError(key, **facts)


class Home(NamedTuple):
    """The two folders of a player's files. On some systems they are one."""

    data: Path
    settings: Path

    @property
    def parts(self) -> Mapping[str, Path]:
        return {DATA: self.data, SETTINGS: self.settings}


def home_here() -> Home:
    return Home(user_data(), user_settings())


class Contents(NamedTuple):
    """What is in a home, or in the file of one. `since`: when the oldest match was played last;
    `made_at`, `program`: when the file was made, and by which version. Dates are in seconds; 0:
    unknown."""

    matches: int
    people: int
    since: float = 0.0
    made_at: float = 0.0
    program: str = ""


def belongs(part: str, name: str) -> bool:
    """Return whether an entry of one of the two folders is part of a home."""
    beside = _BESIDE.fullmatch(name)
    if beside is not None:
        return (beside["file"] or f"{beside['stem']}.json") in FILES[part]
    return name in (*FOLDERS[part], *FILES[part])


def entries_of(part: str, folder: Path) -> list[str]:
    """Return those entries of a folder that belong to a home, matches first."""
    with suppress(OSError):
        found = {one.name for one in folder.iterdir() if belongs(part, one.name)}
        first = [one for one in FOLDERS[part] if one in found]
        return [*first, *sorted(found.difference(first))]
    return []


def files_of(home: Home) -> dict[str, Path]:
    """Return every file of a home by its name in the file of all."""
    found: dict[str, Path] = {}
    for part, folder in home.parts.items():
        for entry in entries_of(part, folder):
            _add_files(folder / entry, f"{part}/{entry}", found)
    # One that is over when this begins may go on when it ends.
    _add_files(home.data / "matches", MATCHES.rstrip("/"), found)
    return found


def _add_files(entry: Path, name: str, found: dict[str, Path]) -> None:
    if entry.is_file():
        found.setdefault(name, entry)
    for folder, below, files in os.walk(entry):
        below[:] = sorted(one for one in below if not one.startswith("."))
        for one in sorted(files):
            if not one.startswith(".") and not one.endswith(".lock"):
                file = Path(folder, one)
                found.setdefault(f"{name}/{file.relative_to(entry).as_posix()}", file)


def contents_here(home: Home) -> Contents:
    changed = {}
    for name, file in files_of(home).items():
        with suppress(OSError):
            changed[name] = file.stat().st_mtime
    return counted(changed)


def counted(changed: Mapping[str, float]) -> Contents:
    """Return what some files amount to. `changed`: when each was written last."""
    played = [name for name in changed if name.startswith((MATCHES, REPLAYS))]
    matches = [changed[name] for name in played if name.endswith(".json")]
    people = [name for name in changed if name.startswith(PEOPLE)]
    known = sum(name.endswith(".json") and ".damaged" not in name for name in people)
    return Contents(len(matches), known, min(matches, default=0.0))
