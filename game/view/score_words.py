"""Points as they are written: with true signs, and added up."""

from __future__ import annotations

from collections.abc import Sequence

MINUS, TIMES = "\u2212", "\u00d7"


def signed(score: int) -> str:
    return str(score).replace("-", MINUS)


def gain(points: int) -> str:
    """With its sign, either way."""
    return f"+{points}" if points > 0 else signed(points)


def sum_of(points: Sequence[int]) -> str:
    """One by one, equal ones together; empty where there is nothing to add up."""
    if len(points) < 2:
        return ""
    said = []
    for worth in dict.fromkeys(points):
        count = points.count(worth)
        said.append(str(worth) if count == 1 else f"{count}{TIMES}{worth}")
    return " + ".join(said)
