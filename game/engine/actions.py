"""What a player may do. One small record for every act, cards by number, meaning spelled out."""

from typing import NamedTuple

from game.engine.cards import CardId

DRAW = "draw"
MELD = "meld"
OPEN = "open"
LAY_OFF = "lay_off"
RECLAIM = "reclaim"
DISCARD = "discard"
TRAIL = "trail"
TAKE = "take"
BUILD = "build"
REBUY = "rebuy"
DECLINE = "decline"
DEAL = "deal"

STOCK = -1
PILE = -2
NOWHERE = -3


class Action(NamedTuple):
    """`place` is a group's index on the table, or STOCK, PILE, NOWHERE.

    `reading` says what the cards alone leave open:

    * meld: (kind, start), the kind of meld and the slot of its first card (0 for a set);
    * open: (kind, start, count) for each meld of the contract, cards in the same order;
    * lay_off: (slot, start), where the card goes and where the run then starts (0, 0 in a set);
    * reclaim: (place,), where in the meld the wild card lies that is taken back;
    * take: (value,); build: (value,).
    """

    kind: str
    cards: tuple[CardId, ...] = ()
    place: int = NOWHERE
    reading: tuple[int, ...] = ()


DRAW_STOCK = Action(DRAW, place=STOCK)
DRAW_PILE = Action(DRAW, place=PILE)
REBUY_IN = Action(REBUY)
DECLINE_REBUY = Action(DECLINE)
DEAL_NEXT = Action(DEAL)
