"""Know which tests run which function of the game."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

#: Made once; functions keep their tests while their files change.
KEPT = Path(tempfile.gettempdir()) / "loba-tests-of-functions.json"
#: The tests of a room where other tests run a function as well.
NEAR = {
    "game": ("tests/test_app", "tests/test_closing", "tests/test_paths", "tests/storage"),
    "engine": ("tests/rules", "tests/golden", "tests/engine"),
    "reading": ("tests/variants", "tests/storage", "tests/test_apart"),
    "l10n": ("tests/test_catalogue", "tests/test_locale_check", "tests/test_counts"),
}
#: Other tests are tried as if they took longer.
FAR = 4.0


class Function(NamedTuple):
    """`name`: as Python qualifies it; empty for what a module does when it is imported."""

    module: str
    name: str


def room_of(module: str) -> str:
    """Return the folder right below `game`, or `game` itself."""
    return module.split("/")[0] if "/" in module else "game"


class Known:
    """The tests that passed, how long each takes in seconds, and those that run each function."""

    def __init__(self, seconds: dict[str, float], tests: dict[Function, list[str]]) -> None:
        self.seconds = seconds
        self.tests = tests

    @classmethod
    def read(cls, folder: Path) -> Known:
        """What the processes of one run have written down."""
        seconds: dict[str, float] = {}
        tests: defaultdict[Function, list[str]] = defaultdict(list)
        failed = set()
        for file in folder.glob("*.jsonl"):
            functions: dict[int, Function] = {}
            for line in file.read_text(encoding="utf-8").splitlines():
                match json.loads(line):
                    case [int(number), str(module), str(name)]:
                        functions[number] = Function(module.replace(os.sep, "/"), name)
                    case [str(test), float() | int() as took, list(ran)]:
                        seconds[test] = took
                        for number in ran:
                            tests[functions[number]].append(test)
                    case [str(test)]:
                        failed.add(test)
        for test in failed:
            seconds.pop(test, None)
        return cls(seconds, dict(tests))

    @classmethod
    def load(cls, file: Path) -> Known:
        kept = json.loads(file.read_text(encoding="utf-8"))
        names = list(kept["seconds"])
        tests = {
            Function(*place.split(":")): [names[at] for at in places]
            for place, places in kept["tests"].items()
        }
        return cls(kept["seconds"], tests)

    def save(self, file: Path) -> None:
        number = {test: at for at, test in enumerate(self.seconds)}
        tests = {
            ":".join(function): [number[test] for test in tests if test in number]
            for function, tests in self.tests.items()
        }
        file.write_text(json.dumps({"seconds": self.seconds, "tests": tests}), encoding="utf-8")

    def choose(self, functions: Iterable[Function], seconds: float) -> list[str]:
        """Return tests of these functions, then of the same modules, near and short ones first,
        that together take no longer; at least one."""
        wanted = list(functions)
        modules = {function.module for function in wanted}
        beside = [function for function in self.tests if function.module in modules]
        chosen: dict[str, float] = {}
        for some in (wanted, beside):
            found = {test for function in some for test in self.tests.get(function, ())}
            costs = {test: self._cost(test, modules) for test in found & self.seconds.keys()}
            for test in sorted(costs, key=lambda test: (costs[test], test)):
                if chosen and sum(chosen.values()) + self.seconds[test] > seconds:
                    break
                chosen.setdefault(test, self.seconds[test])
        return list(chosen)

    def _cost(self, test: str, modules: set[str]) -> float:
        rooms = {room_of(module) for module in modules}
        near = [place for room in rooms for place in NEAR.get(room, (f"tests/{room}",))]
        return self.seconds[test] * (1.0 if test.startswith(tuple(near)) else FAR)


def learned(copy: Path) -> Known:
    """Run the suite once, and see what each test runs."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "loadfile"]
        command += ["-m", "not long and not window", "-p", "tests.planted.touched"]
        environ = {**os.environ, "PYTHONPATH": str(copy), "LOBA_TOUCHED": folder}
        subprocess.run(command, cwd=copy, env=environ, stdout=subprocess.DEVNULL, check=False)
        return Known.read(Path(folder))


# Where a fault lies -------------------------------------------------------------------------------


def functions_at(game: Path, module: str, line: int) -> list[Function]:
    """Return the function that a line belongs to; of a constant of the module, those that use it;
    of anything else done on import, nothing but the module itself."""
    inside, name = _enclosing(ast.parse((game / module).read_text(encoding="utf-8")), line)
    if inside:
        return [Function(module, inside)]
    users = list(_users(game, name)) if name else []
    return users or [Function(module, "")]


def _enclosing(tree: ast.Module, line: int) -> tuple[str, str]:
    """The qualified name of the innermost function around a line; if there is none, the name that
    is defined there."""
    function = defined = prefix = ""
    body: list[ast.stmt] = tree.body
    while True:
        inner = next((one for one in body if _first(one) <= line <= (one.end_lineno or 0)), None)
        if isinstance(inner, ast.FunctionDef):
            if line < inner.body[0].lineno and not function:
                # Its default values and decorators.
                defined = inner.name
            function = prefix + inner.name
            prefix = f"{function}.<locals>."
        elif isinstance(inner, ast.ClassDef):
            prefix, defined = f"{prefix}{inner.name}.", inner.name
        else:
            if not function and isinstance(inner, ast.Assign | ast.AnnAssign):
                target = inner.targets[0] if isinstance(inner, ast.Assign) else inner.target
                defined = target.id if isinstance(target, ast.Name) else defined
            return function, defined
        body = inner.body


def _first(node: ast.stmt) -> int:
    decorators = getattr(node, "decorator_list", [])
    return min([node.lineno, *(one.lineno for one in decorators)])


def _users(game: Path, name: str) -> Iterator[Function]:
    for file in sorted(game.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if name not in source:
            continue
        tree = ast.parse(source)
        for node in ast.walk(tree):
            if isinstance(node, ast.Name | ast.Attribute):
                used = node.id if isinstance(node, ast.Name) else node.attr
                function, _ = _enclosing(tree, node.lineno) if used == name else ("", "")
                if function:
                    yield Function(file.relative_to(game).as_posix(), function)
