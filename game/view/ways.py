"""How the cards of each kind of event travel."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.view.motion import (
    DEAL,
    DEAL_APART,
    DRAW,
    FLIP,
    LAY_DOWN,
    LAY_DOWN_APART,
    MOVE,
    SWEEP_APART,
    SWEEP_IN_ALL,
)
from game.view.places import Zone

#: The part of its way that a dealt card flies above the straight line.
DEAL_ARC = 0.08

#: Which cards an event sets on their way: all it names, or the one it calls "card".
Named = Literal["all", "card", "none"]


class Way(NamedTuple):
    """`apart`: between the starts of two cards; closer where all would take longer than `in_all`.
    `named`: which cards travel; `leaving`: so do all others that leave the picture. `out_of`,
    `into`: where cards come from and go to when they are not in the picture. `rises`: it goes over
    its place and comes down into it. `meets`: the first card goes to the others before all leave.
    `sounds`: the cue heard as each card sets off; all else is heard by `event_sounds.py`.
    """

    lasts: float = 0.0
    apart: float = 0.0
    in_all: float = 0.0
    named: Named = "all"
    leaving: bool = False
    out_of: Zone | None = None
    into: Zone | None = None
    arc: float = 0.0
    spins: bool = False
    rises: bool = False
    meets: bool = False
    sounds: str = ""


#: For a step without an event, and for events that move no card.
PLAIN = Way(MOVE)

WAYS: dict[str, Way] = {
    "hand_began": Way(MOVE, SWEEP_APART, SWEEP_IN_ALL, "none", True, into="stock"),
    "dealt": Way(
        DEAL,
        DEAL_APART,
        out_of="stock",
        into="hand",
        arc=DEAL_ARC,
        spins=True,
        sounds="deal",
    ),
    "upcard": Way(DRAW, out_of="stock", into="pile"),
    "laid_out": Way(DEAL, DEAL_APART, out_of="stock", arc=DEAL_ARC),
    "drew": Way(DRAW, out_of="stock", into="hand", rises=True),
    "took": Way(
        MOVE,
        SWEEP_APART,
        SWEEP_IN_ALL,
        out_of="pile",
        into="hand",
    ),
    "recycled": Way(MOVE, SWEEP_APART, SWEEP_IN_ALL, "none", True, into="stock"),
    "melded": Way(
        LAY_DOWN,
        LAY_DOWN_APART,
        out_of="hand",
    ),
    "added": Way(LAY_DOWN, named="card", out_of="hand"),
    "reclaimed": Way(LAY_DOWN, named="card", leaving=True, out_of="hand", into="hand"),
    "discarded": Way(MOVE, out_of="hand", into="pile"),
    "trailed": Way(MOVE, out_of="hand"),
    "taken": Way(
        MOVE,
        SWEEP_APART,
        SWEEP_IN_ALL,
        leaving=True,
        out_of="hand",
        into="won",
        meets=True,
    ),
    "built": Way(MOVE, out_of="hand"),
    "leftovers": Way(MOVE, SWEEP_APART, SWEEP_IN_ALL, into="won"),
    "shown": Way(FLIP, out_of="hand"),
}
