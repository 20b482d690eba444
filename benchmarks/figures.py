"""Figures with what they are measured against, and whether they are good enough."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

RATIO, VALUE = "ratio", "value"
REACHED, MISSED = "reached", "MISSED"
HEAD = ("what", "measured", "beside", "ratio", "target", "")


class Target(NamedTuple):
    """A target. `of`: whether it is for the ratio, or for the value itself. `is_least`: whether
    more is better."""

    limit: float
    of: str = RATIO
    is_least: bool = False


class Figure(NamedTuple):
    """A figure. `beside`: the yardstick, which took or made `yardstick` in the same run and the
    same unit; without a yardstick, `remark` tells why. Without a value it was not measured."""

    what: str
    value: float | None
    unit: str
    beside: str = ""
    yardstick: float | None = None
    target: Target | None = None
    remark: str = ""

    @property
    def ratio(self) -> float | None:
        if self.value is None or not self.yardstick:
            return None
        return self.value / self.yardstick

    @property
    def verdict(self) -> str:
        judged = self.value if self.target and self.target.of == VALUE else self.ratio
        if self.target is None or judged is None:
            return self.remark
        good = judged >= self.target.limit if self.target.is_least else judged <= self.target.limit
        return "; ".join(filter(None, (REACHED if good else MISSED, self.remark)))

    def cells(self) -> tuple[str, ...]:
        value = "not measured" if self.value is None else f"{short(self.value)} {self.unit}"
        beside = self.beside
        if self.yardstick is not None:
            beside += f", {short(self.yardstick)} {self.unit}"
        ratio = "" if self.ratio is None else short(self.ratio)
        return self.what, value.strip(), beside.strip(), ratio, self._target(), self.verdict

    def _target(self) -> str:
        if self.target is None:
            return ""
        limit, of, is_least = self.target
        sign = ">=" if is_least else "<="
        return f"{sign} {short(limit)} {self.unit if of == VALUE else 'x'}".strip()


def not_measured(what: str, why: str) -> Figure:
    return Figure(what, None, "", remark=why)


def short(number: float) -> str:
    """Return a number with about three figures; a small one with two."""
    size = abs(number)
    if 0 < size < 0.1:
        return f"{number:.2g}"
    places = 0 if size >= 100 else 1 if size >= 10 else 2
    return f"{number:,.{places}f}"


def table(rows: Iterable[Sequence[str]], head: Sequence[str] = HEAD) -> Iterator[str]:
    """Yield the lines of a table, in Markdown that can be read as it is."""
    body = [list(row) for row in rows]
    wide = [max(map(len, column)) for column in zip(head, *body, strict=True)]
    for row in (head, ["-" * width for width in wide], *body):
        yield "| " + " | ".join(map(str.ljust, row, wide)) + " |"


# A part by itself -------------------------------------------------------------------------------

Measure = Callable[[bool], Iterator[Figure]]
"""Measures one thing after the other; told whether it is to be quick about it."""


def written(figure: Figure) -> str:
    return json.dumps(figure)


def read(line: str) -> Figure:
    figure = Figure(*json.loads(line))
    return figure._replace(target=figure.target and Target(*figure.target))


def run(measure: Measure, about: str | None) -> None:
    """Run a part: `python -m benchmarks.PART [--quick]`."""
    parser = ArgumentParser(description=about)
    parser.add_argument("--quick", action="store_true", help="roughly, in a moment")
    parser.add_argument("--lines", action="store_true", help="a line of JSON for each figure")
    told = parser.parse_args()
    figures = measure(told.quick)
    if told.lines:
        for figure in figures:
            print(written(figure), flush=True)
    else:
        sys.stdout.writelines(f"{line}\n" for line in table(one.cells() for one in figures))
