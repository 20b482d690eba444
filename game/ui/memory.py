"""Memory that nobody uses any more goes back to the system.

Pictures come and go by the megabyte, and the C library of Linux keeps what they leave for the next
ones, in pieces that are seldom of the right size: after an evening a third of it would be holes.
With another library nothing is to be done.
"""

from __future__ import annotations

import ctypes
import functools
import sys

#: So many bytes in one piece are asked of the system, and given back to it at once. The library
#: would begin with less, and ask for ever more. A card is smaller: it moves, and has to be quick.
_LARGE = 512 * 1024
_M_MMAP_THRESHOLD = -3


def keep_large_apart() -> None:
    """To be said once, before anything is drawn."""
    _ask("mallopt", _M_MMAP_THRESHOLD, _LARGE)


def give_back() -> None:
    """All that is free now. Takes a millisecond or some."""
    _ask("malloc_trim", 0)


def _ask(name: str, *told: int) -> None:
    wish = getattr(_library(), name, None)
    if wish is not None:
        wish(*told)


@functools.cache
def _library() -> ctypes.CDLL | None:
    return ctypes.CDLL(None) if sys.platform == "linux" else None
