"""Know which blocks of the game have run: a probe at the beginning of each.

The probes are in the compiled files of a copy of the project, so its sources stay as they are and
every process that is begun from it has them. All of them write into one file in memory.
"""

from __future__ import annotations

import ast
import hashlib
import importlib._bootstrap_external as compiled
import importlib.util
import mmap
import os
import py_compile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

#: What a module of the game with probes imports; it has no source that a test could read.
RECORDER = """
import mmap, os
try:
    with open(os.environ["LOBA_RAN"], "r+b") as file:
        ran = mmap.mmap(file.fileno(), 0)
except (KeyError, OSError):
    ran = bytearray({number})
"""


class Block(NamedTuple):
    """Statements that run one after the other. `function`: as Python qualifies it, empty for what
    runs on import; `text`: a digest of the function's code, so that a block is known again while
    that does not change; `number`: in its function; `lines`: the first and the last."""

    module: str
    function: str
    text: str
    number: int
    lines: tuple[int, int]

    @property
    def key(self) -> str:
        return f"{self.module}:{self.function}:{self.text}:{self.number}"


def blocks_of(module: str, source: str) -> list[Block]:
    return [block for _, _, block in _blocks(ast.parse(source), module)]


def place(game: Path) -> list[str]:
    """Compile all modules with probes; return the keys of the blocks by their number."""
    keys: list[str] = []
    for file in sorted(game.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        tree = ast.parse(source)
        module = file.relative_to(game).as_posix()
        # From behind, so that the places before stay good.
        for body, at, block in reversed(list(_blocks(tree, module))):
            probe = ast.parse(f"_loba_ran[{len(keys)}] = 1").body[0]
            body.insert(at, _moved(probe, block.lines[0]))
            keys.append(block.key)
        importing = ast.parse("from game._ran import ran as _loba_ran").body[0]
        tree.body.insert(_first(tree), _moved(importing, 1))
        _keep(file, compile(tree, str(file), "exec"))
    recorder = game / "_ran.py"
    recorder.write_text(RECORDER.format(number=len(keys)), encoding="utf-8")
    py_compile.compile(str(recorder), str(recorder.with_suffix(".pyc")), doraise=True)
    recorder.unlink()
    return keys


class Ran:
    """What has run since it was last asked."""

    def __init__(self, file: Path, number: int) -> None:
        file.write_bytes(bytes(number))
        with file.open("r+b") as opened:
            self._ran = mmap.mmap(opened.fileno(), 0)
        os.environ["LOBA_RAN"] = str(file)

    def taken(self) -> str:
        """Return a number in hexadecimal with a bit for each block, and begin anew."""
        ran = bytes(self._ran)
        self._ran[:] = bytes(len(ran))
        bits = ran.translate(bytes.maketrans(b"\0\1", b"01"))[::-1]
        return f"{int(bits, 2):x}"


def _blocks(tree: ast.Module, module: str) -> Iterator[tuple[list[ast.stmt], int, Block]]:
    """Each block with the list of statements and the place in it where it begins."""
    counts: dict[tuple[str, str], int] = {}

    def found(
        body: list[ast.stmt], function: str, text: str, prefix: str, at: int
    ) -> Iterator[tuple[list[ast.stmt], int, Block]]:
        while at < len(body):
            end = next((n for n in range(at, len(body)) if _inner(body[n])), len(body) - 1)
            number = counts[function, text] = counts.get((function, text), -1) + 1
            first, last = first_line(body[at]), _last(body[end])
            yield body, at, Block(module, function, text, number, (first, last))
            statement = body[end]
            for inner in _inner(statement):
                if isinstance(statement, ast.FunctionDef):
                    name = prefix + statement.name
                    digest = _digest(statement)
                    yield from found(inner, name, digest, f"{name}.<locals>.", _doc(inner))
                elif isinstance(statement, ast.ClassDef):
                    inside = f"{prefix}{statement.name}."
                    yield from found(inner, function, text, inside, _doc(inner))
                else:
                    yield from found(inner, function, text, prefix, 0)
            at = end + 1

    yield from found(tree.body, "", "", "", _first(tree))


def _digest(function: ast.FunctionDef) -> str:
    """Of what it does; its docstring and its comments may change."""
    code = [function.args, *function.decorator_list, *function.body[_doc(function.body) :]]
    return hashlib.md5("".join(map(ast.dump, code)).encode()).hexdigest()[:8]


def _inner(statement: ast.stmt) -> list[list[ast.stmt]]:
    if isinstance(statement, ast.Match):
        return [case.body for case in statement.cases]
    bodies = [getattr(statement, name, []) for name in ("body", "orelse", "finalbody")]
    bodies += [handler.body for handler in getattr(statement, "handlers", [])]
    return [body for body in bodies if body]


def _last(statement: ast.stmt) -> int:
    """Of the part that runs before its inner blocks."""
    assert statement.end_lineno is not None
    return statement.end_lineno


def _doc(body: list[ast.stmt]) -> int:
    one = body[0]
    return int(
        isinstance(one, ast.Expr)
        and isinstance(one.value, ast.Constant)
        and isinstance(one.value.value, str)
    )


def _first(tree: ast.Module) -> int:
    """After the docstring and what has to stand before anything else."""
    at = _doc(tree.body) if tree.body else 0
    while at < len(tree.body):
        one = tree.body[at]
        if not isinstance(one, ast.ImportFrom) or one.module != "__future__":
            break
        at += 1
    return at


def first_line(statement: ast.stmt) -> int:
    decorators = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(one.lineno for one in decorators)])


def _moved(statement: ast.stmt, line: int) -> ast.stmt:
    for node in ast.walk(statement):
        if isinstance(node, ast.stmt | ast.expr):
            node.lineno = node.end_lineno = line
            node.col_offset = node.end_col_offset = 0
    return statement


def _keep(file: Path, code: object) -> None:
    """Where Python looks for what it has compiled of this file, as new as the file."""
    times = file.stat()
    data = compiled._code_to_timestamp_pyc(code, int(times.st_mtime), times.st_size)  # type: ignore[attr-defined]
    cache = Path(importlib.util.cache_from_source(str(file)))
    cache.parent.mkdir(exist_ok=True)
    cache.write_bytes(data)
