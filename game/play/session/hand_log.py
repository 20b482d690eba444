"""The log of a hand, and a match played again from its log, act by act."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from game.engine.chance import RecordedChance
from game.engine.events import Event
from game.engine.match import Entry, Match, do_again
from game.engine.state import NOBODY, TableState
from game.engine.visibility import redact


def is_deal(events: Iterable[Event]) -> bool:
    """Return whether a hand begins with these events."""
    return any(event.kind == "hand_began" for event in events)


class LoggedAct(NamedTuple):
    """One act, by the seat that did it, and all that came of it."""

    seat: int
    events: tuple[Event, ...]


class HandLog:
    """The acts of one hand, from its deal. A viewer is given them only as that viewer may see
    them."""

    def __init__(self) -> None:
        self._acts: list[LoggedAct] = []

    def add(self, seat: int, events: Iterable[Event]) -> None:
        act = LoggedAct(seat, tuple(events))
        if is_deal(act.events):
            self._acts.clear()
        self._acts.append(act)

    def take_back(self, acts: int) -> None:
        """Forget the last acts."""
        del self._acts[len(self._acts) - acts :]

    def seen_by(self, viewer: int) -> tuple[Event, ...]:
        return _seen(self._acts, viewer)

    def only_deal(self, viewer: int) -> tuple[Event, ...]:
        """Return the deal; nothing if it is not known, or if anything was done since."""
        is_only = len(self._acts) == 1 and is_deal(self._acts[0].events)
        return _seen(self._acts, viewer) if is_only else ()

    def since_turn_of(self, seat: int) -> tuple[Event, ...]:
        """Return what everybody could see since the last turn of this seat, and, in a match that is
        resumed in the middle of a turn, what the seat has done in it. All of it may be shown before
        the curtain opens."""
        others = max((at for at, act in enumerate(self._acts) if act.seat != seat), default=0)
        own = (at for at, act in enumerate(self._acts[:others]) if act.seat == seat)
        return _seen(self._acts[max(own, default=-1) + 1 :], NOBODY)


def _seen(acts: Sequence[LoggedAct], viewer: int) -> tuple[Event, ...]:
    return tuple(redact(event, viewer) for act in acts for event in act.events)


def log_of(match: Match) -> HandLog:
    """Return the log of a match that was loaded: it is played once more."""
    log = HandLog()
    for act in retell(match):
        log.add(act.entry.seat, act.events)
    return log


class RetoldAct(NamedTuple):
    """An act, or the first deal, and what came of it. `state` is the table as it is now: the
    next step changes it."""

    entry: Entry
    events: tuple[Event, ...]
    state: TableState


def retell(match: Match, log: Sequence[Entry] = ()) -> Iterator[RetoldAct]:
    """Yield the first deal of a match, then its acts. `log`: a longer log of the same match."""
    first, *acts = log or match.log
    events: list[Event] = []
    state = match.begin(RecordedChance(iter(first.chance)), events.append)
    yield RetoldAct(first, tuple(events), state)
    for entry in acts:
        events.clear()
        do_again(match.rules, state, entry, events.append)
        yield RetoldAct(entry, tuple(events), state)
