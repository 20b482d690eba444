"""The best partition of a hand into new melds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.engine.arrange.grid import grid_of
from game.engine.arrange.objective import Objective
from game.engine.arrange.purse import NO_PURSE, Purse, purses
from game.engine.arrange.scores import value_of
from game.engine.arrange.search import Search, Solution
from game.engine.arrange.seating import NewMeld, Seater
from game.engine.arrange.tables import Tables
from game.engine.arrange.taking import take
from game.engine.cards import CardSet
from game.engine.memory import Memory
from game.engine.rummy.opening import MeldKind


class Arrangement(NamedTuple):
    """Melds that share no card, the cards that lie in none, and what laying the melds is worth
    by the objective. `exact`: nothing is worth more; not so only where a huge hand offers more
    combinations than there is patience for."""

    melds: tuple[NewMeld, ...]
    left: CardSet
    value: int
    exact: bool


class Arranger:
    """Finds the arrangement of greatest value. Among equals one with the fewest wild cards that
    stand for others, among those one with the fewest melds; if there are several still, always
    the same one. Every meld can be laid as it is: its kind finds no fault with it.

    `kinds` are all the melds of a game, in its order. The value is exact, because no choice is
    left out: of every rank, all sets (`set_table`); of every suit, all runs with what
    the sets leave (`run_table`); all combinations of the two that could be the best (`dive`);
    all ways to share the wild cards out between them (`search`); and all choices of those that
    are natural cards (`purse`). Two things are taken for granted: twins are worth the same, and
    no hand holds sixteen cards of one rank.
    """

    def __init__(self, kinds: Sequence[MeldKind], objective: Objective) -> None:
        self._tables = Tables(kinds, objective)
        self._relief = objective.relief
        self._wilds = self._tables.wilds
        self._seater = Seater()
        self._searches: dict[tuple[int, bool, tuple[int, ...]], Search] = {}
        self._purses: Memory[tuple[tuple[Purse, Search], ...]] = Memory()
        self._plain = self._search(NO_PURSE)

    def best(self, hand: CardSet) -> Arrangement:
        solution, purse = self._solve(hand)
        if solution is None:
            return Arrangement((), hand, 0, True)
        rows, left = take(hand & ~purse.unnatural, solution, self._tables.layout)
        melds, left = self._seater.seat(rows, left | purse.unnatural, purse.wilds)
        return Arrangement(melds, left, value_of(solution.score), solution.exact)

    def value(self, hand: CardSet) -> int:
        """The value of the best arrangement, found a little faster than the melds."""
        solution, _ = self._solve(hand)
        return 0 if solution is None else value_of(solution.score)

    def _solve(self, hand: CardSet) -> tuple[Solution | None, Purse]:
        wilds = hand & self._wilds
        if not wilds:
            return self._plain.best(grid_of(hand), NO_PURSE.relief), NO_PURSE
        choices = self._purses.get(wilds) or self._purses.keep(wilds, tuple(self._choices(wilds)))
        best, spent = None, NO_PURSE
        for purse, search in choices:
            found = search.best(grid_of(hand & ~purse.unnatural), purse.relief)
            if found and (best is None or found.score > best.score):
                best, spent = found, purse
        return best, spent

    def _choices(self, wilds: CardSet) -> Iterator[tuple[Purse, Search]]:
        """What may become of the wild cards, and the search for each."""
        for purse in purses(wilds, self._relief):
            yield purse, self._search(purse)

    def _search(self, purse: Purse) -> Search:
        strangers = purse.strangers if self._tables.wild_sets else NO_PURSE.strangers
        key = (len(purse.wilds), purse.shared, strangers)
        if key not in self._searches:
            self._searches[key] = Search(self._tables, *key)
        return self._searches[key]
