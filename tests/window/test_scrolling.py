"""Every page higher than its room scrolls in the real window: by finger, wheel, bar and keys."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.window_display import screen

from .screen import missing

pytestmark = pytest.mark.window

SCENES = Path(__file__).resolve().parents[2] / "game/scenes"
#: Five seats, the most there are, have room on the page of the code even at this size; so have two
#: faults of a game in the workshop, with what mends them.
LOW = {"_seats", "_told"}


@pytest.mark.limit(300)
@pytest.mark.skipif(bool(missing(("Xvfb",))), reason="there is no Xvfb")
def test_every_page_scrolls_in_every_way() -> None:
    with screen((1024, 640)) as display:
        done = subprocess.run(
            [sys.executable, "-m", "tests.window.scrolling", "1024", "640", "1.4"],
            env={**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11"},
            capture_output=True,
            text=True,
            check=True,
        )
    told = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    faults = [
        f"{one['part']}: {way}" for one in told for way, is_fine in one.items() if is_fine is False
    ]
    assert faults == []
    tried = {one["part"].split()[1] for one in told}
    written = "".join(file.read_text(encoding="utf-8") for file in SCENES.rglob("*.py"))
    parts = {
        one.removeprefix("self.") for one in re.findall(r"Scrolled\((?:\n *)?(\S+?),", written)
    }
    # The settings have one for each block.
    assert parts - LOW == {"scroll" if one == "Scroll" else one for one in tried}
