"""The cards of the viewer's hand, in its owner's order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.cards import BIT, CardId
from game.engine.state import NOBODY
from game.play.intents.offers import Target
from game.play.pieces.line import Line, Shown, Words
from game.play.pieces.moment import Moment
from game.play.pieces.piece import Piece, TableFacts


@dataclass(frozen=True, slots=True, kw_only=True)
class HandPiece(Piece):
    """A card of the hand. `is_fresh`: it came in this turn. `is_owed`: it, or another that is owed,
    must be put down in this turn; `duty`: the words for it, where it is the only one. `is_barred`:
    it may not be discarded in this turn."""

    is_fresh: bool
    is_owed: bool
    is_barred: bool
    duty: Words = ()


def held_in(moment: Moment) -> tuple[CardId, ...]:
    """Return the cards of a hand in the order in which they are seen: without those in the tray,
    and the one that lies aside after all others."""
    aside, staged = moment.aside, moment.staged
    held = (card for card in moment.order.cards if card not in staged)
    return tuple(sorted(held, key=lambda card: card == aside))


def describe_hand(table: TableFacts, moment: Moment) -> Iterator[Piece]:
    """Describe the cards of a hand that lies face up, but those in the tray."""
    aside, owed = moment.aside, moment.owed
    for card in held_in(moment):
        is_alone = card == aside != NOBODY
        yield HandPiece(
            place=Target("hand", 0, card),
            cards=(card,),
            name=(Shown(card),),
            block="hand",
            is_fresh=bool(moment.order.fresh & BIT[card]),
            is_owed=is_alone or (aside == NOBODY and bool(owed & BIT[card])),
            is_barred=card == moment.seen.barred,
            duty=(Line("table.use_now"),) if is_alone else (),
        )
