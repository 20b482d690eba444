"""Plant faults by a seed, one at a time, and run the tests that could notice each.

    python -m tests.planted --seed 1 --count 40 [--room engine]
    python -m tests.planted --at engine/cards.py:147

Works in a copy of the project. Which tests run which function is learned once, by running the
suite; `--learn` does it again. A fault is noticed if a test fails, raises or takes too long. Those
that nobody notices are printed with their line: either a test is missing, or the fault changes
nothing that anybody could see.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

from tests.planted.faults import Fault, faults_of, planted
from tests.planted.known import KEPT, Known, functions_at, learned, room_of

PROJECT = Path(__file__).resolve().parents[2]
#: A test that takes longer with a fault in the game hangs, in seconds.
LIMIT = 30
#: All tests of one fault together, when they hang where no limit reaches.
TOGETHER = 300
#: What pytest says when all passed, when it was asked wrongly, and when none of them is there.
PASSED, WRONG, NONE = 0, 4, 5


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument(
        "--room", choices=sorted({room_of(one) for one in modules(PROJECT / "game")})
    )
    parser.add_argument("--at", default="", help="all faults at these lines: FILE:LINE,FILE:LINE")
    parser.add_argument("--seconds", type=float, default=30, help="of tests for each fault")
    parser.add_argument("--known", type=Path, default=KEPT, help="which tests run what")
    parser.add_argument("--learn", action="store_true", help="find out again which tests run what")
    given = parser.parse_args()
    # So that the tests that just run end as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "project"
        shutil.copytree(PROJECT, copy, ignore=shutil.ignore_patterns(".git", ".*_cache"))
        if given.learn or not given.known.exists():
            learned(copy).save(given.known)
        lines = given.at.split(",") if given.at else []
        faults = chosen(copy / "game", Random(given.seed), given.count, given.room, lines)
        Planting(copy, Known.load(given.known), given.seconds).plant_all(faults)


def modules(game: Path) -> list[str]:
    return sorted(file.relative_to(game).as_posix() for file in game.rglob("*.py"))


def chosen(
    game: Path, dice: Random, count: int, room: str | None, lines: list[str]
) -> list[tuple[str, Fault]]:
    known = [
        (module, fault)
        for module in modules(game)
        if room in (None, room_of(module))
        for fault in faults_of((game / module).read_text(encoding="utf-8"))
    ]
    if lines:
        return [one for one in known if f"{one[0]}:{one[1].line}" in lines]
    return dice.sample(known, min(count, len(known)))


class Planting:
    def __init__(self, copy: Path, known: Known, seconds: float) -> None:
        self.copy = copy
        self.known = known
        self.seconds = seconds
        self.order = copy.parent / "order"
        #: What the last run wrote down, and the tests that are known to pass without any fault.
        self.failed = self.order.with_suffix(".failed")
        self.sound: set[str] = set()
        self.changes = 0

    def plant_all(self, faults: list[tuple[str, Fault]]) -> None:
        tried: Counter[str] = Counter()
        noticed: Counter[str] = Counter()
        for module, fault in faults:
            is_noticed = self.is_noticed(module, fault)
            tried[room_of(module)] += 1
            noticed[room_of(module)] += is_noticed
            word = "noticed" if is_noticed else "NOT NOTICED"
            print(f"{word}: {module}:{fault.line} {fault.what}: {fault.put[:60]}", flush=True)
        for room, number in sorted(tried.items()):
            print(f"{room}: {noticed[room]} of {number}")
        print(f"all: {noticed.total()} of {tried.total()}")

    def tests_of(self, module: str, fault: Fault) -> list[str]:
        functions = functions_at(self.copy / "game", module, fault.line)
        return self.known.choose(functions, self.seconds)

    def is_noticed(self, module: str, fault: Fault) -> bool:
        """Leave out tests that fail without it as well."""
        while self._fails_with(module, fault):
            test = self.failed.read_text(encoding="utf-8") if self.failed.exists() else ""
            if not test or test in self.sound or not self.fails([test]):
                self.sound.add(test)
                return True
            print(f"fails without any fault: {test}", flush=True)
            self.known.seconds.pop(test, None)
        return False

    def _fails_with(self, module: str, fault: Fault) -> bool:
        tests = self.tests_of(module, fault)
        file = self.copy / "game" / module
        source, times = file.read_text(encoding="utf-8"), file.stat()
        file.write_text(planted(source, fault), encoding="utf-8")
        # Python knows by the time of a file whether what it has compiled is still good.
        self.changes += 2
        os.utime(file, (times.st_atime, times.st_mtime + self.changes))
        try:
            return self.fails(tests)
        finally:
            file.write_text(source, encoding="utf-8")
            os.utime(file, (times.st_atime, times.st_mtime))

    def fails(self, tests: list[str]) -> bool:
        """Whether a test fails, or they never come to an end."""
        if not tests:
            return False
        self.failed.unlink(missing_ok=True)
        self.order.write_text("\n".join(tests), encoding="utf-8")
        files = sorted({test.partition("::")[0] for test in tests})
        files = [file for file in files if (self.copy / file).exists()]
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        command += ["-p", "tests.planted.chosen", "--hypothesis-profile", "planted"]
        command += ["--limit", str(LIMIT), *files]
        environ = {**os.environ, "PYTHONPATH": str(self.copy), "LOBA_CHOSEN": str(self.order)}
        environ.pop("PYTHONDONTWRITEBYTECODE", None)
        done = subprocess.Popen(
            command,
            cwd=self.copy,
            env=environ,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            code = done.wait(TOGETHER)
        except subprocess.TimeoutExpired:
            return True
        finally:
            end_all(done)
        if code == WRONG:
            raise RuntimeError(f"pytest could not run {files}")
        return code not in (PASSED, NONE)


def end_all(process: subprocess.Popen[bytes]) -> None:
    """End a process and those it has begun, which may hang with it."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


if __name__ == "__main__":
    main()
