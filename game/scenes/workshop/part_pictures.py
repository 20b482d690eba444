"""Pictures of the parts of a game: a few cards, or a drawing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from game.engine.cards import parse_cards
from game.ui.boxes import Box, Drawing, Icon
from game.ui.canvas import Canvas, Kit
from game.ui.theme import BRASS_LIGHT, INK
from game.view.geometry import Rect

HIGH, STRIP = 84.0, 0.36
#: By slot and part: cards, in groups with a comma between them, or the name of a drawing.
PICTURES: Mapping[tuple[str, str], str] = {
    ("pile", "none"): "icon_draw",
    ("pile", "top"): "7h",
    ("pile", "whole"): "4c 9d Qs 7h",
    ("meld", "set"): "7c 7d 7h",
    ("meld", "run"): "4s 5s 6s",
    ("opening", "free"): "7c 7d 7h",
    ("opening", "contract"): "7c 7d 7h, 9c 9d 9h",
    ("stock_out", "recycle"): "icon_swap",
    ("stock_out", "end_hand"): "icon_to_end",
    ("score", "penalty"): "Kd 9c",
    ("score", "winner_collects"): "icon_crown",
    ("score", "table_minus_hand"): "5h 6h 7h, Kd",
    ("build", "none"): "icon_no",
    ("build", "sums"): "3h 4s",
    ("fishing_score", "categories"): "10d 2s",
    ("match_end", "eliminate"): "icon_cross",
    ("match_end", "rounds"): "icon_menu",
    ("match_end", "target"): "icon_to_end",
    ("match_end", "rounds_won"): "icon_crown",
}


def picture(slot: str, part: str, kit: Kit, chosen: bool) -> Box:
    """Return the picture of a part. `chosen`: whether it lies on a light ground."""
    shown = PICTURES[slot, part]
    if "_" in shown:
        return Icon(shown, HIGH * 0.8, INK if chosen else BRASS_LIGHT)
    return cards_picture(shown, kit)


def cards_picture(shown: str, kit: Kit) -> Drawing:
    groups = [parse_cards(one) for one in shown.split(", ")]
    card = HIGH * 5 / 7
    wide = sum(card * (1 + STRIP * (len(one) - 1)) for one in groups) + 12 * (len(groups) - 1)
    return Drawing(partial(_paint, groups, kit), wide, HIGH)


def _paint(groups: list[tuple[int, ...]], kit: Kit, canvas: Canvas, rect: Rect) -> None:
    card, x = HIGH * 5 / 7, rect.x
    with_deck = canvas.like(kit)
    for group in groups:
        for at, one in enumerate(group):
            with_deck.card(one, x + card / 2 + at * card * STRIP, rect.cy, HIGH)
        x += card * (1 + STRIP * (len(group) - 1)) + 12
    canvas.sprites += with_deck.sprites
