"""Plant faults by a seed, one at a time, and run the tests that could notice each.

    python -m tests.planted --seed 1 --count 40 [--room engine]
    python -m tests.planted --at engine/cards.py:147

Works in a copy of the project. Which tests run which lines is learned by running the suite; later
only test files that have changed are run again, or all with `--learn`. A fault is noticed if a
test fails, raises or takes too long. Those that nobody notices are printed with their line: either
a test is missing, or the fault changes nothing that anybody could see. Faults that are known to
change nothing stand in `same.txt`, with the reason, and do not count.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import islice, zip_longest
from pathlib import Path
from random import Random

from tests.planted.faults import Fault, faults_of, planted
from tests.planted.known import KEPT, Known, block_at, room_of
from tests.planted.same import Same

PROJECT = Path(__file__).resolve().parents[2]
#: Where a test waits for something, in seconds.
LIMIT = 60


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
    parser.add_argument("--seconds", type=float, default=20, help="of tests for each fault")
    parser.add_argument("--known", type=Path, default=KEPT, help="which tests run what")
    parser.add_argument("--learn", action="store_true", help="find out again which tests run what")
    given = parser.parse_args()
    # So that the tests that just run end as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))
    os.nice(5)
    with tempfile.TemporaryDirectory() as folder:
        known = Known.load(given.known) if given.known.exists() and not given.learn else Known()
        known.learn(copied(Path(folder) / "learning"), given.known)
        copy = copied(Path(folder) / "project")
        lines = given.at.split(",") if given.at else []
        faults = chosen(copy / "game", Random(given.seed), given.count, given.room, lines)
        Planting(copy, known, given.seconds).plant_all(faults)


def copied(to: Path) -> Path:
    return shutil.copytree(PROJECT, to, ignore=shutil.ignore_patterns(".git", ".*_cache"))


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
        self.game = copy / "game"
        self.known = known
        self.seconds = seconds
        self.asked = copy.parent / "asked.json"
        #: Whether tests pass without any fault, where faults are in their files from the beginning.
        self.sound: dict[str, bool] = {}

    def plant_all(self, faults: list[tuple[str, Fault]]) -> None:
        """First those whose functions can be changed when the tests are there already; what these
        have from before may be as it was without the fault."""
        same = Same.read()
        tried: Counter[str] = Counter()
        noticed: Counter[str] = Counter()

        def say(module: str, fault: Fault, test: str) -> None:
            tried[room_of(module)] += 1
            noticed[room_of(module)] += bool(test)
            word = f"noticed by {test}" if test else "NOT NOTICED"
            print(f"{module}:{fault.line} {fault.what}: {fault.put[:60]}: {word}", flush=True)

        late, early, again = [], [], set()
        for module, fault in faults:
            if why := same.reason(module, (self.game / module).read_text(encoding="utf-8"), fault):
                print(f"{module}:{fault.line} {fault.what}: {fault.put[:60]}: SAME, {why}")
            elif block_at(self.game, module, fault.line).function:
                late.append((module, fault))
                if self.known.runs_before(self.game, module, fault.line):
                    again.add((module, fault))
            else:
                early.append((module, fault))
        for one, test in zip(late, self.notice(late), strict=True):
            if test or one not in again:
                say(*one, test)
            else:
                early.append(one)
        for module, fault in early:
            say(module, fault, self.notice_early(module, fault))
        for room, number in sorted(tried.items()):
            print(f"{room}: {noticed[room]} of {number}")
        print(f"all: {noticed.total()} of {tried.total()}")

    def notice(self, faults: list[tuple[str, Fault]]) -> Iterator[str]:
        """The tests that notice them, each as soon as it is known."""
        work = []
        for module, fault in faults:
            source = (self.game / module).read_text(encoding="utf-8")
            tests = self.known.choose(self.game, module, fault.line, self.seconds)
            work.append((module, planted(source, fault), tests))
        return self.ask(work)

    def notice_early(self, module: str, fault: Fault) -> str:
        """With the fault in its file from the beginning; the tests that take long in a second
        try."""
        source = (self.game / module).read_text(encoding="utf-8")
        tests = self.known.choose(self.game, module, fault.line, self.seconds)
        some = self.known.choose(self.game, module, fault.line, self.seconds / 10)
        file, times = self.game / module, (self.game / module).stat()
        for part in (some, [test for test in tests if test not in some]):
            left = [test for test in part if self.sound.get(test, True)]
            while left:
                file.write_text(planted(source, fault), encoding="utf-8")
                try:
                    failed = "".join(self.ask([(module, "", left)]))
                finally:
                    file.write_text(source, encoding="utf-8")
                    os.utime(file, (times.st_atime, times.st_mtime))
                if not failed:
                    break
                if failed not in self.sound:
                    self.sound[failed] = not "".join(self.ask([(module, "", [failed])]))
                if self.sound[failed]:
                    return failed
                left.remove(failed)
        return ""

    def ask(self, work: list[tuple[str, str, list[str]]]) -> Iterator[str]:
        """For each module, its source with a fault and its tests: the test that fails."""
        files = {test.partition("::")[0] for _, _, tests in work for test in tests}
        files = {file for file in files if (self.copy / file).exists()}
        if not files:
            yield from ("" for _ in work)
            return
        asked = {"seconds": self.known.seconds, "faults": work}
        self.asked.write_text(json.dumps(asked), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        command += ["-p", "tests.planted.chosen", "--hypothesis-profile", "planted"]
        command += ["--continue-on-collection-errors", "--limit", str(LIMIT), *sorted(files)]
        environ = {**os.environ, "PYTHONPATH": str(self.copy), "LOBA_FAULTS": str(self.asked)}
        environ["PYTHONDONTWRITEBYTECODE"] = "1"
        reading, writing = os.pipe()
        environ["LOBA_ANSWERS"] = str(writing)
        trying = subprocess.Popen(
            command,
            cwd=self.copy,
            env=environ,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=(writing,),
        )
        os.close(writing)
        try:
            with os.fdopen(reading, encoding="utf-8") as answers:
                given = islice(answers, len(work))
                for (module, changed, _), answer in zip_longest(work, given):
                    if answer is None and changed:
                        raise RuntimeError(f"pytest ended without trying {module}")
                    yield (answer or "cannot be collected").rstrip("\n")
        finally:
            trying.terminate()
            trying.wait()


if __name__ == "__main__":
    main()
