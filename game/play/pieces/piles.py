"""The stock and the pile, which is a river where all of it lies open, and the pot."""

from __future__ import annotations

from collections.abc import Iterator

from game.play.intents.offers import PILE_PLACE, STOCK_PLACE, Target
from game.play.pieces.line import Line, Number
from game.play.pieces.moment import Moment
from game.play.pieces.piece import Piece, TableFacts


def describe_piles(table: TableFacts, moment: Moment) -> Iterator[Piece]:
    kind, seen = table.kind, moment.seen
    count = seen.stock_size
    stock = "table.stock" if kind.draws else "table.stock_fishing"
    yield Piece(
        place=STOCK_PLACE,
        name=() if moment.is_dealing else (Line(stock, {"count": count}), Number(count)),
        block="piles" if kind.draws else None,
    )
    if kind.has_pile:
        river = Line("table.river", {"count": len(seen.pile)})
        yield Piece(
            place=PILE_PLACE,
            name=(river if kind.has_river else Line("table.pile"),),
            cards=seen.pile,
            block="piles",
            is_row=kind.has_river,
        )
    if kind.has_pot:
        coins = sum(seen.standing.paid)
        yield Piece(place=Target("pot"), name=(Line("table.pot_label"), Number(coins)))
    if kind.has_loose and not moment.is_dealing:
        said = Line("table.hand_deals", {"number": seen.hand_no, "left": count})
        yield Piece(place=Target("deals"), name=(said,), beside=STOCK_PLACE)
