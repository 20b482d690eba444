"""A match told again from its log, act by act, with everything that happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.engine.chance import RecordedChance
from game.engine.events import Event
from game.engine.match import Entry
from game.engine.rules import Rules
from game.engine.state import TableState


class Step(NamedTuple):
    """An act, or the first deal, and what came of it. `state` is the table as it is now: the
    next step changes it."""

    entry: Entry
    events: tuple[Event, ...]
    state: TableState


def retell(rules: Rules, seats: int, log: Sequence[Entry]) -> Iterator[Step]:
    """`log` is one that has been played by these rules."""
    first, *acts = log
    events: list[Event] = []
    state = rules.start(seats, RecordedChance(iter(first.chance)), events.append)
    yield Step(first, tuple(events), state)
    for entry in acts:
        assert entry.action is not None
        events.clear()
        rules.apply(state, entry.action, RecordedChance(iter(entry.chance)), events.append)
        yield Step(entry, tuple(events), state)
