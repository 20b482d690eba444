"""Runs: judging, reading, listing, and how they grow.

A run occupies consecutive *slots*: in a whole pack ace low is 1, king 13, ace high 14. Round the
corner the slots are 1 to 13 and 13 is followed by 1. Ranks that the pack does not have are skipped.

One add puts exactly one card on the run. A wild card strictly inside never moves. What a wild
card at an end may do is the game's `wild_move`:

* `free`: it gives way to its natural card and goes to either end; with any other card added it
  may change ends, before or after;
* `replace_other_end`: it gives way to its natural card and goes to the opposite end;
* `shift_outward`: it gives way to its natural card and steps outwards at its own end;
* `fixed`: it stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, Literal, NamedTuple

from game.engine.actions import MELD, NOWHERE, Action
from game.engine.cards import (
    ACE,
    BIT,
    FACE,
    KING,
    RANK,
    RANK_CARDS,
    RANK_STEP,
    SUIT,
    SUIT_CARDS,
    CardId,
    CardSet,
    Ranks,
    faces_held,
    is_joker,
    one_of_each_face,
    pack,
    twins_of,
)
from game.engine.rules import Refusal
from game.engine.rummy.handfuls import LISTED_MOST, Fit, fillings
from game.engine.rummy.meld_part import MeldPart
from game.engine.state import Meld
from game.engine.work import MELDS, Memory, Work

WildMove = Literal["free", "replace_other_end", "shift_outward", "fixed"]


class RunSuits(NamedTuple):
    """Which suits may lie together in one run. `cards`, `pictured`: the suits of examples, in turn;
    `stray`: the refusal of a card of another suit; `other`: one for an example of that."""

    strains: tuple[tuple[int, ...], ...]
    cards: str
    pictured: str
    stray: Refusal = Refusal("refuse.run.colour")
    other: str = ""


#: The words for `suits` of a run, the usual one first.
RUN_SUITS: Final = {
    "same": RunSuits(((0,), (1,), (2,), (3,)), "h", "c", Refusal("refuse.run.suit"), other="d"),
    "colour": RunSuits(((0, 3), (1, 2)), "hd", "cs"),
    "any": RunSuits(((0, 1, 2, 3),), "hsdc", "chsd"),
}

Row = tuple[int, tuple[CardId, ...]]
"""The slot of the first card, and the cards."""


class Grower:
    """What one run can become. `joining`: every card that could be added in some way."""

    def __init__(self, kind: RunKind, meld: Meld) -> None:
        self.kind = kind
        self.strain = kind.strain(meld.cards, meld.start)
        places = kind.wild_places(meld)
        self.row: Row = (meld.start, meld.cards)
        #: Whether a wild card at an end may step outwards for its natural card, and whether it may
        #: go to the other end.
        self.outward = kind.wild_move in ("free", "shift_outward")
        self.opposite = kind.wild_move in ("free", "replace_other_end")
        self.low_wild = 0 in places
        self.high_wild = len(meld.cards) - 1 in places
        self.room = kind.part.wilds - len(places)
        self.joining = self._joining() if len(meld.cards) < kind.part.max else 0

    def _joining(self) -> CardSet:
        found: CardSet = 0
        slots = self._open_slots()
        for slot in slots:
            found |= self.kind.natural_at(slot, self.strain)
        if self.room > 0 and slots:
            found |= self.kind.wilds
        return found & ~pack(self.row[1])

    def _is_free(self, slot: int) -> bool:
        return self.kind.in_bounds(slot, 1)

    def _open_slots(self) -> list[int]:
        """Return the slots whose natural card could join: beyond the ends, and where a wild card at
        an end would give way; none if the run can grow at neither end."""
        start, cards = self.row
        end = start + len(cards) - 1
        below, above = self._is_free(start - 1), self._is_free(end + 1)
        slots = [start - 1] * below + [end + 1] * above
        if self.low_wild and ((self.outward and below) or (self.opposite and above)):
            slots.append(start)
        if self.high_wild and ((self.outward and above) or (self.opposite and below)):
            slots.append(end)
        if self.kind.wild_move == "free":
            if self.low_wild and above and self._is_free(end + 2):
                slots.append(end + 2)
            if self.high_wild and below and self._is_free(start - 2):
                slots.append(start - 2)
        return slots

    def fits(self, card: CardId) -> tuple[Fit, ...]:
        rows = self._appended(card, self.row)
        rows += self._replaced(card)
        if self.kind.wild_move == "free":
            rows += self.changing_ends(card)
        found: dict[tuple[int, tuple[int, ...]], Fit] = {}
        for start, cards in rows:
            if self.kind.in_bounds(start, len(cards)):
                begin = self.kind.ranks.round_to(start) if self.kind.round else start
                slot = begin + cards.index(card)
                slot = self.kind.ranks.round_to(slot) if self.kind.round else slot
                faces = tuple(FACE[other] for other in cards)
                found.setdefault((begin, faces), Fit(slot, begin, cards))
        return tuple(sorted(found.values(), key=lambda fit: (-fit.start, -fit.slot)))

    def _lies(self, card: CardId, slot: int) -> bool:
        """Return whether this card may be put on this free slot."""
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
        rows: list[Row] = []
        if self.low_wild and self.kind.is_natural(card, start, self.strain):
            wild, filled = cards[0], (card, *cards[1:])
            rows += [(start - 1, (wild, *filled))] * self.outward
            rows += [(start, (*filled, wild))] * self.opposite
        if self.high_wild and self.kind.is_natural(card, end, self.strain):
            wild, filled = cards[-1], (*cards[:-1], card)
            rows += [(start, (*filled, wild))] * self.outward
            rows += [(start - 1, (wild, *filled))] * self.opposite
        return rows

    def changing_ends(self, card: CardId) -> list[Row]:
        """Return the rows with the card if a wild card at one end goes to the other end for it."""
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
        return [row for row in rows if self.kind.in_bounds(row[0], len(row[1]))]


NO_STRAIN: Final = -1
#: The largest difference in rank of two cards of a strain that go together: one may be lacking
#: between them.
NEAR: Final = 2
#: The start noted for cards that make no run in any order.
UNREAD: Final = 0
ACES: Final = RANK_CARDS[ACE]
#: Filling this many slots takes as long as a step of other searches.
SLOTS_A_STEP: Final = 5
NO_ROOM: Final = Refusal("refuse.run.no_room")
#: For each size, the cards from which a run of that size can start without an ace at its end.
STARTS: Final = tuple(sum(RANK_CARDS[1 : 15 - size]) for size in range(5))


class RunKind:
    """One kind of run of a game. `index` is its place in the game's list of melds."""

    is_run = True

    def __init__(
        self,
        part: MeldPart,
        suits: RunSuits,
        ace: str,
        wild_move: WildMove,
        index: int,
        wilds: CardSet,
        work: Work,
        ranks: Ranks,
    ) -> None:
        self.part = part
        self.ranks = ranks
        self.suits = suits
        self.ace = ace
        self.work = work
        self.index = index
        self.min = part.min
        self.cap = part.cap_when_laid
        self.wilds = wilds
        self.wild_move = wild_move
        self.round = ace == "round"
        self.first_slot = 2 if ace == "high" else 1
        self.last_slot = ranks.count if ace in ("low", "round") else ranks.high_ace
        self.strains = suits.strains
        self.strain_cards = tuple(
            sum(SUIT_CARDS[suit] for suit in strain) for strain in self.strains
        )
        #: The strain of each suit. A joker has none; its entry comes last.
        self.strain_of_suit = (
            *(
                next(at for at, strain in enumerate(self.strains) if suit in strain)
                for suit in range(4)
            ),
            NO_STRAIN,
        )
        self._window_cards: dict[tuple[int, int], list[tuple[int, CardSet]]] = {}
        self._in_window: Memory[tuple[Action, ...]] = Memory()
        self._lists: Memory[tuple[Action, ...]] = Memory()
        self._growers: Memory[Grower] = Memory()
        self._near: Memory[CardSet] = Memory()
        self._fits: Memory[tuple[Fit, ...]] = Memory()

    # Slots ----------------------------------------------------------------------------------

    def starts(self, size: int) -> range:
        """Return the slots from which a run of this size can start."""
        end = self.ranks.count + 1 if self.round else self.last_slot - size + 2
        return range(self.first_slot, end)

    def in_bounds(self, start: int, size: int) -> bool:
        return self.round or (self.first_slot <= start and start + size - 1 <= self.last_slot)

    def natural_at(self, slot: int, strain: int) -> CardSet:
        """Return the cards that lie naturally in a slot."""
        return RANK_CARDS[self.ranks.at(slot)] & self.strain_cards[strain]

    def is_natural(self, card: CardId, slot: int, strain: int) -> bool:
        return (
            not is_joker(card)
            and RANK[card] == self.ranks.at(slot)
            and self.strain_of_suit[SUIT[card]] == strain
        )

    def strain(self, cards: tuple[CardId, ...], start: int) -> int:
        """Return which strain the run belongs to; NO_STRAIN if nothing in it is natural."""
        for card in cards:
            if not self.wilds >> card & 1:
                return self.strain_of_suit[SUIT[card]]
        for slot, card in enumerate(cards, start):
            if RANK[card] and RANK[card] == self.ranks.at(slot):
                return self.strain_of_suit[SUIT[card]]
        return NO_STRAIN

    def wild_places(self, meld: Meld) -> tuple[int, ...]:
        """Return the places in the run whose card stands for another."""
        strain = self.strain(meld.cards, meld.start)
        return tuple(
            place
            for place, card in enumerate(meld.cards)
            if not self.is_natural(card, meld.start + place, strain)
        )

    def may_reach(self, meld: Meld, card: CardId, hand: CardSet) -> bool:
        """Return False only if the run certainly cannot grow so far, with cards of the hand, that
        the card would lie in it."""
        slots = range(meld.start, meld.start + len(meld.cards))
        strain = self.strain(meld.cards, meld.start)
        if any(self.is_natural(card, slot, strain) for slot in slots):
            return True
        spare = (hand & self.wilds).bit_count() + len(self.wild_places(meld))
        ways = self.ways_to(meld, card, self.part.max)
        return any(sum(not hand & cards for cards in between) <= spare for between in ways)

    def ways_to(self, meld: Meld, card: CardId, most: int) -> Iterator[list[CardSet]]:
        """Yield, for each end from which the card is at most this many slots away, the cards of
        the slots between."""
        strain = self.strain(meld.cards, meld.start)
        if is_joker(card) or self.strain_of_suit[SUIT[card]] != strain:
            return
        for first, step in ((meld.start - 1, -1), (meld.start + len(meld.cards), 1)):
            between: list[CardSet] = []
            for slot in range(first, first + most * step, step):
                if not self.in_bounds(slot, 1):
                    break
                if RANK[card] == self.ranks.at(slot):
                    yield between
                    break
                between.append(self.natural_at(slot, strain))

    def may_become(self, cards: Sequence[CardId], size: int) -> bool:
        """Return whether these cards, with others, could be laid as a new run of this size."""
        return any(
            self._fits_window(cards, range(start, start + size), strain)
            for start in self.starts(size)
            for strain in range(len(self.strains))
        )

    def _fits_window(self, cards: Sequence[CardId], window: range, strain: int) -> bool:
        """Return whether every plain card has a slot of its own, and no more of the others than
        allowed stand for something."""
        taken: set[int] = set()
        wild = 0
        for card in sorted(cards, key=lambda card: self.wilds >> card & 1):
            slot = next((at for at in window if self.is_natural(card, at, strain)), None)
            if slot is not None and slot not in taken:
                taken.add(slot)
            elif self.wilds >> card & 1:
                wild += 1
            else:
                return False
        return wild <= self.cap

    def most_together(self, cards: Sequence[CardId]) -> int:
        """Return how many of these cards could lie as themselves in one run."""
        held, size = pack(cards), min(max(self.min, len(cards)), self.part.max)
        return max(
            sum(held & self.natural_at(slot, strain) > 0 for slot in range(start, start + size))
            for start in self.starts(size)
            for strain in range(len(self.strains))
        )

    def go_together(self, card: CardId, other: CardId) -> bool:
        """Return whether two cards, the first a natural one, could lie in one run with at most one
        card between them."""
        if is_joker(other) or self.strain_of_suit[SUIT[card]] != self.strain_of_suit[SUIT[other]]:
            return False
        slot_of, count = self.ranks.slot_of, self.ranks.count
        gaps = [abs(slot_of(RANK[card]) - slot_of(RANK[other]))]
        if self.last_slot > count or self.round:
            gaps.append(count - gaps[0])
        return 0 < min(gaps) <= NEAR

    # Judging --------------------------------------------------------------------------------

    def fault(self, cards: tuple[CardId, ...], start: int) -> Refusal | None:
        """Return why these cards, in this order from this slot, cannot be laid as a new run."""
        size = len(cards)
        wrong_size = self.part.size_refusal(size)
        if wrong_size is not None:
            return wrong_size
        if start == UNREAD and not self.readings(cards):
            return self.why_unreadable(cards)
        if not 1 <= start <= (self.ranks.count if self.round else self.ranks.high_ace):
            return Refusal("refuse.malformed")
        strain = self.strain(cards, start)
        if strain == NO_STRAIN:
            return Refusal("refuse.meld.only_wilds")
        wild_count = 0
        for slot, card in enumerate(cards, start):
            if self.is_natural(card, slot, strain):
                continue
            if not self.wilds >> card & 1:
                if self.strain_of_suit[SUIT[card]] != strain:
                    return self.suits.stray
                return self._gap_fault([RANK[other] for other in self._naturals(cards)])
            wild_count += 1
        return self._wild_fault(wild_count) if self.in_bounds(start, size) else self._ace_fault()

    def _naturals(self, cards: tuple[CardId, ...]) -> list[CardId]:
        return [card for card in cards if not self.wilds >> card & 1]

    def _ace_fault(self) -> Refusal:
        if self.ace == "either":
            return Refusal("refuse.run.ace_both_ways")
        return Refusal("refuse.run.ace_low" if self.ace == "low" else "refuse.run.ace_high")

    @staticmethod
    def _gap_fault(ranks: list[int]) -> Refusal:
        is_twice = len(set(ranks)) < len(ranks)
        return Refusal("refuse.run.rank_twice" if is_twice else "refuse.run.not_next")

    def _wild_fault(self, wild_count: int) -> Refusal | None:
        return self._too_many_wilds(self.cap) if wild_count > self.cap else None

    def _too_many_wilds(self, most: int) -> Refusal:
        if self.part.wilds == 0:
            return Refusal("refuse.run.no_wilds")
        return Refusal("refuse.meld.too_many_wilds", (("most", most),))

    def why_unreadable(self, cards: tuple[CardId, ...]) -> Refusal:
        """Return why no order of these cards makes a run: the fault a player would see first."""
        naturals = self._naturals(cards)
        if len({self.strain_of_suit[SUIT[card]] for card in naturals}) > 1:
            return self.suits.stray
        if not naturals and all(is_joker(card) for card in cards):
            return Refusal("refuse.meld.only_wilds")
        ranks = [RANK[card] for card in naturals]
        if len(set(ranks)) == len(ranks) and self._bridges_ace(ranks, len(cards)):
            return self._ace_fault()
        return self._wild_fault(len(cards) - len(naturals)) or self._gap_fault(ranks)

    def _bridges_ace(self, ranks: list[int], size: int) -> bool:
        """Return whether cards of these ranks would be a run only if runs could go past the ace."""
        spans = [
            start
            for start in range(1, self.ranks.count + 1)
            if {self.ranks.at(slot) for slot in range(start, start + size)}.issuperset(ranks)
        ]
        return bool(spans) and not any(self.in_bounds(start, size) for start in spans)

    # Reading --------------------------------------------------------------------------------

    def readings(self, cards: tuple[CardId, ...]) -> list[tuple[tuple[CardId, ...], int]]:
        """Return the ways these cards can lie as a new run, one for each slot the run could start
        from."""
        found = []
        fitting = [strain_cards | self.wilds for strain_cards in self.strain_cards]
        strains = [at for at, fit in enumerate(fitting) if all(fit >> card & 1 for card in cards)]
        for start in self.starts(len(cards)):
            for strain in strains:
                ordered = self._seated(cards, start, strain)
                if ordered and self.fault(ordered, start) is None:
                    found.append((ordered, start))
        return found

    def _seated(self, cards: tuple[CardId, ...], start: int, strain: int) -> tuple[CardId, ...]:
        """Return the cards in order, natural ones on their slots and the others in the gaps; empty
        if they do not fit."""
        left = sorted(cards, key=lambda card: (self.wilds >> card & 1, card))
        seats: list[CardId] = []
        for slot in range(start, start + len(cards)):
            natural = self.natural_at(slot, strain)
            own = next((card for card in left if natural >> card & 1), None)
            if own is not None:
                left.remove(own)
            seats.append(-1 if own is None else own)
        if any(not self.wilds >> card & 1 for card in left):
            return ()
        return tuple(left.pop(0) if card == -1 else card for card in seats)

    # Listing --------------------------------------------------------------------------------

    def listed(self, hand: CardSet, size: int) -> list[Action]:
        """Return every new run of this size in the hand, equal faces once; at most LISTED_MOST."""
        wilds = hand & self.wilds if self.cap else 0
        found: list[Action] = []
        if not wilds and not self._may_hold_a_run(hand, size):
            return found
        for strain, strain_cards in enumerate(self.strain_cards):
            key = hand & strain_cards | wilds
            actions = self._lists.get((size, strain, key))
            if actions is None:
                actions = self._lists.keep(
                    (size, strain, key),
                    tuple(islice(self._list(strain, key, wilds, size), LISTED_MOST)),
                )
            found += actions
        if len(found) >= LISTED_MOST:
            self.work.was_cut(MELDS, self.index)
            del found[LISTED_MOST:]
        return found

    def _may_hold_a_run(self, hand: CardSet, size: int) -> bool:
        """Return False only if the hand certainly has no run of this size without wild cards; a
        quick look at all suits at once."""
        if len(self.strains) < 4 or size > 4 or self.round or self.ranks.count < KING:
            return True
        held = faces_held(hand)
        straight = held & held >> RANK_STEP
        around = held & held >> 12 * RANK_STEP
        if size > 2:
            straight &= held >> 2 * RANK_STEP
            around &= held >> 11 * RANK_STEP
        if size > 3:
            straight &= held >> 3 * RANK_STEP
            around &= held >> 10 * RANK_STEP
        return bool(straight & STARTS[size] or around & ACES)

    def _list(self, strain: int, cards: CardSet, wilds: CardSet, size: int) -> Iterator[Action]:
        wild_most = min(self.cap, wilds.bit_count(), size - 1)
        for start, window in self._windows(strain, size):
            here = cards & window
            if here and here.bit_count() + wild_most >= size:
                key = (size, strain, start, here | wilds)
                found = self._in_window.get(key)
                if found is None:
                    choices = self._choices(start, size, here)
                    runs = islice(fillings(choices, wilds, wild_most), LISTED_MOST)
                    actions = [Action(MELD, run, NOWHERE, (self.index, start)) for run in runs]
                    found = self._in_window.keep(key, tuple(actions))
                    self.work.done += len(found) * size // SLOTS_A_STEP
                yield from found

    def _windows(self, strain: int, size: int) -> list[tuple[int, CardSet]]:
        """Return every slot from which a run of this size can start, with the cards natural in
        it."""
        found = self._window_cards.get((strain, size))
        if found is None:
            found = self._window_cards[strain, size] = [
                (start, sum(self.natural_at(slot, strain) for slot in range(start, start + size)))
                for start in self.starts(size)
            ]
        return found

    def _choices(self, start: int, size: int, here: CardSet) -> list[list[CardId]]:
        """Return for each slot the natural cards held, equal faces once."""
        return [
            list(one_of_each_face(here & RANK_CARDS[self.ranks.at(slot)]))
            for slot in range(start, start + size)
        ]

    # Growing --------------------------------------------------------------------------------

    def makes(self, hand: CardSet, card: CardId) -> bool:
        """Return whether this card, or its twin, could be part of a new run with cards of the hand;
        True where there are more runs than are listed."""
        wilds = hand & self.wilds if self.cap else 0
        twins = twins_of(card)
        if twins & self.wilds:
            melds = self.listed(hand | BIT[card], self.min)
            return len(melds) == LISTED_MOST or any(pack(meld.cards) & twins for meld in melds)
        near = hand & (self._near.get(card) or self._near.keep(card, self._neighbours(card)))
        missing = self.min - 1 - (min(self.cap, wilds.bit_count()) if wilds else 0)
        if near.bit_count() < missing:
            return False
        strain = self.strain_of_suit[SUIT[card]]
        runs = self._list(strain, near | BIT[card] | wilds, wilds, self.min)
        listed = islice(runs, LISTED_MOST)
        if any(pack(action.cards) & twins for action in listed):
            return True
        return next(runs, None) is not None

    def _neighbours(self, card: CardId) -> CardSet:
        """Return the cards that could lie naturally in one shortest run with this one."""
        if is_joker(card):
            return 0
        reach = range(1 - self.min, self.min)
        slots, high_ace = [self.ranks.slot_of(RANK[card])], self.ranks.high_ace
        if RANK[card] == ACE and not self.round:
            slots.append(high_ace)
        near = [slot + step for slot in slots for step in reach if step]
        ranks = {self.ranks.at(slot) for slot in near if self.round or 1 <= slot <= high_ace}
        cards = sum(RANK_CARDS[rank] for rank in sorted(ranks))
        return cards & self.strain_cards[self.strain_of_suit[SUIT[card]]]

    def joining(self, meld: Meld) -> CardSet:
        """Return every card that could be added."""
        return self._grower(meld).joining

    def _grower(self, meld: Meld) -> Grower:
        key = (meld.cards, meld.start)
        return self._growers.get(key) or self._growers.keep(key, Grower(self, meld))

    def fits(self, meld: Meld, card: CardId) -> tuple[Fit, ...]:
        """Return the ways a card can be added: where it would lie, and the run that results."""
        grower = self._grower(meld)
        if not grower.joining >> card & 1:
            return ()
        key = (meld.cards, meld.start, card)
        return self._fits.get(key) or self._fits.keep(key, grower.fits(card))

    def why_not(self, meld: Meld, card: CardId) -> Refusal:
        """Return why a card that does not fit cannot be added."""
        size, start = len(meld.cards), meld.start
        strain = self.strain(meld.cards, start)
        wild_places = self.wild_places(meld)
        if size >= self.part.max:
            return Refusal("refuse.lay_off.full")
        for place in wild_places:
            if self.is_natural(card, start + place, strain):
                if 0 < place < size - 1:
                    return Refusal("refuse.run.wild_locked")
                is_fixed = self.wild_move == "fixed"
                return Refusal("refuse.run.wild_fixed" if is_fixed else "refuse.run.wild_no_seat")
        if self.wilds >> card & 1:
            is_full = len(wild_places) >= self.part.wilds
            return self._too_many_wilds(self.part.wilds) if is_full else NO_ROOM
        if self.strain_of_suit[SUIT[card]] != strain:
            return self.suits.stray
        if any(
            self.is_natural(other, start + place, strain) and RANK[other] == RANK[card]
            for place, other in enumerate(meld.cards)
        ):
            return Refusal("refuse.run.rank_there")
        if Grower(self, meld).changing_ends(card):
            return Refusal("refuse.run.wild_keeps_end")
        beyond = {self.ranks.at(start - 1), self.ranks.at(start + size)}
        return self._ace_fault() if RANK[card] in beyond else Refusal("refuse.run.not_next")

    def wild_seat_cards(self, meld: Meld, place: int) -> CardSet:
        """Return the natural cards for which the wild card at a place stands."""
        strain = self.strain(meld.cards, meld.start)
        return self.natural_at(meld.start + place, strain)

    def seats(self) -> Iterator[tuple[CardSet, ...]]:
        """Yield the smallest runs, each as the cards that may lie in the place of each of its
        cards."""
        for strain in range(len(self.strains)):
            for start in self.starts(self.min):
                yield tuple(
                    self.natural_at(slot, strain) for slot in range(start, start + self.min)
                )
