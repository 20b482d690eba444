"""The phases of a match, a row each: what may be done then, and who is asked."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.engine.actions import DEAL_NEXT, DECLINE_REBUY, REBUY_IN, Action
from game.engine.rules import Refusal
from game.engine.state import DRAW, OVER, PLAY, REBUY, SCORED


class Phase(NamedTuple):
    """`acts`: all that may be done, where that does not depend on the cards; `refusal`: of what may
    not be done in any turn of this phase. `asks`: the player to act is asked, be it a person or a
    bot; otherwise anybody goes on."""

    acts: tuple[Action, ...] = ()
    refusal: Refusal = Refusal("refuse.not_now")
    asks: bool = True


PHASES: Final[Mapping[str, Phase]] = {
    DRAW: Phase(),
    PLAY: Phase(),
    REBUY: Phase((REBUY_IN, DECLINE_REBUY), Refusal("refuse.decide_first")),
    SCORED: Phase((DEAL_NEXT,), Refusal("refuse.deal_first"), asks=False),
    OVER: Phase((), Refusal("refuse.match_over"), asks=False),
}
