"""A sound player in worlds: the mind of the expert, without thinking ahead. It takes far longer
than quick players, so it has the last word and no other.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import NamedTuple

from game.bots.base import USUAL, Bot, decision
from game.bots.levels import FaultyBotError, UnknownBotError, bot_named, make_bot
from game.coach.quick import quick_player
from game.engine.actions import Action
from game.engine.chance import Dice
from game.engine.notation import AnyRules
from game.engine.state import TableState
from game.engine.visibility import observe

#: How many usual acts of quick players an act takes: in most rummies; in those where melds may have
#: several wild cards; and in fishing games.
IN_RUMMIES, WITH_WILDS, IN_FISHING = 20, 200, 9


def sound_mind(rules: AnyRules) -> Bot:
    return make_bot(replace(USUAL, ahead=0.0), rules)


class PlayingOn(NamedTuple):
    """Who plays on at a table, by seat. `as_before`: all others as they have played so far."""

    minds: list[Bot]
    as_before: bool


def minds_of(rules: AnyRules, names: Sequence[str], seat: int) -> PlayingOn:
    """Return who plays on at a table of these bots: the expert's mind in this seat, and wherever no
    bot of this version sits; in fishing games everywhere, as other bots take too long there."""
    sound = sound_mind(rules)
    minds = [sound] * len(names)
    for at, name in enumerate(names):
        if at != seat and rules.draws:
            with suppress(UnknownBotError, FaultyBotError):
                minds[at] = bot_named(name, rules)
    return PlayingOn(minds, minds.count(sound) == 1)


class CarefulPlayer:
    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        in_rummies = IN_RUMMIES if quick_player(rules).effort == 1 else WITH_WILDS
        self.effort = in_rummies if rules.draws else IN_FISHING
        self._bot = sound_mind(rules)

    def act(self, table: TableState, dice: Dice) -> Action:
        assert isinstance(dice, Random)
        seen, legal = observe(table, table.to_act), self.rules.legal_actions(table)
        return decision(self._bot, seen, legal, dice)
