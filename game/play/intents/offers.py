"""What cards can do where: places, and what would lie there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.actions import RECLAIM, Action
from game.engine.cards import CardId
from game.engine.state import Meld

#: The kinds of places. STOCK and HAND are where cards are drawn from and come back to, PILE is
#: drawn from with no card in hand and discarded to with one; LANE is the own felt, for new
#: melds and contracts; FELT the common felt of a fishing table.
STOCK, PILE, LANE, MELD, HAND = "stock", "pile", "lane", "meld", "hand"
FELT, LOOSE, BUILD = "felt", "loose", "build"


@dataclass(frozen=True, slots=True)
class Target:
    """A place. `index`: of a meld or build on the table; of LOOSE the card itself."""

    kind: str
    index: int = 0


STOCK_PLACE, PILE_PLACE, LANE_PLACE = Target(STOCK), Target(PILE), Target(LANE)
HAND_PLACE, FELT_PLACE = Target(HAND), Target(FELT)


class Part(NamedTuple):
    """One addend of a sum and what it counts there: a card, with `build` NOWHERE; or a build by its
    place, with `card` -1."""

    card: CardId
    build: int
    counts: int


Sum = tuple[Part, ...]


class Offer(NamedTuple):
    """One thing that can be done. `acts` are done one after the other, all or none. `key` is the
    text that names it. `lies`: the melds as they would lie then; `value` and `sums`: what a
    capture or build adds up to, each sum one group; `points`: what it is worth at once."""

    acts: tuple[Action, ...]
    key: str
    lies: tuple[Meld, ...] = ()
    value: int = 0
    sums: tuple[Sum, ...] = ()
    points: int = 0


Offers = tuple[Offer, ...]
"""The best first; more than one where the player must choose."""


def nearest(offers: Offers, cards: Iterable[CardId], joint: int) -> Offers:
    """Of several ways to lie in a meld those where the cards lie closest to a joint: 0 is before
    the first card, 1 after it, and so on. A card that changes places with another has no joint."""
    moved = set(cards)

    def distance(offer: Offer) -> int:
        row = offer.lies[0].cards
        before = [sum(one not in moved for one in row[:at]) for at in range(len(row))]
        gaps = [abs(before[at] - joint) for at, card in enumerate(row) if card in moved]
        return 0 if offer.acts[0].kind == RECLAIM else min(gaps)

    least = min(map(distance, offers), default=0)
    return tuple(offer for offer in offers if distance(offer) == least)
