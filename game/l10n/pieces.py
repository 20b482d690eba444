"""The entries of a language, each read when it is first said.

Reading all of a language takes longer than everything else up to the first picture, and most of
it is said later or never. Where an entry begins can be seen without reading it: that is the rule by
which the reader itself goes on after a fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from game.l10n.bounds import (
    ENTRY_MOST,
    SPOKEN,
    Flaw,
    Piece,
    Source,
    flaw_of,
    flaw_within,
    mentioned,
    says_too_much,
)

#: Of entries of one name the last is taken that can be read; so many are tried.
TRIED_MOST = 3


class Pieces:
    """`tell` is told what cannot be read: the name of its file, or its own, and why."""

    def __init__(
        self, bundle: FluentBundle, files: Iterable[Source], tell: Callable[[str, str], None]
    ) -> None:
        self.bundle = bundle
        self._tell = tell
        #: By the name of an entry, "-" before that of a term: where it stands, the last one last.
        self._unread: dict[str, list[tuple[Piece, str]]] = {}
        #: Of those that were read: the letters, and what they refer to.
        self._read: dict[str, tuple[int, Sequence[str]]] = {}
        self._is_sayable: dict[str, bool] = {}
        for file in files:
            if file.flaw is not None:
                tell(str(file.file), _said(file.flaw))
            for piece in file.pieces:
                self._unread.setdefault(piece.name, []).append((piece, file.text))

    @cached_property
    def beginnings(self) -> frozenset[str]:
        """What names begin with, up to their last "-": only for these can there be words of a
        single game."""
        return frozenset(name.rpartition("-")[0] for name in (*self._unread, *self._read))

    def has(self, name: str) -> bool:
        """A message can be said, and all that it speaks of."""
        if name not in self._is_sayable:
            is_bounded = not says_too_much(name, self._known)
            if not is_bounded:
                self._tell(name.replace("-", "."), SPOKEN)
            self._is_sayable[name] = is_bounded and self.bundle.has_message(name)
        return self._is_sayable[name]

    def read_ahead(self) -> bool:
        """One that may be needed, if any is left: in some tenths of a millisecond."""
        name = next(iter(self._unread), None)
        if name is not None:
            self.has(name)
        return name is not None

    def _known(self, name: str) -> tuple[int, Sequence[str]]:
        """The letters of an entry, and what it refers to. It is read when this is asked first."""
        if name not in self._read:
            self._read[name] = 0, ()
            for piece, text in reversed(self._unread.pop(name, [])[-TRIED_MOST:]):
                parsed, flaw = _entry(piece, text)
                if flaw is not None:
                    self._tell(name.replace("-", "."), _said(flaw))
                elif parsed is not None:
                    self.bundle.add_resource(ast.Resource([parsed.entry]))
                    self._read[name] = len(piece.text), parsed.mentions
                    break
        return self._read[name]


def _said(flaw: Flaw) -> str:
    return f"{flaw.fault} {flaw.detail}".strip()


class _Parsed(NamedTuple):
    entry: Any
    flaw: Flaw | None
    mentions: Sequence[str]


def _entry(piece: Piece, text: str) -> tuple[_Parsed | None, Flaw | None]:
    """The entry, or why it is left out; neither, where it is none."""
    flaw = flaw_of(piece)
    if flaw is not None:
        return None, flaw
    try:
        parsed = _parsed(piece.text)
        if parsed is None:
            # It may go on with a line that looks like the beginning of one: hardly any does.
            longer = text[piece.start : piece.start + ENTRY_MOST + 1]
            parsed = _parsed(longer)
            if parsed is not None:
                flaw = flaw_of(piece._replace(text=longer[: parsed.entry.span.end]))
    except (ValueError, RecursionError) as error:
        return None, Flaw(type(error).__name__)
    return parsed, flaw or (None if parsed is None else parsed.flaw)


@lru_cache(maxsize=4096)
def _parsed(text: str) -> _Parsed | None:
    """The entry at the beginning of a text. Languages come and go, and what was read of them
    stays."""
    first = next(iter(FluentResource(text).body), None)
    if not isinstance(first, ast.Message | ast.Term):
        return None
    return _Parsed(first, flaw_within(first), mentioned(first))
