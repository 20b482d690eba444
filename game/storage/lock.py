"""Whose turn it is: one copy of the game plays a match at a time, and one changes a small file.

The system keeps the lock and lets go of it when the process ends, however it ends. Where there are
no locks, such as on some network drives, there is none.
"""

import atexit
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EAGAIN, EDEADLK, ETIMEDOUT
from pathlib import Path
from random import random

#: What the systems say when somebody else has the lock.
HELD_BY_ANOTHER = (EACCES, EAGAIN, EDEADLK)
#: A process that lets go of a lock may remove its file between our opening and our locking: we then
#: try again. If it fails this often, the disk gives a file another number at each look.
TRIES = 50
#: Seconds for which others are waited for: many times what a small file takes to be written.
PATIENCE = 5.0
#: Seconds between two tries, at most.
TRIES_EVERY = 0.01

#: The open file of every lock this process has. The system forgets a lock as soon as its file is
#: opened and closed once more in the same process, so each is opened here and nowhere else.
_HELD: dict[Path, int] = {}


#: Among the threads of this process, for `turn`: the system lets all of them have its locks.
_TURNS = threading.Lock()


class BusyError(OSError):
    """Somebody else has the lock."""

    def __init__(self) -> None:
        super().__init__(ETIMEDOUT, os.strerror(ETIMEDOUT))


def take(file: Path) -> bool:
    """Take the lock of a match, where the disk allows it; return False if another copy of the game
    has it. Taking it twice is no fault."""
    file = file.absolute()
    if file in _HELD:
        return True
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = _locked(file)
    except BusyError:
        return False
    except OSError:
        # Where not even this file can be written, no match can be spoilt.
        return True
    if descriptor is not None:
        _HELD[file] = descriptor
    return True


@contextmanager
def turn(file: Path) -> Iterator[None]:
    """Have a lock for a moment; wait for other threads and processes that have it. May raise
    OSError: BusyError after PATIENCE seconds."""
    until = time.monotonic() + PATIENCE
    if not _TURNS.acquire(timeout=PATIENCE):
        raise BusyError
    try:
        descriptor = _waited_for(file, until)
        try:
            yield
        finally:
            if descriptor is not None:
                _let_go(file, descriptor)
    finally:
        _TURNS.release()


def _waited_for(file: Path, until: float) -> int | None:
    while True:
        try:
            return _locked(file)
        except BusyError:
            if time.monotonic() > until:
                raise
            time.sleep(random() * TRIES_EVERY)


def _locked(file: Path) -> int | None:
    """Open and lock a file; return its descriptor, or None where there are no locks. Raises
    BusyError if somebody else has the lock, OSError if the file cannot be opened."""
    for _ in range(TRIES):
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            if error.errno in HELD_BY_ANOTHER:
                raise BusyError from error
            return None
        if _is_still_there(descriptor, file):
            return descriptor
        os.close(descriptor)
    return None


def holds(file: Path) -> bool:
    """Return whether this process has the lock, and the system keeps everybody else from it."""
    return file.absolute() in _HELD


def release(file: Path) -> None:
    """Let go of a lock, so that another copy of the game may take it. Without the lock nothing
    happens."""
    file = file.absolute()
    descriptor = _HELD.pop(file, None)
    if descriptor is not None:
        _let_go(file, descriptor)


def _let_go(file: Path, descriptor: int) -> None:
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
