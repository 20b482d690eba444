"""Sets: judging, listing, adding."""

from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Final

from game.engine.actions import MELD, NOWHERE, Action
from game.engine.cards import (
    BIT,
    JOKERS,
    RANK,
    RANK_CARDS,
    RANK_LETTERS,
    SUIT,
    SUIT_CARDS,
    SUIT_STEP,
    CardId,
    CardSet,
    faces_held,
    pack,
    twins_of,
    unpack,
)
from game.engine.rules import Refusal
from game.engine.rummy.handfuls import LISTED_MOST, Fit, handfuls
from game.engine.rummy.parts import SetMeld
from game.engine.state import Meld
from game.engine.work import MELDS, Memory, Work

CLUBS: Final = SUIT_CARDS[0]


class SetKind:
    """One kind of set of a game. `index` is its place in the game's list of melds."""

    is_run = False

    def __init__(self, part: SetMeld, index: int, wilds: CardSet, work: Work | None = None) -> None:
        self.part = part
        self.work = work or Work()
        self.index = index
        self.min = part.min
        self.cap = part.cap_when_laid
        self.wilds = wilds
        self._twins_count = part.suits != "all_different"
        self._lists: Memory[tuple[Action, ...]] = Memory()

    def rank_of(self, cards: tuple[CardId, ...]) -> int:
        """Return the rank of a set; 0 if it holds nothing but jokers."""
        rank = 0
        for card in cards:
            if not self.wilds >> card & 1:
                return RANK[card]
            rank = rank or RANK[card]
        return rank

    def wild_places(self, meld: Meld) -> tuple[int, ...]:
        rank = self.rank_of(meld.cards)
        return tuple(place for place, card in enumerate(meld.cards) if RANK[card] != rank)

    def in_bounds(self, start: int, size: int) -> bool:
        """Return whether a meld may begin at this slot: a set only at 0, for it has no slots."""
        return not start

    def may_reach(self, meld: Meld, card: CardId, hand: CardSet) -> bool:
        """Return False: a card that does not fit a set now never will."""
        return False

    def may_become(self, cards: Sequence[CardId], size: int) -> bool:
        """Return whether these cards, with others, could be laid as a new set: all but wild cards
        are of one rank."""
        return any(self._may_become_set_of(cards, rank) for rank in range(1, len(RANK_LETTERS)))

    def _may_become_set_of(self, cards: Sequence[CardId], rank: int) -> bool:
        suits = [SUIT[card] for card in cards if RANK[card] == rank]
        others = [card for card in cards if RANK[card] != rank]
        if len(others) > self.cap or any(not self.wilds >> card & 1 for card in others):
            return False
        if self.part.suits == "all_different":
            return len(set(suits)) == len(suits)
        return self.part.suits != "three" or len(set(suits)) <= 3

    def most_together(self, cards: Sequence[CardId]) -> int:
        """Return how many of these cards could lie as themselves in one set."""
        ranks = [RANK[card] for card in cards]
        return max(ranks.count(rank) for rank in range(1, len(RANK_LETTERS)))

    def why_unreadable(self, cards: tuple[CardId, ...]) -> Refusal | None:
        """Return why these cards could be no part of a new set."""
        return self.fault(cards, 0)

    def go_together(self, card: CardId, other: CardId) -> bool:
        """Return whether two natural cards could lie in one set."""
        if RANK[card] != RANK[other]:
            return False
        return self.part.suits == "any" or SUIT[card] != SUIT[other]

    def fault(self, cards: tuple[CardId, ...], start: int) -> Refusal | None:
        """Return why these cards cannot be laid as a new set."""
        part, size = self.part, len(cards)
        if start:
            return Refusal("refuse.malformed")
        rank = self.rank_of(cards)
        if rank == 0:
            return Refusal("refuse.meld.only_wilds")
        strays = [card for card in cards if RANK[card] != rank]
        if any(not self.wilds >> card & 1 for card in strays):
            return Refusal("refuse.set.ranks_differ")
        if strays and part.wilds == 0:
            return Refusal("refuse.set.no_wilds")
        if len(strays) > part.cap_when_laid:
            return Refusal("refuse.meld.too_many_wilds", (("most", part.cap_when_laid),))
        suits = [SUIT[card] for card in cards if RANK[card] == rank]
        kinds = len(set(suits))
        if part.suits == "all_different" and kinds < len(suits):
            return Refusal("refuse.set.suit_twice")
        if part.suits == "three" and kinds > 3:
            return Refusal("refuse.set.fourth_suit")
        if part.suits == "three" and kinds + len(strays) < 3 and size >= part.min:
            return Refusal("refuse.set.suit_missing")
        return part.size_refusal(size)

    def readings(self, cards: tuple[CardId, ...]) -> list[tuple[tuple[CardId, ...], int]]:
        """Return the ways these cards can lie as a new set: one at most."""
        rank = self.rank_of(cards)
        ordered = tuple(sorted(cards, key=lambda card: (RANK[card] != rank, card)))
        return [] if self.fault(ordered, 0) else [(ordered, 0)]

    def listed(self, hand: CardSet, size: int) -> list[Action]:
        """Return every new set of this size in the hand, equal faces once; at most LISTED_MOST."""
        wilds = hand & self.wilds if self.cap else 0
        naturals = size - min(self.cap, wilds.bit_count()) if wilds else size
        clubs = self._ranks_with(hand, naturals)
        found: list[Action] = []
        while clubs and len(found) < LISTED_MOST:
            club = clubs & -clubs
            clubs ^= club
            rank = RANK[club.bit_length() - 1]
            key = hand & RANK_CARDS[rank] | wilds
            actions = self._lists.get((size, rank, key))
            if actions is None:
                listed = islice(self._list(rank, key, size), LISTED_MOST)
                actions = self._lists.keep((size, rank, key), tuple(listed))
                self.work.done += len(actions)
            found += actions
        if len(found) >= LISTED_MOST:
            self.work.was_cut(MELDS, self.index)
            del found[LISTED_MOST:]
        return found

    def _ranks_with(self, hand: CardSet, count: int) -> CardSet:
        """Return, as clubs, all ranks of which `count` cards may serve in a set, and perhaps a few
        more."""
        held = faces_held(hand)
        clubs, diamonds = held & CLUBS, held >> SUIT_STEP & CLUBS
        hearts, spades = held >> 2 * SUIT_STEP & CLUBS, held >> 3 * SUIT_STEP
        if count < 2:
            return clubs | diamonds | hearts | spades
        if count > 2 and self.part.suits != "any":
            return clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
        pairs = clubs & diamonds | hearts & spades | (clubs | diamonds) & (hearts | spades)
        return pairs | _as_clubs(hand & ~JOKERS & ~held) if self._twins_count else pairs

    def _list(self, rank: int, cards: CardSet, size: int) -> Iterator[Action]:
        naturals = cards & RANK_CARDS[rank]
        by_suit = [unpack(naturals & SUIT_CARDS[suit]) for suit in range(4)]
        others = cards & ~naturals
        least_wild = max(0, size - naturals.bit_count())
        for wild_count in range(least_wild, min(self.cap, others.bit_count(), size - 1) + 1):
            for counts in product(*(range(len(held) + 1) for held in by_suit)):
                fits = suits_fit(self.part.suits, counts, wild_count)
                if not fits or sum(counts) + wild_count != size:
                    continue
                chosen = [
                    card for held, n in zip(by_suit, counts, strict=True) for card in held[:n]
                ]
                for wild_cards in handfuls(others, wild_count):
                    yield Action(MELD, (*chosen, *wild_cards), NOWHERE, (self.index, 0))

    def makes(self, hand: CardSet, card: CardId) -> bool:
        """Return whether this card, or its twin, could be part of a new set with cards of the hand;
        True where there are more sets than are listed."""
        if not self.wilds >> card & 1:
            alike = (hand & RANK_CARDS[RANK[card]]).bit_count() + 1
            if alike + min(self.cap, (hand & self.wilds).bit_count()) < self.min:
                return False
        twins = twins_of(card)
        melds = self.listed(hand | BIT[card], self.min)
        return len(melds) == LISTED_MOST or any(pack(meld.cards) & twins for meld in melds)

    def wild_seat_cards(self, meld: Meld, place: int) -> CardSet:
        """Return the natural cards for which the wild card at a place stands."""
        rest = meld._replace(cards=(*meld.cards[:place], *meld.cards[place + 1 :]))
        return self.joining(rest) & RANK_CARDS[self.rank_of(meld.cards)]

    def joining(self, meld: Meld) -> CardSet:
        """Return every card that could be added."""
        if len(meld.cards) >= self.part.max:
            return 0
        rank = self.rank_of(meld.cards)
        naturals = [card for card in meld.cards if RANK[card] == rank]
        suits = {SUIT[card] for card in naturals}
        wild_count = len(meld.cards) - len(naturals)
        joining = RANK_CARDS[rank]
        if self.part.suits == "three" and len(suits) == 3:
            joining &= sum(SUIT_CARDS[suit] for suit in suits)
        elif self.part.suits == "all_different":
            joining &= ~sum(SUIT_CARDS[suit] for suit in suits)
        if wild_count < self.part.wilds:
            joining |= self.wilds
        return joining & ~pack(meld.cards)

    def fits(self, meld: Meld, card: CardId) -> tuple[Fit, ...]:
        """Return the ways a card can be added: one in a set."""
        if not self.joining(meld) >> card & 1:
            return ()
        return (Fit(0, 0, (*meld.cards, card)),)

    def why_not(self, meld: Meld, card: CardId) -> Refusal:
        """Return why a card that does not fit cannot be added."""
        rank = self.rank_of(meld.cards)
        if len(meld.cards) >= self.part.max:
            return Refusal("refuse.lay_off.full")
        if RANK[card] != rank and self.wilds >> card & 1:
            if self.part.wilds == 0:
                return Refusal("refuse.set.no_wilds")
            return Refusal("refuse.meld.too_many_wilds", (("most", self.part.wilds),))
        if RANK[card] != rank:
            return Refusal("refuse.lay_off.rank")
        if self.part.suits == "all_different":
            return Refusal("refuse.set.suit_twice")
        return Refusal("refuse.set.fourth_suit")


def suits_fit(allowed: str, counts: Sequence[int], wild_count: int) -> bool:
    """Return whether these counts of each suit, and wild cards, may be one set. `allowed`: `suits`
    of its part."""
    suits = sum(1 for count in counts if count)
    if allowed == "all_different":
        return suits == sum(counts) > 0
    if allowed == "three":
        return 0 < suits <= 3 <= suits + wild_count
    return suits > 0


def _as_clubs(cards: CardSet) -> CardSet:
    """Return the ranks of these cards, each as the first club of its rank."""
    held = faces_held(cards)
    return (held | held >> SUIT_STEP | held >> 2 * SUIT_STEP | held >> 3 * SUIT_STEP) & CLUBS
