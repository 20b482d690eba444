"""Changing one entry of a YAML text: all else stays as it was written, letter by letter.

What comes out is read back. Where the text is written in a way that cannot be changed in one place,
the whole entry at its root is written anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import yaml

from game.reading.faults import Faults
from game.reading.yaml_text import flow, flow_key, yaml_lines
from game.reading.yaml_tree import plain_of, read_text

#: Stands for no entry at all; None is one with nothing behind its key.
GONE: Any = object()
#: What some editors write before the first letter.
BOM = "\ufeff"
#: The styles of texts that are written in lines of their own.
BLOCKS = ("|", ">")
#: The longest line that is written; what is longer is broken into lines.
WIDE = 96

Path = Sequence[str]
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def with_value(text: str, path: str, value: Any) -> str:
    """Return the text with a value at a key path; GONE removes the entry, and the maps around it
    that are empty then. The text must be a map that reads without faults."""
    if text.startswith(BOM):
        return BOM + with_value(text.removeprefix(BOM), path, value)
    steps = path.split(".")
    wanted = _changed(_plain(text), steps, value)
    for place in (steps, steps[:1]):
        within = wanted
        for step in place:
            within = within.get(step, GONE) if isinstance(within, dict) else GONE
        found = _edited(text, place, within)
        if _plain(found) == wanted:
            return found
    return "\n".join(yaml_lines(wanted, lambda path: "")) + "\n"


def _plain(text: str) -> Any:
    node = read_text(text, "", Faults())
    return plain_of(node) if node is not None else None


def _changed(entries: Any, steps: Path, value: Any) -> Any:
    """Return plain entries with a value at a path."""
    step, *others = steps
    if value is GONE and not (isinstance(entries, dict) and step in entries):
        return entries
    entries = dict(entries) if isinstance(entries, dict) else {}
    below = _changed(entries.get(step), others, value) if others else value
    if below is GONE or (value is GONE and below == {}):
        entries.pop(step, None)
    else:
        entries[step] = below
    return entries


def _edited(text: str, steps: Path, value: Any) -> str:
    node: Any = yaml.compose(text, Loader=_LOADER)
    parents: list[tuple[Any, int]] = []
    for depth, step in enumerate(steps):
        at = next((at for at, (key, _) in enumerate(node.value) if key.value == step), None)
        rest = _nested(steps[depth + 1 :], value)
        if at is None:
            return text if value is GONE else _inserted(text, node, step, rest)
        parents.append((node, at))
        child = node.value[at][1]
        is_map = isinstance(child, yaml.MappingNode)
        if depth == len(steps) - 1 and value is GONE:
            while len(parents) > 1 and len(parents[-1][0].value) == 1:
                parents.pop()
            return _removed(text, *parents[-1])
        if depth == len(steps) - 1 or not is_map:
            return text if value is GONE else _replaced(text, node, at, rest)
        node = child
    return text


def _nested(steps: Path, value: Any) -> Any:
    for step in reversed(steps):
        value = {step: value}
    return value


def _end(text: str, node: Any) -> int:
    """Return where a value ends, without the remarks and empty lines behind it."""
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return _end(text, last[1] if isinstance(last, tuple) else last)
    end = int(node.end_mark.index)
    # YAML has a text of several lines end where the next line begins.
    return len(text[:end].rstrip()) if getattr(node, "style", None) in BLOCKS else end


def _line_end(text: str, at: int) -> int:
    """Return where the line ends in which something ends."""
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def _break_of(text: str) -> str:
    return "\r\n" if "\r\n" in text else "\n"


def _written(text: str, key: str, value: Any, indent: int, is_flow: bool) -> str:
    """Return an entry: in one line where that is not too long."""
    line = f"{flow_key(key)}: {flow(value)}"
    if is_flow or indent + len(line) <= WIDE:
        return line
    lines = _lines(key, value)
    return f"{_break_of(text)}{' ' * indent}".join(lines)


def _lines(key: str, value: Any) -> Iterator[str]:
    """Yield an entry in lines: a long list has a line for each of its items."""
    yield f"{flow_key(key)}:"
    if isinstance(value, dict):
        for inner, child in value.items():
            line = f"{flow_key(inner)}: {flow(child)}"
            is_long = len(line) > WIDE - 8 and isinstance(child, dict | list)
            yield from (f"  {one}" for one in (_lines(inner, child) if is_long else [line]))
    else:
        yield from (f"  - {flow(item)}" for item in value)


def _inserted(text: str, node: Any, key: str, value: Any) -> str:
    """Return the text with one more entry at the end of a map."""
    if node.flow_style:
        inner = _written(text, key, value, 0, is_flow=True)
        if not node.value:
            at = node.start_mark.index + 1
            return f"{text[:at]}{inner}{text[at:]}"
        at = _end(text, node.value[-1][1])
        return f"{text[:at]}, {inner}{text[at:]}"
    indent = node.value[0][0].start_mark.column
    at = _line_end(text, _end(text, node.value[-1][1]))
    at -= text[:at].endswith("\r")
    entry = _written(text, key, value, indent, is_flow=False)
    return f"{text[:at]}{_break_of(text)}{' ' * indent}{entry}{text[at:]}"


def _replaced(text: str, node: Any, at: int, value: Any) -> str:
    """Return the text with another value for an entry."""
    key, child = node.value[at]
    end = _end(text, child)
    if node.flow_style or isinstance(child, yaml.ScalarNode) or child.flow_style:
        line = flow(value)
        starts_line = key.start_mark.column
        if node.flow_style or starts_line + len(key.value) + 2 + len(line) <= WIDE:
            gap = " " if child.start_mark.index == child.end_mark.index else ""
            return f"{text[: child.start_mark.index]}{gap}{line}{text[end:]}"
    indent = key.start_mark.column
    entry = _written(text, key.value, value, indent, is_flow=False)
    return f"{text[: key.start_mark.index]}{entry}{text[end:]}"


def _removed(text: str, node: Any, at: int) -> str:
    """Return the text without an entry: in a map of lines, without the lines that it takes."""
    key, child = node.value[at]
    start, end = key.start_mark.index, _end(text, child)
    if node.flow_style:
        if at:
            start = _end(text, node.value[at - 1][1])
        elif len(node.value) > 1:
            end = node.value[1][0].start_mark.index
        return text[:start] + text[end:]
    start -= key.start_mark.column
    return text[:start] + text[min(len(text), _line_end(text, end) + 1) :]
