"""The best partition of a hand into new melds.

A card of a wild rank can be laid as a natural card too. Where all wild cards of the hand count the
same when they leave it, it does not matter which of them stands for another: they are one purse,
from which natural cards of the wild rank are paid as well. Where they do not, every choice of
those that are kept for natural cards leaves a purse of its own, and the best of all is the best.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, product
from math import prod
from typing import Final, NamedTuple

from game.engine.arrange.grid import (
    COUNT,
    LATER_TWINS,
    VALUE,
    Grid,
    Layout,
    Scores,
    World,
    grid_of,
    place_of,
    value_of,
)
from game.engine.arrange.search import Objective, Search, Solution, Tables
from game.engine.cards import (
    BIT,
    FACE,
    FIRST_TWINS,
    JOKERS,
    RANK,
    RANK_CARDS,
    SUIT_STEP,
    CardId,
    CardSet,
    Ranks,
    each,
    faces_held,
    is_joker,
    pack,
)
from game.engine.rummy.parts import MeldKind
from game.engine.work import Memory, Patience

#: The most choices of wild cards tried; a dozen wild cards of one rank have fewer.
CHOICES_MOST: Final = 100
#: Steps taken for one hand. Hands of thirty cards do not need as many.
STEPS_MOST: Final = 50_000
#: How often the cards left over are searched again where those steps are too few, and with how many
#: steps each time.
FURTHER_LOOKS, FURTHER_STEPS = 2, 10_000
#: Hands of more than this weight may need all the steps. For such a hand the search starts with
#: empty tables, so that the answer does not depend on earlier questions.
LIGHT: Final = 32
#: The most searches kept, for hands with different wild cards.
SEARCHES_MOST: Final = 100


class Purse(NamedTuple):
    """Wild cards to be spent. `wilds`: in the order in which they are spent. `unnatural`: those
    never laid as natural cards. `shared`: the others may be laid so, and then are spent too.
    `relief[n]`: what the objective gains by the first n of them leaving the hand.
    `strangers[rank]`: how many are not of the rank."""

    wilds: tuple[CardId, ...]
    unnatural: CardSet
    shared: bool
    relief: Scores
    strangers: tuple[int, ...]


NO_PURSE: Final = Purse((), 0, False, (0,), (0,) * 14)


def purses(wilds: CardSet, relief: Sequence[int]) -> Iterator[Purse | None]:
    """Yield the purses worth trying; where there are too many, only two, in which all wild cards
    may stand for others or only jokers may, and None after them. `relief`: by card."""
    cards = tuple(each(wilds))
    suited = tuple(each(wilds & ~JOKERS))
    if len({relief[card] for card in cards}) == 1 and len({RANK[card] for card in suited}) < 2:
        yield _purse(cards, wilds & JOKERS, True, relief)
        return
    faces = sorted({FACE[card] for card in suited})
    twins = [[card for card in suited if FACE[card] == face] for face in faces]
    choices: Iterable[tuple[int, ...]] = product(*(range(len(held) + 1) for held in twins))
    every = tuple(len(held) for held in twins)
    is_cut = prod(count + 1 for count in every) > CHOICES_MOST
    if is_cut:
        choices = ((0,) * len(every), every)
    for counts in choices:
        natural = pack(
            card for held, count in zip(twins, counts, strict=True) for card in held[:count]
        )
        spent = wilds & ~natural
        order = sorted(each(spent), key=lambda card: (-relief[card], card))
        yield _purse(tuple(order), spent, False, relief)
    if is_cut:
        yield None


def _purse(
    wilds: tuple[CardId, ...], unnatural: CardSet, shared: bool, relief: Sequence[int]
) -> Purse:
    return Purse(
        wilds,
        unnatural,
        shared,
        tuple(accumulate((relief[card] * VALUE for card in wilds), initial=0)),
        tuple(sum(1 for card in wilds if RANK[card] != rank) for rank in range(14)),
    )


class NewMeld(NamedTuple):
    """A meld that could be laid: its place in the game's list of melds, the cards in order, and
    the slot of the first; 0 in a set."""

    kind: int
    cards: tuple[CardId, ...]
    start: int


Row = tuple[int, int, CardSet, int]
"""A meld without its wild cards: kind, start, natural cards, how many wild ones."""


class Seater:
    """A maker of melds that remembers them: the same few are made again and again."""

    def __init__(self, ranks: Ranks) -> None:
        self._ranks = ranks
        self._known: Memory[NewMeld] = Memory()

    def seat(
        self, rows: Sequence[Row], left: CardSet, wilds: Sequence[CardId]
    ) -> tuple[tuple[NewMeld, ...], CardSet]:
        """Return the melds with wild cards put in, and what is then left. The wild cards are taken
        in the order given."""
        kept = 0
        for _, _, _, count in rows:
            kept += count
        if not kept:
            return tuple([self._meld(row, ()) for row in rows]), left
        spent = [card for card in wilds if left & BIT[card]][:kept]
        dealt = _dealt(rows, spent, self._ranks)
        return tuple(map(self._meld, rows, dealt)), left & ~pack(spent)

    def _meld(self, row: Row, wilds: tuple[CardId, ...]) -> NewMeld:
        key = (row, wilds)
        kind, start, cards, _ = row
        return self._known.get(key) or self._known.keep(
            key, NewMeld(kind, self._in_order(start, cards, wilds), start)
        )

    def _in_order(
        self, start: int, cards: CardSet, wilds: tuple[CardId, ...]
    ) -> tuple[CardId, ...]:
        if not start:
            return (*each(cards), *wilds)
        slot_of, count = self._ranks.slot_of, self._ranks.count
        seats = {(slot_of(RANK[card]) - start) % count: card for card in each(cards)}
        waiting = iter(wilds)
        return tuple(
            seats[place] if place in seats else next(waiting)
            for place in range(len(seats) + len(wilds))
        )


def _dealt(rows: Sequence[Row], wilds: list[CardId], ranks: Ranks) -> list[tuple[CardId, ...]]:
    """Return the wild cards of every row: in order, but so that none lies where it would be
    natural."""
    if all(map(is_joker, wilds)):
        dealt, at = [], 0
        for _, _, _, count in rows:
            dealt.append(tuple(wilds[at : at + count]))
            at += count
        return dealt
    seats = [(number, rank) for number, row in enumerate(rows) for rank in _missing(row, ranks)]
    wild_ranks = [RANK[card] for card in wilds]
    free = wilds[:]
    cards = [-1] * len(seats)
    for at in sorted(range(len(seats)), key=lambda at: seats[at][1] not in wild_ranks):
        cards[at] = next((card for card in free if RANK[card] != seats[at][1]), free[0])
        free.remove(cards[at])
    return [
        tuple(card for card, (row, _) in zip(cards, seats, strict=True) if row == number)
        for number in range(len(rows))
    ]


def _missing(row: Row, ranks: Ranks) -> list[int]:
    """Return the ranks that the wild cards of a row stand for."""
    _, start, cards, wilds = row
    held = [RANK[card] for card in each(cards)]
    if not start:
        return held[:1] * wilds
    slots = range(start, start + len(held) + wilds)
    return [rank for slot in slots if (rank := ranks.at(slot)) not in held]


def take(hand: CardSet, solution: Solution, layout: Layout) -> tuple[list[Row], CardSet]:
    """Return the melds without their wild cards, and the hand without the cards taken."""
    rows: list[Row] = []
    for place, sets in solution.sets:
        for new_set in sets:
            cards = _taken(hand, new_set.cards << place)
            hand ^= cards
            rows.append((new_set.kind, 0, cards, new_set.wilds))
    for number, runs in solution.runs:
        world = layout.worlds[number]
        for run in runs:
            if layout.flat:
                cards = _taken(hand, run.naturals << world.shift)
            else:
                cards = _unfolded(hand, run.naturals, world)
            hand ^= cards
            rows.append((run.kind, run.start, cards, run.wilds))
    return rows, hand


def _taken(cards: CardSet, wanted: Grid) -> CardSet:
    """Return as many twins of every card as are wanted."""
    ones = faces_held(wanted) if wanted & LATER_TWINS else wanted
    twins = cards & ones * COUNT
    if twins.bit_count() > ones.bit_count():
        later = (twins & FIRST_TWINS * 7) << 1
        later |= (twins & FIRST_TWINS * 3) << 2 | (twins & FIRST_TWINS) << 3
        twins &= ~later
    if wanted == ones:
        return twins
    return twins | _taken(cards ^ twins, wanted - ones)


def _unfolded(cards: CardSet, wanted: Grid, world: World) -> CardSet:
    """Return a card for every count wanted of a column, from any suit folded into it."""
    found = 0
    for first in each(wanted):
        suits = world.columns[first // SUIT_STEP]
        places = [place_of(RANK[first], suit) for suit in suits]
        twins = next(twins for place in places if (twins := cards & COUNT << place))
        found |= twins & -twins
    return found


class Arrangement(NamedTuple):
    """Melds that share no card, the cards that lie in none, and what laying the melds is worth
    by the objective. `exact`: nothing is worth more. If not, the hand offers more combinations
    than are tried, and these are the best melds that were found."""

    melds: tuple[NewMeld, ...]
    left: CardSet
    value: int
    exact: bool


class Arranger:
    """The search for the arrangement of greatest value. Among equals it finds one with the fewest
    wild cards that stand for others, among those one with the fewest melds; if there are several
    still, always the same one. Every meld can be laid as it is: its kind finds no fault with it.

    `kinds` are all the melds of a game, in its order. The value is exact, because no choice is left
    out: of every rank, all sets (`ways`); of every suit, all runs with what the sets leave
    (`ways`); all combinations of the two that could be the best, and all ways to share the wild
    cards out between them (`search`); and all choices of those that are natural cards (`purses`).
    It is taken for granted that twins are worth the same.
    """

    def __init__(self, kinds: Sequence[MeldKind], objective: Objective) -> None:
        self._patience = Patience(STEPS_MOST)
        self._tables = Tables(kinds, objective, self._patience)
        #: The weight of a card of the hand, and what a wild card weighs besides.
        self._weight = 2 if any(len(kind.strains) == 1 for kind in self._tables.run_kinds) else 1
        ranks = {RANK[card] for card in each(self._tables.wilds & ~JOKERS)}
        self._wild_weight = 1 + 2 * len(ranks)
        self._relief = objective.relief
        self._wilds = self._tables.wilds
        self._seater = Seater(self._tables.ranks)
        self._is_exact = True
        self._searches: dict[tuple[int, bool, tuple[int, ...]], Search] = {}
        #: The arrangements that are not exact, kept because their search takes long.
        self._hard: Memory[Arrangement] = Memory()
        self._purses: Memory[tuple[Purse | None, ...]] = Memory()
        self._plain = self._search(NO_PURSE)

    def best(self, hand: CardSet) -> Arrangement:
        known = self._hard.get(hand)
        if known is not None:
            return known
        found = self._best(hand, STEPS_MOST)
        return found if found.exact else self._hard.keep(hand, self._with_more(found))

    def _best(self, hand: CardSet, steps: int) -> Arrangement:
        solution, purse = self._solve(hand, steps)
        if solution is None:
            return Arrangement((), hand, 0, self._is_exact)
        rows, left = take(hand & ~purse.unnatural, solution, self._tables.layout)
        melds, left = self._seater.seat(rows, left | purse.unnatural, purse.wilds)
        return Arrangement(melds, left, value_of(solution.score), self._is_exact)

    def _with_more(self, found: Arrangement) -> Arrangement:
        """Return an arrangement with further melds, made of the cards it leaves over."""
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
        """Return the hand without the sixteenth card of any rank, as a grid counts to fifteen
        only."""
        for cards in RANK_CARDS[1:]:
            if hand & cards == cards:
                hand ^= cards & -cards
                self._is_exact = False
        return hand

    def _forget(self) -> None:
        """Forget all tables, and with them the answers cut short for lack of patience."""
        self._searches.clear()
        self._tables.forget()
        self._plain = self._search(NO_PURSE)

    def _search(self, purse: Purse) -> Search:
        strangers = purse.strangers if self._tables.wild_sets else NO_PURSE.strangers
        key = (len(purse.wilds), purse.shared, strangers)
        known = self._searches.get(key)
        if known is None:
            if len(self._searches) >= SEARCHES_MOST:
                self._forget()
            known = self._searches[key] = Search(self._tables, *key)
        return known
