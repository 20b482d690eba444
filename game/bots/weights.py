"""What a player thinks important: numbers that styles change and self-play tunes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """For rummies. A unit is what a card costs on average that stays in the hand.

    `draws`: how many cards one expects to be offered before the hand ends; more is patience.
    `meld`: what a meld is worth besides its cards, in units. `contract`: likewise.
    `burden`: how much cards that may stay in the hand weigh. `danger`: what it costs to give
    the next player a card for a meld, in units. `hold`: how readily a hand is kept back to go
    out in one turn, from 0 to 1.
    """

    draws: float = 5.0
    meld: float = 3.0
    contract: float = 12.0
    burden: float = 0.5
    danger: float = 1.5
    hold: float = 0.5
    leaving: float = 0.8


USUAL = Weights()
