"""What one meld of the table can become when several cards are added to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.actions import LAY_OFF, Action
from game.engine.cards import FACE, CardId, CardSet, pack
from game.engine.rummy.opening import MeldKind
from game.engine.rummy.runs import RunKind
from game.engine.rummy.wilds import may_reach
from game.engine.state import Meld

#: So many ways are tried. Only long runs with several wild cards come near it.
TRIES_MOST = 2_000

Acts = tuple[Action, ...]
Looks = tuple[int, tuple[int, ...]]
"""How a meld looks: its start and faces."""


class Growth(NamedTuple):
    """The lay-offs, one after the other, and the meld that results."""

    acts: Acts
    meld: Meld


def growths(kind: MeldKind, meld: Meld, place: int, cards: Sequence[CardId]) -> list[Growth]:
    """Every way the meld can look with all these cards in it, with one way to get there."""
    if not all(_may_join(kind, meld, card, pack(cards)) for card in cards):
        return []
    search = _Search(kind, place)
    search.grow(meld, tuple(cards), ())
    return list(search.found.values())


def _may_join(kind: MeldKind, meld: Meld, card: CardId, cards: CardSet) -> bool:
    """A quick look: False only if the card cannot come into the meld together with the others."""
    if kind.joining(meld) >> card & 1:
        return True
    # What does not fit a set never will; a run may grow up to a card.
    return isinstance(kind, RunKind) and (
        bool(kind.wilds >> card & 1) or may_reach(kind, meld, card, cards)
    )


def not_taken(
    kind: MeldKind, meld: Meld, place: int, cards: Sequence[CardId]
) -> tuple[CardId, Meld]:
    """The first card that does not fit when as many as possible are added, and the meld so far."""
    search = _Search(kind, place)
    search.grow(meld, tuple(cards), ())
    return search.stuck[0], search.furthest or meld


class _Search:
    def __init__(self, kind: MeldKind, place: int) -> None:
        self.kind = kind
        self.place = place
        self.found: dict[Looks, Growth] = {}
        self.stuck: tuple[CardId, ...] = ()
        self.furthest: Meld | None = None
        self._seen: set[tuple[int, tuple[CardId, ...]]] = set()

    def grow(self, meld: Meld, left: tuple[CardId, ...], acts: Acts) -> None:
        if not left:
            looks = (meld.start, tuple(FACE[card] for card in meld.cards))
            self.found.setdefault(looks, Growth(acts, meld))
            return
        if self.furthest is None or len(left) < len(self.stuck):
            self.stuck, self.furthest = left, meld
        for card in left:
            for fit in self.kind.fits(meld, card):
                grown = meld._replace(cards=fit.cards, start=fit.start)
                key = (grown.start, grown.cards)
                if key in self._seen or len(self._seen) >= TRIES_MOST:
                    continue
                self._seen.add(key)
                act = Action(LAY_OFF, (card,), self.place, (fit.slot, fit.start))
                rest = tuple(other for other in left if other != card)
                self.grow(grown, rest, (*acts, act))
