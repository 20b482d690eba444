"""Starts the game from a command line: `python -m game`, or `loba` where it is installed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from multiprocessing import freeze_support

from game.cli.app import run


def main(argv: Sequence[str] | None = None) -> int:
    return run(sys.argv[1:] if argv is None else argv)


if __name__ == "__main__":
    freeze_support()
    raise SystemExit(main())
