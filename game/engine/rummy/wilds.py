"""How a run grows, and what a wild card at its end may do meanwhile.

One add puts exactly one card on the run. A wild card strictly inside never moves. What one at
an end may do is the game's `wild_move`:

* `free`: it gives way to its natural card and goes to either end; with any other card added it
  may change ends, before or after;
* `replace_other_end`: it gives way to its natural card and goes to the opposite end;
* `shift_outward`: it gives way to its natural card and steps outwards at its own end;
* `fixed`: it stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.engine.cards import FACE, RANK, RANK_CARDS, CardId, CardSet, is_joker, pack, twins_of
from game.engine.rummy.handfuls import Fit
from game.engine.state import Meld

if TYPE_CHECKING:
    from game.engine.rummy.runs import RunKind

WildMove = Literal["free", "replace_other_end", "shift_outward", "fixed"]

Row = tuple[int, tuple[CardId, ...]]
"""The slot of the first card, and the cards."""


def joining(kind: RunKind, meld: Meld) -> CardSet:
    """Every card that could be added to the run in some way."""
    size = len(meld.cards)
    if size >= kind.part.max:
        return 0
    grower = Grower(kind, meld)
    found: CardSet = 0
    for slot in grower.open_slots():
        for card in kind.natural_at(slot, grower.strain):
            found |= twins_of(card)
    if grower.room > 0 and grower.has_a_free_end():
        found |= kind.wilds
    return found & ~pack(meld.cards)


def may_reach(kind: RunKind, meld: Meld, card: CardId, hand: CardSet) -> bool:
    """Could the run grow so far, with cards of the hand, that the card would lie in it?
    False only if not."""
    strain = kind.strain(meld.cards, meld.start)
    if is_joker(card) or not kind.strain_cards[strain] >> card & 1:
        return False
    end = meld.start + len(meld.cards) - 1
    spare = (hand & kind.wilds).bit_count() + len(kind.wild_places(meld))
    own = hand & kind.strain_cards[strain]
    for slot in range(meld.start - kind.part.max, end + kind.part.max):
        if kind.rank_at(slot) == RANK[card] and (kind.round or kind.in_bounds(slot, 1)):
            between = range(end + 1, slot) if slot > end else range(slot + 1, meld.start)
            missing = sum(1 for at in between if not own & RANK_CARDS[kind.rank_at(at)])
            if missing <= spare:
                return True
    return False


class Grower:
    """Works out what one run can become."""

    def __init__(self, kind: RunKind, meld: Meld) -> None:
        self.kind = kind
        self.strain = kind.strain(meld.cards, meld.start)
        places = kind.wild_places(meld)
        self.row: Row = (meld.start, meld.cards)
        self.low_wild = 0 in places
        self.high_wild = len(meld.cards) - 1 in places
        self.room = kind.part.wilds - len(places)

    def _is_free(self, slot: int) -> bool:
        return self.kind.in_bounds(slot, 1)

    def has_a_free_end(self) -> bool:
        start, cards = self.row
        return self._is_free(start - 1) or self._is_free(start + len(cards))

    def open_slots(self) -> list[int]:
        """The slots whose natural card could join: beyond the ends, and where a wild card at an
        end would give way."""
        start, cards = self.row
        end, move = start + len(cards) - 1, self.kind.wild_move
        below, above = self._is_free(start - 1), self._is_free(end + 1)
        slots = [start - 1] * below + [end + 1] * above
        outward = move in ("free", "shift_outward")
        opposite = move in ("free", "replace_other_end")
        if self.low_wild and ((outward and below) or (opposite and above)):
            slots.append(start)
        if self.high_wild and ((outward and above) or (opposite and below)):
            slots.append(end)
        if move == "free":
            if self.low_wild and above and self._is_free(end + 2):
                slots.append(end + 2)
            if self.high_wild and below and self._is_free(start - 2):
                slots.append(start - 2)
        return slots

    def fits(self, card: CardId) -> tuple[Fit, ...]:
        rows = self._appended(card, self.row)
        rows += self._replaced(card)
        if self.kind.wild_move == "free":
            rows += self._with_a_wild_changing_ends(card)
        found: dict[tuple[int, tuple[int, ...]], Fit] = {}
        for start, cards in rows:
            if self.kind.in_bounds(start, len(cards)):
                begin = self.kind.rank_at(start) if self.kind.round else start
                slot = begin + cards.index(card)
                slot = self.kind.rank_at(slot) if self.kind.round else slot
                faces = tuple(FACE[other] for other in cards)
                found.setdefault((begin, faces), Fit(slot, begin, cards))
        return tuple(sorted(found.values(), key=lambda fit: (-fit.start, -fit.slot)))

    def _lies(self, card: CardId, slot: int) -> bool:
        """May this card be put on this free slot?"""
        if self.kind.is_natural(card, slot, self.strain):
            return True
        return bool(self.kind.wilds >> card & 1) and self.room > 0

    def _appended(self, card: CardId, row: Row) -> list[Row]:
        start, cards = row
        rows = []
        if self._lies(card, start - 1):
            rows.append((start - 1, (card, *cards)))
        if self._lies(card, start + len(cards)):
            rows.append((start, (*cards, card)))
        return rows

    def _replaced(self, card: CardId) -> list[Row]:
        start, cards = self.row
        end = start + len(cards) - 1
        move = self.kind.wild_move
        outward = move in ("free", "shift_outward")
        opposite = move in ("free", "replace_other_end")
        rows: list[Row] = []
        if self.low_wild and self.kind.is_natural(card, start, self.strain):
            wild, rest = cards[0], cards[1:]
            if outward:
                rows.append((start - 1, (wild, card, *rest)))
            if opposite:
                rows.append((start, (card, *rest, wild)))
        if self.high_wild and self.kind.is_natural(card, end, self.strain):
            wild, rest = cards[-1], cards[:-1]
            if outward:
                rows.append((start, (*rest, card, wild)))
            if opposite:
                rows.append((start - 1, (wild, *rest, card)))
        return rows

    def _with_a_wild_changing_ends(self, card: CardId) -> list[Row]:
        start, cards = self.row
        rows: list[Row] = []
        if self.low_wild:
            moved: Row = (start + 1, (*cards[1:], cards[0]))
            if self.kind.in_bounds(moved[0], len(cards)):
                rows += self._appended(card, moved)
            if self._lies(card, start + len(cards)):
                rows.append((start + 1, (*cards[1:], card, cards[0])))
        if self.high_wild:
            moved = (start - 1, (cards[-1], *cards[:-1]))
            if self.kind.in_bounds(moved[0], len(cards)):
                rows += self._appended(card, moved)
            if self._lies(card, start - 1):
                rows.append((start - 2, (cards[-1], card, *cards[:-1])))
        return rows
