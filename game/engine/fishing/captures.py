"""Taking: what a card from the hand takes from the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import NOWHERE, TAKE, Action
from game.engine.cards import CardId
from game.engine.fishing.sums import ACTS_MOST, NO_LIMIT, Addend, TableSums, places_in, splits
from game.engine.fishing.values import Values, place_of_value
from game.engine.rules import Refusal
from game.engine.state import TableState


class Captures:
    def __init__(self, values: Values) -> None:
        self.values = values
        #: How many things may form a group, for each card.
        self._most = tuple(1 if pairs else NO_LIMIT for pairs in values.pairs_only)

    def add_all(
        self, state: TableState, cards: Sequence[CardId], sums: TableSums, found: list[Action]
    ) -> None:
        """Everything the cards of a hand take; the sums are those of the loose cards."""
        if state.builds and self.values.builds_in_sums:
            self._add_mixed(state, cards, found)
            return
        loose, groups, takes = state.loose, sums.groups, self.values.takes
        for card in cards:
            for value in takes[card]:
                place = place_of_value(state, value) if state.builds else NOWHERE
                if not groups[value] and place == NOWHERE:
                    continue
                if len(found) >= ACTS_MOST:
                    return
                for mask in sums.unions(value, self._most[card]):
                    taken = (card, *[loose[at] for at in places_in(mask)])
                    if mask:
                        found.append(Action(TAKE, taken, NOWHERE, (value,)))
                    if place != NOWHERE:
                        found.append(Action(TAKE, taken, NOWHERE, (value, place)))

    def _add_mixed(self, state: TableState, cards: Sequence[CardId], found: list[Action]) -> None:
        """The same where a build may be one addend among loose cards."""
        loose = self.values.looked_at(state)
        count = len(loose)
        sums = self.values.all_sums(state)
        for card in cards:
            for value in self.values.takes[card]:
                if len(found) >= ACTS_MOST:
                    return
                for mask in sums.unions(value, self._most[card]):
                    if mask:
                        places = places_in(mask)
                        taken = [loose[at] for at in places if at < count]
                        builds = [at - count for at in places if at >= count]
                        found.append(Action(TAKE, (card, *taken), NOWHERE, (value, *builds)))

    def refuse(self, state: TableState, action: Action) -> Refusal | None:
        card, *taken = action.cards
        if not action.reading or action.place != NOWHERE:
            return Refusal("refuse.malformed")
        value, *builds = action.reading
        if len(set(taken)) < len(taken) or len(set(builds)) < len(builds):
            return Refusal("refuse.malformed")
        if any(other not in state.loose for other in taken):
            return Refusal("refuse.not_on_table")
        if any(not 0 <= at < len(state.builds) for at in builds):
            return Refusal("refuse.no_such_build")
        if value not in self.values.takes[card]:
            return Refusal("refuse.take.value", (("value", value),))
        if not taken and not builds:
            return Refusal("refuse.take.nothing")
        if splits(self._things(state, taken, builds), value, self._most[card]):
            return None
        return self._why_not(state, card, value, taken, builds)

    def _things(self, state: TableState, taken: list[CardId], builds: list[int]) -> list[Addend]:
        alone = not self.values.builds_in_sums
        things = [self.values.addends[other] for other in taken]
        return things + [Addend((state.builds[at].value,), alone) for at in builds]

    def _why_not(
        self,
        state: TableState,
        card: CardId,
        value: int,
        taken: list[CardId],
        builds: list[int],
    ) -> Refusal:
        values = self.values
        if any(not values.addends[other].values for other in taken):
            return Refusal("refuse.take.inert")
        if values.pairs_only[card] or any(values.pairs_only[other] for other in taken):
            return Refusal("refuse.take.pairs_only")
        if any(state.builds[at].value != value for at in builds):
            return Refusal("refuse.take.build_value", (("value", value),))
        return Refusal("refuse.take.not_sum", (("value", value),))
