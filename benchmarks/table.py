"""Copying, observing, guessing, undoing and describing, in microseconds, beside a yardstick.

Run: python -m benchmarks.table [--quick]
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median, quantiles

from benchmarks.contest import SORTED, sorted_ten_ints
from benchmarks.figures import Figure, Target, run
from benchmarks.window_rig import FULL_TABLE
from game.engine.actions import LAY_OFF, MELD
from game.engine.chance import SeededChance
from game.engine.match import Match, replay_onto
from game.engine.state import TableState
from game.engine.visibility import observe
from game.play.intents.moves import Moves
from game.play.pieces.describe import describe
from game.play.pieces.moment import Moments
from game.play.pieces.piece import TableFacts
from game.play.positions.position import read_position
from game.play.session.hand_order import Arranging
from game.play.session.running import RunningTable
from game.play.session.table_kind import kind_of
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

UNDONE = 60
#: A part of the time of a deep copy.
CLONE = Target(1 / 20)
#: The microseconds that `sorted()` took on the machine for which the targets below were set.
REFERENCE = 0.09
OBSERVE, GUESS, UNDO, DESCRIBE = (Target(most / REFERENCE) for most in (10, 25, 200, 1000))
ROUNDS = 9


def microseconds(step: Callable[[], object], times: int) -> float:
    """Return the median of several rounds, each the mean of many calls."""
    rounds = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(times):
            step()
        rounds.append((time.process_time() - start) / times * 1e6)
    return median(rounds)


def at_worst(step: Callable[[], object], times: int) -> float:
    """Return what only a hundredth of many calls takes longer than."""
    took = []
    for _ in range(times):
        start = time.process_time()
        step()
        took.append((time.process_time() - start) * 1e6)
    return quantiles(took, n=100)[-1]


def full_table() -> Callable[[], object]:
    """Return a step that describes five players, 25 melds and 20 cards anew."""
    position = read_position(FULL_TABLE, Catalogue()).position
    assert position is not None
    table = RunningTable.from_position(position, clock=time.monotonic)
    table.sit(table.to_act)
    moves = Moves(table, Arranging(table))
    facts = TableFacts(table.rules, kind_of(table.rules, len(table.players)), table.players)
    moments = Moments(table, moves)
    return lambda: describe(facts, moments.now(), {})


def match_in_the_middle(seed: int) -> Match:
    """Return a match of three players, more than sixty acts into a hand, with melds on the
    table."""
    rules = rules_of(Catalogue().load("loba_de_menos").game)
    match, dice = Match(rules, 3, SeededChance(seed)), Random(seed)
    hand_no = match.state.hand_no
    while len(match.log) <= UNDONE and match.state.hand_no == hand_no:
        actions = rules.legal_actions(match.state)
        laying = [action for action in actions if action.kind in (MELD, LAY_OFF)]
        match.submit(match.state.to_act, dice.choice(laying or actions))
    if len(match.log) <= UNDONE or not match.state.melds:
        return match_in_the_middle(seed + 1)
    return match


def figures(quick: bool) -> Iterator[Figure]:
    match = match_in_the_middle(1)
    rules, state = match.rules, match.state
    first = Match.replay(rules, match.seats, match.log, SeededChance(1), upto=1).state
    seen = observe(state, state.to_act)
    dice = Random(1)
    part = 10 if quick else 1

    def undo() -> TableState:
        again = first.clone()
        replay_onto(rules, again, match.log[1 : UNDONE + 1])
        return again

    yardstick = sorted_ten_ints()
    clone = microseconds(state.clone, 5000 // part)
    deepcopy = microseconds(lambda: copy.deepcopy(state), 200 // part)
    yield Figure("clone of the table", clone, "us", "copy.deepcopy", deepcopy, CLONE)
    for what, step, times, target in (
        ("observe", lambda: observe(state, state.to_act), 5000, OBSERVE),
        ("determinize", lambda: rules.world(seen, dice), 2000, GUESS),
        (f"undo of {UNDONE} acts by replay", undo, 300, UNDO),
    ):
        yield Figure(what, microseconds(step, times // part), "us", SORTED, yardstick, target)
    worst = at_worst(full_table(), 3000 // part)
    yield Figure("describe a full table, p99", worst, "us", SORTED, yardstick, DESCRIBE)


if __name__ == "__main__":
    run(figures, __doc__)
