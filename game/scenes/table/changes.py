"""Which layers of the table show a change: nobody says so, the state before and after tells it."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from game.play.hands.hands import Carried, Hands
from game.play.intents.offers import Target
from game.scenes.table.selection import Selection

Layer = Literal["ground", "cards", "hand", "marks", "air"]
LAYERS: tuple[Layer, ...] = ("ground", "cards", "hand", "marks", "air")
#: Places that show in their own way that the pointer is on them.
BUTTONS = {"key", "help", "log", "menu"}


def lies_otherwise(before: Selection, now: Selection) -> set[Layer]:
    """Return the layers in which things lie elsewhere than before."""
    held, holds = before.hands.carried, now.hands.carried
    if (before.ring, before.log_open) != (now.ring, now.log_open):
        return set(LAYERS)
    if before.hands is not now.hands and _lying(before.hands) != _lying(now.hands):
        return set(LAYERS)
    if now.hands.refused not in (None, before.hands.refused):
        return set(LAYERS)
    if held is None or holds is None:
        is_hand = before.hover != now.hover and "hand" in (before.hover.kind, now.hover.kind)
        return {"hand"} if is_hand else set()
    if _gap(held) != _gap(holds):
        return {"cards", "hand"}
    return {"hand"} if held.room != holds.room else set()


def _gap(carried: Carried) -> tuple[Target, int] | None:
    """Return the gap that opens in a meld for what is carried."""
    return None if carried.joint is None else (carried.aim, carried.joint)


def _lying(hands: Hands) -> tuple[Hands, object, object]:
    """Return whatever makes cards lie otherwise when it changes; the rest shows only in marks, or
    hangs in the air."""
    still = replace(hands, carried=None, asked=None, lit=0, goal=None, refused=None)
    return still, hands.carried and hands.carried.cards, hands.asked and hands.asked.offers


def looks_otherwise(before: Selection, now: Selection) -> set[Layer]:
    """Return the layers that look otherwise than before, though all may lie where it was."""
    layers: set[Layer] = {"air"}
    if (before.hands, before.hover, before.log_at) != (now.hands, now.hover, now.log_at):
        layers.add("marks")
    if before.hover != now.hover and BUTTONS & {before.hover.kind, now.hover.kind}:
        layers.add("ground")
    return layers
