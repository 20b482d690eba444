"""The texts of the game in one language, with others behind it for what it lacks.

The keys of the code have dots, "refuse.lay_off.not_opened"; the files, whose names may have none,
have dashes in their place: `refuse-lay_off-not_opened = ...`. No key has a dash of its own.
"""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from errno import EFBIG, EINVAL
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from game.l10n.languages import FALLBACK, chain, files

Fact = int | float | str

NARROW_SPACE, FIRM_SPACE = "\u202f", "\u00a0"
#: Many times the largest of our files.
SIZE_MOST = 256 * 1024
#: Filling a text is dear, and a table says the same ones all the time: so many are kept.
KEPT_MOST = 4000


def initial(word: str) -> str:
    """The letter a word sounds first: plain, small, and no silent h.

    For languages where the next word matters: "Ana y Eva", but "Ana e Inés" and "Ana e Hilda".
    """
    letters = unicodedata.normalize("NFD", str(word)).lower()
    return letters.removeprefix("h")[:1]


#: What a text may call besides Fluent's own functions.
FUNCTIONS: dict[str, Callable[..., Any]] = {"INITIAL": initial}


class Catalogue:
    """Gives a text for every key, always: a game does not stop for want of a word.

    What went wrong is kept for tests and translators: keys that no language has in `missing`;
    texts that could not be filled, and files that could not be read, in `faulty`.
    """

    def __init__(self, languages: Iterable[str], roots: Sequence[Path]) -> None:
        self.missing: set[str] = set()
        self.faulty: dict[str, str] = {}
        self._voices = [_Voice(name, files(roots, name), self.faulty) for name in chain(languages)]

    @property
    def language(self) -> str:
        """The language most texts come in."""
        return next((voice.language for voice in self._voices if voice.sources), FALLBACK)

    def has(self, key: str) -> bool:
        return any(voice.has(key) for voice in self._voices)

    def text(self, key: str, /, **facts: Fact) -> str:
        for voice in self._voices:
            if voice.has(key):
                found = voice.text(key, facts)
                if found is not None:
                    return found
        self.missing.add(key)
        return f"[{key}]"

    def list_and(self, items: Iterable[str]) -> str:
        """All of these, as the language says it: "a, b and c"."""
        words = list(items)
        if len(words) < 2:
            return "".join(words)
        listed = words[0]
        for word in words[1:-1]:
            listed = self.text("list.next", before=listed, item=word)
        return self.text("list.last", before=listed, item=words[-1])


@lru_cache(maxsize=256)
def _read(text: str) -> Any:
    """Reading takes most of the time of a language, and languages come and go."""
    return FluentResource(text)


def _letters(file: Path) -> str:
    """Anybody may add files; one that is larger than any language is not even read."""
    if not file.is_file():
        raise OSError(EINVAL, os.strerror(EINVAL), str(file))
    with file.open("rb") as source:
        content = source.read(SIZE_MOST + 1)
    if len(content) > SIZE_MOST:
        raise OSError(EFBIG, os.strerror(EFBIG), str(file))
    return content.decode("utf-8-sig")


class _Voice:
    """One language; its files are read when it is first asked for something."""

    def __init__(self, language: str, sources: list[Path], faulty: dict[str, str]) -> None:
        self.language = language
        self.sources = sources
        self._faulty = faulty
        self._said: dict[tuple[object, ...], str | None] = {}

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key.replace(".", "-"))

    def text(self, key: str, facts: dict[str, Fact]) -> str | None:
        # 1 and 1.0 are equal, and said differently.
        asked = (key, *facts.items(), *map(type, facts.values()))
        if asked not in self._said:
            if len(self._said) >= KEPT_MOST:
                self._said.clear()
            self._said[asked] = self._filled(key, facts)
        return self._said[asked]

    def _filled(self, key: str, facts: dict[str, Fact]) -> str | None:
        try:
            pattern = self._bundle.get_message(key.replace(".", "-")).value
            if pattern is None:
                return None
            found, errors = self._bundle.format_pattern(pattern, facts)
        except Exception as error:  # Anybody may add texts: a circular one must not end a game.
            errors, found = [error], None
        if errors:
            self._faulty[key] = f"{self.language}: {errors[0]}"
        # French numbers come with a narrow space, which not every font can draw.
        return None if found is None else str(found).replace(NARROW_SPACE, FIRM_SPACE)

    @cached_property
    def _bundle(self) -> FluentBundle:
        # The first of these whose grammar is known tells what is one and what are many.
        grammars = chain([self.language])
        bundle = FluentBundle(grammars, functions=FUNCTIONS, use_isolating=False)
        for file in self.sources:
            try:
                resource = _read(_letters(file))
            except (OSError, ValueError, RecursionError) as error:
                self._faulty[str(file)] = str(error)
            else:
                bundle.add_resource(resource, allow_overrides=True)
        return bundle
