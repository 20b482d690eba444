"""How long it takes from nothing until a program is seen on the screen: the menu, a table that was
begun, and a new one, beside all other card games that are installed here.

Run: python -m benchmarks.window_seen [--quick]

Other programs do not tell when they are ready, so the screen is watched. A picture is complete when
nothing changes for two seconds and a half after it; most of it is there when nine tenths of it are
as they will stay. Every program has been started once before, and keeps its home. There is no
window manager and no sound.
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
from subprocess import DEVNULL, PIPE
from tempfile import TemporaryDirectory
from threading import Thread
from typing import NamedTuple

from benchmarks.figures import Figure, Target, not_measured, run
from benchmarks.window_display import Keys, screen
from benchmarks.window_rig import SIZES, stranger
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
from game.settings import Settings
from game.storage.match_store import MatchStore
from game.storage.settings_file import SettingsFile

TIMES, TIMES_QUICK = 7, 2
#: The commands of other programs, and their names.
OTHERS = {"kpat": "KPatience", "sol": "Aisleriot", "pysol": "PySolFC"}
#: The bus that KDE and GNOME programs need; without one they wait for it.
BUS = "dbus-run-session"
SIZE = SIZES["1080p"]
#: Of this many rows of the screen one is compared.
SKIPPED = 24
LOOKS_EVERY, STANDS_STILL, PATIENCE = 0.001, 2.5, 30.0
PIXEL = 4
#: The bytes of a row that are compared as one; and which part of a picture is most of it.
PIECE, MOST = 8 * PIXEL, 0.9
#: Of this program: its arguments, and its limits as parts of the time in which KPatience shows most
#: of its table. Continue is pressed as soon as the menu is there. A new table is judged by its
#: first picture, because after that its cards are dealt for some seconds.
MENU, CONTINUE, NEW = "menu", "Continue", "new table"
OURS = {MENU: (), CONTINUE: (), NEW: ("--variant", "loba_de_menos")}
RIVAL, TARGETS = "KPatience", {MENU: Target(0.4), CONTINUE: Target(1.0), NEW: Target(1.0)}


class Seen(NamedTuple):
    """The milliseconds until anything is seen, until most is, and until everything is."""

    first: float
    most: float
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


def seen(command: list[str], home: Path, presses: bool) -> Seen | None:
    """Return when a program was seen; None if it never was. `presses`: whether the second item of
    its menu is pressed, once that is there."""
    with (
        TemporaryDirectory() as folder,
        # Folders that a desktop mounts there stay after the program has ended.
        TemporaryDirectory(ignore_cleanup_errors=True) as runtime,
        screen(SIZE, folder) as display,
    ):
        environ = stranger(display, str(home)) | {"HOME": str(home), "XDG_RUNTIME_DIR": runtime}
        watched = Screen(folder)
        shown = watched.look()
        began = time.monotonic()
        running = subprocess.Popen(
            command, stdout=PIPE, stderr=DEVNULL, env=environ, start_new_session=True
        )
        if presses:
            Thread(target=_go_on, args=(running, display), daemon=True).start()
        changes: list[tuple[float, bytes]] = []
        try:
            while (now := time.monotonic()) - began < PATIENCE:
                if changes and now - changes[-1][0] > STANDS_STILL:
                    break
                before, shown = shown, watched.look()
                if shown != before:
                    changes.append((now, shown))
                time.sleep(LOOKS_EVERY)
        finally:
            if sys.platform == "win32":
                raise NotImplementedError
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
            running.wait()
    if not changes:
        return None
    last = changes[-1][1]
    most = next(at for at, picture in changes if _alike(picture, last) >= MOST)
    return Seen(*((at - began) * 1000 for at in (changes[0][0], most, changes[-1][0])))


def _alike(one: bytes, other: bytes) -> float:
    """Return the part of one picture that is the same in another."""
    starts = range(0, len(one), PIECE)
    return sum(one[at : at + PIECE] == other[at : at + PIECE] for at in starts) / len(starts)


def _go_on(running: subprocess.Popen[bytes], display: str) -> None:
    assert running.stdout is not None
    if b"ready" in running.stdout.readline():
        keys = Keys(display)
        keys.press("Down")
        keys.press("Return")
        keys.close()


def move_in(home: Path) -> None:
    """Write settings to a folder and use it from now on, because a player without settings is asked
    for a name."""
    os.environ["LOBA_HOME"] = str(home)
    SettingsFile().write(Settings())


def begin_a_match() -> None:
    """Begin a match, for Continue to go on with."""
    os.environ["LOBA_HOME"] = str(Path(os.environ["LOBA_HOME"]).parent / CONTINUE)
    players = tuple(Player(name, crest) for name, crest in (("Ana", "owl"), ("Beto", "fox")))
    keeper = MatchStore().keeper("it", time.monotonic)
    RunningTable.start(TableChoice("loba_de_menos", players), clock=time.monotonic, keeper=keeper)


def figures(quick: bool) -> Iterator[Figure]:
    bus = shutil.which(BUS)
    game = [sys.executable, "-m", "game", "--lang", "en", "--size", "{}x{}".format(*SIZE)]
    commands = {name: [*game, *told] for name, told in OURS.items()}
    for program, name in OTHERS.items():
        found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/games")
        if found:
            commands[name] = [bus, "--", found] if bus else [found]
        else:
            yield not_measured(f"{MENU}, beside {name}", "not installed")
    taken: dict[str, list[Seen]] = {name: [] for name in commands}
    with TemporaryDirectory() as homes:
        for name in commands:
            (Path(homes) / name).mkdir()
        for name in OURS:
            move_in(Path(homes) / name)
        begin_a_match()
        for at in range(1 + (TIMES_QUICK if quick else TIMES)):
            for name, command in commands.items():
                one = seen(command, Path(homes) / name, presses=name == CONTINUE)
                if one is not None and at:
                    taken[name].append(one)
    own = {name: taken.pop(name) for name in OURS}
    for what, ours in own.items():
        for name, theirs in taken.items():
            if theirs:
                yield from compared(what, ours, name, theirs)
            else:
                yield not_measured(f"{what}, beside {name}", "it never showed anything")


def compared(what: str, ours: list[Seen], name: str, theirs: list[Seen]) -> Iterator[Figure]:
    for stretch in Seen._fields:
        own: list[float] = [getattr(one, stretch) for one in ours]
        is_judged = name == RIVAL and stretch == ("first" if what == NEW else "most")
        beside: list[float] = [one.most if is_judged else getattr(one, stretch) for one in theirs]
        target = TARGETS[what] if is_judged else None
        span = f"{min(own):.0f} to {max(own):.0f}"
        yield Figure(f"{what}, {stretch}", median(own), "ms", name, median(beside), target, span)


if __name__ == "__main__":
    run(figures, __doc__)
