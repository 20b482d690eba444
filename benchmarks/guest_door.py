"""Opens a watched window: python -m benchmarks.guest_door MODULE [WORD ...]

The process in which bots think imports the program's first module again. So this module imports
only what that of the game does: else the bots of a watched window would need more memory.
"""

from __future__ import annotations

import sys
from importlib import import_module

import game.__main__  # noqa: F401

if __name__ == "__main__":
    import_module(f"benchmarks.{sys.argv[1]}").main(*sys.argv[2:])
