"""Choosing handfuls of cards where equal faces are one choice, and how a card fits a meld."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from game.engine.cards import BIT, FACE, CardId, CardSet, one_of_each_face, twins_of, unpack

#: The most melds of a kind listed. No bundled game comes near it.
LISTED_MOST: Final = 1_000


class Fit(NamedTuple):
    """One way a card joins a meld: its slot, and the meld that results."""

    slot: int
    start: int
    cards: tuple[CardId, ...]


def handfuls(cards: CardSet, count: int) -> Iterator[tuple[CardId, ...]]:
    """Yield every choice of `count` cards, in rising order, equal faces once."""
    held = unpack(cards)

    def choose(first: int, wanted: int) -> Iterator[tuple[CardId, ...]]:
        if wanted == 0:
            yield ()
            return
        tried = -1
        for at in range(first, len(held) - wanted + 1):
            card = held[at]
            if FACE[card] != tried:
                tried = FACE[card]
                for rest in choose(at + 1, wanted - 1):
                    yield (card, *rest)

    return choose(0, count)


def fillings(
    choices: Sequence[Sequence[CardId]], wilds: CardSet, wild_most: int
) -> Iterator[tuple[CardId, ...]]:
    """Yield every way to fill the slots of a run, equal faces once. `choices`: for each slot, the
    natural cards held; `wild_most`: how many cards may stand for others."""
    empty = list(accumulate([int(not here) for here in reversed(choices)], initial=0))
    return _fill(choices, empty[::-1], wilds, wild_most, ()) if empty[-1] <= wild_most else iter(())


def _fill(
    choices: Sequence[Sequence[CardId]],
    gaps: Sequence[int],
    wilds: CardSet,
    wild_most: int,
    laid: tuple[CardId, ...],
) -> Iterator[tuple[CardId, ...]]:
    """Yield every way to fill the slots that begins with the cards in `laid`. `gaps`: how many
    slots, from each on, have no natural card."""
    if len(laid) == len(choices):
        yield laid
        return
    here = choices[len(laid)]
    for natural in here:
        # If this card is wild and already stands for another, its twin can lie in this slot.
        free: Iterable[CardId] = (natural,)
        if natural in laid:
            free = one_of_each_face(wilds & twins_of(natural))
        for card in free:
            yield from _fill(choices, gaps, wilds & ~BIT[card], wild_most, (*laid, card))
    if wild_most > gaps[len(laid) + 1]:
        own_faces = {FACE[card] for card in here}
        for card in one_of_each_face(wilds):
            if FACE[card] not in own_faces:
                left = wilds & ~BIT[card]
                yield from _fill(choices, gaps, left, wild_most - 1, (*laid, card))
