"""What a fishing round gives each side: for the most of something, for single cards, for sweeps."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from game.engine.cards import (
    ACE,
    BIT,
    HIGH_ACE,
    KING,
    RANK,
    RANK_CARDS,
    SPADES,
    SUIT,
    SUIT_CARDS,
    CardId,
    CardSet,
    card_of,
    each,
    name,
    pack,
)
from game.engine.parts import Flaw, Sentence, part, points, says, whole, word
from game.engine.rules import Refusal
from game.engine.scoring.hand_score import Score
from game.engine.scoring.points import RANK_NAMES, PointTable
from game.engine.state import NOBODY, TableState

SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")
#: What the best card of each suit counts in a primiera, where the file does not say otherwise.
PRIMIERA: Final = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J-K": 10}
#: The ends of the keys of things that are no race.
MOST_CARDS, PRIMIERA_OF, NAPOLA, SINGLE, SWEEPS = (
    "most_cards",
    "primiera",
    "napola",
    "single",
    "sweeps",
)
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


class Thing(NamedTuple):
    """A thing that a round counts. `cards`: those that are counted, if it is cards; `each`: the
    points for each, `most` and `all` those for having most of it, or all."""

    told: Sentence
    cards: CardSet = 0
    each: int = 0
    most: int = 0
    all: int = 0

    def points(self, counts: Sequence[int], there: int) -> list[int]:
        """Return what each side gets for what it has of it, of `there` in all."""
        found = [count * self.each for count in counts]
        ahead = alone_ahead(counts)
        if ahead != NOBODY:
            found[ahead] += self.most + (self.all if there in counts else 0)
        return found


class RaceTally(NamedTuple):
    """What each side has of something, and the points for it."""

    told: Sentence
    counts: Sequence[int]
    points: Sequence[int]


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
        found = [Race(MOST_CARDS, everything, self.most_cards)]
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
            if race.key != MOST_CARDS:
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

    @cached_property
    def things(self) -> tuple[Thing, ...]:
        """Return all that is counted, single cards and sweeps last."""
        found = [
            Thing(Sentence(race.key, race.facts), race.cards, 0, race.most, race.all)
            for race in self.races
        ]
        if self.primiera:
            found.append(Thing(says(PRIMIERA_OF), most=self.primiera))
        if self.napola != "none":
            suit = SUIT_NAMES.index(self.napola)
            found.append(Thing(says(NAPOLA, suit=suit), SUIT_CARDS[suit], 1))
        worth = self.cards.by_card
        alike = dict[tuple[int, int], CardSet]()
        for rank in range(ACE, HIGH_ACE):
            counts = {worth[card] for card in each(RANK_CARDS[rank])}
            for card in each(RANK_CARDS[rank]):
                place = NOBODY if len(counts) == 1 else SUIT[card]
                if worth[card]:
                    alike[rank, place] = alike.get((rank, place), 0) | BIT[card]
        for cards in alike.values():
            found.append(Thing(says(SINGLE), cards, worth[next(each(cards))]))
        if self.sweep:
            found.append(Thing(says(SWEEPS), each=self.sweep))
        return tuple(found)

    def score(self, state: TableState) -> list[int]:
        scored = [0] * len(state.won)
        there = pack(state.loose)
        for cards in state.won:
            there |= cards
        for thing in self.things:
            counts = self._count(thing, state.won, state.sweeps, there)
            points = thing.points(counts, (thing.cards & there).bit_count())
            scored = [sum(both) for both in zip(scored, points, strict=True)]
        return scored

    def _count(
        self, thing: Thing, won: Sequence[CardSet], sweeps: Sequence[int], there: CardSet
    ) -> Sequence[int]:
        """Return how much each side has of a thing."""
        if thing.told.key == SWEEPS:
            return sweeps
        if thing.told.key == PRIMIERA_OF:
            return [self.primiera_of(cards) for cards in won]
        if thing.told.key == NAPOLA:
            return [_napola(cards, thing.cards & there) for cards in won]
        return [(cards & thing.cards).bit_count() for cards in won]

    def taken(self, took: Sequence[Sequence[int]], deck: CardSet) -> list[int]:
        """Return the points of each side for what people have counted: `took` has how much each has
        of each thing."""
        scored = [0] * len(took[0])
        for thing, counts in zip(self.things, took, strict=True):
            points = thing.points(counts, (thing.cards & deck).bit_count())
            scored = [sum(both) for both in zip(scored, points, strict=True)]
        return scored

    @staticmethod
    def is_shared_out(thing: Thing) -> bool:
        """Return whether somebody has each of it, where all cards belong to somebody in the end."""
        return bool(thing.cards) and thing.told.key != NAPOLA

    def most_of_thing(self, thing: Thing, deck: CardSet) -> int:
        """Return how much of a thing all sides have together, at most. Of a primiera it is asked
        who has it."""
        if thing.cards:
            return (thing.cards & deck).bit_count()
        return 1 if thing.told.key == PRIMIERA_OF else deck.bit_count()

    def refuse_taken(
        self, took: Sequence[Sequence[int]], deck: CardSet, *, is_whole: bool
    ) -> Refusal | None:
        """Return why it cannot be that the sides have so much; None if it can. `is_whole`: in the
        end all cards belong to somebody, if anybody took any."""
        cards_of_all = [deck.bit_count()] * len(took[0])
        somebody = any(map(any, took))
        for at, (thing, counts) in enumerate(zip(self.things, took, strict=True)):
            most, found, key = self.most_of_thing(thing, deck), sum(counts), thing.told.key
            is_exact = is_whole and somebody and self.is_shared_out(thing)
            is_short = key == NAPOLA and any(0 < count < NAPOLA_LEAST for count in counts)
            if min(counts) < 0 or found > most or (is_exact and found < most) or is_short:
                return Refusal(
                    "refuse.entered.adds_up", (("thing", at), ("found", found), ("most", most))
                )
            if key == MOST_CARDS:
                cards_of_all = list(counts)
            for side, count in enumerate(counts):
                if thing.cards and count > cards_of_all[side]:
                    return Refusal(
                        "refuse.entered.more_than_all", (("thing", at), ("player", side))
                    )
        return None

    def refuse_points(
        self, points: Sequence[int], deck: CardSet, *, is_whole: bool
    ) -> Refusal | None:
        """Return why a round cannot give these points; None if it can."""
        certain = sum(
            one.each * self.most_of_thing(one, deck)
            for one in self.things
            if one.told.key == SINGLE
        )
        prizes = sum(one.most + one.all for one in self.things)
        found, least = sum(points), certain if is_whole else 0
        is_open = self.sweep or self.napola != "none"
        if min(points) >= 0 and least <= found and (is_open or found <= certain + prizes):
            return None
        return Refusal("refuse.entered.no_such_points", (("found", found),))

    def tallies(self, won: Sequence[CardSet], left: CardSet) -> Iterator[RaceTally]:
        """Yield what counts besides single cards and sweeps. `left`: cards that nobody has."""
        there = left
        for cards in won:
            there |= cards
        for thing in self.things:
            if thing.told.key not in (SINGLE, SWEEPS):
                counts = self._count(thing, won, (), there)
                points = thing.points(counts, (thing.cards & there).bit_count())
                yield RaceTally(thing.told, counts, points)

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


def alone_ahead(counts: Sequence[int]) -> int:
    """Return who has the most; NOBODY if several have."""
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else NOBODY
