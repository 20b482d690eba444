"""The stock and the pile, which is a river where all of it lies open, and the pot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.play.intents.offers import Target
from game.play.pieces.line import Line, Number
from game.play.pieces.moment import Moment
from game.play.pieces.piece import Piece, TableFacts


@dataclass(frozen=True, slots=True, kw_only=True)
class PilePiece(Piece):
    """A pile, or the pot. `size`: how many cards, or coins, are in it. `count`: that number for
    where the name has no room."""

    size: int


def describe_piles(table: TableFacts, moment: Moment) -> Iterator[Piece]:
    kind, seen = table.kind, moment.seen
    count = seen.stock_size
    stock = "table.stock" if kind.draws else "table.stock_fishing"
    yield PilePiece(
        place=Target("stock"),
        name=() if moment.is_dealing else (Line(stock, {"count": count}), Number(count)),
        block="piles" if kind.draws else None,
        size=count,
    )
    if kind.has_river:
        name = Line("table.river", {"count": len(seen.pile)})
        yield PilePiece(
            place=Target("river"),
            name=(name,),
            cards=seen.pile,
            block="piles",
            size=len(seen.pile),
        )
    elif kind.has_pile:
        yield PilePiece(
            place=Target("pile"),
            name=(Line("table.pile"),),
            cards=seen.pile,
            block="piles",
            size=len(seen.pile),
        )
    if kind.has_pot:
        coins = sum(seen.standing.paid)
        yield PilePiece(
            place=Target("pot"), name=(Line("table.pot_label"), Number(coins)), size=coins
        )
