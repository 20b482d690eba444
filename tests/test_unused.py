"""Nothing is written that nothing uses: definitions, sounds.

A name counts as used where it is read anywhere in the game, whoever it belongs to there. That lets
a few unused ones through, and blames none that is used.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import game
from game.settings import ROWS
from game.ui.audio import CUES

GAME = Path(game.__file__).parent
SOURCES = {
    file.relative_to(GAME).as_posix(): file.read_text(encoding="utf-8")
    for file in sorted(GAME.rglob("*.py"))
}
#: Decorators that register what they decorate.
REGISTERS = ("part", "looks_at")
#: Definitions of a module that no module reads, and who does instead.
READ_ELSEWHERE = {
    "page_at": "the navigator calls it on the module that an address names",
    "register": "the command line calls it on every module of a command",
    "advice": "a call of the library: docs/bots.md",
    "slots": "the tests of parts ask for all of them",
}
#: Used by what is not ours, or by all the names of a class at once.
USED_ELSEWHERE = {
    "handleError": "overrides a method of Python's logging",
    "q1": "a column of `loba simulate`, by its name in `_fields`",
    "median": "a column of `loba simulate`, by its name in `_fields`",
    "q3": "a column of `loba simulate`, by its name in `_fields`",
}


def defined(body: list[ast.stmt]) -> Iterator[tuple[str, int, bool]]:
    """Yield functions, classes, methods, fields and constants: name, line, and whether defining it
    counts as naming it."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            if not is_registered(node):
                yield node.name, node.lineno, False
            if isinstance(node, ast.ClassDef):
                yield from defined(node.body)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.lineno, True


def is_registered(node: ast.FunctionDef | ast.ClassDef) -> bool:
    """Return whether its decorator registers it: a part of the rules, which variant files name in
    their own words, or a check of these files."""
    return any(
        isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id in REGISTERS
        for one in node.decorator_list
    )


class Facts(NamedTuple):
    """What one source defines, names, reads of objects, says in quotes and asks to sound."""

    defined: list[tuple[str, int, bool]]
    named: Counter[str]
    read: set[str]
    words: set[str]
    sounds: set[str]


@cache
def facts_of(source: str) -> Facts:
    tree = ast.parse(source)
    facts = Facts(list(defined(tree.body)), Counter(), set(), set(), set())
    for node in ast.walk(tree):
        match node:
            case ast.Name():
                facts.named[node.id] += 1
            case ast.Attribute():
                facts.named[node.attr] += 1
                if isinstance(node.ctx, ast.Load):
                    facts.read.add(node.attr)
            case ast.MatchClass():
                facts.named.update(node.kwd_attrs)
            case ast.Constant(str(word)):
                facts.words.add(word)
            case ast.Call(ast.Attribute(attr="sound"), [ast.Constant(str(cue)), *_]):
                facts.sounds.add(cue)
    return facts


def unused(sources: dict[str, str]) -> list[str]:
    facts = {name: facts_of(source) for name, source in sources.items()}
    uses = sum((one.named for one in facts.values()), Counter())
    return [
        f"{file}:{line}: {name}"
        for file, one in facts.items()
        for name, line, names_itself in one.defined
        if not name.startswith("__") and uses[name] <= names_itself
    ]


def unread(sources: dict[str, str]) -> list[str]:
    """Return the functions, classes and constants of modules that no module reads, whatever other
    modules call by the same name. Constants that are written together are read together."""
    trees = {
        name.removesuffix(".py").removesuffix("/__init__").replace("/", "."): ast.parse(one)
        for name, one in sources.items()
    }
    read: set[tuple[str, str]] = set()
    for module, tree in trees.items():
        modules: dict[str, str] = {}
        for node in ast.walk(tree):
            match node:
                case ast.ImportFrom(module=str(source)):
                    for one in node.names:
                        read.add((source.removeprefix("game."), one.name))
                        path = f"{source}.{one.name}".removeprefix("game.")
                        modules[one.asname or one.name] = path
                case ast.Name(ctx=ast.Load()):
                    read.add((module, node.id))
                case ast.Attribute(value=ast.Name(name)):
                    read.add((modules.get(name, ""), node.attr))
    return [
        f"{module}: {names[0]}"
        for module, tree in trees.items()
        for node in tree.body
        if (names := own_names(node)) and not any((module, name) in read for name in names)
    ]


def own_names(node: ast.stmt) -> list[str]:
    """Return what a statement of a module defines there."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [] if is_registered(node) else [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else []
    named = [node.target, *targets] if isinstance(node, ast.AnnAssign) else targets
    found = [one.id for target in named for one in ast.walk(target) if isinstance(one, ast.Name)]
    return [name for name in found if not name.startswith("__")]


def test_no_definition_of_a_module_is_unread() -> None:
    found = unread(SOURCES)
    assert [one for one in found if one.rpartition(" ")[2] not in READ_ELSEWHERE] == []
    assert {one.rpartition(" ")[2] for one in found} == set(READ_ELSEWHERE)


@pytest.mark.parametrize(
    ("other", "found"),
    [
        ("def a(): ...\na()", ["x: a"]),
        ("from game.x import a", []),
        ("from game import x\nx.a", []),
        ("from game import z as x\nx.a", ["x: a"]),
    ],
)
def test_a_name_that_another_module_reads_of_its_own_is_unread(
    other: str, found: list[str]
) -> None:
    assert unread({"x.py": "def a(): ...", "y.py": other}) == found


def test_no_definition_is_unused_but_those_used_elsewhere() -> None:
    assert sorted({one.rpartition(" ")[2] for one in unused(SOURCES)}) == sorted(USED_ELSEWHERE)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def a(): ...", ["x.py:1: a"]),
        ("@part('build', 'none')\nclass A:\n    def b(self): ...", ["x.py:3: b"]),
        ("def a(): ...\na()", []),
        ("class A:\n    def b(self): ...\nA()", ["x.py:2: b"]),
        ("class A:\n    b: int\n    c: int\nA().c", ["x.py:2: b"]),
        ("LEFT = 1\nRIGHT = 2\nprint(RIGHT)", ["x.py:1: LEFT"]),
    ],
)
def test_a_planted_definition_is_found(source: str, found: list[str]) -> None:
    assert unused({"x.py": source}) == found


def test_every_setting_is_read_where_it_has_an_effect() -> None:
    """Its own page, its preview and its file do not count."""
    own = ("settings.py", "storage/settings_file.py", "scenes/settings")
    effects = [text for name, text in SOURCES.items() if not name.startswith(own)]
    read = set().union(*(facts_of(text).read for text in effects))
    assert set(ROWS) <= read


def test_every_cue_sounds_somewhere() -> None:
    others = [source for name, source in SOURCES.items() if name != "ui/audio.py"]
    words = set().union(*(facts_of(source).words for source in others))
    loops = {name for name, cue in CUES.items() if cue.loops}
    assert set(CUES) - loops - words == set()


def test_a_sound_that_is_asked_for_by_name_exists() -> None:
    asked = set().union(*(facts_of(source).sounds for source in SOURCES.values()))
    assert asked
    assert asked <= set(CUES)
