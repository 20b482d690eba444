"""What a bot is: a player who is shown a table and the legal acts, and chooses one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple, Protocol

from game.engine.actions import Action
from game.engine.visibility import Observation


class Bot(Protocol):
    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        """Its best act so far, again and again; whoever asks may stop at any time.

        Of `rng` only `random()` may be used: its sequence is the same on every machine.
        """
        ...


class MissedTurnError(Exception):
    """A bot has no answer this time, and may have one the next. `why`: a text key."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def dice_of(seen: Observation) -> Random:
    """Return the dice for one decision. They hang on nothing that the seat does not see, and are
    the same in every process, on every machine."""
    return Random(repr(seen))


def decision(bot: Bot, seen: Observation, legal: Sequence[Action], rng: Random) -> Action:
    """What a bot does that is given all the time it wants."""
    *_, last = bot.think(seen, legal, rng)
    return last


class Reason(NamedTuple):
    """`key`: a text key. `facts`: what the text speaks of, numbers all: `card` is a card, `seat`
    a player, the others are counts, values and points."""

    key: str
    facts: Mapping[str, int] = {}
