"""How long the bots take for one decision, in milliseconds of one core.

Run: python -m benchmarks.bots_time [--quick]

Who thinks ahead is asked for better answers until a budget is spent, as a table asks; what counts
is how long the last thought goes on after that.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from random import Random

from benchmarks.contest import SORTED, sorted_ten_ints
from benchmarks.figures import VALUE, Figure, Target, run
from game.bots.base import Bot
from game.bots.levels import LEVELS, bot_named
from game.engine.actions import Action
from game.engine.chance import SeededChance
from game.engine.fishing.flow import FishingRules
from game.engine.match import Match
from game.engine.notation import AnyRules
from game.engine.visibility import Observation, observe
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

SEATS = (2, 4)
#: Seconds of processor time for each bot in each game.
SECONDS, SECONDS_QUICK = 20.0, 2.0
#: Milliseconds: the median and the 99th percentile for bots that answer at once. The expert, and
#: all bots of fishing games, have a budget; their 99th percentile may be a tenth more.
MEDIAN, SLOWEST = Target(20, VALUE), Target(100, VALUE)
BUDGET = 800.0
BUDGET_SLOWEST = Target(880, VALUE)


def decide(
    bot: Bot, seen: Observation, legal: Sequence[Action], rng: Random
) -> tuple[Action, float]:
    """Return a bot's answer when the budget is spent, and the milliseconds it took."""
    began = time.process_time()
    best = legal[0]
    for answer in bot.think(seen, legal, rng):
        best = answer
        if 1000 * (time.process_time() - began) >= BUDGET:
            break
    return best, 1000 * (time.process_time() - began)


def times(rules: AnyRules, name: str, seconds: float) -> list[float]:
    """Return the milliseconds of the decisions in match after match, as many as fit into the time,
    the shortest first. Those with only one legal act are left out."""
    spent: list[float] = []
    until = time.process_time() + seconds
    number = 0
    while time.process_time() < until:
        players = rules.common.players
        seats = min(max(SEATS[number % len(SEATS)], players.min), players.max)
        match = Match(rules, seats, SeededChance(number))
        bots = [bot_named(name, rules) for _ in range(seats)]
        rng = Random(number)
        number += 1
        while not match.is_over and time.process_time() < until:
            seat = match.state.to_act
            seen, legal = observe(match.state, seat), rules.legal_actions(match.state)
            act, took = decide(bots[seat], seen, legal, rng)
            match.submit(seat, act)
            if len(legal) > 1:
                spent.append(took)
    return sorted(spent)


def share(numbers: Sequence[float], part: float) -> float:
    return numbers[int(part * (len(numbers) - 1))]


def figures(quick: bool) -> Iterator[Figure]:
    for game in Catalogue().ids():
        rules = rules_of(Catalogue().load(game).game)
        for name in LEVELS:
            yardstick = sorted_ten_ints() / 1000
            took = times(rules, name, SECONDS_QUICK if quick else SECONDS)
            ahead = name == "expert" or isinstance(rules, FishingRules)
            middle, slow = share(took, 0.5), share(took, 0.99)
            most = None if ahead else MEDIAN
            yield Figure(f"{game}, {name}, median", middle, "ms", SORTED, yardstick, most)
            most = BUDGET_SLOWEST if ahead else SLOWEST
            done = f"{len(took):,} decisions"
            yield Figure(f"{game}, {name}, p99", slow, "ms", SORTED, yardstick, most, done)


if __name__ == "__main__":
    run(figures, __doc__)
