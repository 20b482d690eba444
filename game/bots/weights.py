"""What a player thinks important: numbers that styles change and self-play tunes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """For rummies. A unit is what a card costs on average that stays in the hand.

    `draws`: how many cards one expects to be offered before the hand ends; more is patience.
    `meld`: what a meld is worth besides its cards, in units. `contract`: likewise.
    `burden`: how much cards that may stay in the hand weigh. `danger`: what it costs to give
    the next player a card for a meld, in units. `hold`: first melds are held back until somebody
    is so close to going out, from 0 to 1.

    For fishing games. `leaving`: how much weighs what the next player may take.

    For both. `care`: with less than 1, cards are misjudged. `glance`: how often the
    pile is looked at for wild cards and melds only; `pozo`: how often so if a whole
    pile of few cards may be taken; `blind`: how often it is not looked at.
    `worlds`: how many possible worlds are tried by those who think ahead.
    """

    draws: float = 5.0
    meld: float = 2.0
    contract: float = 12.0
    burden: float = 0.5
    danger: float = 1.5
    hold: float = 0.35
    leaving: float = 0.8
    care: float = 1.0
    glance: float = 0.0
    pozo: float = 0.0
    blind: float = 0.0
    worlds: int = 120


USUAL = Weights()
