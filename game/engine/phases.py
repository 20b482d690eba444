"""The phases of a match, a row each. Outside the engine nobody asks which phase it is, but reads
the row."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self

from game.engine.actions import DEAL_NEXT, DECLINE_REBUY, REBUY_IN, Action
from game.engine.rules import Refusal

NOT_NOW: Final = Refusal("refuse.not_now")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Phase(str):
    """The name of a phase, as matches keep it, with its row.

    `word`: its name in position files. `in_play`: a hand is played, and nobody sees the cards of
    others. `draws`, `lays`: it is the step of a turn in which a card is drawn, or those in which
    cards are put down; neither if somebody is asked out of turn. `asks`: the player to act is
    asked, be it a person or a bot; otherwise anybody goes on. `acts`: what may be done whatever the
    cards are; `refusal`: of what may not be done in any turn.
    """

    name: str
    word: str
    in_play: bool = False
    draws: bool = False
    lays: bool = False
    asks: bool = True
    acts: tuple[Action, ...] = ()
    refusal: Refusal = NOT_NOW

    def __new__(cls, name: str, *row: object, **named: object) -> Self:
        return str.__new__(cls, name)

    @property
    def decides(self) -> bool:
        """Whether players decide openly, one after the other, between two hands."""
        return self.asks and not self.in_play

    @property
    def deals(self) -> bool:
        """Whether the next hand is to be dealt, by anybody."""
        return bool(self.acts) and not self.asks

    @property
    def is_over(self) -> bool:
        return not self.asks and not self.acts


DRAW: Final = Phase("draw", "draw", in_play=True, draws=True)
PLAY: Final = Phase("play", "play", in_play=True, lays=True)
REBUY: Final = Phase(
    "rebuy", "decide", acts=(REBUY_IN, DECLINE_REBUY), refusal=Refusal("refuse.decide_first")
)
SCORED: Final = Phase(
    "scored", "deal", asks=False, acts=(DEAL_NEXT,), refusal=Refusal("refuse.deal_first")
)
OVER: Final = Phase("over", "over", asks=False, refusal=Refusal("refuse.match_over"))

PHASES: Final[Mapping[str, Phase]] = {phase: phase for phase in (DRAW, PLAY, REBUY, SCORED, OVER)}
#: What may be done whatever the cards are, by its word.
ACTS: Final = {act.kind: act for phase in PHASES.values() for act in phase.acts}
