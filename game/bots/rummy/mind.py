"""The view a rummy player has of a hand: what each card is good for, what it costs to keep it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import log1p, prod
from typing import Final, NamedTuple

from game.bots.base import Weights
from game.bots.rummy.prospects import (
    Hoard,
    Odds,
    Partners,
    Pattern,
    Seats,
    is_stuck,
    kinds_sought,
    melds_owed,
    partners_of,
    patterns_of,
)
from game.bots.rummy.winning import WinningTurns
from game.engine.arrange.arranger import Arranger
from game.engine.arrange.search import Objective, most_points
from game.engine.cards import (
    BIT,
    CardId,
    CardSet,
    each,
    faces_held,
    pack,
    unpack,
    with_twins,
)
from game.engine.rummy.flow import RummyRules
from game.engine.scoring.points import total
from game.engine.visibility import Observation
from game.engine.work import Patience

#: How many cards ahead along a run anybody looks.
STEPS: Final = 3


def reach(outlook: Outlook, card: CardId, hand: CardSet) -> float:
    """Return the chance that the card can be added to a meld in time."""
    mind, seen = outlook.mind, outlook.seen
    part = mind.rules.lay_off
    if part.to == "nobody" or not seen.melds:
        return 0.0
    best = 0.0
    for meld, fits in zip(seen.melds, seen.fits, strict=True):
        if part.to == "own" and meld.owner != seen.viewer:
            continue
        if fits >> card & 1:
            best = 1.0
            break
        for between in mind.rules.kinds[meld.kind].ways_to(meld, card, STEPS):
            chance = 1.0
            for cards in between:
                if not hand & cards:
                    chance *= outlook.odds.come(cards)
            best = max(best, chance)
    if seen.opened[seen.viewer] or mind.rules.laying.adds_unopened:
        return best
    return best * 0.5


#: The share of its danger that is left to a card whose twin lies in the pile: one player threw it,
#: another left it.
PASSED: Final = 0.4
#: The chance to hold several cards of one rank, against the product of the chances of each.
ALIKE: Final = 0.6
#: What a card that only lengthens a meld is worth to others, against one that makes a meld.
GIFT: Final = 0.5
#: The next player may go out with a gift if they have fewer cards than this.
NEAR_OUT: Final = 4
DECISIVE: Final = 2.0


class Danger:
    """The danger of throwing each card. `partners`: the cards with which each makes a meld that the
    next player may be collecting for."""

    def __init__(
        self,
        rules: RummyRules,
        seen: Observation,
        odds: Odds,
        partners: Partners,
        conclude: float,
    ) -> None:
        self.rules = rules
        self.seen = seen
        self.odds = odds
        self.partners = partners
        self.taker = seen.standing.next_seat[seen.viewer]
        self.passed = with_twins(pack(seen.pile[:-1]))
        # The more players there are, the fewer of these cards were thrown or left by the next one.
        self.doubt = conclude ** (2 / seen.standing.out.count(False))
        #: Cards not held together: with them the next player would have taken a card that was left.
        self.refuted = (
            {rest for card in each(faces_held(self.passed)) for rest in partners[card]}
            if conclude < 1.0
            else set()
        )
        self.size = seen.hand_sizes[self.taker]
        #: What a gift may cost, against a usual one: a player with few cards may end the hand with
        #: it.
        self.stake = 1.0 + max(0.0, DECISIVE * (NEAR_OUT - self.size))

    def of(self, card: CardId) -> float:
        """Return the chance that the next player makes use of the card, from 0 to about 1."""
        if not self.rules.pile.is_drawn:
            return 0.0
        if self.rules.wilds >> card & 1:
            return 1.0
        lies_at_once = self.rules.laying.joins(self.seen, self.taker, card)
        safe = 1.0 - GIFT if lies_at_once else 1.0
        share = min(PASSED, self.doubt) if self.passed >> card & 1 else 1.0
        for rest in self.partners[card]:
            likely = self.doubt if rest in self.refuted else share
            safe *= 1.0 - min(likely, share) * self._holds(rest)
        return 1.0 - safe

    def _holds(self, rest: Seats) -> float:
        """Return the chance that the next player holds the rest of a meld."""
        holds, taker = self.odds.holds, self.taker
        if len(rest) > self.size:
            return 0.0
        if len(rest) > 1 and rest[0] == rest[1]:
            return ALIKE * holds(taker, rest[0]) ** len(rest)
        chance = 1.0
        for seat in rest:
            chance *= holds(taker, seat)
        return chance


#: The least chance of a hope that is looked at, if the player has one meld of a kind in mind; it is
#: divided by the number of melds in mind.
LEAST: Final = 0.12
#: The most hopes put beside others, and the most plans made.
TRIED_MOST, PLANS_MOST = 30_000, 1_500
#: A plan is left out if its chance is a smaller share than this of the best one's.
FAR_WORSE: Final = 0.03
#: The most that any chance is taken for.
SURE: Final = 0.999


class Hope(NamedTuple):
    """A meld the hand may grow into. `rely`: the cards of the hand it cannot do without; `wilds`:
    spent on it."""

    kind: int
    chance: float
    rely: CardSet
    wilds: int


class ContractHopes(NamedTuple):
    """Hopes that share no card and together make a contract."""

    chance: float
    rely: CardSet
    wilds: int


def hopes_of(
    hand: CardSet, patterns: Sequence[Pattern], odds: Odds, wild_count: int, least: float
) -> Iterator[Hope]:
    """Yield every meld the hand could grow into; with more and more wild cards, if it has any."""
    for pattern in patterns:
        held = hand & pattern.cards
        if not held:
            continue
        missing, rely = _alike(held, pattern, odds) if pattern.alike else _each(held, pattern, odds)
        for wilds in range(min(pattern.wilds, wild_count, len(missing)) + 1):
            chance = 1.0
            for share in missing[wilds:]:
                chance *= share
            if chance > least:
                yield Hope(pattern.kind, chance, rely, wilds)


def _each(held: CardSet, pattern: Pattern, odds: Odds) -> tuple[list[float], CardSet]:
    """Return the chances of the missing cards, the least likely first, and the cards relied on."""
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
    # Each further one of the same few cards is harder to get.
    missing = [share * 0.8**more for more in range(size - count)]
    return missing[::-1], held


def chances(hopes: Sequence[Hope], cards: Sequence[CardId]) -> dict[CardId, float]:
    """Return for each card the chance that it comes to lie in a meld."""
    against = dict.fromkeys(cards, 1.0)
    for hope in hopes:
        # A wild card serves one meld only, so a hope that needs wild cards counts for less.
        fails = 1.0 - min(hope.chance * 0.5**hope.wilds, SURE)
        for card in cards:
            if hope.rely >> card & 1:
                against[card] *= fails
    return {card: 1.0 - fails for card, fails in against.items()}


def plans_of(
    hopes: Sequence[Hope], wanted: Mapping[int, int], wild_count: int, breadth: int
) -> list[ContractHopes]:
    """Return the likeliest ways to a contract that wants these numbers of melds. `breadth`: how
    many melds of a kind are tried."""
    choices: list[list[Hope]] = []
    for kind, count in wanted.items():
        likely = sorted([hope for hope in hopes if hope.kind == kind], key=_by_chance)[:breadth]
        choices += [likely] * count
    planning = _Hoping(choices, wild_count)
    planning.choose(0, 0, 1.0, 0, 0)
    return [plan for plan in planning.found if plan.chance >= planning.best * FAR_WORSE]


class _Hoping:
    """The plans for a contract in the making. `choices`: for each meld of the contract, the hopes
    it may be."""

    def __init__(self, choices: Sequence[Sequence[Hope]], wild_count: int) -> None:
        self.choices = choices
        self.wild_count = wild_count
        self.found: list[ContractHopes] = []
        self.best = 0.0
        #: For each meld, how many of the same kind follow it, and the best chance of all others.
        self._alike: list[int] = []
        self._others: list[float] = []
        for at, own in enumerate(choices):
            following = choices[at + 1 :]
            self._alike.append(sum([one is own for one in following]))
            others = [one[0].chance if one else 0.0 for one in following if one is not own]
            self._others.append(prod(others))
        self._patience = Patience(TRIED_MOST)

    def choose(self, at: int, first: int, chance: float, rely: CardSet, wilds: int) -> None:
        choices, alike, others = self.choices[at], self._alike[at], self._others[at]
        is_last = at + 1 == len(self.choices)
        for number in range(first, len(choices)):
            _, likely, relied, spent = choices[number]
            together = chance * likely
            # Those that follow of the same kind are no likelier than this one.
            if together * likely**alike * others < self.best * FAR_WORSE:
                break
            if not self._patience.spend() or len(self.found) >= PLANS_MOST:
                return
            if relied & rely or spent + wilds > self.wild_count:
                continue
            if is_last:
                self.found.append(ContractHopes(together, rely | relied, wilds + spent))
                self.best = max(self.best, together)
            else:
                following = number + 1 if alike else 0
                self.choose(at + 1, following, together, rely | relied, wilds + spent)


def _by_chance(hope: Hope) -> tuple[float, int]:
    return -hope.chance, hope.rely


def weight(plans: Sequence[ContractHopes]) -> float:
    """Return how much speaks for the contract: from 0 up, without a limit."""
    return -sum([share for _, share in shares(plans)], 0.0)


def shares(plans: Sequence[ContractHopes]) -> list[tuple[CardSet, float]]:
    """Return the cards each plan relies on, and by how much it lowers the doubt, as a logarithm."""
    return [(plan.rely, log1p(-min(plan.chance, SURE))) for plan in plans]


#: With this few cards in another hand, the end is near.
NEAR_THE_END: Final = 4
#: Where the stock never comes back, how many turns before its end everybody hurries.
LAST_TURNS: Final = 3
#: How much longer than usual a hand is expected to go on in which everybody waits.
PATIENCE: Final = 3.0
#: How much the dealer prefers to keep dear cards where everybody waits; the others keep cheap ones.
AWAY_FROM_OTHERS: Final = 0.5
#: How much more surely cards are still held in the end when somebody is about to go out.
LATE_BURDEN: Final = 0.5
#: If no more cards than these lie in no meld, the next meld may be the last.
LOOSE_MOST: Final = 4
#: How much of a finished meld in the hand is counted as if it lay on the table.
SOON: Final = 0.9


class RummyMind:
    """What is worked out from the rules once, for all hands."""

    def __init__(self, rules: RummyRules, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.costs = rules.game.score.held.by_card
        deck = rules.deck
        self.unit = max(0.1, sum(self.costs[card] for card in deck) / len(deck))
        self.hoard = Hoard(rules)
        self.patterns = patterns_of(rules.kinds)
        self.relief = self._relief()
        self.arranger = Arranger(rules.kinds, self._objective())
        self.winning = WinningTurns(rules)
        self._by_kinds: dict[tuple[int, ...], tuple[Pattern, ...]] = {}
        self._partners: dict[frozenset[int], Partners] = {}

    def _relief(self) -> tuple[int, ...]:
        """Return what it is worth that each card leaves the hand: its points, and that it leaves at
        all."""
        tempo = max(1, round(self.unit))
        return tuple(tempo + cost for cost in self.costs)

    def _objective(self) -> Objective:
        score = self.rules.game.score
        if score.melds_count:
            return most_points(score, self.relief)
        return Objective(self.relief)

    def sought(self, seen: Observation, seat: int) -> Sequence[Pattern]:
        """Return the melds a player may be collecting for."""
        kinds = kinds_sought(self.rules, seen, seat)
        found = self._by_kinds.get(kinds)
        if found is None:
            found = tuple(pattern for pattern in self.patterns if pattern.kind in kinds)
            self._by_kinds[kinds] = found
        return found

    def partners(self, sought: Sequence[Pattern]) -> Partners:
        """Return with which cards each card makes one of these melds."""
        kinds = frozenset(pattern.kind for pattern in sought)
        found = self._partners.get(kinds)
        if found is None:
            found = self._partners[kinds] = partners_of(sought)
        return found


class Outlook:
    """What a player can tell at one moment, from one seat."""

    def __init__(self, mind: RummyMind, seen: Observation) -> None:
        self.mind = mind
        self.seen = seen
        self.me = seen.viewer
        weights = mind.weights
        #: The fewest cards in another hand.
        self.least = self._least()
        self.threat = self._threat()
        self.is_stuck = is_stuck(seen)
        patience = PATIENCE if self.is_stuck else 1.3 - self.threat
        #: What the player remembers: of the pile, only as many of the last cards as `memory` says.
        self.recalled = seen._replace(pile=seen.pile[-weights.memory :])
        self.odds = Odds(mind.rules, self.recalled, weights.draws * patience)
        self.sought = mind.sought(seen, self.me)
        self.contract = melds_owed(mind.rules, seen, self.me)

    @cached_property
    def danger(self) -> Danger:
        mind, seen = self.mind, self.seen
        sought = mind.sought(seen, seen.standing.next_seat[self.me])
        return Danger(
            mind.rules, self.recalled, self.odds, mind.partners(sought), mind.weights.conclude
        )

    def _least(self) -> int:
        seen = self.seen
        sizes = [
            size
            for seat, size in enumerate(seen.hand_sizes)
            if seat != seen.viewer and not seen.standing.out[seat] and size
        ]
        return min(sizes, default=NEAR_THE_END)

    def _threat(self) -> float:
        """Return how soon somebody else may go out, from 0 to 1."""
        seen = self.seen
        close = max(0.0, (NEAR_THE_END + 1 - self.least) / NEAR_THE_END)
        in_play = seen.standing.out.count(False)
        late = 0.0
        if self.mind.rules.game.stock_out.ends_hand:
            late = max(0.0, 1.0 - seen.stock_size / (LAST_TURNS * in_play))
        return min(1.0, 0.15 + 0.02 * seen.turn_no / max(1, in_play) + 0.6 * close + 0.8 * late)

    @property
    def burden(self) -> float:
        """Return how surely a card that is kept is still held when the hand ends."""
        if self.is_stuck and self.contract:
            # If all keep cheap cards, all wait for the same few ones; so the dealer keeps others.
            return -AWAY_FROM_OTHERS if self.me == self.seen.dealer else 0.0
        sure = max(0.0, self.threat - 0.5)
        return self.mind.weights.burden * (0.5 + self.threat) + LATE_BURDEN * sure

    # Hands ----------------------------------------------------------------------------------

    def hopes(self, hand: CardSet) -> list[Hope]:
        wilds = hand & self.mind.rules.wilds
        least = LEAST / self.mind.weights.breadth
        return list(hopes_of(hand, self.sought, self.odds, wilds.bit_count(), least))

    def keeping(self, hand: CardSet) -> dict[CardId, float]:
        """Return for each card what it is worth to keep it, in units; the danger of giving it away
        is not part of it."""
        cards = unpack(hand)
        if self.contract:
            gains = self._for_the_contract(hand, cards)
        else:
            gains = self._for_melds(hand, cards)
        mind, burden = self.mind, self.burden
        worth = {}
        for card in cards:
            gain = gains[card]
            if mind.rules.wilds & BIT[card]:
                gain += mind.weights.meld
            worth[card] = gain - burden * mind.costs[card] / mind.unit
        return worth

    def _for_melds(self, hand: CardSet, cards: Sequence[CardId]) -> dict[CardId, float]:
        likely = chances(self.hopes(hand), cards)
        weights = self.mind.weights
        gain = weights.meld + (weights.finish if len(cards) <= LOOSE_MOST else 0.0)
        reached = {card: reach(self, card, hand) for card in cards}
        return {
            card: max(likely[card], reached[card]) * (gain + self.mind.costs[card] / self.mind.unit)
            for card in cards
        }

    def _for_the_contract(self, hand: CardSet, cards: Sequence[CardId]) -> dict[CardId, float]:
        plans = shares(self.plans(hand))
        whole = -sum([share for _, share in plans], 0.0)
        contract = self.mind.weights.contract
        gains = {}
        for card in cards:
            rest = -sum([share for rely, share in plans if not rely >> card & 1], 0.0)
            gains[card] = contract * (whole - rest) / (whole + 0.1)
            gains[card] += 0.5 * reach(self, card, hand)
        return gains

    def plans(self, hand: CardSet) -> list[ContractHopes]:
        wilds = (hand & self.mind.rules.wilds).bit_count()
        return plans_of(self.hopes(hand), self.contract, wilds, self.mind.weights.breadth)

    def worth(self, hand: CardSet) -> float:
        """Return what it is worth to be left with this hand, in units."""
        mind = self.mind
        contract = mind.weights.contract if mind.rules.laying.judges else 0.0
        if self.contract:
            chance = 1.0 - 1.0 / (1.0 + weight(self.plans(hand)))
            return contract * chance - self._owed(hand)
        if not self.sought:
            lies = sum(
                reach(self, card, hand) * (1 + mind.costs[card] / mind.unit) for card in each(hand)
            )
            return contract + lies - self._owed(hand)
        best = mind.arranger.best(hand)
        ready = hand & ~best.left
        points = best.value - total(ready, mind.relief)
        strays = unpack(best.left)
        gains = self._for_melds(best.left, strays)
        return (
            contract
            + SOON * points / mind.unit
            - self.threat * SOON * total(ready, mind.costs) / mind.unit
            - self._owed(best.left)
            + mind.weights.wild * (hand & mind.rules.wilds).bit_count()
            + 0.5 * sum(gains.values())
        )

    def _owed(self, hand: CardSet) -> float:
        """Return what cards that lie in no meld may cost: in points in the end, and because they
        are still to be laid."""
        mind = self.mind
        points = self.burden * total(hand, mind.costs) / mind.unit
        return points + mind.weights.stray * hand.bit_count()
