"""The processes that the game begins beside its own."""

from __future__ import annotations

from multiprocessing import active_children

APART, BOT_PROCESS, PARALLEL = "loba apart", "loba bots", "loba parallel"


def processes(name: str) -> list[int]:
    """Return the numbers of those of this name that are still there."""
    return [child.pid for child in active_children() if child.name == name and child.pid]
