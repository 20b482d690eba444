"""A browser for tests of real pages; without one they are skipped, and say so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from .browser import CHROMIUM, Browser, browser


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no chromium to open pages with")
    with TemporaryDirectory(ignore_cleanup_errors=True) as home, browser(Path(home)) as found:
        yield found
