"""What is written and shown when the program cannot go on: a report that names no player.

The message of an exception may have anything in it: a name, a card, a folder. Only messages of
Python about code itself are told on; of all other exceptions only the kind is told.

The report says what the program was doing and on what it ran. Nobody's name, no card and no folder
of theirs is in it.
"""

import os
import platform
import re
import sys
import sysconfig
import traceback
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from game import __version__
from game.l10n.catalogue import Texts
from game.paths import PACKAGE, user_data

#: The most steps shown from each end of a call that went too deep.
STEPS_MOST = 30
#: The most exceptions shown that follow from one another.
CHAIN_MOST = 6
#: Exceptions whose messages are Python's or SDL's own, about types, attributes and devices.
OF_CODE = {
    *("AttributeError", "IndexError", "MemoryError", "NameError", "RecursionError"),
    *("TypeError", "UnboundLocalError", "ZeroDivisionError", "pygame.error"),
}
#: The signs of a message that names a file.
OF_FILES = re.compile(r"[/\\]")


def trace_of(error: BaseException) -> list[str]:
    """Return the lines about an exception and those that caused it, the first cause first."""
    lines: list[str] = []
    for one in reversed(list(_chain(error))):
        lines += map(_step, _few(traceback.extract_tb(one.__traceback__)))
        lines.append(_kind(one))
    return lines


def _chain(error: BaseException) -> Iterator[BaseException]:
    seen: set[int] = set()
    current: BaseException | None = error
    while current is not None and id(current) not in seen and len(seen) < CHAIN_MOST:
        seen.add(id(current))
        yield current
        current = current.__cause__ or (
            None if current.__suppress_context__ else current.__context__
        )


def _few(steps: list[traceback.FrameSummary]) -> list[traceback.FrameSummary]:
    return steps if len(steps) <= 2 * STEPS_MOST else steps[:STEPS_MOST] + steps[-STEPS_MOST:]


def _step(step: traceback.FrameSummary) -> str:
    place, is_known = _place(step.filename)
    # The lines of an unknown file may be somebody's own, and are not shown.
    line = step.line if is_known else ""
    return f"  {place}:{step.lineno} {step.name}" + (f": {line}" if line else "")


def _place(filename: str) -> tuple[str, bool]:
    """Return the path of a source file as it is on every machine, and whether it is part of the
    program or of Python."""
    file = Path(filename)
    if not file.is_absolute():
        # In a built program the paths begin at our own folder or Python's.
        return file.as_posix(), True
    libraries = [Path(sysconfig.get_path(name)) for name in ("purelib", "stdlib")]
    if file.is_relative_to(PACKAGE):
        return file.relative_to(PACKAGE.parent).as_posix(), True
    for folder in libraries:
        if file.is_relative_to(folder):
            return file.relative_to(folder).as_posix(), True
    return file.name, False


def _kind(error: BaseException) -> str:
    home, name = type(error).__module__, type(error).__qualname__
    kind = name if home == "builtins" else f"{home}.{name}"
    said = str(error)
    if kind in OF_CODE and not OF_FILES.search(said):
        return f"{kind}: {said}"
    if isinstance(error, OSError) and error.strerror:
        return f"{kind}: {error.strerror}"
    return kind


FOLDER, PREFIX, SUFFIX = "reports", "crash-", ".txt"
#: The most reports kept; the oldest are removed.
KEPT_MOST = 10


def written(
    error: BaseException, facts: Mapping[str, str], head: str, home: Path | None = None
) -> Path | None:
    """Write a report; return its file, or None where none can be written. `head`: its first words,
    for the player."""
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
    values = {"when": f"{now:%Y-%m-%d %H:%M} UTC", **versions(), **facts}
    lines = [head, "", *(f"{name}: {value}" for name, value in values.items()), ""]
    return "\n".join([*lines, *trace_of(error), ""])


def versions() -> dict[str, str]:
    """Return the versions of what the program stands on, as far as it has been loaded."""
    found = {
        "loba": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "built": "yes" if hasattr(sys, "frozen") else "no",
    }
    pygame = sys.modules.get("pygame")
    if pygame is not None:
        found["pygame"] = str(pygame.version.ver)
        found["sdl"] = ".".join(map(str, pygame.version.SDL))
    return found


def _make_room(folder: Path) -> None:
    reports = sorted(folder.glob(f"{PREFIX}*{SUFFIX}"))
    for old in reports[:-KEPT_MOST]:
        with suppress(OSError):
            old.unlink()


#: The exit code for a fault of the program itself, not of its use.
CRASHED = 70
#: What became of the match, each the end of a text key.
NO_MATCH, KEPT, NOT_KEPT, NEVER_KEPT = "no_match", "kept", "not_kept", "never_kept"


class Sorry(NamedTuple):
    title: str
    lines: tuple[str, ...]
    answer: str
    report: Path | None


def reported(
    error: BaseException, texts: Texts, facts: Mapping[str, str], match: str = NO_MATCH
) -> Sorry:
    """Write the report, and return the words for the player."""
    report = written(error, facts, texts.text("crash.report_head"))
    lines = [] if match == NO_MATCH else [texts.text(f"crash.match_{match}")]
    if report is None:
        lines.append(texts.text("crash.no_report"))
    else:
        lines.append(texts.text("crash.report", file=str(report)))
    lines.append(texts.text("crash.again"))
    return Sorry(texts.text("crash.title"), tuple(lines), texts.text("crash.close"), report)


def say_on_terminal(sorry: Sorry, error: BaseException) -> None:
    # A program without a terminal has no such stream.
    if sys.stderr is not None:
        lines = [*trace_of(error), "", sorry.title, *sorry.lines]
        print("\n".join(lines), file=sys.stderr, flush=True)
