"""With "Describe what you may play" on, the prompt names what the cards in question may do."""

from __future__ import annotations

import pytest
from at_table import AtTable

SAYS = {"say_legal": True}


def prompt(table: AtTable) -> str:
    return table.scene.context.texts.prompt()[0]


@pytest.mark.parametrize(
    ("hand", "marked", "said"),
    [
        ("5h 6h 7h 8h 2c Ks", "5h 6h 7h 8h", "Lay down an escalera: *5*-*6*-*7*-*8* ♥"),
        ("5h 6h 7h 8h 2c Ks", "Ks", "Discard K♠"),
        ("5h 6h 7h 8h 2c Ks", "2c Ks", "2 cards marked"),
    ],
)
def test_the_moves_of_marked_cards_are_named(hand: str, marked: str, said: str) -> None:
    table = AtTable(hand, likes=SAYS)
    for card in marked.split():
        table.click(card)
    assert said in prompt(table)


@pytest.mark.parametrize(
    ("marked", "said"),
    [
        ("5h 6h 7h 8h", "*Escalera 5-6-7-8 ♥*: lay it down"),
        ("Ks", "K♠: discard it, or mark more cards"),
        ("2c Ks", "2 cards marked: mark more for a meld"),
    ],
)
def test_marked_cards_are_named_by_what_they_make(marked: str, said: str) -> None:
    table = AtTable("5h 6h 7h 8h 2c Ks")
    for card in marked.split():
        table.click(card)
    assert prompt(table) == said
