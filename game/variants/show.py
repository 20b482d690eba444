"""A resolved variant as YAML again, each value with a note of where it came from."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.reading.yaml_tree import joined, scalar

_PLAIN = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.+/' -]*")
#: Words that another reader of YAML would take for something else.
_RISKY = re.compile(r"y|n|yes|no|on|off|true|false|null|[-+.\d][\d_.:eE+-]*", re.IGNORECASE)

Note = Callable[[str], str]
"""What to say of a key path; nothing for no comment."""


def yaml_lines(
    told: Mapping[str, Any], note: Note, path: str = "", depth: int = 0
) -> Iterator[str]:
    for key, value in told.items():
        here = joined(path, key)
        start = "  " * depth + f"{_key(key)}:"
        if isinstance(value, Mapping) and value:
            yield start
            yield from yaml_lines(value, note, here, depth + 1)
        else:
            comment = note(here)
            yield f"{start} {flow(value)}" + (f"  # {comment}" if comment else "")


def flow(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(key)}: {flow(child)}" for key, child in value.items())
        return f"{{{inner}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(flow, value))}]"
    if isinstance(value, bool) or value is None:
        return json.dumps(value)
    return str(value) if isinstance(value, int) else _text(value)


def _key(key: str) -> str:
    """Keys are always text, so a number needs no quotes."""
    return key if key.isdecimal() else _text(key)


def _text(text: str) -> str:
    safe = (
        _PLAIN.fullmatch(text)
        and text == text.strip()
        and isinstance(scalar(text), str)
        and not _RISKY.fullmatch(text)
    )
    return text if safe or re.fullmatch(r"\d+-\d+", text) else json.dumps(text)
