"""The texts of one language, each read when it is first needed, or before, when there is time.

Reading all of a language takes longer than everything else up to the first picture, and most of
it is said later or never. Where an entry begins can be seen without reading it: that is the rule by
which the reader itself goes on after a fault.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

#: Before every line that may begin an entry or a comment.
_BEGINNING = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
_NAME = re.compile(r"-?[a-zA-Z][\w-]*(?=\s*=)", re.ASCII)


class Pieces:
    """`files`: their names and contents; of an entry that is there twice, the last one counts.
    What cannot be read is told by the name of its file."""

    def __init__(
        self,
        bundle: FluentBundle,
        files: Iterable[tuple[str, str]],
        tell: Callable[[str, Exception], None],
    ) -> None:
        self.bundle = bundle
        self._tell = tell
        #: By the name of an entry, "-" before that of a term: where it stands, the last one last.
        self._unread: dict[str, list[tuple[str, str, str]]] = {}
        for file, text in files:
            text = text.replace("\r\n", "\n")
            for piece in _BEGINNING.split(text):
                if name := _NAME.match(piece):
                    self._unread.setdefault(name[0], []).append((piece, file, text))

    def has(self, name: str) -> bool:
        """A message can be said, and all that it speaks of."""
        self._need(name)
        return self.bundle.has_message(name)

    def read_ahead(self) -> bool:
        """One that may be needed, if any is left: in some tenths of a millisecond."""
        name = next(iter(self._unread), None)
        if name is not None:
            self._need(name)
        return name is not None

    def _need(self, name: str) -> None:
        for piece, file, text in reversed(self._unread.pop(name, [])):
            try:
                entry = _read_alone(name, piece) or _read_among(name, text)
            except (ValueError, RecursionError) as error:
                self._tell(file, error)
                continue
            if entry is not None:
                self.bundle.add_resource(ast.Resource([entry]))
                for spoken_of in _Names.of(entry):
                    self._need(spoken_of)
                return


def _named(resource: Any, name: str) -> Any:
    found = None
    for item in resource.body:
        sign = "-" if isinstance(item, ast.Term) else ""
        if isinstance(item, ast.Message | ast.Term) and f"{sign}{item.id.name}" == name:
            found = item
    return found


@lru_cache(maxsize=4096)
def _read_alone(name: str, piece: str) -> Any:
    """Languages come and go, and what was read of them stays."""
    return _named(FluentResource(piece), name)


def _read_among(name: str, text: str) -> Any:
    """An entry may go on with a line that looks like the beginning of one: hardly any does."""
    return _named(_read_whole(text), name)


@lru_cache(maxsize=64)
def _read_whole(text: str) -> Any:
    return FluentResource(text)


class _Names(Visitor):
    """What an entry speaks of."""

    def __init__(self) -> None:
        self.found: list[str] = []

    @classmethod
    def of(cls, entry: Any) -> Iterator[str]:
        names = cls()
        names.visit(entry)
        yield from names.found

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)
