"""A language nobody speaks: French, the longest of ours, with 40 % more letters in every text.

It is a folder of Fluent files, as a player's own language would be, so it takes the same way
through the house. Only words grow: what is filled in, marks, stars, figures and suits stay.
"""

from __future__ import annotations

import atexit
import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from game.paths import bundled

#: A code no language has.
LONGER = "qlo"
GROWN_FROM = "fr"
GROWTH = 0.4
#: So that words of two letters get a third, but the letter at the corner of a card stays alone.
LEAST_OWED = 0.2
#: Cards in brackets, which are notation and stay, or a word.
_WORD = re.compile(r"\[[^]]*\]|[^\W\d_]+")


@cache
def longer_root() -> Path:
    """Where its folder is, until this run ends."""
    root = TemporaryDirectory()
    atexit.register(root.cleanup)
    folder = Path(root.name) / LONGER
    folder.mkdir()
    for file in (bundled("locales") / GROWN_FROM).glob("*.ftl"):
        (folder / file.name).write_text(grown(file.read_text(encoding="utf-8")), encoding="utf-8")
    return Path(root.name)


def grown(fluent: str) -> str:
    """A file of texts, with longer ones."""
    resource = FluentParser().parse(fluent)
    _Grower().visit(resource)
    return FluentSerializer().serialize(resource)


class _Grower(visitor.Visitor):
    """What one word is owed of a letter, the next one of its text gets."""

    def __init__(self) -> None:
        self.owed = 0.0

    def visit_Pattern(self, pattern: ast.Pattern) -> None:  # noqa: N802
        outer, self.owed = self.owed, LEAST_OWED
        self.generic_visit(pattern)
        self.owed = outer

    def visit_TextElement(self, text: ast.TextElement) -> None:  # noqa: N802
        text.value = _WORD.sub(lambda word: self._grown(word.group()), text.value)

    def _grown(self, word: str) -> str:
        if word.startswith("["):
            return word
        self.owed += len(word) * GROWTH
        more = int(self.owed)
        self.owed -= more
        return drawn_out(word, more)


def drawn_out(word: str, more: int) -> str:
    """With so many of its letters said twice, here and there."""
    long = len(word) + more
    return "".join(word[(2 * at + 1) * len(word) // (2 * long)] for at in range(long))
