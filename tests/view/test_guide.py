"""The guide for players: whole in every language, true to the buttons, and readable on its own."""

from __future__ import annotations

import re
from base64 import b64decode
from functools import cache
from pathlib import Path

import pytest

from game.l10n.catalogue import Texts
from game.paths import bundled
from game.reading.faults import Message
from game.variants.catalogue import Catalogue
from game.view.guide import CHAPTERS, file_of, guide, writing
from game.view.rulebook.book import rulebooks
from tests.view.books import BUNDLED, Tags, plain

LANGUAGES = ("es", "es_AR", "fr", "en", "pt")
NAMES = {"es": "Español", "fr": "Français", "en": "English", "pt": "Português"}
GAMES = Catalogue([bundled("assets/variants")])


@cache
def texts(language: str) -> Texts:
    return Texts([language], [bundled("locales")])


@cache
def page(language: str) -> str:
    return guide(texts(language), language, NAMES, rulebooks(map(GAMES.load, BUNDLED)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_every_chapter_and_the_rules_of_every_game(language: str) -> None:
    assert Tags(page(language)).open == []
    said = plain(page(language))
    for chapter in CHAPTERS:
        for part in ("about", *chapter.steps, *chapter.notes):
            assert texts(language).text(f"guide.{chapter.key}.{part}").replace("*", "") in said
    for game in BUNDLED:
        assert f'<h2 id="{game}">' in page(language)
    assert not texts(language).missing
    assert not texts(language).faulty


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_links_lead_somewhere(language: str) -> None:
    targets = set(re.findall(r' id="([^"]+)"', page(language)))
    links = re.findall(r' href="([^"]+)"', page(language))
    inside = {link[1:] for link in links if link.startswith("#")}
    assert inside == {chapter.key for chapter in CHAPTERS} | set(BUNDLED) <= targets
    others = {file_of(other).name for other in NAMES if other != language}
    assert {link for link in links if not link.startswith("#")} == others


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_shows_a_picture_in_its_language(language: str) -> None:
    pictures = re.findall(r'src="data:image/webp;base64,([^"]+)"', page(language))
    base = language.partition("_")[0]
    files = [bundled("assets/guide") / f"{chapter.key}_{base}.webp" for chapter in CHAPTERS]
    assert [b64decode(one) for one in pictures] == [file.read_bytes() for file in files]
    assert all(file.stat().st_size < 50_000 for file in files)


@pytest.mark.parametrize("language", ["es", "fr", "en", "pt"])
def test_buttons_are_named_by_their_own_texts(language: str) -> None:
    """What stands in quotation marks is asked of the button, and so cannot be out of date."""
    source = (bundled("locales") / language / "guide.ftl").read_text(encoding="utf-8")
    texts = [line for line in source.splitlines() if not line.startswith("#")]
    quoted = re.findall(r"[“«]\u00a0?(.+?)\u00a0?[”»]", "\n".join(texts))
    assert len(quoted) > 25
    assert [one for one in quoted if not re.fullmatch(r"\{ [a-z_-]+ \}", one)] == []


def test_the_files_are_written_for_all_languages_and_for_one_country(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    told = list(writing("es_AR"))
    parts = [one for one in told if isinstance(one, float)]
    files = [one for one in told if isinstance(one, Path)]
    assert parts == sorted(parts)
    assert all(0 < part < 1 for part in parts)
    assert told == [*parts, *files]
    # The page that somebody waits for comes first.
    assert files == [file_of(language) for language in ("es_AR", "en", "es", "fr", "pt")]
    assert all(file.is_file() for file in files)
    assert "presioná" in file_of("es_AR").read_text(encoding="utf-8")


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    (tmp_path / "cache").write_text("in the way")
    *_, last = writing("en")
    assert isinstance(last, Message)
    assert last.key == "saves.not_written"
