"""The wild cards of a hand, and what may become of them.

A card of a wild rank can be laid as a natural card too. Where all wild cards of the hand count the
same when they leave it, it does not matter which of them stands for another: they are one purse,
from which natural cards of the wild rank are paid as well. Where they do not, every choice of
those that are kept for natural cards leaves a purse of its own, and the best of all is the best.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, product
from math import prod
from typing import NamedTuple

from game.engine.arrange.scores import VALUE, Scores
from game.engine.cards import FACE, JOKERS, RANK, CardId, CardSet, each, pack

#: Of a dozen wild cards of one rank there are fewer choices.
CHOICES_MOST = 100


class Purse(NamedTuple):
    """`wilds`: in the order in which they are spent. `unnatural`: those never laid as natural
    cards. `shared`: the others may be laid so, and then are spent too. `relief[n]`: what leaves
    the hand with n of them. `strangers[rank]`: how many are not of the rank."""

    wilds: tuple[CardId, ...]
    unnatural: CardSet
    shared: bool
    relief: Scores
    strangers: tuple[int, ...]


NO_PURSE = Purse((), 0, False, (0,), (0,) * 14)


def purses(wilds: CardSet, relief: Sequence[int]) -> Iterator[Purse | None]:
    """`relief`: by card. With too many choices only two, and None after them: all wild cards may
    stand for others, or none."""
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
