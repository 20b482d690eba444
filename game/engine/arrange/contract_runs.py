"""The runs of a contract: where they could lie, and the ways to fill their slots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.engine.arrange.grid import COUNT, Grid, place_of
from game.engine.cards import CardSet
from game.engine.rummy.runs import RunKind
from game.engine.work import Patience

Slot = tuple[int, ...]
"""The places in a grid of the cards that are natural there."""


class Course(NamedTuple):
    """Where a run could lie. `cards`: one for every card that is natural in a slot."""

    kind: RunKind
    start: int
    strain: int
    slots: tuple[Slot, ...]
    cards: Grid

    def touches(self, other: Course) -> bool:
        """Does either go on where the other ends?"""
        one, two = self.kind, other.kind
        return self.strain == other.strain and (
            one.rank_at(self.start + one.min) == two.rank_at(other.start)
            or two.rank_at(other.start + two.min) == one.rank_at(self.start)
        )


class Filling(NamedTuple):
    """Slots filled. `given`: the places of the cards the hand gives; `strange`: of those that
    would have to come to it, if no wild card takes their place; `wilds`: how many other slots
    must be wild, and `instead`: how many of them though the hand has a card for them.

    And what then is left of the hand, which natural cards are demanded, of the hand or not, and
    how many cards are spent that are wild.
    """

    left: Grid
    demand: Grid
    spent: int
    given: tuple[int, ...] = ()
    strange: tuple[int, ...] = ()
    wilds: int = 0
    instead: int = 0


def courses_of(kind: RunKind) -> Iterator[Course]:
    """Everywhere a shortest run can lie."""
    starts = range(1, 14) if kind.round else range(kind.first_slot, kind.last_slot - kind.min + 2)
    for strain, suits in enumerate(kind.strains):
        for start in starts:
            slots = tuple(
                tuple(place_of(kind.rank_at(slot), suit) for suit in suits)
                for slot in range(start, start + kind.min)
            )
            yield Course(kind, start, strain, slots, sum(1 << p for slot in slots for p in slot))


class Filler:
    """`packs` and `wilds`: of the game; `purse`: how many wild cards the hand holds."""

    def __init__(self, packs: int, wilds: CardSet, purse: int, patience: Patience) -> None:
        self.patience = patience
        self.packs = packs
        self.wilds = wilds
        self.purse = purse

    def fill(self, slots: tuple[Slot, ...], most: int, before: Filling) -> Iterator[Filling]:
        """The ways to fill these slots besides those before, with so many wild cards at the most.

        Left out are ways that are never better than others: to leave the hand a card that could be
        given, when another copy could come to whatever else wants it; and to lay a wild card
        instead of one, when there are strange cards it could be laid instead of.
        """
        if not self.patience.spend():
            return
        if before.instead and len(before.strange) > most - before.wilds:
            return
        if not slots:
            yield before
            return
        left, demand, spent, given, strange, wilds, instead = before
        here = [place for place in slots[0] if left >> place & COUNT]
        for place in here:
            cost = self.wilds >> place & 1
            if spent + cost <= self.purse:
                one = 1 << place
                after = before._replace(
                    left=left - one, demand=demand + one, spent=spent + cost, given=(*given, place)
                )
                yield from self.fill(slots[1:], most, after)
        scarce, others = self._others(slots[0], here, demand)
        for place in others:
            after = before._replace(demand=demand + (1 << place), strange=(*strange, place))
            yield from self.fill(slots[1:], most, after)
        if wilds < most and spent < self.purse and (here or scarce):
            after = before._replace(spent=spent + 1, wilds=wilds + 1, instead=instead + bool(here))
            yield from self.fill(slots[1:], most, after)

    def _others(self, slot: Slot, here: list[int], demand: Grid) -> tuple[bool, list[int]]:
        """The places of cards that could come for a slot: one is enough, unless the last copies
        are at stake; and whether they are, or there is none."""
        wanted = {place: demand >> place & COUNT for place in slot}
        if here and all(wanted[place] + 2 <= self.packs for place in here):
            return False, []
        others = [
            place
            for place in slot
            if place not in here and wanted[place] < self.packs and not self.wilds >> place & 1
        ]
        fewest = min((wanted[place] for place in others), default=self.packs)
        if fewest + 1 < self.packs:
            return False, [next(place for place in others if wanted[place] == fewest)]
        return True, others
