"""The last turns of a match, beside it: what there is to go on with if its file is damaged.

A backup is the file as it was at the end of a turn, under another name. Nothing is copied for it:
the next turn is written to a new file anyway.
"""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

from game.reading.files import read_plain
from game.reading.whole_file import write_whole
from game.storage.match_file import SIZE_MOST

BACKUPS = 3


def backups_of(match: Path) -> list[Path]:
    """Where they are, the newest first, whether there or not."""
    stem = match.name.partition(".")[0]
    return [match.with_name(f"{stem}.backup{number}") for number in range(1, BACKUPS + 1)]


def back_up(match: Path) -> None:
    """Keeps the file as it is now as the newest backup; the oldest goes. Without room for it there
    is one backup less: that is no reason not to write the match."""
    newest_last = backups_of(match)[::-1]
    with suppress(OSError):
        for older, newer in pairwise(newest_last):
            if newer.exists():
                newer.replace(older)
        give_name(match, newest_last[-1])


def give_name(file: Path, other: Path) -> None:
    """The same content under another name too, at no cost where the system can. There must be no
    such file yet. May raise OSError."""
    try:
        os.link(file, other)
    except FileExistsError:
        raise
    except OSError:
        write_whole(other, read_plain(file, SIZE_MOST))
