"""Memory that nobody uses any more, given back to the system.

Pictures come and go by the megabyte, and the C library of Linux keeps what they leave for the next
ones, in pieces that are seldom of the right size: after an evening half of it would be holes.
"""

from __future__ import annotations

import ctypes
import functools
import sys
from collections.abc import Callable


def give_back() -> None:
    """Takes some milliseconds. Elsewhere than with that library nothing is to be done."""
    trim = _trim()
    if trim is not None:
        trim(0)


@functools.cache
def _trim() -> Callable[[int], object] | None:
    if sys.platform != "linux":
        return None
    trim: Callable[[int], object] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return trim
