"""A screen that nobody looks at, with a window manager and one mouse and keyboard."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator

PROGRAMS = ("Xvfb", "openbox", "xdotool")
SIZE = "1600x900x24"
#: xdotool waits for ever for a window that does not come.
PATIENCE = 10
WINDOW_CLASS = "loba-game"


def missing() -> str:
    """What is not installed here, as a reason to skip; "" if all is there."""
    absent = [name for name in PROGRAMS if shutil.which(name) is None]
    return f"no window can be driven without {', '.join(absent)}" if absent else ""


class Screen:
    def __init__(self, display: str) -> None:
        self.display = display

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "DISPLAY": self.display}

    def tool(self, *words: object) -> str:
        """Does with mouse and keyboard what xdotool calls so."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.environment,
            timeout=PATIENCE,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    def window_of(self, process: int) -> str:
        """The window that a process shows, once it can be seen; it gets the focus."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            # Found nothing, xdotool complains.
            with contextlib.suppress(subprocess.CalledProcessError):
                found = self.tool(
                    "search", "--all", "--onlyvisible", "--pid", process, "--class", WINDOW_CLASS
                ).split()
                if found:
                    self.tool("windowactivate", "--sync", found[-1])
                    return found[-1]
            time.sleep(0.1)
        raise AssertionError("the window is not to be seen")


@contextlib.contextmanager
def a_screen() -> Iterator[Screen]:
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        screen = Screen(f":{told.readline().strip()}")
    manager = subprocess.Popen(["openbox"], env=screen.environment, stderr=subprocess.DEVNULL)
    try:
        yield screen
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(PATIENCE)
