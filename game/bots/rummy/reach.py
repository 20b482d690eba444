"""Whether a card will come to lie in a meld that is on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.cards import RANK, RANK_CARDS, SUIT, CardId, CardSet, is_joker
from game.engine.rummy.runs import RunKind
from game.engine.state import Meld

if TYPE_CHECKING:
    from game.bots.rummy.mind import Outlook

#: Further than this nobody looks ahead along a run.
STEPS = 3


def reach(outlook: Outlook, card: CardId, hand: CardSet) -> float:
    """The chance that the card can be added to a meld in time."""
    mind, seen = outlook.mind, outlook.seen
    part = mind.rules.game.lay_off
    if part.to == "nobody" or not seen.melds:
        return 0.0
    best = 0.0
    for meld, fits in zip(seen.melds, seen.fits, strict=True):
        if part.to == "own" and meld.owner != seen.viewer:
            continue
        if fits >> card & 1:
            best = 1.0
            break
        kind = mind.rules.kinds[meld.kind]
        if isinstance(kind, RunKind):
            best = max(best, _along(outlook, kind, meld, card, hand))
    if seen.opened[seen.viewer] or part.needs == "nothing":
        return best
    return best * 0.5


def _along(outlook: Outlook, kind: RunKind, meld: Meld, card: CardId, hand: CardSet) -> float:
    """The chance that a run grows up to the card."""
    if is_joker(card):
        return 0.0
    strain = kind.strain(meld.cards, meld.start)
    if kind.strain_of_suit[SUIT[card]] != strain:
        return 0.0
    strain_cards = kind.strain_cards[strain]
    best = 0.0
    for first, step in ((meld.start - 1, -1), (meld.start + len(meld.cards), 1)):
        chance, slot = 1.0, first
        for _ in range(STEPS):
            if not (kind.round or kind.in_bounds(slot, 1)) or chance <= best:
                break
            here = strain_cards & RANK_CARDS[kind.rank_at(slot)]
            if RANK[card] == kind.rank_at(slot):
                best = max(best, chance)
                break
            if not hand & here:
                chance *= outlook.odds.come(here)
            slot += step
    return best
