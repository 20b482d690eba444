"""A match is its log: replayed, taken back and done again, or copied, it stays the same."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.actions import Action
from game.engine.chance import SeededChance
from game.engine.events import Event
from game.engine.match import DIGEST_EVERY, DriftError, Match
from game.engine.phases import OVER, Phase
from game.engine.rules import IllegalActionError
from game.engine.state import FIELDS, Standing, TableState
from game.engine.visibility import observe

from .players import eager, late_walk
from .tables import PLAIN, TABLES, Table, rules_at

ACTS = 100


def played(table: Table, acts: int = ACTS) -> Match:
    match = Match(rules_at(table), table.seats, SeededChance(f"{table}"))
    rng = Random(f"{table}")
    while len(match.log) <= acts and not match.is_over:
        submit_any(match, rng)
    return match


def submit_any(match: Match, rng: Random) -> Action:
    action = eager(match.rules.legal_actions(match.state), rng)
    match.submit(match.state.to_act, action)
    return action


# Replay ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_replayed_match_is_the_match(table: Table) -> None:
    match = played(table)
    again = Match.replay(rules_at(table), table.seats, match.log, SeededChance(1))
    assert again.state == match.state
    assert again.state.digest() == match.state.digest()
    assert again.log == match.log
    assert again.first_events == match.first_events


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_replay_may_stop_anywhere_and_be_played_on(table: Table) -> None:
    match = played(table)
    for upto in (1, len(match.log) // 2, len(match.log) - 1):
        part = Match.replay(rules_at(table), table.seats, match.log, SeededChance(1), upto)
        assert len(part.log) == upto
        for entry in match.log[upto:]:
            assert entry.action is not None
            if entry.chance:
                break
            part.submit(entry.seat, entry.action)
        else:
            assert part.state == match.state


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_log_that_was_tampered_with_drifts(table: Table) -> None:
    match = played(table)
    at = DIGEST_EVERY * (len(match.log) // DIGEST_EVERY - 1)
    log = [*match.log]
    log[at] = log[at]._replace(digest="0" * 12)
    with pytest.raises(DriftError) as caught:
        Match.replay(rules_at(table), table.seats, log, SeededChance(1))
    assert caught.value.ply == at


# Undo ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_undo_then_redo_is_nothing_done(table: Table) -> None:
    match = played(table, 1)
    rng = Random(0)
    undone = 0
    while len(match.log) <= ACTS and not match.is_over:
        seat, before, log = match.state.to_act, match.state.clone(), [*match.log]
        action = submit_any(match, rng)
        after = match.state.clone()
        if match.undo_refusal(seat) is None:
            assert match.undo(seat) == action
            assert match.state == before
            assert match.log == log
            match.submit(seat, action)
            assert match.state == after
            undone += 1
    assert undone


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_nothing_seen_is_unseen_by_undo(table: Table) -> None:
    """After an undo nobody may know a card that this place in the match kept hidden."""
    match = played(table, 1)
    rng = Random(0)
    refused = 0
    while len(match.log) <= ACTS and not match.is_over:
        seat, before = match.state.to_act, match.state.clone()
        submit_any(match, rng)
        seen_more = any(learnt(before, match.state, viewer) for viewer in range(table.seats))
        if seen_more:
            refusal = match.undo_refusal(seat)
            assert refusal is not None
            assert refusal.key == "refuse.undo.seen"
            with pytest.raises(IllegalActionError):
                match.undo(seat)
            refused += 1
        for other in range(table.seats):
            if other != seat:
                assert match.undo_refusal(other) is not None
    assert refused


def learnt(before: TableState, after: TableState, viewer: int) -> bool:
    """Does the viewer now hold a card that was in the stock?"""
    return any(after.hands[viewer] >> card & 1 for card in before.stock)


# Clones ----------------------------------------------------------------------------------------


def test_a_clone_copies_every_slot() -> None:
    walk = late_walk(Table("loba_de_menos", (), 4))
    fresh = TableState(walk.state.standing, walk.state.dealer)
    for at, name in enumerate(FIELDS):
        setattr(fresh, name, another(getattr(fresh, name), at))
    assert fresh.clone().content() == fresh.content()


def another(value: object, number: int) -> object:
    """Return a value of the same type that a new state does not have."""
    match value:
        case bool():
            return not value
        case Phase():
            return OVER
        case int():
            return type(value)(number)
        case Standing():
            return value._replace(round_no=number)
        case _:
            assert isinstance(value, list | tuple)
            return type(value)([number])


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_clone_shares_nothing_that_can_change(table: Table) -> None:
    for state in late_walk(table).positions(ACTS):
        twin = state.clone()
        for name in FIELDS:
            mine, its = getattr(state, name), getattr(twin, name)
            assert mine == its
            if isinstance(mine, list):
                assert mine is not its
                assert all(is_frozen(part) for part in mine)
            else:
                assert is_frozen(mine)


def is_frozen(value: object) -> bool:
    if isinstance(value, tuple):
        return all(is_frozen(part) for part in value)
    return isinstance(value, int | str)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_playing_a_clone_is_playing(table: Table) -> None:
    walk = late_walk(table)
    for state in walk.positions(ACTS):
        actions = walk.rules.legal_actions(state)
        if not actions:
            break
        action = eager(actions, Random(state.ply))
        before, silent, heard = state.clone(), state.clone(), state.clone()
        events: list[Event] = []
        walk.rules.apply(silent, action, SeededChance(state.ply))
        walk.rules.apply(heard, action, SeededChance(state.ply), events.append)
        assert state == before
        assert silent == heard
        assert events
        assert observe(silent, 0) == observe(heard, 0)
