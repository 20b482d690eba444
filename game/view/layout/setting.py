"""The setting of a table's layout, fixed lengths, and places for cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin
from typing import Literal, NamedTuple

from game.engine.cards import CardId, CardSet
from game.engine.state import NOBODY
from game.engine.visibility import Observation
from game.play.intents.staging import Slot
from game.view.geometry import Rect
from game.view.stage import Stage

#: Sizes of letters, in units at text size 1.
NAME, BIG_NAME, PROMPT, BODY, SMALL_TEXT = 34, 44, 31, 29, 27
#: The distance from the edges of the stage, and from melds to the things beside them.
MARGIN, AIR = 24, 20


def least(stage: Stage, units: float, pixels: float) -> float:
    """Return a length in units that is never less than this number of pixels: for what is read or
    pressed."""
    return max(units, pixels / stage.scale)


def line(stage: Stage, units: float) -> float:
    """Return the height of one line of text."""
    return stage.text_units(units) * 1.2


#: The width of a card, as a part of its height.
CARD_RATIO = 5 / 7
#: The part of its width that a card shows when the next one lies on it: with plain corners, and
#: with large ones.
STRIP, STRIP_LARGE = 0.30, 0.42
#: The least strip: in a narrower one the index of a card would be cut.
LEAST_STRIP = 0.28
#: The part of its height that a card shows above a row in front of it.
TOP, TOP_LARGE = 0.46, 0.66
#: The most degrees that loose cards lean.
LEAN_MOST = 4

CardZone = Literal["pile", "meld", "build", "loose", "tray", "river", "hand"]
#: The depths of cards, by their zone: cards of more depth are painted later, over the others.
DEPTH: dict[CardZone, int] = {
    "pile": 0,
    "meld": 10_000,
    "build": 20_000,
    "loose": 30_000,
    "tray": 50_000,
    "river": 60_000,
    "hand": 70_000,
}


class Spot(NamedTuple):
    """The place of a card. `rect`: before it is turned by `angle` degrees clockwise around its
    middle; `strip`: the part of `rect` that no neighbour covers; `at`: the index of the meld, build
    or slot it lies in."""

    rect: Rect
    angle: float
    depth: int
    strip: Rect
    zone: CardZone
    at: int = 0

    def covers(self, x: float, y: float) -> bool:
        rect = self.rect
        if not self.angle:
            return rect.contains(x, y)
        turn = radians(-self.angle)
        dx, dy = x - rect.cx, y - rect.cy
        return rect.contains(
            rect.cx + dx * cos(turn) - dy * sin(turn), rect.cy + dx * sin(turn) + dy * cos(turn)
        )


def lean_of(card: CardId) -> float:
    """Return how a loose card leans: always the same for one card, so that it does not tremble."""
    return ((card * 29) % 9 - 4) * LEAN_MOST / 4


def card_at(x: float, y: float, height: float) -> Rect:
    return Rect(x, y, height * CARD_RATIO, height)


def card_around(cx: float, cy: float, height: float) -> Rect:
    width = height * CARD_RATIO
    return Rect(cx - width / 2, cy - height / 2, width, height)


def card_row(
    cards: Sequence[CardId], first: Rect, step: float, depth: int, zone: CardZone, at: int = 0
) -> Iterator[tuple[CardId, Spot]]:
    """Yield the places of cards side by side, from that of the first on. Nothing covers the last
    one."""
    for place, card in enumerate(cards):
        rect = first.moved(place * step, 0)
        strip = rect if place == len(cards) - 1 else rect._replace(w=step)
        yield card, Spot(rect, 0.0, depth + place, strip, zone, at)


class HandRow(NamedTuple):
    """The hand at the bottom, in its owner's own order.

    `groups` are parted by a small gap. A `lifted` card is in the air and keeps its place, until
    `room` tells where in the hand it would enter: then the others close up and open there.
    `room` counts the cards that stay, 0 being the left end. `backs`: this many cards lie face
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


class TableSetting(NamedTuple):
    """Everything a layout depends on but the window. `me`: the seat at the bottom, or NOBODY."""

    view: Observation
    me: int
    hand: HandRow = HandRow()
    #: The number of buttons at the right, at most five.
    keys: int = 4
    #: Whether the discard pile is taken as a whole and lies open, with all cards in order.
    has_river: bool = False
    has_loose: bool = False
    has_pot: bool = False
    has_contract: bool = False
    #: The parts of a contract not yet laid down: the tray lies where the melds of this player will
    #: be.
    tray: tuple[Slot, ...] = ()
    #: While a contract is laid: the cards of its later melds, where they were staged.
    waiting: tuple[tuple[CardId, Spot], ...] = ()
    #: Cards of the river that could join the hand's melds.
    fits: CardSet = 0
    #: Whether there is a place beside this player's melds for the card that lies apart from the
    #: hand.
    has_aside: bool = False
    #: Where a dragged card may be dropped into a meld: the meld's index, and the number of cards
    #: left of the gap.
    joint: tuple[int, int] | None = None
    #: The cards that the capture looked at would take, a tuple for each sum. A build is named by
    #: any of its cards.
    chosen: tuple[tuple[CardId, ...], ...] = ()
    #: For each capture to choose from, the lines of text it needs; `choice_at`: the one looked at.
    choices: tuple[int, ...] = ()
    choice_at: int = 0
    #: The hands that lie face up across the table, by seat, where a match is watched in that way.
    open_hands: tuple[tuple[CardId, ...], ...] = ()
    #: The seats whose open hands have the room of melds: the hand is over, and they have laid none.
    bare: frozenset[int] = frozenset()
    #: Whether the log is open beside the table.
    has_log: bool = False
    #: The height that melds keep while they fit, so that they are not resized during a drag.
    kept_height: float = 0

    @property
    def is_watched(self) -> bool:
        """Whether nobody sits at the bottom, so that the table also has the room of a hand."""
        return self.me == NOBODY

    @property
    def opponents(self) -> tuple[int, ...]:
        """The seats across the table, clockwise from the left of the player at the bottom."""
        seats, at = tuple(range(len(self.view.hand_sizes))), self.me
        return seats if at == NOBODY else seats[at + 1 :] + seats[:at]
