"""What the regulars of the house say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.play.intents.offers import Target
from game.play.pieces.line import Line
from game.play.pieces.moment import Moment
from game.play.pieces.piece import Piece, TableFacts


@dataclass(frozen=True, slots=True, kw_only=True)
class RemarkPiece(Piece):
    """A line that a regular has just said."""


def describe_remarks(table: TableFacts, moment: Moment) -> Iterator[Piece]:
    """Describe what is said across the table."""
    remark = moment.talk.remark
    if remark is not None and remark.seat != moment.bottom:
        seat, said, _ = remark
        name = Line(said.key) if said.key else said.text
        yield RemarkPiece(place=Target("remark", seat), name=(name,), beside=Target("plaque", seat))
