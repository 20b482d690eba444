"""What a hand may become: the melds it could grow into, and how likely each of them is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import log1p
from typing import NamedTuple

from game.bots.rummy.odds import Odds
from game.bots.rummy.patterns import Pattern
from game.engine.cards import CardId, CardSet
from game.engine.work import Patience

#: Less likely melds are not worth a thought.
LEAST = 0.01
#: So many melds of a kind are tried when a contract is put together.
KEPT = 12
#: So many of them are put beside others at the most, and so many plans are made.
TRIED_MOST, PLANS_MOST = 30_000, 1_500
#: A plan so much worse than the best one is no plan.
FAR_WORSE = 0.03
#: No card is so sure of its meld that it could not be outdone.
SURE = 0.999


class Hope(NamedTuple):
    """A meld to be. `rely`: the cards of the hand it cannot do without; `wilds`: spent on it."""

    kind: int
    chance: float
    rely: CardSet
    wilds: int


class Plan(NamedTuple):
    """Hopes that share no card and together make a contract."""

    chance: float
    rely: CardSet
    wilds: int


def hopes_of(
    hand: CardSet, patterns: Sequence[Pattern], odds: Odds, wild_count: int
) -> Iterator[Hope]:
    """Every meld the hand could grow into; with more and more wild cards, if it has any."""
    for pattern in patterns:
        held = hand & pattern.cards
        if not held:
            continue
        missing, rely = _alike(held, pattern, odds) if pattern.alike else _each(held, pattern, odds)
        for wilds in range(min(pattern.wilds, wild_count, len(missing)) + 1):
            chance = 1.0
            for share in missing[wilds:]:
                chance *= share
            if chance > LEAST:
                yield Hope(pattern.kind, chance, rely, wilds)


def _each(held: CardSet, pattern: Pattern, odds: Odds) -> tuple[list[float], CardSet]:
    """The chances of the missing cards, the least likely first, and the cards relied on."""
    missing, rely = [], 0
    for seat in pattern.seats:
        here = held & seat
        if not here:
            missing.append(odds.come(seat))
        elif not here & (here - 1):
            rely |= here
    missing.sort()
    return missing, rely


def _alike(held: CardSet, pattern: Pattern, odds: Odds) -> tuple[list[float], CardSet]:
    count, size = held.bit_count(), len(pattern.seats)
    if count > size:
        return [], 0
    share = odds.come(pattern.cards)
    # Of the same few cards the next one is harder to get.
    missing = [share * 0.8**more for more in range(size - count)]
    return missing[::-1], held


def chances(hopes: Sequence[Hope], cards: Sequence[CardId]) -> dict[CardId, float]:
    """For each card, the chance that it comes to lie in a meld."""
    against = dict.fromkeys(cards, 1.0)
    for hope in hopes:
        # A wild card serves one meld only, so what leans on one counts for less.
        fails = 1.0 - min(hope.chance * 0.5**hope.wilds, SURE)
        for card in cards:
            if hope.rely >> card & 1:
                against[card] *= fails
    return {card: 1.0 - fails for card, fails in against.items()}


def plans_of(hopes: Sequence[Hope], wanted: Mapping[int, int], wild_count: int) -> list[Plan]:
    """The likeliest ways to a contract that wants so many melds of each kind."""
    choices: list[list[Hope]] = []
    for kind, count in wanted.items():
        likely = sorted((hope for hope in hopes if hope.kind == kind), key=_by_chance)[:KEPT]
        choices += [likely] * count
    found: list[Plan] = []
    best = 0.0
    patience = Patience(TRIED_MOST)

    def choose(at: int, first: int, chance: float, rely: CardSet, wilds: int) -> None:
        nonlocal best
        if at == len(choices):
            found.append(Plan(chance, rely, wilds))
            best = max(best, chance)
            return
        again = at + 1 < len(choices) and choices[at + 1] is choices[at]
        for number in range(first, len(choices[at])):
            hope = choices[at][number]
            together = chance * hope.chance
            if together < best * FAR_WORSE:
                break
            if not patience.spend() or len(found) >= PLANS_MOST:
                return
            if not hope.rely & rely and hope.wilds + wilds <= wild_count:
                following = number + 1 if again else 0
                choose(at + 1, following, together, rely | hope.rely, wilds + hope.wilds)

    choose(0, 0, 1.0, 0, 0)
    return [plan for plan in found if plan.chance >= best * FAR_WORSE]


def _by_chance(hope: Hope) -> tuple[float, int]:
    return -hope.chance, hope.rely


def weight(plans: Sequence[Plan]) -> float:
    """How much speaks for the contract: nothing, or more and more without a limit."""
    return -sum(log1p(-min(plan.chance, SURE)) for plan in plans)
