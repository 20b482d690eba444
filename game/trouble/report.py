"""The report of a crash: a file in the player's folder, which they may read and pass on.

It says what the program was doing and on what it ran. Nobody's name, no card and no folder of
theirs is in it.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from game import __version__
from game.paths import user_data
from game.trouble.traces import trace_of

FOLDER, PREFIX, SUFFIX = "reports", "crash-", ".txt"
#: Older ones make room.
KEPT_MOST = 10


def written(
    error: BaseException, facts: Mapping[str, str], head: str, home: Path | None = None
) -> Path | None:
    """The file, or None where none can be written. `head`: its first words, for the player."""
    folder = (user_data() if home is None else home) / FOLDER
    now = datetime.now(UTC)
    file = folder / f"{PREFIX}{now:%Y%m%d-%H%M%S}-{os.getpid()}{SUFFIX}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(text_of(error, facts, head, now), encoding="utf-8")
    except OSError:
        return None
    _make_room(folder)
    return file


def text_of(error: BaseException, facts: Mapping[str, str], head: str, now: datetime) -> str:
    told = {"when": f"{now:%Y-%m-%d %H:%M} UTC", **versions(), **facts}
    lines = [head, "", *(f"{name}: {value}" for name, value in told.items()), ""]
    return "\n".join([*lines, *trace_of(error), ""])


def versions() -> dict[str, str]:
    """What the program stands on, as far as it has been loaded."""
    told = {
        "loba": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "built": "yes" if hasattr(sys, "frozen") else "no",
    }
    pygame = sys.modules.get("pygame")
    if pygame is not None:
        told["pygame"] = str(pygame.version.ver)
        told["sdl"] = ".".join(map(str, pygame.version.SDL))
    return told


def _make_room(folder: Path) -> None:
    reports = sorted(folder.glob(f"{PREFIX}*{SUFFIX}"))
    for old in reports[:-KEPT_MOST]:
        with suppress(OSError):
            old.unlink()
