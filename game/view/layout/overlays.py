"""The layout of what covers the table: the lens, and the paper of a lesson."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf
from operator import mul
from typing import NamedTuple

from game.engine.cards import CardId
from game.play.intents.offers import Target
from game.view.geometry import Rect
from game.view.layout.setting import CARD_RATIO, MARGIN, STRIP_LARGE, Spot, card_around, card_row
from game.view.layout.table import TableLayout

#: The distance between the places that are tried, in units.
STEP = 64.0
#: The distance kept between the paper and what it must not cover, in units.
GAP = 14.0


class LessonGround(NamedTuple):
    """The table under the paper of a lesson. `lit`: what the lesson speaks of, which is never
    covered; `kept`: what people need now, covered only where there is no room elsewhere; `lying`:
    all the rest."""

    inside: Rect
    lit: tuple[Rect, ...]
    kept: tuple[Rect, ...]
    lying: tuple[Rect, ...]


def place_paper(sizes: Sequence[tuple[float, float]], ground: LessonGround, home: Rect) -> Rect:
    """Return the best place for a paper of one of these sizes, the preferred size first: where it
    covers least of what is lit, then of what is kept, then of the rest, and then is nearest to
    `home`, its place before."""
    inside = ground.inside
    best = Rect(inside.x, inside.y, *sizes[0])
    least: tuple[float, ...] = (inf,)
    for order, (wide, high) in enumerate(sizes):
        columns = [
            (x, _covered(ground, x, wide, lambda rect: (rect.x, rect.right)))
            for x in _steps(inside.x, inside.right - wide)
        ]
        for y in _steps(inside.y, inside.bottom - high):
            row = _covered(ground, y, high, lambda rect: (rect.y, rect.bottom))
            for x, column in columns:
                if _area(column[0], row[0]) > least[0]:
                    continue
                frame = Rect(x, y, wide, high)
                moved = abs(frame.cx - home.cx) + abs(frame.cy - home.cy) + order * STEP
                cost = (*map(_area, column, row), moved)
                if cost < least:
                    best, least = frame, cost
    return best


def _steps(first: float, last: float) -> Iterator[float]:
    """Yield places from the first to the last, STEP apart, including both."""
    at = first
    while at < last:
        yield at
        at += STEP
    yield max(first, last)


def _covered(
    ground: LessonGround, start: float, length: float, span: Callable[[Rect], tuple[float, float]]
) -> list[list[float]]:
    """Return, along one axis, how much the paper covers of each thing: lists for the lit, the kept
    and the other things."""
    around = start - GAP, start - GAP + length + 2 * GAP
    lit_and_kept = [
        [_shared(around, span(rect)) for rect in some] for some in (ground.lit, ground.kept)
    ]
    return [*lit_and_kept, [_shared((start, start + length), span(one)) for one in ground.lying]]


def _shared(one: tuple[float, float], other: tuple[float, float]) -> float:
    return max(0.0, min(one[1], other[1]) - max(one[0], other[0]))


def _area(across: list[float], down: list[float]) -> float:
    """Return the covered area of several things together, from the lengths covered along both
    axes."""
    return float(sum(map(mul, across, down)))


HEIGHT = 220
PAD = 16


class Lens(NamedTuple):
    """Cards shown enlarged. `frame`: the rectangle around them, which lies inside the stage."""

    frame: Rect
    spots: dict[CardId, Spot]


def lens(layout: TableLayout, target: Target) -> Lens | None:
    """Lay a whole meld enlarged, above its place, or the single card of a place, such as one of a
    river; None for what is not on this table."""
    cards = [card for card in (target.card,) if card in layout.cards]
    if target.kind == "meld":
        spots = layout.cards.items()
        cards = [card for card, spot in spots if (spot.zone, spot.at) == ("meld", target.at)]
    if not cards:
        return None
    below = layout.melds[target.at] if target.kind == "meld" else layout.cards[cards[0]].rect
    most = layout.zones.content.grown(-MARGIN)
    steps = STRIP_LARGE * (len(cards) - 1)
    height = min(HEIGHT, (most.w - 2 * PAD) / (1 + steps) / CARD_RATIO)
    card_w = height * CARD_RATIO
    first = card_around(below.cx - steps * card_w / 2, below.bottom - height / 2, height)
    whole = first._replace(w=card_w * (1 + steps)).grown(PAD)
    frame = whole.kept_in(most)
    first = first.moved(frame.x - whole.x, frame.y - whole.y)
    return Lens(frame, dict(card_row(cards, first, STRIP_LARGE * card_w, 0, "meld")))
