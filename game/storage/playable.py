"""Whether a match can go on from a table that was read from a file, whoever wrote it.

What lies on the table is looked at by `engine.checks`; here it is whose turn it is and what for.
"""

from __future__ import annotations

from game.engine.checks import AnyRules
from game.engine.fishing.flow import FishingRules
from game.engine.rummy.flow import RummyRules
from game.engine.scoring.match_end import HANDS_MOST
from game.engine.state import DRAW, NOBODY, OVER, PLAY, REBUY, SCORED, TableState


def can_go_on(rules: AnyRules, state: TableState) -> bool:
    """Whoever is to act may act, and every act leads on to the end of the match. The table must be
    sound."""
    standing, end = state.standing, rules.match_end
    seats_in = standing.out.count(False)
    if state.phase != PLAY and (state.duty or state.barred != NOBODY):
        return False
    if state.phase != REBUY and state.pending:
        return False
    if state.phase == OVER:
        return seats_in > 0 and (end.is_over(standing) or state.hand_no >= HANDS_MOST)
    if seats_in < 2 or standing.out[state.to_act]:
        return False
    if state.phase == REBUY:
        return _is_asked(rules, state)
    if end.is_over(standing) or end.busted(standing):
        return False
    if state.phase == SCORED:
        return state.to_act == state.dealer
    return _can_be_played(rules, state)


def _is_asked(rules: AnyRules, state: TableState) -> bool:
    """Those who may not play on as they are decide one after the other, and somebody can."""
    pending, busted = state.pending, rules.match_end.busted(state.standing)
    return (
        bool(pending)
        and state.to_act == pending[0]
        and len(pending) == len(busted)
        and set(pending) == set(busted)
        and rules.may_rebuy(state, state.to_act)
        and len(busted) < state.standing.out.count(False)
    )


def _can_be_played(rules: AnyRules, state: TableState) -> bool:
    if any(cards and out for cards, out in zip(state.hands, state.standing.out, strict=True)):
        return False
    if isinstance(rules, FishingRules):
        in_turn = state.phase == PLAY and _is_dealt_evenly(rules, state)
    else:
        in_turn = _has_everybody_cards(rules, state)
    return in_turn and bool(rules.legal_actions(state))


def _is_dealt_evenly(rules: FishingRules, state: TableState) -> bool:
    """All play their last card in the same round, and the stock is enough for whole rounds."""
    order, seat = [state.to_act], state.standing.after[state.to_act]
    while seat != state.to_act:
        order.append(seat)
        seat = state.standing.after[seat]
    sizes = [state.hands[seat].bit_count() for seat in order]
    is_in_turn = sizes == sorted(sizes, reverse=True) and sizes[0] - sizes[-1] <= 1
    is_barred = state.duty or state.barred != NOBODY
    return is_in_turn and not is_barred and not len(state.stock) % _round_size(rules, state)


def _round_size(rules: FishingRules, state: TableState) -> int:
    return rules.hand_size(state) * state.standing.out.count(False)


def _has_everybody_cards(rules: RummyRules, state: TableState) -> bool:
    """Nobody has gone out, and a card that must be played is held."""
    seats = zip(state.hands, state.standing.out, strict=True)
    owed = not state.duty or bool(state.duty & state.hands[state.to_act])
    return state.phase in (DRAW, PLAY) and owed and all(cards or out for cards, out in seats)
