"""Taking the natural cards of an arrangement out of a hand: of twins the lowest."""

from __future__ import annotations

from game.engine.arrange.grid import COUNT, LATER_TWINS, Grid, held, place_of
from game.engine.arrange.layout import Layout, World
from game.engine.arrange.search import Solution
from game.engine.arrange.seating import Row
from game.engine.cards import FIRST_TWINS, RANK, SUIT_STEP, CardSet, each


def take(hand: CardSet, solution: Solution, layout: Layout) -> tuple[list[Row], CardSet]:
    """The melds without their wild cards, and the hand without the cards taken."""
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
    """Of every count wanted so many twins."""
    ones = held(wanted) if wanted & LATER_TWINS else wanted
    twins = cards & ones * COUNT
    if twins.bit_count() > ones.bit_count():
        later = (twins & FIRST_TWINS * 7) << 1
        later |= (twins & FIRST_TWINS * 3) << 2 | (twins & FIRST_TWINS) << 3
        twins &= ~later
    if wanted == ones:
        return twins
    return twins | _taken(cards ^ twins, wanted - ones)


def _unfolded(cards: CardSet, wanted: Grid, world: World) -> CardSet:
    """A card for every count wanted of a column, from any suit folded into it."""
    found = 0
    for first in each(wanted):
        suits = world.columns[first // SUIT_STEP]
        places = [place_of(RANK[first], suit) for suit in suits]
        twins = next(twins for place in places if (twins := cards & COUNT << place))
        found |= twins & -twins
    return found
