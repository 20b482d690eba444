"""Words on the glass: every letter somebody may type is shown, and quotes keep their distance."""

from __future__ import annotations

import pygame
import pytest

from game.l10n.letters import FONTS
from game.ui.window import GameWindow
from game.ui.words import FONTS_MOST, ITALIC, LINE, LINES_MOST, PLAIN, SANS, SERIF, WIDEST, Words

WHITE = (255, 255, 255)


@pytest.fixture
def words() -> Words:
    pygame.font.init()
    return Words()


def is_ink(words: Words, text: str, face: str) -> bool:
    surface = words.block(text, face, 40, WHITE).surface
    return surface.get_bounding_rect(min_alpha=128).width > 4


@pytest.mark.parametrize("face", FONTS)
@pytest.mark.parametrize("name", ["Женя", "Αθηνά", "漢字", "🙂", "ẽ", "Ŋ", "ابو", "\u200d漢"])
def test_any_name_leaves_something_on_the_glass(words: Words, face: str, name: str) -> None:
    assert is_ink(words, name, face)


def test_what_a_face_lacks_is_drawn_in_another(words: Words) -> None:
    upright = words.block("Женя", SERIF, 40, WHITE).surface
    leaning = words.block("Женя", ITALIC, 40, WHITE).surface
    assert pygame.image.tobytes(upright, "RGBA") == pygame.image.tobytes(leaning, "RGBA")


@pytest.mark.parametrize("face", [SERIF, ITALIC, PLAIN])
@pytest.mark.parametrize("text", ["«a».", "«\u00a0a\u00a0»", "“a”.", "“}”"])
def test_quotes_keep_their_distance(words: Words, face: str, text: str) -> None:
    apart = sum(words.width(sign, face, 40) for sign in text)
    assert words.width(text, face, 40) == pytest.approx(apart, abs=1)


def test_a_firm_space_breaks_no_line_even_beside_a_bold_word(words: Words) -> None:
    text = "de «\u00a0*mote*\u00a0»"
    wide = words.width("«\u00a0*mote*\u00a0»", SERIF, 40)
    assert words.block(text, SERIF, 40, WHITE, wide + 2, lines=5).lines == 2
    assert words.width("a\u00a0*b*", SERIF, 40) > words.width("ab", SERIF, 40)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [("*lunas*: 4", ["lunas", ":", " ", "4"]), ("un «*» delante", ["un", " ", "«", "*", "»"])],
)
def test_a_star_alone_is_a_star_and_two_make_words_bold(
    words: Words, text: str, drawn: list[str]
) -> None:
    assert [piece.text for piece in words._pieces(text, PLAIN, 40)][: len(drawn)] == drawn


def test_a_size_of_letters_that_nobody_has_wanted_for_long_is_put_away(words: Words) -> None:
    wanted, unwanted, *_ = [words.font(SERIF, px) for px in range(20, 20 + FONTS_MOST)]
    assert words.font(SERIF, 20) is wanted
    words.font(SERIF, 99)
    assert words.font(SERIF, 20) is wanted
    assert words.font(SERIF, 21) is not unwanted


# What nobody can read ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["x" * 100_000, "x " * 50_000, "\n" * 100_000, "♠" * 50_000, "a\x00b\ud800\u202e", "*" * 9000],
)
@pytest.mark.parametrize("lines", [1, 100_000])
@pytest.mark.parametrize("width", [None, 300])
def test_a_text_no_window_shows_is_cut(
    words: Words, text: str, lines: int, width: int | None
) -> None:
    GameWindow("-", (64, 64))
    block = words.block(text, SANS, 20, WHITE, width, lines)
    assert block.surface.get_width() <= WIDEST
    assert block.surface.get_height() <= LINES_MOST * 20 * LINE + 1
    assert words.width(text, SANS, 20) <= WIDEST


@pytest.mark.parametrize("letter", ["\u00ad", "\u200b", "\u200d", "\u034f", "\ufe0f", "\u202e"])
def test_a_word_without_width_does_no_harm(words: Words, letter: str) -> None:
    assert words.block(letter, SANS, 20, WHITE).lines == 1
    assert words.block(f"a {letter} b", SANS, 20, WHITE).lines == 1
