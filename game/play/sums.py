"""How the things of a capture or build fall into sums of one value, so that it can be shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.play.offers import Part, Sum

Thing = tuple[Part, ...]
"""One thing with all it may count."""


def sums_of(things: Sequence[Thing], value: int) -> tuple[Sum, ...]:
    """The sums, the first way that is found; empty if there is none."""
    if not things:
        return ()
    first, *others = things
    for part in first:
        for group, rest in _groups((part,), others, value - part.counts):
            sums = sums_of(rest, value)
            if sums or not rest:
                return (group, *sums)
    return ()


def _groups(group: Sum, things: Sequence[Thing], missing: int) -> Iterator[tuple[Sum, list[Thing]]]:
    """The group with things added that are worth what is missing, and what is left over."""
    if missing == 0:
        yield group, list(things)
        return
    for at, thing in enumerate(things):
        for part in thing:
            if part.counts <= missing:
                more = _groups((*group, part), things[at + 1 :], missing - part.counts)
                for found, rest in more:
                    yield found, [*things[:at], *rest]
