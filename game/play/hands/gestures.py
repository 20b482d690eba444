"""What a gesture is, and what it leads to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.engine.cards import CardId
from game.engine.rules import Refusal
from game.play.hands.hands import Hands
from game.play.hands.table_now import TableNow
from game.play.intents.moves import Done, Moves, Outcome
from game.play.intents.offers import FELT_PLACE, Offer, Target
from game.settings import GROUPS


class Intent:
    """Something that is to be done because of a gesture. `place`: the one that may refuse it."""

    place: Target

    def perform(self, moves: Moves) -> Outcome | None:
        """Do it; None: nothing comes of it at the table."""
        return None


Reaction = tuple[Hands, tuple[Intent, ...]]


class Gesture:
    """Something that hands do, whatever the device. Those who show the table find the place: a
    gesture knows no point and no time."""

    def react(self, hands: Hands, table: TableNow) -> Reaction:
        """Return the hands after the gesture, and what is to be done. Nothing is done here."""
        return hands, tuple(self.wants(hands, table))

    def wants(self, hands: Hands, table: TableNow) -> Iterable[Intent]:
        """Return what is to be done because of a gesture that leaves the hands as they are."""
        return ()


class Act(Gesture, Intent):
    """A gesture that means just what it is called."""

    place = FELT_PLACE

    def wants(self, hands: Hands, table: TableNow) -> Iterable[Intent]:
        return (self,)


# Answers --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Refuse(Intent):
    """Refuse what was meant to be done at a place."""

    place: Target
    refusal: Refusal

    def perform(self, moves: Moves) -> Outcome:
        return self.refusal


@dataclass(frozen=True)
class Tell(Intent):
    """Tell something that is no refusal. `key`: of its words."""

    key: str


@dataclass(frozen=True)
class Cue(Intent):
    """Let it be heard that cards were touched. `name`: of the sound."""

    name: str


# Acts -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Do(Act):
    """Do one of the things that are offered. `place`: where it was offered."""

    offer: Offer
    place: Target = FELT_PLACE

    def perform(self, moves: Moves) -> Outcome:
        return moves.do(self.offer)


class Undo(Act):
    """Undo the last change of the tray, or else the last act."""

    def perform(self, moves: Moves) -> Outcome:
        return moves.undo()


class Redo(Act):
    """Do again what was undone last."""

    def perform(self, moves: Moves) -> Outcome:
        return moves.redo()


# How the hand lies ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Move(Act):
    """Put cards before the card that is now at this place of the row."""

    cards: tuple[CardId, ...]
    to: int

    def wants(self, hands: Hands, table: TableNow) -> Iterable[Intent]:
        if table.is_open and all(map(table.holds, self.cards)):
            yield replace(self, to=max(0, self.to))
            yield Cue("slide")

    def perform(self, moves: Moves) -> Outcome:
        moves.orders.move(moves.table.observation(), self.cards, self.to)
        return Done()


@dataclass(frozen=True)
class Shift(Gesture):
    """Let a card change places with a neighbour. `held`: the cards of the hand as they are seen;
    `by`: 1 to the right, -1 to the left."""

    card: CardId
    by: int
    held: Sequence[CardId]

    def wants(self, hands: Hands, table: TableNow) -> Iterable[Intent]:
        row, held = table.moves.orders.row(table.seen).cards, self.held
        to = held.index(self.card) + self.by if self.card in held else -1
        if not 0 <= to < len(held) or held[to] not in row:
            return ()
        return Move((self.card,), row.index(held[to]) + (self.by > 0)).wants(hands, table)


@dataclass(frozen=True)
class Sort(Act):
    """Sort the hand in the next way, or into groups."""

    into_groups: bool = False

    def wants(self, hands: Hands, table: TableNow) -> Iterable[Intent]:
        return (self, Cue("fan"))

    def perform(self, moves: Moves) -> Outcome:
        if self.into_groups and moves.rummy is not None:
            moves.orders.sort(moves.table.viewer, GROUPS)
        else:
            moves.orders.next_sort(moves.table.viewer)
        return Done()
