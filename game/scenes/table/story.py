"""The story of a hand at the table: what each player did last, in words, and with which cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import NamedTuple

from game.engine.cards import CardSet, pack
from game.engine.events import Event
from game.engine.state import NOBODY, Meld
from game.play.pieces.line import CardRow, Line
from game.view.motion.events import EVENT_ROWS
from game.view.table.log import Narrator

#: By the key for a draw, the key for the discard right after it, whose line also tells the draw.
DRAWN = {"log.drew.hidden": "log.discarded.drew", "log.took_top": "log.discarded.took"}


class LastAct(NamedTuple):
    """An act in words, with the kind of its event and its seat."""

    kind: str
    seat: int
    line: Line


class Story:
    """The story of one picture, to which every event must be told once, as soon as it is shown.

    `latest`: what was done last by anybody, `last_acts`: by each seat. `laid`: the cards each seat
    has laid since its turn began, or in its last one. `whole`: what was laid as a meld, and not
    added to one. `taker`: who took from the pile, until their next turn.
    """

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self._begin()

    def _begin(self) -> None:
        self.latest: LastAct | None = None
        self.last_acts: dict[int, LastAct] = {}
        self.laid: dict[int, CardSet] = {}
        self.whole: CardSet = 0
        self.taker = NOBODY

    def retell(self, events: Iterable[Event], melds: Sequence[Meld]) -> None:
        """Begin anew with the events that have led to the table as it is."""
        self._begin()
        for event in events:
            self.tell(event, melds)

    def tell(self, event: Event, melds: Sequence[Meld]) -> None:
        """Add an event to the story. `melds`: those on the table after it, or later."""
        seat = event.seat
        if event.kind == "hand_began":
            self._begin()
        elif event.kind == "turn":
            self.laid.pop(seat, None)
            self.taker = NOBODY if self.taker == seat else self.taker
        elif event.kind == "took":
            self.taker = seat
        if cards := _laid_by(event):
            self.laid[seat] = self.laid.get(seat, 0) | cards
            self.whole |= cards if event.kind == "melded" else 0
        row = EVENT_ROWS[event.kind]
        with suppress(IndexError):  # An undone event's meld is not there any more.
            if row.said:
                line = self._narrator.line(event, melds)
                self.latest = LastAct(event.kind, seat, self._with_the_draw(event, line))
            if row.said and row.is_news and seat != NOBODY and self.latest is not None:
                self.last_acts[seat] = self.latest

    def _with_the_draw(self, event: Event, line: Line) -> Line:
        """Return a line; that of a discard also tells the draw right before it, which was shown too
        briefly to be read."""
        before = self.latest
        if event.kind != "discarded" or before is None or before.seat != event.seat:
            return line
        if before.line.key not in DRAWN:
            return line
        taken = before.line.facts.get("cards", CardRow(()))
        return Line(DRAWN[before.line.key], {**line.facts, "taken": taken})

    def laid_by_others(self, seat: int) -> CardSet:
        """Return the cards that all other seats have laid in their last turns."""
        # No card is laid twice, so adding the sets joins them.
        return sum(cards for owner, cards in self.laid.items() if owner != seat)


def _laid_by(event: Event) -> CardSet:
    seen = [card for card in event.cards if card is not None]
    match EVENT_ROWS[event.kind].lays:
        case "all":
            return pack(seen)
        case "first":
            return pack(seen[:1])
        case "card":
            return pack([event.fact("card")])
        case "none":
            return 0
