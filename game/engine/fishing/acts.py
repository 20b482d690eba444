"""Taking and building: what a card from the hand may do with the things on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.actions import BUILD, NOWHERE, TAKE, Action
from game.engine.cards import CARDS_MOST, RANK, CardId, CardSet, each
from game.engine.fishing.game import FishingGame, SumBuild
from game.engine.fishing.sums import NO_LIMIT, Addend, TableSums
from game.engine.memory import Memory
from game.engine.rules import Refusal
from game.engine.scoring.points import ranks_of
from game.engine.state import Build, TableState

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
        self.highest = max(max(values, default=0) for values in (*capture.adds.lists, *self.takes))
        #: The most cards in one group of a build.
        self.together = 2 if self.part is not None and not self.part.many_cards else NO_LIMIT
        kinds = list(dict.fromkeys(self.addends))
        self._kind_of = tuple(kinds.index(addend) for addend in self.addends)
        self._sums: Memory[TableSums] = Memory()
        self._held: Memory[tuple[int, ...]] = Memory()

    # The table as things that add up --------------------------------------------------------

    def loose_sums(self, state: TableState) -> TableSums:
        key = tuple([self._kind_of[card] for card in state.loose])
        found = self._sums.get(key)
        if found is None:
            things = [self.addends[card] for card in state.loose]
            found = self._sums.keep(key, TableSums(things, self.highest))
        return found

    def all_sums(self, state: TableState) -> TableSums:
        """Loose cards, then builds."""
        if not state.builds:
            return self.loose_sums(state)
        alone = not self.builds_in_sums
        things = [self.addends[card] for card in state.loose]
        things += [Addend((build.value,), alone) for build in state.builds]
        key = tuple(things)
        found = self._sums.get(key)
        return self._sums.keep(key, TableSums(things, self.highest)) if found is None else found

    # Taking ---------------------------------------------------------------------------------

    def list_takes(self, state: TableState, card: CardId, sums: TableSums) -> Iterator[Action]:
        """Everything a card takes; the sums are of loose cards and builds together."""
        loose = state.loose
        most = 1 if self.pairs_only[card] else NO_LIMIT
        for value in self.takes[card]:
            for mask in sums.unions(value, most):
                if mask:
                    taken = [other for at, other in enumerate(loose) if mask >> at & 1]
                    builds = mask >> len(loose)
                    reading = (value, *_places(builds)) if builds else (value,)
                    yield Action(TAKE, (card, *taken), NOWHERE, reading)

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
        most = 1 if self.pairs_only[card] else NO_LIMIT
        if mask in self.all_sums(state).unions(value, most):
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

    def values_held(self, cards: CardSet) -> tuple[int, ...]:
        """The values that the cards of a hand could take a build with."""
        held = self._held.get(cards)
        if held is None:
            values = [
                value
                for card in each(cards)
                if not self.pairs_only[card]
                for value in self.takes[card]
            ]
            held = self._held.keep(cards, tuple(dict.fromkeys(values)))
        return held

    def list_builds(
        self, state: TableState, card: CardId, rest: CardSet, sums: TableSums
    ) -> Iterator[Action]:
        """Builds with this card, to a value that the rest of the hand could take."""
        if self.part is None or self.pairs_only[card]:
            return
        loose = state.loose
        for total in self.values_held(rest):
            for place, masks in self._ways(state, card, total, sums):
                for mask in masks:
                    gathered = [other for at, other in enumerate(loose) if mask >> at & 1]
                    yield Action(BUILD, (card, *gathered), place, (total,))

    def _ways(
        self, state: TableState, card: CardId, total: int, sums: TableSums
    ) -> list[tuple[int, Sequence[int]]]:
        """Where a card may be built to a total, and the loose cards that may go with it."""
        part = self.part
        assert part is not None
        same = _build_worth(state, total) if state.builds else NOWHERE
        if same != NOWHERE and not part.multiple:
            return []
        further: tuple[int, ...] = (0,)
        if part.multiple and sums.groups[total]:
            further = sums.unions(total, self.together)
        ways: list[tuple[int, Sequence[int]]] = []
        masks = [
            group | more
            for worth in self.addends[card].values
            for group in self._own_groups(sums, total - worth)
            for more in further
            if not group & more and (group or more or same != NOWHERE)
        ]
        if masks:
            ways.append((same, tuple(dict.fromkeys(masks))))
        if part.raises and state.builds:
            for place, build in enumerate(state.builds):
                if self._raises_to(build, card, total):
                    ways.append((place, further))
        return ways

    def _own_groups(self, sums: TableSums, missing: int) -> tuple[int, ...]:
        """What may lie under the card that is played; nothing, if it has the value by itself."""
        if missing < 0:
            return ()
        if missing == 0:
            return (0,)
        return sums.small_groups(missing, self.together - 1)

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
        for place, masks in self._ways(state, card, total, self.loose_sums(state)):
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
        sums, mask = self.loose_sums(state), self._mask(state, action.cards[1:], ())
        if action.place != NOWHERE:
            return mask != 0
        for worth in self.addends[action.cards[0]].values:
            if worth != total and mask in self._own_groups(sums, total - worth):
                return False
        return True


def _places(mask: int) -> tuple[int, ...]:
    return tuple(at for at in range(mask.bit_length()) if mask >> at & 1)


def _build_worth(state: TableState, value: int) -> int:
    for place, build in enumerate(state.builds):
        if build.value == value:
            return place
    return NOWHERE
