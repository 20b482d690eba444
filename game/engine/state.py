"""The table at one moment: everything there is to know, hidden or not.

Mutable for speed; what changes only between hands is one immutable `Standing`, and melds and
builds are immutable records, so `clone` copies short lists and shares the rest.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from hashlib import sha256
from typing import Final, NamedTuple, TypeVar

from game.engine.cards import CardId, CardSet
from game.engine.phases import SCORED, Phase

NOBODY: Final = -1


Value = TypeVar("Value")


def put(values: tuple[Value, ...], at: int, value: Value) -> tuple[Value, ...]:
    """Return the values with another one at this place."""
    return (*values[:at], value, *values[at + 1 :])


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
    """Where the match stands between hands. `scores` and `hands_won` are by side, `sheet` has the
    points of each hand by side, and the other tuples are by seat."""

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


@dataclass(slots=True, eq=False)
class TableState:
    """The table at one moment. Lists are by seat, but `won` and `sweeps` by side, and the zones by
    their own order."""

    standing: Standing
    dealer: int
    phase: Phase = SCORED
    to_act: int = NOBODY
    hand_no: int = 0
    turn_no: int = 0
    ply: int = 0
    hands: list[CardSet] = field(default_factory=list)
    #: Cards in a hand that everybody has seen going there.
    known: list[CardSet] = field(default_factory=list)
    #: The next card to be drawn is the last.
    stock: list[CardId] = field(default_factory=list)
    #: Whether the order of the stock is public, because a pile was turned over unshuffled.
    stock_open: bool = False
    #: The newest discard is the last.
    pile: list[CardId] = field(default_factory=list)
    melds: list[Meld] = field(default_factory=list)
    #: For each meld, the cards that could join it; they follow from the melds, and are kept for
    #: speed.
    fits: list[CardSet] = field(default_factory=list)
    builds: list[Build] = field(default_factory=list)
    loose: list[CardId] = field(default_factory=list)
    won: list[CardSet] = field(default_factory=list)
    sweeps: list[int] = field(default_factory=list)
    last_taker: int = NOBODY
    #: The turn in which a seat first put down cards in this hand; 0: not yet.
    opened: list[int] = field(default_factory=list)
    #: Cards of which one must reach the table before this turn ends.
    duty: CardSet = 0
    #: The one card that may not be discarded in this turn.
    barred: CardId = NOBODY
    recycles: int = 0
    dry_turns: int = 0
    #: Seats still to decide whether they buy back in.
    pending: tuple[int, ...] = ()
    hand_winner: int = NOBODY

    def __post_init__(self) -> None:
        seats, sides = len(self.standing.sides), len(self.standing.scores)
        self.hands, self.known, self.opened = [0] * seats, [0] * seats, [0] * seats
        self.won, self.sweeps = [0] * sides, [0] * sides

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
        """Return every field by its name, for comparing and for the digest."""
        return {name: getattr(self, name) for name in FIELDS}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableState) and self.content() == other.content()

    def digest(self) -> str:
        """Return a short name of the table as players see it. Fields that follow from others, or
        are for the engine's own use, are left out, so that a record stays sound when the engine
        changes within."""
        table = (
            (self.phase, self.to_act, self.dealer, self.hand_no, self.turn_no),
            (self.hands, self.stock, self.pile, self.loose),
            [tuple(meld) for meld in self.melds],
            [tuple(build) for build in self.builds],
            (self.won, self.sweeps, self.last_taker, self.opened, self.duty, self.barred),
            (self.standing.scores, self.standing.rebuys, self.standing.out, self.standing.paid),
        )
        return sha256(repr(table).encode()).hexdigest()[:12]


#: What a state is made of, in order.
FIELDS: Final = tuple([one.name for one in fields(TableState)])
