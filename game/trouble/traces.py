"""Where in the program something went wrong, without a word about who played and what was held.

What an exception says may have anything in it: a name, a card, a folder. Only what Python says
about code itself is told on; of all else the kind remains.
"""

from __future__ import annotations

import re
import sysconfig
import traceback
from collections.abc import Iterator
from pathlib import Path

from game.paths import PACKAGE

#: Of a call that went too deep, so many steps from each end.
STEPS_MOST = 30
#: Exceptions that follow from one another.
CHAIN_MOST = 6
#: Their words are Python's or SDL's own, and speak of types, attributes and devices.
OF_CODE = {
    *("AttributeError", "IndexError", "MemoryError", "NameError", "RecursionError"),
    *("TypeError", "UnboundLocalError", "ZeroDivisionError", "pygame.error"),
}
#: Unless a file is named.
OF_FILES = re.compile(r"[/\\]")


def trace_of(error: BaseException) -> list[str]:
    """The cause comes before what it led to."""
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
    # The lines of a file we do not know are somebody's own.
    line = step.line if is_known else ""
    return f"  {place}:{step.lineno} {step.name}" + (f": {line}" if line else "")


def _place(filename: str) -> tuple[str, bool]:
    """A file as everybody has it, and whether it is part of the program or of Python."""
    file = Path(filename)
    if not file.is_absolute():
        # As in a program that was built: told from our own folder on, or Python's.
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
