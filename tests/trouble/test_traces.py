"""A trace says where in the program it was, and nothing of who played."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from game.engine.cards import parse_cards
from game.trouble.journal import Journal
from game.trouble.report import trace_of

ANA = "Ana of 9h 9d"


def caught(raises: object) -> BaseException:
    try:
        raises()  # type: ignore[operator]
    except Exception as error:
        return error
    raise AssertionError


def test_a_step_in_the_program_is_told_as_everybody_has_it() -> None:
    lines = trace_of(caught(lambda: parse_cards("5x")))
    assert any(line.startswith("  game/engine/cards.py:") for line in lines)
    assert not any(str(Path(__file__).parent) in line for line in lines)
    assert any("parse_cards" in line for line in lines)


def test_a_line_of_the_program_is_told_with_its_step() -> None:
    *_, step, kind = trace_of(caught(lambda: Journal("no folder")))  # type: ignore[arg-type]
    assert kind.startswith("TypeError")
    assert re.fullmatch(r"  game/trouble/journal\.py:\d+ __init__: self\.file = .*", step)


def test_the_lines_of_a_strangers_file_are_not_told() -> None:
    code = compile("name = 'Ana'\nraise ValueError(name)", "/Users/ana/secret/bot.py", "exec")
    lines = trace_of(caught(lambda: exec(code)))
    assert "  bot.py:2 <module>" in lines
    assert not any("secret" in line or "Ana" in line for line in lines)


def fails_with(error: Exception) -> object:
    def fail() -> None:
        raise error

    return fail


@pytest.mark.parametrize(
    "error",
    [
        ValueError(ANA),
        KeyError(ANA),
        RuntimeError(ANA),
        AssertionError(ANA),
        FileNotFoundError(2, "No such file", f"/Users/{ANA}"),
        ImportError(f"cannot import name 'x' from 'y' (/Users/{ANA})"),
        TypeError(f"/Users/{ANA}"),
    ],
)
def test_what_may_name_somebody_is_left_out(error: Exception) -> None:
    # The step itself is in this file, whose lines nobody reads.
    assert "Ana" not in "\n".join(trace_of(caught(fails_with(error))))


def test_what_python_says_of_code_is_told() -> None:
    said = trace_of(caught(lambda: None.hand))[-1]  # type: ignore[attr-defined]
    assert said == "AttributeError: 'NoneType' object has no attribute 'hand'"
    assert trace_of(caught(lambda: Path("no_such_file").read_bytes()))[-1] == (
        "FileNotFoundError: No such file or directory"
    )


def test_the_cause_comes_first() -> None:
    def fail() -> None:
        try:
            _ = 1 / 0
        except ZeroDivisionError as error:
            raise RuntimeError from error

    kinds = [line for line in trace_of(caught(fail)) if not line.startswith(" ")]
    assert kinds == ["ZeroDivisionError: division by zero", "RuntimeError"]


def test_a_circle_of_causes_ends() -> None:
    first, second = ValueError(), KeyError()
    first.__cause__, second.__cause__ = second, first
    assert trace_of(first) == ["KeyError", "ValueError"]


def test_of_a_long_chain_of_causes_the_last_six_are_told() -> None:
    errors = [ValueError(), *(KeyError() for _ in range(6))]
    for error, cause in pairwise(reversed(errors)):
        error.__cause__ = cause
    assert trace_of(errors[-1]) == ["KeyError"] * 6
    assert trace_of(errors[5]) == ["ValueError", *["KeyError"] * 5]


@pytest.mark.parametrize(("depth", "told"), [(58, 60), (59, 60), (100, 60), (500, 60), (7, 9)])
def test_of_a_deep_call_thirty_steps_are_told_from_each_end(depth: int, told: int) -> None:
    def deeper(left: int) -> None:
        if left == 1:
            raise ValueError
        deeper(left - 1)

    *steps, kind = trace_of(caught(lambda: deeper(depth)))
    assert kind == "ValueError"
    assert len(steps) == told
    assert "caught" in steps[0]
    assert "deeper" in steps[-1]
