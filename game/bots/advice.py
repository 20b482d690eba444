"""Good counsel: what an expert would do in somebody's place, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from game.bots.base import Reason, decision
from game.bots.fishing.reasons import FishingReasons
from game.bots.levels import bot_named
from game.bots.rummy.reasons import RummyReasons
from game.engine.actions import DEAL, Action
from game.engine.notation import AnyRules
from game.engine.rummy.flow import RummyRules
from game.engine.visibility import Observation

#: As strong as an answer can be for which nobody has to wait.
COUNSELLOR = "expert@40"


class Advice(NamedTuple):
    """First which card, by `act.cards`; then where, by the act, and why, by `reason` and `facts`
    as in `Reason`."""

    act: Action
    reason: str
    facts: Mapping[str, int]


def advice(rules: AnyRules, seen: Observation, legal: Sequence[Action], rng: Random) -> Advice:
    """What the expert does who sees this and no more."""
    return explained(rules, seen, legal, decision(bot_named(COUNSELLOR, rules), seen, legal, rng))


def explained(rules: AnyRules, seen: Observation, legal: Sequence[Action], act: Action) -> Advice:
    """The reason of an act that somebody else has thought out."""
    reason = _reason(rules, seen, legal, act)
    return Advice(act, reason.key, reason.facts)


def _reason(rules: AnyRules, seen: Observation, legal: Sequence[Action], act: Action) -> Reason:
    if act.kind == DEAL:
        return Reason("advice.deal")
    if isinstance(rules, RummyRules):
        return RummyReasons(rules, seen, legal).of(act)
    return FishingReasons(rules, seen, legal).of(act)
