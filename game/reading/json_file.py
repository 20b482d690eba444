"""Small JSON files that the program writes, and people read and change."""

import json
from math import isfinite
from pathlib import Path
from typing import Any, NoReturn

from game.reading.files import is_too_large, read_plain


def read_json(file: Path, most: int) -> Any:
    """Return what the file says. Raises OSError where it cannot be read, ValueError for all that is
    wrong in it: more than `most` bytes, no UTF-8, no JSON, too deep, or a number that is none."""
    try:
        content = read_plain(file, most)
    except OSError as error:
        if is_too_large(error):
            raise ValueError from error
        raise
    try:
        text = content.decode("utf-8-sig")
        return json.loads(text, parse_constant=_refuse, parse_float=_finite)
    except RecursionError as error:
        raise ValueError from error


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


def _finite(number: str) -> float:
    """Return a number of a file. Python takes one that is too large for no number at all."""
    value = float(number)
    if not isfinite(value):
        raise ValueError(number)
    return value


def content_of(data: object) -> bytes:
    """Return some data as JSON that people can read."""
    text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    # Half a character, which only an escape can have brought in, is written as an escape again.
    return text.encode(errors="backslashreplace")
