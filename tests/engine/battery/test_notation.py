"""Every action can be written down and read again."""

from __future__ import annotations

import pytest

from game.engine.chance import SeededChance
from game.engine.notation import read_action, say_action

from .players import late_walk
from .tables import PAIRED, PLAIN, SAMPLED, Table

STEPS = 150
EVERY = 5


@pytest.mark.parametrize("table", [*PLAIN, *SAMPLED, *PAIRED], ids=str)
def test_what_is_written_is_read_again(table: Table) -> None:
    walk = late_walk(table)
    for at, state in enumerate(walk.positions(STEPS)):
        if at % EVERY:
            continue
        for action in walk.rules.legal_actions(state):
            said = say_action(walk.rules, action)
            read = read_action(walk.rules, state, said)
            assert walk.rules.refuse(state, read) is None, said
            done, redone = state.clone(), state.clone()
            walk.rules.apply(done, action, SeededChance(0))
            walk.rules.apply(redone, read, SeededChance(0))
            assert done == redone, said
