"""All that makes one fishing game: the slots of its variant file, and their parts."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from game.engine.cards import HIGH_ACE, CardId, card_of
from game.engine.game_parts import Game
from game.engine.parts import (
    Flaw,
    Sentence,
    by_players,
    cards,
    counted,
    flag,
    part,
    ranks,
    record,
    required_record,
    says,
    slot,
    whole,
    word,
)
from game.engine.scoring.categories import Categories
from game.engine.scoring.points import PointTable


@dataclass(frozen=True)
class FishingDeal:
    """How cards are dealt: hands again and again until the deck is gone, cards of the table only
    once. `redeal_on`: if `redeal_from` of these lie among the first cards of the table, all is
    dealt anew. `first_table`: whether the dealer takes it if all of it falls into sums that are
    taken.
    """

    hand: int | Mapping[int, int] = by_players(1, 13)
    table: int = whole(0, 13, 4)
    redeal_on: tuple[str, ...] = cards()
    redeal_from: int = whole(1, 13, 1)
    first_table: str = word("stays", "dealer")


@dataclass(frozen=True)
class Capture:
    """What a card takes. `adds`: what a card counts within a sum, on the table or played into a
    build. `takes`: what a card from the hand takes, and what builds it can take. A card without a
    number does neither. `together`: what the card and all it takes make; then `takes` says nothing.
    `pair_only`: ranks that are never part of a sum and take nothing but their equals; `pairs`: how
    many of them. `builds_in_sums`: a build may be one of the addends of a capture. `groups`: how
    many are taken at a time. `single_first`: no sum where a single card is worth as much.
    `must_take`: a card that can take may not be trailed.
    """

    adds: PointTable = counted(1, 99)
    takes: PointTable = counted(1, 99, lambda: PointTable.of({}))
    together: int = whole(0, 99, 0)
    pair_only: tuple[str, ...] = ranks()
    pairs: str = word("all", "one", "one_or_three")
    builds_in_sums: bool = flag(False)
    groups: str = word("any", "one")
    single_first: bool = flag(False)
    must_take: bool = flag(False)

    @cached_property
    def reach(self) -> PointTable:
        """Return what each card takes from the table, its own worth left out."""
        if not self.together:
            return self.takes
        return PointTable(
            tuple(
                tuple(self.together - number for number in numbers if number < self.together)
                for numbers in self.adds.lists
            )
        )

    def flaws(self) -> Iterator[Flaw]:
        if self.together and any(self.takes.lists):
            yield Flaw("takes", "fault.takes_and_together", {"given": self.together})

    def sentences(self) -> Iterator[Sentence]:
        if self.together:
            yield says(f"capture.together_{self.groups}", value=self.together)
        else:
            yield says(f"capture.groups_{self.groups}")
        if self.single_first:
            yield says("capture.single_first")

    def pair_sentence(self) -> str:
        """Return the key of what is said of the ranks that take only their equals."""
        return f"capture.pairs_{self.pairs}"

    def pair_count(self, count: int) -> bool:
        """Return whether this number of equals may be taken at once by a card that takes only
        those."""
        return self.pairs == "all" or count == 1 or (self.pairs == "one_or_three" and count == 3)


class Building:
    """Whether cards may be built into units on the table, and how."""

    is_allowed: ClassVar[bool] = False
    multiple: bool = False
    raises: bool = False
    raise_own: bool = False
    raise_own_needs_previous: bool = False
    raise_needs_previous: bool = False
    many_cards: bool = False

    def sentences(self) -> Iterator[Sentence]:
        return iter(())

    def raising_sentences(self) -> Iterator[Sentence]:
        return iter(())


@part("build", "none")
@dataclass(frozen=True)
class NoBuild(Building):
    """Cards are taken or trailed, never built."""


@part("build", "sums")
@dataclass(frozen=True)
class SumBuild(Building):
    """A card from the hand and loose cards become one unit, worth a card that one still holds.

    `multiple`: several groups of the value may lie on one pile, whose value is then fixed.
    `raises`: a single build may be raised by a card from the hand; `raise_own` one's own too;
    `raise_own_needs_previous`, `raise_needs_previous`: its owner, or those who made it before, must
    still hold its present value.
    `many_cards`: more than two cards may form a group.
    """

    multiple: bool = flag(True)
    raises: bool = flag(True)
    raise_own: bool = flag(True)
    raise_own_needs_previous: bool = flag(True)
    raise_needs_previous: bool = flag(False)
    many_cards: bool = flag(True)
    is_allowed = True

    def sentences(self) -> Iterator[Sentence]:
        yield says("build.single")
        yield says("build.keep")
        if not self.many_cards:
            yield says("build.two_cards")
        yield says("build.owner")

    def raising_sentences(self) -> Iterator[Sentence]:
        if self.raises:
            yield says("heading.raising")
            yield says("build.raise")
            own_free = self.raise_own and not self.raise_own_needs_previous
            own = "build.raise_own" if self.raise_own else "build.no_raise_own"
            yield says("build.raise_own_freely" if own_free else own)
            if self.raise_needs_previous:
                yield says("build.raise_previous")


@dataclass(frozen=True)
class Sweep:
    """A capture that empties the table. `on_last_play`: also with the last card of the round.
    `despite`: these cards may stay behind."""

    on_last_play: bool = flag(True)
    despite: tuple[str, ...] = cards()


@dataclass(frozen=True, kw_only=True)
class FishingGame(Game):
    """A fishing game. `standing_builds`: what the owner of a build may do instead of trailing.

    * `must_continue`: take it, add to it, or raise it;
    * `may_add_another`: or make a second one, or take another player's;
    * `may_do_all_but_trail`: or take and build anything;
    * `free`: or trail.
    """

    deal: FishingDeal = required_record(FishingDeal)
    capture: Capture = required_record(Capture)
    build: Building = slot("build", NoBuild)
    standing_builds: str = word("must_continue", "may_add_another", "may_do_all_but_trail", "free")
    leftovers: str = word("last_taker", "nobody")
    sweep: Sweep = record(Sweep)
    score: Categories = slot("fishing_score")

    def special_card(self) -> CardId | None:
        takes = self.capture.reach.lists
        for rank in range(2, HIGH_ACE):
            same = [card_of(rank, suit) for suit in range(4)]
            reach = [takes[card][:1] for card in same]
            for card, one in zip(same, reach, strict=True):
                if one and reach.count(one) == 1:
                    return card
        return None
