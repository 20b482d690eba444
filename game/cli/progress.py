"""A bar that shows how far a long work has come; for people only, and only if it is long."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import TextIO, TypeVar

Item = TypeVar("Item")

WIDTH = 40
#: Seconds before the bar appears, and between two of its steps.
PATIENCE, PAUSE = 1.0, 0.1


def watched(
    items: Iterable[Item],
    total: int,
    stream: TextIO,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[Item]:
    """The items, with a bar on the stream if that is a terminal."""
    if not stream.isatty():
        yield from items
        return
    next_look = clock() + PATIENCE
    drawn = False
    try:
        for done, item in enumerate(items, 1):
            yield item
            now = clock()
            if now >= next_look:
                next_look = now + PAUSE
                drawn = True
                stream.write(f"\r{bar(done, total)}")
                stream.flush()
    finally:
        if drawn:
            stream.write("\r" + " " * len(bar(total, total)) + "\r")
            stream.flush()


def bar(done: int, total: int) -> str:
    full = WIDTH * done // total
    return f"[{'#' * full}{'.' * (WIDTH - full)}] {done}/{total}".ljust(WIDTH + 20)
