"""What lies over the table: the lens, and the paper of a lesson."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.engine.cards import CardId
from game.view.geometry import Rect
from game.view.layout.setting import CARD_RATIO, STRIP_LARGE, Spot, card_around
from game.view.layout.table import TableLayout

#: Places are tried so far apart.
STEP = 64.0
#: Between the paper and what it keeps off.
GAP = 14.0


class Ground(NamedTuple):
    """What lies on the table. `lit`: what the paper speaks of, never covered. `kept`: what people
    need now; covered only where there is no room elsewhere. `lying`: all the rest."""

    inside: Rect
    lit: tuple[Rect, ...]
    kept: tuple[Rect, ...]
    lying: tuple[Rect, ...]


class _Cost(NamedTuple):
    """The first thing that differs decides."""

    lit: float
    kept: float
    lying: float
    moved: float


def place_paper(sizes: Sequence[tuple[float, float]], ground: Ground, home: Rect) -> Rect:
    """The best place for a paper of one of these sizes, the wished one first; else near `home`,
    where it lay before."""
    best, least = Rect(ground.inside.x, ground.inside.y, *sizes[0]), None
    for order, (wide, high) in enumerate(sizes):
        for frame in _places(ground.inside, wide, high):
            cost = _cost(frame, ground, home, order, least)
            if cost is not None and (least is None or cost < least):
                best, least = frame, cost
    return best


def _places(inside: Rect, wide: float, high: float) -> Iterator[Rect]:
    for y in _steps(inside.y, inside.bottom - high):
        for x in _steps(inside.x, inside.right - wide):
            yield Rect(x, y, wide, high)


def _steps(first: float, last: float) -> Iterator[float]:
    """From the first to the last, both of them too."""
    at = first
    while at < last:
        yield at
        at += STEP
    yield max(first, last)


def _cost(frame: Rect, ground: Ground, home: Rect, order: int, least: _Cost | None) -> _Cost | None:
    """None: it cannot be the best."""
    around = frame.grown(GAP)
    lit = sum(_shared(around, rect) for rect in ground.lit)
    if least is not None and lit > least.lit:
        return None
    kept = sum(_shared(around, rect) for rect in ground.kept)
    if least is not None and (lit, kept) > (least.lit, least.kept):
        return None
    lying = sum(_shared(frame, rect) for rect in ground.lying)
    moved = abs(frame.cx - home.cx) + abs(frame.cy - home.cy) + order * STEP
    return _Cost(lit, kept, lying, moved)


def _shared(one: Rect, other: Rect) -> float:
    """The area that both cover."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0.0


HEIGHT = 220
PAD = 16


class Lens(NamedTuple):
    """`frame` around the cards, all of it on the stage."""

    frame: Rect
    spots: dict[CardId, Spot]


def lens(layout: TableLayout, meld: int) -> Lens:
    """A meld, opened above itself."""
    cards = [card for card, spot in layout.cards.items() if (spot.zone, spot.at) == ("meld", meld)]
    return _opened(layout, cards, layout.melds[meld])


def card_lens(layout: TableLayout, card: CardId) -> Lens:
    """A single card, as of a river."""
    return _opened(layout, [card], layout.cards[card].rect)


def _opened(layout: TableLayout, cards: list[CardId], below: Rect) -> Lens:
    most = layout.zones.content.grown(-layout.zones.measures.margin)
    steps = STRIP_LARGE * (len(cards) - 1)
    height = min(HEIGHT, (most.w - 2 * PAD) / (1 + steps) / CARD_RATIO)
    card_w = height * CARD_RATIO
    first = card_around(below.cx - steps * card_w / 2, below.bottom - height / 2, height)
    whole = first._replace(w=card_w * (1 + steps)).grown(PAD)
    frame = whole.kept_in(most)
    first = first.moved(frame.x - whole.x, frame.y - whole.y)
    spots = {}
    for place, card in enumerate(cards):
        rect = first.moved(place * STRIP_LARGE * card_w, 0)
        strip = rect if place == len(cards) - 1 else rect._replace(w=STRIP_LARGE * card_w)
        spots[card] = layout.cards[card]._replace(rect=rect, angle=0.0, strip=strip)
    return Lens(frame, spots)
