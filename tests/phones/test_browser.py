"""The browser of the tests; skipped, and said so, where there is no Chromium."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from .browser import CHROMIUM, browser, until

SYSTEM = Path("/proc")


def started_with(words: str) -> list[str]:
    """Return the command lines of all programs that were started with these words."""
    found = []
    for file in SYSTEM.glob("[0-9]*/cmdline"):
        with suppress(OSError):
            found.append(file.read_bytes().replace(b"\0", b" ").decode(errors="replace"))
    return [line for line in found if words in line]


@pytest.mark.skipif(CHROMIUM is None, reason="no chromium to open pages with")
@pytest.mark.skipif(not SYSTEM.exists(), reason="no list of programs")
def test_nothing_of_a_browser_is_left_once_it_is_closed(tmp_path: Path) -> None:
    with browser(tmp_path) as opened:
        opened.page()
        assert started_with(str(tmp_path))
    until(lambda: not started_with(str(tmp_path)), "the browser has ended")
