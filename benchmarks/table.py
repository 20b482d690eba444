"""Copying, observing, guessing and undoing, in microseconds, beside a yardstick.

Run: python -m benchmarks.table
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from random import Random
from statistics import median

from benchmarks.contest import sorted_ten_ints
from game.engine.actions import LAY_OFF, MELD
from game.engine.chance import SeededChance
from game.engine.match import Match, replay_onto
from game.engine.state import TableState
from game.engine.visibility import observe
from game.variants.catalogue import Catalogue
from game.variants.compile import rules_of

UNDONE = 60
#: The targets in microseconds hold where the yardstick takes so long.
REFERENCE = 0.09
DEEPCOPY_TIMES = 20
ROUNDS = 9


def microseconds(step: Callable[[], object], times: int) -> float:
    """The median of several rounds, each the mean of so many calls."""
    rounds = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(times):
            step()
        rounds.append((time.process_time() - start) / times * 1e6)
    return median(rounds)


def match_in_the_middle(seed: int) -> Match:
    """Three players, more than sixty acts into a hand, with melds on the table."""
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


def main() -> None:
    match = match_in_the_middle(1)
    rules, state = match.rules, match.state
    first = Match.replay(rules, match.seats, match.log, SeededChance(1), upto=1).state
    seen = observe(state, state.to_act)
    dice = Random(1)

    def undo() -> TableState:
        again = first.clone()
        replay_onto(rules, again, match.log[1 : UNDONE + 1])
        return again

    yardstick = sorted_ten_ints()
    clone = microseconds(state.clone, 5000)
    deepcopy = microseconds(lambda: copy.deepcopy(state), 200)
    observing = microseconds(lambda: observe(state, state.to_act), 5000)
    guessing = microseconds(lambda: rules.world(seen, dice), 2000)
    undoing = microseconds(undo, 300)
    print(f"{'':34}{'us':>9}{'yardsticks':>12}{'at most':>9}")
    print(f"{'sorted() of ten ints (yardstick)':34}{yardstick:9.3f}{1:12.1f}")
    print(f"{'copy.deepcopy of the table':34}{deepcopy:9.2f}{deepcopy / yardstick:12.1f}")
    for name, spent, target in (
        ("clone of the same", clone, deepcopy / DEEPCOPY_TIMES),
        ("observe", observing, 10 / REFERENCE * yardstick),
        ("determinize", guessing, 25 / REFERENCE * yardstick),
        (f"undo of {UNDONE} actions by replay", undoing, 200 / REFERENCE * yardstick),
    ):
        verdict = "reached" if spent <= target else "MISSED"
        row = f"{name:34}{spent:9.2f}{spent / yardstick:12.1f}{target / yardstick:9.1f}"
        print(f"{row}  {verdict}")
    print(f"clone is {deepcopy / clone:.0f} times as fast as deepcopy")


if __name__ == "__main__":
    main()
