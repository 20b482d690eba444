"""The loose cards and builds of a fishing table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.cards import BIT, CardId
from game.play.intents.offers import Target
from game.play.pieces.line import Fact, Line, Shown, Value, Who, Words
from game.play.pieces.moment import Moment
from game.play.pieces.piece import Piece, TableFacts


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeablePiece(Piece):
    """Cards that can be taken. `dear`: those that are worth more than others of their rank."""

    dear: tuple[CardId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildPiece(TakeablePiece):
    """A build. `value`: what takes it; `is_closed`: nothing can raise it any more."""

    crest: str
    value: Words
    is_closed: bool


def describe_loose(table: TableFacts, moment: Moment) -> Iterator[Piece]:
    for card in moment.seen.loose:
        place, dear = Target("loose", 0, card), _dear(table, (card,))
        name = (Shown(card),)
        yield TakeablePiece(place=place, cards=(card,), name=name, block="far", dear=dear)


def describe_builds(table: TableFacts, moment: Moment) -> Iterator[Piece]:
    for at, build in enumerate(moment.seen.builds):
        key = "table.fila_of" if build.multiple else "table.build_of"
        facts: dict[str, Fact] = {"player": Who((build.owner,)), "value": Value(build.value)}
        yield BuildPiece(
            place=Target("build", at),
            cards=build.cards,
            block="far",
            dear=_dear(table, build.cards),
            name=(Line(key, facts), Line(f"{key}_short", facts)),
            crest=table.players[build.owner].crest,
            value=(Value(build.value),),
            is_closed=build.multiple,
        )


def _dear(table: TableFacts, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return tuple(card for card in cards if table.kind.marked & BIT[card])
