"""Places on the table, and the offers of what cards can do there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.engine import actions
from game.engine.actions import Action
from game.engine.cards import CardId
from game.engine.state import NOBODY, Meld

Kind = str
"""The kind of a place. Cards are drawn from the stock and come back to the hand; the pile is drawn
from with no card in hand and discarded to with one; the lane is the own felt, for new melds and
contracts, with a tray while a contract is put together; a column has the melds of another player;
the felt is the common one of a fishing table. Each thing that can be seen besides, such as a plaque
or a button, has a kind of its own (`play/pieces`)."""

#: The place of the rules that each kind of place stands for when a card is put there; the others
#: stand for the felt.
_MEANT: dict[Kind, Kind] = {
    "lane": "lane",
    "tray": "lane",
    "lay_down": "lane",
    "pile": "pile",
    "stock": "stock",
    "hand": "hand",
    "panel": "hand",
}


class Target(NamedTuple):
    """A place on the table. `at`: the index of the meld, build, slot, key or choice, or the seat of
    the plaque. `card`: the card there, where a single one is meant."""

    kind: Kind
    at: int = 0
    card: CardId = NOBODY

    @property
    def place(self) -> Target:
        """Return the place of the rules that this place belongs to: a meld or a pile, without the
        single card."""
        if self.kind in ("meld", "build", "slot"):
            return Target(self.kind, self.at)
        if self.kind == "loose":
            return Target("loose", 0, self.card)
        return Target(_MEANT.get(self.kind, "felt"))


STOCK_PLACE, PILE_PLACE, LANE_PLACE = Target("stock"), Target("pile"), Target("lane")
HAND_PLACE, FELT_PLACE = Target("hand"), Target("felt")


def place_of(action: Action) -> Target:
    """Return where the cards of an act go."""
    if action.place in (actions.STOCK, actions.PILE):
        return STOCK_PLACE if action.place == actions.STOCK else PILE_PLACE
    if action.kind in (actions.MELD, actions.OPEN):
        return LANE_PLACE
    if action.kind in (actions.LAY_OFF, actions.RECLAIM):
        return Target("meld", action.place)
    if action.kind == actions.DISCARD:
        return PILE_PLACE
    if action.kind in (actions.TAKE, actions.BUILD) and len(action.cards) > 1:
        return Target("loose", 0, action.cards[1])
    if action.kind == actions.TAKE:
        return Target("build", action.reading[1])
    return Target("build", action.place) if action.kind == actions.BUILD else FELT_PLACE


class Part(NamedTuple):
    """An addend of a sum and what it counts there: a card, with `build` NOWHERE; or a build by its
    place, with `card` -1."""

    card: CardId
    build: int
    counts: int


Sum = tuple[Part, ...]


class Offer(NamedTuple):
    """Something that cards can do. `acts` are done one after the other, all or none. `key` is the
    text that names it. `lies`: the melds as they would lie then; `value` and `sums`: what a capture
    or build adds up to, each sum one group; `points`: what it is worth at once."""

    acts: tuple[Action, ...]
    key: str
    lies: tuple[Meld, ...] = ()
    value: int = 0
    sums: tuple[Sum, ...] = ()
    points: int = 0


Offers = tuple[Offer, ...]
"""The best first; more than one where the player must choose."""


def nearest(offers: Offers, cards: Iterable[CardId], joint: int) -> Offers:
    """Return, of several ways to lie in a meld, those where the cards lie closest to a joint: 0 is
    before the first card, 1 after it, and so on. A card that changes places with another has no
    joint."""
    moved = set(cards)

    def distance(offer: Offer) -> int:
        row = offer.lies[0].cards
        before = [sum(one not in moved for one in row[:at]) for at in range(len(row))]
        gaps = [abs(before[at] - joint) for at, card in enumerate(row) if card in moved]
        return 0 if offer.acts[0].kind == actions.RECLAIM else min(gaps)

    least = min(map(distance, offers), default=0)
    return tuple(offer for offer in offers if distance(offer) == least)
