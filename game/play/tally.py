"""The events of a match, counted: who won, who went out how, who bought back in, who swept."""

from hashlib import sha256
from itertools import chain

from game.engine.cards import CardSet
from game.engine.events import Event
from game.engine.rules import MatchResult
from game.engine.scoring.match_end import HANDS_WON, Goal
from game.engine.state import Standing, TableState
from game.play.session.hand_log import retell
from game.play.session.table_kind import kind_of
from game.storage.match_codec import SavedMatch
from game.storage.statistics import OF_HANDS, HandFacts, MatchFacts, SeatFacts


def places(standing: Standing, result: MatchResult, goal: Goal) -> tuple[int, ...]:
    """Return the place of every side, from 1: winners, then those still in, then by scores. Equals
    share a place."""
    sign = -1 if goal.high_is_good else 1
    out = dict(zip(standing.sides, standing.out, strict=True))
    worth = [
        (side not in result.winners, out[side], sign * score)
        for side, score in enumerate(result.scores)
    ]
    return tuple(1 + sum(other < own for other in worth) for own in worth)


class Tally:
    """The counts of what happens in a match, from where its log begins. Hands that were dealt again
    count for nothing."""

    def __init__(self, begin: Standing, untakeable: CardSet) -> None:
        self._untakeable = untakeable
        #: What each player has done in the hand so far, by the names of the statistics.
        self._counted: list[dict[str, int]] = [{} for _ in begin.sides]
        self.hands: list[list[HandFacts]] = [[] for _ in begin.sides]
        self._before = begin

    def hear(self, event: Event, state: TableState) -> None:
        if event.kind == "hand_began":
            self._counted = [{} for _ in self._counted]
        elif event.seat >= 0:
            counted = self._counted[event.seat]
            for one in OF_HANDS:
                assert one.of_event is not None
                if more := one.of_event(event, state, self._untakeable):
                    known = counted.get(one.name, 0)
                    counted[one.name] = min(one.most, one.join((known, int(more))))
        if event.standing is not None:
            if event.kind == "scored":
                self._book(event.standing)
            self._before = event.standing

    def _book(self, standing: Standing) -> None:
        before = self._before
        if len(standing.sheet) == len(before.sheet):
            return
        for seat, side in enumerate(standing.sides):
            if before.out[seat]:
                continue
            won = standing.hands_won[side] - before.hands_won[side]
            points, score = standing.sheet[-1][side], standing.scores[side]
            self.hands[seat].append(HandFacts(points, score, won > 0, self._counted[seat]))


def facts_of(saved: SavedMatch) -> MatchFacts | None:
    """Return the facts of a match that is over, and of which everything is known; None for any
    other."""
    match, seats = saved.match, len(saved.seats)
    result = match.rules.result(match.state)
    if result is None or saved.lost is not None:
        return None
    kind, standing = kind_of(saved.rules, seats), match.state.standing
    steps = retell(match)
    first = next(steps)
    tally = Tally(first.state.standing, kind.untakeable)
    digest = sha256("\n".join(seat.name for seat in saved.seats).encode())
    for step in chain([first], steps):
        digest.update(repr(step.entry[:3]).encode())
        for event in step.events:
            tally.hear(event, step.state)
    placed = places(standing, result, kind.goal)
    results = tuple(
        SeatFacts(
            name=who.name,
            kind=who.kind,
            side=side,
            place=placed[side],
            won=side in result.winners,
            score=result.scores[side],
            money=result.money[seat],
            rebuys=standing.rebuys[seat],
            hands=tuple(tally.hands[seat]),
        )
        for seat, (who, side) in enumerate(zip(saved.seats, standing.sides, strict=True))
    )
    return MatchFacts(
        digest=digest.hexdigest(),
        game=saved.variant.id,
        options=dict(saved.variant.chosen),
        deal=saved.deal,
        is_branch=saved.is_branch,
        taken_back=saved.taken_back,
        is_whole=saved.is_whole,
        high_is_good=kind.goal.high_is_good,
        counts_hands=kind.goal.counts == HANDS_WON,
        acts=len(match.log) - 1,
        seats=results,
    )
