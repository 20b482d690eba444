"""From nothing to the first picture of the menu and of a table, for somebody who has started the
game before; the processor time and the memory it takes.

Run: python -m benchmarks.window_start [--quick]

A program that was built (.ci/pack.py) is measured as well: `dist/loba/loba`, or the one that
LOBA_PROGRAM names.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.figures import VALUE, Figure, Target, not_measured, run
from benchmarks.window_display import screen
from benchmarks.window_rig import FULL_TABLE, SIZES, processor_seconds, stranger

TIMES, TIMES_QUICK = 7, 2
BARE, EMPTY = "bare pygame-ce", "an empty window"
#: A multiple of the bare window's time, by the clock and of the processor; the milliseconds of the
#: menu; and the MiB of a table.
TIMES_BARE, MENU, MEMORY = Target(3), Target(250, VALUE), Target(110, VALUE)
BUILT = Path(__file__).parents[1] / "dist/loba/loba"
PROGRAM_VARIABLE = "LOBA_PROGRAM"
#: The yardstick, which draws and shows as many cards as a table has; PAINTED: what Python and SDL
#: take alone.
DRAWN = "from benchmarks.window_bare import main; main('{}', '{}')"
PAINTED = """
import pygame
pygame.display.init()
window = pygame.Window("empty", ({}, {}))
window.get_surface().fill("darkgreen")
window.flip()
print("ready", flush=True)
pygame.time.wait(60_000)
"""
#: The part of a printed line that tells that the first picture is shown.
READY = "ready"


class Start(NamedTuple):
    """The milliseconds until the first picture, by the clock and of the processor; the MiB then."""

    clock: float
    processor: float
    memory: float


def windows(program: Path | None) -> dict[str, list[str]]:
    wide, high = map(str, SIZES["1080p"])
    size = ["--lang", "en", "--size", f"{wide}x{high}"]
    kinds = {
        "menu": size,
        "full table": [*size, "--position", str(FULL_TABLE)],
        "new table": [*size, "--variant", "loba_de_menos"],
    }
    python = [sys.executable, "-m"]
    commands = {
        BARE: [sys.executable, "-c", DRAWN.format(wide, high)],
        EMPTY: [sys.executable, "-c", PAINTED.format(wide, high)],
    }
    commands |= {kind: [*python, "game", *told] for kind, told in kinds.items()}
    if program:
        commands |= {f"{kind}, built": [str(program), *told] for kind, told in kinds.items()}
    return commands


def started(command: list[str], display: str, drawn: str) -> Start:
    """Start a program and return its figures. `drawn`: the folder with the drawings of earlier
    starts."""
    with TemporaryDirectory() as home:
        (Path(home) / "cache").symlink_to(drawn)
        environ = stranger(display, home)
        began = time.monotonic()
        running = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environ
        )
        assert running.stdout is not None
        try:
            if not any(READY in line for line in running.stdout):
                sys.exit("The window has gone.")
            taken = time.monotonic() - began
            return Start(taken * 1000, processor_seconds(running.pid) * 1000, _memory(running.pid))
        finally:
            # Killed, because a table set up by hand asks a question before it is left.
            running.kill()
            running.communicate()


def _memory(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def built() -> Path | None:
    program = Path(os.environ.get(PROGRAM_VARIABLE, BUILT))
    return program if program.exists() else None


def middle(starts: list[Start]) -> Start:
    return Start(*map(median, zip(*starts, strict=True)))


def figures(quick: bool) -> Iterator[Figure]:
    program = built()
    commands = windows(program)
    taken: dict[str, list[Start]] = {name: [] for name in commands}
    with screen(SIZES["1080p"]) as display, TemporaryDirectory() as drawn:
        for at in range(1 + (TIMES_QUICK if quick else TIMES)):
            for name, command in commands.items():
                one = started(command, display, drawn)
                if at:
                    taken[name].append(one)
    bare, empty = middle(taken.pop(BARE)), middle(taken.pop(EMPTY))
    yield Figure(EMPTY, empty.clock, "ms", BARE, bare.clock)
    for name, starts in taken.items():
        one = middle(starts)
        span = f"{min(starts).clock:.0f} to {max(starts).clock:.0f}"
        yield Figure(name, one.clock, "ms", BARE, bare.clock, TIMES_BARE, span)
        what = f"{name}, of the processor"
        yield Figure(what, one.processor, "ms", BARE, bare.processor, TIMES_BARE)
        is_menu = name.startswith("menu")
        if is_menu:
            yield Figure(f"{name}, by the clock", one.clock, "ms", target=MENU)
        most = None if is_menu else MEMORY
        yield Figure(f"{name}, memory", one.memory, "MiB", BARE, bare.memory, most)
    if program is None:
        yield not_measured("built program", "there is none: see docs/shipping.md")


if __name__ == "__main__":
    run(figures, __doc__)
