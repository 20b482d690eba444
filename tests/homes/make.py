"""Makes a home with a little of everything the program keeps, and what that program says of it.

python -m tests.homes.make tests/homes/1.1

It is run once for each release, at its commit: what later programs open is what this one wrote.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

#: When the first match of a home begins, in seconds.
BEGINS = 1_795_300_000.0


def main(argv: Sequence[str]) -> int:
    [out] = map(Path, argv)
    # Read by SDL when pygame is first imported.
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["LOBA_HOME"] = str((out / "home").absolute())
    from tests.homes.life import live
    from tests.homes.telling import told

    live(BEGINS)
    text = json.dumps(told(), ensure_ascii=False, indent=1, sort_keys=True)
    (out / "told.json").write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
