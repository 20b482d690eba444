"""Scores: the value of an arrangement and what decides between equal values, in one number."""

from __future__ import annotations

from operator import add

#: One more value outweighs all wild cards and melds there can be, a wild card all melds.
VALUE = 1 << 16
A_WILD_USED = -(1 << 8)
A_MELD = -1
#: Lower than any score, even with others added.
NEVER = -(1 << 58)

#: For every number of wild cards spent, the best score.
Scores = tuple[int, ...]


def value_of(score: int) -> int:
    return -(-score // VALUE)


def join(one: Scores, other: Scores) -> Scores:
    """The scores of two things done side by side."""
    if len(one) == 2:
        a0, a1 = one
        b0, b1 = other
        first, second = a0 + b1, a1 + b0
        return a0 + b0, first if first > second else second
    if len(one) == 3:
        a0, a1, a2 = one
        b0, b1, b2 = other
        first, second = a0 + b1, a1 + b0
        last, middle, third = a0 + b2, a1 + b1, a2 + b0
        if middle > last:
            last = middle
        return a0 + b0, first if first > second else second, last if last > third else third
    return tuple([max(map(add, one, other[spent::-1])) for spent in range(len(one))])
