"""How well a hand was played, luck aside: what the acts of a player brought against those of the
expert in their place.

Every act that differs from the hint is done, and the hint instead of it; then the expert plays on
for the player, and the others as they are. What all these acts brought together is, over many
hands, what the player has less than the expert would have: if the worlds in which they are tried
are as likely as the true one. So each world begins as the true one, which only the end of the hand
has shown. What nobody could know is shuffled, and hidden cards change places as long as the others
would still have done all they did.

How the hand ended, against how the expert ends it from the same deal, is another measure of the
same. Each is off by luck of its own, so both together are surer than either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import hypot, inf, sqrt
from random import Random
from typing import NamedTuple

from game.bots.advice import Counsellor
from game.bots.base import Bot, decision, dice_of
from game.coach.hand import PlayedHand, lead
from game.coach.judging import OF_CURVES, SEEDS, RatedPlay, Sums, are_alike
from game.coach.quick import do, play_out
from game.coach.sound import PlayingOn
from game.engine.actions import Action
from game.engine.cards import BIT, CardId, CardSet, pack, unpack
from game.engine.chance import Dice, shuffled
from game.engine.notation import AnyRules
from game.engine.state import TableState
from game.engine.visibility import observe

#: How often each act is tried to see how much it varies; and how often all acts are tried then.
FIRST_TRIALS, TRIALS_MOST = 3, 1_000
#: How often an act is taken to vary as much as all do in the mean, besides its own trials.
PRIOR = 2
#: How many times as much one trial of an act varies as the result of a hand, squared.
TRIAL_SPREAD = 0.5
#: How often the hand is played by the expert from its deal.
REPLAYS = 12
#: How many times hidden cards may change places before an act is tried again.
SWAPS = 6


def rated(
    hand: PlayedHand, seat: int, table: PlayingOn, is_late: Callable[[], bool]
) -> RatedPlay | None:
    """Return how a hand was played; None if there was too little time. `table`: who plays on, in
    the seat of the player the expert."""
    company = _Company(hand.rules, table.minds)
    points = list(_points(hand, seat, company))
    if not points:
        return RatedPlay(0.0, 0.0)
    whole = _by_result(hand, seat, company, is_late) if table.as_before else None
    # Neither knows of the other's luck, so the surer one counts for more.
    measures = [one for one in (whole, _by_acts(points, is_late)) if one is not None]
    if not measures:
        return None
    weight = sum(one.weight for one in measures)
    play = sum(one.weight * one.play for one in measures) / weight
    error = hypot(*(one.weight * one.error for one in measures)) / weight
    return RatedPlay(play, OF_CURVES * error)


class _Measure(NamedTuple):
    """What the acts of a player brought, and the standard error of that. `weight`: how sure it is;
    what the trials came to must not say so, or the dear ones would count for less."""

    play: float
    error: float
    weight: float


def _by_acts(points: Sequence[_Departure], is_late: Callable[[], bool]) -> _Measure | None:
    """Measure each act against the hint; those that vary most are tried most. Which ones do is seen
    in the first trials. They count for their part of all trials, not for that of their own act: an
    act that seldom costs much is tried little where it has cost nothing at first, and would seem to
    cost less."""
    first, more = [Sums() for _ in points], [Sums() for _ in points]
    for number in range(FIRST_TRIALS * len(points)):
        if is_late():
            break
        first[number % len(points)].add(points[number % len(points)].gained())
    spreads = _spreads(first)
    for _ in range(TRIALS_MOST):
        if is_late():
            break
        gains = [_gain(s, one.count) for s, one in zip(spreads, more, strict=True)]
        at = gains.index(max(gains))
        more[at].add(points[at].gained())
    tried = [one + other for one, other in zip(first, more, strict=True)]
    trials = sum(one.count for one in tried)
    if trials < 2 * len(points):
        return None
    part = sum(one.count for one in first) / trials if all(one.count for one in more) else 1.0
    play = sum(
        part * one.mean + (1 - part) * other.mean for one, other in zip(first, more, strict=True)
    )
    squares = sum(
        spread * (part**2 / one.count + (1 - part) ** 2 / max(1, other.count))
        for spread, one, other in zip(_spreads(tried), first, more, strict=True)
    )
    return _Measure(play, sqrt(squares), trials / (TRIAL_SPREAD * len(points) ** 2))


def _gain(spread: float, count: int) -> float:
    """Return how much surer one trial more makes an act."""
    return spread / count / (count + 1) if count else inf


def _spreads(tried: Sequence[Sums]) -> list[float]:
    """Return by how much the trials of each act vary, squared: what a few trials show of one act
    says less than what all show."""
    squares = [one.squares - one.total**2 / max(1, one.count) for one in tried]
    mean = sum(squares) / max(1, sum(one.count - 1 for one in tried))
    return [
        (own + PRIOR * mean) / (one.count - 1 + PRIOR)
        for own, one in zip(squares, tried, strict=True)
    ]


def _by_result(
    hand: PlayedHand, seat: int, company: _Company, is_late: Callable[[], bool]
) -> _Measure | None:
    """Measure how the hand ended against how the expert ends it, dealt the same cards."""
    rules, dealt, results = hand.rules, hand.dealt, Sums()
    for number in range(REPLAYS):
        if is_late():
            break
        table, dice = dealt.clone(), Random(f"replay {number}")
        if not table.stock_open:
            table.stock = shuffled(table.stock, dice)
        play_out(rules, company, table, dice)
        results.add(lead(rules, dealt.standing, table.standing, seat))
    if results.count < 2:
        return None
    # The hand itself was as lucky as any of these.
    error = results.error * sqrt(results.count + 1)
    return _Measure(hand.result(seat) - results.mean, error, 1)


class _Company:
    """All players of a table, each with a mind of their own."""

    effort = 1

    def __init__(self, rules: AnyRules, minds: Sequence[Bot]) -> None:
        self.rules = rules
        self._minds = minds

    def act(self, table: TableState, dice: Dice) -> Action:
        assert isinstance(dice, Random)
        seen, legal = observe(table, table.to_act), self.rules.legal_actions(table)
        return decision(self._minds[table.to_act], seen, legal, dice)

    def would(self, table: TableState, act: Action) -> bool:
        """Return whether the player to act would do this."""
        return are_alike(self.act(table, dice_of(observe(table, table.to_act))), act)


class _Past(NamedTuple):
    """A moment at which another player acted; `is_own_mind`: as their mind would have."""

    table: TableState
    act: Action
    is_own_mind: bool


def _points(hand: PlayedHand, seat: int, company: _Company) -> Iterator[_Departure]:
    """Yield all moments at which the player did not do what the hint says."""
    rules, counsellor = hand.rules, Counsellor(hand.rules)
    past: list[_Past] = []
    never_seen = rules.deck_set
    for number, entry, table in hand.states():
        never_seen &= _hidden(table, seat)
        if entry.action is None or not table.phase.in_play:
            continue
        if entry.seat != seat:
            is_own_mind = company.would(table, entry.action)
            past.append(_Past(table.clone(), entry.action, is_own_mind))
            continue
        legal = rules.legal_actions(table)
        if len(legal) == 1:
            continue
        seen = observe(table, seat)
        hint = decision(counsellor, seen, legal, dice_of(seen))
        if not are_alike(hint, entry.action):
            acts = entry.action, hint
            yield _Departure(company, seat, table, acts, past, never_seen, Random(number))


def _hidden(table: TableState, seat: int) -> CardSet:
    """Return all cards whose place a player does not know."""
    found = 0 if table.stock_open else pack(table.stock)
    for other, cards in enumerate(table.hands):
        if other != seat:
            found |= cards & ~table.known[other]
    return found


class _Departure:
    """A moment at which the player did not do what the hint says. `acts`: what was done, and the
    hint; `past`: what the others did before; `unseen`: cards that the player has never seen."""

    def __init__(
        self,
        company: _Company,
        seat: int,
        table: TableState,
        acts: tuple[Action, Action],
        past: Sequence[_Past],
        unseen: CardSet,
        dice: Random,
    ) -> None:
        self.company = company
        self.seat = seat
        self.table = table.clone()
        self.acts = acts
        self.past = [one._replace(table=one.table.clone()) for one in past]
        self.unseen = unseen
        self._dice = dice

    def gained(self) -> float:
        """Return what was done brought more than the hint, in one more world."""
        for _ in range(SWAPS):
            self._swap()
        world, rules = self.table.clone(), self.company.rules
        if not world.stock_open:
            world.stock = shuffled(world.stock, self._dice)
        seed, results = int(self._dice.random() * SEEDS), []
        for act in self.acts:
            table, dice = world.clone(), Random(seed)
            do(rules, table, act, dice)
            play_out(rules, self.company, table, dice)
            results.append(lead(rules, world.standing, table.standing, self.seat))
        return results[0] - results[1]

    def _swap(self) -> None:
        """Have two hidden cards change places, at least one of them in a hand, if the others would
        have done the same with them."""
        table = self.table
        held = [
            (card, cards)
            for seat, cards in enumerate(table.hands)
            if seat != self.seat
            for card in unpack(cards & self.unseen)
        ]
        if not held:
            return
        one, own = held[int(self._dice.random() * len(held))]
        free = unpack(self.unseen & ~own)
        if not free:
            return
        other = free[int(self._dice.random() * len(free))]
        both = BIT[one] | BIT[other]
        changed: list[TableState] = []
        for moment in self.past:
            then = moment.table
            if _is_split(then.hands[then.to_act], both):
                then.hands[then.to_act] ^= both
                changed.append(then)
                if not self._may_be(moment):
                    for back in changed:
                        back.hands[back.to_act] ^= both
                    return
        table.hands = [cards ^ both if _is_split(cards, both) else cards for cards in table.hands]
        table.stock = [_other_one(card, one, other) for card in table.stock]

    def _may_be(self, moment: _Past) -> bool:
        """Return whether a player would have done the same with the hand they hold there now."""
        if moment.is_own_mind:
            return self.company.would(moment.table, moment.act)
        return self.company.rules.refuse(moment.table, moment.act) is None


def _is_split(cards: CardSet, both: CardSet) -> bool:
    return (cards & both) not in (0, both)


def _other_one(card: CardId, one: CardId, other: CardId) -> CardId:
    return other if card == one else one if card == other else card
