"""Numbers are inflected by the translator: a text that chooses by a number is given the number,
never a finished string."""

from __future__ import annotations

import re
from functools import cache

import pytest
from _pytest.monkeypatch import MonkeyPatch

from game.l10n.bounds import sources
from game.l10n.catalogue import Fact, Texts
from game.l10n.languages import files, layers
from game.paths import bundled

#: A choice by a number: its fact, and the first of its forms.
CHOICE = re.compile(r"\$(\w+) ->\s*\*?\[(?:one|[0-9]+)\]")


@cache
def counted() -> dict[str, set[str]]:
    """By text, the facts it chooses by as numbers, in any language of ours."""
    found: dict[str, set[str]] = {}
    ours = [bundled("locales")]
    for layer in {
        layer for language in ("en", "es", "fr", "pt") for layer in layers(ours, language)
    }:
        for source in sources(files(ours, layer)):
            for piece in source.pieces:
                facts = CHOICE.findall(piece.text)
                found.setdefault(piece.name.replace("-", "."), set()).update(facts)
    return found


class Watching:
    """Notes finished strings where a number is counted."""

    def __init__(self) -> None:
        self.slips: set[str] = set()
        self.asked = 0
        self._text = Texts.text

    def text(self, texts: Texts, key: str, /, **facts: Fact) -> str:
        for fact in counted().get(key, set()):
            self.asked += 1
            if isinstance(facts.get(fact), str):
                self.slips.add(f"{key}: ${fact} is “{facts[fact]}”")
        return self._text(texts, key, **facts)


@pytest.fixture
def watching(monkeypatch: MonkeyPatch) -> Watching:
    found = Watching()

    def text(self: Texts, key: str, /, **facts: Fact) -> str:
        return found.text(self, key, **facts)

    monkeypatch.setattr(Texts, "text", text)
    return found
