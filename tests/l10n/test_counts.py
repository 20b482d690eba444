"""Numbers read right: one of a thing and many of it, and thousands as each language parts them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from game.l10n.catalogue import Texts
from game.paths import bundled

COUNTS = (0, 1, 2, 21, 1000)
#: Things that are counted, when there are several.
THINGS = {
    "en": "cards|points|rounds|hands|lunas|jokers|times|matches|builds|contracts|piernas|trios",
    "es": "cartas|puntos|rondas|manos|lunas|jokers|veces|partidas|piernas|tríos|formaciones",
    "fr": "cartes|points|manches|mènes|lunas|jokers|parties|piernas|trios|formations|reenganches",
    "pt": "cartas|pontos|rodadas|mènes|luas|curingas|vezes|partidas|trincas|pilhas|contratos",
}
#: Counts with which a thing is not said as several.
SINGLE = {"en": "1", "es": "1", "fr": "[01]", "pt": "[01]"}
#: Whole packs, whole tables and contracts, which are never one card or one player.
NEVER_FEW = {"fault-deal_uneven", "rules-deck-plain", "rules-deck-jokers", "rules-contract-deal"}
THOUSAND = {"en": "1,000", "es": "1.000", "fr": "1\u00a0000", "pt": "1.000"}


def counted(language: str) -> Iterator[tuple[str, set[str]]]:
    """Keys of texts that choose by a number, with all facts they or their parts may ask for."""
    files = sorted((bundled("locales") / language).glob("*.ftl"))
    sources = [file.read_text(encoding="utf-8") for file in files]
    facts = set(re.findall(r"\$(\w+)", "".join(sources)))
    for source in sources:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.span is not None:
                text = source[entry.span.start : entry.span.end]
                if "[one]" in text and entry.id.name not in NEVER_FEW:
                    yield entry.id.name, facts


@pytest.mark.parametrize("language", THINGS)
def test_one_is_one_and_many_are_many(language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    wrong = re.compile(
        rf"(?<![\w.,\u00a0/-])\*?{SINGLE[language]}\*?[\s\u00a0](?:{THINGS[language]})\b"
    )
    slips = []
    for name, facts in counted(language):
        for count in COUNTS:
            said = texts.text(name.replace("-", "."), **dict.fromkeys(facts, count))
            if wrong.search(said):
                slips.append(f"{name}: {said}")
    assert slips == []
    assert texts.faulty == {}


@pytest.mark.parametrize("language", THINGS)
def test_thousands_are_parted_as_the_language_does(language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    assert THOUSAND[language] in texts.text("rules.money.pot", stake=1000)
    assert THOUSAND[language] in texts.text("table.heap", count=1000)
