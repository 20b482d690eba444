"""Numbers are inflected by the translator: a text that chooses by a number is given the number,
never a finished string. Held for every scene there is, and for what is told of whole games."""

import re

import pytest
from _pytest.monkeypatch import MonkeyPatch

from game.l10n.catalogue import Catalogue, Fact
from game.l10n.skeleton import spoken
from game.paths import bundled
from tests.gallery.seen import ALL
from tests.test_terms import GAMES, all_said

#: A choice by a number: its fact, and the first of its forms.
CHOICE = re.compile(r"\$(\w+) ->\s*\*?\[(?:one|[0-9]+)\]")


def counted() -> dict[str, set[str]]:
    """By text, the facts it chooses by as numbers, in any language of ours."""
    found: dict[str, set[str]] = {}
    for language in ("en", "es", "fr", "pt"):
        for name, entry in spoken([bundled("locales")], language).items():
            found.setdefault(name.replace("-", "."), set()).update(CHOICE.findall(entry.source))
    return found


COUNTED = counted()


class Watching:
    """Notes finished strings where a number is counted."""

    def __init__(self) -> None:
        self.slips: set[str] = set()
        self.asked = 0
        self._text = Catalogue.text

    def text(self, texts: Catalogue, key: str, /, **facts: Fact) -> str:
        for fact in COUNTED.get(key, set()):
            self.asked += 1
            if isinstance(facts.get(fact), str):
                self.slips.add(f"{key}: ${fact} is “{facts[fact]}”")
        return self._text(texts, key, **facts)


@pytest.fixture
def watching(monkeypatch: MonkeyPatch) -> Watching:
    found = Watching()

    def text(self: Catalogue, key: str, /, **facts: Fact) -> str:
        return found.text(self, key, **facts)

    monkeypatch.setattr(Catalogue, "text", text)
    return found


def test_a_finished_string_is_noticed(watching: Watching) -> None:
    Catalogue(["en"], [bundled("locales")]).text("table.heap", count="3")
    assert watching.slips == {"table.heap: $count is “3”"}


@pytest.mark.parametrize("family", sorted({name.partition("_")[0] for name in ALL}))
def test_scenes_give_numbers_where_numbers_are_counted(family: str, watching: Watching) -> None:
    for name, seen in ALL.items():
        if name.partition("_")[0] == family:
            seen()
    assert watching.slips == set()


def test_what_is_told_of_games_gives_numbers(watching: Watching) -> None:
    all_said.cache_clear()
    for game in GAMES.ids():
        all_said(game, "en")
    assert watching.asked > 100
    assert watching.slips == set()
