"""Asks the libraries of the built program for their versions: no package of Python says them."""

from __future__ import annotations

import ctypes
import decimal
import re
import shutil
import sqlite3
import subprocess
import zlib
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from pyexpat import EXPAT_VERSION

import pygame
import pygame.freetype
import yaml

#: What Python and its packages know of those they use.
KNOWN: Mapping[str, Callable[[], object]] = {
    "SDL": pygame.get_sdl_version,
    "SDL_image": pygame.image.get_sdl_image_version,
    "SDL_mixer": pygame.mixer.get_sdl_mixer_version,
    "SDL_ttf": pygame.font.get_sdl_ttf_version,
    "FreeType": pygame.freetype.get_version,
    "zlib": lambda: zlib.ZLIB_RUNTIME_VERSION,
    "libyaml": lambda: yaml._yaml.get_version_string(),
    "Expat": lambda: EXPAT_VERSION,
    "libmpdec": lambda: decimal.__libmpdec_version__,  # type: ignore[attr-defined]
    "SQLite": lambda: sqlite3.sqlite_version,
}
_NUMBER = re.compile(r"\d+(?:\.\d+)+")


def version_of(name: str, row: Mapping[str, str], files: Iterable[Path]) -> str:
    """Return the version of a part, as it says it itself; "" where it says none. `row`: of
    `parts.toml`."""
    if name in KNOWN:
        return _written(KNOWN[name]())
    for file in files:
        version = ""
        with suppress(OSError, AttributeError, ValueError):
            version = _written(_asked(row, file))
        if version := version or _written(_packaged(file)):
            return version
    return ""


def _packaged(file: Path) -> str:
    """Return the version of the package of a Debian that a library is from; "" elsewhere."""
    if shutil.which("dpkg-query") is None:
        return ""
    asked = partial(subprocess.run, capture_output=True, text=True, check=False)
    owner = asked(["dpkg-query", "-S", f"*/{file.resolve().name}"]).stdout.partition(": ")[0]
    return asked(["dpkg-query", "-W", "-f", "${source:Upstream-Version}", owner]).stdout


def _asked(row: Mapping[str, str], file: Path) -> object:
    if "says" in row:
        found = re.search(row["says"].encode() + rb"([\d.]+)", file.read_bytes())
        return found[1].decode() if found else ""
    library = ctypes.CDLL(str(file))
    if "asks" in row:
        ask = getattr(library, row["asks"])
        ask.restype = ctypes.c_char_p
        # Some have places for the parts of the number, or for who asks, and do without.
        return ask(None, None, None).decode()
    if "holds" in row:
        return (ctypes.c_char_p.in_dll(library, row["holds"]).value or b"").decode()
    if "counts" in row:
        number = getattr(library, row["counts"])()
        least = 12 if number >> 24 else 8
        mask = (1 << least) - 1
        return number >> 2 * least, number >> least & mask, number & mask
    return ""


def _written(version: object) -> str:
    if isinstance(version, tuple):
        return ".".join(map(str, version))
    found = _NUMBER.search(str(version))
    return found[0] if found else ""
