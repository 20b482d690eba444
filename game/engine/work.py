"""How much searching the rules of a game have asked for, and what is remembered of it.

Searches are bounded by counted steps, never by time, and by what they are asked alone: so the same
question has the same answer everywhere.
"""

from collections.abc import Hashable
from typing import ClassVar, Generic, TypeVar

Rule = tuple[str, int]
"""A slot of the game, and which of its entries."""

MELDS, ROUNDS, TURN_END, SUMS = "melds", "rounds", "turn_end", "sums"


class Work:
    """The searching done for the rules of a game. `done`: steps so far. `cut`: the rules whose
    search ended before all was found."""

    def __init__(self) -> None:
        self.done = 0
        self.cut: set[Rule] = set()

    def was_cut(self, slot: str, entry: int = 0) -> None:
        self.cut.add((slot, entry))


class Patience:
    """The steps that one search may take."""

    def __init__(self, steps: int) -> None:
        self.steps = self.left = steps
        self.gave_up = False
        self._paid: set[Hashable] = set()

    def spend_once(self, what: Hashable, steps: int) -> None:
        """Spend the steps of an earlier search whose answer is remembered: it costs as much as if
        it were not."""
        if what not in self._paid:
            self._paid.add(what)
            self.spend(steps)

    def give_up(self) -> None:
        """Note that something was left untried, though there are steps left for the rest."""
        self.gave_up = True

    def begin(self, steps: int) -> None:
        self.steps = self.left = steps
        self.gave_up = False

    def spend(self, steps: int = 1) -> bool:
        """Take some steps; return False if fewer were left."""
        self.left -= steps
        return self.left >= 0

    @property
    def is_spent(self) -> bool:
        return self.left < 0

    @property
    def is_enough(self) -> bool:
        return not self.is_spent and not self.gave_up

    @property
    def taken(self) -> int:
        """Return the steps taken since the search began."""
        return self.steps - max(self.left, 0)


Kept = TypeVar("Kept")


class Memory(Generic[Kept]):
    """Answers that were worked out once; all are forgotten when there are too many."""

    MOST: ClassVar[int] = 15_000

    def __init__(self) -> None:
        self._kept: dict[Hashable, Kept] = {}
        self.get = self._kept.get

    def keep(self, key: Hashable, value: Kept) -> Kept:
        if len(self._kept) >= self.MOST:
            self._kept.clear()
        self._kept[key] = value
        return value
