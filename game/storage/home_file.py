"""One file with everything a player has, for a new computer or a bad day.

It is a zip file like any other: the player's own files by their names, and a small manifest. What
is read of it is judged before anything is unpacked, since it may come from anybody.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import struct
import zlib
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from stat import S_IFMT, S_IFREG
from time import localtime
from typing import Any, NamedTuple
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from game import __version__
from game.reading.faults import Message, message
from game.reading.files import read_plain
from game.reading.printable import clipped, printable
from game.reading.strict import DATE_MOST, read_number, read_whole
from game.reading.whole_file import sweep, write_whole, written_whole
from game.storage.home import (
    FOLDERS,
    PREFIX,
    SUFFIX,
    Contents,
    Home,
    HomeError,
    belongs,
    counted,
    fail,
    files_of,
)
from game.storage.home_swap import UNPACKED, alone, beside, exchange, is_under_way, remove

FORMAT, VERSION = "loba-home", 1
MANIFEST = "loba.json"

#: The most bytes of one file, of all of them, and of the list of them; and the most files. All are
#: below what zip files need another form for.
FILE_MOST, TOTAL_MOST, LIST_MOST = 64 * 2**20, 2**31 - 2**20, 8 * 2**20
FILES_MOST = 60_000
NAME_MOST, DEPTH_MOST = 120, 6
#: The end of a zip file: the mark, the counts, and where its list is.
_END = struct.Struct("<4s4H2LH")
_END_MARK, _LARGE_MARK, _LARGE = b"PK\5\6", b"PK\6\7", 20
_COMMENT_MOST = 2**16
#: Names that every system can write: no signs of paths, and no ends that Windows drops.
_NAME = re.compile(r'[^\x00-\x1f\\/:*?"<>|.][^\x00-\x1f\\/:*?"<>|]*(?<![. ])')
_DEVICE = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?", re.IGNORECASE)
#: What Python raises where a zip file is not sound.
_UNSOUND = (BadZipFile, zlib.error, EOFError, RuntimeError, ValueError, struct.error, OverflowError)
_KNOWN = (ZIP_STORED, ZIP_DEFLATED)
#: The first and the last year a zip file can name.
_YEARS = 1980, 2107


class Packed(NamedTuple):
    """A file that was made. `left_out`: names of files that could not be taken along."""

    contents: Contents
    left_out: tuple[str, ...]


# Making one ------------------------------------------------------------------------------------


def packing(file: Path, home: Home, now: float) -> Iterator[float | Message | Packed]:
    """Write a home into one file; yield how much of it is done, of 1, and in the end what was
    packed, or why that failed. It can be done while others play."""
    try:
        sweep(file.parent)
        yield from _packing(file, home, now)
    except OSError as error:
        yield message("home.fault.not_written", {"detail": error.strerror or ""})


def _packing(file: Path, home: Home, now: float) -> Iterator[float | Packed]:
    sources, changed, left_out, total = files_of(home), dict[str, int](), list[str](), 0
    with written_whole(file) as target, ZipFile(target, "w", ZIP_DEFLATED) as archive:
        for at, (name, source) in enumerate(sources.items()):
            yield at / len(sources)
            try:
                written = source.stat().st_mtime_ns
                content = _content_of(source)
            except FileNotFoundError:
                continue  # It has just been moved, and is met again there.
            except OSError:
                left_out.append(name)
                continue
            total += len(content)
            if not _is_name(name) or total > TOTAL_MOST or len(changed) >= FILES_MOST:
                left_out.append(name)
                continue
            archive.writestr(_entry(name, written / 1e9), content)
            changed[name] = written
        contents = counted({name: time / 1e9 for name, time in changed.items()})
        contents = contents._replace(made_at=now, program=__version__)
        kind = {"format": FORMAT, "version": VERSION}
        manifest = {**kind, **contents._asdict(), "changed": changed}
        text = json.dumps(manifest, ensure_ascii=False, indent=1)
        archive.writestr(_entry(MANIFEST, now), text.encode())
    yield Packed(contents, tuple(map(printable, left_out)))


def _entry(name: str, written: float) -> ZipInfo:
    with suppress(OSError, OverflowError, ValueError):
        date = localtime(written)[:6]
        if _YEARS[0] <= date[0] <= _YEARS[1]:
            return _deflated(ZipInfo(name, date))
    return _deflated(ZipInfo(name))


def _deflated(entry: ZipInfo) -> ZipInfo:
    entry.compress_type, entry.external_attr = ZIP_DEFLATED, (S_IFREG | 0o644) << 16
    return entry


def _content_of(file: Path) -> bytes:
    """Return the content of a file; of a database, as it is between two changes."""
    if file.suffix == ".db":
        with (
            suppress(sqlite3.Error),
            closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as base,
            closing(sqlite3.connect(":memory:")) as copy,
        ):
            base.backup(copy)
            return copy.serialize()
    return read_plain(file, FILE_MOST)


def free_file(folder: Path, now: float) -> Path:
    """Return a free name for a file made today."""
    year, month, day = localtime(now)[:3]
    stem, number = f"{PREFIX}{year}-{month:02}-{day:02}", 1
    file = folder / f"{stem}{SUFFIX}"
    while file.exists():
        number += 1
        file = folder / f"{stem}-{number}{SUFFIX}"
    return file


# Reading one -----------------------------------------------------------------------------------


def contents_of(file: Path) -> Contents:
    """Return what is in a file. Raises HomeError."""
    with _opened(file) as (archive, manifest):
        return _judged(archive, manifest)[1]


def unpacking(file: Path, home: Home) -> Iterator[float]:
    """Unpack a file into the folders of a home, where nothing may be yet; yield how much is done,
    of 1. Raises HomeError; may raise OSError."""
    with _opened(file) as (archive, manifest):
        changed, _ = _judged(archive, manifest)
        total = sum(archive.getinfo(name).file_size for name in changed)
        home.data.mkdir(parents=True, exist_ok=True)
        free = shutil.disk_usage(home.data).free
        if total > free:
            fail("no_room", needed=total // 2**20 + 1, free=free // 2**20)
        for at, (name, written) in enumerate(changed.items()):
            yield at / len(changed)
            part, _, path = name.partition("/")
            target = home.parts[part] / path
            write_whole(target, _read(archive, name, FILE_MOST))
            with suppress(OSError, OverflowError):
                os.utime(target, ns=(written, written))


def restoring(file: Path, home: Home) -> Iterator[float | Message]:
    """Put what is in a file in place of a home, which is kept aside whole; yield how much is done,
    of 1, or in the end why it cannot be. Then nothing has changed."""
    try:
        with alone(home):
            remove(home, UNPACKED)
            try:
                yield from unpacking(file, beside(home, UNPACKED))
                exchange(home, UNPACKED)
            finally:
                if not is_under_way(home):
                    remove(home, UNPACKED)
    except HomeError as error:
        yield error.fault
    except OSError as error:
        yield message("home.fault.not_written", {"detail": error.strerror or ""})


@contextmanager
def _opened(file: Path) -> Iterator[tuple[ZipFile, Mapping[str, Any]]]:
    """Open a file and read its manifest. Raises HomeError for all that is wrong in it while
    this lasts."""
    try:
        if not file.is_file():
            fail("not_a_home" if file.exists() else "missing")
        with file.open("rb") as source:
            _check_end(source.read, source.seek, file.stat().st_size)
            with ZipFile(source) as archive:
                yield archive, _manifest(archive)
    except _UNSOUND as error:
        raise HomeError("damaged") from error
    except OSError as error:
        if error.filename is not None and Path(str(error.filename)) != file:
            raise
        raise HomeError("unreadable", detail=error.strerror or "") from error


def _check_end(read: Any, seek: Any, size: int) -> None:
    """Refuse a file whose list is too long to be read at all. Raises HomeError."""
    seek(max(0, size - _COMMENT_MOST - _END.size - _LARGE))
    end = read()
    at = end.rfind(_END_MARK)
    if at < 0 or len(end) - at < _END.size:
        fail("not_a_home")
    _, _, _, _, count, listed, _, _ = _END.unpack_from(end, at)
    is_large = end[max(0, at - _LARGE) :].startswith(_LARGE_MARK)
    if size > TOTAL_MOST or is_large or count > FILES_MOST + 1 or listed > LIST_MOST:
        fail("too_large")


def _manifest(archive: ZipFile) -> Mapping[str, Any]:
    if MANIFEST not in archive.NameToInfo:
        fail("not_a_home")
    try:
        manifest = json.loads(_read(archive, MANIFEST, LIST_MOST))
    except (RecursionError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise HomeError("damaged") from error
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        fail("not_a_home")
    version = manifest.get("version")
    if not isinstance(version, int) or version < 1:
        fail("damaged")
    if version > VERSION:
        fail("newer", program=clipped(str(manifest.get("program"))))
    return manifest


def _judged(archive: ZipFile, manifest: Mapping[str, Any]) -> tuple[dict[str, int], Contents]:
    """Return every file in the archive with when it was written last, in nanoseconds, and what is
    in it. Raises HomeError unless each has a place in a home, once, and all have room."""
    found: dict[str, int] = {}
    met: set[str] = set()
    told = manifest.get("changed")
    dates = told if isinstance(told, dict) else {}
    total = 0
    for entry in archive.infolist():
        total += entry.file_size
        if entry.filename == MANIFEST or (entry.is_dir() and not entry.file_size):
            continue
        kind = S_IFMT(entry.external_attr >> 16)
        is_plain = kind in (0, S_IFREG) and not entry.flag_bits & 1
        if not is_plain or not _is_name(entry.filename) or entry.filename.casefold() in met:
            fail("strange", name=clipped(entry.filename))
        if entry.compress_type not in _KNOWN:
            fail("damaged")
        if entry.file_size > FILE_MOST or total > TOTAL_MOST:
            fail("too_large")
        met.add(entry.filename.casefold())
        found[entry.filename] = _written(dates.get(entry.filename))
    contents = counted({name: written / 1e9 for name, written in found.items()})
    made_at = _made_at(manifest.get("made_at"))
    return found, contents._replace(made_at=made_at, program=clipped(str(manifest.get("program"))))


def _written(told: object) -> int:
    with suppress(ValueError):
        return read_whole(told, "changed", 0, int(DATE_MOST) * 10**9)
    return 0


def _made_at(told: object) -> float:
    with suppress(ValueError):
        return read_number(told, "made_at", 0, DATE_MOST)
    return 0.0


def _read(archive: ZipFile, name: str, most: int) -> bytes:
    """Return the content of an entry. Raises HomeError for a larger one."""
    with archive.open(name) as source:
        content = source.read(most + 1)
    if len(content) > most:
        fail("too_large")
    return content


def _is_name(name: str) -> bool:
    """Return whether a file of this name has a place in a home, on every system."""
    part, *path = name.split("/")
    if part not in FOLDERS or not path or not belongs(part, path[0]):
        return False
    if (len(path) > 1) != (path[0] in FOLDERS[part]) or len(path) > DEPTH_MOST:
        return False
    return all(
        len(one) <= NAME_MOST and _NAME.fullmatch(one) and not _DEVICE.fullmatch(one)
        for one in path
    )
