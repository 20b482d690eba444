"""A piece: one thing on the table that can be seen, named, pointed at and used."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from game.engine.cards import CardId
from game.engine.notation import AnyRules
from game.play.intents.offers import Target
from game.play.pieces.line import Words
from game.play.pieces.moment import Moment
from game.play.session.seating import Player
from game.play.session.table_kind import TableKind

#: The blocks of a table, in the order in which keys go through them.
Block = Literal["hand", "choices", "own", "far", "piles", "keys"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """What all pieces have. `place`: the identity, the same from moment to moment. `cards`: those
    that lie face up in it; a card that the viewer may not see is in no piece. `name`: what it is
    called. `block`: where keys find it; None: they pass it by. `beside`: the place it belongs to,
    which tells its words where they have no room of their own. `is_row`: its cards cover each
    other, so that a lens shows them."""

    place: Target
    cards: tuple[CardId, ...] = ()
    name: Words = ()
    block: Block | None = None
    beside: Target | None = None
    is_row: bool = False


class TableFacts(NamedTuple):
    """What holds for all moments of a table. `away`: the seats whose phones cannot be reached."""

    rules: AnyRules
    kind: TableKind
    players: Sequence[Player]
    away: Collection[int] = ()


Describe = Callable[[TableFacts, Moment], Iterator[Piece]]
"""Describes the pieces of one sort in a moment."""
