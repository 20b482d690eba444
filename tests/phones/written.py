"""The limits of the open door, as they are written down."""

import re
from pathlib import Path

WRITTEN = (Path(__file__).parents[2] / "docs" / "phones.md").read_text(encoding="utf-8")


def limits(what: str) -> list[int]:
    """The numbers that are written down for it."""
    row = next(line for line in WRITTEN.splitlines() if line.startswith(f"| {what} |"))
    return [int(number) for number in re.findall(r"\d+", row)]
