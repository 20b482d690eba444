"""The texts of the game in one language, with others behind it for what it lacks.

Reading all of a language takes longer than everything else up to the first picture, and most of
it is said later or never. Where an entry begins can be seen without reading it: that is the rule by
which the reader itself goes on after a fault.

The keys of the code have dots, "refuse.lay_off.not_opened"; the files, whose names may have none,
have dashes in their place: `refuse-lay_off-not_opened = ...`. No key has a dash of its own.

The texts of a country are those of its language, with what it says differently laid over them: a
*term* said anew (`-pinta = ...`) is heard in every sentence that uses it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

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
from game.l10n.languages import FALLBACK, chain, files, over

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
                entry, flaw = _entry(piece, text)
                if flaw is not None:
                    self._tell(name.replace("-", "."), _said(flaw))
                elif entry is not None:
                    self.bundle.add_resource(ast.Resource([entry]))
                    self._read[name] = len(piece.text), mentioned(entry)
                    break
        return self._read[name]


def _said(flaw: Flaw) -> str:
    return f"{flaw.fault} {flaw.detail}".strip()


def _entry(piece: Piece, text: str) -> tuple[Any, Flaw | None]:
    """The entry, or why it is left out; neither, where it is none."""
    flaw = flaw_of(piece)
    if flaw is not None:
        return None, flaw
    try:
        entry = _parsed(piece.text)
        if entry is None:
            # It may go on with a line that looks like the beginning of one: hardly any does.
            longer = text[piece.start : piece.start + ENTRY_MOST + 1]
            entry = _parsed(longer)
            if entry is not None:
                flaw = flaw_of(piece._replace(text=longer[: entry.span.end]))
    except (ValueError, RecursionError) as error:
        return None, Flaw(type(error).__name__)
    return entry, flaw or (None if entry is None else flaw_within(entry))


@lru_cache(maxsize=4096)
def _parsed(text: str) -> Any:
    """The entry at the beginning of a text. Languages come and go, and what was read of them
    stays."""
    first = next(iter(FluentResource(text).body), None)
    return first if isinstance(first, ast.Message | ast.Term) else None


Fact = int | float | str

#: What stands before a number below zero, and what keyboards have for it.
MINUS, _HYPHEN = "\u2212", re.compile(r"(?<![\w-])-(?=\d)")
NARROW_SPACE, FIRM_SPACE = "\u202f", "\u00a0"
#: Filling a text is dear, and a table says the same ones all the time: so many are kept.
KEPT_MOST = 4000


def initial(word: str) -> str:
    """The letter a word sounds first: plain, small, and no silent h.

    For languages where the next word matters: "Ana y Eva", but "Ana e Inés" and "Ana e Hilda".
    """
    letters = unicodedata.normalize("NFD", str(word)).lower()
    return letters.removeprefix("h")[:1]


def capital(words: str) -> str:
    """As at the beginning of a sentence."""
    return str(words)[:1].upper() + str(words)[1:]


@dataclass(slots=True)
class Circumstances:
    """What holds for whatever is said now. `game`: the id of the game that is spoken of.
    `english_courts`: the cards bear A J Q K, though the language has letters of its own."""

    game: str = ""
    english_courts: bool = False

    def of_game(self, named: object = None) -> str:
        """A term may be asked for the word of a game by name, where no game is played."""
        return named if isinstance(named, str) else self.game

    def courts(self) -> str:
        return "english" if self.english_courts else "own"

    def functions(self) -> dict[str, Callable[..., Any]]:
        """What a text may call besides Fluent's own functions."""
        return {
            "INITIAL": initial,
            "CAPITAL": capital,
            "GAME": self.of_game,
            "COURTS": self.courts,
        }


FUNCTIONS = Circumstances().functions()


class Catalogue:
    """Gives a text for every key, always: a game does not stop for want of a word.

    What went wrong is kept for tests and translators: keys that no language has in `missing`;
    texts that could not be filled, and files that could not be read, in `faulty`.
    """

    def __init__(self, languages: Iterable[str], roots: Sequence[Path]) -> None:
        self.missing: set[str] = set()
        self.faulty: dict[str, str] = {}
        self._now = Circumstances()
        self._voices = [
            _Voice(name, _layers(roots, name), self.faulty, self._now) for name in chain(languages)
        ]

    @property
    def language(self) -> str:
        """The language most texts come in."""
        return next((voice.language for voice in self._voices if voice.layers), FALLBACK)

    def show_courts(self, english: bool) -> None:
        """Cards are named by the letters they bear on the screen."""
        self._now.english_courts = english

    @contextmanager
    def speaking_of(self, game: str) -> Iterator[None]:
        """What is said meanwhile is about this game, by its id; its words may be its own."""
        before, self._now.game = self._now.game, game
        try:
            yield
        finally:
            self._now.game = before

    @property
    def languages(self) -> list[str]:
        """Where a text is looked for, the first first."""
        return [voice.language for voice in self._voices]

    def has(self, key: str) -> bool:
        return any(voice.has(key) for voice in self._voices)

    def text(self, key: str, /, **facts: Fact) -> str:
        for voice in self._voices:
            if voice.has(key):
                found = voice.text(key, facts)
                if found is not None:
                    below = any(not isinstance(fact, str) and fact < 0 for fact in facts.values())
                    return _HYPHEN.sub(MINUS, found) if below else found
        self.missing.add(key)
        return f"[{key}]"

    def read_ahead(self) -> bool:
        """A text of the first language, so that it has not to be read when it is to be said.
        Whether there was one left."""
        voice = next((voice for voice in self._voices if voice.layers), None)
        return voice is not None and voice.read_ahead()

    def text_in(self, game: str, key: str, /, **facts: Fact) -> str:
        """As it is said in this game, where that differs from what is said in all."""
        own = f"{key}.{game}"
        with self.speaking_of(game):
            return self.text(own if self.has(own) else key, **facts)

    def number(self, whole: int) -> str:
        """A whole number as the language writes it."""
        return self.text("number.whole", number=whole)

    def list_and(self, items: Iterable[str]) -> str:
        """All of these, as the language says it: "a, b and c"."""
        words = list(items)
        if len(words) < 2:
            return "".join(words)
        listed = words[0]
        for word in words[1:-1]:
            listed = self.text("list.next", before=listed, item=word)
        return self.text("list.last", before=listed, item=words[-1])


def _layers(roots: Sequence[Path], name: str) -> list[list[Path]]:
    """A language's own files over those of the language it is a kind of, by folder; none, if it
    has none."""
    if not files(roots, name):
        return []
    below = [files([root], language) for language in over(name) for root in roots]
    return [*below, *(files([root], name) for root in roots)]


class _Voice:
    """One language; its files are read when it is first asked for something."""

    def __init__(
        self, language: str, layers: list[list[Path]], faulty: dict[str, str], now: Circumstances
    ) -> None:
        self.language = language
        self.layers = layers
        self._faulty = faulty
        self._now = now
        self._said: dict[tuple[object, ...], str | None] = {}

    def has(self, key: str) -> bool:
        return self._pieces.has(key.replace(".", "-"))

    def text(self, key: str, facts: dict[str, Fact]) -> str | None:
        # 1 and 1.0 are equal, and said differently.
        now = (self._now.game, self._now.english_courts)
        asked = (key, *now, *facts.items(), *map(type, facts.values()))
        if asked not in self._said:
            if len(self._said) >= KEPT_MOST:
                self._said.clear()
            self._said[asked] = self._filled(key, facts)
        return self._said[asked]

    def read_ahead(self) -> bool:
        return self._pieces.read_ahead()

    def _filled(self, key: str, facts: dict[str, Fact]) -> str | None:
        try:
            bundle = self._pieces.bundle
            pattern = bundle.get_message(key.replace(".", "-")).value
            if pattern is None:
                return None
            found, errors = bundle.format_pattern(pattern, facts)
        except Exception as error:  # Anybody may add texts: a circular one must not end a game.
            errors, found = [error], None
        if errors:
            self._faulty[key] = f"{self.language}: {errors[0]}"
        # French numbers come with a narrow space, which not every font can draw.
        return None if found is None else str(found).replace(NARROW_SPACE, FIRM_SPACE)

    @cached_property
    def _pieces(self) -> Pieces:
        # To read what reads texts takes longer than to open a window, which comes first.
        from fluent.runtime import FluentBundle

        from game.l10n.bounds import sources

        pass

        # The first of these whose grammar is known tells what is one and what are many.
        grammars = chain([self.language])
        bundle = FluentBundle(grammars, functions=self._now.functions(), use_isolating=False)
        found = (source for layer in self.layers for source in sources(layer))
        return Pieces(bundle, found, self._faulty.__setitem__)
