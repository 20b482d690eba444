"""Work in a process of its own: told bit by bit, ended when it takes too long, and never left
behind."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from game.reading.apart import Apart
from game.reading.worker import BROKE, DONE, SLOW, Limits
from tests.beside import APART, processes

MIB = 2**20
SHORT, LONG = Limits(5, 64), Limits(600, 64)
#: Seconds in which a process is gone.
SOON = 10.0


def count(most: int) -> Iterator[int]:
    yield from range(most)


def loop_after(first: str) -> Iterator[str]:
    yield first
    while True:
        pass


def hold_all_after(first: str) -> Iterator[str]:
    """The library that looks for this lets no other thread have a turn."""
    yield first
    re.match(r"(a|aa)*b", "a" * 200)


def crash_after(first: str) -> Iterator[str]:
    yield first
    os.kill(os.getpid(), signal.SIGSEGV)


def raise_after(first: str) -> Iterator[str]:
    yield first
    raise ValueError


def fill_after(first: str) -> Iterator[str]:
    yield first
    yield str(len(bytearray(900 * MIB)))


def tell_pid() -> Iterator[int]:
    yield os.getpid()
    while True:
        time.sleep(1)


def start_a_program() -> Iterator[int]:
    program = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    yield program.pid
    while True:
        time.sleep(1)


def talk() -> Iterator[str]:
    print("a word that nobody expects")
    yield "done"


def test_what_it_yields_is_told_in_order() -> None:
    called = Event()
    apart = Apart(SHORT, count, 1000, wake=called.set)
    assert called.wait(SOON)
    assert apart.ended == DONE
    assert apart.results == list(range(1000))


@pytest.mark.parametrize(
    ("work", "how"),
    [
        (loop_after, SLOW),
        (hold_all_after, SLOW),
        (crash_after, BROKE),
        (raise_after, BROKE),
        pytest.param(
            fill_after,
            BROKE,
            marks=pytest.mark.skipif(sys.platform != "linux", reason="no limit there"),
        ),
    ],
)
def test_it_ends_whatever_the_work_does_and_what_came_before_is_told(
    work: object, how: str
) -> None:
    apart = Apart(Limits(0.5, 128), work, "first")  # type: ignore[arg-type]
    assert apart.wait() == how
    assert apart.results == ["first"]
    assert processes(APART) == []


def test_it_can_be_ended_at_any_time() -> None:
    apart = Apart(LONG, loop_after, "first")
    apart.end()
    assert apart.ended
    assert processes(APART) == []


def test_it_can_be_ended_while_it_tells_more_than_anybody_hears() -> None:
    apart = Apart(LONG, count, 10**12)
    while not apart.results:
        time.sleep(0.01)
    apart.end()
    assert apart.ended == BROKE
    assert apart.results == list(range(len(apart.results)))
    assert processes(APART) == []


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for the process in /proc")
@pytest.mark.parametrize("ended_by", ["whoever began it", "its limit"])
def test_the_programs_it_has_started_end_with_it(ended_by: str) -> None:
    apart = Apart(LONG if ended_by != "its limit" else Limits(0.2, 64), start_a_program)
    while not apart.results and not apart.ended:
        time.sleep(0.01)
    if ended_by == "its limit":
        assert apart.wait() == SLOW
    else:
        apart.end()
    assert is_soon_gone(apart.results[0])


def test_nothing_of_it_is_heard_on_the_terminal(capfd: pytest.CaptureFixture[str]) -> None:
    assert Apart(SHORT, talk).wait() == DONE
    assert Apart(SHORT, raise_after, "x").wait() == BROKE
    assert capfd.readouterr() == ("", "")


OUTER = """
import sys, time
sys.path[:0] = {paths!r}
if __name__ == "__main__":
    from game.reading.apart import Apart
    from test_apart import LONG, Limits, tell_pid
    apart = Apart({limits}, tell_pid)
    while not apart.results:
        time.sleep(0.01)
    {then}
"""


def outer(folder: Path, limits: str, then: str) -> Path:
    script, tests = folder / "outer.py", Path(__file__).parent
    paths = [str(tests), str(tests.parent)]
    script.write_text(OUTER.format(paths=paths, limits=limits, then=then))
    return script


def is_soon_gone(pid: int) -> bool:
    process, until = Path(f"/proc/{pid}/stat"), time.monotonic() + SOON
    while process.exists() and ") Z" not in process.read_text():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for the process in /proc")
@pytest.mark.parametrize(
    "then", ["os.kill(os.getpid(), 9)", "sys.exit()", "os._exit(1)", "raise ValueError"]
)
def test_it_goes_with_whoever_began_it(tmp_path: Path, then: str) -> None:
    said = "print(apart.results[0], flush=True); import os; " + then
    script = outer(tmp_path, "LONG", said)
    ran = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60)
    assert is_soon_gone(int(ran.stdout))


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is stopped there")
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for the process in /proc")
def test_what_waits_ends_by_itself_while_whatever_began_it_is_stopped(tmp_path: Path) -> None:
    said = "print(apart.results[0], flush=True); time.sleep(600)"
    script = outer(tmp_path, "Limits(0.1, 64)", said)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as began:
        assert began.stdout is not None
        pid = int(began.stdout.readline())
        began.send_signal(signal.SIGSTOP)
        try:
            assert is_soon_gone(pid)
        finally:
            began.kill()
