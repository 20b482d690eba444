"""A bot that thinks hard until its time is up, and plays what a simple one plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.bots.base import decision
from game.bots.simple import naive_bot
from game.engine.actions import Action
from game.engine.notation import AnyRules
from game.engine.visibility import Observation


class Ponderer:
    def __init__(self, rules: AnyRules) -> None:
        self._simple = naive_bot(rules)

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        answer = decision(self._simple, seen, legal, rng)
        while True:
            sum(range(20_000))
            yield answer
