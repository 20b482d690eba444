"""Where cards are while they are shown: the types that layouts and motion share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from game.engine.cards import CardId
from game.engine.events import Event
from game.engine.state import NOBODY

#: The face of a card that lies face down.
DOWN = -1

#: How far a card is above the table, by its shadow.
MELDED, IN_HAND, LIFTED, DRAGGED = 0, 1, 2, 3


class Back(NamedTuple):
    """A card of which nobody here knows which it is: the nth back of a seat's hand; of seat
    NOBODY, the nth layer of the stock."""

    seat: int
    n: int


class Points(NamedTuple):
    """What a hand counts, on its way from there to the score of a seat."""

    seat: int
    amount: int


#: What stays the same while it moves.
Token = CardId | Back | Points


class Place(NamedTuple):
    """`x`, `y`: the middle, in units. What has more `depth` covers what has less."""

    x: float
    y: float
    height: float
    angle: float = 0.0
    face: int = DOWN
    level: int = MELDED
    depth: int = 0
    opacity: float = 1.0


Zone = Literal["stock", "hand", "won", "pile"]


class Anchor(NamedTuple):
    """A place of the table that is there even when no card of it is in the picture."""

    zone: Zone
    seat: int = NOBODY


Snapshot = Mapping[Token, Place]
Anchors = Mapping[Anchor, Place]
NO_ANCHORS: Anchors = {}


class Step(NamedTuple):
    """An event, and the pictures before and after it. Without an event things are just put
    elsewhere: neighbours make room, something is undone, a card of one's own lands. `anchors`:
    where the stock, the hand of each seat and what each has won are, for cards that come out of
    them or vanish into them. `pause`: seconds of thinking before it. `note` is the scene's own."""

    event: Event | None
    before: Snapshot
    after: Snapshot
    anchors: Anchors = NO_ANCHORS
    pause: float = 0.0
    note: object = None

    @property
    def kind(self) -> str:
        return self.event.kind if self.event else ""
