"""What a bot is: a player who is shown a table and the legal acts, and chooses one; and what it
thinks important, in numbers that styles change and self-play tunes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass
from random import Random
from typing import Final, NamedTuple, Protocol

from game.bots.habits import Habits
from game.engine.actions import Action
from game.engine.cards import CardId
from game.engine.visibility import Observation


class Bot(Protocol):
    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        """Yield its best act so far, again and again; the caller may stop at any time.

        Of `rng` only `random()` may be used: its sequence is the same on every machine.
        """
        ...


#: The doubt of a bot that does not say how close its last decision was.
USUAL_DOUBT: Final = 0.5


def doubt_of(bot: Bot) -> float:
    """Return how close the last decision of a bot was: from 0, it was obvious, to 1, about equal.
    The closer it was, the longer a bot at a table seems to think."""
    return float(getattr(bot, "doubt", USUAL_DOUBT))


def doubt_between(best: float, second: float) -> float:
    """Return how close a decision was, from what its two best choices are worth, in units or
    points."""
    return 1.0 / (1.0 + 2.0 * abs(best - second))


class MissedTurnError(Exception):
    """A bot has no answer this time, and may have one the next. `why`: a text key."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def dice_of(seen: Observation) -> Random:
    """Return the dice for one decision. They depend on nothing that the seat does not see, and are
    the same in every process, on every machine."""
    return Random(repr(seen))


def decision(bot: Bot, seen: Observation, legal: Sequence[Action], rng: Random) -> Action:
    """Return what a bot does that is given all the time it wants."""
    *_, last = bot.think(seen, legal, rng)
    return last


Fact = int | tuple[CardId, ...]


class Reason(NamedTuple):
    """A reason for an act. `key`: a text key. `facts`: what the text speaks of: `card` and `other`
    are cards, `cards` several, `seat` is a player, the others are counts, values and points."""

    key: str
    facts: Mapping[str, Fact] = {}


@dataclass(frozen=True)
class Weights:
    """What a player thinks important.

    For rummies. A unit is what a card costs on average that stays in the hand.

    `draws`: how many cards one expects to be offered before the hand ends; more is patience.
    `meld`: what a meld is worth besides its cards, in units. `contract`: likewise.
    `burden`: how much cards that may stay in the hand weigh. `danger`: what it costs to give
    the next player a card for a meld, in units. `stray`: what a card that lies in no meld costs
    besides its points, in units. `finish`: what a meld is worth besides that may be the last one,
    in units. `wild`: what a wild card in the hand is worth besides when a draw is weighed, in
    units. `hold`: first melds are held back until somebody is so close to going out, from 0 to 1.
    `spare`: wild cards are kept while all others have more cards than this. `breadth`: how many
    melds of a kind are in mind for a contract. `conclude`: what is left of the chance that somebody
    holds cards with which they would have taken one that they left; 1: nothing is concluded.
    `dread`: how many times the danger counts where a contract is to be laid. `loyal`: by how much a
    card taken on purpose has to be the worse one before it is thrown, in units.

    For fishing games. `leaving`: how much weighs what the next player may take. `ahead`: how often
    one thinks ahead, and counts out the end. `worlds`: how many possible worlds are tried then.

    For both. `plain`: how often one goes by what is plain to see: pairs, high cards, captures of
    many. `runs`: how much runs are seen then, against pairs. `misses`: how often one has no eye for
    the melds on the table. `memory`: how many discards are remembered. `glance`: how often the
    pile is looked at for wild cards and melds only; `pozo`: how often so if a whole
    pile of few cards may be taken; `blind`: how often it is not looked at. `habits`: what is liked
    besides.
    """

    draws: float = 5.0
    meld: float = 2.0
    contract: float = 12.0
    burden: float = 0.5
    danger: float = 1.5
    stray: float = 1.0
    finish: float = 2.0
    wild: float = 2.0
    hold: float = 0.35
    spare: float = 3.0
    breadth: int = 30
    conclude: float = 0.1
    dread: float = 2.0
    loyal: float = 0.4
    leaving: float = 0.8
    ahead: float = 1.0
    worlds: int = 120
    plain: float = 0.0
    runs: float = 1.0
    misses: float = 0.0
    memory: int = 999
    glance: float = 0.0
    pozo: float = 0.0
    blind: float = 0.0
    habits: Habits = ()

    def __reduce__(self) -> tuple[object, ...]:
        return Weights, astuple(self)


USUAL: Final = Weights()
