"""What will soon lie face up somewhere is drawn while it is still on its way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.ui.canvas import Kit
from game.ui.card_art import IN_HAND
from game.view.geometry import Rect
from game.view.layout.hand import lay_hand
from game.view.layout.setting import Hand
from game.view.places import DOWN, Step

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


def draw_first_picture(scene: TableScene) -> None:
    """Of a table to which somebody is on their way."""
    table, backdrops = scene.table, scene.house.backdrops
    if table.needs_curtain:
        backdrops.order("table", "curtain")
    else:
        backdrops.order("table")
        scene.expect(table.observation().hand)


def draw_hand_ahead(kit: Kit, zone: Rect, hand: Hand) -> None:
    """While the curtain hides it: its first picture would be a long one."""
    for card, spot in lay_hand(zone, hand).spots.items():
        kit.cards.prepare(card, kit.stage.px(spot.rect.h), IN_HAND, -spot.angle)


def draw_ahead(kit: Kit, steps: Iterable[Step]) -> None:
    """`steps`: those that begin."""
    for step in steps:
        for token, place in step.after.items():
            if place.face != DOWN and step.before.get(token) != place:
                high = kit.stage.px(place.height)
                kit.cards.prepare(place.face, high, place.level, -place.angle)
