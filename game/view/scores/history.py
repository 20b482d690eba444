"""Scores hand by hand, as a chart draws them."""

from collections.abc import Iterator, Sequence
from math import ceil, floor
from typing import NamedTuple

from game.engine.scoring.match_end import MatchEnd
from game.engine.state import Standing

#: The most hands a chart shows at once.
HANDS_SEEN = 12
#: The most lines of the grid.
TICKS_MOST = 5


class Point(NamedTuple):
    """The score after a hand. A player who buys back in has two points at that hand."""

    hand: int
    score: int


History = tuple[Point, ...]


def histories(standing: Standing, end: MatchEnd) -> tuple[History, ...]:
    """Return the history of each side, from the score it began the match with: 0, or that of a
    position."""
    lines = _from((0,) * len(standing.scores), standing, end)
    began = tuple(now - line[-1].score for now, line in zip(standing.scores, lines, strict=True))
    return _from(began, standing, end) if any(began) else lines


def _from(began: Sequence[int], standing: Standing, end: MatchEnd) -> tuple[History, ...]:
    """Return the histories of all sides from given scores on. The sheet has only what each hand
    gave; where a side bought back in follows from how often it did."""
    sides, goal = range(len(standing.scores)), end.goal
    scores = list(began)
    rebuys = [0] * len(standing.scores)
    gone: set[int] = set()
    lines = [[Point(0, score)] for score in scores]
    for hand, points in enumerate(standing.sheet, 1):
        for side, gain in enumerate(end.credit(points)):
            if side not in gone:
                scores[side] += gain
                lines[side].append(Point(hand, scores[side]))
        if not goal.puts_out:
            continue
        back_at = max((score for score in scores if score < goal.limit), default=0)
        for side in sides:
            if side in gone or scores[side] < goal.limit:
                continue
            if rebuys[side] < standing.rebuys[side]:
                rebuys[side] += 1
                scores[side] = back_at
                lines[side].append(Point(hand, back_at))
            else:
                gone.add(side)
    return tuple(map(tuple, lines))


def ticks(low: int, high: int) -> tuple[int, ...]:
    """Return a few round numbers between low and high."""
    step = next(step for step in _steps() if (high - low) / step <= TICKS_MOST)
    first = -(-low // step) * step
    return tuple(range(first, high + 1, step))


def ticks_around(low: float, high: float) -> tuple[int, ...]:
    """Return round numbers, the first at most `low`, the last at least `high`."""
    levels = ticks(floor(low), ceil(high))
    step = levels[1] - levels[0] if len(levels) > 1 else ceil(high) - floor(low)
    levels = (*levels, levels[-1] + step) if levels[-1] < high else levels
    return (levels[0] - step, *levels) if levels[0] > low else levels


def _steps() -> Iterator[int]:
    """Yield the distances a grid can have: 1, 2, 5, 10, 25, 50, 100, 250, 500 and so on."""
    yield from (1, 2, 5)
    unit = 10
    while True:
        yield from (unit, unit * 5 // 2, unit * 5)
        unit *= 10


def parted(wanted: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Return places in the order of the wanted ones and near them, at least `gap` apart; closer
    where there is no room for that."""
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    if len(order) > 1:
        gap = min(gap, (bottom - top) / (len(order) - 1))
    places = [0.0] * len(wanted)
    least = top
    for at in order:
        places[at] = least = max(least, wanted[at])
        least += gap
    most = bottom
    for at in reversed(order):
        places[at] = most = min(most, places[at])
        most -= gap
    return places
