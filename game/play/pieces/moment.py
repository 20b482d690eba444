"""A moment of the table: all that a viewer has before them after one event.

The engine is ahead of what people look at. What describes or lays out a table works on a moment,
which does not change any more, and asks neither the match nor the trays.
"""

from __future__ import annotations

from typing import NamedTuple

from game.engine.cards import BIT, CardId, each
from game.engine.events import Event
from game.engine.following import before_first_deal, observed_after
from game.engine.rules import Refusal
from game.engine.state import NOBODY
from game.engine.visibility import Observation
from game.play.intents.moves import Moves
from game.play.intents.staging import Slot
from game.play.session.hand_order import NO_ORDER, OrderedHand
from game.play.session.port import Port
from game.play.session.regulars import Talk, talk_after


class Moment(NamedTuple):
    """`bottom`: the seat that is nearest, or NOBODY. `order`: the hand there as its owner has it;
    nothing where it lies face down. `tray`: what is staged of a contract, slot by slot; nothing
    where there is no contract to lay. `is_held`: all of it is in the hand, and may be laid now.
    `flaw`: what the rules refuse of a tray in which nothing is missing. `is_dealing`: cards are on
    their way to the players, and are not counted yet. `talk`: what regulars of the house
    say."""

    seen: Observation
    bottom: int
    order: OrderedHand = NO_ORDER
    tray: tuple[Slot, ...] = ()
    is_held: bool = False
    flaw: Refusal | None = None
    is_dealing: bool = False
    talk: Talk = Talk()

    @property
    def is_open(self) -> bool:
        """Whether the hand at the bottom is face up."""
        return self.seen.viewer == self.bottom != NOBODY

    @property
    def staged(self) -> tuple[CardId, ...]:
        return tuple(card for slot in self.tray for card in slot.cards)

    @property
    def is_staging(self) -> bool:
        """Whether the tray lies in the place of the own melds."""
        return bool(self.tray) and not self.is_being_laid

    @property
    def is_being_laid(self) -> bool:
        """Whether the first melds of what was staged lie on the table, and others do not yet."""
        return bool(self.tray) and self.seen.opened[self.seen.viewer] > 0

    @property
    def owed(self) -> int:
        """The cards that were taken and must be used now, or of which one must be; none while
        another plays, because this hand may have the twin of a card that player took."""
        if self.seen.to_act != self.seen.viewer:
            return 0
        owed = self.seen.duty & self.seen.hand
        return owed & self.order.fresh or owed

    @property
    def aside(self) -> CardId:
        """The card that lies aside, the only one that must be used now; else NOBODY. While there is
        a tray, or if any card of a whole pile is enough, all stay in the hand."""
        owed = 0 if self.tray else self.owed
        return next(each(owed)) if owed.bit_count() == 1 else NOBODY


class Moments:
    """The maker of the moments of one port. `sees_all`: all hands are watched."""

    def __init__(self, table: Port, moves: Moves) -> None:
        self._table, self._moves = table, moves
        self.sees_all = False

    def now(self) -> Moment:
        """Return the table as it is."""
        seen, talk = self._table.observation(), Talk()
        for event in self._table.log() if self._table.session.regulars else ():
            talk = self._heard(talk, event, seen)
        moment = Moment(seen, self._table.bottom, talk=talk)
        return self._arranged(moment, self._staged())

    def again(self, before: Moment) -> Moment:
        """Return a moment after its hand or its tray was rearranged. Only those of the latest
        moment can be."""
        is_latest = before.seen == self._table.observation()
        tray = self._staged() if is_latest else _held(before.tray, before.seen)
        return self._arranged(before._replace(bottom=self._table.bottom), tray)

    def after(self, before: Moment, event: Event) -> Moment:
        """Return the moment after an event."""
        seen = before.seen
        if event.kind == "hand_began":
            # People may see this deal who did not see the one before.
            seen = seen._replace(viewer=self._table.viewer)
        seen = observed_after(seen, event, sees_all=self.sees_all)
        if event.kind == "shown" and event.seat == self._table.viewer:
            # The hand lay face down while others played.
            seen = seen._replace(viewer=event.seat, hand=seen.known[event.seat])
        talk = self._heard(before.talk, event, seen)
        return self.again(before._replace(seen=seen, is_dealing=event.kind == "dealt", talk=talk))

    def _heard(self, before: Talk, event: Event, seen: Observation) -> Talk:
        session = self._table.session
        if session.is_quiet or not session.regulars:
            return Talk()
        standing = event.standing or seen.standing
        return talk_after(before, event, seen.hand_no, standing, session.rules, session.regulars)

    def before_deal(self, stock: int) -> Moment:
        """Return the table before the deal of the present hand, with the whole stock."""
        seen = self._table.observation()
        bare = before_first_deal(seen.standing, self._table.viewer)
        # To deal was an act, but for the first hand.
        bare = bare._replace(stock_size=stock, ply=max(0, seen.ply - 1))
        return Moment(bare, self._table.bottom)

    def _staged(self) -> tuple[Slot, ...]:
        return self._moves.staging.slots() if self._moves.staging is not None else ()

    def _arranged(self, moment: Moment, tray: tuple[Slot, ...]) -> Moment:
        """Return the moment with its hand in order and this tray, which is also there while others
        play."""
        seen = moment.seen
        if not moment.is_open:
            return moment._replace(order=NO_ORDER, tray=(), is_held=False, flaw=None)
        tray = tray if seen.phase.in_play else ()
        held = bool(tray) and seen == self._table.observation() and self._moves.contract_held
        moment = moment._replace(
            order=self._ordered(moment), tray=tray, is_held=held, flaw=self._flaw(tray)
        )
        is_laid = moment.is_being_laid and not moment.staged
        return moment._replace(tray=()) if is_laid else moment

    def _flaw(self, tray: tuple[Slot, ...]) -> Refusal | None:
        staging = self._moves.staging
        if staging is None or not tray or any(map(lacking, tray)):
            return None
        found = staging.lay_down()
        return found if isinstance(found, Refusal) else None

    def _ordered(self, moment: Moment) -> OrderedHand:
        """Return the hand of a moment as it lies at present: earlier orders are not remembered. A
        card that has left it since lies where it lay in the moment before."""
        row, hand = self._moves.orders.row(self._table.observation()), moment.seen.hand
        cards = [card for card in row.cards if hand & BIT[card]]
        for at, card in enumerate(moment.order.cards):
            if hand & BIT[card] and card not in cards:
                cards.insert(min(at, len(cards)), card)
        cards += [card for card in each(hand) if card not in cards]
        return row._replace(cards=tuple(cards))


def _held(tray: tuple[Slot, ...], seen: Observation) -> tuple[Slot, ...]:
    """Return the tray with those cards that are still in the hand."""
    return tuple(slot.held(seen.hand) for slot in tray)


def lacking(slot: Slot) -> int:
    """Return how many cards are missing in a slot."""
    return 0 if slot.is_complete or slot.spared else max(0, slot.least - len(slot.cards))
