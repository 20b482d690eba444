"""A hand that was played: the table after its deal, and what was done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.engine.chance import RecordedChance
from game.engine.match import Entry, Match, do_again, replay_onto
from game.engine.notation import AnyRules
from game.engine.scoring.match_end import HANDS_WON
from game.engine.state import Standing, TableState


class PlayedHand(NamedTuple):
    """A hand and its acts. `dealt`: the table after the deal, not to be changed. `begins`: the
    number of the first of `entries` in the log of the match."""

    rules: AnyRules
    dealt: TableState
    begins: int
    entries: tuple[Entry, ...]

    def states(self) -> Iterator[tuple[int, Entry, TableState]]:
        """Yield every act with its number in the log and the table before it, which the next step
        changes."""
        state = self.dealt.clone()
        for number, entry in enumerate(self.entries, self.begins):
            yield number, entry, state
            do_again(self.rules, state, entry)

    def state_before(self, act_index: int) -> TableState:
        return next(state for number, _, state in self.states() if number == act_index)

    def after(self) -> TableState:
        state = self.dealt.clone()
        replay_onto(self.rules, state, self.entries)
        return state

    def result(self, seat: int) -> float:
        return lead(self.rules, self.dealt.standing, self.after().standing, seat)


def counts_rounds(rules: AnyRules) -> bool:
    """Return whether a hand is won or lost and its points do not matter: results are shares of a
    round."""
    return rules.match_end.goal.counts == HANDS_WON


def lead(rules: AnyRules, before: Standing, after: Standing, seat: int) -> float:
    """Return what a hand brought the side of a seat, against the mean of the others still in; more
    is better."""
    gained = [new - old for new, old in zip(after.scores, before.scores, strict=True)]
    own = before.sides[seat]
    in_play = {side for side, out in zip(before.sides, before.out, strict=True) if not out}
    others = [gained[side] for side in sorted(in_play - {own})]
    sign = 1 if rules.match_end.goal.high_is_good else -1
    return sign * (gained[own] - sum(others) / max(1, len(others)))


def hand_of(match: Match, rules: AnyRules, hand_no: int) -> PlayedHand | None:
    """Return a hand of a match that has been played to its end; None if there is none of that
    number."""
    first, *acts = match.log
    state = match.begin(RecordedChance(iter(first.chance)))
    dealt, begins = state.clone(), 1
    for number, entry in enumerate(acts, 1):
        do_again(rules, state, entry)
        if state.hand_no != dealt.hand_no:
            dealt, begins = state.clone(), number + 1
        elif dealt.hand_no == hand_no and not state.phase.in_play:
            return PlayedHand(rules, dealt, begins, tuple(match.log[begins : number + 1]))
    return None
