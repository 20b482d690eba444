"""Plant faults by a seed, one at a time, and run the tests of that room on each.

    python -m tests.planted --seed 1 --count 40 [--room engine]

Works in a copy of the project. A fault is noticed if a test fails, raises or takes too long. Those
that nobody notices are printed with their line: either a test is missing, or the fault changes
nothing that anybody could see.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

from tests.planted.faults import Fault, faults_of, planted

PROJECT = Path(__file__).resolve().parents[2]
#: The tests of a room, the nearest first: the first that fails ends the run.
TESTS: dict[str, tuple[str, ...]] = {
    "engine": ("tests/rules", "tests/golden", "tests/engine", "tests/storage/test_codec.py"),
    "reading": ("tests/variants", "tests/storage", "tests/rules", "tests/test_catalogue.py"),
    "variants": ("tests/variants", "tests/rules", "tests/view/test_rulebook.py"),
    "bots": ("tests/bots", "tests/play/test_bot_mind.py"),
    "storage": ("tests/storage", "tests/play", "tests/scenes/test_load.py"),
    "trouble": ("tests/trouble", "tests/test_closing.py"),
    "play": ("tests/play", "tests/rules", "tests/cli", "tests/scenes/test_table_play.py"),
    "view": ("tests/view", "tests/scenes/test_rules.py", "tests/scenes/test_scoring.py"),
    "ui": ("tests/ui", "tests/scenes/test_settings.py", "tests/test_app.py"),
    "scenes": ("tests/scenes",),
    "l10n": ("tests/test_catalogue.py", "tests/test_locale_check.py", "tests/test_counts.py"),
    "cli": ("tests/cli", "tests/variants/test_variant_command.py"),
    "checkup": ("tests/checkup",),
}
MINUTES_MOST = 10


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--count", type=int, default=40)
    asked.add_argument("--room", choices=sorted(TESTS))
    told = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "project"
        ignored = shutil.ignore_patterns(".git", "__pycache__", ".*_cache")
        shutil.copytree(PROJECT, copy, ignore=ignored)
        run(copy, Random(told.seed), told.count, told.room)


def run(copy: Path, dice: Random, count: int, room: str | None) -> None:
    tried: Counter[str] = Counter()
    noticed: Counter[str] = Counter()
    for file, fault in chosen(copy, dice, count, room):
        place = file.relative_to(copy)
        of_room = place.parts[1].removesuffix(".py")
        source = file.read_text(encoding="utf-8")
        file.write_text(planted(source, fault), encoding="utf-8")
        is_noticed = fails(copy, TESTS[of_room])
        file.write_text(source, encoding="utf-8")
        tried[of_room] += 1
        noticed[of_room] += is_noticed
        word = "noticed" if is_noticed else "NOT NOTICED"
        print(f"{word}: {place}:{fault.line} {fault.what}: {fault.put[:60]}", flush=True)
    for name, number in sorted(tried.items()):
        print(f"{name}: {noticed[name]} of {number}")
    print(f"all: {noticed.total()} of {tried.total()}")


def chosen(copy: Path, dice: Random, count: int, room: str | None) -> list[tuple[Path, Fault]]:
    rooms = [room] if room else sorted(TESTS)
    files = [file for one in rooms for file in sorted((copy / "game" / one).rglob("*.py"))]
    known = [(file, fault) for file in files for fault in faults_of(file.read_text("utf-8"))]
    return dice.sample(known, min(count, len(known)))


def fails(copy: Path, tests: tuple[str, ...]) -> bool:
    """Whether a test fails, or they never come to an end."""
    there = [test for test in tests if (copy / test).exists()]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *there]
    environ = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command,
            cwd=copy,
            env=environ,
            timeout=60 * MINUTES_MOST,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


if __name__ == "__main__":
    main()
