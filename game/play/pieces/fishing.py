"""What lies on a fishing table: loose cards and builds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.cards import BIT
from game.play.intents.offers import Target
from game.play.pieces.line import Fact, Line, Shown, Value, Who, Words
from game.play.pieces.moment import Moment
from game.play.pieces.piece import Piece, TableFacts


@dataclass(frozen=True, slots=True, kw_only=True)
class LoosePiece(Piece):
    """A loose card. `is_dear`: it is worth more than the others of its rank."""

    is_dear: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildPiece(Piece):
    """A build. `value`: what takes it; `is_closed`: that can be raised no more."""

    at: int
    crest: str
    value: Words
    is_closed: bool


def describe_loose(table: TableFacts, moment: Moment) -> Iterator[Piece]:
    for card in moment.seen.loose:
        yield LoosePiece(
            place=Target("loose", 0, card),
            cards=(card,),
            name=(Shown(card),),
            is_dear=bool(table.kind.marked & BIT[card]),
        )


def describe_builds(table: TableFacts, moment: Moment) -> Iterator[Piece]:
    for at, build in enumerate(moment.seen.builds):
        key = "table.fila_of" if build.multiple else "table.build_of"
        facts: dict[str, Fact] = {"player": Who((build.owner,)), "value": Value(build.value)}
        yield BuildPiece(
            place=Target("build", at),
            cards=build.cards,
            name=(Line(key, facts), Line(f"{key}_short", facts)),
            at=at,
            crest=table.players[build.owner].crest,
            value=(Value(build.value),),
            is_closed=build.multiple,
        )
