"""Taking cards up, carrying them over a place, and putting them down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.engine.cards import BIT, pack
from game.engine.state import NOBODY
from game.play.hands.gestures import Cue, Gesture, Intent, Move, Reaction, Refuse
from game.play.hands.hands import Carried, Hands
from game.play.hands.sending import DRAW_FIRST, PILES, Draw, Put, Unstage
from game.play.hands.table_now import TableNow
from game.play.intents.moves import Moves, Outcome
from game.play.intents.offers import HAND_PLACE, PILE_PLACE, STOCK_PLACE, Target
from game.play.session.port import NOT_YOUR_TURN

#: Places that answer what is let go over them, even if they refuse it. Over any other place, such
#: as the felt, a place nearby gets it.
REFUSING = ("meld", "slot", "loose", "build", *PILES)


@dataclass(frozen=True)
class PutWild(Intent):
    """Put a wild card of a meld elsewhere."""

    meld: int
    at: int
    place: Target

    def perform(self, moves: Moves) -> Outcome:
        return moves.send_wild(self.meld, self.at, self.place)


def may_lift(place: Target, table: TableNow) -> bool:
    """Return whether what is at a place can be taken up, though perhaps it may go nowhere."""
    if place.kind in PILES:
        return table.is_open and table.is_mine and table.phase.draws
    if place.kind == "meld":
        return table.is_open and table.wild_at(place) is not None
    is_card = table.is_open and place.card != NOBODY
    return is_card and (place.kind == "hand" or (place.kind == "slot" and table.is_mine))


@dataclass(frozen=True)
class Lift(Gesture):
    """Take up what is at a place. By keys that is only done if it may go somewhere."""

    place: Target
    by_keys: bool = False

    def react(self, hands: Hands, table: TableNow) -> Reaction:
        place, by_keys = self.place, self.by_keys
        if by_keys and not (table.is_mine and table.phase.lays):
            refusal = DRAW_FIRST if table.is_mine and table.phase.draws else NOT_YOUR_TURN
            return hands, (Refuse(place, refusal),)
        if by_keys and place.kind == "meld":
            place = table.likely_wild(place.at)
        carried = _taken(hands, table, place)
        if not isinstance(carried, Carried):
            return hands, carried
        if by_keys and not carried.goals:
            return hands, (_why_nowhere(table, carried),)
        if table.kind.plays_one:
            # Choices would move the cards of the table aside.
            hands = hands.unmark()
        heard = Cue("lift" if len(carried.cards) < 2 else "lift_several")
        return replace(hands, carried=replace(carried, by_keys=by_keys), refused=None), (heard,)


def _taken(hands: Hands, table: TableNow, place: Target) -> Carried | tuple[Intent, ...]:
    """Return what is to be carried from a place, or the answer if it cannot be."""
    moves = table.moves
    if place.kind in ("hand", "slot"):
        if not table.holds(place.card):
            return ()  # The card has left the hand since it was pressed.
        is_alone = place.kind == "slot" or table.kind.plays_one
        cards = (place.card,) if is_alone else hands.gathered(place.card)
        return Carried(cards, "hand", table.places(cards))
    if place.kind in PILES:
        may = moves.draws().get(place.place)
        if not may:
            return (Refuse(place.place, moves.why_not((), place.place)),)
        if place.kind == "stock":
            return Carried((), "stock", {HAND_PLACE: may})
        pile = tuple(reversed(table.seen.pile))
        cards = pile if table.kind.has_river else pile[:1]
        return Carried(cards, "pile", {HAND_PLACE: may})
    wild = table.wild_at(place)
    if wild is None:
        return ()
    return Carried((place.card,), "meld", moves.places_of_wild(*wild), wild)


def _why_nowhere(table: TableNow, carried: Carried) -> Intent:
    """Return the refusal of the place that is likely meant, where no place takes the cards."""
    if carried.wild is not None:
        return PutWild(*carried.wild, HAND_PLACE)
    return Refuse(PILE_PLACE, table.moves.why_not(carried.cards, PILE_PLACE))


@dataclass(frozen=True)
class Over(Gesture):
    """Carry what was lifted over a place. `near`: the closest goal; `reaches_near`: it is close
    enough to get the cards, whatever they are over. `gap`: of the meld below or near, where a
    pointer shows it; `room`: of the hand below."""

    place: Target
    near: Target | None = None
    reaches_near: bool = False
    gap: int | None = None
    room: int = NOBODY

    def react(self, hands: Hands, table: TableNow) -> Reaction:
        carried, aim, near = hands.carried, self.place.place, self.near
        if carried is None:
            return hands, ()
        if aim in carried.goals:
            near = None
        elif near is not None and (self.reaches_near or self.place.kind not in REFUSING):
            aim = near
        joint = None
        on_wild = self.place.card != NOBODY and table.kind.wilds & BIT[self.place.card]
        # If cards are dropped on a wild card, the player is asked to which end it moves.
        if aim.kind == "meld" and len(carried.goals.get(aim, ())) > 1 and not on_wild:
            joint = self.gap
        room = self.room if carried.source == "hand" else NOBODY
        if (aim, near, joint, room) == (carried.aim, carried.near, carried.joint, carried.room):
            return hands, ()
        carried = replace(carried, aim=aim, near=near, joint=joint, room=room)
        return replace(hands, carried=carried), ()


@dataclass(frozen=True)
class Drop(Gesture):
    """Put down what is carried at a place, or else where it would go now."""

    place: Target | None = None

    def react(self, hands: Hands, table: TableNow) -> Reaction:
        carried = hands.carried
        if carried is None:
            return hands, ()
        after = replace(hands, carried=None)
        return after, tuple(_landing(after, table, carried, self.place or carried.aim))


def _landing(hands: Hands, table: TableNow, carried: Carried, place: Target) -> Iterator[Intent]:
    fits = place in carried.goals
    if carried.wild is not None:
        if fits or place.kind in ("hand", "meld"):
            yield PutWild(*carried.wild, place)
    elif carried.source != "hand":
        if place == HAND_PLACE:
            pile = STOCK_PLACE if carried.source == "stock" else PILE_PLACE
            yield from Draw(pile).wants(hands, table)
    elif place.kind == "hand":
        yield from _back_in_hand(table, carried)
    elif fits or place.kind != "felt" or table.kind.has_loose:
        yield Put(carried.cards, place, carried.joint).in_turn(table)


def _back_in_hand(table: TableNow, carried: Carried) -> Iterator[Intent]:
    """Put the cards into the hand, at the gap in its order over which they were; those of the tray
    leave it."""
    gone = pack(carried.cards) | table.moves.staged
    if table.has_tray:
        yield Unstage(carried.cards)
    if carried.room != NOBODY:
        row = table.moves.orders.row(table.seen).cards
        before = [card for card in row if not gone & BIT[card]][carried.room :][:1]
        yield Move(carried.cards, row.index(before[0]) if before else len(row))
    yield Cue("slide")
