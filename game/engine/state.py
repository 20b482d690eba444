"""The table at one moment: everything there is to know, hidden or not.

Mutable for speed; what changes only between hands is one immutable `Standing`, and melds and
builds are immutable records, so `clone` copies short lists and shares the rest.
"""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from game.engine.cards import CardId, CardSet

DRAW = "draw"
PLAY = "play"
REBUY = "rebuy"
SCORED = "scored"
OVER = "over"

NOBODY = -1


class Meld(NamedTuple):
    """A set or run on the table. `start` is the slot of the first card; 0 in a set."""

    kind: int
    owner: int
    cards: tuple[CardId, ...]
    start: int


class Build(NamedTuple):
    """Cards on a fishing table that are taken together, as one card of `value`."""

    owner: int
    cards: tuple[CardId, ...]
    value: int
    multiple: bool
    makers: tuple[int, ...]


class Standing(NamedTuple):
    """Where the match stands between hands. Tuples by side, but `next_seat`, `out`, ... by seat."""

    sides: tuple[int, ...]
    next_seat: tuple[int, ...]
    scores: tuple[int, ...]
    hands_won: tuple[int, ...]
    rebuys: tuple[int, ...]
    out: tuple[bool, ...]
    paid: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...] = ()
    round_no: int = 0
    #: Void hands since the last one that counted.
    voids: int = 0


class TableState:
    """Lists are by seat, but `won` and `sweeps` by side, and the zones by their own order."""

    __slots__ = (
        "barred",
        "builds",
        "dealer",
        "dry_turns",
        "duty",
        "fits",
        "hand_no",
        "hand_winner",
        "hands",
        "known",
        "last_taker",
        "loose",
        "melds",
        "opened",
        "pending",
        "phase",
        "pile",
        "ply",
        "recycles",
        "standing",
        "stock",
        "stock_open",
        "sweeps",
        "to_act",
        "turn_no",
        "won",
    )

    def __init__(self, standing: Standing, dealer: int) -> None:
        seats = len(standing.sides)
        sides = len(standing.scores)
        self.standing = standing
        self.dealer = dealer
        self.phase = SCORED
        self.to_act = NOBODY
        self.hand_no = 0
        self.turn_no = 0
        self.ply = 0
        self.hands: list[CardSet] = [0] * seats
        #: Cards in a hand that everybody has seen going there.
        self.known: list[CardSet] = [0] * seats
        #: The next card to be drawn is the last.
        self.stock: list[CardId] = []
        #: The order of the stock is public, because a pile was turned over unshuffled.
        self.stock_open = False
        #: The newest discard is the last.
        self.pile: list[CardId] = []
        self.melds: list[Meld] = []
        #: For each meld, the cards that could join it: derived, kept for speed.
        self.fits: list[CardSet] = []
        self.builds: list[Build] = []
        self.loose: list[CardId] = []
        self.won: list[CardSet] = [0] * sides
        self.sweeps: list[int] = [0] * sides
        self.last_taker = NOBODY
        #: The turn in which a seat first put down cards in this hand; 0: not yet.
        self.opened: list[int] = [0] * seats
        #: Cards of which one must reach the table before this turn ends.
        self.duty: CardSet = 0
        #: The one card that may not be discarded in this turn.
        self.barred: CardId = NOBODY
        self.recycles = 0
        self.dry_turns = 0
        #: Seats still to decide whether they buy back in.
        self.pending: tuple[int, ...] = ()
        self.hand_winner = NOBODY

    def clone(self) -> TableState:
        twin = TableState.__new__(TableState)
        twin.standing = self.standing
        twin.dealer = self.dealer
        twin.phase = self.phase
        twin.to_act = self.to_act
        twin.hand_no = self.hand_no
        twin.turn_no = self.turn_no
        twin.ply = self.ply
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.stock = self.stock[:]
        twin.stock_open = self.stock_open
        twin.pile = self.pile[:]
        twin.melds = self.melds[:]
        twin.fits = self.fits[:]
        twin.builds = self.builds[:]
        twin.loose = self.loose[:]
        twin.won = self.won[:]
        twin.sweeps = self.sweeps[:]
        twin.last_taker = self.last_taker
        twin.opened = self.opened[:]
        twin.duty = self.duty
        twin.barred = self.barred
        twin.recycles = self.recycles
        twin.dry_turns = self.dry_turns
        twin.pending = self.pending
        twin.hand_winner = self.hand_winner
        return twin

    def content(self) -> dict[str, object]:
        """Every field by its name, for comparing and for the digest."""
        return {name: getattr(self, name) for name in self.__slots__}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableState) and self.content() == other.content()

    __hash__ = None  # type: ignore[assignment]

    def digest(self) -> str:
        """A short name of the table as players see it. What is derived, or kept for the engine's
        own use, is left out, so that a record stays sound when the engine changes within."""
        table = (
            (self.phase, self.to_act, self.dealer, self.hand_no, self.turn_no),
            (self.hands, self.stock, self.pile, self.loose),
            [tuple(meld) for meld in self.melds],
            [tuple(build) for build in self.builds],
            (self.won, self.sweeps, self.last_taker, self.opened, self.duty, self.barred),
            (self.standing.scores, self.standing.rebuys, self.standing.out, self.standing.paid),
        )
        return sha256(repr(table).encode()).hexdigest()[:12]
