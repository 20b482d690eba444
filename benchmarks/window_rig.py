"""A watched window on a screen of its own: starting it, asking it, and reading what it saw."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from subprocess import PIPE
from tempfile import TemporaryDirectory
from typing import IO, Any

FULL_TABLE = Path(__file__).parent / "full_table.yaml"
SIZES = {"1080p": (1920, 1080), "4K": (3840, 2160)}
#: The most seconds a table may take to come to rest.
PATIENCE = 60.0


class Guest:
    def __init__(self, running: subprocess.Popen[str]) -> None:
        self.running = running
        self.begins = self._heard()["begins"]

    def _heard(self) -> Any:
        out: IO[str] = self.running.stdout  # type: ignore[assignment]
        for line in out:
            if line.startswith(("{", "[", "true", "false")) or line[:1].isdigit():
                return json.loads(line)
            if line.startswith("ready"):
                return {"ready": time.monotonic()}
        sys.exit("The window has gone.")

    def ask(self, name: str) -> Any:
        into: IO[str] = self.running.stdin  # type: ignore[assignment]
        into.write(name + "\n")
        into.flush()
        return self._heard()

    def ready(self) -> float:
        """Return when the first picture was shown."""
        return float(self._heard()["ready"])

    def settle(self) -> None:
        """Wait until nothing moves any more."""
        until = time.monotonic() + PATIENCE
        while not self.ask("where")["is_quiet"]:
            if time.monotonic() > until:
                sys.exit("The table never came to rest.")
            time.sleep(0.1)

    def processor_seconds(self) -> float:
        return processor_seconds(self.running.pid)

    def bots_seconds(self) -> float:
        """Return the seconds of processor time of the bots' processes."""
        return sum(map(processor_seconds, children(self.running.pid)))

    def memory(self) -> float:
        """Return the memory of the window's process now, in MiB."""
        return resident(self.running.pid)

    def bots(self) -> float:
        """Return the memory of the processes in which bots think, in MiB."""
        return sum(map(resident, children(self.running.pid)))

    def wake_ups(self) -> Counter[str]:
        """Return how often each thread has gone to sleep by itself. The difference of two such
        counters is what happened in between, without threads that have ended."""
        found: Counter[str] = Counter()
        for task in Path(f"/proc/{self.running.pid}/task").iterdir():
            told = (task / "status").read_text().partition("\nvoluntary_ctxt_switches:")[2]
            found[task.name] = int(told.split()[0])
        return found


def resident(process: int) -> float:
    """Return the memory of a process in MiB; 0 if it has just ended."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return int((status.partition("VmRSS:")[2].split() or ["0"])[0]) / 1024


def children(process: int) -> list[int]:
    """Return the processes that any thread of a process has started."""
    lists = Path(f"/proc/{process}/task").glob("*/children")
    return [int(number) for one in lists for number in one.read_text().split()]


def processor_seconds(process: int) -> float:
    """Return the seconds of processor time of a whole process, as the system counts them."""
    if sys.platform == "win32":
        raise NotImplementedError
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stranger(display: str, home: str) -> dict[str, str]:
    """Return the environment of a game shown on this display, without sound, and for a new
    player."""
    return {
        **os.environ,
        "DISPLAY": display,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "LOBA_HOME": home,
        "LOBA_SAY_READY": "1",
    }


@contextmanager
def guest(module: str, display: str, *told: object) -> Iterator[Guest]:
    with TemporaryDirectory() as home:
        environ = stranger(display, home)
        command = [sys.executable, "-m", "benchmarks.guest_door", module, *map(str, told)]
        running = subprocess.Popen(command, stdin=PIPE, stdout=PIPE, text=True, env=environ)
        try:
            yield Guest(running)
        finally:
            assert running.stdin is not None
            running.stdin.close()
            try:
                running.wait(5)
            except subprocess.TimeoutExpired:
                running.kill()
                running.wait()


def middle_and_worst(values: Sequence[float]) -> tuple[float, float]:
    """Return the median and the 99th percentile."""
    if len(values) < 2:
        return (values[0], values[0]) if values else (0.0, 0.0)
    cuts = quantiles(values, n=100)
    return cuts[49], cuts[98]
