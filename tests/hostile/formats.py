"""The formats of the files the game reads: from bytes to a tree, and back.

What is written may be nonsense: it is for the game to say so.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from typing import Any, NamedTuple
from xml.etree import ElementTree

import yaml

from tests.hostile.trees import Tree

SVG = "http://www.w3.org/2000/svg"
ElementTree.register_namespace("", SVG)


class Format(NamedTuple):
    """`words`: what means something in any file of this format."""

    parse: Callable[[bytes], Tree]
    write: Callable[[Tree], bytes]
    words: tuple[str, ...] = ()


# JSON and YAML -----------------------------------------------------------------------------------


def _json(tree: Tree) -> bytes:
    return json.dumps(tree, default=str, skipkeys=True).encode()


def _yaml(tree: Tree) -> bytes:
    return yaml.dump(tree, Dumper=yaml.CSafeDumper).encode(errors="surrogatepass")


# Fluent ------------------------------------------------------------------------------------------

_MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) = ?", re.MULTILINE)
_PIECE = re.compile(r"\{[^{}]*\}|[^{}]+|[{}]")

FTL_WORDS = (
    '{ "\\u0000" }',
    '{ "\\uD800" }',
    '{ "\\u202E" }',
    '{ "\\U110000" }',
    '{ "\\U10FFFF" }',
    "{ NUMBER($count, minimumFractionDigits: 100) }",
    "{ NUMBER($count, minimumFractionDigits: 300000000) }",
    "{ NUMBER($count, minimumIntegerDigits: 5000) }",
    "{ NUMBER($count, minimumIntegerDigits: 300000000) }",
    "{ NUMBER($count, maximumSignificantDigits: 0) }",
    "{ NUMBER($count, minimumSignificantDigits: 99999999) }",
    "{ NUMBER($count, maximumFractionDigits: -1) }",
    '{ NUMBER($count, style: "currency", currency: "\\u0000") }',
    '{ NUMBER($count, useGrouping: "x") }',
    '{ NUMBER("x") }',
    "{ NUMBER(99999999999999999999999999.5) }",
    "{ DATETIME($count) }",
    '{ DATETIME($count, dateStyle: "full") }',
    "{ GAME() }",
    "{ COURTS($count) }",
    "{ NOSUCH($count) }",
    "{ $nobody }",
    "{ menu-title }",
    "{ menu-new_table }",
    "{ -no-term }",
    "{ menu-title.attribute }",
    "{ $count ->\n  [one] x\n *[other] { menu-title }\n }",
    "{ NUMBER($count) ->\n  [0] x\n *[1] y\n }",
    "{ { { $count } } }",
    "{ -brand(case: $count) }",
    "\u0301" * 3000,
    "W" * 30_000,
    "x\n    y" * 500,
    "\u202e\u0627\u0644",
    "\ufdfa" * 500,
)


def _of_ftl(content: bytes) -> Tree:
    """[key, [pieces of what it says]] for each message."""
    text = content.decode()
    starts = list(_MESSAGE.finditer(text))
    ends = [one.start() for one in starts[1:]] + [len(text)]
    return [
        [one[1], _PIECE.findall(text[one.end() : end].rstrip())]
        for one, end in zip(starts, ends, strict=True)
    ]


def _flat(tree: Tree) -> Iterator[str]:
    """All there is in a branch, as text."""
    open_ones = [tree]
    while open_ones:
        one = open_ones.pop()
        if isinstance(one, dict):
            one = [part for entry in one.items() for part in entry]
        if isinstance(one, list | tuple):
            open_ones.extend(reversed(one))
        else:
            yield str(one)


def _ftl(tree: Tree) -> bytes:
    lines = []
    for message in tree if isinstance(tree, list) else [tree]:
        key, *pieces = message if isinstance(message, list) and message else [message]
        lines.append(f"{''.join(_flat(key))} = {''.join(_flat(pieces))}\n")
    return "".join(lines).encode(errors="surrogatepass")


# Drawings ----------------------------------------------------------------------------------------

_SHAPES = (f"{{{SVG}}}path", f"{{{SVG}}}use", f"{{{SVG}}}g")
SVG_WORDS = (
    *("M0 0 L1e9 1e9", "M0 0" + " l9 9" * 5000, "M0,0 C1e30,1e30 -1e30,1 5,5", "A1 1 0 0 0 1e9 1"),
    *("0.5", "0.0001 0.0001", "1e9", "1e-9", "-1", "NaN", "inf", "100%", "1e38", "url(#a)", "5 5"),
    *("stroke-dasharray", "stroke-width", "stroke", "fill", "transform", "d", "points", "viewBox"),
    *("r", "rx", "width", "height", "href", *_SHAPES),
    *("scale(1e30)", "scale(0)", "matrix(0 0 0 0 0 0)", "rotate(1e300)", "translate(1e9,1e9)"),
    *("0 0 0 0", "0 0 1e9 1e-9", "0 0 -5 -7", "nan nan nan nan"),
)


def _of_svg(content: bytes) -> Tree:
    return _of_element(ElementTree.fromstring(content))


def _of_element(one: ElementTree.Element) -> Tree:
    return [one.tag, dict(one.attrib), one.text or "", [_of_element(child) for child in one]]


def _svg(tree: Tree) -> bytes:
    return ElementTree.tostring(_element(tree, 0))


def _element(tree: Tree, depth: int) -> ElementTree.Element:
    parts = tree if isinstance(tree, list) else [tree]
    tag = next((one for one in parts if isinstance(one, str)), "g")
    element = ElementTree.Element(_letters(tag))
    for part in parts:
        if isinstance(part, dict):
            for key, value in part.items():
                element.set(_letters(str(key)), _letters("".join(_flat(value))))
        elif isinstance(part, list) and depth < 400:
            element.extend(_element(child, depth + 1) for child in part)
        elif part is not tag:
            element.text = _letters(str(part))
    return element


def _letters(text: str) -> str:
    return text.encode(errors="replace").decode()


# Databases ---------------------------------------------------------------------------------------

SQL_WORDS = ("person", "bot:regular", "name:ana", "{}", "[]", '{"a": NaN}', "CREATE TABLE", "ana")


def _of_sqlite(content: bytes) -> Tree:
    with closing(sqlite3.connect(":memory:")) as base:
        base.deserialize(content)
        made = base.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
        tables = {name: [] for name, sql in made if sql.startswith("CREATE TABLE")}
        for name in tables:
            tables[name] = [list(row) for row in base.execute(f'SELECT * FROM "{name}"')]
        version = base.execute("PRAGMA user_version").fetchone()[0]
    return {"version": version, "made": [list(one) for one in made], "rows": tables}


def _sqlite(tree: Tree) -> bytes:
    """Whatever of it can be made is made."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as base:
        # Wrong types and missing rows are the point, so nothing of it is checked.
        base.execute("PRAGMA foreign_keys = OFF")
        told = tree if isinstance(tree, dict) else {}
        for one in _listed(told.get("made")):
            sql = one[-1] if isinstance(one, list) and one else one
            with suppress(sqlite3.Error, ValueError, TypeError, sqlite3.Warning):
                base.execute(sql)
        rows = told.get("rows")
        for name, some in rows.items() if isinstance(rows, dict) else ():
            for row in _listed(some):
                values = [_storable(value) for value in _listed(row)]
                marks = ", ".join("?" * len(values))
                with suppress(sqlite3.Error, ValueError, UnicodeError, OverflowError):
                    base.execute(f'INSERT INTO "{name}" VALUES ({marks})', values)
        with suppress(sqlite3.Error, ValueError, UnicodeError):
            base.execute(f"PRAGMA user_version = {told.get('version')}")
        # Of a file in which nothing could be made there is nothing at all.
        with suppress(sqlite3.OperationalError):
            return base.serialize()
    return b""


def _listed(told: Any) -> list[Any]:
    return told if isinstance(told, list) else []


def _storable(value: Any) -> Any:
    if isinstance(value, bytes | float | None):
        return value
    if isinstance(value, int):
        return value if -(2**63) <= value < 2**63 else float(min(value, 10**300))
    text = str(value)
    with suppress(UnicodeEncodeError):
        text.encode()
        return text
    return text.encode(errors="surrogatepass")


FORMATS = {
    "json": Format(json.loads, _json),
    "yaml": Format(lambda content: yaml.load(content, yaml.CSafeLoader), _yaml),
    "ftl": Format(_of_ftl, _ftl, FTL_WORDS),
    "svg": Format(_of_svg, _svg, SVG_WORDS),
    "sqlite": Format(_of_sqlite, _sqlite, SQL_WORDS),
}
