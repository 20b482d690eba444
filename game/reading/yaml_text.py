"""Values as YAML that reads back as the same, each with a note."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.reading.yaml_tree import joined, scalar

_PLAIN = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.+/' -]*")
#: Words that another reader of YAML would take for something else.
_RISKY = re.compile(r"y|n|yes|no|on|off|true|false|null|[-+.\d][\d_.:eE+-]*", re.IGNORECASE)

Note = Callable[[str], str]
"""Returns the comment for a key path; "" for none."""


def yaml_lines(
    entries: Mapping[str, Any], note: Note, path: str = "", depth: int = 0
) -> Iterator[str]:
    for key, value in entries.items():
        here = joined(path, key)
        start, comment = "  " * depth + f"{flow_key(key)}:", note(here)
        behind = f"  # {comment}" if comment else ""
        if isinstance(value, Mapping) and value:
            yield start + behind
            yield from yaml_lines(value, note, here, depth + 1)
        else:
            yield f"{start} {flow(value)}{behind}"


def flow(value: Any) -> str:
    """Return a value written on one line."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{flow_key(key)}: {flow(child)}" for key, child in value.items())
        return f"{{{inner}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(flow, value))}]"
    if isinstance(value, bool) or value is None:
        return json.dumps(value)
    return str(value) if isinstance(value, int) else _text(value)


def flow_key(key: str) -> str:
    """Return a key of a map; keys are always text, so a number needs no quotes."""
    return key if key.isdecimal() else _text(key)


def _text(text: str) -> str:
    safe = (
        _PLAIN.fullmatch(text)
        and text == text.strip()
        and isinstance(scalar(text), str)
        and not _RISKY.fullmatch(text)
    )
    return text if safe or re.fullmatch(r"\d+-\d+", text) else json.dumps(text, ensure_ascii=False)
