"""What will soon lie face up somewhere is drawn while it is still on its way."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.canvas import Kit
from game.view.places import DOWN, Step


def draw_ahead(kit: Kit, steps: Iterable[Step]) -> None:
    """`steps`: those that begin."""
    for step in steps:
        for token, place in step.after.items():
            if place.face != DOWN and step.before.get(token) != place:
                kit.cards.prepare(place.face, kit.stage.px(place.height), -place.angle)
