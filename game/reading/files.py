"""The files a player has put into a folder: which entries there are, and the content of one file.

Only plain files are opened, each once, and none that is larger than its kind may be. Listing a
folder opens nothing and never fails; an entry that is no plain file is listed by its name, so that
its reader can say what is wrong with it.
"""

import os
import stat
from collections.abc import Iterator, Sequence
from errno import EFBIG, EINVAL, EISDIR, ENOENT
from pathlib import Path

#: The most entries looked at in one folder, and in one with all folders below it. A player with
#: thousands of matches has several files of each; a folder of cards has some dozens.
ENTRIES_MOST, DEEP_ENTRIES_MOST = 100_000, 4000

#: Flags to open a file with: a pipe without a writer is not waited for, so that it can be refused.
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def read_plain(file: Path, most: int) -> bytes:
    """Return the content of a plain file of at most `most` bytes. May raise OSError: EISDIR or
    EINVAL for what is no plain file, EFBIG for a larger one."""
    if "\0" in str(file):
        # No file has such a name; asked for one, Python would raise ValueError.
        raise OSError(ENOENT, os.strerror(ENOENT), str(file))
    _check(file, file.stat().st_mode)
    descriptor = os.open(file, _FLAGS)
    with os.fdopen(descriptor, "rb") as source:
        # Checked again: another file may have taken the name meanwhile.
        status = os.fstat(descriptor)
        _check(file, status.st_mode)
        content = source.read(most + 1) if status.st_size <= most else None
    if content is None or len(content) > most:
        raise OSError(EFBIG, os.strerror(EFBIG), str(file))
    return content


def _check(file: Path, mode: int) -> None:
    if not stat.S_ISREG(mode):
        code = EISDIR if stat.S_ISDIR(mode) else EINVAL
        raise OSError(code, os.strerror(code), str(file))


def is_too_large(error: OSError) -> bool:
    return error.errno == EFBIG


def entries(folder: Path, suffixes: Sequence[str], depth: int = 0) -> list[Path]:
    """Return the entries with one of these suffixes right in a folder and up to `depth` folders
    below it, in order of their names. Hidden ones are left out; links to folders are not followed
    below the first. A folder that cannot be looked into is empty."""
    most = DEEP_ENTRIES_MOST if depth else ENTRIES_MOST
    found = (one for one, _ in _walk(folder, depth, most) if one.suffix in suffixes)
    return sorted(found)


def folders(folder: Path) -> list[Path]:
    """Return the folders right in a folder, in order of their names."""
    return sorted(one for one, is_folder in _walk(folder, 0, ENTRIES_MOST) if is_folder)


def _walk(folder: Path, depth: int, left: int) -> Iterator[tuple[Path, bool]]:
    """Yield entries, the nearer ones first, and whether each is a folder."""
    level = [folder]
    for below in range(depth + 1):
        deeper: list[Path] = []
        for one in level:
            for entry in _scanned(one):
                if left == 0:
                    return
                left -= 1
                is_folder = _is_folder(entry, follow=not below)
                yield Path(entry.path), is_folder
                if is_folder:
                    deeper.append(Path(entry.path))
        level = deeper


def _scanned(folder: Path) -> Iterator[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as found:
            for entry in found:
                if not entry.name.startswith("."):
                    yield entry
    except (OSError, ValueError):
        # ValueError: no folder has a name with a zero in it.
        return


def _is_folder(entry: os.DirEntry[str], *, follow: bool) -> bool:
    try:
        return entry.is_dir(follow_symlinks=follow)
    except OSError:
        return False
