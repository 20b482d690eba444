"""With "Describe what you may play" on, the prompt names what the cards in question may do."""

from __future__ import annotations

import pytest
from at_table import AtTable

SAYS = {"say_legal": True}


@pytest.mark.parametrize(
    ("marked", "named", "moves"),
    [
        (
            "5h 6h 7h 8h",
            "*Escalera 5-6-7-8 ♥*: lay it down",
            "Lay down an escalera: *5*-*6*-*7*-*8* ♥",
        ),
        ("Ks", "K♠: discard it, or mark more cards", "Discard K♠"),
        ("2c Ks", "2 cards marked: mark more for a meld", "2 cards marked"),
    ],
)
def test_marked_cards_are_named_by_what_they_make_and_so_are_their_moves(
    marked: str, named: str, moves: str
) -> None:
    table, telling = (AtTable("5h 6h 7h 8h 2c Ks", likes=likes) for likes in ({}, SAYS))
    for ana in (table, telling):
        ana.click(*marked.split())
    assert table.texts.prompt()[0] == named
    assert moves in telling.texts.prompt()[0]
