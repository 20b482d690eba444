"""Owning builds: who may raise them, what an owner must do, and the card one has to keep."""

from __future__ import annotations

from game.engine.actions import BUILD, NOWHERE, TAKE, TRAIL, Action
from game.engine.cards import BIT, CardSet, each
from game.engine.fishing.game import FishingGame, SumBuild
from game.engine.fishing.values import Values
from game.engine.rules import Refusal
from game.engine.state import TableState


class Owners:
    def __init__(self, game: FishingGame, values: Values) -> None:
        self.duty = game.standing_builds
        self.part = game.build if isinstance(game.build, SumBuild) else None
        self.values = values

    def may_object(self, state: TableState) -> bool:
        """A quick look: False only if whatever can be played may be played."""
        previous = self.part is not None and self.part.raise_needs_previous
        return previous or any(build.owner == state.to_act for build in state.builds)

    def refuse(self, state: TableState, action: Action) -> Refusal | None:
        """Why the owner of builds may not do this, and why a build may not be left or raised."""
        seat = state.to_act
        if not state.builds and action.kind != BUILD:
            return None
        rest = state.hands[seat] & ~BIT[action.cards[0]]
        owned = [at for at, build in enumerate(state.builds) if build.owner == seat]
        if owned:
            fault = self._refuse_neglect(state, action, owned)
            if fault is not None:
                return fault
        if action.kind == BUILD:
            fault = self._refuse_raise(state, action, rest)
            if fault is not None:
                return fault
        return self._refuse_letting_go(state, action, owned, rest)

    def _refuse_neglect(
        self, state: TableState, action: Action, owned: list[int]
    ) -> Refusal | None:
        if self.duty == "free":
            return None
        if action.kind == TRAIL:
            return Refusal("refuse.trail.own_build")
        if self.duty == "may_do_all_but_trail" or self._tends(state, action, owned):
            return None
        if self.duty == "may_add_another":
            if action.kind == TAKE and len(action.reading) > 1:
                return None
            if action.kind == BUILD and len(owned) == 1:
                return None
        return Refusal("refuse.build.must_continue")

    def _tends(self, state: TableState, action: Action, owned: list[int]) -> bool:
        """Does the play take or continue one of the player's own builds?"""
        if action.kind == TAKE:
            return any(at in owned for at in action.reading[1:])
        total = action.reading[0]
        return action.place in owned or any(state.builds[at].value == total for at in owned)

    def _refuse_raise(self, state: TableState, action: Action, rest: CardSet) -> Refusal | None:
        part = self.part
        if action.place == NOWHERE or part is None:
            return None
        build, seat = state.builds[action.place], state.to_act
        if build.value == action.reading[0]:
            return None
        if build.owner == seat and not part.raise_own:
            return Refusal("refuse.build.no_raise_own")
        needs_old = build.owner == seat or (part.raise_needs_previous and seat in build.makers)
        if needs_old and build.value not in self.values.held(rest):
            return Refusal("refuse.build.no_old_card", (("value", build.value),))
        return None

    def _refuse_letting_go(
        self, state: TableState, action: Action, owned: list[int], rest: CardSet
    ) -> Refusal | None:
        """For every build one owns one keeps a card that takes it."""
        gone = action.reading[1:] if action.kind == TAKE else (action.place,)
        values = [state.builds[at].value for at in owned if at not in gone]
        if action.kind == BUILD and action.reading[0] not in values:
            values.append(action.reading[0])
        if _can_take_each(values, [self.values.takes[card] for card in each(rest)]):
            return None
        return Refusal("refuse.build.keep_card", (("value", max(values)),))


def _can_take_each(values: list[int], hand: list[tuple[int, ...]]) -> bool:
    """Is there a card for every value, each card used once?"""
    if not values:
        return True
    return any(
        values[0] in takes and _can_take_each(values[1:], hand[:at] + hand[at + 1 :])
        for at, takes in enumerate(hand)
    )
