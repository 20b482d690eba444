"""What a bot is: a player who is shown a table and the legal acts, and chooses one; and what it
thinks important: numbers that styles change and self-play tunes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Weights:
    """For rummies. A unit is what a card costs on average that stays in the hand.

    `draws`: how many cards one expects to be offered before the hand ends; more is patience.
    `meld`: what a meld is worth besides its cards, in units. `contract`: likewise.
    `burden`: how much cards that may stay in the hand weigh. `danger`: what it costs to give
    the next player a card for a meld, in units. `hold`: first melds are held back until somebody
    is so close to going out, from 0 to 1.

    For fishing games. `leaving`: how much weighs what the next player may take.

    For both. `care`: with less than 1, cards are misjudged. `glance`: how often the
    pile is looked at for wild cards and melds only; `pozo`: how often so if a whole
    pile of few cards may be taken; `blind`: how often it is not looked at.
    `worlds`: how many possible worlds are tried by those who think ahead.
    """

    draws: float = 5.0
    meld: float = 2.0
    contract: float = 12.0
    burden: float = 0.5
    danger: float = 1.5
    hold: float = 0.35
    leaving: float = 0.8
    care: float = 1.0
    glance: float = 0.0
    pozo: float = 0.0
    blind: float = 0.0
    worlds: int = 120


USUAL = Weights()
