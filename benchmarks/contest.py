"""Contests between programs, side by side.

Every contestant is a program of its own that measures once for each line it is sent and answers
with one number. They take turns, so that a busy machine slows all of them alike; the median of the
rounds counts.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen
from typing import IO

HERE = Path(__file__).parent
PEERS = HERE / ".peers"
#: The remark on a figure that has nothing to be compared with.
NO_PEERS = "not installed"
Command = Sequence[str]
#: The name of what `sorted_ten_ints` measures.
SORTED = "sorted() of ten ints"


def serve(measure: Callable[[], float]) -> None:
    """Answer each line on standard input with one measurement: the contestant's side."""
    print("ready", flush=True)
    for _ in sys.stdin:
        print(measure(), flush=True)


def rate(step: Callable[[], int], seconds: float) -> float:
    """Return the units done in a second of processor time. `step`: does some work and returns how
    many units it was."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += step()
    return done / spent


def compete(contestants: Mapping[str, Command], rounds: int) -> dict[str, float]:
    """Return the median of each contestant's measurements, taken in turns."""
    running = {
        name: Popen(command, stdin=PIPE, stdout=PIPE, text=True)
        for name, command in contestants.items()
    }
    results: dict[str, list[float]] = {name: [] for name in running}
    try:
        for process in running.values():
            assert process.stdout is not None
            process.stdout.readline()
        for _ in range(rounds):
            for name, process in running.items():
                assert process.stdin is not None
                assert process.stdout is not None
                results[name].append(_ask(process.stdin, process.stdout))
    finally:
        for process in running.values():
            process.kill()
            process.wait()
    return {name: median(measured) for name, measured in results.items()}


def _ask(to: IO[str], back: IO[str]) -> float:
    to.write("go\n")
    to.flush()
    return float(back.readline())


def ours(module: str, *arguments: str) -> Command:
    return (sys.executable, "-m", f"benchmarks.{module}", *arguments)


def peer_python() -> str | None:
    """Return a Python with the peers installed, or None."""
    for python in (_peers(), Path(sys.executable)):
        command = [str(python), "-c", "import rlcard, pyspiel"]
        if python.exists() and subprocess.run(command, capture_output=True).returncode == 0:
            return str(python)
    return None


def install_peers() -> None:
    """Install the peers into an environment of their own, once. It takes some minutes, and the
    internet."""
    subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
    install = [str(_peers()), "-m", "pip", "install", "-q", "rlcard", "open_spiel"]
    subprocess.run(install, check=True)


def _peers() -> Path:
    return PEERS / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def sorted_ten_ints() -> float:
    """Return the yardstick: the microseconds `sorted` takes for ten ints on this machine now."""
    numbers = [5, 3, 8, 1, 9, 2, 7, 4, 6, 0]

    def step() -> int:
        for _ in range(1000):
            sorted(numbers)
        return 1000

    return 1e6 / rate(step, 0.5)
