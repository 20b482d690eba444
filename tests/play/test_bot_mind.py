"""The dice of a bot hang on the deal, the seat and the turn, and on nothing else."""

from __future__ import annotations

from game.engine.chance import SeededChance
from game.play.running import RunningTable
from game.storage.codec import decode, encode
from tests.clock import Clock

from .tables import new_table, one_step


def test_bots_go_on_in_a_match_that_is_taken_up_again_as_they_would_have() -> None:
    table = new_table("loba_de_menos", "r r", seed=5)
    for _ in range(9):
        one_step(table)
    saved = decode(encode(table.saved()), SeededChance(1))
    again = RunningTable.from_match(saved, clock=Clock())
    for _ in range(8):
        table.bot_turn(0.0)
        again.bot_turn(0.0)
        assert table.play_bot() == again.play_bot()
