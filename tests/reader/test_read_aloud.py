"""What is written in signs is read in the words of the language and its country."""

from __future__ import annotations

import pytest

from game.l10n.catalogue import Texts
from game.paths import bundled
from game.reader.spoken import Spoken


@pytest.mark.parametrize(
    ("language", "written", "said"),
    [
        ("en", "Beto discards 7♥.", "Beto discards 7 of hearts."),
        ("en", "*Q♠* goes to 10♦ K♣", "queen of spades goes to 10 of diamonds, king of clubs"),
        ("en", "A-2-*3*-4 ♣ · 2 cards", "ace, 2, 3, 4 of clubs, 2 cards"),
        ("en", "8♥ Joker=9 10♥", "8 of hearts, Joker as 9, 10 of hearts"),
        ("en", "Joker=7, then ♠ alone", "Joker as 7, then spades alone"),
        ("en", "4 + 5 = 9 and K-A-2", "4 + 5 = 9 and K-A-2"),
        ("en", "Choose with ← →", "Choose with left arrow, right arrow"),
        ("fr", "Il défausse V♥ et A♦.", "Il défausse valet de cœur et as de carreau."),
        ("es", "Con J♠, levanta 3♥", "Con jota de picas, levanta 3 de corazones"),
        ("es_EC", "Con J♠, levanta 3♥", "Con jota de corazones negros, levanta 3 de corazones"),
        ("pt", "A♣ 5♦", "ás de paus, 5 de ouros"),
    ],
)
def test_cards_are_said_as_people_say_them(language: str, written: str, said: str) -> None:
    texts = Texts([language], [bundled("locales")])
    texts.show_courts(english=False, pack=lambda game: "")
    assert Spoken(texts).read(written) == said


def test_slowly_every_pause_is_a_long_one() -> None:
    spoken = Spoken(Texts(["fr"], [bundled("locales")]))
    said = "Ana dépose : 5-6 ♥. Joue"
    assert spoken.slowly(said) == "Ana dépose. 5. 6 de cœur. Joue."


def test_texts_one_after_the_other_have_a_pause_between_them() -> None:
    spoken = Spoken(Texts(["en"], [bundled("locales")]))
    assert spoken.joined(["Hand 7", "Pot: 4", "", "Carmen goes out.", "+9"]) == (
        "Hand 7, Pot: 4, Carmen goes out. +9"
    )
