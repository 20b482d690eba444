"""The best partition of a hand into new melds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.arrange.grid import COUNT, grid_of
from game.engine.arrange.objective import Objective
from game.engine.arrange.purse import NO_PURSE, Purse, purses
from game.engine.arrange.scores import value_of
from game.engine.arrange.search import Search, Solution
from game.engine.arrange.seating import NewMeld, Seater
from game.engine.arrange.tables import Tables
from game.engine.arrange.taking import take
from game.engine.cards import JOKERS, RANK, RANK_CARDS, CardSet, each
from game.engine.memory import Memory
from game.engine.rummy.opening import MeldKind
from game.engine.work import Patience


class Arrangement(NamedTuple):
    """Melds that share no card, the cards that lie in none, and what laying the melds is worth
    by the objective. `exact`: nothing is worth more. If not, the hand offers more combinations
    than are tried, and these are the best melds that were found."""

    melds: tuple[NewMeld, ...]
    left: CardSet
    value: int
    exact: bool


#: So many steps are taken for one hand. Hands of thirty cards do not need as many.
STEPS_MOST = 50_000
#: So often what is left then is looked at again, with so many steps.
FURTHER_LOOKS, FURTHER_STEPS = 2, 10_000
#: Hands of more than this weight may need them all. They are counted from nothing, so that what was
#: asked before makes no difference.
LIGHT = 32
#: So many hands that took all steps are remembered.
HARD_MOST = 1_000
#: So many tables are kept for different wild cards.
SEARCHES_MOST = 100


class Arranger:
    """Finds the arrangement of greatest value. Among equals one with the fewest wild cards that
    stand for others, among those one with the fewest melds; if there are several still, always
    the same one. Every meld can be laid as it is: its kind finds no fault with it.

    `kinds` are all the melds of a game, in its order. The value is exact, because no choice is
    left out: of every rank, all sets (`set_table`); of every suit, all runs with what
    the sets leave (`run_table`); all combinations of the two that could be the best (`dive`);
    all ways to share the wild cards out between them (`search`); and all choices of those that
    are natural cards (`purse`). It is taken for granted that twins are worth the same.
    """

    def __init__(self, kinds: Sequence[MeldKind], objective: Objective) -> None:
        self._patience = Patience(STEPS_MOST)
        self._tables = Tables(kinds, objective, self._patience)
        #: What a card of the hand weighs, and a wild one besides.
        self._weight = 2 if any(len(kind.strains) == 1 for kind in self._tables.run_kinds) else 1
        ranks = {RANK[card] for card in each(self._tables.wilds & ~JOKERS)}
        self._wild_weight = 1 + 2 * len(ranks)
        self._relief = objective.relief
        self._wilds = self._tables.wilds
        self._seater = Seater()
        self._is_exact = True
        self._searches: dict[tuple[int, bool, tuple[int, ...]], Search] = {}
        #: What took all patience is not looked for again.
        self._hard: dict[CardSet, Arrangement] = {}
        self._purses: Memory[tuple[Purse | None, ...]] = Memory()
        self._plain = self._search(NO_PURSE)

    def best(self, hand: CardSet) -> Arrangement:
        if self._hard and hand in self._hard:
            return self._hard[hand]
        found = self._best(hand, STEPS_MOST)
        return found if found.exact else self._keep(hand, self._with_more(found))

    def _keep(self, hand: CardSet, found: Arrangement) -> Arrangement:
        if len(self._hard) >= HARD_MOST:
            self._hard.clear()
        self._hard[hand] = found
        return found

    def value(self, hand: CardSet) -> int:
        """The value of the best arrangement, found a little faster than the melds."""
        if hand in self._hard:
            return self._hard[hand].value
        solution, _ = self._solve(hand, STEPS_MOST)
        if not self._is_exact:
            return self.best(hand).value
        return 0 if solution is None else value_of(solution.score)

    def _best(self, hand: CardSet, steps: int) -> Arrangement:
        solution, purse = self._solve(hand, steps)
        if solution is None:
            return Arrangement((), hand, 0, self._is_exact)
        rows, left = take(hand & ~purse.unnatural, solution, self._tables.layout)
        melds, left = self._seater.seat(rows, left | purse.unnatural, purse.wilds)
        return Arrangement(melds, left, value_of(solution.score), self._is_exact)

    def _with_more(self, found: Arrangement) -> Arrangement:
        """What patience has left may make further melds."""
        for _ in range(FURTHER_LOOKS):
            more = self._best(found.left, FURTHER_STEPS)
            value = found.value + more.value
            found = Arrangement(found.melds + more.melds, more.left, value, False)
            if not more.melds:
                break
        return found

    def _solve(self, hand: CardSet, steps: int) -> tuple[Solution | None, Purse]:
        patience, wilds, size = self._patience, hand & self._wilds, hand.bit_count()
        self._is_exact = True
        if size > COUNT:
            hand = self._without_sixteenths(hand)
        weight = size * self._weight
        if wilds:
            weight += wilds.bit_count() * self._wild_weight
        if weight > LIGHT or patience.left < 0:
            self._forget()
        patience.left, patience.gave_up = steps, False
        if not wilds:
            found = self._plain.best(grid_of(hand), NO_PURSE.relief)
            if patience.left < 0 or patience.gave_up:
                self._is_exact = False
            return found, NO_PURSE
        choices = self._purses.get(wilds)
        if choices is None:
            choices = self._purses.keep(wilds, tuple(purses(wilds, self._relief)))
        best, spent = None, NO_PURSE
        for purse in choices:
            if purse is None:
                patience.give_up()
                break
            found = self._search(purse).best(grid_of(hand & ~purse.unnatural), purse.relief)
            if found and (best is None or found.score > best.score):
                best, spent = found, purse
        self._is_exact &= patience.left >= 0 and not patience.gave_up
        return best, spent

    def _without_sixteenths(self, hand: CardSet) -> CardSet:
        """A grid counts to fifteen: of a rank that is held to the last card one stays aside."""
        for cards in RANK_CARDS[1:]:
            if hand & cards == cards:
                hand ^= cards & -cards
                self._is_exact = False
        return hand

    def _forget(self) -> None:
        """Also what patience left unfinished."""
        self._searches.clear()
        self._tables.forget()
        self._plain = self._search(NO_PURSE)

    def _search(self, purse: Purse) -> Search:
        strangers = purse.strangers if self._tables.wild_sets else NO_PURSE.strangers
        key = (len(purse.wilds), purse.shared, strangers)
        known = self._searches.get(key)
        if known is None:
            if len(self._searches) >= SEARCHES_MOST:
                self._searches.clear()
                self._tables.forget()
            known = self._searches[key] = Search(self._tables, *key)
        return known
