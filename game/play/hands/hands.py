"""A person's hands at one moment: what they mark, carry, choose and are asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from game.engine.cards import CardId, CardSet, pack
from game.engine.rules import Refusal
from game.engine.state import NOBODY
from game.play.intents.fishing import FishingIntents
from game.play.intents.moves import WARNING, WhichWay
from game.play.intents.offers import FELT_PLACE, STOCK_PLACE, Offer, Offers, Target, nearest

Source = Literal["hand", "meld", "stock", "pile"]


@dataclass(frozen=True, slots=True)
class Carried:
    """Cards that are carried; none from the stock, whose top card nobody knows. `goals`: all places
    where they may go. `wild`: for a wild card of the table, its meld and its index there.
    `by_keys`: they go from goal to goal. `aim`: the place that gets them if they are let go now,
    even if it refuses them; `near`: a place that would take them, while they are over one that does
    not. `joint`: the gap of a meld they would go into; `room`: the gap of the hand."""

    cards: tuple[CardId, ...]
    source: Source
    goals: Mapping[Target, Offers]
    wild: tuple[int, int] | None = None
    by_keys: bool = False
    aim: Target = FELT_PLACE
    near: Target | None = None
    joint: int | None = None
    room: int = NOBODY

    @property
    def lit(self) -> Target | None:
        """The place that is lit: where the cards would go, or could."""
        return self.aim if self.aim in self.goals else self.near

    def offers_at(self, place: Target) -> Offers:
        """Return what they can do at a place; in a meld, at the gap they would go into."""
        offers = self.goals.get(place, ())
        return offers if self.joint is None else nearest(offers, self.cards, self.joint)


@dataclass(frozen=True, slots=True)
class Refused:
    """What a place has refused last."""

    place: Target
    refusal: Refusal

    @property
    def is_warning(self) -> bool:
        return self.refusal.key.startswith(WARNING)


@dataclass(frozen=True, slots=True)
class Hands:
    """`marked`: cards of the hand, in the order in which they were marked. `chosen`: loose cards
    that a marked card is to take, and `chosen_builds`: builds, by their places. `choice_at`: which
    of all that it can do with them is looked at. `asked`: which of several ways is meant. `focus`:
    the place where keys and pads are. `lit`: the cards of a hint, and `goal`: where they go, once
    that is told too."""

    marked: tuple[CardId, ...] = ()
    chosen: tuple[CardId, ...] = ()
    chosen_builds: tuple[int, ...] = ()
    choice_at: int = 0
    asked: WhichWay | None = None
    carried: Carried | None = None
    focus: Target = STOCK_PLACE
    lit: CardSet = 0
    goal: Target | None = None
    refused: Refused | None = None

    # Marks ----------------------------------------------------------------------------------

    def mark(self, card: CardId, on: bool, plays_one: bool) -> Hands:
        """Mark a card of the hand, or unmark it; where one is played at a time, no other stays
        marked."""
        if not plays_one:
            return replace(self, marked=_put(self.marked, card, on))
        return replace(self.choose_none(), marked=_put(() if on else self.marked, card, on))

    def unmark(self) -> Hands:
        """Forget all that is marked and chosen."""
        return replace(self.choose_none(), marked=())

    def forget(self) -> Hands:
        """Forget all that is marked and chosen, the refusal and the hint."""
        return self.unmark().hush()

    def hush(self) -> Hands:
        """Forget the refusal and the hint."""
        return replace(self, refused=None, lit=0, goal=None)

    def in_new_moment(self, hand: CardSet) -> Hands:
        """Forget what was about the moment before. Cards that are still in the hand stay marked,
        and in the air if they had nowhere to go, as in the turn of another."""
        marked = tuple(card for card in self.marked if hand >> card & 1)
        carried = self.carried
        if carried and (carried.source != "hand" or carried.goals or self.lifted & ~hand):
            carried = None
        return replace(self.hush().choose_none(), marked=marked, asked=None, carried=carried)

    @property
    def lifted(self) -> CardSet:
        """The cards of the hand that are carried."""
        carried = self.carried
        return pack(carried.cards) if carried and carried.source == "hand" else 0

    def gathered(self, card: CardId) -> tuple[CardId, ...]:
        """Return the cards that are carried with a card: all marked ones, if it is one of them."""
        if card not in self.marked:
            return (card,)
        return (card, *(other for other in self.marked if other != card))

    # Fishing --------------------------------------------------------------------------------

    def choose_none(self) -> Hands:
        return replace(self, chosen=(), chosen_builds=(), choice_at=0)

    def choose(self, place: Target, on: bool | None = None) -> Hands:
        """Choose a loose card or a build to be taken, or leave it; None: the other of the two."""
        if place.kind == "loose":
            chosen = _put(self.chosen, place.card, on)
            return replace(self, chosen=chosen, choice_at=0)
        builds = _put(self.chosen_builds, place.at, on)
        return replace(self, chosen_builds=builds, choice_at=0)

    def offers(self, fishing: FishingIntents | None) -> Offers:
        """Return what the marked card can do with what was chosen for it, best first."""
        if fishing is None or len(self.marked) != 1:
            return ()
        return fishing.offers_with(self.marked[0], self.chosen, self.chosen_builds)

    def looked_at(self, fishing: FishingIntents | None) -> Offer | None:
        """Return which of them is looked at: the last, if there are fewer than before."""
        offers = self.offers(fishing)
        return offers[min(self.choice_at, len(offers) - 1)] if offers else None


def _put(things: tuple[int, ...], thing: int, on: bool | None) -> tuple[int, ...]:
    if thing not in things:
        return things if on is False else (*things, thing)
    return things if on else tuple(other for other in things if other != thing)
