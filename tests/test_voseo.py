"""Where players say vos, no text that a country leaves to `es` has a form of tú.

Which words those are is learnt from the texts: what `es` says wherever a country with vos says the
same word with another stress.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from unicodedata import combining, normalize

import pytest

from game.l10n.entries import Entries
from game.l10n.skeleton import spoken
from game.paths import bundled

COUNTRIES = ("es_AR", "es_013")
#: Forms of tú that are no verbs.
PRONOUNS = frozenset({"tú", "ti", "contigo"})
#: Nouns that look like one.
NOUNS = frozenset({"formas", "sumas"})
#: Somebody else does it: their subject stands elsewhere.
OF_OTHERS = frozenset(
    {
        *("bot-bold-about", "bot-hoarder-about", "bot-hasty-about", "bot-naive-about"),
        *("fault-over_the_limit", "scores-decides", "option-stock_end-value-end_hand"),
        *("rules-example-move-own_card-replace_other_end", "pad-others-yes"),
        # Said by a Chilean to anybody, and of the lower cards.
        *("bot-lucho-revenge_1", "bot-chepe-about"),
    }
)
WORD = re.compile(r"[^\W\d_]+")
#: What a sentence begins with.
FIRST = re.compile(r"(?:^|[.:;¡¿(]\s*|\n\s*)([^\W\d_]+)")
FILLED = re.compile(r"\{[^}]*\}")


@cache
def texts(language: str) -> Entries:
    return spoken([bundled("locales")], language)


def unstressed(word: str) -> str:
    return "".join(sign for sign in normalize("NFD", word) if not combining(sign))


def words(source: str) -> set[str]:
    return {word.lower() for word in WORD.findall(FILLED.sub(" … ", source))}


@cache
def forms_of_tu() -> frozenset[str]:
    found = set(PRONOUNS)
    for country in COUNTRIES:
        for name, entry in texts(country).items():
            if entry.language != "es" and name in texts("es"):
                before, after = words(texts("es")[name].source), words(entry.source)
                others = {unstressed(word) for word in after - before}
                found |= {word for word in before - after if unstressed(word) in others}
    return frozenset(found - NOUNS)


def slips(source: str) -> Iterator[str]:
    """Forms of tú in a text: those that are nothing else, and those a sentence begins with; in the
    middle of one, `baja` may be what somebody else does."""
    for word in words(source) & forms_of_tu():
        if word.endswith("s") or word != unstressed(word) or word in PRONOUNS:
            yield word
    for word in FIRST.findall(FILLED.sub(" … ", source)):
        if word.lower() in forms_of_tu():
            yield word


@pytest.mark.parametrize("country", COUNTRIES)
def test_no_country_with_vos_inherits_a_form_of_tu(country: str) -> None:
    found = {
        name: told
        for name, entry in texts(country).items()
        if entry.language == "es"
        and not name.startswith("-")
        and name not in OF_OTHERS
        and (told := set(slips(entry.source)))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("text", "forms"),
    [
        ("Baja tu juego", {"Baja"}),
        ("En el turno en que bajas tu juego", {"bajas"}),
        ("{ $player } baja una escala", set()),
        ("Quédate sin cartas. Levanta del mazo", {"quédate", "Quédate", "Levanta"}),
        ("Bajá tu juego", set()),
        ("Es para ti", {"ti"}),
    ],
)
def test_forms_of_tu_are_noticed(text: str, forms: set[str]) -> None:
    assert set(slips(text)) == forms
