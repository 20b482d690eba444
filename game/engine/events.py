"""What just happened, for the log and the picture. Built only if somebody listens."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.engine.cards import CardId
from game.engine.state import Standing

Facts = tuple[tuple[str, int], ...]


class Event(NamedTuple):
    """`cards` holds None for a card that the viewer may not see. `place` as in an action."""

    kind: str
    seat: int = -1
    cards: tuple[CardId | None, ...] = ()
    place: int = -3
    facts: Facts = ()
    standing: Standing | None = None

    def fact(self, name: str) -> int:
        for known, value in self.facts:
            if known == name:
                return value
        raise KeyError(name)


Emit = Callable[[Event], None]
