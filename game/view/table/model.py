"""The table as a screen shows it to one viewer.

The engine is ahead of the picture, which follows event by event. A `TableView` is made of an
observation, and every event the viewer may see carries it one step further: after all of them it
equals what the viewer would observe.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Self

from game.engine.cards import CardId, CardSet, pack
from game.engine.events import Event
from game.engine.state import (
    DRAW,
    NOBODY,
    OVER,
    PLAY,
    REBUY,
    SCORED,
    Build,
    Meld,
    Standing,
    TableState,
    put,
)
from game.engine.visibility import Observation, observe


@dataclass(slots=True)
class TableView:
    """A table as seen by one viewer: those fields of an `Observation` that can be seen, by the same
    names."""

    viewer: int
    to_act: int
    phase: str
    hand: CardSet
    hand_sizes: tuple[int, ...]
    known: tuple[CardSet, ...]
    stock_size: int
    stock_order: tuple[CardId, ...]
    pile: tuple[CardId, ...]
    melds: tuple[Meld, ...]
    builds: tuple[Build, ...]
    loose: tuple[CardId, ...]
    won: tuple[CardSet, ...]
    sweeps: tuple[int, ...]
    last_taker: int
    opened: tuple[int, ...]
    duty: CardSet
    barred: CardId
    dealer: int
    hand_no: int
    turn_no: int
    pending: tuple[int, ...]
    hand_winner: int
    standing: Standing

    @classmethod
    def of(cls, seen: Observation) -> Self:
        return cls(*(getattr(seen, field.name) for field in fields(cls)))

    @classmethod
    def empty(cls, standing: Standing, viewer: int) -> Self:
        """Return the table before the first deal, from which that deal is shown."""
        return cls.of(observe(TableState(standing, NOBODY), viewer))

    def fold(self, event: Event) -> None:
        if event.standing is not None:
            self.standing = event.standing
        fold = _FOLDS.get(event.kind)
        if fold is not None:
            fold(self, event)

    # A new hand -----------------------------------------------------------------------------

    def _hand_began(self, event: Event) -> None:
        nothing = (0,) * len(self.hand_sizes)
        self.dealer = event.seat
        self.hand_no = event.fact("hand_no")
        self.stock_size = event.fact("stock")
        self.hand = self.turn_no = self.duty = 0
        self.hand_sizes = self.known = self.opened = nothing
        self.stock_order = self.pile = self.melds = self.builds = self.loose = ()
        self.won = self.sweeps = (0,) * len(self.won)
        self.barred = self.last_taker = self.hand_winner = NOBODY

    def _dealt(self, event: Event) -> None:
        seat, count = event.seat, len(event.cards)
        self.stock_size -= count
        self.hand_sizes = put(self.hand_sizes, seat, count)
        if seat == self.viewer:
            self.hand = _set_of(event)

    def _upcard(self, event: Event) -> None:
        self.stock_size -= 1
        self.pile = _row_of(event)

    def _laid_out(self, event: Event) -> None:
        self.stock_size -= len(event.cards)
        self.loose = _row_of(event)

    # A rummy turn ---------------------------------------------------------------------------

    def _turn(self, event: Event) -> None:
        self.to_act = event.seat
        self.turn_no = event.fact("turn_no")
        self.phase = DRAW if event.fact("draws") else PLAY
        self.duty, self.barred = 0, NOBODY

    def _drew(self, event: Event) -> None:
        self.stock_size -= 1
        self.stock_order = self.stock_order[:-1]
        self._into_hand(event.seat, 1, _set_of(event), known=bool(event.fact("open")))
        self.phase = PLAY

    def _took(self, event: Event) -> None:
        count = len(event.cards)
        self.pile = self.pile[:-count]
        self._into_hand(event.seat, count, _set_of(event), known=True)
        self.duty, self.barred = event.fact("duty"), event.fact("barred")
        self.phase = PLAY

    def _recycled(self, event: Event) -> None:
        self.pile = self.pile[-1:]
        self.stock_size = len(event.cards)
        self.stock_order = _row_of(event)

    def _melded(self, event: Event) -> None:
        meld = Meld(event.fact("kind"), event.seat, _row_of(event), event.fact("start"))
        self.melds += (meld,)
        self._put_down(event.seat, pack(meld.cards))

    def _meld_changed(self, event: Event) -> None:
        old = self.melds[event.place]
        meld = old._replace(cards=_row_of(event), start=event.fact("start"))
        self.melds = put(self.melds, event.place, meld)
        before, now = pack(old.cards), pack(meld.cards)
        self._put_down(event.seat, now & ~before)
        taken_back = before & ~now
        self._into_hand(event.seat, taken_back.bit_count(), taken_back, known=True)

    def _discarded(self, event: Event) -> None:
        self._out_of_hand(event.seat, _set_of(event))
        self.pile += _row_of(event)

    def _put_down(self, seat: int, cards: CardSet) -> None:
        self._out_of_hand(seat, cards)
        if self.duty & cards:
            self.duty = 0
        if not self.opened[seat]:
            self.opened = put(self.opened, seat, self.turn_no)

    # A fishing turn -------------------------------------------------------------------------

    def _trailed(self, event: Event) -> None:
        at = event.fact("at")
        self._out_of_hand(event.seat, _set_of(event))
        self.loose = (*self.loose[:at], *_row_of(event), *self.loose[at:])

    def _taken(self, event: Event) -> None:
        played, *loose = _row_of(event)
        side = self.standing.sides[event.seat]
        taken = _set_of(event)
        for build in self._lift_builds(event, "build"):
            taken |= pack(build.cards)
        self._lift_loose(pack(loose))
        self._out_of_hand(event.seat, pack([played]))
        self.won = put(self.won, side, self.won[side] | taken)
        self.last_taker = side

    def _swept(self, event: Event) -> None:
        side = self.standing.sides[event.seat]
        self.sweeps = put(self.sweeps, side, self.sweeps[side] + 1)

    def _built(self, event: Event) -> None:
        played, *loose = _row_of(event)
        under = self._lift_builds(event, "joined")
        self._lift_loose(pack(loose))
        self._out_of_hand(event.seat, pack([played]))
        makers = dict.fromkeys(maker for build in under for maker in build.makers)
        build = Build(
            event.seat,
            (*(card for build in under for card in build.cards), *_row_of(event)),
            event.fact("value"),
            bool(event.fact("multiple")),
            (*makers, event.seat),
        )
        self.builds += (build,)

    def _leftovers(self, event: Event) -> None:
        side = self.standing.sides[event.seat]
        self.won = put(self.won, side, self.won[side] | _set_of(event))
        self.loose = ()

    def _lift_builds(self, event: Event, fact: str) -> list[Build]:
        """Take the builds named by an event off the table, and return them."""
        places = [value for name, value in event.facts if name == fact]
        lifted = [build for at, build in enumerate(self.builds) if at in places]
        self.builds = tuple(build for at, build in enumerate(self.builds) if at not in places)
        return lifted

    def _lift_loose(self, cards: CardSet) -> None:
        self.loose = tuple(card for card in self.loose if not cards >> card & 1)

    # After a hand ---------------------------------------------------------------------------

    @property
    def is_between_hands(self) -> bool:
        return self.phase in (SCORED, REBUY, OVER)

    def _hand_over(self, event: Event) -> None:
        self.phase = SCORED

    def _shown(self, event: Event) -> None:
        self.known = put(self.known, event.seat, _set_of(event))

    def _scored(self, event: Event) -> None:
        self.hand_winner = event.fact("winner")
        self.duty, self.barred = 0, NOBODY

    def _must_decide(self, event: Event) -> None:
        self.phase = REBUY
        self.to_act = event.seat
        self.pending = tuple(value for name, value in event.facts if name == "pending")

    def _to_deal(self, event: Event) -> None:
        self.phase = SCORED
        self.to_act = self.dealer = event.seat
        self.pending = ()

    def _match_over(self, event: Event) -> None:
        self.phase = OVER
        self.to_act = NOBODY
        self.pending = ()

    # Hands ----------------------------------------------------------------------------------

    def _into_hand(self, seat: int, count: int, seen: CardSet, *, known: bool) -> None:
        """Add cards to a hand. `seen`: those whose faces the viewer sees."""
        self.hand_sizes = put(self.hand_sizes, seat, self.hand_sizes[seat] + count)
        if seat == self.viewer:
            self.hand |= seen
        if known:
            self.known = put(self.known, seat, self.known[seat] | seen)

    def _out_of_hand(self, seat: int, cards: CardSet) -> None:
        left = self.hand_sizes[seat] - cards.bit_count()
        self.hand_sizes = put(self.hand_sizes, seat, left)
        self.known = put(self.known, seat, self.known[seat] & ~cards)
        if seat == self.viewer:
            self.hand &= ~cards


class OpenView(TableView):
    """A table as seen by somebody who watches all hands: `known` has all cards of all hands."""

    def fold(self, event: Event) -> None:
        super().fold(event)
        if event.kind == "dealt":
            self.known = put(self.known, event.seat, _set_of(event))

    def _into_hand(self, seat: int, count: int, seen: CardSet, *, known: bool) -> None:
        super()._into_hand(seat, count, seen, known=True)


def _row_of(event: Event) -> tuple[CardId, ...]:
    """Return the cards of an event whose faces can be seen."""
    return tuple(card for card in event.cards if card is not None)


def _set_of(event: Event) -> CardSet:
    return pack(_row_of(event))


#: The function for each kind of event that changes more than the standing.
_FOLDS: dict[str, Callable[[TableView, Event], None]] = {
    "hand_began": TableView._hand_began,
    "dealt": TableView._dealt,
    "upcard": TableView._upcard,
    "laid_out": TableView._laid_out,
    "turn": TableView._turn,
    "drew": TableView._drew,
    "took": TableView._took,
    "recycled": TableView._recycled,
    "melded": TableView._melded,
    "added": TableView._meld_changed,
    "reclaimed": TableView._meld_changed,
    "discarded": TableView._discarded,
    "trailed": TableView._trailed,
    "taken": TableView._taken,
    "swept": TableView._swept,
    "built": TableView._built,
    "leftovers": TableView._leftovers,
    "hand_over": TableView._hand_over,
    "shown": TableView._shown,
    "scored": TableView._scored,
    "must_decide": TableView._must_decide,
    "to_deal": TableView._to_deal,
    "match_over": TableView._match_over,
}
