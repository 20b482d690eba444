"""Writing a file so that there is always a whole one: the new, or what was there before."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(file: Path, content: bytes) -> None:
    """A power cut in the middle leaves what was there before."""
    part = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with part.open("wb") as target:
            target.write(content)
            target.flush()
            os.fsync(target.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
