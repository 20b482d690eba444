"""The parts of a rummy: what a set and a run are, the pile, laying off, discarding, the end of the
stock.
"""

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


@part("pile", "none")
@dataclass(frozen=True)
class NoPile:
    """Cards are drawn from the stock only."""


@part("pile", "top")
@dataclass(frozen=True)
class TopOfPile:
    """One card, the top discard, may be drawn.

    `must_play`: it has to reach the table in the same turn. Then `for_lay_off` says whether
    adding it to a meld will do, and `lay_off_with_first_meld` whether that is so even in the
    turn of one's first meld. `rediscard`: it may be thrown straight back. `once_opened`: it may
    still be drawn by a player who has put down cards.
    """

    must_play: bool = flag(False)
    for_lay_off: bool = flag(True)
    lay_off_with_first_meld: bool = flag(True)
    rediscard: bool = flag(True)
    once_opened: bool = flag(True)


@part("pile", "whole")
@dataclass(frozen=True)
class WholePile:
    """The whole pile is drawn, or nothing of it.

    `must_play`: one of its cards has to reach the table in the same turn. `lone_card_rediscard`:
    a pile of a single card may be taken and that card thrown straight back.
    """

    must_play: bool = flag(False)
    lone_card_rediscard: bool = flag(True)
    once_opened: bool = flag(True)


Pile = NoPile | TopOfPile | WholePile


@dataclass(frozen=True)
class LayOff:
    """Adding cards to melds on the table.

    `to`: whose melds. `needs`: whether one must have put down cards oneself. `same_turn`: also
    in the turn in which one first did. `reclaim`: a wild card may be taken into the hand for the
    card it stands for.
    """

    to: str = word("any", "own", "nobody")
    needs: str = word("own_meld", "nothing")
    same_turn: bool = flag(True)
    reclaim: bool = flag(False)


@dataclass(frozen=True)
class Discard:
    """`wilds`: when a wild card may be thrown away. `never` still lets a player go on who holds
    nothing else, but not go out with it."""

    wilds: str = word("free", "only_wilds_left", "never")


@part("stock_out", "recycle")
@dataclass(frozen=True)
class Recycle:
    """The pile but for its top card becomes the new stock, shuffled or just turned over.

    `stall_guard`: after so many times in a row without a card put down the hand is blocked;
    0 is never.
    """

    how: str = word("shuffle", "flip")
    stall_guard: int = whole(0, 100, 2)


@part("stock_out", "end_hand")
@dataclass(frozen=True)
class EndHand:
    """The turn in which the last card is drawn is the last of the hand."""


StockOut = Recycle | EndHand
