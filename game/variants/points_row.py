"""What cards count, rank by rank: a table of points as a row of cards, and painting one of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from game.engine.scoring.points import RANK_NAMES, PointKeyError, ranks_of
from game.reading.yaml_edit import GONE

#: The cards of the row: the ace first, the joker last.
RANKS = (*RANK_NAMES[1:], RANK_NAMES[0])

Table = Mapping[str, Any]


def keys_shown(table: Table, extra: Sequence[str]) -> list[str]:
    """Return the keys of a row: the ranks, what is said beyond them, and single cards."""
    single = [key for key in table if not _ranks(key) and key not in extra]
    return [*RANKS, *extra, *single]


def counts(table: Table, key: str) -> Any:
    """Return what is said of a rank or a card; GONE where nothing is. The narrower key counts."""
    ranks = _ranks(key)
    if not ranks or key in table:
        return table.get(key, GONE)
    wide = [(len(_ranks(one)), one) for one in table if ranks < _ranks(one)]
    return table[min(wide)[1]] if wide else GONE


def painted(table: Table, key: str, value: Any) -> dict[str, Any]:
    """Return what the table is to say otherwise, by its keys, so that a rank or a card counts
    this: what is said of several ranks at once stays so where it can."""
    new = {**table, key: value}
    if value is GONE or counts({one: new[one] for one in new if one != key}, key) == value:
        new.pop(key)
    for wide in _around(key, table):
        alike = {counts(new, RANK_NAMES[rank]) == value for rank in _ranks(wide)}
        if alike == {True}:
            inside = [one for one in new if _ranks(one) and _ranks(one) < _ranks(wide)]
            new = {one: said for one, said in new.items() if one not in inside} | {wide: value}
    return {
        one: new.get(one, GONE)
        for one in (*table, *new)
        if new.get(one, GONE) != table.get(one, GONE)
    }


def _around(key: str, table: Table) -> Iterator[str]:
    return (one for one in table if _ranks(key) and _ranks(key) < _ranks(one))


def _ranks(key: str) -> frozenset[int]:
    """Return the ranks of a key; none for a single card, or what is no card."""
    with suppress(PointKeyError):
        return frozenset(ranks_of(key))
    return frozenset()
