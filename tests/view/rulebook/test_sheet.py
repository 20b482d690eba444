"""The rules of one table to print: cards are drawn, what the house plays otherwise is marked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.__main__ import main
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.settings import Settings
from game.variants import parents_of
from game.variants.catalogue import Catalogue
from game.view.rulebook.blocks import ContractTable, Examples
from game.view.rulebook.book import Rulebook
from game.view.rulebook.sheet import sheet, usual_book
from game.view.rulebook.words import BookWords
from tests.view.books import Tags, plain

LANGUAGES = ("en", "es", "fr", "pt")
GAMES = Catalogue([bundled("assets/variants")]).ids()
OTHER = re.compile(r'<(?:div|li) class="other">(.*?)</(?:div|li)>', re.DOTALL)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    return tmp_path / "data" / "variants"


def made(game: str, language: str = "en", names: tuple[str, ...] = (), **options: object) -> str:
    told = {key.replace("__", "."): value for key, value in options.items()}
    variant = Catalogue().load(game, told)  # type: ignore[arg-type]
    texts = Texts([language], [bundled("locales")], parents_of)
    words = BookWords(texts, Rulebook(variant))
    return sheet(words, usual_book(variant, Catalogue()), Settings(), names)


def marks(html: str) -> list[str]:
    """What is marked, without the line that says what the mark means."""
    return [plain(one) for one in OTHER.findall(html)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_draws_every_card_it_shows_and_nothing_twice(game: str, language: str) -> None:
    html = made(game, language)
    assert Tags(html).open == []
    drawn = re.findall(r'<symbol id="(\w+)"', html)
    assert len(drawn) == len(set(drawn)) > 10
    assert set(re.findall(r'<use href="#(\w+)"/></svg>', html)) == set(drawn)
    inner = re.findall(r'id="([\w-]+)"', html)
    assert len(inner) == len(set(inner))
    assert set(re.findall(r"url\(#([\w-]+)\)", html)) <= set(inner)
    assert "src=" not in html
    assert "http" not in html.replace("http://www.w3.org", "")
    assert marks(html) == []


@pytest.mark.parametrize("game", GAMES)
def test_all_examples_of_the_book_are_shown(game: str) -> None:
    book = Rulebook(Catalogue().load(game))
    blocks = [block for section in book.sections for block in section.blocks]
    count = sum(len(block.all) for block in blocks if isinstance(block, Examples))
    assert made(game).count("<figure") == count > 0


def test_what_a_house_plays_otherwise_is_marked_and_nothing_else() -> None:
    marked = marks(made("carioca", jokers=4, value__joker=50))
    assert any("4 jokers" in one for one in marked)
    assert any(one.endswith("50") for one in marked)
    assert any(one.startswith("Jokers: 4") for one in marked)
    assert not any("12 cards" in one or "lowest score" in one for one in marked)


def test_a_game_of_ones_own_is_compared_with_the_one_it_extends(home: Path) -> None:
    home.mkdir(parents=True)
    text = "extends: carioca\nscore: {points: {joker: 50}}\n"
    (home / "casa.yaml").write_text(text, encoding="utf-8")
    assert [one for one in marks(made("casa")) if one.endswith("50")]
    # At grandmother's only what differs from ours is marked.
    (home / "abuela.yaml").write_text("extends: casa\ndeck: {jokers: 3}\n", encoding="utf-8")
    marked = marks(made("abuela"))
    assert any("3 jokers" in one for one in marked)
    assert not any(one.endswith("50") for one in marked)


def test_what_is_said_of_the_screen_is_not_printed() -> None:
    said = plain(made("carioca"))
    assert "violet" not in said
    assert "undo" not in said


@pytest.mark.parametrize("game", GAMES)
def test_the_score_sheet_has_a_row_for_each_hand_and_a_column_for_each_player(game: str) -> None:
    variant = Catalogue().load(game)
    scores = made(game).partition('<section class="scores">')[2]
    head, *rows = re.findall(r"<tr.*?</tr>", scores, re.DOTALL)
    assert head.count("<th") == 2 + variant.game.players.max
    sections = Rulebook(variant).sections
    blocks = [block for section in sections for block in section.blocks]
    contracts = [len(one.rows) for one in blocks if isinstance(one, ContractTable)]
    assert len(rows) - 1 == (contracts[0] if contracts else len(rows) - 1)
    assert len(rows) > 5
    named = made(game, names=("Ana", "<Beto>")).partition('<section class="scores">')[2]
    assert "<th>Ana</th><th>&lt;Beto&gt;</th></tr>" in named


def test_the_command_line_writes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "hoja.html"
    argv = ["rules", "carioca", "--option", "jokers=4", "--players", "Ana, Beto", "--lang", "es"]
    assert main([*argv, "--out", str(out)]) == 0
    assert str(out) in capsys.readouterr().out
    html = out.read_text(encoding="utf-8")
    assert '<html lang="es">' in html
    assert "<th>Ana</th><th>Beto</th>" in html
    assert main(argv) == 0
    assert capsys.readouterr().out == html
    assert main([*argv, "--out", str(tmp_path)]) == 1
    assert capsys.readouterr().err
