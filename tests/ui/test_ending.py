"""A signal to end ends the window, whether it rests or works."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

WORKS = "while True: pass"
RESTS = "while not any(event.type == pygame.QUIT for event in [pygame.event.wait()]): pass"
PROGRAM = """
import pygame
from game.ui.process import ends_on_signals
pygame.display.init()
pygame.display.set_mode((64, 64))
with ends_on_signals():
    print("ready", flush=True)
    {then}
print("left")
"""


@pytest.mark.skipif(not hasattr(signal, "alarm"), reason="this system has no such signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
@pytest.mark.parametrize(("then", "said"), [(WORKS, ""), (RESTS, "left\n")], ids=["works", "rests"])
def test_a_window_that_is_told_to_end_ends(name: str, then: str, said: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM.format(then=then)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        while process.stdout.readline() != "ready\n":
            assert process.poll() is None
        process.send_signal(getattr(signal, name))
        try:
            assert process.communicate(timeout=20)[0] == said
        finally:
            process.kill()
