"""The system is asked to leave the screen open only while there is something to watch."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.window_display import screen

from .screen import missing

pytestmark = pytest.mark.window

#: Something moves, then nothing for longer than a look takes.
SCRIPT = """
import subprocess, sys, time
heard = subprocess.Popen(["dbus-monitor", "--session"], stdout=open(sys.argv[1], "w"))
time.sleep(0.5)
import pygame
from game.ui.screen_lock import STAYS_OPEN, ScreenLock
from game.ui.window import GameWindow
window = GameWindow("-", (1024, 640))
lock = ScreenLock()
for is_watched, now in ((False, 0), (True, 1), (False, 2 + STAYS_OPEN)):
    lock.follow(is_watched, now)
    pygame.event.pump()
time.sleep(0.5)
heard.terminate()
"""
NEEDED = ("Xvfb", "dbus-run-session", "dbus-monitor")


@pytest.mark.skipif(bool(missing(NEEDED)), reason=missing(NEEDED))
def test_the_desktop_is_asked_by_the_name_of_the_game(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    with screen((1024, 640)) as display:
        subprocess.run(
            ["dbus-run-session", "--", sys.executable, "-c", SCRIPT, str(heard)],
            env={**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11"},
            check=True,
            timeout=60,
        )
    asked = [line.strip() for line in heard.read_text(encoding="utf-8").splitlines()]
    names = [asked[at + 1] for at, line in enumerate(asked) if line.endswith("member=Inhibit")]
    assert names == ['string "Loba"']
