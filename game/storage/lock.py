"""Whose match it is: one copy of the game plays a match at a time.

The system keeps the lock and lets go of it when the process ends, however it ends. Where there are
no locks, such as on some network drives, there is none.
"""

import atexit
import os
import sys
from contextlib import suppress
from errno import EACCES, EAGAIN, EDEADLK
from pathlib import Path

#: What the systems say when somebody else has the lock.
HELD_BY_ANOTHER = (EACCES, EAGAIN, EDEADLK)
#: A process that lets go of a lock may remove its file between our opening and our locking: we then
#: try again. If it fails this often, the disk gives a file another number at each look.
TRIES = 50

#: The open file of every lock this process has. The system forgets a lock as soon as its file is
#: opened and closed once more in the same process, so each is opened here and nowhere else.
_HELD: dict[Path, int] = {}


def take(file: Path) -> bool:
    """Take the lock of a match, where the disk allows it; return False if another copy of the game
    has it. Taking it twice is no fault."""
    file = file.absolute()
    for _ in range(TRIES):
        if file in _HELD:
            break
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError:
            # Where not even this file can be written, no match can be spoilt.
            return True
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            return error.errno not in HELD_BY_ANOTHER
        if _is_still_there(descriptor, file):
            _HELD[file] = descriptor
        else:
            os.close(descriptor)
    return True


def holds(file: Path) -> bool:
    """Return whether this process has the lock, and the system keeps everybody else from it."""
    return file.absolute() in _HELD


def release(file: Path) -> None:
    """Let go of a lock, so that another copy of the game may take it. Without the lock nothing
    happens."""
    file = file.absolute()
    descriptor = _HELD.pop(file, None)
    if descriptor is None:
        return
    try:
        # Removed while it is locked: afterwards the file may be somebody else's.
        file.unlink()
    except OSError:
        # Windows removes no file that is open; if another process has opened it by now, it stays.
        os.close(descriptor)
        with suppress(OSError):
            file.unlink()
    else:
        os.close(descriptor)


def release_all(but: Path | None = None) -> None:
    """Let go of all locks of this process, except the one of the file `but`."""
    kept = None if but is None else but.absolute()
    for file in [one for one in _HELD if one != kept]:
        release(file)


# The system lets go of the locks, but their files would stay.
atexit.register(release_all)


def _is_still_there(descriptor: int, file: Path) -> bool:
    """Return whether the opened file still has its name: the last owner may have removed it before
    we had the lock."""
    try:
        return os.path.samestat(os.fstat(descriptor), file.stat())
    except OSError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
