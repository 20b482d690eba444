"""Openings of a contract: which there are in a hand, and whether one is sound."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from game.engine.actions import NOWHERE, OPEN, Action
from game.engine.cards import FACE, CardId, CardSet, pack, rank_at, unpack
from game.engine.rules import Refusal
from game.engine.rummy.opening import Contract
from game.engine.rummy.parts import MeldKind
from game.engine.rummy.runs import UNREAD, RunKind
from game.engine.rummy.sets import SetKind
from game.engine.work import ROUNDS, Patience, Work

#: The most melds tried, one beside the others, when openings are listed, and the most openings
#: listed. No bundled game comes near it.
TRIES_MOST, OPENINGS_MOST = 8_000, 1_000
#: Listing this many melds takes as long as trying one.
LISTED_A_TRY: Final = 8
#: The fewest tries after which a list is remembered, and the most lists remembered.
LONG, REMEMBERED_MOST = 500, 100

Piece = tuple[int, int, tuple[CardId, ...]]
"""A meld within a contract: its kind, its start, its cards."""


def pieces_of(action: Action) -> Iterator[Piece]:
    reading, at = action.reading, 0
    for place in range(0, len(reading) - 2, 3):
        kind, start, count = reading[place : place + 3]
        yield kind, start, action.cards[at : at + count]
        at += count


def opening_action(pieces: Sequence[Piece]) -> Action:
    cards = tuple(card for _, _, laid in pieces for card in laid)
    reading = tuple(number for kind, start, laid in pieces for number in (kind, start, len(laid)))
    return Action(OPEN, cards, NOWHERE, reading)


class ContractJudge:
    """The judge of the openings of one contract, which also lists them. `number`: its place among
    the rounds."""

    def __init__(
        self,
        part: Contract,
        wanted: Sequence[int],
        kinds: Sequence[MeldKind],
        work: Work,
        number: int,
    ) -> None:
        self.part = part
        self.work = work
        self.number = number
        #: Whether there may be more openings than in the list made last.
        self.is_cut = False
        self._long: dict[CardSet, tuple[tuple[Action, ...], bool]] = {}
        self.kinds = kinds
        self.wanted = tuple(sorted(wanted))
        #: How many melds of each kind the contract asks for.
        self.counts = {kind: self.wanted.count(kind) for kind in self.wanted}
        self.size = sum(kinds[kind].min for kind in wanted)
        #: The order in which melds are looked for. Runs are harder to find: with them first it
        #: shows soonest that there is no opening.
        self._order = tuple(sorted(wanted, key=lambda kind: (not kinds[kind].is_run, kind)))

    def not_exact(self) -> Refusal:
        return Refusal("refuse.open.not_exact", (("contract", self.number),))

    def wrong_size(self, kind: int, size: int) -> Refusal:
        """Return the refusal of a meld of a kind that has the wrong size for a contract."""
        least = self.kinds[kind].min
        return Refusal(
            "refuse.open.meld_size",
            (("meld", kind), ("least", least), ("given", size), ("contract", self.number)),
        )

    def why_not(self, cards: CardSet) -> Refusal:
        """Return why these cards, all together, are not the contract: what is wrong with the last
        meld, if they hold all others."""
        for number in self.counts:
            others, kind = list(self._order), self.kinds[number]
            others.remove(number)
            found = self._search(cards, tuple(others), (), Patience(TRIES_MOST))
            for pieces in islice(found, 1):
                left = unpack(cards & ~pack(card for piece in pieces for card in piece[2]))
                if len(left) >= kind.min:
                    return kind.fault(left, UNREAD) or self.wrong_size(number, len(left))
        return self.not_exact()

    def fault(self, action: Action) -> Refusal | None:
        pieces = list(pieces_of(action))
        laid: list[int] = []
        if sum(len(cards) for _, _, cards in pieces) != len(action.cards):
            return Refusal("refuse.malformed")
        for kind_no, start, cards in pieces:
            if not 0 <= kind_no < len(self.kinds):
                return Refusal("refuse.malformed")
            kind = self.kinds[kind_no]
            fault = kind.fault(cards, start)
            if fault is not None:
                return fault
            if len(cards) == kind.min:
                laid.append(kind_no)
            elif self.part.double_sets and not kind.is_run and len(cards) == 2 * kind.min:
                laid += [kind_no, kind_no]
            else:
                return self.wrong_size(kind_no, len(cards))
        if tuple(sorted(laid)) != self.wanted:
            return self.not_exact()
        return self._neighbours_fault(pieces)

    def _neighbours_fault(self, pieces: Sequence[Piece]) -> Refusal | None:
        for at, one in enumerate(pieces):
            for other in pieces[at + 1 :]:
                if not self._may_lie_together(one, other):
                    both_runs = self.kinds[one[0]].is_run
                    return Refusal(
                        "refuse.open.adjoining_runs" if both_runs else "refuse.open.same_rank"
                    )
        return None

    def _may_lie_together(self, one: Piece, other: Piece) -> bool:
        first, second = self.kinds[one[0]], self.kinds[other[0]]
        if isinstance(first, SetKind) and isinstance(second, SetKind):
            return self.part.same_rank_sets or first.rank_of(one[2]) != second.rank_of(other[2])
        if isinstance(first, RunKind) and isinstance(second, RunKind):
            return self.part.adjoining_runs or not _adjoin(first, one, second, other)
        return True

    def may_exist(self, hand: CardSet) -> bool:
        """Return False only if the hand certainly holds no opening; a quick look."""
        if hand.bit_count() < self.size:
            return False
        return all(self.kinds[kind].listed(hand, self.kinds[kind].min) for kind in set(self._order))

    def listed(self, hand: CardSet) -> list[Action]:
        """Return every opening in the hand, equal faces once, as far as the tries allow."""
        known = self._long.get(hand)
        if known is not None:
            self.is_cut = known[1]
            return list(known[0])
        self.is_cut = False
        if not self.may_exist(hand):
            return []
        tries = Patience(TRIES_MOST)
        found = [
            opening_action(sorted(pieces, key=lambda piece: piece[0]))
            for pieces in islice(self._search(hand, self._order, (), tries), OPENINGS_MOST)
        ]
        self.work.done += 2 * tries.taken
        self.is_cut = tries.is_spent or len(found) == OPENINGS_MOST
        if self.is_cut:
            self.work.was_cut(ROUNDS, self.number)
        if tries.taken > LONG:
            if len(self._long) >= REMEMBERED_MOST:
                self._long.clear()
            self._long[hand] = tuple(found), self.is_cut
        return found

    def _search(
        self, hand: CardSet, wanted: tuple[int, ...], laid: tuple[Piece, ...], tries: Patience
    ) -> Iterator[tuple[Piece, ...]]:
        if not wanted:
            yield laid
            return
        kind_no = wanted[0]
        kind = self.kinds[kind_no]
        sizes = [kind.min]
        if self.part.double_sets and not kind.is_run and wanted[1:2] == (kind_no,):
            sizes.append(2 * kind.min)
        for size in sizes:
            melds = kind.listed(hand, size)
            tries.spend(len(melds) // LISTED_A_TRY)
            for action in melds:
                if not tries.spend():
                    return
                piece = (kind_no, action.reading[1], action.cards)
                if self._out_of_order(laid, piece):
                    continue
                if all(self._may_lie_together(other, piece) for other in laid):
                    rest = wanted[size // kind.min :]
                    left = hand & ~pack(action.cards)
                    yield from self._search(left, rest, (*laid, piece), tries)

    @staticmethod
    def _out_of_order(laid: tuple[Piece, ...], piece: Piece) -> bool:
        """Return whether a meld ranks below the last one laid, of the same kind: melds of a kind
        are laid in rising order, so that each opening is found once."""
        return bool(laid) and laid[-1][0] == piece[0] and _order_key(piece) < _order_key(laid[-1])


def _order_key(piece: Piece) -> tuple[int, int, tuple[int, ...]]:
    return (len(piece[2]), piece[1], tuple(sorted(FACE[card] for card in piece[2])))


def _adjoin(first: RunKind, one: Piece, second: RunKind, other: Piece) -> bool:
    if first.strain(one[2], one[1]) != second.strain(other[2], other[1]):
        return False
    ends = (one[1] + len(one[2]), other[1] + len(other[2]))
    return rank_at(ends[0]) == rank_at(other[1]) or (rank_at(ends[1]) == rank_at(one[1]))
