"""What just happened, for the log and the picture. Built only if somebody listens."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from game.engine.cards import CardId
from game.engine.phases import Phase
from game.engine.state import Standing

Facts = tuple[tuple[str, int], ...]


#: Of an event `leftovers`: the first table, which goes to the dealer.
FIRST_TABLE: Final = ("first", 1)


class Event(NamedTuple):
    """An event of a game. `cards` holds None for a card that the viewer may not see. `place` as in
    an action. `phase`: that of the match from now on, where it may be another."""

    kind: str
    seat: int = -1
    cards: tuple[CardId | None, ...] = ()
    place: int = -3
    facts: Facts = ()
    standing: Standing | None = None
    phase: Phase | None = None

    def fact(self, name: str) -> int:
        for known, value in self.facts:
            if known == name:
                return value
        raise KeyError(name)

    @property
    def is_open(self) -> bool:
        """Return whether everybody saw the cards come, face up."""
        return ("open", 1) in self.facts


class EventKind(NamedTuple):
    """What is known of a kind of event. `private`: only the seat itself sees the cards, unless the
    fact `open` says otherwise. `reveals`: somebody knows afterwards what was hidden before, so undo
    stops there. `is_act`: it is what a player did; melds of a contract are one act."""

    private: bool = False
    reveals: bool = False
    is_act: bool = False


#: Every kind of event there is.
EVENT_KINDS: Final[Mapping[str, EventKind]] = {
    "hand_began": EventKind(),
    "cut": EventKind(reveals=True),
    "dealt": EventKind(private=True, reveals=True),
    "reburied": EventKind(),
    "upcard": EventKind(),
    "stock": EventKind(),
    "laid_out": EventKind(),
    "turn": EventKind(),
    "drew": EventKind(private=True, reveals=True, is_act=True),
    "took": EventKind(is_act=True),
    "dry": EventKind(),
    "recycled": EventKind(reveals=True),
    "melded": EventKind(is_act=True),
    "added": EventKind(is_act=True),
    "reclaimed": EventKind(is_act=True),
    "opened": EventKind(),
    "discarded": EventKind(is_act=True),
    "trailed": EventKind(is_act=True),
    "taken": EventKind(is_act=True),
    "swept": EventKind(),
    "built": EventKind(is_act=True),
    "leftovers": EventKind(),
    "shown": EventKind(reveals=True),
    "hand_over": EventKind(),
    "scored": EventKind(),
    "must_decide": EventKind(),
    "declined": EventKind(is_act=True),
    "rebought": EventKind(is_act=True),
    "eliminated": EventKind(),
    "to_deal": EventKind(),
    "match_over": EventKind(),
}

Emit = Callable[[Event], None]
