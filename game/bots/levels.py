"""Who may sit at a table: every kind of bot by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots.base import Bot
from game.bots.rummy.regular import RegularRummyBot
from game.bots.simple import naive_bot, random_bot
from game.engine.notation import AnyRules
from game.engine.rummy.flow import RummyRules

MakeBot = Callable[[AnyRules], Bot]


def regular_bot(rules: AnyRules) -> Bot:
    if isinstance(rules, RummyRules):
        return RegularRummyBot(rules)
    return naive_bot(rules)


LEVELS: Mapping[str, MakeBot] = {"regular": regular_bot}
BOTS: Mapping[str, MakeBot] = {**LEVELS, "naive": naive_bot, "random": random_bot}
