"""How the cards of each kind of event travel, and what is heard."""

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

    Sounds: `begins` once, at the start, or `alone` for a single card; `starts` and `lands` for
    each card; `ends` with the last one. A step's own cue takes the place of `ends`. A cue that
    ends in * is heard for each card instead, with its number: `run_*` is run_1, run_2 and so on.
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
    begins: str = ""
    alone: str = ""
    starts: str = ""
    lands: str = ""
    ends: str = ""


#: For a step without an event, and for events that move no card and make no sound.
PLAIN = Way(MOVE)

WAYS: dict[str, Way] = {
    "hand_began": Way(
        MOVE, SWEEP_APART, SWEEP_IN_ALL, "none", True, into="stock", begins="shuffle"
    ),
    "dealt": Way(
        DEAL,
        DEAL_APART,
        out_of="stock",
        into="hand",
        arc=DEAL_ARC,
        spins=True,
        starts="deal",
    ),
    "upcard": Way(DRAW, out_of="stock", into="pile", starts="flip", ends="land_felt"),
    "laid_out": Way(DEAL, DEAL_APART, out_of="stock", arc=DEAL_ARC, starts="deal"),
    "drew": Way(DRAW, out_of="stock", into="hand", rises=True, starts="draw"),
    "took": Way(
        MOVE,
        SWEEP_APART,
        SWEEP_IN_ALL,
        out_of="pile",
        into="hand",
        begins="take_pozo",
        alone="slide",
    ),
    "recycled": Way(
        MOVE, SWEEP_APART, SWEEP_IN_ALL, "none", True, into="stock", begins="reshuffle"
    ),
    "melded": Way(
        LAY_DOWN,
        LAY_DOWN_APART,
        out_of="hand",
        lands="land_felt",
        ends="laid_down",
    ),
    "added": Way(LAY_DOWN, named="card", out_of="hand", ends="added"),
    "reclaimed": Way(
        LAY_DOWN, named="card", leaving=True, out_of="hand", into="hand", ends="joker_moves"
    ),
    "opened": Way(ends="contract"),
    "discarded": Way(MOVE, out_of="hand", into="pile", ends="discard"),
    "trailed": Way(MOVE, out_of="hand", ends="land_felt"),
    "taken": Way(
        MOVE,
        SWEEP_APART,
        SWEEP_IN_ALL,
        leaving=True,
        out_of="hand",
        into="won",
        meets=True,
        ends="capture_*",
    ),
    "swept": Way(ends="wincho"),
    "built": Way(MOVE, out_of="hand", ends="build"),
    "leftovers": Way(MOVE, SWEEP_APART, SWEEP_IN_ALL, into="won", begins="slide"),
    "shown": Way(FLIP, out_of="hand", starts="flip"),
    "dry": Way(ends="stock_empty"),
    "hand_over": Way(ends="closes"),
    "scored": Way(ends="score_line"),
    "rebought": Way(ends="reenganche"),
    "eliminated": Way(ends="retire"),
    "match_over": Way(ends="game_won"),
}
