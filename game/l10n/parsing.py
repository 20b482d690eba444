"""Reading entries with Fluent, whose import takes longer than opening the window (see `pieces`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast

from game.l10n.bounds import DIGITS_MOST, ENTRY_MOST, OPTION, FilePiece, LeftOut, flaw_of
from game.reading.printable import clipped, printable

_LENGTHS = ("full", "long", "medium", "short")
#: The options of each function that take a word, with the words; no words: any will do.
_WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    "NUMBER": {"style": ("decimal", "percent"), "useGrouping": ()},
    "DATETIME": {"dateStyle": _LENGTHS, "timeStyle": _LENGTHS},
}
#: Options of NUMBER that take a whole number up to DIGITS_MOST.
_COUNTS = frozenset(
    f"{least}{digits}Digits"
    for least in ("minimum", "maximum")
    for digits in ("Integer", "Fraction", "Significant")
)


def nodes(entry: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield an entry and all that it is made of, but not where that stands."""
    waiting: list[object] = [entry]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.BaseNode):
            yield node
            waiting += (part for name, part in vars(node).items() if name != "span")
        elif isinstance(node, list):
            waiting += node
        elif isinstance(node, dict):
            waiting += node.values()


def mentioned(entry: ast.BaseNode) -> list[str]:
    """Return the entries that one refers to, each as often as it does."""
    return [
        f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
        for node in nodes(entry)
        if isinstance(node, ast.TermReference | ast.MessageReference)
    ]


def flaw_within(entry: ast.BaseNode) -> LeftOut | None:
    """Return why an entry is left out before it is filled, if it is: an option that a function
    does not have, or not with this value."""
    for node in nodes(entry):
        if isinstance(node, ast.FunctionReference) and node.id.name in _WORDS:
            for option in node.arguments.named:
                if not _is_sound(node.id.name, option):
                    said = clipped(printable(f"{option.value.value}"))
                    written = f"{node.id.name}({option.name.name}: {said})"
                    return LeftOut(OPTION, written, DIGITS_MOST)
    return None


def _is_sound(function: str, option: ast.NamedArgument) -> bool:
    name, value = option.name.name, f"{option.value.value}"
    if name in _WORDS[function]:
        words = _WORDS[function][name]
        return not words or value in words
    is_count = isinstance(option.value, ast.NumberLiteral) and value.isdecimal()
    return function == "NUMBER" and name in _COUNTS and is_count and int(value) <= DIGITS_MOST


class Parsed(NamedTuple):
    entry: Any
    flaw: LeftOut | None
    mentions: Sequence[str]


def entry_of(piece: FilePiece, text: str) -> tuple[Parsed | None, LeftOut | None]:
    """Return the entry of a piece, or why it is left out; neither, if it is no entry."""
    flaw = flaw_of(piece.name, piece.text)
    if flaw is not None:
        return None, flaw
    try:
        parsed = _parsed(piece.text)
        if parsed is None:
            # The entry may go on with a line that looks like the beginning of one: hardly any does.
            longer = text[piece.start : piece.start + ENTRY_MOST + 1]
            parsed = _parsed(longer)
            if parsed is not None:
                flaw = flaw_of(piece.name, longer[: parsed.entry.span.end])
    except (ValueError, RecursionError) as error:
        return None, LeftOut(type(error).__name__)
    return parsed, flaw or (None if parsed is None else parsed.flaw)


@lru_cache(maxsize=4096)
def _parsed(text: str) -> Parsed | None:
    """Return the entry at the beginning of a text. It is remembered, as languages are opened and
    closed again."""
    first = next(iter(FluentResource(text).body), None)
    if not isinstance(first, ast.Message | ast.Term):
        return None
    return Parsed(first, flaw_within(first), mentioned(first))
