"""A screen that nobody looks at, with a window manager and one mouse and keyboard."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

PROGRAMS = ("Xvfb", "openbox", "xdotool")
#: There its own window is the screen, and the X server holds mouse and keyboard.
WAYLAND_PROGRAMS = ("Xvfb", "weston", "xdotool")
SIZE = "1600x900x24"
#: Of a screen for Wayland, in pixels.
WAYLAND_SIZE = (1400, 880)
WAYLAND_SOCKET = "loba-wayland"
#: xdotool waits for ever for a window that does not come.
PATIENCE = 10
WINDOW_CLASS = "loba-game"


def missing(programs: Sequence[str] = PROGRAMS) -> str:
    """What is not installed here, as a reason to skip; "" if all is there."""
    absent = [name for name in programs if shutil.which(name) is None]
    return f"no window can be driven without {', '.join(absent)}" if absent else ""


class Screen:
    def __init__(self, display: str) -> None:
        self.display = display

    @property
    def environment(self) -> dict[str, str]:
        """What the game sees of it."""
        return {**os.environ, "DISPLAY": self.display, "SDL_VIDEODRIVER": "x11"}

    def ask_to_close(self, process: subprocess.Popen[str]) -> None:
        """As the window manager does. It may be busy with something else and never hear it."""
        self.tool("key", "alt+F4")

    def tool(self, *words: object) -> str:
        """Does with mouse and keyboard what xdotool calls so."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env={**os.environ, "DISPLAY": self.display},
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


class WaylandScreen(Screen):
    """The game sees a Wayland compositor and no X server; every window fills the screen."""

    def __init__(self, display: str, folder: Path, window: str) -> None:
        super().__init__(display)
        self.folder, self.window = folder, window

    @property
    def environment(self) -> dict[str, str]:
        hidden = {name: told for name, told in os.environ.items() if name != "DISPLAY"}
        wayland = {"XDG_RUNTIME_DIR": str(self.folder), "WAYLAND_DISPLAY": WAYLAND_SOCKET}
        return {**hidden, **wayland, "SDL_VIDEODRIVER": "wayland"}

    def window_of(self, process: int) -> str:
        """A place on the screen is one in the window."""
        return self.window

    def ask_to_close(self, process: subprocess.Popen[str]) -> None:
        """Nothing in this compositor does so, but the system may."""
        process.terminate()


@contextlib.contextmanager
def a_wayland_screen(folder: Path, scale: int) -> Iterator[WaylandScreen]:
    """As dense as `scale`, which has as many pixels whatever it is."""
    with _an_x_server() as display:
        wide, high = (pixels // scale for pixels in WAYLAND_SIZE)
        log = folder / "weston"
        with log.open("w") as told:
            compositor = subprocess.Popen(
                [
                    *("weston", "--backend=x11-backend.so", "--shell=kiosk-shell.so"),
                    *("--no-config", "--idle-time=0", f"--socket={WAYLAND_SOCKET}"),
                    *(f"--width={wide}", f"--height={high}", f"--scale={scale}"),
                ],
                env={**os.environ, "DISPLAY": display, "XDG_RUNTIME_DIR": str(folder)},
                stdout=told,
                stderr=told,
            )
        try:
            _wait_for((folder / WAYLAND_SOCKET).exists, lambda: log.read_text("utf-8"))
            tool = Screen(display).tool
            window = tool("search", "--sync", "--onlyvisible", "--class", "weston").split()[-1]
            tool("windowfocus", "--sync", window)
            yield WaylandScreen(display, folder, window)
        finally:
            compositor.terminate()
            compositor.wait(PATIENCE)


def _wait_for(is_there: Callable[[], bool], why_not: Callable[[], str]) -> None:
    until = time.monotonic() + PATIENCE
    while not is_there():
        assert time.monotonic() < until, why_not()
        time.sleep(0.05)


@contextlib.contextmanager
def a_screen(size: str = SIZE) -> Iterator[Screen]:
    with _an_x_server(size) as display:
        screen = Screen(display)
        manager = subprocess.Popen(["openbox"], env=screen.environment, stderr=subprocess.DEVNULL)
        try:
            yield screen
        finally:
            manager.terminate()
            manager.wait(PATIENCE)


@contextlib.contextmanager
def _an_x_server(size: str = SIZE) -> Iterator[str]:
    """Its display."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait(PATIENCE)
