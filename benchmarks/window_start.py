"""From nothing to the first picture of the menu and of a table, as somebody who starts the game
sees it; the processor time and the memory it takes.

Run: python -m benchmarks.window_start [PROGRAM]

PROGRAM is one that was built (`dist/loba/loba`), to be measured as well.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.window_display import screen
from benchmarks.window_rig import FULL_TABLE, SIZES, stranger

TIMES = 7
BARE = "bare pygame-ce"
#: It was there, and what it is called there does not matter.
READY = "ready"


class Start(NamedTuple):
    """Milliseconds until the first picture, by the clock and of the processor; MiB."""

    clock: float
    processor: float
    memory: float


def windows(program: str) -> dict[str, list[str]]:
    wide, high = map(str, SIZES["1080p"])
    size = ["--lang", "en", "--size", f"{wide}x{high}"]
    kinds = {
        "menu": size,
        "full table": [*size, "--position", str(FULL_TABLE)],
        "new table": [*size, "--variant", "loba_de_menos"],
    }
    python = [sys.executable, "-m"]
    commands = {BARE: [*python, "benchmarks.window_bare", wide, high]}
    commands |= {kind: [*python, "game", *told] for kind, told in kinds.items()}
    if program:
        commands |= {f"{kind}, built": [program, *told] for kind, told in kinds.items()}
    return commands


def started(command: list[str], display: str) -> Start:
    with TemporaryDirectory() as home:
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
            return Start(taken * 1000, _processor(running.pid) * 1000, _memory(running.pid))
        finally:
            # A table set up by hand would ask before it is left.
            running.kill()
            running.communicate()


def _processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def main(program: str = "") -> None:
    commands = windows(program)
    taken: dict[str, list[Start]] = {name: [] for name in commands}
    with screen(SIZES["1080p"]) as display:
        for _ in range(TIMES):
            for name, command in commands.items():
                taken[name].append(started(command, display))
    bare = middle(taken[BARE])
    print("to the first picture, by the clock and of the processor; memory; the spread")
    for name, starts in taken.items():
        one = middle(starts)
        print(
            f"{name:20}{one.clock:8.0f} ms{one.clock / bare.clock:6.2f} x bare"
            f"{one.processor:8.0f} ms{one.processor / bare.processor:6.2f} x bare"
            f"{one.memory:6.0f} MiB   {min(starts).clock:.0f}-{max(starts).clock:.0f} ms"
        )


def middle(starts: list[Start]) -> Start:
    return Start(*map(median, zip(*starts, strict=True)))


if __name__ == "__main__":
    main(*sys.argv[1:])
