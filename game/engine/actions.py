"""What a player may do. One small record for every act, cards by number, meaning spelled out."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from game.engine.cards import CardId

DRAW: Final = "draw"
MELD: Final = "meld"
OPEN: Final = "open"
LAY_OFF: Final = "lay_off"
RECLAIM: Final = "reclaim"
DISCARD: Final = "discard"
TRAIL: Final = "trail"
TAKE: Final = "take"
BUILD: Final = "build"
REBUY: Final = "rebuy"
DECLINE: Final = "decline"
DEAL: Final = "deal"

STOCK: Final = -1
PILE: Final = -2
NOWHERE: Final = -3


class Action(NamedTuple):
    """An act. `place` is a group's index on the table, or STOCK, PILE, NOWHERE.

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


#: Makes an act of all four fields, in three quarters of the usual time, where many are listed.
listed_act: Callable[[tuple[str, tuple[CardId, ...], int, tuple[int, ...]]], Action] = partial(
    tuple.__new__, Action
)

DRAW_STOCK: Final = Action(DRAW, place=STOCK)
DRAW_PILE: Final = Action(DRAW, place=PILE)
REBUY_IN: Final = Action(REBUY)
DECLINE_REBUY: Final = Action(DECLINE)
DEAL_NEXT: Final = Action(DEAL)
