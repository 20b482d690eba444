"""Words for people that stand in the code where a text of the catalogue should be."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

#: Calls whose words reach people, and where the words are: by place, or by name.
SPEAKING: dict[str, tuple[int | str, ...]] = {
    **dict.fromkeys(("print", "write", "writelines", "input", "exit", "SystemExit"), (0,)),
    **dict.fromkeys(("text", "letters", "width", "height", "block", "render"), (0,)),
    **dict.fromkeys(("Button", "Toggle"), (1, "text", "words")),
    "Entry": (1, 3),
    "Hint": (1,),
    "SettingRow": (1, 2),
    "Text": (0, "text"),
    "TextField": (1, "text"),
    "title": (0, "words"),
    "paint_tip": (1,),
    "add_argument": ("help",),
    "add_parser": ("help", "description"),
    "ArgumentParser": ("description", "epilog", "usage"),
    "Parser": ("description", "epilog", "usage"),
    "set_caption": (0,),
}
#: Objects whose `text` is a text of the catalogue.
CATALOGUES = {"texts", "words", "wording", "self", "services", "_texts"}

_TWO_WORDS = re.compile(r"[^\W\d_]{2,},? +[^\W\d_]{2,}")
_KEY = re.compile(r"[a-z_]+\.[a-z0-9_.]*")
#: Drawings and patterns are not for people, nor are what a database is asked, and cards and acts as
#: positions have them.
_NOT_WORDS = re.compile(
    r"[<>]|\(\?P"
    r"|\b(?:ALTER|AND|BEGIN|BY|CASE|CREATE|DELETE|FROM|INSERT|PRAGMA|SELECT|UPDATE)\b"
    r"|\bIS (?:NOT|NULL)\b"
    r"|^(?:discard|draw) \w+$"
)
_CARDS = re.compile(r" ?(?:[0-9AJQKTX][0-9a-zA-Z=']* ?)+")


def spoken_in(module: str, source: str, styles: frozenset[str] = frozenset()) -> list[str]:
    """`styles`: names of how panels look, which have spaces in them."""
    tree = ast.parse(source)
    found = {
        (part.lineno, str(part.value))
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for argument in _spoken_arguments(node)
        for part in _shown_as_they_are(argument)
        if any(map(str.isalpha, str(part.value))) and not _KEY.fullmatch(str(part.value))
    }
    silent = set(_not_for_people(tree))
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in silent
            and _TWO_WORDS.search(node.value)
            and node.value not in styles
            and not _NOT_WORDS.search(node.value)
            and not _CARDS.fullmatch(node.value)
        ):
            found.add((node.lineno, node.value))
    return [f"{module}:{line}: {value!r}" for line, value in sorted(found)]


def _spoken_arguments(call: ast.Call) -> Iterator[ast.expr]:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    owner = call.func.value if isinstance(call.func, ast.Attribute) else None
    if name == "text" and getattr(owner, "attr", getattr(owner, "id", "")) in CATALOGUES:
        return
    for place in SPEAKING.get(name, ()):
        if isinstance(place, int) and place < len(call.args):
            yield call.args[place]
        yield from (word.value for word in call.keywords if word.arg == place)


def _shown_as_they_are(node: ast.AST) -> Iterator[ast.Constant]:
    """Strings of an expression that end up in what it gives, not those that ask for a text."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            yield node
        return
    if isinstance(node, ast.Call | ast.Compare | ast.Subscript | ast.FormattedValue):
        return
    for child in ast.iter_child_nodes(node):
        yield from _shown_as_they_are(child)


def _not_for_people(tree: ast.AST) -> Iterator[int]:
    """Notes in the code, what goes wrong only if the code is wrong, and patterns."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            yield id(node.value)
        elif isinstance(node, ast.Raise | ast.Assert):
            yield from map(id, ast.walk(node))
        elif isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in {"compile", "Thread", "Process", "spawned", "parse_cards", "cards"}:
                yield from map(id, ast.walk(node))
