"""The reasons of a fishing player: what a take is worth, what is left to the others, what a card in
the hand can take later, and the card that nothing takes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from game.bots.base import USUAL, Fact, Reason
from game.bots.fishing.at_sight import AtSight
from game.bots.fishing.offers import STEP, Prizes, captured
from game.bots.reasons.deciding import Parts, best, deciders
from game.engine.actions import BUILD, TAKE, TRAIL, Action
from game.engine.cards import BIT, CardId, CardSet, each, one_of_each_face, pack
from game.engine.chance import IN_THOUGHT
from game.engine.fishing.flow import FishingRules
from game.engine.scoring.categories import Race
from game.engine.scoring.points import total
from game.engine.state import TableState
from game.engine.visibility import Observation, unseen

#: What two acts may differ by, in points, to be about equal.
EVEN: Final = 0.05
#: The most acts that are compared.
COMPARED_MOST: Final = 40
NAMED_MOST: Final = 4
#: What is true of an act by itself is not said where one of these has said more of it.
SAID_MORE_OF: Final = {
    "advice.trail_left": {"advice.leaves_less"},
    "advice.takes_cards": {"advice.take_cards"},
    "advice.takes_points": {"advice.take_points", "advice.take_all"},
}
#: The parts of an act's worth.
CATCH, RACES, LEFT, LATER = range(4)


class FishingReasoner:
    """The reasons for acts at any moment of one game."""

    def __init__(self, rules: FishingRules) -> None:
        self.rules = rules
        self.at_sight = AtSight(rules, USUAL)

    def reasons(
        self,
        seen: Observation,
        legal: Sequence[Action],
        act: Action,
        instead: Action | None = None,
    ) -> Iterator[Reason]:
        """Yield why this act is better than the one that is compared; without one, than any other.
        The reason that decides comes first, and there is always one."""
        others = [other for other in legal if other != act] if instead is None else [instead]
        if not others:
            return iter([Reason("advice.play_only")])
        if len(others) > COMPARED_MOST:
            worth = self.at_sight.worths(seen, others, Random(0))
            others = sorted(worth, key=lambda one: -worth[one])[:COMPARED_MOST]
        return _FishingMoment(self, seen, act, others).all()


class PlayOutcome(NamedTuple):
    """What an act leads to. `points`: of the cards that change sides, and of a sweep; `cards`:
    those that are taken; `is_sweep`: nothing is left of the table. `takers`: the unseen cards that
    could then take something; `scoring`: those that would take points. `later`: the cards of the
    hand that could take something next, and the points that each would."""

    points: int
    cards: tuple[CardId, ...]
    is_sweep: bool
    takers: CardSet
    scoring: CardSet
    later: dict[CardId, int]


class _FishingMoment:
    def __init__(
        self, reasoner: FishingReasoner, seen: Observation, act: Action, others: Sequence[Action]
    ) -> None:
        self.rules = reasoner.rules
        self.at_sight = reasoner.at_sight
        self.seen = seen
        self.side = seen.standing.sides[seen.viewer]
        self.worth = self.rules.game.score.cards.by_card
        self.special = self.rules.game.special_card()
        self.unseen = unseen(self.rules.deck_set, seen)
        # Any table will do that fits what is seen.
        self.table = self.rules.world(seen, Random(0))
        self.acts = [act, *others]

    def all(self) -> Iterator[Reason]:
        parts = {number: self._parts(act) for number, act in enumerate(self.acts)}
        others = range(1, len(self.acts))
        nearest = best(others, parts)
        if abs(sum(parts[nearest], 0.0) - sum(parts[0], 0.0)) < EVEN:
            yield from self._of_equals(self.acts[nearest])
        said: set[str] = set()
        for decider in deciders(0, others, parts):
            for reason in self._told(decider.part, self.acts[decider.other]):
                said.add(reason.key)
                yield reason
        for reason in self._of_itself():
            if not SAID_MORE_OF.get(reason.key, set()) & said:
                yield reason

    def _of_equals(self, instead: Action) -> Iterator[Reason]:
        """Yield the reason that two acts are even, if they look alike and lead to the same as far
        as it can be counted."""
        act = self.acts[0]
        mine, theirs = self._outcome(act), self._outcome(instead)
        card, other = act.cards[0], instead.cards[0]
        if act.kind != instead.kind or self.worth[card] != self.worth[other]:
            return
        if (mine.points, len(mine.cards), mine.scoring.bit_count()) != (
            theirs.points,
            len(theirs.cards),
            theirs.scoring.bit_count(),
        ):
            return
        if card == other:
            yield Reason("advice.way_even")
        elif self.special not in (card, other):
            yield Reason("advice.play_even", {"card": card, "other": other})

    # What an act leads to -------------------------------------------------------------------

    def _after(self, act: Action) -> TableState:
        after = self.table.clone()
        self.rules.apply(after, act, IN_THOUGHT)
        return after

    def _points(self, after: TableState) -> int:
        """Return the points that change sides."""
        sweeps = after.sweeps[self.side] - self.table.sweeps[self.side]
        points = sweeps * self.rules.game.score.sweep
        for side, won in enumerate(after.won):
            gained = total(won & ~self.table.won[side], self.worth)
            points += gained if side == self.side else -gained
        return points

    def _parts(self, act: Action) -> Parts:
        """Return the parts of an act's worth at first sight."""
        caught, left, later = self.at_sight.promise(self.seen, self.table, act)
        points = float(self._points(self._after(act)))
        return points, caught - points, left, later

    def _outcome(self, act: Action) -> PlayOutcome:
        after = self._after(act)
        cards, things = captured(self.seen, act) if act.kind == TAKE else ((), 1)
        is_sweep = after.sweeps[self.side] > self.table.sweeps[self.side]
        facts = self._points(after), tuple(cards), is_sweep and not things
        if not after.phase.in_play:
            return PlayOutcome(*facts, 0, 0, {})
        offers = _Offered(self.rules, after)
        takers = pack(card for card in each(self.unseen) if offers.takes(card))
        scoring = pack(card for card in each(takers) if offers.points(card) > 0)
        rest = self.seen.hand & ~BIT[act.cards[0]]
        later = {card: offers.points(card) for card in each(rest) if offers.takes(card)}
        return PlayOutcome(*facts, takers, scoring, later)

    # Words ----------------------------------------------------------------------------------

    def _told(self, part: int, instead: Action) -> Iterator[Reason]:
        act = self.acts[0]
        mine, theirs = self._outcome(act), self._outcome(instead)
        if part == CATCH:
            yield from self._of_the_catch(mine, theirs)
        elif part == RACES:
            yield from self._of_the_races(mine, theirs)
        elif part == LEFT:
            yield from self._of_what_is_left(act, instead, mine, theirs)
        else:
            yield from self._of_later(act, instead, mine, theirs)

    def _of_the_catch(self, mine: PlayOutcome, theirs: PlayOutcome) -> Iterator[Reason]:
        score = self.rules.game.score
        if mine.is_sweep and not theirs.is_sweep:
            yield Reason("advice.take_all", {"points": score.sweep})
        counting = pack(card for card in mine.cards if self.worth[card] > 0)
        if counting:
            told: dict[str, Fact] = {"points": total(counting, self.worth)}
            yield Reason("advice.take_points", {**told, "cards": _named(counting)})

    def _of_the_races(self, mine: PlayOutcome, theirs: PlayOutcome) -> Iterator[Reason]:
        """Yield the reasons of the races for most cards, most of a suit and the like; the
        weightiest one comes first."""
        prizes = Prizes(self.rules, self.seen.won, self.side)
        races = list(zip(self.rules.game.score.races, prizes.pulls, strict=True))
        found = []
        for race, pull in [*races[1:], *races[:1]]:
            count, less = (_count(one.cards, race.cards) for one in (mine, theirs))
            if count > less:
                found.append((pull * (count - less), self._race(race, count)))
        found += self._of_the_primiera(mine, theirs)
        for weight, reason in sorted(found, key=lambda one: -one[0]):
            if weight > 0:
                yield reason

    def _race(self, race: Race, count: int) -> Reason:
        counts = [(cards & race.cards).bit_count() for cards in self.seen.won]
        most = max(counts[: self.side] + counts[self.side + 1 :])
        facts: dict[str, Fact] = {"count": count, "have": counts[self.side], "most": most}
        return Reason(f"advice.take_{race.key.removeprefix('most_')}", {**facts, **race.facts})

    def _of_the_primiera(
        self, mine: PlayOutcome, theirs: PlayOutcome
    ) -> Iterator[tuple[float, Reason]]:
        score = self.rules.game.score
        if not score.primiera:
            return
        have = self.seen.won[self.side]
        before, gained, other = (
            sum(score.best_of_suits(have | pack(cards))) for cards in ((), mine.cards, theirs.cards)
        )
        counts = score.primiera_values.by_card
        if gained > max(before, other):
            card = max(mine.cards, key=lambda card: counts[card])
            reason = Reason("advice.take_primiera", {"card": card, "count": counts[card]})
            yield score.primiera * STEP * (gained - max(before, other)), reason

    def _of_what_is_left(
        self, act: Action, instead: Action, mine: PlayOutcome, theirs: PlayOutcome
    ) -> Iterator[Reason]:
        card, other = act.cards[0], instead.cards[0]
        more = theirs.scoring & ~mine.scoring
        facts: dict[str, Fact] = {"card": card}
        if self.special is not None and more == BIT[self.special]:
            yield Reason("advice.special_waits", {"card": self.special})
        elif not mine.scoring and theirs.scoring:
            # That nothing at all can be taken is said below.
            if mine.takers:
                yield Reason("advice.leaves_no_points", {"more": theirs.scoring.bit_count()})
        elif mine.scoring.bit_count() < theirs.scoring.bit_count():
            counts: dict[str, Fact] = {
                "left": mine.scoring.bit_count(),
                "more": theirs.scoring.bit_count(),
            }
            yield Reason("advice.leaves_fewer_points", counts)
        if instead.kind == TRAIL and self.worth[other] > self.worth[card] and card != other:
            told: dict[str, Fact] = {"other": other, "points": self.worth[other]}
            yield Reason("advice.keeps_points", told)
        if not mine.takers and theirs.takers:
            yield Reason("advice.leaves_nothing", facts)
        elif mine.takers.bit_count() < theirs.takers.bit_count():
            counts = {"left": mine.takers.bit_count(), "more": theirs.takers.bit_count()}
            yield Reason("advice.leaves_less", {**facts, **counts})
        if act.kind == TAKE and any(
            self.seen.builds[at].owner != self.seen.viewer for at in act.reading[1:]
        ):
            yield Reason("advice.take_build")

    def _of_later(
        self, act: Action, instead: Action, mine: PlayOutcome, theirs: PlayOutcome
    ) -> Iterator[Reason]:
        if act.kind == BUILD:
            yield from self._of_building(act)
        special = self.special
        is_lost = instead.kind == TRAIL and instead.cards[0] == special != act.cards[0]
        if special is not None and is_lost and not self.rules.values.addends[special].values:
            yield Reason("advice.keeps_special", {"card": special})
        kept = {card: points for card, points in mine.later.items() if card not in theirs.later}
        if kept:
            card = max(kept, key=lambda one: (kept[one], one))
            if kept[card] > 0:
                yield Reason("advice.keeps_take_points", {"card": card, "points": kept[card]})
            else:
                yield Reason("advice.keeps_take", {"card": card})

    def _of_building(self, act: Action) -> Iterator[Reason]:
        value = act.reading[0]
        takes = self.rules.values.takes
        rest = self.seen.hand & ~BIT[act.cards[0]]
        takers = [one for one in each(rest) if value in takes[one]]
        if not takers:
            return
        others = pack(one for one in each(self.unseen) if value in takes[one])
        facts: dict[str, Fact] = {"card": takers[0], "left": others.bit_count()}
        yield Reason("advice.build" if others else "advice.build_safe", facts)

    def _of_itself(self) -> Iterator[Reason]:
        """Yield what is true of the act, whatever else could be done."""
        act = self.acts[0]
        mine = self._outcome(act)
        if act.kind == TAKE:
            facts: dict[str, Fact] = {"count": len(mine.cards)}
            if mine.points > 0:
                yield Reason("advice.takes_points", {**facts, "points": mine.points})
            yield Reason("advice.takes_cards", facts)
            return
        if act.kind == BUILD:
            yield from self._of_building(act)
        yield from self._of_leaving(act, mine)

    def _of_leaving(self, act: Action, mine: PlayOutcome) -> Iterator[Reason]:
        card = act.cards[0]
        kept = max(each(self.seen.hand & ~BIT[card]), key=lambda one: self.worth[one], default=card)
        if self.worth[kept] > self.worth[card]:
            facts: dict[str, Fact] = {"other": kept, "points": self.worth[kept]}
            yield Reason("advice.keeps_points", facts)
        if mine.takers:
            left: dict[str, Fact] = {"card": card, "left": mine.takers.bit_count()}
            yield Reason("advice.trail_left", left)
        else:
            yield Reason("advice.leaves_nothing", {"card": card})


class _Offered:
    """What single cards could take from a table, in points that are counted."""

    def __init__(self, rules: FishingRules, table: TableState) -> None:
        self.rules = rules
        self.table = table
        self.worth = rules.game.score.cards.by_card

    def takes(self, card: CardId) -> bool:
        return bool(self._found(card))

    def points(self, card: CardId) -> int:
        """Return the most points that one capture with this card is worth, without its own."""
        return max(map(self._booty, self._found(card)), default=0)

    def _found(self, card: CardId) -> list[Action]:
        found: list[Action] = []
        sums = self.rules.values.loose_sums(self.table)
        self.rules.captures.add_all(self.table, (card,), sums, found)
        return found

    def _booty(self, take: Action) -> int:
        builds, score = take.reading[1:], self.rules.game.score
        points = sum(self.worth[card] for card in take.cards[1:])
        points += sum(self.worth[card] for at in builds for card in self.table.builds[at].cards)
        things = len(self.table.loose) + len(self.table.builds)
        return points + (score.sweep if things == len(take.cards) - 1 + len(builds) else 0)


def _count(cards: Sequence[CardId], counted: CardSet) -> int:
    return (pack(cards) & counted).bit_count()


def _named(cards: CardSet) -> tuple[CardId, ...]:
    return tuple(one_of_each_face(cards))[:NAMED_MOST]
