"""The only source of randomness, seeded or recorded.

Only `Random.random` is used: the one method whose sequence is promised to stay the same for a
seed on every machine and every later Python.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, Protocol

from game.engine.cards import CardId


class Chance(Protocol):
    def shuffled(self, cards: Sequence[CardId]) -> list[CardId]: ...

    def pick(self, count: int) -> int:
        """Return a number from 0 to count - 1."""
        ...


class Dice(Protocol):
    """As much of a random generator as the engine asks for."""

    def random(self) -> float: ...


def shuffled(cards: Sequence[CardId], dice: Dice) -> list[CardId]:
    draw = dice.random
    keys = [draw() for _ in cards]
    return [cards[place] for place in sorted(range(len(cards)), key=keys.__getitem__)]


class DiceChance:
    """Chance that draws from given dice."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def shuffled(self, cards: Sequence[CardId]) -> list[CardId]:
        return shuffled(cards, self._dice)

    def pick(self, count: int) -> int:
        return int(self._dice.random() * count)


class SeededChance(DiceChance):
    """Chance that draws from a seed; the same seed gives the same game everywhere."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(Random(f"cards {seed}"))


class _Rehearsal:
    """Gives the same each time: nothing depends on what was thought before."""

    def shuffled(self, cards: Sequence[CardId]) -> list[CardId]:
        return SeededChance(0).shuffled(cards)

    def pick(self, count: int) -> int:
        return SeededChance(0).pick(count)


#: For acts that are done in thought only.
IN_THOUGHT: Final[Chance] = _Rehearsal()


class NumberedChance(SeededChance):
    """Chance from a number: the same number gives the same deals, whatever is played between them.
    The packs and what is picked come from dice that a stock shuffled in the middle of a hand leaves
    alone.

    Until such a shuffle it draws as `SeededChance` does.
    """

    def __init__(self, number: int | str) -> None:
        super().__init__(number)
        self._within = Random(f"cards {number} within a hand")
        #: How many cards the packs have together; the first shuffle is one of all cards.
        self._packs = 0

    def shuffled(self, cards: Sequence[CardId]) -> list[CardId]:
        self._packs = max(self._packs, len(cards))
        return shuffled(cards, self._dice if len(cards) == self._packs else self._within)

    def pass_over(self, given: Sequence[int], *, within: bool) -> None:
        """Go on as if these cards or numbers had been given already. `within`: in the middle of a
        hand."""
        self._packs = max(self._packs, len(given))
        dice = self._within if within else self._dice
        for _ in given:
            dice.random()


class WatchedChance:
    """Chance that passes on another one and keeps what it gave, for the log."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.given: list[tuple[int, ...]] = []

    def shuffled(self, cards: Sequence[CardId]) -> list[CardId]:
        order = self.source.shuffled(cards)
        self.given.append(tuple(order))
        return order

    def pick(self, count: int) -> int:
        choice = self.source.pick(count)
        self.given.append((choice,))
        return choice


class RecordMismatchError(Exception):
    """The record of chance does not fit the game that is replayed."""


class RecordedChance:
    """Chance that gives back, in order, what chance once gave; a replay never draws a number."""

    def __init__(self, given: Iterator[tuple[int, ...]]) -> None:
        self._given = given

    def shuffled(self, cards: Sequence[CardId]) -> list[CardId]:
        order = next(self._given, ())
        if sorted(order) != sorted(cards):
            raise RecordMismatchError
        return list(order)

    def pick(self, count: int) -> int:
        choice = next(self._given, ())
        if len(choice) != 1 or not 0 <= choice[0] < count:
            raise RecordMismatchError
        return choice[0]
