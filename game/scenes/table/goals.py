"""Places of the picture and places of the game: one is where the pointer is, the other what a
card may do there."""

from __future__ import annotations

from game.engine.cards import CardId
from game.engine.state import NOBODY
from game.play.intents import offers
from game.play.intents.offers import Target as Goal
from game.scenes.table.moves import SLOT
from game.view.geometry import Rect
from game.view.layout.setting import Spot
from game.view.layout.table import TableLayout
from game.view.layout.target import Target, frame_if_there

#: Zones of the picture that are one place of the game.
_PLAIN = {
    "lane": offers.LANE,
    "tray": offers.LANE,
    "lay_down": offers.LANE,
    "pile": offers.PILE,
    "river": offers.PILE,
    "stock": offers.STOCK,
    "hand": offers.HAND,
    "panel": offers.HAND,
    "felt": offers.FELT,
}


def goal_of(target: Target) -> Goal:
    """What a place of the picture means for a card dropped there."""
    if target.kind == "meld":
        return Goal(offers.MELD, target.at)
    if target.kind == "build":
        return Goal(offers.BUILD, target.at)
    if target.kind == "slot":
        return Goal(SLOT, target.at)
    if target.kind == "loose":
        return Goal(offers.LOOSE, target.card)
    return Goal(_PLAIN.get(target.kind, offers.FELT))


def target_of(layout: TableLayout, goal: Goal) -> Target:
    """Where in the picture a place of the game is."""
    if goal.kind == offers.MELD:
        return Target("meld", goal.index)
    if goal.kind == offers.BUILD:
        return Target("build", goal.index)
    if goal.kind == SLOT:
        return Target("slot", goal.index)
    if goal.kind == offers.LOOSE:
        return Target("loose", 0, goal.index)
    if goal.kind == offers.PILE:
        return Target("river" if layout.river else "pile")
    if goal.kind == offers.STOCK:
        return Target("stock")
    if goal.kind == offers.LANE:
        return Target("tray" if layout.tray else "lane")
    if goal.kind == offers.HAND:
        return Target("hand")
    return Target("felt")


def goal_frame(layout: TableLayout, place: Goal | Target) -> Rect | None:
    """Its frame; None for what is no longer there, and for the felt as a whole."""
    target = target_of(layout, place) if isinstance(place, Goal) else place
    if target.kind == "felt":
        return layout.sea.room if layout.sea and isinstance(place, Goal) else None
    if target.kind in ("hand", "loose") and target.card != NOBODY:
        return layout.cards[target.card].rect if target.card in layout.cards else None
    return frame_if_there(layout, target)


def spot_of(goal: Goal, spot: Spot, card: CardId) -> bool:
    """Does a card lie at that place?"""
    if spot.zone == "meld":
        return goal == Goal(offers.MELD, spot.at)
    if spot.zone == "build":
        return goal == Goal(offers.BUILD, spot.at)
    if spot.zone == "loose":
        return goal == Goal(offers.LOOSE, card)
    if spot.zone == "tray":
        return goal == Goal(SLOT, spot.at)
    if spot.zone in ("pile", "river"):
        return goal.kind == offers.PILE
    return False
