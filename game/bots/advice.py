"""Advice: what an expert would do in somebody's place, and why.

Everything it says is true by the rules and by what the player can see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from game.bots.base import Reason, decision
from game.bots.levels import bot_named
from game.bots.reasons.fishing import FishingReasoner
from game.bots.reasons.rummy import RummyReasoner
from game.engine.actions import DEAL, Action
from game.engine.notation import AnyRules
from game.engine.rummy.flow import RummyRules
from game.engine.visibility import Observation

#: The bot that is asked: the strongest whose answer nobody has to wait for.
COUNSELLOR: Final = "expert@40"
#: The keys of reasons that are followed by a second one: nothing is laid down, or two cards are
#: about even; the second says why this card is thrown or played.
TWO_STEPS: Final = (
    *("advice.hold_off", "advice.hold_more", "advice.hold_back"),
    *("advice.throw_even", "advice.play_even", "advice.way_even"),
)


class Advice(NamedTuple):
    """An act that is advised. The texts say first which card, by `act.cards`; then where, by the
    act, and why, by the reasons."""

    act: Action
    reasons: tuple[Reason, ...]


class Counsellor:
    """A bot that can say why it does what it does; the coach asks the same one."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self._bot = bot_named(COUNSELLOR, rules)
        self._reasoner = (
            RummyReasoner(rules) if isinstance(rules, RummyRules) else FishingReasoner(rules)
        )

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        return self._bot.think(seen, legal, rng)

    def reasons(
        self,
        seen: Observation,
        legal: Sequence[Action],
        act: Action,
        instead: Action | None = None,
    ) -> Iterator[Reason]:
        """Yield all reasons for an act, against `instead` or against any other act; the one that
        decides comes first, and none twice."""
        if act.kind == DEAL:
            yield Reason("advice.deal")
            return
        said: list[Reason] = []
        for reason in self._reasoner.reasons(seen, legal, act, instead):
            if reason not in said:
                said.append(reason)
                yield reason

    def explained(self, seen: Observation, legal: Sequence[Action], act: Action) -> Advice:
        """Return the advice to do an act that has been thought out."""
        found = self.reasons(seen, legal, act)
        first = next(found)
        return Advice(act, (first, *islice(found, first.key in TWO_STEPS)))


def advice(rules: AnyRules, seen: Observation, legal: Sequence[Action], rng: Random) -> Advice:
    """Return what an expert who sees this would do, and why."""
    counsellor = Counsellor(rules)
    return counsellor.explained(seen, legal, decision(counsellor, seen, legal, rng))
