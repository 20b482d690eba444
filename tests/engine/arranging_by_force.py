"""Arranging a hand by trying everything: slow, and plain enough to be believed.

Written from the rules of melds alone. Every subset of the hand is looked at as a set of every
rank and as a run from every slot, with its cards seated in every way; then every way of covering
the hand with melds that share no card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from game.engine.cards import FIRST_JOKER, RANK, SUIT, CardId
from game.engine.rummy.meld_part import MeldPart
from game.engine.rummy.parts import RunMeld, SetMeld

Worth = Callable[[CardId, int, bool], int]
"""What a card is worth in a meld: the card, its slot (0 in a set), whether it is wild there."""

Rating = tuple[int, int, int]
"""Better is greater: the value, wild cards used (negative), melds (negative)."""

#: The ranks of a whole pack, from the ace on.
WHOLE = range(1, 14)
MIXES = {"same": ("c", "d", "h", "s"), "colour": ("cs", "dh"), "any": ("cdhs",)}


def best_by_force(
    hand: Sequence[CardId],
    kinds: Sequence[MeldPart],
    wild_ranks: Sequence[int],
    worth: Worth,
    order: Sequence[int] = WHOLE,
) -> Rating:
    melds: list[list[tuple[int, Rating]]] = [[] for _ in hand]
    for size in range(2, len(hand) + 1):
        for chosen in combinations(range(len(hand)), size):
            cards = [hand[at] for at in chosen]
            ratings = [
                rating
                for kind in kinds
                for rating in readings(cards, kind, wild_ranks, worth, order)
            ]
            if ratings:
                melds[chosen[0]].append((sum(1 << at for at in chosen), max(ratings)))
    best: dict[int, Rating] = {0: (0, 0, 0)}

    def cover(left: int) -> Rating:
        if left not in best:
            lowest = left & -left
            found = cover(left ^ lowest)
            for meld, rating in melds[lowest.bit_length() - 1]:
                if meld & left == meld:
                    rest = cover(left ^ meld)
                    found = max(found, tuple(a + b for a, b in zip(rating, rest, strict=True)))
            best[left] = found
        return best[left]

    return cover((1 << len(hand)) - 1)


def readings(
    cards: Sequence[CardId],
    kind: MeldPart,
    wild_ranks: Sequence[int],
    worth: Worth,
    order: Sequence[int] = WHOLE,
) -> Iterator[Rating]:
    """All ways these cards, and no others, are one meld."""
    most = kind.min if kind.exact_when_laid else kind.max
    if kind.min <= len(cards) <= most:
        if isinstance(kind, SetMeld):
            yield from _as_sets(cards, kind, wild_ranks, worth)
        elif len({RANK[card] for card in cards if RANK[card] not in wild_ranks}) == len(
            [card for card in cards if RANK[card] not in wild_ranks]
        ):
            yield from _as_runs(cards, kind, wild_ranks, worth, order)


def _as_sets(
    cards: Sequence[CardId], kind: SetMeld, wild_ranks: Sequence[int], worth: Worth
) -> Iterator[Rating]:
    for rank in range(1, 14):
        own = [card for card in cards if RANK[card] == rank]
        others = [card for card in cards if RANK[card] != rank]
        suits = {SUIT[card] for card in own}
        if not own or any(RANK[card] not in wild_ranks for card in others):
            continue
        if len(others) > min(kind.wilds, kind.wilds_when_laid):
            continue
        may = {
            "any": True,
            "all_different": len(suits) == len(own),
            "three": len(suits) <= 3 <= len(suits) + len(others),
        }
        if not may[kind.suits]:
            continue
        value = sum(worth(card, 0, False) for card in own)
        value += sum(worth(card, 0, True) for card in others)
        yield value, -len(others), -1


def _as_runs(
    cards: Sequence[CardId],
    kind: RunMeld,
    wild_ranks: Sequence[int],
    worth: Worth,
    order: Sequence[int],
) -> Iterator[Rating]:
    size = len(cards)
    first = 2 if kind.ace == "high" else 1
    last = len(order) + (kind.ace != "low")
    for mix in MIXES[kind.suits]:
        suits = {"cdhs".index(letter) for letter in mix}
        if any(SUIT[card] not in suits and RANK[card] not in wild_ranks for card in cards):
            continue
        for start in range(1, len(order) + 1):
            is_round = kind.ace == "round" and size <= len(order)
            if is_round or (first <= start and start + size - 1 <= last):
                for seated in _seatings(list(cards), start, suits, wild_ranks, order):
                    wilds = sum(1 for _, _, wild in seated if wild)
                    if wilds < size and wilds <= min(kind.wilds, kind.wilds_when_laid):
                        yield sum(worth(*seat) for seat in seated), -wilds, -1


def _seatings(
    cards: list[CardId], slot: int, suits: set[int], wild_ranks: Sequence[int], order: Sequence[int]
) -> Iterator[list[tuple[CardId, int, bool]]]:
    if not cards:
        yield []
        return
    tried = set()
    for card in cards:
        look = (RANK[card], SUIT[card])
        wanted = order[(slot - 1) % len(order)]
        own = card < FIRST_JOKER and RANK[card] == wanted and SUIT[card] in suits
        if look not in tried and (own or RANK[card] in wild_ranks):
            tried.add(look)
            rest = [other for other in cards if other != card]
            for seated in _seatings(rest, slot + 1, suits, wild_ranks, order):
                yield [(card, slot, not own), *seated]
