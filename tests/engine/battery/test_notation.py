"""Every action can be written down and read again."""

from __future__ import annotations

import pytest

from game.engine.chance import SeededChance
from game.engine.notation import NotationError, read_action, say_action
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

from .players import late_walk
from .tables import TABLES, Table

STEPS = 90
EVERY = 5


@pytest.mark.parametrize("table", TABLES, ids=str)
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


def test_cards_that_make_no_run_are_told_as_they_are() -> None:
    """What a wild card would stand for has no meaning in a run that is none."""
    rules = rules_of(Catalogue().load("loba_de_mas").game)
    state = rules.start(2, SeededChance(1))
    action = read_action(rules, state, "meld 2h 3h Kc")
    assert say_action(rules, action) == "meld escalera [2h 3h Kc]"


#: More digits than Python makes a number of.
MANY_DIGITS = "1" * 5_000


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("la_mona", "take 9c: #²"),
        ("la_mona", f"take 9c: #{MANY_DIGITS}"),
        ("la_mona", f"take 9c as {MANY_DIGITS}: 9d"),
        ("la_mona", f"build {MANY_DIGITS} with 2h: 7d"),
        ("loba_de_menos", f"add 9h to #{MANY_DIGITS}"),
        ("loba_de_menos", f"swap 9h into #1 at {MANY_DIGITS}"),
    ],
    ids=lambda text: text[:12],
)
def test_what_is_no_number_is_told_as_no_action(game: str, text: str) -> None:
    rules = rules_of(Catalogue().load(game).game)
    with pytest.raises(NotationError):
        read_action(rules, rules.start(2, SeededChance(1)), text)
