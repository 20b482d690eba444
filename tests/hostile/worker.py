"""Try one home after the other in a process of its own, which may hang or be ended.

It reads jobs from its input, a line of JSON each, and answers each with a line.
"""

from __future__ import annotations

import faulthandler
import json
import math
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import NamedTuple

SECONDS_MOST = 2.0
MEMORY_MOST = 200 * 2**20
#: What reading one file may add to a game that is running.
ADDED_MOST = 60 * 2**20
#: The address space a job may take beyond what was taken before it: so that the machine goes on.
SPACE_MOST = 2**30


class Answer(NamedTuple):
    """`fault`: empty if all went well. `told`: where it happened."""

    fault: str = ""
    told: str = ""
    seconds: float = 0.0
    mib: int = 0


def _status(name: str) -> int:
    """A size of this process in bytes, as Linux tells it; 0 elsewhere."""
    with suppress(OSError), Path("/proc/self/status").open() as status:
        for line in status:
            if line.startswith(f"{name}:"):
                return int(line.split()[1]) * 1024
    return 0


def _forget_peak() -> None:
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")


def _set_limits() -> None:
    """The system ends what takes longer, whatever it is doing. It counts whole seconds."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        used = math.ceil(time.process_time())
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (used + math.ceil(SECONDS_MOST) + 1, hard))
        size = _status("VmSize")
        if size:
            _, hard = resource.getrlimit(resource.RLIMIT_AS)
            resource.setrlimit(resource.RLIMIT_AS, (size + SPACE_MOST, hard))


@contextmanager
def _told_where(seconds: float) -> Iterator[None]:
    """What takes so long on the processor tells where it is just now."""
    if not hasattr(signal, "SIGPROF"):
        yield
        return
    faulthandler.register(signal.SIGPROF, all_threads=False)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _tried(act: Callable[[], object], memory: int) -> Answer:
    _set_limits()
    _forget_peak()
    before, began = _status("VmRSS"), time.process_time()
    fault = told = ""
    try:
        with _told_where(SECONDS_MOST * 0.8):
            act()
    except Exception as error:
        fault = f"raises {type(error).__name__}"
        told = traceback.format_exc()
    seconds = time.process_time() - began
    added = max(0, _status("VmHWM") - before)
    if not fault and seconds > SECONDS_MOST:
        fault = "takes long"
    if not fault and added > memory:
        fault = "takes much memory"
    return Answer(fault, told, round(seconds, 2), added // 2**20)


def _wait_for_ever() -> None:
    while True:
        pass


def _fail() -> None:
    raise ValueError


def _in_a_thread(act: Callable[[], None]) -> None:
    thread = Thread(target=act)
    thread.start()
    thread.join()


def _work_a_little_too_long() -> None:
    until = time.process_time() + SECONDS_MOST + 0.1
    while time.process_time() < until:
        pass


#: Faults that are there on purpose, to show that they are found.
PLANTED: dict[str, Callable[[], object]] = {
    "raises ValueError": _fail,
    "takes more than 2 s": _wait_for_ever,
    "fails beside": lambda: _in_a_thread(_fail),
    "waits for ever": lambda: time.sleep(10**6),
    "takes long": _work_a_little_too_long,
    "takes much memory": lambda: bytearray(b"x" * (MEMORY_MOST + 2**20)),
    "ends with -11": lambda: os.kill(os.getpid(), signal.SIGSEGV),
}


def _acts(job: dict[str, str]) -> list[tuple[str, Callable[[], object]]]:
    if job["do"] == "planted":
        return [(job["kind"], PLANTED[job["kind"]])]
    from tests.hostile.kinds import KINDS
    from tests.hostile.walk import Walk

    if job["do"] == "read":
        return [(job["kind"], KINDS[job["kind"]].read)]
    return [*Walk(job["dice"]).steps()]


def _answer(job: dict[str, str]) -> Answer:
    """The first step that is at fault, or the dearest of all."""
    os.environ["LOBA_HOME"] = job["home"]
    os.environ.pop("LOBA_SAFE", None)
    if job.get("safe"):
        os.environ["LOBA_SAFE"] = "1"
    worst = Answer()
    for name, act in _acts(job):
        print(f"step {name}", file=sys.stderr, flush=True)
        answer = _tried(act, ADDED_MOST if job["do"] == "read" else MEMORY_MOST)
        if answer.fault:
            return answer._replace(told=f"at {name}\n{answer.told}")
        seconds, mib = max(worst.seconds, answer.seconds), max(worst.mib, answer.mib)
        worst = worst._replace(seconds=seconds, mib=mib)
    return worst


def main() -> None:
    faulthandler.enable()
    if hasattr(signal, "SIGXCPU"):
        faulthandler.register(signal.SIGXCPU, chain=True)
    with os.fdopen(os.dup(1), "w") as out:
        # What the game prints is of no interest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        for line in sys.stdin:
            answer = _answer(json.loads(line))
            out.write(json.dumps(answer) + "\n")
            out.flush()


if __name__ == "__main__":
    main()
