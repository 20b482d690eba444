"""What hostile and mutated files cost in room, told by the system: everything counts, whoever asked
for it, and not only what Python knows of."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from test_hostile import HOSTILE, KINDS, MEMORY_MOST, Texts, open_mutated

#: Only Unix tells, and has processes that begin as another one is.
resource = pytest.importorskip("resource")

LARGE = 100 * 2**20
#: The most that reading one file may add to a game that is running.
ADDED_MOST = 60 * 2**20
#: So many mutated files are read in one process.
TOGETHER = 10


class Room(NamedTuple):
    """In bytes: the most there ever was, and how much of it was there before."""

    peak: int
    before: int


def peak() -> int:
    """Of this process so far. One that was just forked begins with what is in use then."""
    told = int(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return told if sys.platform == "darwin" else told * 1024


def room_of(act: Callable[[], None]) -> Room:
    """Of an act that is done in a process of its own."""
    ear, mouth = os.pipe()
    child = os.fork()
    if not child:
        before = peak()
        try:
            act()
        finally:
            os.write(mouth, json.dumps([peak(), before]).encode())
            os._exit(0)
    os.close(mouth)
    with os.fdopen(ear) as told:
        found = Room(*json.load(told))
    os.waitpid(child, 0)
    return found


def opened(place: Path, kind: str) -> None:
    if kind == "locales":
        # The helper that says every text of a file would read all of it once more.
        Texts(["xx"], [place.parent.parent]).text("menu.title")
    else:
        KINDS[kind][0](place)


def measure(kind: str, seeds: int) -> dict[str, Room]:
    name = KINDS[kind][2]
    with tempfile.TemporaryDirectory() as home:
        place = Path(home) / "xx" / name
        place.parent.mkdir()
        place.write_bytes(KINDS[kind][1][0]())
        opened(place, kind)  # What is read with the first file of a kind stays.
        found = {}
        for title, content in {**HOSTILE, "a hundred megabytes": b"[0,"}.items():
            with place.open("wb") as target:
                target.write(content)
                if title not in HOSTILE:
                    target.truncate(LARGE)
            found[title] = room_of(partial(opened, place, kind))
        for first in range(0, seeds, TOGETHER):
            folder = Path(home) / str(first)
            folder.mkdir()
            some = range(first, first + TOGETHER)
            found[f"mutated from {first}"] = room_of(partial(open_mutated, folder, kind, some))
        return found


def check(kind: str, seeds: int) -> None:
    """In a process that has nothing of the other tests in it."""
    asked = [sys.executable, __file__, kind, str(seeds)]
    told = subprocess.run(asked, capture_output=True, text=True, check=True)
    for title, numbers in json.loads(told.stdout).items():
        room = Room(*numbers)
        assert room.peak < MEMORY_MOST, (title, room)
        assert room.peak - room.before < ADDED_MOST, (title, room)


@pytest.mark.parametrize("kind", KINDS)
def test_hostile_and_mutated_files_are_read_in_little_room(kind: str) -> None:
    check(kind, 40)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_three_thousand_mutated_files_of_each_kind_are_read_in_little_room(kind: str) -> None:
    check(kind, 3_000)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(sys.argv[1], int(sys.argv[2]))))
