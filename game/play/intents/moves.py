"""The moves the viewer can make with cards, by any device: some cards are sent to a place.

A move leads to an act with its events, a question which of several ways is meant, a refusal, or a
mere rearrangement.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.engine.actions import TRAIL, Action
from game.engine.cards import CardId, CardSet
from game.engine.events import Event
from game.engine.phases import NOT_NOW
from game.engine.rules import Refusal
from game.engine.rummy.flow import RummyRules
from game.engine.state import NOBODY
from game.play.intents.fishing import FishingIntents
from game.play.intents.offers import LANE_PLACE, Offer, Offers, Target, nearest
from game.play.intents.rummy import RummyIntents
from game.play.intents.staging import Staging
from game.play.session.hand_order import Arranging
from game.play.session.port import Port

#: The beginning of the keys of warnings: the act is allowed, but has to be asked for once more.
WARNING = "warn."
#: The key of the offer to put cards into the tray.
STAGE_KEY = "offer.stage"


class WhichWay(NamedTuple):
    """A question: several ways are possible, and somebody must say which. `at`: the one that is
    looked at."""

    cards: tuple[CardId, ...]
    target: Target
    offers: Offers
    at: int = 0


class Done(NamedTuple):
    """The events of an act; none, if cards were only put elsewhere in the hand or the tray."""

    events: tuple[Event, ...] = ()


class Held(NamedTuple):
    """An act that was not done: the rules allow it, but a lesson does not want it now."""


Outcome = Done | WhichWay | Refusal | Held

Judge = Callable[[Sequence[Action]], bool]
"""Returns whether allowed acts may be done; the guide of a lesson then counts them as done."""


class Moves:
    """The moves at one port of a table. `arranging`: the hands of the table, shared by all its
    ports."""

    def __init__(self, table: Port, arranging: Arranging) -> None:
        self.table = table
        self.orders = arranging.orders
        #: Answers questions about the viewer's cards, for this family of games.
        self.intents: RummyIntents | FishingIntents
        self.rummy: RummyIntents | None = None
        self.fishing: FishingIntents | None = None
        self.staging: Staging | None = None
        rules = table.session.rules
        if isinstance(rules, RummyRules):
            self.intents = self.rummy = RummyIntents(table, rules)
            self.staging = Staging(table, rules, arranging.trays)
        else:
            self.intents = self.fishing = FishingIntents(table, rules)
        #: Asked before any acts are done that the rules allow; False holds them.
        self.judge: Judge = lambda actions: True
        #: The last warning: the version of the table it was given at, and the act.
        self._warned: tuple[int, Action] | None = None

    @property
    def is_staging(self) -> bool:
        """Return whether the player who is to act still has a contract to lay."""
        return self.table.acting != NOBODY and self.staging is not None and self.staging.is_open

    @property
    def staged(self) -> CardSet:
        """Return the viewer's cards that lie in the tray."""
        return self.staging.staged() if self.staging is not None else 0

    @property
    def contract_staged(self) -> bool:
        """Return whether all is staged that the contract asks for."""
        if self.staging is None or not self.is_staging:
            return False
        return all(slot.is_complete or slot.spared for slot in self.staging.slots())

    @property
    def contract_ready(self) -> bool:
        """Return whether the contract can be laid: all of it is staged, or the hand holds it."""
        return self.contract_staged or self.contract_held

    @property
    def contract_held(self) -> bool:
        """Return whether the hand holds the contract, staged or not, and it may be laid now."""
        return self.staging is not None and self.staging.opening() is not None

    # Where ----------------------------------------------------------------------------------

    def places(self, cards: Sequence[CardId]) -> dict[Target, Offers]:
        """Return all places on the table where these cards of the hand may go."""
        found = dict(self.intents.offers(cards)) if self.table.acting != NOBODY else {}
        if self.staging is not None and self.is_staging and cards:
            found.pop(LANE_PLACE, None)
            for slot in self.staging.takes(cards):
                found[Target("slot", slot)] = (Offer((), STAGE_KEY),)
        return found

    def places_of_wild(self, meld: int, at: int) -> dict[Target, Offers]:
        """Return all places where a wild card on the table may go."""
        assert self.rummy is not None
        return self.rummy.offers_of_wild(meld, at)

    def draws(self) -> dict[Target, Offers]:
        """Return the places from which a card may be drawn."""
        return dict(self.intents.offers(())) if self.rummy and self.table.acting != NOBODY else {}

    # Sending --------------------------------------------------------------------------------

    def send(self, cards: Sequence[CardId], target: Target, joint: int | None = None) -> Outcome:
        """Send cards of the hand to a place. `joint`: the gap in a meld they are to go into."""
        tray = self._tray_at(target)
        if tray is not None:
            return tray.stage(cards, _slot_of(target)) or Done()
        offers = self.intents.offers_at(cards, target) if self.table.acting != NOBODY else ()
        if not offers:
            return self.why_not(cards, target)
        if joint is not None and target.kind == "meld":
            offers = nearest(offers, cards, joint)
        if len(offers) > 1:
            return WhichWay(tuple(cards), target, offers)
        return self.do(offers[0])

    def why_not(self, cards: Sequence[CardId], target: Target) -> Refusal:
        tray = self._tray_at(target)
        if tray is not None:
            return tray.why_not(cards, _slot_of(target)) or NOT_NOW
        return self.intents.why_not(cards, target) or NOT_NOW

    def _tray_at(self, target: Target) -> Staging | None:
        """Return the tray, if cards sent to this place are staged."""
        is_tray = target.kind == "slot" or (target.kind == "lane" and self.is_staging)
        return self.staging if is_tray else None

    def do(self, offer: Offer) -> Outcome:
        found = self.table.refuse_all(offer.acts)
        if found is not None:
            return found[1]
        if not self.judge(offer.acts):
            return Held()
        return self._warning(offer) or Done(self.table.act_all(offer.acts))

    def _warning(self, offer: Offer) -> Refusal | None:
        """Warn once before a card is laid down that nobody can take, if something else may be
        done."""
        act = offer.acts[0]
        moment = self.table.session.version, act
        drowns = act.kind == TRAIL and self.table.session.rules.untakeable >> act.cards[0] & 1
        if not drowns or self._warned == moment or len(self.table.legal()) == 1:
            return None
        self._warned = moment
        return Refusal("warn.trail_drowns", (("card", act.cards[0]),))

    def act(self, action: Action) -> Outcome:
        refusal = self.table.refuse(action)
        if refusal is not None:
            return refusal
        return Done(self.table.act(action)) if self.judge([action]) else Held()

    def send_wild(self, meld: int, at: int, target: Target) -> Outcome:
        """Take a wild card of the table back, or move it to the other end."""
        assert self.rummy is not None
        offers = self.places_of_wild(meld, at).get(target, ())
        if not offers:
            return self.rummy.why_not_wild(meld, at, target) or NOT_NOW
        if len(offers) > 1:
            played = tuple(offer.acts[0].cards[0] for offer in offers)
            return WhichWay(played, target, offers)
        return self.do(offers[0])

    def lay_contract(self) -> Outcome:
        """Lay what is staged; if that is not all, what the hand holds."""
        assert self.staging is not None
        held = None if self.contract_staged else self.staging.opening()
        found = held or self.staging.lay_down()
        return found if isinstance(found, Refusal) else self.act(found)

    def take_back(self, cards: Sequence[CardId]) -> None:
        """Take these cards out of the tray; without any, undo its last change."""
        assert self.staging is not None
        if cards:
            self.staging.take_back(cards)
        else:
            self.staging.undo()

    def undo(self) -> Outcome:
        """Undo the last change of the tray, if there is one; else the last act."""
        if self.staging is not None and self.is_staging and self.staging.undo():
            return Done()
        refusal = self.table.undo_refusal()
        if refusal is None:
            self.table.undo()
        return refusal or Done()

    def redo(self) -> Outcome:
        refusal = self.table.redo_refusal()
        return refusal or Done(self.table.redo())


def _slot_of(target: Target) -> int | None:
    """Return the slot that is meant; None if any is."""
    return target.at if target.kind == "slot" else None
