"""One line of what was found: a plain value, and a hint where something is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from game.trouble.traces import trace_of

Value = str | int | bool | list[str]


class Fact(NamedTuple):
    """`name` is the end of the key of its words, and its name in JSON. `hint`: the end of the key
    of a sentence, or one that is said elsewhere too; what is told without one is as it should be.
    """

    name: str
    value: Value
    hint: str = ""
    facts: Mapping[str, str | int] = {}


Look = Callable[[], Iterable[Fact]]
"""Looks at one thing; may fail, which is told like anything else."""


def looked_at(looks: Iterable[Look]) -> Iterator[Fact]:
    for look in looks:
        try:
            yield from look()
        except Exception as error:
            yield Fact("failed", f"{look.__name__}: {trace_of(error)[-1]}", "broke")
