"""The start of the game from a command line: `python -m game`, or `loba` where it is installed."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from game.checkup import doctor, fit, selftest
from game.cli.app import run
from game.cli.window import OpenWindow


def main(argv: Sequence[str] | None = None) -> int:
    # Another program may read what is printed: pygame is to add nothing.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    return run(sys.argv[1:] if argv is None else argv, _window, (doctor, selftest, fit))


def _window() -> OpenWindow:
    # SDL reads this as it is loaded.
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "loba-game")
    # A command of the terminal has no use for a window, and starts sooner without.
    from game.opening import open_window

    return open_window


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # In a built program every process begins here.
        from multiprocessing import freeze_support

        freeze_support()
    raise SystemExit(main())
