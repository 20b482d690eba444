"""Know which tests run which block of the game."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any

from tests.planted.probes import Block, blocks_of, first_line, place

#: Learned once; of what changes later, the test files that have changed are learned anew.
KEPT = Path(tempfile.gettempdir()) / "loba-tests-of-blocks.json"
#: The tests of a room where other tests run a block as well.
NEAR = {
    "game": ("tests/test_app", "tests/test_paths", "tests/storage"),
    "engine": ("tests/rules", "tests/golden", "tests/engine"),
    "reading": ("tests/reading", "tests/variants", "tests/storage"),
}
#: Tests that begin many processes and take minutes.
NOT_TRIED = ("tests/window/", "tests/planted/", "tests/test_hostile.py", "tests/test_closing.py")
#: Other tests are tried as if they took longer.
FAR = 4.0


def room_of(module: str) -> str:
    """Return the folder right below `game`, or `game` itself."""
    return module.split("/")[0] if "/" in module else "game"


class Known:
    """The tests that passed, how long each takes in seconds, and which blocks each runs: a bit for
    each in `blocks`. `before`: those that run when the tests are collected, before any of them."""

    def __init__(self, blocks: list[str] | None = None) -> None:
        self.blocks = blocks or []
        self.seconds: dict[str, float] = {}
        self.ran: dict[str, int] = {}
        self.before = 0
        #: The test files, and what they said when they were learned.
        self.files: dict[str, str] = {}

    @classmethod
    def read(cls, folder: Path) -> Known:
        """What the processes of one run have written down."""
        known = cls((folder / "blocks").read_text(encoding="utf-8").splitlines())
        failed = {""}
        for file in folder.glob("*.jsonl"):
            for line in file.read_text(encoding="utf-8").splitlines():
                match json.loads(line):
                    case [str(test), float() | int() as took, str(bits)]:
                        known.seconds[test] = took
                        known.ran[test] = known.ran.get(test, 0) | int(bits, 16)
                    case [str(test)]:
                        failed.add(test)
        known.before = known.ran.pop("", 0)
        for test in failed:
            known.seconds.pop(test, None)
        return known

    @classmethod
    def load(cls, file: Path) -> Known:
        kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        known = cls(kept["blocks"])
        known.seconds, known.files = kept["seconds"], kept["files"]
        known.ran = {test: int(bits, 16) for test, bits in kept["ran"].items()}
        known.before = int(kept["before"], 16)
        return known

    def save(self, file: Path) -> None:
        kept = {
            "blocks": self.blocks,
            "seconds": self.seconds,
            "ran": {test: f"{bits:x}" for test, bits in self.ran.items()},
            "before": f"{self.before:x}",
            "files": self.files,
        }
        file.write_text(json.dumps(kept), encoding="utf-8")

    def learn(self, copy: Path, file: Path) -> None:
        """Run the test files that are new or have changed, folder by folder, and save this."""
        now = {
            test.relative_to(copy).as_posix(): hashlib.md5(test.read_bytes()).hexdigest()
            for test in sorted((copy / "tests").rglob("test_*.py"))
        }
        changed = [test for test, digest in now.items() if self.files.get(test) != digest]
        self.files = {test: now[test] for test in now if test not in changed}
        for test in list(self.ran):
            if test.partition("::")[0] not in self.files:
                self.seconds.pop(test, None)
                self.ran.pop(test)
        changed = [test for test in changed if not test.startswith(NOT_TRIED)]
        blocks = place(copy / "game") if changed else []
        for _, some in groupby(changed, lambda test: Path(test).parts[:2]):
            tests = list(some)
            learned = _run(copy, blocks, tests)
            self.add(learned)
            # What was ended before its end is learned the next time.
            seen = {test.partition("::")[0] for test in learned.seconds}
            self.files |= {test: now[test] for test in tests if test in seen}
            self.save(file)

    def add(self, other: Known) -> None:
        number = {block: at for at, block in enumerate(self.blocks)}
        for block in other.blocks:
            number.setdefault(block, len(number))
        self.blocks = list(number)
        self.seconds |= other.seconds
        self.before |= _bits(other.named(other.before), number)
        self.ran |= {test: _bits(other.named(ran), number) for test, ran in other.ran.items()}

    def named(self, bits: int) -> list[str]:
        flags = f"{bits:b}"[::-1]
        return [block for block, flag in zip(self.blocks, flags, strict=False) if flag == "1"]

    def choose(self, game: Path, module: str, line: int, seconds: float) -> list[str]:
        """Return the tests that run a line, that together take no longer; at least one. Near and
        short ones come first, and of one test with many cases not all before the next test."""
        tests = self._running(game, module, line)
        costs = {test: self._cost(test, module) for test in tests if test in self.seconds}
        cases: Counter[str] = Counter()
        for test in sorted(costs, key=lambda test: (costs[test], test)):
            function = test.partition("[")[0]
            cases[function] += 1
            costs[test] *= cases[function]
        chosen: dict[str, float] = {}
        for test in sorted(costs, key=lambda test: (costs[test], test)):
            if chosen and sum(chosen.values()) + self.seconds[test] > seconds:
                break
            chosen[test] = self.seconds[test]
        return list(chosen)

    def runs_before(self, game: Path, module: str, line: int) -> bool:
        """Whether what a line does may be kept from before the first test."""
        block = block_at(game, module, line)
        return not block.function or bool(self.before & self._bit(block.key))

    def _running(self, game: Path, module: str, line: int) -> list[str]:
        """The tests of its block, and of its function as it was before it changed; of a constant,
        of those functions that use it; of what else runs before any test, those of its module."""
        block = block_at(game, module, line)
        if block.function:
            whole = f"{module}:{block.function}:"
            some = self._mask(whole) & ~self._mask(f"{whole}{block.text}:")
            some |= self._bit(block.key)
            tests = self._with(some)
            if tests or not some & self.before:
                return tests
        else:
            users = users_at(game, module, line)
            tests = self._with(self._mask(*(f"{place}:{name}:" for place, name in users)))
            if tests:
                return tests
        return self._with(self._mask(f"{module}:") & ~self._mask(f"{module}::"))

    def _bit(self, key: str) -> int:
        return 1 << self.blocks.index(key) if key in self.blocks else 0

    def _mask(self, *keys: str) -> int:
        """The bits of the blocks that begin so."""
        return sum(1 << at for at, block in enumerate(self.blocks) if block.startswith(keys))

    def _with(self, mask: int) -> list[str]:
        return [test for test, ran in self.ran.items() if ran & mask]

    def _cost(self, test: str, module: str) -> float:
        room = room_of(module)
        near = NEAR.get(room, (f"tests/{room}",))
        return (self.seconds[test] + 0.01) * (1.0 if test.startswith(near) else FAR)


def _bits(keys: Iterable[str], number: dict[str, int]) -> int:
    flags = bytearray(b"0" * (len(number) + 1))
    for key in keys:
        flags[-1 - number[key]] = ord("1")
    return int(flags, 2)


def _run(copy: Path, blocks: list[str], files: list[str]) -> Known:
    """Run the tests of these files, and see what each runs."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "blocks").write_text("\n".join(blocks), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadfile"]
        command += ["-m", "not long and not window", "-p", "tests.planted.touched"]
        command += ["-p", "no:cacheprovider", *files]
        environ = {**os.environ, "PYTHONPATH": str(copy), "LOBA_TOUCHED": folder}
        subprocess.run(command, cwd=copy, env=environ, stdout=subprocess.DEVNULL, check=False)
        return Known.read(Path(folder))


# Where a fault lies -------------------------------------------------------------------------------


@lru_cache(1000)
def _blocks(module: str, source: str) -> list[Block]:
    return blocks_of(module, source)


def block_at(game: Path, module: str, line: int) -> Block:
    """The innermost block of a line."""
    blocks = _blocks(module, (game / module).read_text(encoding="utf-8"))
    around = [block for block in blocks if block.lines[0] <= line <= block.lines[1]]
    return min(around, key=lambda block: block.lines[1] - block.lines[0])


def users_at(game: Path, module: str, line: int) -> Iterator[tuple[str, str]]:
    """Of what is defined on import at a line, the functions that use it, with their modules; of a
    class also its own."""
    here = (game / module).read_text(encoding="utf-8")
    names = _defined(ast.parse(here), line)
    own = (block.function for block in _blocks(module, here))
    yield from ((module, one) for one in dict.fromkeys(own) if one.partition(".")[0] in names)
    for file in sorted(game.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if not any(name in source for name in names):
            continue
        place = file.relative_to(game).as_posix()
        blocks = _blocks(place, source)
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Name | ast.Attribute):
                used = node.id if isinstance(node, ast.Name) else node.attr
                if used not in names:
                    continue
                inner = [one for one in blocks if one.lines[0] <= node.lineno <= one.lines[1]]
                block = min(inner, key=lambda one: one.lines[1] - one.lines[0])
                if block.function:
                    yield place, block.function


def _defined(tree: ast.Module, line: int) -> set[str]:
    """The names of the innermost function, class or constants that are defined around a line; of a
    field its class as well, from which others have it."""
    defined: set[str] = set()
    body: list[ast.stmt] = tree.body
    while True:
        inner = next(
            (one for one in body if first_line(one) <= line <= (one.end_lineno or 0)), None
        )
        if isinstance(inner, ast.FunctionDef | ast.ClassDef):
            defined, body = {inner.name}, inner.body
            continue
        if isinstance(inner, ast.Assign | ast.AnnAssign):
            target = inner.targets[0] if isinstance(inner, ast.Assign) else inner.target
            set_now = {one.id for one in ast.walk(target) if isinstance(one, ast.Name)}
            defined |= set_now
        return defined
