"""What lower levels do that experts do not: they go by what is plain to see."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.base import decision
from game.bots.levels import bot_named
from game.engine.notation import say_action
from game.engine.visibility import observe
from tests.bots.positions import set_up


@pytest.mark.parametrize(
    ("hand", "novice", "expert"),
    [
        ("5h 6h Kc Kd", "discard 6h", "discard Kc"),
        ("2c 7d Ks", "discard Ks", "discard Ks"),
        ("2c 3d 9h Th", "discard Th", "discard 2c"),
    ],
    ids=["pairs before runs", "high cards first", "high cards before a run"],
)
def test_a_novice_throws_what_seems_of_least_use(hand: str, novice: str, expert: str) -> None:
    position = set_up("loba_de_menos", {"hand": hand, "pile": "9s", "laid_down": {1: "before"}})
    state, rules = position.state, position.rules
    seen, legal = observe(state, state.to_act), rules.legal_actions(state)
    for name, wanted in (("novice", novice), ("expert", expert)):
        act = decision(bot_named(name, rules), seen, legal, Random(1))
        assert say_action(rules, act) == wanted, name
