"""The planter of faults changes one place at a time, and leaves types and docstrings alone."""

from __future__ import annotations

import ast

import pytest

from tests.planted.faults import faults_of, planted


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", {"x = (a <= b)"}),
        ("x = 3", {"x = 4"}),
        ("x = True", {"x = False"}),
        ("x = min(a, b)", {"x = max(a, b)"}),
        (
            "if a and b: f()",
            {"if (a or b): f()", "if (not (a and b)): f()", "if a and b: False and f()"},
        ),
        ("def f(a=2): return a", {"def f(a=3): return a", "def f(a=None): return a"}),
        ("x: 'tuple[int]' = 'é' + y", {"x: 'tuple[int]' = ('é' - y)"}),
        ("def f() -> Literal[1]: '''Docstring.'''", set()),
        ("assert a < b", set()),
        ("x = zip(a, b, strict=True)", set()),
        ("x = zip(a, b, strict=False)", {"x = zip(a, b, strict=True)"}),
    ],
)
def test_each_fault_changes_one_place(source: str, expected: set[str]) -> None:
    changed = {planted(source, fault) for fault in faults_of(source)}
    assert changed == expected
    for one in changed:
        ast.parse(one)
