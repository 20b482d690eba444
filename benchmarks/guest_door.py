"""Opens a watched window: python -m benchmarks.guest_door MODULE [WORD ...]

The process in which bots think reads anew what the program began with, so this begins with what
the game begins with, and no more: else the bots of a watched window would weigh more than others.
"""

from __future__ import annotations

import sys
from importlib import import_module

import game.__main__  # noqa: F401

if __name__ == "__main__":
    import_module(f"benchmarks.{sys.argv[1]}").main(*sys.argv[2:])
