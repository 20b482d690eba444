"""With "Say legal moves in words" on, the prompt names what the cards in question may do."""

from __future__ import annotations

import pytest
from at_table import AtTable

SAYS = {"say_legal": True}


def prompt(table: AtTable) -> str:
    return table.scene.context.texts.prompt()[0]


@pytest.mark.parametrize(
    ("hand", "marked", "said"),
    [
        ("5h 6h 7h 8h 2c Ks", "5h 6h 7h 8h", "*5*-*6*-*7*-*8* ♥: allowed"),
        ("5h 6h 7h 8h 2c Ks", "Ks", "Discard K♠"),
        ("5h 6h 7h 8h 2c Ks", "2c Ks", "2 cards marked"),
    ],
)
def test_the_moves_of_marked_cards_are_named(hand: str, marked: str, said: str) -> None:
    table = AtTable(hand, likes=SAYS)
    for card in marked.split():
        table.click(card)
    assert said in prompt(table)


def test_without_the_setting_the_prompt_counts_them() -> None:
    table = AtTable("5h 6h 7h 8h 2c Ks")
    for card in ("5h", "6h", "7h", "8h"):
        table.click(card)
    assert prompt(table).startswith("4 cards marked")
