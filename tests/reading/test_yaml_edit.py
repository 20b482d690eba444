"""One entry of a YAML text is changed; all else stays as it was written."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.reading.faults import Faults
from game.reading.yaml_edit import GONE, with_value
from game.reading.yaml_tree import plain_of, read_text

SOURCES = [*Path("assets/variants").glob("*.yaml"), *Path("tests/variants/games").glob("*.yaml")]
VALUES = (
    *(1, True, None, "face", "a: b", [1, 2], ["x", ["y", "z"]], {"a": {"b": [1, 2]}, "c": "d"}),
    *(GONE, GONE, "x" * 30, [["trio"] * 4] * 8),
)


def plain(text: str) -> Any:
    node = read_text(text, "", Faults())
    return plain_of(node) if node else None


def paths(entries: Any, above: str = "") -> list[str]:
    if not isinstance(entries, dict):
        return []
    found = [f"{above}{key}" for key in entries if "." not in key]
    return [
        *found,
        *(one for path in found for one in paths(entries[path[len(above) :]], f"{path}.")),
    ]


def laid(entries: Any, steps: list[str], value: Any) -> Any:
    """The entries as they are to be."""
    step, *others = steps
    entries = dict(entries) if isinstance(entries, dict) else {}
    below = laid(entries.get(step), others, value) if others else value
    if below is GONE or (value is GONE and below == {}):
        entries.pop(step, None)
    else:
        entries[step] = below
    return entries


@pytest.mark.parametrize(
    ("text", "path", "value", "wanted"),
    [
        ("a: 1  # one\nb: 2\n", "a", 3, "a: 3  # one\nb: 2\n"),
        ("a: 1\n# behind\n", "b", 2, "a: 1\nb: 2\n# behind\n"),
        ("a: {x: 1, y: 2}\n", "a.z", 3, "a: {x: 1, y: 2, z: 3}\n"),
        ("a: {x: 1, y: 2}  # c\n", "a.x", GONE, "a: {y: 2}  # c\n"),
        (
            "a:\n    x: 1  # c\n\n# d\nb: 1\n",
            "a.z",
            2,
            "a:\n    x: 1  # c\n    z: 2\n\n# d\nb: 1\n",
        ),
        ("a:\n  x: 1\nb: 1", "a.x", GONE, "b: 1"),
        ("a: {x: {y: 1}}\nb: 1\n", "a.x.y", GONE, "b: 1\n"),
        ("a:\n  - 1\n  - 2 # c\nb: 1\n", "a", [3], "a: [3] # c\nb: 1\n"),
        ("a: none\nb: 1\r\n", "a", {"part": "top"}, "a: {part: top}\nb: 1\r\n"),
        ("a:\n  x:\nb: 1\n", "a.x", 5, "a:\n  x: 5\nb: 1\n"),
        ("a: >\n  x\n  y\n\n# c\nb: 1\n", "a", "z", "a: z\n\n# c\nb: 1\n"),
        ("b: 1  # c\na: |\n  x\n", "a", GONE, "b: 1  # c\n"),
        ("a: |\n  x\n\n# c\n", "b", 1, "a: |\n  x\nb: 1\n\n# c\n"),
    ],
)
def test_only_what_is_meant_is_changed(text: str, path: str, value: Any, wanted: str) -> None:
    assert with_value(text, path, value) == wanted


def test_any_change_gives_what_was_meant_and_leaves_the_remarks() -> None:
    dice = Random(1)
    for _ in range(400):
        text = dice.choice(SOURCES).read_text(encoding="utf-8")
        path, value = dice.choice(paths(plain(text))), dice.choice(VALUES)
        path += dice.choice(["", "", ".new", ".x-y"]) if value is not GONE else ""
        changed = with_value(text, path, value)
        assert plain(changed) == laid(plain(text), path.split("."), value)
        assert text.splitlines()[0] in changed
