"""Cards, sets of cards, and their notation.

A card is a small number: suit, then rank, then pack, so that the twins of the packs are
neighbours. A `CardSet` is one int with a bit for every card: asking, adding and removing cards
are single operations on it, and it can be copied and compared for nothing.

Notation: rank `A 2..9 T J Q K` and suit `c d h s`; `X` is a joker. The second copy of a card
wears a prime, the third two: `9h 9h' X X' X''`.
"""

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from typing import Final

CardId = int
CardSet = int

PACKS_MOST: Final = 4
JOKERS_MOST: Final = 8
RANK_STEP: Final = PACKS_MOST
SUIT_STEP: Final = 13 * RANK_STEP
FIRST_JOKER: Final = 4 * SUIT_STEP
CARDS_MOST: Final = FIRST_JOKER + JOKERS_MOST

ACE: Final = 1
TEN, JACK, QUEEN = 10, 11, 12
KING: Final = 13
HIGH_ACE: Final = 14
JOKER_RANK, JOKER_SUIT = 0, 4

RANK_LETTERS: Final = "XA23456789TJQK"
SUIT_LETTERS: Final = "cdhs"
SPADES: Final = 3

RANK: Final[tuple[int, ...]] = tuple(
    JOKER_RANK if card >= FIRST_JOKER else card % SUIT_STEP // RANK_STEP + 1
    for card in range(CARDS_MOST)
)
SUIT: Final[tuple[int, ...]] = tuple(
    min(card // SUIT_STEP, JOKER_SUIT) for card in range(CARDS_MOST)
)
#: The face of each card: equal for cards nobody can tell apart by looking, which are the twins of
#: the packs, and all jokers.
FACE: Final[tuple[int, ...]] = tuple(
    min(card, FIRST_JOKER) // RANK_STEP for card in range(CARDS_MOST)
)
BIT: Final[tuple[CardSet, ...]] = tuple(1 << card for card in range(CARDS_MOST))

SUIT_CARDS: Final[tuple[CardSet, ...]] = tuple(
    ((1 << SUIT_STEP) - 1) << (suit * SUIT_STEP) for suit in range(4)
)
JOKERS: Final[CardSet] = ((1 << JOKERS_MOST) - 1) << FIRST_JOKER
#: One bit for each face: the first pack's card.
FIRST_TWINS: Final[CardSet] = sum(BIT[rank * RANK_STEP] for rank in range(52))
TWINS: Final = (1 << RANK_STEP) - 1
RANK_CARDS: Final[tuple[CardSet, ...]] = (
    JOKERS,
    *(
        sum(TWINS << (suit * SUIT_STEP + (rank - 1) * RANK_STEP) for suit in range(4))
        for rank in range(1, 14)
    ),
)


def card_of(rank: int, suit: int, pack: int = 0) -> CardId:
    return suit * SUIT_STEP + (rank - 1) * RANK_STEP + pack


def is_joker(card: CardId) -> bool:
    return card >= FIRST_JOKER


class Ranks:
    """The ranks of a pack in their order, those left out that it does not have. In a run each has a
    slot, from 1 on; behind the last one comes the ace."""

    def __init__(self, missing: Collection[int] = ()) -> None:
        self._ranks = tuple(rank for rank in range(ACE, HIGH_ACE) if rank not in missing)
        self.count = len(self._ranks)
        self.high_ace = self.count + 1
        slots = {rank: slot for slot, rank in enumerate(self._ranks, 1)}
        self._slots = tuple(slots.get(rank, 0) for rank in range(HIGH_ACE))

    def at(self, slot: int) -> int:
        """Return the rank that lies in a slot."""
        return self._ranks[(slot - 1) % self.count]

    def slot_of(self, rank: int) -> int:
        """Return the slot of a rank, the ace low; 0 if the pack does not have it."""
        return self._slots[rank]

    def round_to(self, slot: int) -> int:
        """Return a slot of a run round the corner as one from 1 to the last."""
        return (slot - 1) % self.count + 1

    def scored(self, slot: int) -> int:
        """Return a slot as scores have it, the high ace always in that of a whole pack."""
        return HIGH_ACE if slot == self.high_ace else slot


WHOLE_PACK: Final = Ranks()


def rank_at(slot: int) -> int:
    """Return the rank that lies in a slot of a run of a whole pack."""
    return WHOLE_PACK.at(slot)


def pack(cards: Iterable[CardId]) -> CardSet:
    """Return the set of these cards."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def unpack(cards: CardSet) -> tuple[CardId, ...]:
    """Return the cards of a set, in the fixed order of their numbers."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return tuple(found)


def each(cards: CardSet) -> Iterator[CardId]:
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def one_of_each_face(cards: CardSet) -> Iterator[CardId]:
    """Yield the first card held of every face: twins are one choice to a player."""
    seen = -1
    for card in each(cards):
        if FACE[card] != seen:
            seen = FACE[card]
            yield card


def twins_of(card: CardId) -> CardSet:
    """Return all cards that look like this one."""
    return JOKERS if card >= FIRST_JOKER else TWINS << (card - card % RANK_STEP)


def with_twins(cards: CardSet) -> CardSet:
    twins = 0
    for card in each(cards):
        twins |= twins_of(card)
    return twins


def faces_held(cards: CardSet) -> CardSet:
    """Return the first twin of every suited face of which any twin is held; of a grid of counts, a
    one for every count above zero."""
    return (cards | cards >> 1 | cards >> 2 | cards >> 3) & FIRST_TWINS


@cache
def full_deck(packs: int, jokers: int, missing: tuple[int, ...] = ()) -> tuple[CardId, ...]:
    """Return the cards of all ranks but those that the packs do not have."""
    suited = [card for card in range(FIRST_JOKER) if card % RANK_STEP < packs]
    cards = *suited, *range(FIRST_JOKER, FIRST_JOKER + jokers)
    return tuple(card for card in cards if RANK[card] not in missing)


def name(card: CardId) -> str:
    if is_joker(card):
        return "X" + "'" * (card - FIRST_JOKER)
    return RANK_LETTERS[RANK[card]] + SUIT_LETTERS[SUIT[card]] + "'" * (card % RANK_STEP)


def names(cards: Iterable[CardId]) -> str:
    return " ".join(name(card) for card in cards)


class UnknownCardError(ValueError):
    """A text is not a card of the notation."""


def parse_card(text: str) -> CardId:
    primes = len(text) - len(text.rstrip("'"))
    word = text[: len(text) - primes]
    if word in ("X", "x") and primes < JOKERS_MOST:
        return FIRST_JOKER + primes
    if word.startswith("10"):
        word = "T" + word[2:]
    if len(word) == 2 and primes < PACKS_MOST:
        rank = RANK_LETTERS.find(word[0].upper())
        suit = SUIT_LETTERS.find(word[1].lower())
        if rank > 0 and suit >= 0:
            return card_of(rank, suit, primes)
    raise UnknownCardError(text)


def parse_cards(text: str) -> tuple[CardId, ...]:
    return tuple(parse_card(word) for word in text.split())
