"""Writing a file so that there is always a whole one: the new, or what was there before.

All of the player's files are written here.
"""

import os
import re
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

if sys.platform == "darwin":
    import fcntl
if sys.platform == "win32":
    import ctypes

PART = ".part"
#: No write takes this many seconds: a file still there was left behind by a run that crashed.
STALE_AFTER = 3600.0
#: Errors of Windows: access denied, sharing violation, lock violation.
BUSY = (5, 32, 33)
#: Seconds between two tries, a second in all.
TRIES = (0.01, 0.03, 0.06, 0.1, 0.2, 0.3, 0.3)
_PART_NAME = re.compile(rf"\.(.+)\.(\d{{1,18}}){re.escape(PART)}", re.DOTALL)


class Part(NamedTuple):
    """A file that is being written, or was when its run was ended. `file`: where it is to go;
    `writer`: the process."""

    path: Path
    file: Path
    writer: int


def _nothing() -> None:
    pass


def write_whole(
    file: Path, content: bytes, *, lasting: bool = True, handed_over: Callable[[], None] = _nothing
) -> None:
    """A power cut in the middle leaves what was there before; what was written before this returns
    survives one. `lasting` False: it need not, for it can be had again. `handed_over`: called as
    soon as the system has all of it: from then on a part is left even if the process is killed.
    May raise OSError."""
    _make_folder(file.parent)
    part = file.with_name(f".{file.name}.{os.getpid()}{PART}")
    try:
        with part.open("wb") as target:
            target.write(content)
            target.flush()
            handed_over()
            if lasting:
                _to_disk(target.fileno())
        move(part, file)
    except BaseException:
        # A disk that cannot be written to may not let go of it either.
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    if lasting:
        make_last(file.parent)


def move(file: Path, to: Path) -> Path:
    """Give a file another name, in place of what has it, and return that. On Windows a file that
    another program looks at right now, such as a scanner, cannot be moved: it is tried again for a
    moment. May raise OSError."""
    for seconds in TRIES:
        try:
            return file.replace(to)
        except OSError as error:
            if getattr(error, "winerror", None) not in BUSY:
                raise
            time.sleep(seconds)
    return file.replace(to)


def _to_disk(descriptor: int) -> None:
    os.fsync(descriptor)
    if sys.platform == "darwin":
        # There the disk may still keep it to itself. Not all of them can be asked.
        with suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)


def _make_folder(folder: Path) -> None:
    """With those above it; a folder that is not written in its own folder goes with all it has."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for made in reversed(missing):
        make_last(made.parent)


def make_last(folder: Path) -> None:
    """That a file has another name now is written in its folder. Not every system lets a folder be
    opened; those that do not write it down at once."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def free_name(file: Path, suffix: str) -> Path:
    """For what is set aside: `NAME.damaged`, or `NAME.2.damaged` and so on. Nothing that was set
    aside before is written over."""
    stem = file.name.partition(".")[0]
    aside, number = file.with_name(stem + suffix), 1
    while aside.exists():
        number += 1
        aside = file.with_name(f"{stem}.{number}{suffix}")
    return aside


def sweep(folder: Path) -> None:
    """Takes away what crashed runs left half written."""
    for part in parts(folder):
        with suppress(OSError):
            if is_gone(part.writer) or time.time() - part.path.stat().st_mtime > STALE_AFTER:
                part.path.unlink()


def parts(folder: Path) -> list[Part]:
    """Return all there are in a folder, in order of their names. A folder that cannot be looked
    into has none."""
    try:
        found = sorted(one.name for one in folder.iterdir())
    except OSError:
        return []
    names = ((name, _PART_NAME.fullmatch(name)) for name in found)
    return [Part(folder / name, folder / part[1], int(part[2])) for name, part in names if part]


if sys.platform == "win32":

    def is_gone(process: int) -> bool:
        """Whether no process of this number is there any more."""
        system = ctypes.WinDLL("kernel32", use_last_error=True)
        system.OpenProcess.restype = ctypes.c_void_p
        may_wait, no_such_process, has_ended = 0x100000, 87, 0
        found = ctypes.c_void_p(system.OpenProcess(may_wait, False, min(process, 2**32 - 1)))
        if not found:
            return ctypes.get_last_error() == no_such_process
        try:
            return bool(system.WaitForSingleObject(found, 0) == has_ended)
        finally:
            system.CloseHandle(found)

else:

    def is_gone(process: int) -> bool:
        """Whether no process of this number is there any more."""
        try:
            os.kill(process, 0)
        except (ProcessLookupError, OverflowError):
            return True
        except OSError:
            return False
        return False
