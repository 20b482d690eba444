"""What a fishing round gives each side: for the most of something, for single cards, for sweeps."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from game.engine.cards import (
    ACE,
    HIGH_ACE,
    KING,
    RANK,
    RANK_CARDS,
    SPADES,
    SUIT_CARDS,
    CardId,
    CardSet,
    card_of,
    each,
    name,
    pack,
)
from game.engine.parts import Flaw, Sentence, part, points, says, whole, word
from game.engine.scoring.hand_score import Score
from game.engine.scoring.points import RANK_NAMES, PointTable, total
from game.engine.state import NOBODY, TableState

SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")
#: What the best card of each suit counts in a primiera, where the file does not say otherwise.
PRIMIERA: Final = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J-K": 10}
#: A napola is at least so long.
NAPOLA_LEAST: Final = 3


class Race(NamedTuple):
    """A prize for most of these cards, and one for all of them. `key`: the end of the text key of
    what it is called; `facts`: the suit or rank."""

    key: str
    cards: CardSet
    most: int
    all: int = 0
    facts: Mapping[str, int] = {}


class Tally(NamedTuple):
    """What each side has of something, and the points for it."""

    told: Sentence
    counts: list[int]
    points: list[int]


@part("fishing_score", "categories")
@dataclass(frozen=True)
class Categories(Score):
    """What captures earn in a fishing round. `cards` are points for single cards taken. In "most
    ..." equals get nothing. `most_of`, `all_of`: for most or all cards of a suit or rank.
    `primiera`: for the highest sum of the best card of each suit. `napola`: the suit whose cards
    count one each if a side has them from the ace on, three at least."""

    most_cards: int = whole(0, 100, 0)
    most_spades: int = whole(0, 100, 0)
    most_of: PointTable = points(lambda: PointTable.of({}), extra=SUIT_NAMES)
    all_of: PointTable = points(lambda: PointTable.of({}), extra=SUIT_NAMES)
    cards: PointTable = points(lambda: PointTable.of({}))
    primiera: int = whole(0, 100, 0)
    primiera_values: PointTable = points(lambda: PointTable.of(PRIMIERA))
    primiera_missing_suit: str = word("none", "zero")
    napola: str = word("none", *SUIT_NAMES)
    sweep: int = whole(0, 100, 0)

    @property
    def held(self) -> PointTable:
        return self.cards

    def flaws(self) -> Iterator[Flaw]:
        for field, table in (("most_of", self.most_of), ("all_of", self.all_of)):
            for rank in range(ACE, HIGH_ACE):
                if len({table.lists[card] for card in each(RANK_CARDS[rank])}) > 1:
                    yield Flaw(field, "fault.most_of_card", {"rank": RANK_NAMES[rank]})

    def sentences(self) -> Iterator[Sentence]:
        yield says("score.categories")

    def counting(self) -> tuple[list[int], list[CardId]]:
        """Return the ranks of which every card counts, and the other cards that count."""
        return self._grouped(self.cards.by_card)

    def _grouped(self, said: Sequence[object]) -> tuple[list[int], list[CardId]]:
        ranks, single = list[int](), list[CardId]()
        for rank in range(ACE, HIGH_ACE):
            cards = [card_of(rank, suit) for suit in range(4)]
            found = [card for card in cards if said[card]]
            if len(found) == len(cards):
                ranks.append(rank)
            else:
                single += found
        return ranks, single

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names its lines on the score page may have: "a", "10d"; an option may have a
        card count 0."""
        ranks, single = self._grouped(self.cards.lists)
        cards = (name(card).replace("T", "10").lower() for card in single)
        return *(RANK_NAMES[rank].lower() for rank in ranks), *cards

    @cached_property
    def races(self) -> tuple[Race, ...]:
        """Return all that may be raced for, whatever it is worth, the most of all cards first."""
        everything = pack(range(card_of(KING, SPADES) + 4))
        found = [Race("most_cards", everything, self.most_cards)]
        for suit, named in enumerate(SUIT_NAMES):
            key = "most_spades" if suit == SPADES and self.most_spades else "most_suit"
            most, every = self.most_of.said(named, 0), self.all_of.said(named, 0)
            most += self.most_spades if suit == SPADES else 0
            found.append(Race(key, SUIT_CARDS[suit], most, every, {"suit": suit}))
        for rank in range(ACE, HIGH_ACE):
            card = card_of(rank, 0)
            most, every = self.most_of.by_card[card], self.all_of.by_card[card]
            found.append(Race("most_rank", RANK_CARDS[rank], most, every, {"rank": rank}))
        return tuple(race for race in found if race.most or race.all)

    @cached_property
    def raced(self) -> CardSet:
        """Return the cards of all races but that for the most cards."""
        found = 0
        for race in self.races:
            if race.key != "most_cards":
                found |= race.cards
        return found

    def rewards(self) -> Iterator[tuple[Sentence, int]]:
        """Yield the points for all but single cards, each with the end of its key."""
        yield from ((Sentence(race.key, race.facts), race.most) for race in self.races if race.most)
        if self.primiera:
            yield says("primiera"), self.primiera
        if self.sweep:
            yield says("sweep"), self.sweep

    def extras(self) -> Iterator[Sentence]:
        if any(race.most for race in self.races):
            yield says("score.equal")
        for race in self.races:
            if race.all:
                key = "score.all_rank" if "rank" in race.facts else "score.all_suit"
                yield says(key, **race.facts, points=race.most + race.all)
        if self.napola != "none":
            yield says("score.napola", suit=SUIT_NAMES.index(self.napola))
        if self.primiera:
            yield says(f"score.primiera_{self.primiera_missing_suit}")
            yield says("score.primiera")

    def score(self, state: TableState) -> list[int]:
        by_card = self.cards.by_card
        scored = [
            total(won, by_card) + self.sweep * sweeps
            for won, sweeps in zip(state.won, state.sweeps, strict=True)
        ]
        for tally in self.tallies(state.won, pack(state.loose)):
            scored = [sum(both) for both in zip(scored, tally.points, strict=True)]
        return scored

    def tallies(self, won: Sequence[CardSet], left: CardSet) -> Iterator[Tally]:
        """Yield what counts besides single cards and sweeps. `left`: cards that nobody has."""
        there = left
        for cards in won:
            there |= cards
        for race in self.races:
            counts = [(cards & race.cards).bit_count() for cards in won]
            points = _to_first(counts, race.most)
            if race.all and (race.cards & there).bit_count() in counts:
                points[alone_ahead(counts)] += race.all
            yield Tally(Sentence(race.key, race.facts), counts, points)
        if self.primiera:
            sums = [self.primiera_of(cards) for cards in won]
            yield Tally(says("primiera"), sums, _to_first(sums, self.primiera))
        if self.napola != "none":
            suit = SUIT_NAMES.index(self.napola)
            lengths = [_napola(cards, SUIT_CARDS[suit] & there) for cards in won]
            yield Tally(says("napola", suit=suit), lengths, lengths)

    def best_of_suits(self, cards: CardSet) -> list[int]:
        """Return what the best card of each suit counts in a primiera."""
        worth = self.primiera_values.by_card
        return [max((worth[card] for card in each(cards & suit)), default=0) for suit in SUIT_CARDS]

    def primiera_of(self, cards: CardSet) -> int:
        """Return the sum of the best cards of each suit; 0 where a suit that is wanted is
        missing."""
        best = self.best_of_suits(cards)
        return sum(best) if all(best) or self.primiera_missing_suit == "zero" else 0


def _napola(cards: CardSet, suit: CardSet) -> int:
    """Return how many cards of a suit are there in order from the ace on, 0 for less than three."""
    length = 0
    for card in each(suit):
        if not cards >> card & 1:
            break
        length += 1
    is_whole = length >= NAPOLA_LEAST and RANK[next(each(suit))] == ACE
    return length if is_whole else 0


def _to_first(counts: Sequence[int], reward: int) -> list[int]:
    ahead = alone_ahead(counts)
    return [reward if side == ahead else 0 for side in range(len(counts))]


def alone_ahead(counts: Sequence[int]) -> int:
    """Return who has the most; NOBODY if several have."""
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else NOBODY
