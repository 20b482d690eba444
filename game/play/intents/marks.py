"""The cards somebody has marked, and what a marked fishing card is to take."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.cards import CardId, CardSet
from game.engine.rules import Refusal
from game.engine.table import NOT_NOW
from game.play.intents.fishing import FishingIntents
from game.play.intents.offers import Offers, Target


@dataclass
class Marks:
    """The cards and builds somebody has marked or chosen. `marked`: cards of the hand. `chosen`:
    loose cards that a marked card is to take, and `chosen_builds`: builds, by their places."""

    marked: list[CardId] = field(default_factory=list)
    chosen: list[CardId] = field(default_factory=list)
    chosen_builds: list[int] = field(default_factory=list)

    def put(self, card: CardId, on: bool, plays_one: bool) -> None:
        """Mark a card of the hand, or unmark it; where one is played at a time, no other stays
        marked."""
        if plays_one:
            self.forget_chosen()
        if plays_one and on:
            self.marked.clear()
        _put(self.marked, card, on)

    def unmark(self) -> None:
        """Forget all that is marked and chosen."""
        self.marked.clear()
        self.forget_chosen()

    def forget_chosen(self) -> None:
        self.chosen.clear()
        self.chosen_builds.clear()

    def keep_only(self, hand: CardSet) -> None:
        """Unmark cards that have left the hand."""
        self.marked = [card for card in self.marked if hand >> card & 1]

    # Fishing --------------------------------------------------------------------------------

    def offers(self, fishing: FishingIntents | None) -> Offers:
        """Return what the marked card can do with what was chosen for it, best first."""
        if fishing is None or len(self.marked) != 1:
            return ()
        return fishing.offers_with(self.marked[0], self.chosen, self.chosen_builds)

    def is_chosen(self, place: Target) -> bool:
        chosen, thing = self._at(place)
        return thing in chosen

    def choose(self, fishing: FishingIntents, place: Target, on: bool) -> Refusal | None:
        """Choose a loose card or a build to be taken, or leave it. Return why it cannot be taken
        with those chosen before: then it is not chosen."""
        chosen, thing = self._at(place)
        _put(chosen, thing, on)
        if len(self.marked) != 1 or self.offers(fishing):
            return None
        refusal = fishing.why_not_with(self.marked[0], self.chosen, self.chosen_builds)
        _put(chosen, thing, not on)
        return refusal

    def why_not(self, fishing: FishingIntents) -> Refusal:
        """Return why the marked card does not take exactly what was chosen."""
        found = fishing.capture_of(self.marked[0], self.chosen, self.chosen_builds)
        return found if isinstance(found, Refusal) else NOT_NOW

    def _at(self, place: Target) -> tuple[list[int], int]:
        if place.kind == "loose":
            return self.chosen, place.card
        return self.chosen_builds, place.at


def _put(things: list[int], thing: int, on: bool) -> None:
    if on and thing not in things:
        things.append(thing)
    elif not on and thing in things:
        things.remove(thing)
