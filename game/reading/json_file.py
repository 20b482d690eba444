"""Reading a small JSON file that the program wrote, and anybody may have changed since."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NoReturn

from game.reading.files import is_too_large, read_plain


def read_json(file: Path, most: int) -> Any:
    """Return what the file says. Raises OSError where it cannot be had, ValueError for all that is
    wrong in it: more than `most` bytes, no UTF-8, no JSON, too deep, or a number that is none."""
    try:
        content = read_plain(file, most)
    except OSError as error:
        if is_too_large(error):
            raise ValueError from error
        raise
    try:
        return json.loads(content.decode("utf-8-sig"), parse_constant=_refuse)
    except RecursionError as error:
        raise ValueError from error


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)
