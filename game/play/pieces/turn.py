"""The steps of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from game.play.intents.offers import Target
from game.play.pieces.line import Line
from game.play.pieces.moment import Moment
from game.play.pieces.piece import Piece, TableFacts

State = Literal["done", "now", "later"]
STEPS = ("draw", "play", "discard")


@dataclass(frozen=True, slots=True, kw_only=True)
class StepPiece(Piece):
    """A step of a turn, and whether it is done."""

    step: str
    state: State


def describe_steps(table: TableFacts, moment: Moment) -> Iterator[Piece]:
    """Describe the steps of the turn of the player at the bottom."""
    seen, phase = moment.seen, moment.seen.phase
    if not table.kind.draws or not (phase.draws or phase.lays) or seen.to_act != moment.bottom:
        return
    draws: tuple[State, ...] = ("now", "later", "later")
    states = draws if phase.draws else ("done", "now", "later")
    for at, (step, state) in enumerate(zip(STEPS, states, strict=True)):
        name = Line(f"table.step.{step}")
        yield StepPiece(place=Target("step", at), name=(name,), step=step, state=state)
