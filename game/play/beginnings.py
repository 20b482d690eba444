"""Whether a few cards could be the beginning of a meld."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import RANK, SUIT, CardId, pack
from game.engine.memory import Memory
from game.engine.rummy.opening import MeldKind
from game.engine.rummy.runs import RunKind
from game.engine.rummy.sets import SetKind


class Beginnings:
    """Knows the answers it has given: a tray asks the same again and again."""

    def __init__(self) -> None:
        self._known: Memory[bool] = Memory()

    def could_become(self, kind: MeldKind, cards: Sequence[CardId], size: int) -> bool:
        """Could these cards, with others, be laid as a new meld of this size?"""
        if len(cards) > size:
            return False
        key = (kind.index, pack(cards), size)
        known = self._known.get(key)
        if known is None:
            if isinstance(kind, RunKind):
                known = _could_be_run(kind, cards, size)
            else:
                known = _could_be_set(kind, cards)
            self._known.keep(key, known)
        return known


def _could_be_set(kind: SetKind, cards: Sequence[CardId]) -> bool:
    """One rank is of most cards; all others must be wild."""
    ranks = {RANK[card] for card in cards if RANK[card]} or {1}
    return any(_could_be_set_of(kind, cards, rank) for rank in ranks)


def _could_be_set_of(kind: SetKind, cards: Sequence[CardId], rank: int) -> bool:
    natural = [card for card in cards if RANK[card] == rank]
    others = [card for card in cards if RANK[card] != rank]
    if len(others) > kind.cap or any(not kind.wilds >> card & 1 for card in others):
        return False
    suits = {SUIT[card] for card in natural}
    if kind.part.suits == "all_different":
        return len(suits) == len(natural)
    return kind.part.suits != "three" or len(suits) <= 3


def _could_be_run(kind: RunKind, cards: Sequence[CardId], size: int) -> bool:
    starts = range(1, 14) if kind.round else range(kind.first_slot, kind.last_slot - size + 2)
    return any(
        _fits_window(kind, cards, range(start, start + size), strain)
        for start in starts
        for strain in range(len(kind.strains))
    )


def _fits_window(kind: RunKind, cards: Sequence[CardId], window: range, strain: int) -> bool:
    """Every plain card has a slot of its own; of the others not too many stand for something."""
    taken: set[int] = set()
    wild = 0
    for card in sorted(cards, key=lambda card: kind.wilds >> card & 1):
        slot = next((at for at in window if kind.is_natural(card, at, strain)), None)
        if slot is not None and slot not in taken:
            taken.add(slot)
        elif kind.wilds >> card & 1:
            wild += 1
        else:
            return False
    return wild <= kind.cap
