"""Sending cards to a place, and answering which of several ways is meant."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.engine.cards import CardId
from game.engine.rules import Refusal
from game.engine.state import NOBODY
from game.play.hands.gestures import Act, Cue, Do, Gesture, Intent, Reaction, Refuse, Tell
from game.play.hands.hands import Hands
from game.play.hands.marking import Choose, Fish, MarkGroup, Unmark
from game.play.hands.table_now import TableNow
from game.play.intents.moves import Done, Moves, Outcome
from game.play.intents.offers import LANE_PLACE, PILE_PLACE, Target
from game.play.intents.rummy import NONE_MARKED
from game.play.session.port import NOT_YOUR_TURN

DRAW_FIRST = Refusal("refuse.draw_first")
ALREADY_DREW = Refusal("refuse.already_drew")
NOTHING_STAGED = "table.nothing_staged"
PILES = ("stock", "pile")
#: Places that get the marked cards when they are pressed.
TAKES_MARKED = ("meld", "lane", "tray", "slot", *PILES)


@dataclass(frozen=True)
class Put(Intent):
    """Put cards of the hand at a place, or draw there if there are none. `joint`: the gap in a meld
    they are to go into."""

    cards: tuple[CardId, ...]
    place: Target
    joint: int | None = None

    def perform(self, moves: Moves) -> Outcome:
        return moves.send(self.cards, self.place, self.joint)

    def in_turn(self, table: TableNow) -> Intent:
        return self if table.is_mine else Refuse(self.place, NOT_YOUR_TURN)


@dataclass(frozen=True)
class Tap(Gesture):
    """Press a place. In the draw a pile is drawn from; else marked cards go there."""

    place: Target

    def react(self, hands: Hands, table: TableNow) -> Reaction:
        if self.place.kind in ("loose", "build"):
            return Choose(self.place).react(hands, table)
        if self.place.kind == "felt":
            return Unmark().react(hands, table)
        return super().react(hands, table)

    def wants(self, hands: Hands, table: TableNow) -> Iterable[Intent]:
        kind, place = self.place.kind, self.place.place
        if kind == "lay_down":
            return LayContract().wants(hands, table)
        if kind in PILES and table.phase.draws:
            return Draw(place).wants(hands, table)
        if hands.marked and kind in TAKES_MARKED:
            return (Put(hands.marked, place).in_turn(table),)
        return (Refuse(place, ALREADY_DREW),) if kind == "pile" and table.phase.lays else ()


@dataclass(frozen=True)
class Send(Gesture):
    """Send the marked cards to a place; without any, draw there."""

    place: Target

    def wants(self, hands: Hands, table: TableNow) -> Iterable[Intent]:
        place, staging = self.place, table.moves.staging
        if not table.is_mine:
            yield Refuse(place, NOT_YOUR_TURN)
        elif place == PILE_PLACE and not hands.marked and table.phase.lays:
            yield Refuse(place, NONE_MARKED)
        elif place.kind == "slot" and not 0 <= place.at < len(staging.slots() if staging else ()):
            return
        elif hands.marked or place.kind in PILES:
            yield Put(hands.marked, place)


@dataclass(frozen=True)
class Draw(Gesture):
    """Draw a card from the stock, or take the pile. Nobody draws whose hand lies face down; in a
    bot's turn the person is told why not."""

    place: Target

    def wants(self, hands: Hands, table: TableNow) -> Iterable[Intent]:
        if table.is_open or table.moves.table.session.is_bots_turn:
            yield Put((), self.place)


@dataclass(frozen=True)
class DiscardMarked(Gesture):
    """Discard the marked card, or else the one that is pointed at."""

    pointed: CardId = NOBODY

    def wants(self, hands: Hands, table: TableNow) -> Iterable[Intent]:
        pointed = (self.pointed,) if self.pointed != NOBODY else ()
        cards = hands.marked or pointed
        if table.kind.has_loose:
            yield from Fish("trail").wants(hands, table)
        elif cards or not table.is_mine:
            yield Put(cards, PILE_PLACE).in_turn(table)
        else:
            yield Refuse(PILE_PLACE, why_none_discarded(table))


def why_none_discarded(table: TableNow) -> Refusal:
    """Return why nothing is discarded while no card is marked."""
    return DRAW_FIRST if table.phase.draws else NONE_MARKED


@dataclass(frozen=True)
class Double(Gesture):
    """Press a card twice: its group is marked; at the end of a turn a card that goes with no other
    is discarded."""

    card: CardId

    def react(self, hands: Hands, table: TableNow) -> Reaction:
        group = table.group_of(self.card)
        is_alone = table.holds(self.card) and len(group) == 1
        if is_alone and table.places(group).get(PILE_PLACE):
            return replace(hands, marked=()), (Put(group, PILE_PLACE),)
        return MarkGroup(self.card).react(hands, table)


# Contracts ------------------------------------------------------------------------------------


class LayContract(Act):
    """Lay the contract that was put together."""

    place = LANE_PLACE

    def wants(self, hands: Hands, table: TableNow) -> Iterable[Intent]:
        may = table.is_mine and table.moves.is_staging
        return (self if may else Refuse(LANE_PLACE, NOT_YOUR_TURN),)

    def perform(self, moves: Moves) -> Outcome:
        return moves.lay_contract()


class LayDown(Gesture):
    """Lay the contract if it is complete; else new melds of the marked cards."""

    def wants(self, hands: Hands, table: TableNow) -> Iterable[Intent]:
        moves, marked = table.moves, hands.marked
        if moves.is_staging and (moves.contract_staged or not marked):
            return LayContract().wants(hands, table)
        return (Put(marked, LANE_PLACE).in_turn(table),) if marked else ()


class PutInTray(Gesture):
    """Put the marked cards into the tray, or else the card with the focus."""

    def wants(self, hands: Hands, table: TableNow) -> Iterable[Intent]:
        moves, focus = table.moves, hands.focus
        cards = hands.marked or ((focus.card,) if focus.kind == "hand" else ())
        if moves.is_staging:
            if cards:
                yield Put(cards, LANE_PLACE).in_turn(table)
        elif table.kind.contracts and moves.staging is not None:
            refusal = moves.staging.why_not(cards) if table.is_mine else None
            yield Refuse(LANE_PLACE, refusal or NOT_YOUR_TURN)


@dataclass(frozen=True)
class Unstage(Act):
    """Take staged cards back into the hand; none: undo the last change of the tray."""

    cards: tuple[CardId, ...] = ()

    def wants(self, hands: Hands, table: TableNow) -> Iterable[Intent]:
        return (self, Cue("undo")) if table.has_tray else ()

    def perform(self, moves: Moves) -> Outcome:
        moves.take_back(self.cards)
        return Done()


class TakeBack(Gesture):
    """Return the last card of the slot with the focus to the hand, or else undo the last change of
    the tray."""

    def wants(self, hands: Hands, table: TableNow) -> Iterable[Intent]:
        staging, here = table.moves.staging, hands.focus
        slots = staging.slots() if staging is not None and table.has_tray else ()
        last = slots[here.at].cards[-1:] if here.kind == "slot" and here.at < len(slots) else ()
        if last or (slots and staging is not None and staging.has_changed):
            return Unstage(last).wants(hands, table)
        return (Tell(NOTHING_STAGED),) if slots else ()


# Questions ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LookAt(Gesture):
    """Look at one of the ways there are: to answer a question, after the last the first again; or
    of the marked fishing card."""

    at: int

    def react(self, hands: Hands, table: TableNow) -> Reaction:
        asked = hands.asked
        if asked is None:
            return replace(hands, choice_at=self.at), ()
        return replace(hands, asked=asked._replace(at=self.at % len(asked.offers))), ()


@dataclass(frozen=True)
class Answer(Gesture):
    """Answer the question which way is meant."""

    at: int

    def react(self, hands: Hands, table: TableNow) -> Reaction:
        asked = hands.asked
        if asked is None or not 0 <= self.at < len(asked.offers):
            return hands, ()
        return replace(hands, asked=None), (Do(asked.offers[self.at], asked.target),)


class Cancel(Gesture):
    """Let what is carried return, and leave a question unanswered."""

    def react(self, hands: Hands, table: TableNow) -> Reaction:
        return replace(hands, carried=None, asked=None), ()
