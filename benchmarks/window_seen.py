"""How long it takes from nothing until the first picture of a program stands on the screen whole:
the menu, beside whatever other card games are installed here.

Run: python -m benchmarks.window_seen [--quick]

Other programs do not say when they are ready, so what is watched is the screen. A picture is whole
when nothing has changed for half a second. There is no window manager and no sound.
"""

from __future__ import annotations

import mmap
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from statistics import median
from subprocess import DEVNULL
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.figures import Figure, Target, not_measured, run
from benchmarks.window_display import screen
from benchmarks.window_rig import SIZES, stranger

TIMES, TIMES_QUICK = 7, 2
#: Names of programs, and what they are called.
OTHERS = {"kpat": "KPatience", "sol": "Aisleriot", "pysol": "PySolFC"}
#: What KDE and GNOME programs need; without one they wait for it.
BUS = "dbus-run-session"
SIZE = SIZES["1080p"]
#: The rows of the screen not looked at for each that is.
SKIPPED = 24
LOOKS_EVERY, STANDS_STILL, PATIENCE = 0.001, 0.5, 20.0
#: The one that the menu is to be quicker than.
RIVAL, QUICKER = "KPatience", Target(1.0)
PIXEL = 4


class Seen(NamedTuple):
    """Milliseconds until anything is seen, and until all is."""

    first: float
    whole: float


class Screen:
    """The pixels of a display, as they change."""

    def __init__(self, folder: str) -> None:
        with (Path(folder) / "Xvfb_screen0").open("rb") as file:
            self._pixels = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self._row = SIZE[0] * PIXEL

    def look(self) -> bytes:
        pixels, row = self._pixels, self._row
        return b"".join(pixels[at : at + row] for at in range(0, len(pixels), row * SKIPPED))


def seen(command: list[str]) -> Seen | None:
    """None if nothing was ever seen."""
    with (
        TemporaryDirectory() as home,
        TemporaryDirectory() as folder,
        screen(SIZE, folder) as display,
    ):
        environ = stranger(display, home) | {"HOME": home, "XDG_RUNTIME_DIR": home}
        watched = Screen(folder)
        shown = watched.look()
        began = time.monotonic()
        running = subprocess.Popen(
            command, stdout=DEVNULL, stderr=DEVNULL, env=environ, start_new_session=True
        )
        changes: list[float] = []
        try:
            while (now := time.monotonic()) - began < PATIENCE:
                if changes and now - changes[-1] > STANDS_STILL:
                    break
                before, shown = shown, watched.look()
                if shown != before:
                    changes.append(now)
                time.sleep(LOOKS_EVERY)
        finally:
            if sys.platform == "win32":
                raise NotImplementedError
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
            running.wait()
    if not changes:
        return None
    return Seen((changes[0] - began) * 1000, (changes[-1] - began) * 1000)


def figures(quick: bool) -> Iterator[Figure]:
    bus = shutil.which(BUS)
    menu = [sys.executable, "-m", "game", "--lang", "en", "--size", "{}x{}".format(*SIZE)]
    commands = {"menu": menu}
    for program, name in OTHERS.items():
        found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/games")
        if found:
            commands[name] = [bus, "--", found] if bus else [found]
        else:
            yield not_measured(f"menu, beside {name}", "not installed")
    taken: dict[str, list[Seen]] = {name: [] for name in commands}
    for _ in range(TIMES_QUICK if quick else TIMES):
        for name, command in commands.items():
            one = seen(command)
            if one is not None:
                taken[name].append(one)
    own = taken.pop("menu")
    whole, first = median(one.whole for one in own), median(one.first for one in own)
    for name, times in taken.items():
        if not times:
            yield not_measured(f"menu, beside {name}", "it never showed anything")
            continue
        theirs = median(one.whole for one in times)
        span = f"{min(one.whole for one in times):.0f} to {max(one.whole for one in times):.0f}"
        target = QUICKER if name == RIVAL else None
        yield Figure("menu, whole", whole, "ms", name, theirs, target, span)
        yield Figure("menu, first seen", first, "ms", name, median(one.first for one in times))


if __name__ == "__main__":
    run(figures, __doc__)
