"""What a match tells everybody while a curtain is closed."""

from __future__ import annotations

from at_table import AtTable
from examples_scores import ANA, BETO

from game.scenes.table.match_flow import MatchFlow


def test_everybody_is_told_how_players_stand_and_then_of_the_stock() -> None:
    ana = AtTable("8h 2c 9s Kd", players=(ANA, BETO), scores={"Ana": 41})
    flow = MatchFlow(ana.services, ana.table)
    *players, stock = ((line.crest, line.text) for line in flow.public().table())
    view = ana.table.observation()
    assert players[0] == (ANA.crest, "Ana · 41\xa0pts · 4\xa0cards")
    assert players[1] == (BETO.crest, f"Beto · 0\xa0pts · {view.hand_sizes[1]}\xa0cards")
    assert stock == ("", f"{view.stock_size} cards in the stock")
