"""Faults that could be planted in a source: each changes one place, as a slip of the pen might."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
#: What guards against slips of ours, as an assertion does, or saves memory.
_GUARDS = {"strict", "slots"}
_FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Fault(NamedTuple):
    """`start` and `end`: the characters that `put` takes the place of."""

    line: int
    start: int
    end: int
    put: str
    what: str


def faults_of(source: str) -> list[Fault]:
    """Every fault that could be planted, in the order of the source."""
    tree = ast.parse(source)
    starts = _line_starts(source)
    left_out = set(_annotations(tree))
    found = [
        fault
        for node in ast.walk(tree)
        if id(node) not in left_out
        for fault in _of_node(node, source, starts)
    ]
    return sorted(found, key=lambda fault: (fault.start, fault.what))


def planted(source: str, fault: Fault) -> str:
    return source[: fault.start] + fault.put + source[fault.end :]


def _line_starts(source: str) -> list[int]:
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def _annotations(tree: ast.Module) -> Iterator[int]:
    """Types, docstrings, guards and what only the type checker runs: changing them changes
    nothing."""
    for node in ast.walk(tree):
        parts: list[ast.AST | None] = []
        if isinstance(node, ast.FunctionDef):
            parts.append(node.returns)
        elif isinstance(node, ast.arg | ast.AnnAssign):
            parts.append(node.annotation)
        elif isinstance(node, ast.keyword) and node.arg in _GUARDS:
            parts.append(node.value if ast.unparse(node.value) == "True" else None)
        elif isinstance(node, ast.Assert) or _is_for_the_type_checker(node):
            parts.append(node)
        for part in parts:
            if part is not None:
                yield from (id(inner) for inner in ast.walk(part))


def _is_for_the_type_checker(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def _of_node(node: ast.AST, source: str, starts: list[int]) -> Iterator[Fault]:
    def fault(at: ast.expr | ast.stmt, put: str, what: str) -> Fault:
        assert at.end_lineno is not None
        assert at.end_col_offset is not None
        start = _at(source, starts, at.lineno, at.col_offset)
        end = _at(source, starts, at.end_lineno, at.end_col_offset)
        return Fault(at.lineno, start, end, put, what)

    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        other = _COMPARISONS[type(node.ops[0])]
        turned = ast.Compare(node.left, [other()], node.comparators)
        yield fault(node, f"({ast.unparse(turned)})", "comparison")
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield fault(node, str(node.value + 1), "constant")
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield fault(node, str(not node.value), "constant")
    elif isinstance(node, ast.BoolOp):
        other_op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield fault(node, f"({ast.unparse(ast.BoolOp(other_op, node.values))})", "condition")
    elif isinstance(node, ast.If | ast.IfExp | ast.While):
        yield fault(node.test, f"(not ({ast.unparse(node.test)}))", "condition")
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        # The names in it stay bound: a function of which one is gone is none to put in its place.
        yield fault(node, f"False and {ast.get_source_segment(source, node)}", "dropped call")
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        other_sum = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        turned_sum = ast.BinOp(node.left, other_sum, node.right)
        yield fault(node, f"({ast.unparse(turned_sum)})", "sum")
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        if node.func.id in _FUNCTIONS:
            yield fault(node.func, _FUNCTIONS[node.func.id], "function")
    elif isinstance(node, ast.FunctionDef):
        for default in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
            if isinstance(default, ast.Constant) and default.value is None:
                continue
            yield fault(default, "None", "default")


def _at(source: str, starts: list[int], line: int, column: int) -> int:
    """Columns of the tree count bytes."""
    begin = starts[line - 1]
    text = source[begin : starts[line]].encode()[:column].decode()
    return begin + len(text)
