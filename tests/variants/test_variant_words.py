"""A game file says what its game is called, in the languages it likes; a match carries it along."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.__main__ import main
from game.l10n.catalogue import Texts
from game.paths import text_roots, user_data
from game.variants import parents_of, words_of
from game.variants.catalogue import Catalogue
from game.variants.load import Variant, variant_from_mapping
from game.view.rulebook.book import Rulebook
from game.view.rulebook.words import BookWords

CASA = """\
extends: carioca
name: {en: Our Carioca, es: Nuestra Carioca, pt: A nossa Carioca}
about: Fifty for a joker.
score: {points: {joker: 50}}
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    folder = user_data() / "variants"
    folder.mkdir(parents=True)
    (folder / "casa.yaml").write_text(CASA, encoding="utf-8")
    return folder


def texts(language: str) -> Texts:
    return Texts([language], text_roots(), parents_of, words_of)


def casa() -> Variant:
    return Catalogue().load("casa")


@pytest.mark.parametrize(
    ("language", "name"),
    [
        *(("en", "Our Carioca"), ("es", "Nuestra Carioca"), ("es_AR", "Nuestra Carioca")),
        *(("pt", "A nossa Carioca"), ("fr", "Our Carioca")),
    ],
)
def test_a_game_is_called_as_its_file_says(home: Path, language: str, name: str) -> None:
    here = texts(language)
    assert here.text("variant.casa.name") == name
    assert here.text_or("variant.casa.about") == "Fifty for a joker."
    assert BookWords(here, Rulebook(casa())).name == name
    assert not here.missing


def test_the_texts_of_a_person_have_the_last_word(home: Path) -> None:
    folder = user_data() / "locales"
    folder.mkdir()
    (folder / "en.ftl").write_text("variant-casa-name = Ours\n", encoding="utf-8")
    assert texts("en").text("variant.casa.name") == "Ours"


def test_a_game_that_extends_it_has_a_name_of_its_own_or_none(home: Path) -> None:
    (home / "abuela.yaml").write_text("extends: casa\n", encoding="utf-8")
    assert texts("en").text_or("variant.abuela.name", "abuela") == "abuela"


def test_a_match_carries_what_its_game_is_called(home: Path) -> None:
    kept, game = casa().resolved, casa().game
    (home / "casa.yaml").unlink()
    there = variant_from_mapping(kept)
    assert there.game == game
    words = BookWords(texts("es"), Rulebook(there))
    assert (words.name, words.about) == ("Nuestra Carioca", "Fifty for a joker.")


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("name: [a]", "fault.not_text"),
        ("name: ''", "fault.words_form"),
        ("name: a*b*", "fault.words_form"),
        ('name: "a\\nb"', "fault.words_form"),
        (f"name: {'x' * 41}", "fault.words_form"),
        (f"about: {'x' * 161}", "fault.words_form"),
        ("crest: wolf", "fault.not_word"),
        ("name: {english: Ours}", "fault.not_language"),
        ("name: {en: {a: b}}", "fault.not_text"),
    ],
)
def test_what_is_no_name_is_told_at_its_line(home: Path, line: str, key: str) -> None:
    (home / "casa.yaml").write_text(f"extends: carioca\n{line}\n", encoding="utf-8")
    (fault,) = Catalogue().read("casa").faults
    assert (fault.line, fault.key) == (2, key)


def test_the_check_misses_no_text_that_the_file_says(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["variants", "check", str(home / "casa.yaml"), "--lang", "en"]) == 0
    assert "There is no text" not in capsys.readouterr().out
    main(["variants", "list", "--lang", "es"])
    assert "Nuestra Carioca" in capsys.readouterr().out
