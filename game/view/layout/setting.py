"""What a table's layout is made from."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.cards import CardId, CardSet
from game.engine.state import NOBODY
from game.view.model import TableView


class Hand(NamedTuple):
    """The hand at the bottom, in its owner's own order.

    `groups` are parted by a small gap. A `lifted` card is in the air and keeps its place, until
    `room` tells where in the hand it would enter: then the others close up and open there.
    `room` counts the cards that stay, 0 being the left end. `backs`: so many cards lie face
    down instead, and nothing of their order can be seen. `aside`: a taken discard that must be
    used now; it is in no group, and lies above the others.
    """

    groups: tuple[tuple[CardId, ...], ...] = ()
    lifted: CardSet = 0
    selected: CardSet = 0
    focus: CardId = NOBODY
    room: int = NOBODY
    backs: int = 0
    aside: CardId = NOBODY
    large_corners: bool = False


class Slot(NamedTuple):
    """One part of a contract: how many cards it asks for, and those staged so far."""

    least: int
    cards: tuple[CardId, ...] = ()


class TableSetting(NamedTuple):
    """`seats` in the order of play; `me` is the one at the bottom."""

    view: TableView
    seats: tuple[int, ...]
    me: int
    hand: Hand = Hand()
    #: Buttons at the right, at most five.
    keys: int = 4
    #: The whole discard pile is one taken object and lies open, all cards in order.
    has_river: bool = False
    is_fishing: bool = False
    has_pot: bool = False
    has_contract: bool = False
    #: The parts of a contract not yet laid down: they lie where one's own melds will be.
    tray: tuple[Slot, ...] = ()
    #: Cards of the river that could join the hand's melds.
    fits: CardSet = 0
    #: Beside the own melds there is a place for the card the hand has aside.
    has_aside: bool = False
    #: A joint of a meld under a dragged card: the meld, and how many cards lie left of it.
    joint: tuple[int, int] | None = None
    #: What one capture would take, a tuple for each sum. A build is named by any of its cards.
    chosen: tuple[tuple[CardId, ...], ...] = ()
    #: The captures to choose from: how many lines each would like, and which has the focus.
    choices: tuple[int, ...] = ()
    choice_at: int = 0
    #: The hands that lie face up across the table, by seat, where a match is watched like that.
    open_hands: tuple[tuple[CardId, ...], ...] = ()
    #: Melds keep this height while they still fit, so that nothing is resized under a drag.
    kept_height: float = 0

    @property
    def opponents(self) -> tuple[int, ...]:
        """Clockwise, from the left of the one at the bottom."""
        at = self.seats.index(self.me)
        return self.seats[at + 1 :] + self.seats[:at]
