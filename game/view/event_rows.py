"""What is seen, heard and said of each kind of event: one row for each.

Its sentence stands in the texts under `log.` and its name; what the sentence speaks of is gathered
in `narrate.py`, and a sound that depends on more than the kind is chosen in `event_sounds.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
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
STAYS = Way(MOVE)


class EventRow(NamedTuple):
    """`cue`: the sound of the whole of it, where it is always the same. `said`: in words while it
    happens; otherwise cards, plates or light say it. `logged`: in the list of what was done in
    this hand. `is_news`: to a player who was not looking meanwhile."""

    way: Way = STAYS
    cue: str = ""
    said: bool = True
    logged: bool = True
    is_news: bool = True


EVENT_ROWS: Mapping[str, EventRow] = {
    "hand_began": EventRow(
        Way(MOVE, SWEEP_APART, SWEEP_IN_ALL, "none", True, into="stock"),
        "shuffle",
        is_news=False,
    ),
    "cut": EventRow(STAYS, "flip", said=False, logged=False, is_news=False),
    # The cards of a deal are heard one by one as they fly.
    "dealt": EventRow(
        Way(DEAL, DEAL_APART, out_of="stock", into="hand", arc=DEAL_ARC, spins=True, sounds="deal"),
        said=False,
        logged=False,
        is_news=False,
    ),
    "reburied": EventRow(STAYS, "slide"),
    "upcard": EventRow(Way(DRAW, out_of="stock", into="pile"), "flip", is_news=False),
    "stock": EventRow(said=False, is_news=False),
    "laid_out": EventRow(Way(DEAL, DEAL_APART, out_of="stock", arc=DEAL_ARC)),
    "turn": EventRow(said=False, logged=False, is_news=False),
    "drew": EventRow(Way(DRAW, out_of="stock", into="hand", rises=True)),
    "took": EventRow(Way(MOVE, SWEEP_APART, SWEEP_IN_ALL, out_of="pile", into="hand")),
    "dry": EventRow(STAYS, "stock_empty"),
    "recycled": EventRow(
        Way(MOVE, SWEEP_APART, SWEEP_IN_ALL, "none", True, into="stock"), "reshuffle"
    ),
    "melded": EventRow(Way(LAY_DOWN, LAY_DOWN_APART, out_of="hand")),
    "added": EventRow(Way(LAY_DOWN, named="card", out_of="hand")),
    "reclaimed": EventRow(
        Way(LAY_DOWN, named="card", leaving=True, out_of="hand", into="hand"), "joker_moves"
    ),
    "opened": EventRow(STAYS, "contract"),
    "discarded": EventRow(Way(MOVE, out_of="hand", into="pile"), "discard"),
    "trailed": EventRow(Way(MOVE, out_of="hand")),
    "taken": EventRow(
        Way(MOVE, SWEEP_APART, SWEEP_IN_ALL, leaving=True, out_of="hand", into="won", meets=True)
    ),
    "swept": EventRow(STAYS, "wincho", said=False),
    "built": EventRow(Way(MOVE, out_of="hand")),
    "leftovers": EventRow(Way(MOVE, SWEEP_APART, SWEEP_IN_ALL, into="won")),
    "shown": EventRow(Way(FLIP, out_of="hand"), "fan", said=False),
    "hand_over": EventRow(),
    "scored": EventRow(STAYS, "score_line", said=False),
    "must_decide": EventRow(STAYS, "over_limit"),
    # It is followed by `eliminated`, which is heard.
    "declined": EventRow(),
    "rebought": EventRow(STAYS, "reenganche"),
    "eliminated": EventRow(STAYS, "retire"),
    "to_deal": EventRow(said=False),
    "match_over": EventRow(STAYS, "game_won"),
}
