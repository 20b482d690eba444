"""The copy of the SDL library that pygame itself uses, for what pygame does not offer: to sleep
until an event comes, and to hand over only what was painted."""

from __future__ import annotations

import contextlib
import ctypes
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pygame

_INIT_VIDEO = 0x20


class Sdl(NamedTuple):
    """The library, and the file it was loaded from."""

    calls: ctypes.CDLL
    file: str


@cache
def sdl() -> Sdl | None:
    """Return the library once a display has begun; None if it is not found. Another copy would not
    know the window."""
    for file in candidates(Path(pygame.__file__).parent):
        with contextlib.suppress(OSError, AttributeError):
            calls = ctypes.CDLL(file, mode=getattr(os, "RTLD_NOLOAD", 0) | ctypes.DEFAULT_MODE)
            calls.SDL_WaitEventTimeout.argtypes = [ctypes.c_void_p, ctypes.c_int]
            calls.SDL_GetWindowFromID.restype = ctypes.c_void_p
            calls.SDL_UpdateWindowSurfaceRects.restype = ctypes.c_int
            if calls.SDL_WasInit(ctypes.c_uint32(_INIT_VIDEO)):
                return Sdl(calls, file)
    return None


def candidates(package: Path) -> Iterator[str]:
    """Yield the places where pygame's packages for Linux, Windows and macOS keep SDL, beside pygame
    or beside a built program, and then the names of one that is loaded from elsewhere."""
    for folder, pattern in (
        (package.parent / "pygame_ce.libs", "libSDL2-2*.so*"),
        (package, "SDL2.dll"),
        (package.parent, "SDL2.dll"),
        (package / ".dylibs", "libSDL2-2*.dylib"),
        (package.parent, "libSDL2-2*.dylib"),
    ):
        yield from map(str, sorted(folder.glob(pattern)))
    yield from ("libSDL2-2.0.so.0", "libSDL2-2.0.0.dylib", "SDL2.dll")
