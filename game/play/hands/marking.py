"""Marking cards of the hand, and choosing what a marked card is to take."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.engine.cards import CardId
from game.engine.phases import NOT_NOW
from game.engine.rules import Refusal
from game.play.hands.gestures import Cue, Do, Gesture, Intent, Reaction, Refuse, Tell
from game.play.hands.hands import Hands
from game.play.hands.table_now import TableNow
from game.play.intents.offers import FELT_PLACE, Target
from game.play.session.port import NOT_YOUR_TURN

#: Asks for a card of the hand, where something was meant for a marked one.
NO_CARD = Refusal("table.prompt.choose")
#: The offers of a fishing card, by what is done with it.
FISHED: dict[str, tuple[str, ...]] = {
    "capture": ("offer.take", "offer.take.sweep"),
    "build": ("offer.build", "offer.raise"),
    "fila": ("offer.build.multiple",),
    "trail": ("offer.trail",),
}


@dataclass(frozen=True)
class Mark(Gesture):
    """Mark a card, or unmark it; None: the other of the two. Where one card is played, a question
    about the card before is no longer asked."""

    card: CardId
    on: bool | None = None

    def react(self, hands: Hands, table: TableNow) -> Reaction:
        if not table.is_open or not table.holds(self.card):
            return hands, ()
        on = self.card not in hands.marked if self.on is None else self.on
        asked = None if on and table.kind.plays_one else hands.asked
        marked = replace(hands.mark(self.card, on, table.kind.plays_one), asked=asked)
        return marked, () if self.on is not None else (Cue("lift"),)


@dataclass(frozen=True)
class MarkGroup(Gesture):
    """Mark the cards that go with a card, and no others."""

    card: CardId

    def react(self, hands: Hands, table: TableNow) -> Reaction:
        if not table.is_open or not table.holds(self.card):
            return hands, ()
        marked = replace(hands.choose_none(), marked=table.group_of(self.card))
        return marked, (Cue("lift_several"),)


class Unmark(Gesture):
    """Forget all that is marked and chosen."""

    def react(self, hands: Hands, table: TableNow) -> Reaction:
        return hands.unmark() if hands.marked else hands, ()


class Forget(Gesture):
    """Forget all marks, the refusal and the hint."""

    def react(self, hands: Hands, table: TableNow) -> Reaction:
        return hands.forget(), ()


@dataclass(frozen=True)
class GoTo(Gesture):
    """Go to a place by keys."""

    place: Target

    def react(self, hands: Hands, table: TableNow) -> Reaction:
        at = self.place.at if self.place.kind == "choice" else hands.choice_at
        return replace(hands, focus=self.place, choice_at=at, refused=None), ()


# Fishing --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Choose(Gesture):
    """Choose a loose card or a build to be taken, or leave it; None: the other of the two. One that
    cannot be taken with those chosen before is refused, and not chosen."""

    place: Target
    on: bool | None = None

    def react(self, hands: Hands, table: TableNow) -> Reaction:
        fishing, after = table.moves.fishing, hands.choose(self.place, self.on)
        if not self._is_there(table):
            return hands, ()
        if len(hands.marked) != 1 or fishing is None:
            return hands, (Tell(NO_CARD.key),)
        if after.offers(fishing):
            return after, ()
        refusal = fishing.why_not_with(after.marked[0], after.chosen, after.chosen_builds)
        return replace(hands, choice_at=0), (Refuse(self.place, refusal),)

    def _is_there(self, table: TableNow) -> bool:
        if self.place.kind == "loose":
            return self.place.card in table.seen.loose
        return 0 <= self.place.at < len(table.seen.builds)


@dataclass(frozen=True)
class Fish(Gesture):
    """Do what is looked at if it is of this kind, else the best of this kind. "": of any."""

    kind: str = ""

    def wants(self, hands: Hands, table: TableNow) -> Iterable[Intent]:
        looked_at = hands.looked_at(table.moves.fishing)
        fitting = [
            offer
            for offer in hands.offers(table.moves.fishing)
            if not self.kind or offer.key in FISHED[self.kind]
        ]
        if fitting and table.is_mine:
            yield Do(looked_at if looked_at in fitting else fitting[0])
        elif fitting:
            yield Refuse(FELT_PLACE, NOT_YOUR_TURN)
        elif self.kind and table.kind.has_loose:
            yield Refuse(FELT_PLACE, why_not_fish(hands, table, self.kind))


def why_not_fish(hands: Hands, table: TableNow, kind: str) -> Refusal:
    """Return why the marked card does nothing of a kind with exactly what was chosen."""
    fishing = table.moves.fishing
    if not table.is_mine:
        return NOT_YOUR_TURN
    if not hands.marked or fishing is None:
        return NO_CARD
    card = hands.marked[0]
    found: object
    if kind == "capture":
        found = fishing.capture_of(card, hands.chosen, hands.chosen_builds)
    elif kind == "trail":
        found = table.moves.why_not((card,), FELT_PLACE)
    else:
        found = fishing.builds_with(card, hands.chosen)
    return found if isinstance(found, Refusal) else NOT_NOW
