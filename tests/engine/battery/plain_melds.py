"""The melds of a rummy once more, slow and plain, as the rules tell it: to compare with.

Nothing is shared with the engine but the cards, the parts of a game, and the shape of a meld.
Whatever can be tried is tried: every choice of cards, every order, every place.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from game.engine.cards import FACE, RANK, SUIT, CardId
from game.engine.rummy.game import RummyGame
from game.engine.rummy.opening import Contract
from game.engine.rummy.parts import RunMeld, SetMeld
from game.engine.scoring.points import RANK_NAMES
from game.engine.state import Meld

#: An act by what it looks like, twins being one: a word, then numbers and faces.
Seen = tuple[object, ...]
Cards = tuple[CardId, ...]
Piece = tuple[int, int, Cards]

LOW = 1
SAME_RUN = {"same": [{0}, {1}, {2}, {3}], "colour": [{0, 3}, {1, 2}], "any": [{0, 1, 2, 3}]}


def faces(cards: Cards) -> tuple[int, ...]:
    return tuple(FACE[card] for card in cards)


class PlainMelds:
    def __init__(self, game: RummyGame) -> None:
        self.game = game
        self.kinds = list(game.melds.values())
        self.names = list(game.melds)
        self.contract = game.opening if isinstance(game.opening, Contract) else None
        self.wild_ranks = {RANK_NAMES.index(name) for name in game.wild}
        #: The ranks of the pack in order, from the ace on.
        self.order = [rank for rank in range(1, 14) if RANK_NAMES[rank] not in game.deck.without]
        self.count = len(self.order)

    def is_wild(self, card: CardId) -> bool:
        return RANK[card] in self.wild_ranks

    def rank_in(self, slot: int) -> int:
        """The rank that lies in a slot; behind the last one comes the ace."""
        return self.order[(slot - 1) % self.count]

    # What is a meld? ------------------------------------------------------------------------

    def wild_in_set(self, cards: Cards) -> list[CardId] | None:
        """The cards that stand for others; None if no set can be seen in these cards."""
        for rank in range(1, 14):
            wild = [card for card in cards if RANK[card] != rank]
            if len(wild) < len(cards) and all(self.is_wild(card) for card in wild):
                return wild
        return None

    def is_set(self, part: SetMeld, cards: Cards, cap: int) -> bool:
        wild = self.wild_in_set(cards)
        if wild is None or len(wild) > cap or len(cards) > part.max:
            return False
        suits = [SUIT[card] for card in cards if card not in wild]
        different = len(set(suits))
        return {
            "any": True,
            "all_different": different == len(suits),
            "three": different <= 3 <= different + len(wild),
        }[part.suits]

    def wild_in_run(
        self, part: RunMeld, cards: Cards, start: int, of: set[int] | None = None
    ) -> list[int] | None:
        """The places of wild cards; None if no run can be seen in these cards, in this order.

        With `of`, a run of these suits.
        """
        lowest = 2 if part.ace == "high" else LOW
        highest = self.count if part.ace == "low" else self.count + 1
        if part.ace == "round":
            if not 1 <= start <= self.count or len(cards) > self.count:
                return None
        elif start < lowest or start + len(cards) - 1 > highest:
            return None
        for suits in SAME_RUN[part.suits] if of is None else [of]:
            wild = [
                place
                for place, card in enumerate(cards)
                if SUIT[card] not in suits or RANK[card] != self.rank_in(start + place)
            ]
            if len(wild) < len(cards) and all(self.is_wild(cards[place]) for place in wild):
                return wild
        return None

    def is_run(self, part: RunMeld, cards: Cards, start: int, cap: int) -> bool:
        wild = self.wild_in_run(part, cards, start)
        return wild is not None and len(wild) <= cap and len(cards) <= part.max

    def may_be_laid(self, piece: Piece) -> bool:
        kind, start, cards = piece
        part = self.kinds[kind]
        if len(cards) < part.min or (part.exact_when_laid and len(cards) > part.min):
            return False
        cap = min(part.wilds, part.wilds_when_laid)
        if isinstance(part, SetMeld):
            return start == 0 and self.is_set(part, cards, cap)
        return self.is_run(part, cards, start, cap)

    def may_lie(self, meld: Meld) -> bool:
        """Can it have become what it is, however it was laid?"""
        part = self.kinds[meld.kind]
        if isinstance(part, SetMeld):
            return self.is_set(part, meld.cards, part.wilds)
        return self.is_run(part, meld.cards, meld.start, part.wilds)

    # New melds ------------------------------------------------------------------------------

    def new_melds(self, kind: int, hand: Cards, size: int) -> Iterator[Piece]:
        if isinstance(self.kinds[kind], SetMeld):
            for cards in combinations(hand, size):
                if self.may_be_laid((kind, 0, cards)):
                    yield kind, 0, cards
            return
        for start in range(LOW, self.count + 2):
            for cards in self._rows(hand, size, start):
                if self.may_be_laid((kind, start, cards)):
                    yield kind, start, cards

    def _rows(self, hand: Cards, size: int, start: int) -> Iterator[Cards]:
        """Cards one after the other that are of the rank of their slot, or wild."""
        if size == 0:
            yield ()
            return
        for card in hand:
            if self.is_wild(card) or RANK[card] == self.rank_in(start):
                rest = tuple(other for other in hand if other != card)
                for row in self._rows(rest, size - 1, start + 1):
                    yield (card, *row)

    # The contract ---------------------------------------------------------------------------

    def wanted(self, round_no: int) -> list[int]:
        assert self.contract is not None
        rounds = self.contract.rounds
        return [self.names.index(name) for name in rounds[min(round_no, len(rounds) - 1)].melds]

    def fulfils(self, pieces: list[Piece], round_no: int) -> bool:
        assert self.contract is not None
        laid: list[int] = []
        for kind, start, cards in pieces:
            part = self.kinds[kind]
            double = isinstance(part, SetMeld) and self.contract.double_sets
            if not self.may_be_laid((kind, start, cards)):
                return False
            if len(cards) == part.min:
                laid += [kind]
            elif double and len(cards) == 2 * part.min:
                laid += [kind, kind]
            else:
                return False
        return sorted(laid) == sorted(self.wanted(round_no)) and all(
            self._may_lie_together(one, other) for one, other in combinations(pieces, 2)
        )

    def _may_lie_together(self, one: Piece, other: Piece) -> bool:
        assert self.contract is not None
        parts = self.kinds[one[0]], self.kinds[other[0]]
        if isinstance(parts[0], SetMeld) and isinstance(parts[1], SetMeld):
            return self.contract.same_rank_sets or self._rank(one) != self._rank(other)
        if isinstance(parts[0], RunMeld) and isinstance(parts[1], RunMeld):
            apart = self._suits(one) != self._suits(other)
            touching = any(
                (low[1] + len(low[2]) - high[1]) % self.count == 0
                for low, high in ((one, other), (other, one))
            )
            return self.contract.adjoining_runs or apart or not touching
        return True

    def _rank(self, piece: Piece) -> int:
        wild = self.wild_in_set(piece[2]) or []
        return next(RANK[card] for card in piece[2] if card not in wild)

    def _suits(self, piece: Piece) -> set[int]:
        """The suits that may lie in the run."""
        kind, start, cards = piece
        part = self.kinds[kind]
        assert isinstance(part, RunMeld)
        return next(
            suits
            for suits in SAME_RUN[part.suits]
            if self.wild_in_run(part, cards, start, suits) is not None
        )

    def openings(self, hand: Cards, round_no: int) -> Iterator[list[Piece]]:
        """Every choice of melds from the hand that fulfils the contract."""
        pieces: list[Piece] = []
        for kind in sorted({*self.wanted(round_no)}):
            for size in (self.kinds[kind].min, 2 * self.kinds[kind].min):
                pieces += self.new_melds(kind, hand, size)
        most = len(self.wanted(round_no))
        for chosen in disjoint(pieces, most):
            if self.fulfils(chosen, round_no):
                yield chosen

    # Adding to a meld -----------------------------------------------------------------------

    def grown(self, meld: Meld, card: CardId) -> list[Meld]:
        """What a meld can be once a card was added; some may look the same."""
        part = self.kinds[meld.kind]
        if isinstance(part, SetMeld):
            rows = [(0, (*meld.cards, card))]
        else:
            rows = self._grown_run(part, meld, card)
        melds = [self._lying(meld, start, cards) for start, cards in rows]
        return [new for new in melds if self._still(meld, new)]

    def _lying(self, meld: Meld, start: int, cards: Cards) -> Meld:
        """Round the corner the slot before the first is the last."""
        part = self.kinds[meld.kind]
        round_ = isinstance(part, RunMeld) and part.ace == "round"
        return meld._replace(cards=cards, start=(start - 1) % self.count + 1 if round_ else start)

    def _still(self, old: Meld, new: Meld) -> bool:
        """Is it a meld, and, if a run, of the suits it was of?"""
        part = self.kinds[old.kind]
        if isinstance(part, SetMeld):
            return self.is_set(part, new.cards, part.wilds)
        suits = self._suits((old.kind, old.start, old.cards))
        wild = self.wild_in_run(part, new.cards, new.start, suits)
        return wild is not None and len(wild) <= part.wilds and len(new.cards) <= part.max

    def looks(self, meld: Meld) -> Seen:
        is_set = isinstance(self.kinds[meld.kind], SetMeld)
        shown = sorted(faces(meld.cards)) if is_set else faces(meld.cards)
        return (meld.start, *shown)

    def slot_of(self, meld: Meld, card: CardId) -> int:
        """Where a card lies in a run; 0 in a set."""
        part = self.kinds[meld.kind]
        if isinstance(part, SetMeld):
            return 0
        slot = meld.start + meld.cards.index(card)
        return (slot - 1) % self.count + 1 if part.ace == "round" else slot

    def _grown_run(self, part: RunMeld, meld: Meld, card: CardId) -> list[tuple[int, Cards]]:
        start, cards = meld.start, meld.cards
        wild = self.wild_in_run(part, cards, start)
        assert wild is not None
        move = self.game.wild_move
        first_is_wild, last_is_wild = 0 in wild, len(cards) - 1 in wild
        rows = [(start - 1, (card, *cards)), (start, (*cards, card))]
        if first_is_wild and self._is_natural_at(part, meld, 0, card):
            outwards = (start - 1, (cards[0], card, *cards[1:]))
            across = (start, (card, *cards[1:], cards[0]))
            rows += {
                "free": [outwards, across],
                "replace_other_end": [across],
                "shift_outward": [outwards],
                "fixed": [],
            }[move]
        if last_is_wild and self._is_natural_at(part, meld, len(cards) - 1, card):
            outwards = (start, (*cards[:-1], card, cards[-1]))
            across = (start - 1, (cards[-1], *cards[:-1], card))
            rows += {
                "free": [outwards, across],
                "replace_other_end": [across],
                "shift_outward": [outwards],
                "fixed": [],
            }[move]
        if move == "free":
            if first_is_wild:
                rows += self._after_moving(meld, start + 1, (*cards[1:], cards[0]), card)
                rows.append((start + 1, (*cards[1:], card, cards[0])))
            if last_is_wild:
                rows += self._after_moving(meld, start - 1, (cards[-1], *cards[:-1]), card)
                rows.append((start - 2, (cards[-1], card, *cards[:-1])))
        return rows

    def _is_natural_at(self, part: RunMeld, meld: Meld, place: int, card: CardId) -> bool:
        """Is it the very card for which the wild card at this place stands?"""
        there = [*meld.cards]
        there[place] = card
        before = self.wild_in_run(part, meld.cards, meld.start) or []
        after = self.wild_in_run(part, tuple(there), meld.start)
        return place in before and after == [at for at in before if at != place]

    def _after_moving(
        self, meld: Meld, start: int, cards: Cards, card: CardId
    ) -> list[tuple[int, Cards]]:
        if not self._still(meld, self._lying(meld, start, cards)):
            return []
        return [(start - 1, (card, *cards)), (start, (*cards, card))]

    def stands_for(self, meld: Meld, there: int, card: CardId) -> bool:
        part = self.kinds[meld.kind]
        if isinstance(part, RunMeld):
            return self._is_natural_at(part, meld, there, card)
        wild = self.wild_in_set(meld.cards) or []
        swapped = (*meld.cards[:there], card, *meld.cards[there + 1 :])
        still = self.wild_in_set(swapped)
        return (
            meld.cards[there] in wild
            and still == [other for other in wild if other != meld.cards[there]]
            and self.is_set(part, swapped, part.wilds)
        )


def disjoint(pieces: list[Piece], most: int) -> Iterator[list[Piece]]:
    """Every choice of at most so many melds of which no two share a card."""
    for at, piece in enumerate(pieces):
        yield [piece]
        if most > 1:
            rest = [other for other in pieces[at + 1 :] if not {*piece[2]} & {*other[2]}]
            for chosen in disjoint(rest, most - 1):
                yield [piece, *chosen]


def meld_seen(piece: Piece) -> Seen:
    return ("meld", *piece_seen(piece))


def piece_seen(piece: Piece) -> tuple[int, ...]:
    kind, start, cards = piece
    return (kind, start, *(faces(cards) if start else sorted(faces(cards))))


def opening_seen(pieces: list[Piece]) -> Seen:
    return ("open", *sorted(piece_seen(piece) for piece in pieces))
