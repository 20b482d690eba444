"""Where a card that is held would lie, were it let go now."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from copy import copy

from game.engine.cards import CardId
from game.engine.state import Meld
from game.view.geometry import Rect
from game.view.layout.setting import TableSetting
from game.view.layout.spots import CARD_RATIO, STRIP
from game.view.layout.table import TableLayout, lay_table
from game.view.stage import Stage


def meld_ghost(layout: TableLayout, row: Sequence[CardId], new: Collection[CardId]) -> Rect | None:
    """`row`: the meld as it would be, `new`: those of its cards that are held."""
    lying = [card for card in row if card not in new and card in layout.cards]
    if not lying or len(lying) == len(row):
        return None
    spots = [layout.cards[card].rect for card in lying]
    height = spots[0].h
    step = spots[1].x - spots[0].x if len(spots) > 1 else STRIP * height * CARD_RATIO
    step = min(step, STRIP * height * CARD_RATIO)
    at = next(place for place, card in enumerate(row) if card in new)
    count = next((n for n, card in enumerate(row[at:]) if card not in new), len(row) - at)
    wide = height * CARD_RATIO + step * (count - 1)
    if at:
        return Rect(layout.cards[row[at - 1]].rect.x + step, spots[0].y, wide, height)
    return Rect(spots[0].x - step * count, spots[0].y, wide, height)


def new_ghosts(stage: Stage, setting: TableSetting, new: Sequence[Meld]) -> list[Rect]:
    """Of new melds: the table is laid with them, so that in a full lane the others make room."""
    view = copy(setting.view)
    view.melds += tuple(new)
    used = any(setting.hand.aside in meld.cards for meld in new)
    has_aside = setting.has_aside and not used
    with_new = lay_table(stage, setting._replace(view=view, has_aside=has_aside))
    return list(with_new.melds[len(setting.view.melds) :])
