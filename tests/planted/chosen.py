"""Run the tests that a file names, in its order, as a plugin of pytest."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ORDER = {
    test: at
    for at, test in enumerate(
        Path(os.environ["LOBA_CHOSEN"]).read_text(encoding="utf-8").splitlines()
    )
}


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = [item for item in items if item.nodeid in ORDER]
    items.sort(key=lambda item: ORDER[item.nodeid])
