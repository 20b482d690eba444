"""Who may sit at a table: every kind of bot by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots.base import Bot
from game.bots.fishing.regular import RegularFishingBot
from game.bots.rummy.expert import ExpertRummyBot
from game.bots.rummy.regular import RegularRummyBot
from game.bots.simple import naive_bot, random_bot
from game.bots.weights import USUAL, Weights
from game.engine.notation import AnyRules
from game.engine.rummy.flow import RummyRules

MakeBot = Callable[..., Bot]


def regular_bot(rules: AnyRules, weights: Weights = USUAL) -> Bot:
    if isinstance(rules, RummyRules):
        return RegularRummyBot(rules, weights)
    return RegularFishingBot(rules, weights)


def expert_bot(rules: AnyRules, weights: Weights = USUAL, worlds: int = 60) -> Bot:
    if isinstance(rules, RummyRules):
        return ExpertRummyBot(rules, weights, worlds)
    return RegularFishingBot(rules, weights)


LEVELS: Mapping[str, MakeBot] = {"regular": regular_bot, "expert": expert_bot}
BOTS: Mapping[str, MakeBot] = {**LEVELS, "naive": naive_bot, "random": random_bot}
