"""The libraries of the system through which SDL reaches a screen: it loads them by name, so that a
program starts without them, and finds no screen."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Mapping
from typing import NamedTuple


class Library(NamedTuple):
    name: str
    #: What brings it on Debian and what is built on it.
    package: str


#: Those that cannot be done without, by the variable that names a screen.
NEEDED: Mapping[str, tuple[Library, ...]] = {
    "WAYLAND_DISPLAY": (
        Library("libwayland-client.so.0", "libwayland-client0"),
        Library("libwayland-cursor.so.0", "libwayland-cursor0"),
        Library("libwayland-egl.so.1", "libwayland-egl1"),
        Library("libxkbcommon.so.0", "libxkbcommon0"),
    ),
    "DISPLAY": (Library("libX11.so.6", "libx11-6"), Library("libXext.so.6", "libxext6")),
}


def lacking(environ: Mapping[str, str]) -> dict[str, str]:
    """Return the names and packages of those without which no screen can be reached that is there,
    as the facts of `window.no_libraries`; empty where one could."""
    gone = _missing(environ)
    if not gone:
        return {}
    names, packages = (" ".join(each) for each in zip(*gone, strict=True))
    return {"names": names, "packages": packages}


def _missing(environ: Mapping[str, str]) -> list[Library]:
    if sys.platform != "linux":
        return []
    ways = [[one for one in NEEDED[name] if _lacks(one)] for name in NEEDED if environ.get(name)]
    return min(ways, key=len, default=[])


def _lacks(library: Library) -> bool:
    try:
        ctypes.CDLL(library.name)
    except OSError:
        return True
    return False
