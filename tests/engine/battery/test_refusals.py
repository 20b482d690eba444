"""What is listed is allowed; what is refused changes nothing; what is allowed breaks nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.engine.actions import (
    BUILD,
    DEAL,
    DECLINE,
    DISCARD,
    DRAW,
    LAY_OFF,
    MELD,
    NOWHERE,
    OPEN,
    PILE,
    REBUY,
    RECLAIM,
    STOCK,
    TAKE,
    TRAIL,
    Action,
)
from game.engine.cards import CARDS_MOST, unpack
from game.engine.chance import SeededChance
from game.engine.checks import faults
from game.engine.match import Match
from game.engine.rules import IllegalActionError
from game.engine.state import TableState

from .players import Walk, eager, late_walk
from .tables import PLAIN, TABLES, AnyRules, Table, rules_at

STEPS = 90
EVERY = 5
JUNK = 12
KINDS = (
    *(DRAW, MELD, OPEN, LAY_OFF, RECLAIM, DISCARD, TRAIL, TAKE, BUILD, REBUY, DECLINE, DEAL),
    "fly",
)


def moments(walk: Walk) -> Iterator[TableState]:
    for at, state in enumerate(walk.positions(STEPS)):
        if at % EVERY == 0:
            yield state


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_listed_is_allowed_and_listed_once(table: Table) -> None:
    walk = late_walk(table)
    for state in moments(walk):
        before = state.clone()
        actions = walk.rules.legal_actions(state)
        assert len(set(actions)) == len(actions)
        for action in actions:
            assert walk.rules.refuse(state, action) is None, action
        assert state == before


# Wrong in one way ------------------------------------------------------------------------------


def twisted(state: TableState, action: Action, rng: Random) -> Iterator[Action]:
    """A legal action with one thing changed. Some are legal as well."""
    hand, everything = unpack(state.hands[state.to_act]), range(CARDS_MOST)
    cards, reading = action.cards, action.reading
    for pool in (hand, everything):
        card = rng.choice(pool) if pool else 0
        yield action._replace(cards=(*cards, card))
        if cards:
            at = rng.randrange(len(cards))
            yield action._replace(cards=(*cards[:at], card, *cards[at + 1 :]))
    yield action._replace(cards=cards[:-1])
    yield action._replace(cards=cards[::-1])
    yield action._replace(cards=cards + cards[:1])
    for place in (STOCK, PILE, NOWHERE, action.place + 1, len(state.melds), -7, 99):
        yield action._replace(place=place)
    for at, number in enumerate(reading):
        for other in (number + 1, number - 1, number + 13, -number, 99):
            yield action._replace(reading=(*reading[:at], other, *reading[at + 1 :]))
    yield action._replace(reading=())
    yield action._replace(reading=(*reading, 0))
    yield action._replace(reading=reading[::-1])
    yield action._replace(kind=rng.choice(KINDS))


def nonsense(state: TableState, rng: Random) -> Action:
    hand = unpack(state.hands[state.to_act])
    pool = rng.choice((hand, (*state.loose, *state.pile), range(-3, CARDS_MOST + 3)))
    cards = tuple(rng.choice(pool) for _ in range(rng.randrange(7)) if pool)
    reading = tuple(rng.randrange(-2, 16) for _ in range(rng.randrange(7)))
    return Action(rng.choice(KINDS), cards, rng.randrange(-4, 8), reading)


def judge(rules: AnyRules, state: TableState, action: Action) -> None:
    """Asking changes nothing, and what is allowed leaves a sound table where play goes on."""
    before = state.clone()
    refusal = rules.refuse(state, action)
    assert state == before, action
    if refusal is None:
        after = state.clone()
        rules.apply(after, action, SeededChance(0))
        assert faults(rules, after) == [], action
        assert rules.legal_actions(after) or rules.result(after), action
    else:
        assert refusal.key.startswith("refuse.")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_twisted_actions_are_judged_without_harm(table: Table) -> None:
    walk = late_walk(table)
    for state in moments(walk):
        actions = walk.rules.legal_actions(state)
        if actions:
            for action in twisted(state, eager(actions, walk.rng), walk.rng):
                judge(walk.rules, state, action)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nonsense_is_judged_without_harm(table: Table) -> None:
    walk = late_walk(table)
    for state in moments(walk):
        for _ in range(JUNK):
            judge(walk.rules, state, nonsense(state, walk.rng))


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_refused_action_is_not_done(table: Table) -> None:
    match = Match(rules_at(table), table.seats, SeededChance(0))
    rng = Random(0)
    refused = 0
    for _ in range(STEPS):
        if match.is_over:
            break
        seat, state = match.state.to_act, match.state
        action = eager(match.rules.legal_actions(state), rng)
        before, log = state.clone(), [*match.log]
        others = [(other, action) for other in range(-1, table.seats + 1) if other != seat]
        for wrong_seat, wrong in [*others, (seat, nonsense(state, rng))]:
            if match.refuse(wrong_seat, wrong) is not None:
                with pytest.raises(IllegalActionError):
                    match.submit(wrong_seat, wrong)
                refused += 1
        assert match.state is state
        assert state == before
        assert match.log == log
        match.submit(seat, action)
    assert refused >= STEPS
