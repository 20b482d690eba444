"""One act has one word in a language or a country: docs/languages/acts.yaml names them, and every
text players see is searched for any other word for the same act."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from game.l10n.catalogue import Texts
from game.l10n.skeleton import FOR_PLAYERS, spoken
from game.paths import bundled
from game.variants.catalogue import Catalogue
from tests.kept import assert_kept

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "languages"
TABLE = yaml.safe_load((FOLDER / "acts.yaml").read_text(encoding="utf-8"))
LANGUAGES: Mapping[str, str] = TABLE["languages"]
ACTS: Mapping[str, Mapping[str, Any]] = TABLE["acts"]
ROOT = bundled("locales")
GAMES = ("", *Catalogue([bundled("assets/variants")]).ids())
COUNTS = (1, 2)


class Word(NamedTuple):
    """What an act is called, and what it is never called but in some texts."""

    say: str
    never: tuple[str, ...]
    but: tuple[str, ...]


def word_for(act: str, language: str) -> Word:
    """A country that says nothing of its own says what its language says."""
    known = ACTS[act]
    told = known.get(language) or known[language.partition("_")[0]]
    return Word(told["say"], tuple(told["never"]), tuple(told.get("but", ())))


@cache
def asked() -> Mapping[str, frozenset[str]]:
    """The texts players see, with what each of them is given. What regulars of the house say is in
    the words of their own countries."""
    return {
        name: entry.variables
        for name, entry in spoken([ROOT], "en").items()
        if not name.startswith("-")
        and (entry.file.stem in FOR_PLAYERS or entry.file.stem.startswith("lesson_"))
        and not name.startswith(("command-", "fault-", "host-"))
        and (entry.file.stem != "regulars" or name.endswith("-about"))
    }


@cache
def said(language: str) -> Mapping[str, str]:
    """Every text as it is said in each game, with the name of one that says it."""
    texts = Texts([language], [ROOT])
    found: dict[str, str] = {}
    for name, variables in asked().items():
        key = name.replace("-", ".")
        for game in GAMES:
            for count in COUNTS if variables else COUNTS[:1]:
                facts = dict.fromkeys(variables, count)
                found.setdefault(texts.text_in(game, key, **facts), name)
    return found


def slips(act: str, language: str, texts: Mapping[str, str]) -> Iterator[str]:
    """Texts with another word for an act."""
    word = word_for(act, language)
    for text, name in texts.items():
        if not name.startswith(word.but):
            for other in word.never:
                if re.search(rf"(?<!\w)(?:{other})", text, re.IGNORECASE):
                    yield f"{name}: “{text}” has {other} for “{word.say}”"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("act", ACTS)
def test_no_text_has_another_word_for_an_act(act: str, language: str) -> None:
    assert list(slips(act, language, said(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_for_an_act_is_heard(language: str) -> None:
    everything = "\n".join(said(language)).lower()
    words = {act: word_for(act, language).say for act in ACTS}
    unheard = [
        f"{act}: {word}"
        for act, word in words.items()
        if not all(stem(part) in everything for part in word.split())
    ]
    assert unheard == []


def stem(word: str) -> str:
    """A word without its ending: "robar" is also heard in "robas"."""
    return word.lower().removesuffix("se")[: max(3, len(word) - 3)]


@pytest.mark.parametrize(
    ("act", "language", "text"),
    [
        ("discard", "es_AR", "Ana descarta 9♥."),
        ("discard", "es_CL", "Tira una carta."),
        ("discard", "fr", "Jette une carte."),
        ("finish with an empty hand", "en", "Ana closes."),
        ("finish with an empty hand", "es_AR", "Ana cierra."),
        ("take from the discard pile", "es_AR", "Tomá la carta del pozo."),
        ("draw a card from the stock", "es_CL", "Roba del mazo."),
        ("add a card to a meld", "es", "Añade una carta."),
        ("leave a card on the table (fishing)", "es_EC", "Ana echa 9♥."),
    ],
)
def test_another_word_is_noticed(act: str, language: str, text: str) -> None:
    assert list(slips(act, language, {text: "table-said"}))


def table() -> str:
    """The table of the documents."""
    heads = list(LANGUAGES.values())
    lines = [
        "# One act, one word",
        "",
        "What an act is called on buttons, in prompts, refusals, log, lessons, rules and scores.",
        "[acts.yaml](acts.yaml) says so, and names the words that are not used for it;",
        "`tests/test_acts.py` searches every text for them, and makes this table.",
        "",
        f"| act | {' | '.join(heads)} |",
        f"|---|{'---|' * len(heads)}",
    ]
    for act in ACTS:
        words = [word_for(act, language).say for language in LANGUAGES]
        lines.append(f"| {act} | {' | '.join(words)} |")
    return "\n".join(lines) + "\n"


def test_the_documents_show_the_table() -> None:
    assert_kept(FOLDER / "acts.md", table())
