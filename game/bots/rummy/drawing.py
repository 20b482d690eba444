"""Choosing between stock and pile: the turn is played through in thought, with each card that may
come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from game.bots.habits import lean
from game.bots.rummy.mind import Outlook, RummyMind
from game.bots.rummy.prospects import is_stuck
from game.bots.rummy.turn import FULL_HEED, Heed, Turn
from game.engine.actions import DISCARD, STOCK, Action
from game.engine.cards import BIT, CardId, CardSet, pack, with_twins
from game.engine.chance import IN_THOUGHT
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.game import as_laid
from game.engine.state import TableState
from game.engine.visibility import Observation, observe

#: No turn has more acts than this.
ACTS_MOST: Final = 40

Choose = Callable[[Observation, Sequence[Action], TableState], Action]
"""Returns the next act of a player in a turn."""


class TurnAhead(NamedTuple):
    """Where a turn leads: the table before the discard, and the card that would be thrown, none if
    the hand is over."""

    table: TableState
    thrown: CardSet


def turn_after(rules: RummyRules, table: TableState, draw: Action, choose: Choose) -> TurnAhead:
    """Return where this draw and the turn after it lead."""
    state = table.clone()
    me, turn = state.to_act, state.turn_no
    rules.apply(state, draw, IN_THOUGHT)
    for _ in range(ACTS_MOST):
        if state.to_act != me or not state.phase.lays or state.turn_no != turn:
            break
        act = choose(observe(state, me), rules.legal_actions(state), state)
        if act.kind == DISCARD:
            return TurnAhead(state, pack(act.cards))
        rules.apply(state, act, IN_THOUGHT)
    return TurnAhead(state, 0)


def gives_back(table: TableState, after: TurnAhead) -> bool:
    """Return whether a turn that took the top of the pile would change nothing: the same face is
    thrown, and nothing else has moved. Players who take such cards hand them round without an
    end."""
    me, top = table.to_act, BIT[table.pile[-1]]
    return bool(after.thrown & with_twins(top)) and after.table.hands[me] == table.hands[me] | top


def is_worth_taking(rules: RummyRules, table: TableState, take: Action, choose: Choose) -> bool:
    """Return whether a player who draws so from the pile keeps or puts down the card on top."""
    return not gives_back(table, turn_after(rules, table, take, choose))


def wanted_draw(
    rules: RummyRules,
    pile: Sequence[CardId],
    draws: Sequence[Action],
    wants: Callable[[CardId], bool],
) -> Action | None:
    """Return the first way to draw from the pile for the sake of a card that is wanted, if any."""
    takes = (draw for draw in draws if draw.place != STOCK)
    return next((take for take in takes if wants(rules.pile.sought(pile, take))), None)


#: The most cards of the stock that are tried.
TRIES: Final = 6
#: What going out is worth, in units.
OUT: Final = 8.0


def best_draw(
    mind: RummyMind,
    seen: Observation,
    legal: Sequence[Action],
    table: TableState,
    heed: Heed = FULL_HEED,
) -> Action:
    first, me, sound = legal[0], seen.viewer, sound_act(mind, heed)
    if not (mind.rules.pile.takes_many or looks_useful(mind, seen, legal)):
        return first
    takes = [draw for draw in legal if draw.place != STOCK]
    ahead = [(take, turn_after(mind.rules, table, take, sound)) for take in takes]
    kept = [(_worth(mind, end, me), take) for take, end in ahead if not gives_back(table, end)]
    if not kept:
        return first
    taken, best = max(kept, key=lambda one: one[0])
    if not is_stuck(seen):
        taken += lean(mind.weights.habits, seen, best)
    if first.place != STOCK:
        return best
    tables = [_next_is(table, card) for card in _samples(table)] or [table]
    drawn = [_worth(mind, turn_after(mind.rules, one, first, sound), me) for one in tables]
    return best if taken > sum(drawn) / len(drawn) else first


def looks_useful(mind: RummyMind, seen: Observation, legal: Sequence[Action]) -> bool:
    """Return whether a quick look finds a use for a card that is sought in the pile."""
    return wanted_draw(mind.rules, seen.pile, legal, partial(_concerns, mind, seen)) is not None


def _concerns(mind: RummyMind, seen: Observation, card: CardId) -> bool:
    """Return whether a card is wild, fits a meld on the table, or goes with a card of the hand."""
    if mind.rules.wilds >> card & 1 or any(fits >> card & 1 for fits in seen.fits):
        return True
    bit = BIT[card]
    return any(
        pattern.cards & bit and pattern.cards & seen.hand & ~bit
        for pattern in mind.sought(seen, seen.viewer)
    )


def _samples(table: TableState) -> list[int]:
    """Return cards that may lie on top of the stock, as the table is one of many possible ones;
    none if the pile must be turned over first."""
    if table.stock_open or len(table.stock) <= TRIES:
        return table.stock[-1:]
    return table.stock[-TRIES:]


def _next_is(table: TableState, card: int) -> TableState:
    twin = table.clone()
    twin.stock.remove(card)
    twin.stock.append(card)
    return twin


def sound_act(mind: RummyMind, heed: Heed = FULL_HEED) -> Choose:
    """Return a function that chooses the acts of a turn as a player does."""
    return lambda seen, legal, table: Turn(
        mind, seen, legal, table, Outlook(mind, seen), heed
    ).act()


def _worth(mind: RummyMind, after: TurnAhead, me: int) -> float:
    """Return what the table is worth to a player after a turn."""
    seen, left = observe(after.table, me), after.table.hands[me] & ~after.thrown
    laid = 0
    score = mind.rules.game.score
    if score.melds_count:
        for meld in seen.melds:
            if meld.owner == seen.viewer:
                laid += score.meld_points(as_laid(mind.rules.kinds, meld))
    if not left:
        return laid / mind.unit + OUT + mind.weights.contract
    outlook = Outlook(mind, seen)
    return laid / mind.unit + outlook.worth(left)
