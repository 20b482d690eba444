"""Try faults on the tests that could notice them, as a plugin of pytest.

The tests are collected once. Each fault is tried in a copy of the process, where the functions of
its module get the code with the fault; the first test that fails ends it. `LOBA_FAULTS` names a
file: how many seconds each test takes, and of each fault the module, the source with it (nothing,
if it was there before the tests were collected) and the tests. Into the open file `LOBA_ANSWERS`
goes a line for each fault: the test that noticed it.
"""

from __future__ import annotations

import functools
import gc
import json
import os
import resource
import shutil
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from types import CodeType, FunctionType

import pytest

ANSWERS = int(os.environ["LOBA_ANSWERS"])
GAME = Path(__file__).resolve().parents[2] / "game"
#: A test with a fault hangs if it takes this many seconds of the processor, and this many times
#: as long as it takes without.
LEAST, TIMES = 5.0, 5.0
#: All tests of one fault together may sleep this long, beside the time they all may take.
ASLEEP = 600.0
#: A fault may ask for memory without end. A browser sets aside more addresses than that, unused.
MEMORY = 6 * 2**30


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    work = json.loads(Path(os.environ["LOBA_FAULTS"]).read_text(encoding="utf-8"))
    os.set_inheritable(ANSWERS, False)
    forks = Forks(session, work["seconds"])
    session.config.pluginmanager.register(forks)
    with os.fdopen(ANSWERS, "w", encoding="utf-8") as answers:
        for module, changed, tests in work["faults"]:
            if session.testsfailed:
                failed = "cannot be collected"
            else:
                failed = forks.first_failed(tests, module, changed)
            print(failed, file=answers, flush=True)
    return True


@contextmanager
def in_its_file(module: str, changed: str) -> Iterator[None]:
    """For the processes that the tests begin, and for what is imported only then. What Python has
    compiled is as old as the file."""
    file = GAME / module
    source, times = file.read_text(encoding="utf-8"), file.stat()
    try:
        if changed:
            file.write_text(changed, encoding="utf-8")
        yield
    finally:
        file.write_text(source, encoding="utf-8")
        os.utime(file, (times.st_atime, times.st_mtime))


#: By file, qualified name and first line of what it takes the place of.
Codes = dict[tuple[str, str, int], CodeType]


class Forks:
    def __init__(self, session: pytest.Session, seconds: dict[str, float]) -> None:
        self.items = {item.nodeid: item for item in session.items}
        self.seconds = seconds
        self.failed = False
        #: Whether the tests that have failed pass without any fault.
        self.sound: dict[str, bool] = {}
        # What is frozen once all tests are collected would not be found.
        gc.unfreeze()
        objects = gc.get_objects()
        self.functions = [one for one in objects if isinstance(one, FunctionType)]
        self.caches = [one for one in objects if isinstance(one, functools._lru_cache_wrapper)]
        factory = session.config._tmp_path_factory  # type: ignore[attr-defined]
        self.temporary: Path = factory.getbasetemp()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.failed

    def first_failed(self, tests: list[str], module: str, changed: str) -> str:
        """Leave out tests that fail without the fault as well."""
        left = [test for test in tests if self.sound.get(test, True) and test in self.items]
        source = (GAME / module).read_text(encoding="utf-8")
        codes = replaced(str(GAME / module), source, changed or source)
        while left:
            with in_its_file(module, changed):
                failed = self.run(left, codes)
            if not failed:
                break
            if failed not in self.sound:
                self.sound[failed] = not codes or not self.run([failed], {})
            if self.sound[failed]:
                return failed
            left.remove(failed)
        return ""

    def run(self, tests: list[str], codes: Codes) -> str:
        """Return the test that failed, in a process of its own, or hung."""
        # No pipe: one is full after some hundred tests, and nobody reads it before the end.
        with TemporaryFile() as began:
            child = os.fork()
            if not child:
                try:
                    self.run_here(tests, codes, began.fileno())
                finally:
                    os._exit(0)
            wait_for(child, ASLEEP + TIMES * sum(self.seconds.get(test, 0.0) for test in tests))
            for inner in self.temporary.iterdir():
                shutil.rmtree(inner, ignore_errors=True)
            began.seek(0)
            # The last one that began, or an empty line after it if all have passed.
            return ["", *began.read().decode().splitlines()][-1]

    def run_here(self, tests: list[str], codes: Codes, began: int) -> None:
        os.setsid()
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        for function in self.functions:
            code = function.__code__
            new = codes.get((code.co_filename, code.co_qualname, code.co_firstlineno))
            if new is not None and new.co_freevars == code.co_freevars:
                function.__code__ = new
        for cache in self.caches:
            cache.cache_clear()
        for test, after in zip(tests, [*tests[1:], ""], strict=True):
            os.write(began, f"{test}\n".encode())
            # Its signal ends the process.
            signal.setitimer(signal.ITIMER_PROF, LEAST + TIMES * self.seconds.get(test, 0.0))
            item, following = self.items[test], self.items.get(after)
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                return
        os.write(began, b"\n")


def wait_for(child: int, seconds: float) -> None:
    """Wait for a process, and end all that it has begun."""
    until = time.monotonic() + seconds
    while not os.waitpid(child, os.WNOHANG)[0]:
        if time.monotonic() > until:
            os.kill(child, signal.SIGKILL)
        time.sleep(0.01)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)


def replaced(file: str, source: str, changed: str) -> Codes:
    """The code of each function of a module in another source, by its place in this one."""
    old, new = (in_order(compile(one, file, "exec")) for one in (source, changed))
    return {
        (file, code.co_qualname, code.co_firstlineno): new[key]
        for key, code in old.items()
        if key in new and source != changed
    }


def in_order(code: CodeType) -> dict[tuple[str, int], CodeType]:
    """The functions of a module by their qualified name, and their number if some share one."""
    counts: Counter[str] = Counter()
    found: dict[tuple[str, int], CodeType] = {}
    waiting = [code]
    while waiting:
        for inner in waiting.pop().co_consts:
            if isinstance(inner, CodeType):
                found[inner.co_qualname, counts[inner.co_qualname]] = inner
                counts[inner.co_qualname] += 1
                waiting.append(inner)
    return found
