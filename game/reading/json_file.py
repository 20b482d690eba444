"""Small JSON files that the program writes, and people read and change."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from game.reading.files import is_too_large, read_plain
from game.reading.whole_file import free_name, move, write_whole

#: The end of the name of a file that was set aside.
DAMAGED_SUFFIX = ".damaged.json"

Entry = TypeVar("Entry")


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
        return json.loads(content.decode("utf-8-sig"), parse_constant=_refuse)
    except RecursionError as error:
        raise ValueError from error


def read_entries(
    file: Path, size_most: int, most: int, read: Callable[[object], Entry]
) -> list[Entry]:
    """Return the first `most` entries of a list, but those for which `read` raises ValueError.
    Raises what `read_json` does, and ValueError where there is no list."""
    entries = read_json(file, size_most)
    if not isinstance(entries, list):
        raise ValueError
    found = []
    for one in entries[:most]:
        with suppress(ValueError):
            found.append(read(one))
    return found


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


def write_json(file: Path, data: object) -> None:
    """Write some data as JSON that people can read. May raise OSError."""
    text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    # Half a character, which only an escape can have brought in, is written as an escape again.
    write_whole(file, text.encode(errors="backslashreplace"))


def set_aside(file: Path) -> Path:
    """Rename a file that cannot be read, and return its new name: a new file will soon be written,
    and somebody may want to mend the old one. May raise OSError."""
    return move(file, free_name(file, DAMAGED_SUFFIX))
