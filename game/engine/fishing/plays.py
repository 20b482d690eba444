"""Taking and building: what a card from the hand takes from the table, and the unit of one value it
makes with other cards; and who may raise that.
"""

from collections.abc import Sequence

from game.engine.actions import BUILD, NOWHERE, TAKE, TRAIL, Action, listed_act
from game.engine.cards import BIT, CardId, CardSet, each
from game.engine.fishing.game import Building, Capture, FishingGame
from game.engine.fishing.sums import (
    ACTS_MOST,
    NO_LIMIT,
    Addend,
    TableSums,
    Values,
    adds_up,
    chosen_by,
    place_of_value,
    places_in,
    splits,
)
from game.engine.rules import Refusal
from game.engine.state import Build, TableState


class Captures:
    def __init__(self, part: Capture, values: Values) -> None:
        self.part = part
        self.values = values
        self._one = part.groups == "one"
        #: For each card, how many things may form a group that it takes.
        self._most = tuple(1 if pairs else NO_LIMIT for pairs in values.pairs_only)

    def add_all(
        self, state: TableState, cards: Sequence[CardId], sums: TableSums, found: list[Action]
    ) -> None:
        """Note every capture by the cards of a hand; the sums are those of the loose cards."""
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
                masks, reading = self._masks(card, value, sums, sums), (value,)
                if place == NOWHERE:
                    found += [
                        listed_act((TAKE, (card, *chosen_by(mask)(loose)), NOWHERE, reading))
                        for mask in masks
                    ]
                    continue
                found.append(Action(TAKE, (card,), NOWHERE, (value, place)))
                for mask in masks:
                    taken = (card, *chosen_by(mask)(loose))
                    found.append(Action(TAKE, taken, NOWHERE, reading))
                    if not self._one:
                        found.append(Action(TAKE, taken, NOWHERE, (value, place)))

    def _masks(self, card: CardId, value: int, sums: TableSums, loose: TableSums) -> Sequence[int]:
        """Return the choices of things, of those that were added up, that a card may take."""
        most = self._most[card]
        if self.part.single_first and any(not mask & mask - 1 for mask in loose.groups[value]):
            most = 1
        masks = sums.small_groups(value, most) if self._one else sums.unions(value, most)[1:]
        if self.values.pairs_only[card] and self.part.pairs != "all":
            return [mask for mask in masks if self.part.pair_count(mask.bit_count())]
        return masks

    def _add_mixed(self, state: TableState, cards: Sequence[CardId], found: list[Action]) -> None:
        """Note every capture where a build may be one addend among loose cards."""
        loose = self.values.looked_at(state)
        count = len(loose)
        sums, singles = self.values.all_sums(state), self.values.loose_sums(state)
        for card in cards:
            for value in self.values.takes[card]:
                if len(found) >= ACTS_MOST:
                    return
                for mask in self._masks(card, value, sums, singles):
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
        things = self._things(state, taken, builds)
        if splits(things, value, self._most[card]):
            return self._why_not_so_many(state, card, value, things)
        return self._why_not(state, card, value, taken, builds)

    def _why_not_so_many(
        self, state: TableState, card: CardId, value: int, things: list[Addend]
    ) -> Refusal | None:
        """Return why things that fall into groups of the value may not be taken; None if they
        may."""
        if self.values.pairs_only[card] and not self.part.pair_count(len(things)):
            is_one = self.part.pairs == "one"
            return Refusal("refuse.take.pairs_one" if is_one else "refuse.take.pairs_one_or_three")
        if self.part.single_first and any(value not in thing.values for thing in things):
            equals = [one for one in state.loose if value in self.values.addends[one].values]
            if equals:
                return Refusal("refuse.take.single_first", (("value", value),))
        if self._one and not adds_up(things, value):
            return Refusal("refuse.take.one_group")
        return None

    def _things(self, state: TableState, taken: list[CardId], builds: list[int]) -> list[Addend]:
        alone = not self.values.builds_in_sums
        things = [self.values.addends[other] for other in taken]
        return things + [Addend((state.builds[at].value,), alone) for at in builds]

    def _why_not(
        self, state: TableState, card: CardId, value: int, taken: list[CardId], builds: list[int]
    ) -> Refusal:
        values = self.values
        if any(not values.addends[other].values for other in taken):
            return Refusal("refuse.take.inert")
        if values.pairs_only[card] or any(values.pairs_only[other] for other in taken):
            return Refusal("refuse.take.pairs_only")
        whole = not values.builds_in_sums
        if whole and any(state.builds[at].value != value for at in builds):
            return Refusal("refuse.take.build_value", (("value", value),))
        if self.part.together:
            return Refusal("refuse.take.not_together", (("value", self.part.together),))
        return Refusal("refuse.take.not_sum", (("value", value),))


class Owners:
    def __init__(self, game: FishingGame, values: Values) -> None:
        self.duty = game.standing_builds
        self.part = game.build
        self.values = values

    def may_object(self, state: TableState) -> bool:
        """Return False only if every play is certainly allowed; a quick look."""
        return self.part.raise_needs_previous or any(
            build.owner == state.to_act for build in state.builds
        )

    def refuse(self, state: TableState, action: Action) -> Refusal | None:
        """Return why the owner of builds may not do this, or why a build may not be left or
        raised."""
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
        if self.duty == "must_continue":
            return Refusal("refuse.build.must_continue")
        if action.kind == TAKE:
            takes_a_build = len(action.reading) > 1
            return None if takes_a_build else Refusal("refuse.build.loose_cards")
        return None if len(owned) == 1 else Refusal("refuse.build.third")

    def _tends(self, state: TableState, action: Action, owned: list[int]) -> bool:
        """Return whether the play takes or continues one of the player's own builds."""
        if action.kind == TAKE:
            return any(at in owned for at in action.reading[1:])
        total = action.reading[0]
        return action.place in owned or any(state.builds[at].value == total for at in owned)

    def _refuse_raise(self, state: TableState, action: Action, rest: CardSet) -> Refusal | None:
        part = self.part
        if action.place == NOWHERE:
            return None
        build, seat = state.builds[action.place], state.to_act
        if build.value == action.reading[0]:
            return None
        if build.owner == seat and not part.raise_own:
            return Refusal("refuse.build.no_raise_own")
        needs_old = (build.owner == seat and part.raise_own_needs_previous) or (
            part.raise_needs_previous and seat in build.makers
        )
        if needs_old and build.value not in self.values.held(rest):
            return Refusal("refuse.build.no_old_card", (("value", build.value),))
        return None

    def _refuse_letting_go(
        self, state: TableState, action: Action, owned: list[int], rest: CardSet
    ) -> Refusal | None:
        """Return a refusal unless the player keeps a card for every build they own, to take it
        with."""
        gone = action.reading[1:] if action.kind == TAKE else (action.place,)
        values = [state.builds[at].value for at in owned if at not in gone]
        if action.kind == BUILD and action.reading[0] not in values:
            values.append(action.reading[0])
        hand = [self.values.takes[card] for card in each(rest)]
        if _can_take_each(values, hand):
            return None
        lost = next((value for value in values if not _can_take_each([value], hand)), values[0])
        return Refusal("refuse.build.keep_card", (("value", lost),))


def _add(
    state: TableState,
    card: CardId,
    total: int,
    place: int,
    masks: Sequence[int],
    found: list[Action],
) -> None:
    loose, reading = state.loose, (total,)
    found += [
        listed_act((BUILD, (card, *chosen_by(mask)(loose)), place, reading)) for mask in masks
    ]


def _can_take_each(values: list[int], hand: list[tuple[int, ...]]) -> bool:
    """Return whether there is a card for every value, each card used once."""
    if not values:
        return True
    return any(
        values[0] in takes and _can_take_each(values[1:], hand[:at] + hand[at + 1 :])
        for at, takes in enumerate(hand)
    )


class Builds:
    """Which builds the cards make; `Owners` says what those who own them may and must do."""

    def __init__(self, part: Building, values: Values) -> None:
        self.part = part
        self.values = values
        #: The most cards in one group.
        self.together = NO_LIMIT if part.many_cards else 2

    def add_all(
        self, state: TableState, cards: Sequence[CardId], sums: TableSums, found: list[Action]
    ) -> None:
        """Note builds with one of these cards to a value that one of the others could take."""
        values = self.values
        held = [values.takes_builds[card] for card in cards]
        for at, card in enumerate(cards):
            if values.pairs_only[card]:
                continue
            tried: list[int] = []
            for other, totals in enumerate(held):
                if other != at:
                    for total in totals:
                        if total not in tried and len(found) < ACTS_MOST:
                            tried.append(total)
                            self._add_to(state, card, total, sums, found)

    def _add_to(
        self, state: TableState, card: CardId, total: int, sums: TableSums, found: list[Action]
    ) -> None:
        """Note the builds of a card to one value: beside the build of this value, or as a new one,
        and by raising others."""
        values, same = self.values.addends[card].values, NOWHERE
        if state.builds:
            same = place_of_value(state, total)
            if same != NOWHERE and not self.part.multiple:
                return
            if same != NOWHERE and total in values:
                found.append(Action(BUILD, (card,), same, (total,)))
        for value in values:
            missing = total - value
            if missing >= 0 and sums.groups[missing or total]:
                masks = sums.piles(values, total, self.together, self.part.multiple)
                _add(state, card, total, same, masks, found)
                break
        if state.builds and self.part.raises:
            for place, build in enumerate(state.builds):
                if not build.multiple and total - build.value in values:
                    _add(state, card, total, place, self._further(sums, total), found)

    def _further(self, sums: TableSums, total: int) -> tuple[int, ...]:
        """Return the groups that may be gathered beside the one of the played card."""
        return sums.unions(total, self.together) if self.part.multiple else (0,)

    def _raises_to(self, build: Build, card: CardId, total: int) -> bool:
        return not build.multiple and total - build.value in self.values.addends[card].values

    def refuse(self, state: TableState, action: Action, rest: CardSet) -> Refusal | None:
        """Return why the cards do not make this build."""
        gathered = action.cards[1:]
        if len(action.reading) != 1 or len(set(gathered)) < len(gathered):
            return Refusal("refuse.malformed")
        total = action.reading[0]
        if any(other not in state.loose for other in gathered):
            return Refusal("refuse.not_on_table")
        if action.place != NOWHERE and not 0 <= action.place < len(state.builds):
            return Refusal("refuse.no_such_build")
        if any(self.values.pairs_only[other] for other in action.cards):
            return Refusal("refuse.take.pairs_only")
        things = [self.values.addends[card] for card in action.cards]
        if not things[0].values:
            return Refusal("refuse.build.inert")
        if any(not thing.values for thing in things):
            return Refusal("refuse.take.inert")
        if not self.values.is_taken(total):
            return Refusal("refuse.build.never_taken", (("value", total),))
        if not self._is_made(state, action):
            return self._why_not(state, action, things)
        if total not in self.values.held(rest):
            return Refusal("refuse.build.no_card", (("value", total),))
        return None

    def _is_made(self, state: TableState, action: Action) -> bool:
        """Return whether the cards make a build of this value at this place."""
        card, *gathered = action.cards
        total, under = action.reading[0], [self.values.addends[other] for other in gathered]
        same = place_of_value(state, total)
        if same != NOWHERE and not self.part.multiple:
            return False
        raised = action.place not in (same, NOWHERE)
        if raised:
            raises = self.part.raises and self._raises_to(state.builds[action.place], card, total)
            further = splits(under, total, self.together) if self.part.multiple else not under
            return raises and further
        things = [self.values.addends[card], *under]
        if action.place != same or (same == NOWHERE and not gathered):
            return False
        if not self.part.multiple:
            return adds_up(things, total, self.together)
        return splits(things, total, self.together)

    def _why_not(self, state: TableState, action: Action, things: list[Addend]) -> Refusal:
        total = action.reading[0]
        build = state.builds[action.place] if action.place != NOWHERE else None
        raised = build is not None and build.value != total
        if build is not None and raised and not self._raises_to(build, action.cards[0], total):
            return self._why_no_raise(build, things, total)
        if place_of_value(state, total) not in (action.place, NOWHERE):
            return Refusal("refuse.build.value_there", (("value", total),))
        if raised and not self.part.raises:
            return Refusal("refuse.build.no_raise")
        if build is None and len(things) == 1:
            return Refusal("refuse.build.nothing_under")
        return self._why_no_groups(things[raised:], total)

    def _why_no_raise(self, build: Build, things: list[Addend], total: int) -> Refusal:
        """Return why a build is not raised by a card that does not make up the difference."""
        if build.multiple:
            return Refusal("refuse.build.closed", (("value", build.value),))
        if not self.part.raises:
            return Refusal("refuse.build.no_raise")
        under = Addend((build.value,), alone=False)
        if any(adds_up([under, *more], total) for more in (things, things[1:]) if len(things) > 1):
            return Refusal("refuse.build.raise_by_table_card")
        return Refusal("refuse.build.not_sum", (("value", total),))

    def _why_no_groups(self, things: list[Addend], total: int) -> Refusal:
        if splits(things, total, self.together):
            return Refusal("refuse.build.one_group")
        if splits(things, total):
            return Refusal("refuse.build.two_cards")
        return Refusal("refuse.build.not_sum", (("value", total),))

    def is_multiple(self, state: TableState, action: Action) -> bool:
        """Return whether the build that results holds more than one group."""
        total = action.reading[0]
        if place_of_value(state, total) != NOWHERE:
            return True
        card, *gathered = action.cards
        if action.place != NOWHERE:
            return bool(gathered)
        things = [self.values.addends[other] for other in (card, *gathered)]
        return not adds_up(things, total, self.together)
