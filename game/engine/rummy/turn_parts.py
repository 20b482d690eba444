"""The parts of a rummy turn: the pile, laying off, discarding, and the end of the stock."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.parts import flag, part, whole, word


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
