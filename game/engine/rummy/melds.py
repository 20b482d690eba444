"""What a set and a run are in this game: the two parts a `melds` slot can hold."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.parts import UNLIMITED, flag, part, whole, word


@part("meld", "set")
@dataclass(frozen=True)
class SetMeld:
    """Cards of one rank.

    `suits`: `any`; `all_different`; `three`, that is exactly three suits, never the fourth.
    `wilds` is the most the set may ever hold, `wilds_when_laid` the most at the start.
    `exact_when_laid`: it starts at the least size and grows later.
    """

    min: int = whole(2, 8, 3)
    max: int = whole(2, 32, UNLIMITED, unlimited=True)
    suits: str = word("any", "all_different", "three")
    wilds: int = whole(0, 12, 0, unlimited=True)
    wilds_when_laid: int = whole(0, 12, UNLIMITED, unlimited=True)
    exact_when_laid: bool = flag(False)

    @property
    def cap_when_laid(self) -> int:
        return min(self.wilds, self.wilds_when_laid)


@part("meld", "run")
@dataclass(frozen=True)
class RunMeld:
    """Consecutive cards.

    `suits`: `same`; `colour`, all red or all black; `any`.
    `ace`: `low`, `high`, `either` end but not both, or `round` the corner (K-A-2).
    """

    min: int = whole(2, 13, 3)
    max: int = whole(2, 13, 13)
    suits: str = word("same", "colour", "any")
    ace: str = word("either", "low", "high", "round")
    wilds: int = whole(0, 12, 0, unlimited=True)
    wilds_when_laid: int = whole(0, 12, UNLIMITED, unlimited=True)
    exact_when_laid: bool = flag(False)

    @property
    def cap_when_laid(self) -> int:
        return min(self.wilds, self.wilds_when_laid)


Kind = SetMeld | RunMeld
