"""The fishing turn once more, slow and plain, as the rules tell it: to compare with.

Every choice of things on the table is tried, in every way of sorting them into groups.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations, product
from typing import NamedTuple

from game.engine.actions import BUILD, NOWHERE, TAKE, TRAIL
from game.engine.cards import RANK, CardId
from game.engine.fishing.game import FishingGame, SumBuild
from game.engine.scoring.points import RANK_NAMES
from game.engine.state import Build

Cards = tuple[CardId, ...]
#: What is played: a word, the card, the value, the place, the loose cards and the builds.
Play = tuple[str, CardId, int, int, frozenset[CardId], frozenset[int]]


class Position(NamedTuple):
    seat: int
    hand: Cards
    loose: Cards
    builds: tuple[Build, ...]


def choices(things: Cards) -> Iterator[Cards]:
    for count in range(len(things) + 1):
        yield from combinations(things, count)


class PlainFishing:
    def __init__(self, game: FishingGame) -> None:
        self.game = game
        self.part = game.build if isinstance(game.build, SumBuild) else None
        self.pairing = {RANK_NAMES.index(name) for name in game.capture.pair_only}
        self.falls_into = cache(self._falls_into)
        self.is_worth = cache(self._is_worth)

    def only_pairs(self, card: CardId) -> bool:
        return RANK[card] in self.pairing

    def counts(self, card: CardId) -> tuple[int, ...]:
        return self._told(card, self.game.capture.adds.lists)

    def takes(self, card: CardId) -> tuple[int, ...]:
        together = self.game.capture.together
        if not together:
            return self._told(card, self.game.capture.takes.lists)
        if self.only_pairs(card):
            return self.counts(card)
        return tuple(together - number for number in self.counts(card) if number < together)

    def _told(self, card: CardId, lists: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
        """Ranks that only pair need no number; they are given one above all others."""
        if lists[card] or not self.only_pairs(card):
            return lists[card]
        capture = self.game.capture
        told = [number for numbers in capture.adds.lists for number in numbers]
        if capture.together:
            told += [capture.together - number for number in told]
        told += [number for numbers in capture.takes.lists for number in numbers]
        return (max(told) + RANK[card],)

    # Groups ---------------------------------------------------------------------------------

    def _is_worth(self, cards: Cards, builds: tuple[int, ...], value: int) -> bool:
        """Are these cards and builds of these values one group of that value?"""
        if len(cards) + len(builds) == 1:
            return value in builds or any(value in self.counts(card) for card in cards)
        if builds and not self.game.capture.builds_in_sums:
            return False
        if any(self.only_pairs(card) for card in cards):
            return False
        ways = product(*(self.counts(card) for card in cards))
        return any(sum(way) + sum(builds) == value for way in ways)

    def _falls_into(
        self, cards: Cards, builds: tuple[int, ...], value: int, most: int = 99
    ) -> bool:
        """Can the things be sorted into groups, each worth the value?"""
        things: list[tuple[CardId, int]] = [(card, 0) for card in cards]
        things += [(NOWHERE, build) for build in builds]
        if not things:
            return True
        first, *others = things
        for count in range(min(len(others), most - 1) + 1):
            for with_it in combinations(others, count):
                group = (first, *with_it)
                rest = [thing for thing in others if thing not in with_it]
                if self.is_worth(*_told(group), value) and self.falls_into(
                    *_told(rest), value, most
                ):
                    return True
        return False

    # Plays ----------------------------------------------------------------------------------

    def legal(self, at: Position) -> set[Play]:
        plays = {play for play in self._all(at) if self._may_own(at, play)}
        able = {card for word, card, *_ in plays if word == TAKE and self.game.capture.must_take}
        return {play for play in plays if play[0] != TRAIL or play[1] not in able}

    def _all(self, at: Position) -> Iterator[Play]:
        for card in at.hand:
            yield (TRAIL, card, 0, NOWHERE, frozenset(), frozenset())
            yield from self._takes(at, card)
            if self.part is not None and not self.only_pairs(card):
                yield from self._builds(at, card, self.part)

    def _takes(self, at: Position, card: CardId) -> Iterator[Play]:
        for value, loose in product(self.takes(card), choices(at.loose)):
            for builds in choices(tuple(range(len(at.builds)))):
                values = tuple(at.builds[place].value for place in builds)
                most = 1 if self.only_pairs(card) else 99
                if (
                    (loose or builds)
                    and self.falls_into(loose, values, value, most)
                    and self._may_take_so_many(at, card, value, loose, values)
                ):
                    yield (TAKE, card, value, NOWHERE, frozenset(loose), frozenset(builds))

    def _may_take_so_many(
        self, at: Position, card: CardId, value: int, loose: Cards, builds: tuple[int, ...]
    ) -> bool:
        rule = self.game.capture
        count = len(loose) + len(builds)
        if self.only_pairs(card) and rule.pairs != "all":
            allowed = (1,) if rule.pairs == "one" else (1, 3)
            if count not in allowed:
                return False
        if rule.single_first and any(value in self.counts(other) for other in at.loose):
            equals = [value in self.counts(other) for other in loose]
            if not all(equals) or any(build != value for build in builds):
                return False
        return rule.groups == "any" or self.is_worth(loose, builds, value)

    def held(self, cards: Cards, value: int) -> bool:
        """Is there a card that would take a build of this value?"""
        return any(value in self.takes(card) and not self.only_pairs(card) for card in cards)

    def _builds(self, at: Position, card: CardId, part: SumBuild) -> Iterator[Play]:
        rest = tuple(other for other in at.hand if other != card)
        totals = [total for total in range(1, 30) if self.held(rest, total)]
        for total, loose in product(totals, choices(at.loose)):
            if any(map(self.only_pairs, loose)):
                continue
            same = next((n for n, build in enumerate(at.builds) if build.value == total), NOWHERE)
            if same != NOWHERE and not part.multiple:
                continue
            if self._makes(card, loose, total, part, joins=same != NOWHERE):
                yield (BUILD, card, total, same, frozenset(loose), frozenset())
            for place, build in enumerate(at.builds):
                raised = total - build.value in self.counts(card) and not build.multiple
                if part.raises and raised and self._further(loose, total, part):
                    yield (BUILD, card, total, place, frozenset(loose), frozenset())

    def _makes(
        self, card: CardId, loose: Cards, total: int, part: SumBuild, *, joins: bool
    ) -> bool:
        """The card and some of the loose ones, or it alone, are a group; the others more."""
        most = 99 if part.many_cards else 2
        for under in choices(loose):
            others = tuple(other for other in loose if other not in under)
            alone = not loose and not joins
            grouped = len(under) < most and self.is_worth((card, *under), (), total)
            if grouped and not alone and self._further(others, total, part):
                return True
        return False

    def _further(self, loose: Cards, total: int, part: SumBuild) -> bool:
        if not loose:
            return True
        return part.multiple and self.falls_into(loose, (), total, 99 if part.many_cards else 2)

    # Owning ---------------------------------------------------------------------------------

    def _may_own(self, at: Position, play: Play) -> bool:
        own = [place for place, build in enumerate(at.builds) if build.owner == at.seat]
        return (
            (not own or self._does_the_duty(at, play, own))
            and self._may_raise(at, play)
            and self._keeps_cards(at, play)
        )

    def _does_the_duty(self, at: Position, play: Play, own: list[int]) -> bool:
        word, _, total, place, _, builds = play
        duty = self.game.standing_builds
        if word == TRAIL:
            return duty == "free"
        if duty in ("free", "may_do_all_but_trail"):
            return True
        tended = any(place == mine or mine in builds for mine in own) or (
            word == BUILD and any(at.builds[mine].value == total for mine in own)
        )
        another = bool(builds) if word == TAKE else len(own) == 1
        return tended or (duty == "may_add_another" and another)

    def _may_raise(self, at: Position, play: Play) -> bool:
        word, card, total, place, _, _ = play
        if word != BUILD or place == NOWHERE or at.builds[place].value == total:
            return True
        assert self.part is not None
        build = at.builds[place]
        rest = tuple(other for other in at.hand if other != card)
        if build.owner == at.seat:
            needs_old = self.part.raise_own_needs_previous
            may = not needs_old or self.held(rest, build.value)
            if not (self.part.raise_own and may):
                return False
        once_mine = at.seat in build.makers and self.part.raise_needs_previous
        return not once_mine or self.held(rest, build.value)

    def _keeps_cards(self, at: Position, play: Play) -> bool:
        """A card of its own for every build that is the player's after the play."""
        word, card, total, place, _, builds = play
        values = [
            build.value
            for at_place, build in enumerate(at.builds)
            if build.owner == at.seat
            and at_place not in builds
            and not (word == BUILD and (at_place == place or build.value == total))
        ]
        if word == BUILD:
            values.append(total)
        rest = [other for other in at.hand if other != card]
        return any(
            all(self.held((held,), value) for held, value in zip(cards, values, strict=True))
            for cards in permutations(rest, len(values))
        )

    def is_multiple(self, at: Position, play: Play) -> bool:
        """Is what is built more than one group?"""
        _, card, total, place, loose, _ = play
        if any(build.value == total for build in at.builds):
            return True
        if place != NOWHERE:
            return bool(loose)
        return not self.is_worth((card, *loose), (), total)


def _told(things: list[tuple[CardId, int]] | tuple[tuple[CardId, int], ...]) -> tuple[Cards, Cards]:
    """Things as the cards and the values of the builds among them."""
    cards = tuple(card for card, _ in things if card != NOWHERE)
    return cards, tuple(value for card, value in things if card == NOWHERE)
