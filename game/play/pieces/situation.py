"""What a person has before them, with what their hands hold and can do now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from game.engine.state import NOBODY
from game.play.hands.hands import Hands
from game.play.hands.table_now import TableNow
from game.play.intents.offers import Offer, Offers, Target
from game.play.pieces.moment import Moment
from game.play.pieces.piece import Piece, TableFacts


class Situation(NamedTuple):
    """`goals`: where the marked cards may go."""

    table: TableFacts
    moment: Moment
    hands: Hands
    now: TableNow
    goals: Mapping[Target, Offers]

    @property
    def offers(self) -> Offers:
        """What the marked fishing card can do with what was chosen for it, best first."""
        moves = self.now.moves
        return self.hands.offers(moves.fishing) if moves.table.acting != NOBODY else ()

    @property
    def looked_at(self) -> Offer | None:
        """Which of these is looked at."""
        moves = self.now.moves
        return self.hands.looked_at(moves.fishing) if moves.table.acting != NOBODY else None


DescribeNow = Callable[[Situation], Iterator[Piece]]
"""Describes the pieces of one sort that hang on what hands hold and can do."""
