"""A screen without a monitor, and a way to move its mouse and press its keys."""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

MAIN_BUTTON = 1


@contextmanager
def screen(size: tuple[int, int], folder: str = "") -> Iterator[str]:
    """Yield the name of a display of this size; end the program where there is no Xvfb. `folder`:
    for the file that has its pixels and changes with them."""
    server = shutil.which("Xvfb")
    if server is None:
        sys.exit("There is no Xvfb here: nothing was measured.")
    reader, writer = os.pipe()
    told = ["-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp", "-noreset"]
    told += ["-fbdir", folder] if folder else []
    command = [server, "-displayfd", str(writer), *told]
    running = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as numbers:
            yield f":{numbers.readline().strip()}"
    finally:
        running.terminate()
        running.wait()


class _Device:
    """The base of devices whose events the X server takes for those of real ones."""

    def __init__(self, display: str) -> None:
        x11 = ctypes.util.find_library("X11")
        xtst = ctypes.util.find_library("Xtst")
        if x11 is None or xtst is None:
            sys.exit("libX11 and libXtst are needed to move the mouse: nothing was measured.")
        self._x11, self._xtst = ctypes.CDLL(x11), ctypes.CDLL(xtst)
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(display.encode()))

    def close(self) -> None:
        self._x11.XCloseDisplay(self._display)


class Keys(_Device):
    """A keyboard. `press`: takes a name that X has for a key, such as "Return"."""

    def press(self, name: str) -> None:
        code = self._x11.XKeysymToKeycode(
            self._display, ctypes.c_ulong(self._x11.XStringToKeysym(name.encode()))
        )
        for is_down in (1, 0):
            self._xtst.XTestFakeKeyEvent(self._display, code, is_down, 0)
        self._x11.XFlush(self._display)


class Mouse(_Device):
    def move(self, x: float, y: float) -> None:
        self._xtst.XTestFakeMotionEvent(self._display, 0, round(x), round(y), 0)
        self._x11.XFlush(self._display)

    def press(self, down: bool = True) -> None:
        self._xtst.XTestFakeButtonEvent(self._display, MAIN_BUTTON, int(down), 0)
        self._x11.XFlush(self._display)
