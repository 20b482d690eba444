"""The end of a fishing round, when the cards of the last deal can be counted: exact play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.actions import TAKE, Action
from game.engine.chance import SeededChance
from game.engine.fishing.flow import FishingRules
from game.engine.scoring.match_end import RoundsWon
from game.engine.state import PLAY, TableState
from game.engine.visibility import Observation, unseen

#: So many tables are looked at in all.
TABLES_MOST = 12_000
#: Winning the round outweighs the points it is won by.
ROUND = 12.0
BEYOND = 1e9
_CHANCE = SeededChance(0)


def all_is_known(rules: FishingRules, seen: Observation) -> bool:
    """Nothing left to deal, and every unseen card in one and the same hand."""
    if seen.stock_size or len(seen.standing.scores) != 2:
        return False
    hidden = unseen(rules.deck_set, seen).bit_count()
    others = [
        size - seen.known[seat].bit_count()
        for seat, size in enumerate(seen.hand_sizes)
        if seat != seen.viewer
    ]
    return max(others) == hidden


class TooLongError(Exception):
    """The end is not near enough to be counted out."""


class Endgame:
    """Counts out a table on which everything is known."""

    def __init__(self, rules: FishingRules, side: int) -> None:
        self.rules = rules
        self.side = side
        self.patience = TABLES_MOST

    def solve(self, table: TableState, acts: Sequence[Action]) -> Iterator[Action | None]:
        """In slices; the last one is the best act, or None if there was no end to it."""
        best, most = None, -BEYOND
        try:
            for act in acts:
                worth = self._after(table, act, most, BEYOND)
                if worth > most:
                    best, most = act, worth
                yield None
        except TooLongError:
            return
        yield best

    def _after(self, table: TableState, act: Action, low: float, high: float) -> float:
        after = table.clone()
        self.rules.apply(after, act, _CHANCE)
        if after.phase != PLAY:
            return self._worth(after)
        self.patience -= 1
        if self.patience < 0:
            raise TooLongError
        mine = after.standing.sides[after.to_act] == self.side
        acts = sorted(self.rules.legal_actions(after), key=_promise)
        best = -BEYOND if mine else BEYOND
        for following in acts:
            worth = self._after(after, following, low, high)
            if mine:
                best = max(best, worth)
                low = max(low, best)
            else:
                best = min(best, worth)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _worth(self, table: TableState) -> float:
        points = self.rules.game.score.score(table)
        margin = points[self.side] - points[1 - self.side]
        if isinstance(self.rules.match_end, RoundsWon) and margin:
            return margin + (ROUND if margin > 0 else -ROUND)
        return float(margin)


def _promise(act: Action) -> int:
    """Captures first, the largest first: good replies cut the others short."""
    return -len(act.cards) - 2 * len(act.reading) if act.kind == TAKE else 0
