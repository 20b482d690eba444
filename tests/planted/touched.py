"""Write down which blocks of the game each test runs, as a plugin of pytest.

    LOBA_TOUCHED=FOLDER python -m pytest -p tests.planted.touched

The game is one with probes. Every process writes a file of its own: a line `[test, seconds, ran]`
for each test, the first with no name for what has run before it; of a test that failed also a line
`[test]`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.planted.probes import Ran

FOLDER = Path(os.environ["LOBA_TOUCHED"])
RAN = Ran(FOLDER / f"{os.getpid()}.ran", len((FOLDER / "blocks").read_text().splitlines()))
NOTES = FOLDER / f"{os.getpid()}.jsonl"


def write(*row: object) -> None:
    with NOTES.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        write(report.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    before, began = RAN.taken(), seconds()
    if not NOTES.exists():
        write("", 0.0, before)
    try:
        return (yield)
    finally:
        write(item.nodeid, round(seconds() - began, 3), RAN.taken())


def seconds() -> float:
    """Return what this process and those it has waited for have had of the processor."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
