"""The table at one moment as pieces: all that its viewer can see, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from game.play.intents.offers import Target
from game.play.pieces.buttons import describe_buttons
from game.play.pieces.contract import describe_contract
from game.play.pieces.fishing import describe_builds, describe_loose
from game.play.pieces.hand import describe_hand
from game.play.pieces.melds import describe_lanes, describe_melds
from game.play.pieces.moment import Moment
from game.play.pieces.offers import describe_choices
from game.play.pieces.piece import Describe, Piece, TableFacts
from game.play.pieces.piles import describe_piles
from game.play.pieces.remarks import describe_remarks
from game.play.pieces.seats import describe_seats
from game.play.pieces.situation import DescribeNow, Situation
from game.play.pieces.turn import describe_steps

P = TypeVar("P", bound=Piece)
#: A new thing on the table is described by one more.
DESCRIBED: tuple[Describe, ...] = (
    describe_seats,
    describe_contract,
    describe_piles,
    describe_melds,
    describe_lanes,
    describe_builds,
    describe_loose,
    describe_hand,
    describe_steps,
    describe_remarks,
)
#: Likewise what also hangs on the hands of those who look.
DESCRIBED_NOW: tuple[DescribeNow, ...] = (describe_buttons, describe_choices)


class Pieces(dict[Target, Piece]):
    """The pieces of one moment by their places, in the order in which a reader names them."""

    def of(self, sort: type[P]) -> list[P]:
        """Return all pieces of a sort, in their order."""
        return [piece for piece in self.values() if isinstance(piece, sort)]


def describe(table: TableFacts, moment: Moment, before: Mapping[Target, Piece]) -> Pieces:
    """Return the pieces of a moment. Those that have not changed since `before` are the same
    objects."""
    found = Pieces()
    for described in DESCRIBED:
        for piece in described(table, moment):
            old = before.get(piece.place)
            found[piece.place] = old if old is not None and old == piece else piece
    return found


def describe_now(situation: Situation) -> Pieces:
    """Return what else a person has before them: what they can do, and with what."""
    found = (piece for described in DESCRIBED_NOW for piece in described(situation))
    return Pieces({piece.place: piece for piece in found})
