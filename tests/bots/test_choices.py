"""What every bot does at the tables of one hand of each game, and the reason given for it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.bots.advice import Counsellor
from game.bots.base import decision
from game.bots.levels import bot_named, known_bots
from game.engine.chance import SeededChance
from game.engine.notation import say_action
from game.engine.visibility import observe
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of
from tests.kept import assert_kept

KEPT = Path(__file__).with_name("kept")
ACTS = 40
#: At every other table of this number all are asked; these few at each.
SELDOM, QUICK = 4, ("naive", "novice", "regular")


TABLES = [
    (game, players)
    for game in Catalogue().ids()
    for players in sorted(
        {Catalogue().load(game).game.players.min, min(4, Catalogue().load(game).game.players.max)}
    )
]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_bots_choose_as_they_did(game: str, players: int) -> None:
    rules = rules_of(Catalogue().load(game).game)
    bots = {name: bot_named(name, rules) for name in known_bots() if name != "random"}
    chance = SeededChance(5)
    state = rules.start(players, chance)
    told = []
    for number in range(ACTS):
        seen, legal = observe(state, state.to_act), rules.legal_actions(state)
        asked = QUICK if number % SELDOM else bots
        chosen = {name: decision(bots[name], seen, legal, Random(1)) for name in asked}
        act = chosen["regular"]
        reason = Counsellor(rules).explained(seen, legal, act).reasons[0].key
        told.append(f"{number} seat {state.to_act}: {say_action(rules, act)}")
        told.append(f"  {reason}")
        for other in dict.fromkeys(chosen.values()):
            names = " ".join(name for name, one in chosen.items() if one == other)
            if other != act:
                told.append(f"  {names}: {say_action(rules, other)}")
        rules.apply(state, list(chosen.values())[number % len(chosen)], chance)
        if state.phase not in ("draw", "play"):
            break
    assert_kept(KEPT / f"{game}_{players}.txt", "\n".join(told) + "\n")
