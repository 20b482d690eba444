"""Taking and building: what a card from the hand may do with the things on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.actions import BUILD, NOWHERE, TAKE, TRAIL, Action
from game.engine.cards import CARDS_MOST, RANK, CardId, CardSet, each
from game.engine.fishing.game import FishingGame, SumBuild
from game.engine.fishing.sums import Addend, Sums, Things
from game.engine.rules import Refusal
from game.engine.scoring.points import ranks_of
from game.engine.state import Build, TableState

NO_LIMIT = 99


class Acts:
    """Lists and judges the plays of a fishing game. Ownership of builds is in `owners.py`."""

    def __init__(self, game: FishingGame) -> None:
        capture = game.capture
        self.part = game.build if isinstance(game.build, SumBuild) else None
        self.builds_in_sums = capture.builds_in_sums
        pairing = {rank for name in capture.pair_only for rank in ranks_of(name)}
        self.pairs_only = tuple(RANK[card] in pairing for card in range(CARDS_MOST))
        self.takes = capture.takes.lists
        self.addends = tuple(
            Addend(capture.adds.lists[card], self.pairs_only[card]) for card in range(CARDS_MOST)
        )
        self.sums = Sums(NO_LIMIT)
        together = 2 if self.part is not None and not self.part.many_cards else NO_LIMIT
        self.building_sums = Sums(together)

    # The table as things that add up --------------------------------------------------------

    def loose_things(self, state: TableState) -> Things:
        addends = self.addends
        return tuple([addends[card] for card in state.loose])

    def things(self, state: TableState) -> Things:
        """Loose cards, then builds."""
        things = self.loose_things(state)
        if not state.builds:
            return things
        alone = not self.builds_in_sums
        return things + tuple(Addend((build.value,), alone) for build in state.builds)

    # Taking ---------------------------------------------------------------------------------

    def list_takes(self, state: TableState, card: CardId, things: Things) -> Iterator[Action]:
        loose = state.loose
        count = len(loose)
        for value in self.takes[card]:
            unions = self.sums.unions(things, value, pairs_only=self.pairs_only[card])
            for mask in unions:
                if mask:
                    taken = [other for at, other in enumerate(loose) if mask >> at & 1]
                    builds = [
                        at for at in range(len(state.builds)) if mask >> (count + at) & 1
                    ]
                    yield Action(TAKE, (card, *taken), NOWHERE, (value, *builds))

    def refuse_take(self, state: TableState, action: Action) -> Refusal | None:
        card, *taken = action.cards
        if not action.reading or len(set(taken)) < len(taken):
            return Refusal("refuse.malformed")
        value, *builds = action.reading
        if any(other not in state.loose for other in taken):
            return Refusal("refuse.not_on_table")
        if any(not 0 <= at < len(state.builds) for at in builds):
            return Refusal("refuse.no_such_build")
        if value not in self.takes[card]:
            return Refusal("refuse.take.value", (("value", value),))
        if not taken and not builds:
            return Refusal("refuse.take.nothing")
        mask = self._mask(state, taken, builds)
        if mask in self.sums.unions(self.things(state), value, pairs_only=self.pairs_only[card]):
            return None
        return self._why_no_take(state, card, value, taken, builds)

    def _mask(self, state: TableState, taken: Sequence[CardId], builds: Sequence[int]) -> int:
        mask = 0
        for other in taken:
            mask |= 1 << state.loose.index(other)
        for at in builds:
            mask |= 1 << (len(state.loose) + at)
        return mask

    def _why_no_take(
        self,
        state: TableState,
        card: CardId,
        value: int,
        taken: Sequence[CardId],
        builds: Sequence[int],
    ) -> Refusal:
        if any(not self.addends[other].values for other in taken):
            return Refusal("refuse.take.inert")
        if self.pairs_only[card] or any(self.pairs_only[other] for other in taken):
            return Refusal("refuse.take.pairs_only")
        if any(state.builds[at].value != value for at in builds):
            return Refusal("refuse.take.build_value", (("value", value),))
        return Refusal("refuse.take.not_sum", (("value", value),))

    # Building -------------------------------------------------------------------------------

    def values_held(self, cards: CardSet) -> list[int]:
        """The values that the cards of a hand could take a build with."""
        held: dict[int, None] = {}
        for card in each(cards):
            if not self.pairs_only[card]:
                held |= dict.fromkeys(self.takes[card])
        return list(held)

    def list_builds(self, state: TableState, card: CardId, rest: CardSet) -> Iterator[Action]:
        """Builds with this card, to a value that the rest of the hand could take."""
        if self.part is None or self.pairs_only[card]:
            return
        things = self.loose_things(state)
        for total in self.values_held(rest):
            same = _build_worth(state, total)
            for place, masks in self._ways(state, card, total, things, same):
                for mask in masks:
                    gathered = [other for at, other in enumerate(state.loose) if mask >> at & 1]
                    yield Action(BUILD, (card, *gathered), place, (total,))

    def _ways(
        self, state: TableState, card: CardId, total: int, things: Things, same: int
    ) -> Iterator[tuple[int, list[int]]]:
        """Where a card may be built to a total, and the loose cards that may go with it."""
        part = self.part
        assert part is not None
        further = self.building_sums.unions(things, total) if part.multiple else (0,)
        if same == NOWHERE or part.multiple:
            masks: dict[int, None] = {}
            for worth in self.addends[card].values:
                for group in self._own_groups(things, total - worth):
                    for more in further:
                        if not group & more and (group | more or same != NOWHERE):
                            masks[group | more] = None
            yield same, sorted(masks)
        if part.raises and (same == NOWHERE or part.multiple):
            for place, build in enumerate(state.builds):
                if self._raises_to(build, card, total):
                    yield place, list(further)

    def _own_groups(self, things: Things, missing: int) -> tuple[int, ...]:
        """What may lie under the card that is played; nothing, if it has the value by itself."""
        if missing < 0:
            return ()
        if missing == 0:
            return (0,)
        return self.building_sums.groups(things, missing, self.building_sums.most_together - 1)

    def _raises_to(self, build: Build, card: CardId, total: int) -> bool:
        return not build.multiple and total - build.value in self.addends[card].values

    def refuse_build(self, state: TableState, action: Action, rest: CardSet) -> Refusal | None:
        """Why the cards do not make this build. Who may raise it is judged elsewhere."""
        card, *gathered = action.cards
        if len(action.reading) != 1 or len(set(gathered)) < len(gathered):
            return Refusal("refuse.malformed")
        total = action.reading[0]
        if self.part is None:
            return Refusal("refuse.build.never")
        if any(other not in state.loose for other in gathered):
            return Refusal("refuse.not_on_table")
        if action.place != NOWHERE and not 0 <= action.place < len(state.builds):
            return Refusal("refuse.no_such_build")
        if self.pairs_only[card] or any(self.pairs_only[other] for other in gathered):
            return Refusal("refuse.take.pairs_only")
        if total not in self.values_held(rest):
            return Refusal("refuse.build.no_card", (("value", total),))
        mask = self._mask(state, gathered, ())
        same = _build_worth(state, total)
        for place, masks in self._ways(state, card, total, self.loose_things(state), same):
            if place == action.place and mask in masks:
                return None
        return self._why_no_build(state, action)

    def _why_no_build(self, state: TableState, action: Action) -> Refusal:
        total = action.reading[0]
        if any(not self.addends[card].values for card in action.cards):
            return Refusal("refuse.take.inert")
        if action.place != NOWHERE:
            build = state.builds[action.place]
            if build.value != total and build.multiple:
                return Refusal("refuse.build.closed", (("value", build.value),))
            if build.value != total and self.part is not None and not self.part.raises:
                return Refusal("refuse.build.no_raise")
            if build.value != total and len(action.cards) > 1:
                return Refusal("refuse.build.raise_by_table_card")
        if len(action.cards) == 1 and action.place == NOWHERE:
            return Refusal("refuse.build.nothing_under")
        return Refusal("refuse.build.not_sum", (("value", total),))

    def is_multiple(self, state: TableState, action: Action) -> bool:
        """Does the build that results hold more than one group?"""
        total = action.reading[0]
        if _build_worth(state, total) != NOWHERE:
            return True
        things, mask = self.loose_things(state), self._mask(state, action.cards[1:], ())
        if action.place != NOWHERE:
            return mask != 0
        for worth in self.addends[action.cards[0]].values:
            if worth != total and mask in self._own_groups(things, total - worth):
                return False
        return True

    @staticmethod
    def trail(card: CardId) -> Action:
        return Action(TRAIL, (card,))


def _build_worth(state: TableState, value: int) -> int:
    for place, build in enumerate(state.builds):
        if build.value == value:
            return place
    return NOWHERE
