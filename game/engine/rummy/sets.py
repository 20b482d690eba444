"""Sets: which suits they may show, judging, listing, adding."""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product
from typing import Final, NamedTuple

from game.engine.actions import MELD, NOWHERE, Action
from game.engine.cards import (
    BIT,
    JOKERS,
    RANK,
    RANK_CARDS,
    SUIT,
    SUIT_CARDS,
    SUIT_STEP,
    CardId,
    CardSet,
    each,
    faces_held,
    pack,
    twins_of,
    unpack,
)
from game.engine.rules import Refusal
from game.engine.rummy.handfuls import LISTED_MOST, Fit, handfuls
from game.engine.rummy.meld_part import MeldPart
from game.engine.state import Meld
from game.engine.work import MELDS, Memory, Work

CLUBS: Final = SUIT_CARDS[0]
RANKS: Final = range(1, 14)
#: More suits than can be lacking: no set shows these together.
NEVER: Final = 9


class SetSuits(NamedTuple):
    """Which suits the natural cards of a set may show, as bits; a wild card stands for one that is
    lacking. `cards`, `pictured`, `plain`: the suits of examples, in turn; pictured, with one pack
    and with more. `groups`: suits that may lie together; `least`: how many there must be; `twins`:
    one may come twice; `stray`: the refusal of suits of no group.
    """

    cards: str
    pictured: tuple[str, str]
    plain: str = "shc"
    groups: tuple[int, ...] = (0b1111,)
    least: int = 1
    twins: bool = True
    stray: Refusal = Refusal("refuse.malformed")

    def lacking(self, suits: int) -> int:
        """Return how many suits are lacking; NEVER if these do not go together."""
        for group in self.groups:
            if not suits & ~group:
                return max(0, self.least - suits.bit_count())
        return NEVER

    def fits(self, counts: Sequence[int], wild_count: int) -> bool:
        """Return whether these counts of each suit, and wild cards, may be one set."""
        suits = 0
        for suit, count in enumerate(counts):
            if count:
                suits |= 1 << suit
                if count > 1 and not self.twins:
                    return False
        return suits > 0 and self.lacking(suits) <= wild_count

    def fewest(self, naturals: int, wild_count: int) -> int:
        """Return the fewest suits that this many natural cards of a set show, beside wild cards."""
        return max(1, self.least - wild_count) if self.twins else naturals

    def open(self, suits: int) -> CardSet:
        """Return the cards of the suits that may follow these."""
        found = 0
        for suit, cards in enumerate(SUIT_CARDS):
            if self.lacking(suits | 1 << suit) < NEVER and (self.twins or not suits >> suit & 1):
                found |= cards
        return found

    def most_of(self, cards: Sequence[CardId]) -> int:
        """Return how many of these cards of one rank could lie in one set."""
        suits = [SUIT[card] for card in cards]
        held = suits if self.twins else list(set(suits))
        return max(sum(group >> suit & 1 for suit in held) for group in self.groups)


#: The words for `suits` of a set, the usual one first.
SET_SUITS: Final = {
    "any": SetSuits("shhcds", ("hsdcs", "hssdc")),
    "all_different": SetSuits("shcd", ("hsdcs", "hsdcs"), plain="shcd", twins=False),
    "three": SetSuits(
        "shc",
        ("hsd", "hsd"),
        groups=(0b0111, 0b1011, 0b1101, 0b1110),
        least=3,
        stray=Refusal("refuse.set.fourth_suit"),
    ),
}


class SetKind:
    """One kind of set of a game. `index` is its place in the game's list of melds."""

    is_run = False
    #: A set has no slots: nothing is round the corner.
    round = False

    def __init__(
        self, part: MeldPart, suits: SetSuits, index: int, wilds: CardSet, work: Work
    ) -> None:
        self.part = part
        self.suits = suits
        self.work = work
        self.index = index
        self.min = part.min
        self.cap = part.cap_when_laid
        self.wilds = wilds
        #: Whether a suit may come twice in the smallest set.
        self._repeats = suits.twins and suits.least < part.min
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

    def ways_to(self, meld: Meld, card: CardId, most: int) -> Iterator[list[CardSet]]:
        """Yield nothing, for the same reason."""
        return iter(())

    def may_become(self, cards: Sequence[CardId], size: int) -> bool:
        """Return whether these cards, with others, could be laid as a new set: all but wild cards
        are of one rank."""
        return any(self._may_become_set_of(cards, rank) for rank in RANKS)

    def _may_become_set_of(self, cards: Sequence[CardId], rank: int) -> bool:
        own = [card for card in cards if RANK[card] == rank]
        others = [card for card in cards if RANK[card] != rank]
        if len(others) > self.cap or any(not self.wilds >> card & 1 for card in others):
            return False
        return self.suits.most_of(own) == len(own)

    def most_together(self, cards: Sequence[CardId]) -> int:
        """Return how many of these cards could lie as themselves in one set."""
        return max(
            self.suits.most_of([card for card in cards if RANK[card] == rank]) for rank in RANKS
        )

    def why_unreadable(self, cards: tuple[CardId, ...]) -> Refusal | None:
        """Return why these cards could be no part of a new set."""
        return self.fault(cards, 0)

    def go_together(self, card: CardId, other: CardId) -> bool:
        """Return whether two natural cards could lie in one of the smallest sets."""
        if RANK[card] != RANK[other] or (SUIT[card] == SUIT[other] and not self._repeats):
            return False
        return self.suits.lacking(shown((card, other))) < NEVER

    def fault(self, cards: tuple[CardId, ...], start: int) -> Refusal | None:
        """Return why these cards cannot be laid as a new set."""
        part, size = self.part, len(cards)
        if start:
            return Refusal("refuse.malformed")
        rank = self.rank_of(cards)
        if rank == 0:
            return Refusal("refuse.meld.only_wilds")
        naturals = [card for card in cards if RANK[card] == rank]
        strays = [card for card in cards if RANK[card] != rank]
        if any(not self.wilds >> card & 1 for card in strays):
            return Refusal("refuse.set.ranks_differ")
        if strays and part.wilds == 0:
            return Refusal("refuse.set.no_wilds")
        if len(strays) > self.cap:
            return Refusal("refuse.meld.too_many_wilds", (("most", self.cap),))
        suits = shown(naturals)
        if suits.bit_count() < len(naturals) and not self.suits.twins:
            return Refusal("refuse.set.suit_twice")
        lacking = self.suits.lacking(suits)
        if lacking == NEVER:
            return self.suits.stray
        if lacking > len(strays) and size >= part.min:
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
        clubs = self._ranks_with(hand, size, min(self.cap, wilds.bit_count()) if wilds else 0)
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

    def _ranks_with(self, hand: CardSet, size: int, wild_count: int) -> CardSet:
        """Return, as clubs, all ranks of which cards may serve in a set of this size, with this
        number of wild cards, and perhaps a few more."""
        held = faces_held(hand)
        clubs, diamonds = held & CLUBS, held >> SUIT_STEP & CLUBS
        hearts, spades = held >> 2 * SUIT_STEP & CLUBS, held >> 3 * SUIT_STEP
        count = size - wild_count
        if count < 2:
            return clubs | diamonds | hearts | spades
        suits = self.suits.fewest(count, wild_count)
        if suits > 2:
            return clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
        pairs = clubs & diamonds | hearts & spades | (clubs | diamonds) & (hearts | spades)
        return pairs | _as_clubs(hand & ~JOKERS & ~held) if suits < 2 else pairs

    def _list(self, rank: int, cards: CardSet, size: int) -> Iterator[Action]:
        naturals = cards & RANK_CARDS[rank]
        by_suit = [unpack(naturals & SUIT_CARDS[suit]) for suit in range(4)]
        others = cards & ~naturals
        least_wild = max(0, size - naturals.bit_count())
        for wild_count in range(least_wild, min(self.cap, others.bit_count(), size - 1) + 1):
            for counts in product(*(range(len(held) + 1) for held in by_suit)):
                if sum(counts) + wild_count != size or not self.suits.fits(counts, wild_count):
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
        joining = RANK_CARDS[rank] & self.suits.open(shown(naturals))
        if len(meld.cards) - len(naturals) < self.part.wilds:
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
        suits = shown([other for other in meld.cards if RANK[other] == rank])
        is_twice = suits >> SUIT[card] & 1 and not self.suits.twins
        return Refusal("refuse.set.suit_twice") if is_twice else self.suits.stray

    def seats(self) -> Iterator[tuple[CardSet, ...]]:
        """Yield the smallest sets, each as the cards that may lie in the place of each of its
        cards."""
        for rank in RANKS:
            for suits in self.suits.groups:
                cards = [RANK_CARDS[rank] & SUIT_CARDS[suit] for suit in each(suits)]
                if self._repeats or self.min > len(cards):
                    yield (sum(cards),) * self.min
                else:
                    yield from combinations(cards, self.min)


def shown(cards: Sequence[CardId]) -> int:
    """Return the suits of these cards as bits."""
    suits = 0
    for card in cards:
        suits |= 1 << SUIT[card]
    return suits


def _as_clubs(cards: CardSet) -> CardSet:
    """Return the ranks of these cards, each as the first club of its rank."""
    held = faces_held(cards)
    return (held | held >> SUIT_STEP | held >> 2 * SUIT_STEP | held >> 3 * SUIT_STEP) & CLUBS
