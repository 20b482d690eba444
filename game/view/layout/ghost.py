"""Where a card that is held would lie, were it let go now."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.engine.cards import CardId
from game.view.geometry import Rect
from game.view.layout.melds import GAPS
from game.view.layout.spots import CARD_RATIO, STRIP
from game.view.layout.table import TableLayout


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


def new_ghost(layout: TableLayout, own: Sequence[int], count: int) -> Rect | None:
    """Of a new meld of so many cards, behind the own ones; `own`: their places. None if the row
    is full."""
    height = layout.own_height
    wide = height * CARD_RATIO * (1 + STRIP * (count - 1))
    first = Rect(layout.lane.x, layout.lane.y, wide, height)
    if own:
        frames = [layout.melds[at] for at in own]
        last = max(frames, key=lambda frame: (frame.y, frame.x))
        first = Rect(last.right + GAPS[0], last.y, wide, height)
    return first if first.right <= layout.lane.right else None
