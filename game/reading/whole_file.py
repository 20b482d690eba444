"""Writing a file so that there is always a complete one: the new, or the one before.

All of the player's files are written here.
"""

import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import BinaryIO, NamedTuple

if sys.platform == "darwin":
    import fcntl
if sys.platform == "win32":
    import ctypes

PART = ".part"
#: Seconds that no write takes: a half-written file older than this was left by a run that crashed.
STALE_AFTER = 3600.0
#: Errors of Windows: access denied, sharing violation, lock violation.
BUSY = (5, 32, 33)
#: Seconds before each further try, a second in all.
TRIES = (0.01, 0.03, 0.06, 0.1, 0.2, 0.3, 0.3)
_PART_NAME = re.compile(rf"\.(.+)\.(\d{{1,18}})(?:-(\d{{1,18}}))?{re.escape(PART)}", re.DOTALL)
#: The numbers of the parts of this process: several of one file may be on their way to the disk.
_numbers = count(1)


class HalfWritten(NamedTuple):
    """A half-written file, of a write that goes on or was cut short. `file`: the file it is to
    become; `writer`: the process; `number`: a later one of that process has a higher one."""

    path: Path
    file: Path
    writer: int
    number: int


def _nothing() -> None:
    pass


def write_whole(
    file: Path, content: bytes, *, lasting: bool = True, written: Callable[[], None] = _nothing
) -> None:
    """Write a file. If the power fails in the middle, the file from before is there; once this has
    returned, the new one is. `lasting` False: either may be lost, for it can be made again.
    `written`: called when all of it is on the disk, before it takes the place of the file. May
    raise OSError."""
    handed = _begun(file)
    # An interruption may come between any two steps.
    try:
        handed.write(content)
        handed.put_in_place(lasting=lasting, written=written)
    except BaseException:
        handed.remove()
        raise


def hand_over(file: Path, content: bytes) -> "HandedOver":
    """Hand the new content of a file over to the system: from then on a part is left even if the
    process is killed. May raise OSError."""
    handed = _begun(file)
    try:
        handed.write(content)
    except BaseException:
        handed.remove()
        raise
    return handed


@contextmanager
def written_whole(file: Path) -> Iterator[BinaryIO]:
    """Yield a stream for the new content of a file, which takes its place at the end, as in
    `write_whole`. May raise OSError."""
    handed = _begun(file)
    with handed.removed_if_it_fails():
        yield handed.target
        handed.target.flush()
    handed.put_in_place()


def _begun(file: Path) -> "HandedOver":
    make_folder(file.parent)
    part = _part_of(file)
    try:
        return HandedOver(file, part, part.open("wb"))
    except BaseException:
        part.unlink(missing_ok=True)
        raise


class HandedOver(NamedTuple):
    """The content of a file that the system has, and the disk may not have yet: the part, open
    still, and the file it is to become."""

    file: Path
    part: Path
    target: BinaryIO

    def write(self, content: bytes) -> None:
        self.target.write(content)
        self.target.flush()

    def put_in_place(self, *, lasting: bool = True, written: Callable[[], None] = _nothing) -> None:
        """Have it written to the disk, then give it the name of the file. May raise OSError."""
        with self.removed_if_it_fails():
            if lasting:
                _to_disk(self.target.fileno())
            # Windows renames and removes no file that is open.
            self.target.close()
            written()
            move(self.part, self.file)
        if lasting:
            make_last(self.file.parent)

    def remove(self) -> None:
        # A disk that cannot be written to may not let the part be removed either.
        with suppress(OSError):
            self.target.close()
        with suppress(OSError):
            self.part.unlink(missing_ok=True)

    @contextmanager
    def removed_if_it_fails(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            self.remove()
            raise


def move(file: Path, to: Path) -> Path:
    """Give a file another name, replacing the file that has it, and return the new path. On Windows
    a file that another program looks at right now, such as a scanner, cannot be moved: it is tried
    again for a moment. May raise OSError."""
    for seconds in TRIES:
        try:
            return file.replace(to)
        except OSError as error:
            if getattr(error, "winerror", None) not in BUSY:
                raise
            time.sleep(seconds)
    return file.replace(to)


def keep_beside(file: Path, to: Path) -> None:
    """Give the content of a file another name too, in place of the file that has it; at no cost
    where the system can. May raise OSError."""
    part = _part_of(to)
    try:
        try:
            os.link(file, part)
        except OSError:
            shutil.copyfile(file, part)
        move(part, to)
    finally:
        # Where both are the same file already, the system moves nothing.
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _part_of(file: Path) -> Path:
    """Return a new file in which this process writes what is to become another one."""
    return file.with_name(f".{file.name}.{os.getpid()}-{next(_numbers)}{PART}")


def _to_disk(descriptor: int) -> None:
    os.fsync(descriptor)
    if sys.platform == "darwin":
        # On a Mac the disk may still hold it in its memory; not all disks can be asked to write it.
        with suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)


def make_folder(folder: Path) -> None:
    """Make a folder with those above it, and have each new name written to the disk in the folder
    above."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for made in reversed(missing):
        make_last(made.parent)


def make_last(folder: Path) -> None:
    """Have the names in a folder written to the disk, so that a file that was renamed stays so.
    Systems that do not let a folder be opened write them at once."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def free_name(file: Path, suffix: str) -> Path:
    """Return a free name for a file that is set aside: `NAME.damaged`, or `NAME.2.damaged` and so
    on."""
    stem = file.name.partition(".")[0]
    aside, number = file.with_name(stem + suffix), 1
    while aside.exists():
        number += 1
        aside = file.with_name(f"{stem}.{number}{suffix}")
    return aside


def sweep(folder: Path, but: Callable[[HalfWritten], bool] = lambda part: False) -> None:
    """Remove what crashed runs left half written; `but`: whether a part stays all the same."""
    for part in parts(folder):
        with suppress(OSError):
            is_left = is_gone(part.writer) or time.time() - part.path.stat().st_mtime > STALE_AFTER
            if is_left and not but(part):
                part.path.unlink()


def parts(folder: Path) -> list[HalfWritten]:
    """Return the half-written files in a folder, in order of their names. A folder that cannot be
    looked into has none."""
    try:
        found = sorted(one.name for one in folder.iterdir())
    except OSError:
        return []
    names = ((name, _PART_NAME.fullmatch(name)) for name in found)
    return [
        HalfWritten(folder / name, folder / part[1], int(part[2]), int(part[3] or 0))
        for name, part in names
        if part
    ]


if sys.platform == "win32":

    def is_gone(process: int) -> bool:
        """Return whether no process of this number runs any more."""
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
        """Return whether no process of this number runs any more."""
        try:
            os.kill(process, 0)
        except (ProcessLookupError, OverflowError):
            return True
        except OSError:
            return False
        return False
