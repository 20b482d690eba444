"""A running match: rules, the table, and the log that is the truth.

The log holds what chance gave and what people did. The table can always be rebuilt from it, and
undo is exactly that, from the start of the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.engine.actions import DEAL, Action
from game.engine.chance import Chance, NumberedChance, RecordedChance, WatchedChance
from game.engine.events import EVENT_KINDS, Emit, Event
from game.engine.rules import IllegalActionError, Refusal
from game.engine.state import TableState
from game.engine.table import Table


class Entry(NamedTuple):
    """One act, what chance gave while it was done, and the table's digest if it was taken.

    The first entry of a log has no action: it is the first deal.
    """

    seat: int
    action: Action | None
    chance: tuple[tuple[int, ...], ...]
    digest: str
    reveals: bool

    @property
    def is_deal(self) -> bool:
        return self.action is None or self.action.kind == DEAL


#: The acts between two digests, which show where a replay drifts.
DIGEST_EVERY: Final = 10


class DriftError(Exception):
    """A replayed table is not what it was when the log was written."""

    def __init__(self, ply: int) -> None:
        super().__init__(ply)
        self.ply = ply


class Match:
    """A match and its log. `first`: the table it begins with, where it does not begin with a
    deal."""

    def __init__(
        self, rules: Table, seats: int, chance: Chance, first: TableState | None = None
    ) -> None:
        self.rules = rules
        self.seats = seats
        #: The table the match begins with, not to be changed.
        self.first = None if first is None else first.clone()
        self.log: list[Entry] = []
        self._chance = WatchedChance(chance)
        self.first_events: list[Event] = []
        self.state = self.begin(self._chance, self.first_events.append)
        self._keep(-1, None, reveals=True)
        self._mark()

    def begin(self, chance: Chance, emit: Emit | None = None) -> TableState:
        """Return the table before the first act."""
        if self.first is not None:
            return self.first.clone()
        return self.rules.start(self.seats, chance, emit)

    # Acting ---------------------------------------------------------------------------------

    def refuse(self, seat: int, action: Action) -> Refusal | None:
        if seat != self.state.to_act:
            return Refusal("refuse.match_over" if self.is_over else "refuse.not_your_turn")
        return self.rules.refuse(self.state, action)

    def refuse_all(self, actions: Sequence[Action]) -> tuple[int, Refusal] | None:
        """Return which of several acts of one player, one after the other, is refused first, and
        why. The acts must leave nothing to chance; nothing is done."""
        state = self.state
        for at, action in enumerate(actions):
            if at == 1:
                state = state.clone()
            if at:
                self.rules.apply(state, actions[at - 1], RecordedChance(iter(())))
            refusal = self.rules.refuse(state, action)
            if refusal is not None:
                return at, refusal
        return None

    def submit(self, seat: int, action: Action) -> list[Event]:
        """Do an act and return what happened; an illegal act changes nothing and raises
        IllegalActionError."""
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        events: list[Event] = []
        hand_no = self.state.hand_no
        self.rules.apply(self.state, action, self._chance, events.append)
        self._keep(seat, action, reveals=any(EVENT_KINDS[event.kind].reveals for event in events))
        if self.state.hand_no != hand_no:
            self._mark()
        return events

    @property
    def is_over(self) -> bool:
        return self.rules.result(self.state) is not None

    def _keep(self, seat: int, action: Action | None, *, reveals: bool) -> None:
        given = tuple(self._chance.given)
        self._chance.given.clear()
        wanted = action is None or len(self.log) % DIGEST_EVERY == 0
        digest = self.state.digest() if wanted else ""
        self.log.append(Entry(seat, action, given, digest, reveals))

    def _mark(self) -> None:
        """Keep the table after a deal, to replay from: undo never goes behind it."""
        #: The table after the deal, not to be changed.
        self.dealt = self.state.clone()
        #: How many entries of the log come before the first turn of this hand, its deal included.
        self.hand_begins = len(self.log)

    # Undo and replay ------------------------------------------------------------------------

    def undo_refusal(self, seat: int) -> Refusal | None:
        last = self.log[-1]
        if last.action is None or last.seat != seat:
            return Refusal("refuse.undo.nothing")
        return Refusal("refuse.undo.seen") if last.reveals else None

    def undo(self, seat: int) -> Action:
        """Take the last act back and return it."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self.rewind(len(self.log) - 1)[0]

    def rewind(self, kept: int) -> list[Action]:
        """Take back all but the first `kept` entries of the log, and return their acts, even if
        something was seen meanwhile: the caller decides whether that may be. Chance is not set
        back: what comes next may differ."""
        if not self.hand_begins <= kept <= len(self.log):
            raise ValueError(kept)
        taken = [entry.action for entry in self.log[kept:] if entry.action is not None]
        del self.log[kept:]
        state = self.dealt.clone()
        replay_onto(self.rules, state, self.log[self.hand_begins :])
        self.state = state
        return taken

    @classmethod
    def replay(
        cls,
        rules: Table,
        seats: int,
        log: Sequence[Entry],
        then: Chance,
        upto: int | None = None,
        first: TableState | None = None,
    ) -> Match:
        """Return a match rebuilt from its log; what follows draws on `then`."""
        match = cls(rules, seats, RecordedChance(iter(log[0].chance)), first)
        match._check(log[0])
        for entry in log[1:upto]:
            assert entry.action is not None
            match.draw_on(RecordedChance(iter(entry.chance)))
            match.submit(entry.seat, entry.action)
            match._check(entry)
        match.draw_on(then)
        return match

    def draw_on(self, chance: Chance) -> None:
        """Draw on this chance from now on."""
        self._chance.source = chance

    def go_on_by_number(self, number: int | str) -> None:
        """Draw on the chance of the deal of this number from now on, as if it had been played
        without a break."""
        chance = NumberedChance(number)
        for entry in self.log:
            for given in entry.chance:
                chance.pass_over(given, within=not entry.is_deal)
        self.draw_on(chance)

    def _check(self, entry: Entry) -> None:
        if entry.digest and entry.digest != self.state.digest():
            raise DriftError(len(self.log) - 1)


def replay_onto(rules: Table, state: TableState, entries: Sequence[Entry]) -> None:
    """Do acts of a log once more, one after the other."""
    for entry in entries:
        do_again(rules, state, entry)


def do_again(rules: Table, state: TableState, entry: Entry, emit: Emit | None = None) -> None:
    """Do an act of a log once more, trusting that it is allowed."""
    assert entry.action is not None
    rules.apply(state, entry.action, RecordedChance(iter(entry.chance)), emit)
