"""Where a paper with an explanation lies on the table: never on what it speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.view.geometry import Rect

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
