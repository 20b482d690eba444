"""Who may sit at a table: every kind of bot by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from game.bots.base import Bot
from game.bots.fishing.expert import ExpertFishingBot
from game.bots.fishing.regular import RegularFishingBot
from game.bots.rummy.expert import ExpertRummyBot
from game.bots.rummy.regular import RegularRummyBot
from game.bots.simple import naive_bot, random_bot
from game.bots.weights import USUAL, Weights
from game.engine.notation import AnyRules
from game.engine.rummy.flow import RummyRules

MakeBot = Callable[[AnyRules], Bot]

#: Sees less, thinks of the moment, and forgives itself.
NOVICE = replace(USUAL, care=0.5, danger=0.0, hold=0.0, leaving=0.3)
#: `expert@30` looks at thirty worlds.
WORLDS_MARK = "@"


def regular_bot(rules: AnyRules, weights: Weights = USUAL) -> Bot:
    if isinstance(rules, RummyRules):
        return RegularRummyBot(rules, weights)
    return RegularFishingBot(rules, weights)


def novice_bot(rules: AnyRules) -> Bot:
    return regular_bot(rules, NOVICE)


def expert_bot(rules: AnyRules, weights: Weights = USUAL) -> Bot:
    if isinstance(rules, RummyRules):
        return ExpertRummyBot(rules, weights)
    return ExpertFishingBot(rules, weights)


LEVELS: Mapping[str, MakeBot] = {
    "novice": novice_bot,
    "regular": regular_bot,
    "expert": expert_bot,
}
BOTS: Mapping[str, MakeBot] = {**LEVELS, "naive": naive_bot, "random": random_bot}


class UnknownBotError(Exception):
    """Nobody here has that name."""


def bot_named(name: str, rules: AnyRules) -> Bot:
    """By name, an expert also with how far it looks."""
    level, mark, worlds = name.partition(WORLDS_MARK)
    if mark and level == "expert" and worlds.isdecimal() and int(worlds):
        return expert_bot(rules, replace(USUAL, worlds=int(worlds)))
    if mark or level not in BOTS:
        raise UnknownBotError(name)
    return BOTS[level](rules)
