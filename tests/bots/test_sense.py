"""Positions in which a sound player does not go wrong, and what no player may ever do."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
import yaml

from game.bots.base import decision
from game.bots.levels import bot_named
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.notation import say_action
from game.engine.visibility import observe
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of
from tests.bots.positions import set_up

HERE = Path(__file__).parent
CASES: list[dict[str, Any]] = yaml.safe_load((HERE / "sense.yaml").read_text(encoding="utf-8"))
#: As in a real match, but with an expert that is quick enough for tests.
SOUND = ("regular", "expert@8")
#: For whom a position is, where it says so.
FOR = {"everybody": ("novice", "amateur", *SOUND), "experts": SOUND[1:]}
#: What is sensible, and for whom.
PLAYED = [
    pytest.param(case, bot, id=f"{case['name']}-{bot}")
    for case in CASES
    for bot in FOR.get(case.get("for", ""), SOUND)
]


@pytest.mark.parametrize(("case", "bot"), PLAYED)
def test_a_sound_player_does_what_is_sensible(case: dict[str, Any], bot: str) -> None:
    position = set_up(case["variant"], case["position"])
    rules, state = position.rules, position.state
    for seed in range(3):
        seen, legal = observe(state, state.to_act), rules.legal_actions(state)
        act = decision(bot_named(bot, rules), seen, legal, Random(seed))
        said = say_action(rules, act)
        assert any(said.startswith(good) for good in case.get("does", [""])), said
        assert not any(said.startswith(bad) for bad in case.get("never", [])), said


def test_an_expert_has_an_answer_at_once_and_thinks_on() -> None:
    rules = rules_of(Catalogue().load("la_mona").game)
    match = Match(rules, 2, SeededChance(1))
    seen, legal = observe(match.state, match.state.to_act), rules.legal_actions(match.state)
    thoughts = bot_named("expert", rules).think(seen, legal, Random(1))
    began = time.process_time()
    assert next(thoughts) in legal
    pauses = []
    for _ in range(20):
        before = time.process_time()
        assert next(thoughts) in legal
        pauses.append(time.process_time() - before)
    assert median(pauses) < 0.1
    assert time.process_time() - began < 5
