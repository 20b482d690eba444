"""A home exchanged for another one, all of it or nothing, and back again.

The other home lies whole beside this one, in the folder `aside`. An exchange moves every entry of
the present home out, and every entry of the other one in; what was moved out is the other home from
then on. A journal says that an exchange goes on: whatever ends it, it is finished at the next
start, before anything is read.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from game.reading.json_file import content_of, read_json
from game.reading.whole_file import make_last, move, write_whole
from game.storage import lock
from game.storage.home import (
    DATA,
    SETTINGS,
    Contents,
    Home,
    HomeError,
    belongs,
    contents_here,
    entries_of,
    fail,
)

#: The folders of the other home, of one that is being unpacked, and of what an exchange has moved
#: out so far.
ASIDE, UNPACKED, OUT = "aside", "aside.part", "aside.out"
JOURNAL, LOCK = "exchange.json", "exchange.lock"
JOURNAL_MOST = 64 * 1024

#: The entries of each part of a home.
Entries = Mapping[str, list[str]]


def bring_back(home: Home) -> None:
    """Exchange a home for the one that is kept aside. Raises HomeError; then nothing has
    changed."""
    with alone(home):
        if not has_other(home):
            fail("none_aside")
        try:
            exchange(home, ASIDE)
        except OSError as error:
            raise HomeError("not_written", detail=error.strerror or "") from error


def has_other(home: Home) -> bool:
    """Return whether another home is kept aside."""
    return (home.data / ASIDE).is_dir()


def contents_aside(home: Home) -> Contents:
    return contents_here(beside(home, ASIDE))


def finish(home: Home) -> None:
    """Finish an exchange that was cut short, if there is one. Raises HomeError if that cannot
    be done now: the home is not whole."""
    left = [folder / name for folder in set(home) for name in (UNPACKED, OUT)]
    if not any(one.exists() for one in (_journal(home), *left)):
        return
    if not lock.take(home.data / LOCK):
        if is_under_way(home):
            fail("under_way")
        return
    try:
        if is_under_way(home):
            _go_on(home, *_read_journal(home))
        _end(home)
    except OSError as error:
        raise HomeError("not_finished", detail=error.strerror or "") from error
    finally:
        lock.release(home.data / LOCK)


def is_under_way(home: Home) -> bool:
    return _journal(home).exists()


@contextmanager
def alone(home: Home) -> Iterator[None]:
    """Have a home for oneself while this lasts. Raises HomeError where a match is played in
    another window."""
    if not lock.take(home.data / LOCK):
        fail("under_way")
    try:
        for file in (home.data / "matches").glob("*.lock"):
            if lock.holds(file) or not lock.take(file):
                fail("played")
            lock.release(file)
        yield
    finally:
        lock.release(home.data / LOCK)


# The exchange ----------------------------------------------------------------------------------


def exchange(home: Home, source: str) -> None:
    """Exchange a home for the one in the folder `source` beside it. Raises OSError; then nothing
    has changed."""
    had = {part: entries_of(part, folder) for part, folder in home.parts.items()}
    gets = {part: entries_of(part, one) for part, one in beside(home, source).parts.items()}
    write_whole(_journal(home), content_of({"from": source, "had": had, "gets": gets}))
    try:
        _go_on(home, source, had, gets)
    except OSError:
        _go_back(home, source, had, gets)
        raise
    # What is left is done at the next start, if it cannot be done now.
    with suppress(OSError):
        _end(home)


def _go_on(home: Home, source: str, had: Entries, gets: Entries) -> None:
    """Do all of an exchange that is not done yet."""
    out, other = beside(home, OUT), beside(home, source)
    for part, folder in home.parts.items():
        out.parts[part].mkdir(parents=True, exist_ok=True)
        for name in had[part]:
            if not (out.parts[part] / name).exists() and (folder / name).exists():
                move(folder / name, out.parts[part] / name)
    for part, folder in home.parts.items():
        for name in gets[part]:
            if (other.parts[part] / name).exists():
                _make_way(folder / name, out.parts[part])
                move(other.parts[part] / name, folder / name)
        make_last(folder)
    _journal(home).unlink()
    make_last(home.data)


def _make_way(entry: Path, out: Path) -> None:
    """Move out what another window has written meanwhile."""
    number = 1
    while entry.exists():
        number += 1
        if not (out / f"{entry.name}.{number}").exists():
            move(entry, out / f"{entry.name}.{number}")


def _go_back(home: Home, source: str, had: Entries, gets: Entries) -> None:
    """Undo what was done of an exchange. If that cannot be done either, the next start goes on
    with it."""
    out, other = beside(home, OUT), beside(home, source)
    with suppress(OSError):
        for part, folder in home.parts.items():
            for name in gets[part]:
                if not (other.parts[part] / name).exists():
                    move(folder / name, other.parts[part] / name)
        for part, folder in home.parts.items():
            for name in had[part]:
                if (out.parts[part] / name).exists():
                    move(out.parts[part] / name, folder / name)
        # While the journal is there, an empty folder is not taken for the home from before. What
        # another window wrote meanwhile keeps it from being removed.
        for empty in (*out, *(folder / OUT for folder in home)):
            if empty.exists():
                empty.rmdir()
        _journal(home).unlink()


def _end(home: Home) -> None:
    """Let what was moved out be the other home, after an exchange; and remove what a restoring that
    was cut short had unpacked."""
    for folder in set(home):
        if (folder / OUT).exists():
            _rmtree(folder / ASIDE)
            move(folder / OUT, folder / ASIDE)
    remove(home, UNPACKED)


def _read_journal(home: Home) -> tuple[str, Entries, Entries]:
    """Return where the other home comes from, and the entries of both. Whatever the file says, only
    what belongs to a home is moved."""
    try:
        told = read_json(_journal(home), JOURNAL_MOST)
        source = ASIDE if told["from"] == ASIDE else UNPACKED
        return source, _entries(told["had"]), _entries(told["gets"])
    except (ValueError, KeyError, TypeError, AttributeError):
        # Written whole, so somebody has changed it: what is out is moved out, the rest comes in.
        parts = beside(home, UNPACKED).parts.items()
        return UNPACKED, {DATA: [], SETTINGS: []}, {one: entries_of(one, at) for one, at in parts}


def _entries(told: Mapping[str, Any]) -> Entries:
    return {part: [name for name in told[part] if belongs(part, name)] for part in (DATA, SETTINGS)}


def _journal(home: Home) -> Path:
    return home.data / JOURNAL


def beside(home: Home, name: str) -> Home:
    return Home(home.data / name / DATA, home.settings / name / SETTINGS)


def remove(home: Home, name: str) -> None:
    for folder in set(home):
        _rmtree(folder / name)


def _rmtree(folder: Path) -> None:
    if folder.exists():
        shutil.rmtree(folder)
