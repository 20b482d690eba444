"""Write down which functions of the game each test runs, as a plugin of pytest.

    LOBA_TOUCHED=FOLDER python -m pytest -p tests.planted.touched

Every process writes a file of its own: a line `[number, module, function]` for each function when
it is first seen, and a line `[test, seconds, [numbers]]` for each test;
of a test that failed also a line `[test]`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from cProfile import Profile
from pathlib import Path
from types import CodeType

import pytest

GAME = Path(__file__).resolve().parents[2] / "game"
IN_GAME = f"{GAME}{os.sep}"


class Notes:
    def __init__(self, folder: Path) -> None:
        self._file = folder / f"{os.getpid()}.jsonl"
        self._numbers: dict[tuple[str, str], int] = {}

    def write(self, *row: object) -> None:
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    def number(self, code: CodeType) -> int:
        function = (code.co_filename.removeprefix(IN_GAME), code.co_qualname)
        if function not in self._numbers:
            self._numbers[function] = len(self._numbers)
            self.write(self._numbers[function], *function)
        return self._numbers[function]


NOTES = Notes(Path(os.environ["LOBA_TOUCHED"]))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        NOTES.write(report.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    profile = Profile(builtins=False, subcalls=False)
    began = seconds()
    profile.enable()
    try:
        return (yield)
    finally:
        profile.disable()
        ran = [
            NOTES.number(entry.code)
            for entry in profile.getstats()
            if isinstance(entry.code, CodeType) and entry.code.co_filename.startswith(IN_GAME)
        ]
        NOTES.write(item.nodeid, round(seconds() - began, 3), sorted(set(ran)))


def seconds() -> float:
    """Return what this process and those it has waited for have had of the processor."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
