"""The tests that could notice a fault are found: by the function it is in, near and short first."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.planted.known import Function, Known, functions_at

SOURCE = """\
LIMIT = 3

class Card:
    suit: int = 1

    @property
    def face(self, high=2):
        def inner():
            return 1
        return inner() + LIMIT

def deal():
    return Card()
"""
OTHER = """\
from game.a.one import LIMIT

def far():
    return LIMIT
"""


@pytest.mark.parametrize(
    ("line", "functions"),
    [
        (1, ["a/one.py:Card.face", "b/two.py:far"]),
        (4, ["a/one.py:"]),
        (6, ["a/one.py:Card.face"]),
        (9, ["a/one.py:Card.face.<locals>.inner"]),
        (10, ["a/one.py:Card.face"]),
        (13, ["a/one.py:deal"]),
    ],
)
def test_the_function_of_a_line_is_found(tmp_path: Path, line: int, functions: list[str]) -> None:
    for name, source in {"a/one.py": SOURCE, "b/two.py": OTHER}.items():
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(source)
    assert [":".join(one) for one in functions_at(tmp_path, "a/one.py", line)] == functions


FACE, DEAL = Function("a/one.py", "Card.face"), Function("a/one.py", "deal")
FAR, BESIDE = "tests/b/t.py::far", "tests/a/u.py::beside"
NEAR, LONG = "tests/a/t.py::near", "tests/a/t.py::long"
KNOWN = Known(
    {FAR: 1.0, NEAR: 2.0, LONG: 30.0, BESIDE: 0.1}, {FACE: [FAR, NEAR, LONG], DEAL: [BESIDE]}
)


@pytest.mark.parametrize(
    ("seconds", "tests"),
    [
        (100, [NEAR, FAR, LONG, BESIDE]),
        (5, [NEAR, FAR, BESIDE]),
        (0, [NEAR]),
    ],
)
def test_near_and_short_tests_come_first(seconds: float, tests: list[str]) -> None:
    assert KNOWN.choose([FACE], seconds) == tests


def test_a_function_that_nothing_runs_has_the_tests_of_its_module() -> None:
    assert KNOWN.choose([Function("a/one.py", "new")], 1.5) == [BESIDE]
    assert KNOWN.choose([Function("c/three.py", "new")], 100) == []


def test_what_the_processes_wrote_is_read_and_kept(tmp_path: Path) -> None:
    for number in (1, 2):
        rows = [[0, "a/one.py", "deal"], [f"passes{number}", 0.5, [0]]]
        rows += [[f"fails{number}", 0.1, [0]], [f"fails{number}"]]
        text = "\n".join(map(json.dumps, rows))
        (tmp_path / f"{number}.jsonl").write_text(text)
    Known.read(tmp_path).save(tmp_path / "kept")
    kept = Known.load(tmp_path / "kept")
    assert kept.seconds == {"passes1": 0.5, "passes2": 0.5}
    assert sorted(kept.choose([DEAL], 100)) == ["passes1", "passes2"]
