"""Only what has changed is handed to the system, and is seen on the screen."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.window_display import screen

from .screen import missing

pytestmark = pytest.mark.window

#: Red all over; then blue all over, and a patch of it handed over, and one beside the edge.
SCRIPT = """
from pygame import Rect
from game.ui.window import GameWindow
window = GameWindow("-", (1024, 640))
whole = window.canvas.get_rect()
window.canvas.fill("red")
window.flip([whole])
window.canvas.fill("blue")
window.flip([Rect(100, 100, 50, 60), Rect(whole.right - 7, whole.bottom - 3, 7, 3)])
print("painted", flush=True)
input()
"""
RED, BLUE = 0xFF0000, 0x0000FF


def pixels(file: Path) -> list[int]:
    """Of a screen, as the X server keeps it (XWD)."""
    told = file.read_bytes()
    head = struct.unpack(">25I", told[:100])
    begins, size = head[0] + 12 * head[19], head[12] * head[5]
    return [one & 0xFFFFFF for (one,) in struct.iter_unpack("<I", told[begins : begins + size])]


@pytest.mark.skipif(bool(missing(("Xvfb",))), reason="there is no Xvfb")
def test_only_the_patches_that_were_painted_are_handed_over(tmp_path: Path) -> None:
    with screen((1024, 640), str(tmp_path)) as display:
        shown = subprocess.Popen(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert shown.stdout is not None
        assert any("painted" in line for line in shown.stdout)
        seen = pixels(tmp_path / "Xvfb_screen0")
        shown.communicate("\n", timeout=10)
    assert seen.count(BLUE) == 50 * 60 + 7 * 3
    assert seen.count(RED) == 1024 * 640 - seen.count(BLUE)
    assert [seen[y * 1024 + x] for x, y in ((100, 100), (149, 159), (150, 159))] == [
        BLUE,
        BLUE,
        RED,
    ]
