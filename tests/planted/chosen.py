"""Run the tests that a file names, in its order, as a plugin of pytest.

Beside that file the name of each that fails is written down.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

CHOSEN = Path(os.environ["LOBA_CHOSEN"])
ORDER = {test: at for at, test in enumerate(CHOSEN.read_text(encoding="utf-8").splitlines())}


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = [item for item in items if item.nodeid in ORDER]
    items.sort(key=lambda item: ORDER[item.nodeid])


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        CHOSEN.with_suffix(".failed").write_text(report.nodeid, encoding="utf-8")
