"""Words that change before what is filled in are found, in every language that has them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from game.l10n.catalogue import CONSONANT, VOWEL, Texts, sound
from game.l10n.check import check
from game.l10n.elision import NAMES
from game.paths import bundled
from game.play.session.hand_log import retell
from game.view.table.log import Narrator, Wording
from tests.golden.telling import FOLDER, replayed

RUN = "-suite = { GAME() ->\n    [carioca] escala\n   *[other] suite\n }\n"
THE_RUN = (
    "-la_suite = { GAME() ->\n    [carioca] l\u2019{ -suite }\n   *[other] la { -suite }\n }\n"
)
OF = (
    "de-player = { SOUND($player) ->\n    [vowel] d\u2019{ $player }\n"
    "   *[consonant] de { $player }\n }\n"
)
STOCK = (
    "-mazo = mazo\n    .gender = m\n"
    "-el_mazo = { -mazo.gender ->\n [f] la { -mazo }\n *[m] el { -mazo }\n }\n"
)


def found(root: Path, language: str, source: str) -> list[tuple[str, str]]:
    (root / language).mkdir()
    (root / language / "a.ftl").write_text(source, encoding="utf-8")
    return [(one.key, one.detail) for one in check([root]).findings if one.fault == "elision"]


@pytest.mark.parametrize(
    ("language", "source", "places"),
    [
        # What begins with any letter.
        ("fr", "a = Le téléphone de { $player }", [("a", "de { $player }")]),
        ("fr", "a = Les cartes que { $player } garde", [("a", "que { $player }")]),
        ("fr", "a = Le tour de *{ $player }*", [("a", "de *{ $player }")]),
        ("fr", "a = La main de « { $name } »", []),
        ("fr", "a = Une pile de { $value }", []),
        (
            "fr",
            "a = { $n ->\n [one] de { $name }\n *[other] à { $name }\n }",
            [("a", "de { $name }")],
        ),
        ("fr", "# any_beginning\na = Le jeu de { $name }", []),
        ("fr", OF + "a = Le téléphone { de-player }", []),
        ("ca", "a = El telèfon de { $player }", [("a", "de { $player }")]),
        ("it", "a = Una { $meld }", [("a", "Una { $meld }")]),
        ("es", "a = El celular de { $player }", []),
        ("pt", "a = O celular de { $player }", []),
        ("en", "a = The phone of { $player }", []),
        # What is known, game by game.
        ("fr", RUN + "a = Ajoute à la { -suite }", [("a", "la { -suite }")]),
        ("fr", RUN + "a = Ajoute à ta { -suite }", [("a", "ta { -suite }")]),
        ("fr", RUN + "a = Ajoute à l\u2019{ -suite }", [("a", "l\u2019{ -suite }")]),
        ("fr", RUN + THE_RUN + "a = Ajoute à { -la_suite }", []),
        (
            "fr",
            RUN + 'a = Une carte de la { -suite(game: "carioca") }',
            [("a", 'la { -suite(game: "carioca") }')],
        ),
        ("fr", RUN + 'a = Une carte de la { -suite(game: "la_mona") }', []),
        ("fr", "-joker = carte libre\na = Pas de { -joker }", []),
        ("fr", "-hauteur = hauteur\na = La { -hauteur }", []),
        ("fr", "-as = as\na = Le { CAPITAL(-as) }", [("a", "Le { CAPITAL(-as) }")]),
        ("it", "-asso = asso\na = Gioca il { -asso }", [("a", "il { -asso }")]),
        ("ca", "-as = as\na = Juga el { -as }", [("a", "el { -as }")]),
        # What becomes one word with the next.
        ("fr", "-le_pozo = le pozo\na = La carte de { -le_pozo }", [("a", "de { -le_pozo }")]),
        ("es", STOCK + "a = La carta de { -el_mazo }", [("a", "de { -el_mazo }")]),
        ("es", STOCK + "a = Roba desde { -el_mazo }", []),
        ("pt", "-o_monte = o monte\na = Compre de { -o_monte }", [("a", "de { -o_monte }")]),
        ("pt", "b = a mesa\na = Largue em { b }", [("a", "em { b }")]),
        ("it", "-il_mazzo = il mazzo\na = Pesca da { -il_mazzo }", [("a", "da { -il_mazzo }")]),
        ("ca", "-el_munt = el munt\na = Roba de { -el_munt }", [("a", "de { -el_munt }")]),
    ],
)
def test_words_that_may_not_meet_are_found(
    tmp_path: Path, language: str, source: str, places: list[tuple[str, str]]
) -> None:
    assert found(tmp_path, language, source) == places


@pytest.mark.parametrize(
    ("word", "begins_with"),
    [
        *[(word, VOWEL) for word in ("Ana", "élan", "Hugo", "Hélène", "Yves", "\u2068Inés", "œuf")],
        *[(word, CONSONANT) for word in ("Beto", "Yann", "Walter", "8", "♠", "", "漢")],
    ],
)
def test_a_text_may_ask_what_a_name_begins_with(word: str, begins_with: str) -> None:
    assert sound(word) == begins_with


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("table.prompt.away", {"player": "Ana"}, "On attend le téléphone d\u2019Ana"),
        ("table.prompt.away", {"player": "Beto"}, "On attend le téléphone de Beto"),
        (
            "offer.add.own",
            {"meld": "escalera", "cards": "9♣"},
            "S\u2019ajoute à ton escala\u00a0: 9♣",
        ),
        (
            "offer.add.there",
            {"meld": "escalera", "player": "Ana", "cards": "9♣"},
            "S\u2019ajoute à l\u2019escala d\u2019Ana\u00a0: 9♣",
        ),
    ],
)
def test_french_elides(key: str, facts: Mapping[str, str], said: str) -> None:
    assert Texts(["fr"], [bundled("locales")]).text_in("carioca", key, **facts) == said


def test_every_fact_of_the_log_that_is_a_word_counts_as_one() -> None:
    """The language itself says what a joker is called; `item` and `before` are parts of a list."""
    heard: dict[str, str] = {}

    class Heard(Texts):
        def text(self, key: str, /, **facts: int | float | str) -> str:
            for name, fact in facts.items():
                if isinstance(fact, str) and fact[:1].isalpha() and fact != fact.upper():
                    heard[name] = fact
            return super().text(key, **facts)

    texts = Heard(["fr"], [bundled("locales")])
    for file in sorted(FOLDER.glob("*.txt")):
        match = replayed(file.read_text(encoding="utf-8")).match
        seats = int(file.name.split(".")[1].removesuffix("p"))
        narrator = Narrator(match.rules, seats)
        players = [f"Ana{seat}" for seat in range(seats)]
        wording = Wording(texts, file.name.partition(".")[0], players)
        for step in retell(match):
            for event in step.events:
                wording.sentence(narrator.line(event, step.state.melds))
    assert heard.keys() <= NAMES | {"card", "cards", "item", "before", "suit"}
    assert "player" in heard
