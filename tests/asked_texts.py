"""Which texts the game asks for, read from its source.

A key stands in the code whole, or is put together there: `f"{stem}.question"`, `f"table.{what}"`.
What is put in has to be in the code as well, or be a name: of a game, of a bot, of an option. A
stem must be asked for itself or stand in the code.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import game

_PUT_IN = "([A-Za-z0-9_.]*)"
_WORDS = re.compile(r"[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*")
_MADE = re.compile(r"[\w.]*[._][\w.]*")

#: First words of keys that something is put behind without more.
FAMILIES = {"command", "key", "pad"}

Pieces = tuple[str, ...]


def sources() -> Iterator[str]:
    for file in sorted(Path(game.__file__).parent.rglob("*.py")):
        yield file.read_text(encoding="utf-8")


def words_of(source: str) -> tuple[set[str], set[Pieces]]:
    """What may be a key or a part of one; and what stands before, between and behind the parts
    that are put into one."""
    whole, made = set(), set()
    tree = ast.parse(source)
    joined = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    inner = {id(part) for node in joined for part in node.values}
    for node in joined:
        pieces = [""]
        for part in node.values:
            if isinstance(part, ast.Constant):
                pieces[-1] += str(part.value)
            else:
                pieces.append("")
        if _MADE.fullmatch("".join(pieces)):
            made.add(tuple(pieces))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inner:
            # An argument of the command line is asked for without its dashes, and what stands for
            # its value in small letters.
            word = node.value.removeprefix("--")
            word = word.lower() if word.isupper() else word.strip("_")
            if _WORDS.fullmatch(word) is not None:
                whole.add(word)
        elif isinstance(node, ast.arg | ast.Attribute | ast.keyword | ast.AnnAssign):
            # A field of ours may name a part of a key.
            name = getattr(node, "arg", None) or getattr(node, "attr", None)
            target = getattr(node, "target", None)
            whole.add(name or getattr(target, "id", ""))
    return whole, made


class Asked:
    """`names`: what may be put in beside what is in the code."""

    def __init__(self, code: Iterable[str], names: Iterable[str] = ()) -> None:
        self.whole = set(names)
        made: set[Pieces] = set()
        for source in code:
            whole, pieces = words_of(source)
            self.whole |= whole
            made |= pieces
        self._forms = [re.compile(_PUT_IN.join(map(re.escape, pieces))) for pieces in sorted(made)]
        self.has = cache(self._has)

    def _has(self, key: str) -> bool:
        return key in self.whole or any(
            match is not None and all(self._is_known(part, key) for part in match.groups())
            for match in (form.fullmatch(key) for form in self._forms)
        )

    def _is_known(self, part: str, key: str) -> bool:
        if key.startswith(f"{part}.") and "." not in part:
            return part in FAMILIES
        if part in self.whole or part.isdecimal() or not part:
            return True
        return part != key and ("." in part or "_" in part) and self.has(part)
