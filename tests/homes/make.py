"""Makes a home with a little of everything the program keeps, and what that program says of it.

python -m tests.homes.make tests/homes/1.1

It is run once for each release, at its commit: what later programs open is what this one wrote.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

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
    (out / "told.json").write_text("\n".join(in_rows(told())) + "\n", encoding="utf-8")
    return 0


def in_rows(told: dict[str, Any]) -> Iterator[str]:
    """What is told as JSON, with each match, each player and each setting on a line of its own."""
    yield "{"
    for number, (name, value) in enumerate(sorted(told.items()), start=1):
        comma = "," if number < len(told) else ""
        if isinstance(value, dict):
            rows = [f"  {_json(key)}: {_json(one)}" for key, one in sorted(value.items())]
            text = "{\n" + ",\n".join(rows) + "\n }"
        elif isinstance(value, list):
            text = "[\n" + ",\n".join(f"  {_json(one)}" for one in value) + "\n ]"
        else:
            text = _json(value)
        yield f" {_json(name)}: {text}{comma}"
    yield "}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
