"""The entries of a language, each read when it is first said.

Reading all of a language takes longer than everything else up to the first picture, and most of it
is said later or never. Where an entry begins can be seen without reading it: that is the rule by
which the reader itself goes on after a fault. Most messages are one line in which only words, small
numbers and the word of a game are filled in. They are said without Fluent; so are all those of the
first picture.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from game.l10n.bounds import SPOKEN, SPOKEN_MOST, FilePiece, LeftOut, Source, flaw_of, says_too_much

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: The most entries of one name that are tried: the last one that can be read is taken.
TRIED_MOST = 3
#: The part of a simple message that is filled in: a fact or a term.
_FILLED = r"\{ *(\$[a-zA-Z][a-zA-Z0-9_-]*|-[a-zA-Z][a-zA-Z0-9_-]*) *\}"
#: What follows the "=" of a simple message.
_SIMPLE = re.compile(rf" *(?=[^ \n])((?:[^{{}}\r\n]|{_FILLED})+?) *\n*")
#: A term that each game has its own word for.
_BY_GAME = re.compile(
    r" *\{ *GAME\(\) *->\n((?: *\[[a-z][a-z0-9_]*\] [^{}\r\n]+\n)+)"
    r" *\*\[[a-z]+\] ([^{}\r\n]+)\n *\} *\n*"
)
_GAMES_WORD = re.compile(r"\[([a-z0-9_]+)\] +(.*[^ ]) *\n")
#: Facts of more letters, and larger numbers, which languages write in groups, are left to Fluent.
WORD_MOST, NUMBER_MOST = 200, 999

_Found = tuple[FilePiece, str]


class TextPieces:
    """The entries of one language. `grammars`: languages, the first known of which tells what is
    one and what are many. `tell` is told what cannot be read: the name of the file or the entry,
    and why."""

    def __init__(
        self,
        grammars: list[str],
        functions: dict[str, Callable[..., Any]],
        files: Iterable[Source],
        tell: Callable[[str, str], None],
    ) -> None:
        self._grammars, self._functions = grammars, functions
        self._tell = tell
        #: Where the entries of a name stand, the last one last; the name of a term begins with "-".
        self._unread: dict[str, list[_Found]] = {}
        #: Simple messages: words and the names of facts in turn; and where they stand.
        self._simple: dict[str, tuple[list[str], list[_Found]]] = {}
        #: Terms that each game has its own word for: these words, and the usual one.
        self._by_game: dict[str, tuple[list[tuple[str, str]], str]] = {}
        #: Of the entries that were read: their letters, and what they refer to.
        self._read: dict[str, tuple[int, Sequence[str]]] = {}
        self._is_sayable: dict[str, bool] = {}
        for file in files:
            if file.flaw is not None:
                tell(str(file.file), _said(file.flaw))
            for piece in file.pieces:
                self._unread.setdefault(piece.name, []).append((piece, file.text))

    @cached_property
    def bundle(self) -> FluentBundle:
        """Return what fills messages that are not simple."""
        from fluent.runtime import FluentBundle

        return FluentBundle(self._grammars, functions=self._functions, use_isolating=False)

    @cached_property
    def beginnings(self) -> frozenset[str]:
        """Return the beginnings of all names, up to their last "-": only for these can there be
        words of a single game."""
        names = (*self._unread, *self._read, *self._simple)
        return frozenset(name.rpartition("-")[0] for name in names)

    def has(self, name: str) -> bool:
        """Return whether a message can be said, with all that it refers to."""
        if name not in self._is_sayable:
            self._is_sayable[name] = self._is_simple(name) or self._can_be_filled(name)
        return self._is_sayable[name]

    def said(self, name: str, facts: Mapping[str, object], game: object) -> str | None:
        """Return what a message says with these facts, if it is simple; None if the bundle has to
        say it."""
        if name not in self._simple:
            return None
        said = list(self._simple[name][0])
        for at in range(1, len(said), 2):
            if said[at] in self._by_game:
                words, usual = self._by_game[said[at]]
                said[at] = next((word for its, word in words if game == its), usual)
                continue
            fact = facts.get(said[at])
            is_number = type(fact) is int and 0 <= fact <= NUMBER_MOST
            if not (is_number or (isinstance(fact, str) and len(fact) <= WORD_MOST)):
                self._can_be_filled(name)
                return None
            said[at] = str(fact)
        return "".join(said)

    def _is_simple(self, name: str) -> bool:
        parts = None if name.startswith("-") else self._parts(name)
        if parts is None:
            return False
        words = [parts[0]]
        for filled, after in zip(parts[1::2], parts[2::2], strict=True):
            if filled.startswith("$"):
                words += [filled[1:], after]
                continue
            if self._is_by_game(filled):
                words += [filled, after]
                continue
            term = self._parts(filled)
            if term is None or len(term) > 1:
                return False
            words[-1] += term[0] + after
        if sum(map(len, words)) > SPOKEN_MOST:
            return False
        self._simple[name] = words, self._unread.pop(name)
        return True

    def _is_by_game(self, term: str) -> bool:
        if term not in self._by_game and term in self._unread:
            piece = self._unread[term][-1][0]
            found = _BY_GAME.fullmatch(piece.text, piece.text.index("=") + 1)
            if found is not None and flaw_of(piece.name, piece.text) is None:
                self._by_game[term] = _GAMES_WORD.findall(found[1]), found[2].rstrip(" ")
        return term in self._by_game

    def _parts(self, name: str) -> list[str] | None:
        """Return words, and between each two what is filled in; None where an entry is not simple,
        or was read."""
        if name not in self._unread:
            return None
        piece = self._unread[name][-1][0]
        simple = _SIMPLE.fullmatch(piece.text, piece.text.index("=") + 1)
        if simple is None or flaw_of(piece.name, piece.text) is not None:
            return None
        return re.split(_FILLED, simple[1])

    def _can_be_filled(self, name: str) -> bool:
        if says_too_much(name, self._known):
            self._tell(name.replace("-", "."), SPOKEN)
            return False
        return self.bundle.has_message(name)

    def read_ahead(self) -> bool:
        """Read an entry that may be needed, if any is left, in some tenths of a millisecond; return
        whether there was one."""
        name = next(iter(self._unread), None)
        if name is not None:
            self.has(name)
        return name is not None

    def _known(self, name: str) -> tuple[int, Sequence[str]]:
        """Return the letters of an entry, and what it refers to. The entry is read when this is
        asked first."""
        if name not in self._read:
            from fluent.syntax.ast import Resource

            from game.l10n.parsing import entry_of

            self._read[name] = 0, ()
            found = self._simple[name][1] if name in self._simple else self._unread.pop(name, [])
            for piece, text in reversed(found[-TRIED_MOST:]):
                parsed, flaw = entry_of(piece, text)
                if flaw is not None:
                    self._tell(name.replace("-", "."), _said(flaw))
                elif parsed is not None:
                    self.bundle.add_resource(Resource([parsed.entry]))
                    self._read[name] = len(piece.text), parsed.mentions
                    break
        return self._read[name]


def _said(flaw: LeftOut) -> str:
    return f"{flaw.fault} {flaw.detail}".strip()
