"""The rules as HTML: all that a book says, in tags that are closed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.l10n.catalogue import Texts
from game.paths import bundled
from game.view.rulebook.book import Rulebook
from game.view.rulebook.html import book_html, marked, page
from game.view.rulebook.words import BookWords
from tests.view.books import GAMES, Tags, book, examples, plain


def words_of(game: Rulebook, language: str) -> BookWords:
    return BookWords(Texts([language], [bundled("locales")]), game)


@pytest.mark.parametrize("language", ["es", "es_CL", "fr", "en", "pt"])
@pytest.mark.parametrize("game", GAMES.ids())
def test_a_page_says_all_that_the_book_says(game: str, language: str) -> None:
    words = words_of(book(game), language)
    written = page(words.name, language, book_html(words))
    assert Tags(written).open == []
    text = plain(written)
    for section in words.book.sections:
        for block in section.blocks:
            for sentence in words.said(block):
                assert sentence.replace("*", "") in text


def test_every_example_shows_its_cards_and_its_verdict() -> None:
    told = book("carioca")
    written = "\n".join(book_html(words_of(told, "en")))
    all_ = examples(told)
    cards = sum(len(group) for example in all_ for group in example.groups)
    assert written.count('class="card"') == cards > 20
    for verdict, sign in (("right", "✓"), ("wrong", "✗")):
        count = [example.verdict for example in all_].count(verdict)
        assert written.count(f'class="example {verdict}"') == count == written.count(f"{sign} ") > 0


def test_a_game_of_somebody_cannot_write_tags() -> None:
    told = Rulebook(replace(GAMES.load("carioca"), id="<script>"))
    written = page("<script>", "en", book_html(words_of(told, "en")))
    assert "<script" not in written
    assert "&lt;script&gt;" in written


def test_stars_make_words_bold_and_red_suits_are_red() -> None:
    assert marked("*Draw* & lay 9♥") == (
        '<strong>Draw</strong> &amp; lay 9<span class="red">♥</span>'
    )
