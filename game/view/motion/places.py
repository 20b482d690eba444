"""The places of cards while they are shown: the types that layouts and motion share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from game.engine.cards import CardId
from game.engine.events import Event
from game.engine.state import NOBODY

#: The face of a `Place` whose card lies face down.
DOWN = -1

#: Levels of a card above the table, shown by its shadow.
MELDED, IN_HAND, LIFTED, DRAGGED = 0, 1, 2, 3


class Back(NamedTuple):
    """A card whose face this viewer does not know: the nth back of a seat's hand, or, with seat
    NOBODY, the nth layer of the stock."""

    seat: int
    n: int


class FlyingPoints(NamedTuple):
    """The points of a hand, on their way from the hand to the score of a seat."""

    seat: int
    amount: int


class Star(NamedTuple):
    """The star of a cleared table, on its way to what a seat has won."""

    seat: int


#: The name of something that moves, the same in all pictures.
Token = CardId | Back | FlyingPoints | Star


class Place(NamedTuple):
    """The place and look of a card. `x`, `y`: its middle, in units. Cards of more `depth` cover
    those of less."""

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
    """A place of the table that exists even when no card in the picture lies there."""

    zone: Zone
    seat: int = NOBODY


Snapshot = Mapping[Token, Place]
Anchors = Mapping[Anchor, Place]
NO_ANCHORS: Anchors = {}


class Step(NamedTuple):
    """An event, and the pictures before and after it. Without an event cards just change their
    places: neighbours make room, something is undone, a card let go lands. `anchors`: the places of
    the stock, of each hand and of what each seat has won, for cards that come out of them or vanish
    into them. `pause`: seconds of thinking before it. `note`: free for the scene's use."""

    event: Event | None
    before: Snapshot
    after: Snapshot
    anchors: Anchors = NO_ANCHORS
    pause: float = 0.0
    note: object = None

    @property
    def kind(self) -> str:
        return self.event.kind if self.event else ""
