"""Targets: the place at a point of the table, and where a held card would lie if it were let go."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from game.engine.cards import CardId
from game.engine.state import NOBODY, Meld
from game.play.intents.offers import Kind, Target
from game.view.geometry import Rect
from game.view.layout.hand import FOCUS_RISE, SELECTED_RISE
from game.view.layout.setting import CARD_RATIO, STRIP, Spot, TableSetting
from game.view.layout.table import TableLayout, lay_table
from game.view.stage import Stage

#: The greatest distance at which a place lights up for what is dragged, in units.
NEAR = 120
#: How far outside its frame a place still takes what is dropped, in units.
DROP_AREA = 24

NOWHERE = Rect(0, 0, 0, 0)
#: The kinds of places whose cards lie in a zone of another name.
LIE_IN: dict[str, Kind] = {"tray": "slot", "river": "pile"}

Boxes = Callable[[TableLayout], Iterable[tuple[int, Any]]]
"""Returns the boxes of the places of one kind, each with its index."""


def _only(box: Callable[[TableLayout], object]) -> Boxes:
    """Return the boxes of a kind of which there is one, or none."""
    return lambda layout: [(0, box(layout))] if box(layout) is not None else []


#: The boxes of all kinds of places that can be pointed at, but single cards; each kind before those
#: that contain it.
POINTED: dict[Kind, Boxes] = {
    "help": _only(lambda layout: layout.zones.help),
    "log": _only(lambda layout: layout.zones.log_button),
    "menu": _only(lambda layout: layout.zones.menu),
    "key": lambda layout: enumerate(layout.zones.keys),
    "choice": lambda layout: (
        enumerate(layout.choices.boxes, layout.choices.first) if layout.choices else ()
    ),
    "plate": _only(lambda layout: layout.plate),
    "plaque": lambda layout: layout.seats.items(),
    "panel": _only(lambda layout: layout.zones.panel),
    "meld": lambda layout: enumerate(layout.melds),
    "build": lambda layout: layout.fishing.builds.items() if layout.fishing else (),
    "lay_down": _only(lambda layout: layout.tray and layout.tray.lay_down),
    "slot": lambda layout: enumerate(layout.tray.slots) if layout.tray else (),
    "tray": _only(lambda layout: layout.tray),
    "stock": _only(lambda layout: layout.piles.stock),
    "pile": _only(lambda layout: layout.piles.discards),
    "lane": _only(lambda layout: None if layout.fishing else layout.lane),
    "hand": _only(lambda layout: layout.zones.hand),
}
#: Likewise those of things that are only seen.
SEEN: dict[Kind, Boxes] = {
    "column": lambda layout: layout.seats.items(),
    "remark": lambda layout: layout.seats.items(),
    "pot": _only(lambda layout: layout.zones.pot),
    "deals": _only(lambda layout: layout.sky_note or NOWHERE),
    "choices": _only(lambda layout: layout.choices),
    "missing": _only(lambda layout: layout.tray and layout.tray.words),
}
BOXES = {**POINTED, **SEEN}


def box_of(layout: TableLayout, place: Target) -> Any:
    """Return the box of a place, as its kind has it; None if it is not on this table now."""
    boxes = BOXES.get(place.kind)
    return dict(boxes(layout)).get(place.at) if boxes is not None else None


def _frame(box: Any) -> Rect:
    frame: Rect = box if isinstance(box, Rect) else box.frame
    return frame


def hit(layout: TableLayout, x: float, y: float) -> Target:
    """Return the topmost place at a point."""
    card = _card_at(layout, x, y)
    if card != NOBODY:
        return target_of(layout.cards[card], card)
    for kind, boxes in POINTED.items():
        for at, box in boxes(layout):
            if _frame(box).contains(x, y):
                return Target(kind, at)
    return Target("felt")


def target_of(spot: Spot, card: CardId) -> Target:
    """Return the target for a card that is laid out at a spot."""
    return Target(LIE_IN.get(spot.zone, spot.zone), spot.at, card)


def _card_at(layout: TableLayout, x: float, y: float) -> CardId:
    found, depth = NOBODY, -1
    for card, spot in layout.cards.items():
        # Most cards are far away and are skipped first, because this runs at every movement of the
        # pointer.
        left, top, wide, high = spot.rect
        is_near = left - 60 <= x <= left + wide + 60 and top - 60 <= y <= top + high + 60
        if is_near and spot.depth > depth and _reaches(spot, x, y):
            found, depth = card, spot.depth
    return found


def _reaches(spot: Spot, x: float, y: float) -> bool:
    """Return whether a point hits a card. A risen card of the hand is also hit where it lay before:
    else it would fall back under a pointer at its lower edge, and rise again."""
    if spot.covers(x, y):
        return True
    return spot.zone == "hand" and spot.covers(x, y - FOCUS_RISE - SELECTED_RISE)


def shown_at(layout: TableLayout, place: Target) -> Target:
    """Return where a place of the rules is on this table: the tray may be on the own felt."""
    return Target("tray") if place.kind == "lane" and layout.tray else place


def place_frame(layout: TableLayout, place: Target) -> Rect | None:
    """Return the frame of a place of the rules or of the layout; None for a place that is not on
    this table now, and for the felt where there are no loose cards."""
    target = shown_at(layout, place)
    if target.kind == "felt":
        return layout.fishing.room if layout.fishing else None
    if target.kind in ("hand", "loose") and target.card != NOBODY:
        return layout.cards[target.card].rect if target.card in layout.cards else None
    box = box_of(layout, target) if target.kind in POINTED else None
    return _frame(box) if box is not None else None


def card_height(layout: TableLayout, place: Target | None) -> float:
    """Return how high a card dropped at a place would be; 0 where it keeps the height it is held
    at."""
    if place is None or place.kind in ("hand", "felt", "stock"):
        return 0.0
    if place.kind == "lane":
        return layout.meld_height
    lying = [
        spot.rect.h
        for card, spot in layout.cards.items()
        if spot.zone != "hand" and target_of(spot, card).place == place
    ]
    frame = place_frame(layout, place)
    return lying[0] if lying else frame.h if frame is not None else 0.0


def nearest(
    layout: TableLayout, x: float, y: float, places: Iterable[Target]
) -> tuple[Target | None, bool]:
    """Return the closest of these places to a point, on a tie the first; and whether the point is
    close enough that the place takes what is dropped there."""
    frames = {place: place_frame(layout, place) for place in places}
    away = {place: frame.distance_to(x, y) for place, frame in frames.items() if frame is not None}
    best = min(away, key=away.__getitem__, default=None)
    if best is None or away[best] > NEAR:
        return None, False
    return best, away[best] <= DROP_AREA


def gap_at(layout: TableLayout, meld: int, x: float) -> int:
    """Return how many cards of the meld lie left of what is dropped there. An open gap stays open
    while the pointer is in it."""
    spots = [spot for spot in layout.cards.values() if spot.zone == "meld" and spot.at == meld]
    return sum(spot.strip.cx < x for spot in spots)


def meld_ghost(layout: TableLayout, row: Sequence[CardId], new: Collection[CardId]) -> Rect | None:
    """Return where held cards would lie in a meld; None if all cards of the row lie already, or
    none. `row`: the meld with them; `new`: the held cards."""
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
    """Return where new melds would lie. The whole table is laid with them, because in a full lane
    the other melds move."""
    view = setting.view._replace(melds=(*setting.view.melds, *new))
    used = any(setting.hand.aside in meld.cards for meld in new)
    has_aside = setting.has_aside and not used
    with_new = lay_table(stage, setting._replace(view=view, has_aside=has_aside))
    return list(with_new.melds[len(setting.view.melds) :])
